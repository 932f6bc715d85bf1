"""The engine's matching against the slow one, on random realms and in random games."""

from __future__ import annotations

from random import Random

import pytest

from pentarchy.games.founders import matching
from pentarchy.games.founders.state import NONE, FoundersState
from pentarchy.games.founders.state_realm import Realm
from pentarchy.games.founders.steps_attach import Place
from pentarchy.kernel.bits import bits
from tests.games.founders import oracle
from tests.games.founders.oracle import Cell
from tests.games.founders.table import founders

RULES = founders()
CATALOGUE = RULES.catalogue
KEYS = CATALOGUE.resources


def plain(realm: Realm) -> dict[Cell, tuple[str, ...]]:
    """What the tiles of a realm can make, by column and row."""
    return {
        realm.grid.places[cell]: tuple(KEYS[r] for r in CATALOGUE.kinds[kind].makes)
        for cell, kind in realm.tiles.items()
    }


def cells(realm: Realm, mask: int) -> set[Cell]:
    return {realm.grid.places[cell] for cell in bits(mask)}


def slow_sites(realm: Realm, cost: tuple[int, ...]) -> set[Cell]:
    named = tuple(KEYS[resource] for resource in cost)
    silent = cells(realm, realm.ruined | realm.coins | realm.mastered)
    return oracle.sites(plain(realm), silent, cells(realm, realm.carts), named)


def random_realm(rng: Random, size: int) -> Realm:
    """Tiles, mostly nature, some silent ones and some carts, all at random."""
    realm = Realm.empty(RULES.grid, CATALOGUE)
    for _ in range(size):
        cell = rng.choice(list(bits(realm.free if realm.tiles else realm.sites)))
        family = rng.choice([0, 0, 0, 1, 2, 3])
        realm = realm.attach(cell, rng.choice(list(bits(CATALOGUE.families[family]))))
    for cell in realm.tiles:
        change = rng.random()
        if change < 0.08:
            realm = realm.ruin(cell)
        elif change < 0.16:
            realm = realm.lay_coin(cell)
        elif change < 0.2:
            realm = realm.lay_master(cell)
    for corner in bits(RULES.grid.corners(realm.occupied)):
        if rng.random() < 0.3:
            realm = realm.lay_cart(corner)
    return realm


@pytest.mark.rule("4.3")
@pytest.mark.rule("8.3")
@pytest.mark.parametrize("seed", range(40))
def test_the_matching_agrees_with_trying_every_payer(seed: int) -> None:
    rng = Random(seed)
    realm = random_realm(rng, rng.randrange(2, 22))
    costs = {kind.cost for kind in CATALOGUE.kinds if kind.cost}
    costs |= {(0, 0), (0, 0, 1), (0, 1, 2), (1, 1, 2, 2)}
    met = 0
    for cost in sorted(costs):
        found = cells(realm, matching.sites(realm, cost))
        assert found == slow_sites(realm, cost), f"{plain(realm)}: {[KEYS[r] for r in cost]}"
        met += bool(found)
        for cell in bits(matching.sites(realm, cost)):
            check_payment(realm, cost, cell)
    assert met or len(realm.tiles) < 8


def check_payment(realm: Realm, cost: tuple[int, ...], cell: int) -> None:
    """The payers that are shown: different tiles within reach, each making what it pays."""
    paid = matching.payment(realm, cost, cell)
    assert tuple(resource for resource, _ in paid) == cost
    payers = [tile for _, tile in paid]
    assert len(set(payers)) == len(payers)
    for resource, tile in paid:
        assert realm.makers[resource] >> tile & 1
        assert not realm.silent >> tile & 1
        assert tile != cell


@pytest.mark.rule("3.2")
@pytest.mark.parametrize("seed", range(12))
def test_unions_and_free_cells_agree(seed: int) -> None:
    realm = random_realm(Random(seed), 18)
    joined = oracle.unions(cells(realm, realm.carts))
    assert sorted(map(sorted, joined)) == sorted(
        sorted(cells(realm, union)) for union, _ in realm.unions
    )
    tiles = set(plain(realm))
    free = {near for cell in tiles for near in oracle.beside(cell)} - tiles
    assert cells(realm, realm.free) == free
    unprotected = {(c, r) for c, r in tiles if not any(x == c and y > r for x, y in tiles)}
    assert cells(realm, realm.unprotected) == unprotected


@pytest.mark.parametrize("seed", range(3))
def test_places_in_random_games_agree(seed: int) -> None:
    """Legal places of whole games, bought resources and forced tiles included."""
    state = RULES.new(2 + seed, seed)
    assert isinstance(state, FoundersState)
    rng = Random(seed)
    looked = 0
    while not state.over:
        seat = state.actors[0]
        step = state.deciding(seat)
        if isinstance(step, Place):
            cost = list(CATALOGUE.kinds[step.kind].cost)
            if state.bought in cost and state.bought != NONE:
                cost.remove(state.bought)
            places = {action.index for action in state.legal(seat)}
            assert cells(state.realms[seat], sum(1 << p for p in places)) == slow_sites(
                state.realms[seat], tuple(cost)
            )
            looked += 1
        state.play(seat, rng.choice(state.legal(seat)))
    assert looked > 20
