"""What a seat may know of a game of Founders: everything but the order of the stacks.

The stacks hold what has not been seen yet, so what is in them is known too; only what comes next
is not. The same is true of the masters that nobody has drawn (rule 5.3).
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import msgspec

from pentarchy.games.founders import matching
from pentarchy.games.founders.components import STACKS, TOKENS, Components
from pentarchy.games.founders.grid import Diamond
from pentarchy.games.founders.state import NONE, FoundersOptions, FoundersState
from pentarchy.games.founders.state_realm import Realm
from pentarchy.games.founders.steps_attach import PLACE, Place
from pentarchy.games.founders.steps_setup import STEPS
from pentarchy.games.founders.tiles import MASTER_TOKEN, Catalogue
from pentarchy.kernel.bits import bits, mask_of
from pentarchy.kernel.chance import Bag, fresh_dealer
from pentarchy.kernel.view import View, recalled, shared

if TYPE_CHECKING:
    from pentarchy.games.founders.game import Founders


class KindSeen(msgspec.Struct, frozen=True):
    """What is printed on a kind of tile."""

    family: str
    cost: tuple[str, ...]
    makes: tuple[str, ...]
    points: int


class Setup(msgspec.Struct, frozen=True):
    """What does not change once the game has begun."""

    options: FoundersOptions
    kinds: dict[str, KindSeen]
    masters: dict[str, str]
    """The resource of each master."""
    row: int


class TileSeen(msgspec.Struct, frozen=True):
    """A tile in a realm, with what lies on it."""

    column: int
    row: int
    kind: str
    ruined: bool = False
    coin: bool = False
    master: bool = False
    more_coins: int = 0
    """Coins beyond the first, where a second one may be laid (rule 7.2)."""


class PlayerSeen(msgspec.Struct, frozen=True):
    """A realm, and what lies before its owner."""

    tiles: tuple[TileSeen, ...]
    """In the order they were attached."""
    carts: tuple[tuple[int, int], ...]
    """The near left cell of each corner with a cart."""
    tokens: tuple[str, ...]
    """In hand: tokens by kind, masters by name."""
    replaced: tuple[str, ...]


class Payment(msgspec.Struct, frozen=True):
    """Who pays what for the tile that is being laid, if it is laid here."""

    column: int
    row: int
    payers: tuple[tuple[int, int, str], ...]
    """Column, row and resource."""


class FoundersView(View, frozen=True, kw_only=True):
    """Everything on the table."""

    setup: Setup
    start: int
    stacks: dict[str, Bag]
    """What each stack holds, by kind: all that nobody has seen yet."""
    rows: dict[str, tuple[str, ...]]
    draft: tuple[str, ...]
    prizes: tuple[str, ...]
    unopened: Bag
    removed: tuple[str, ...]
    players: tuple[PlayerSeen, ...]
    supply: tuple[int, ...]
    pool: tuple[str, ...]
    """The masters that nobody has drawn."""
    spent: tuple[int, ...]
    retired: tuple[str, ...]
    bought: str | None
    loose: str | None
    declined: tuple[int, ...]
    payments: tuple[Payment, ...]
    """For the tile that is being laid: one way to pay at every place that is open to it."""


def view_of(state: FoundersState, seat: int | None) -> FoundersView:
    """The view of one seat, or of a spectator: they differ only in their name."""
    catalogue = state.game.catalogue
    keys = catalogue.keys
    masters = catalogue.tokens[MASTER_TOKEN:]
    return FoundersView(
        **shared(state, seat),
        setup=_setup(state),
        stacks=dict(zip(STACKS, state.stacks, strict=True)),
        rows={
            stack: tuple(keys[kind] for kind in row)
            for stack, row in zip(STACKS, state.rows, strict=True)
        },
        draft=tuple(keys[kind] for kind in state.draft),
        prizes=tuple(keys[kind] for kind in state.prizes),
        removed=tuple(keys[kind] for kind in state.removed),
        players=tuple(_player(state, other) for other in range(state.seats)),
        pool=tuple(masters[master] for master in bits(state.pool)),
        retired=tuple(masters[master] for master in bits(state.retired)),
        bought=None if state.bought == NONE else catalogue.resources[state.bought],
        loose=None if state.loose == NONE else keys[state.loose],
        declined=tuple(bits(state.declined)),
        payments=_payments(state),
    )


def kinds_seen(components: Components, catalogue: Catalogue) -> dict[str, KindSeen]:
    """What is printed on every kind of tile."""
    families = (*STACKS, "prize")
    return {
        tile.key: KindSeen(families[kind.family], tile.cost, tile.makes, tile.points)
        for tile, kind in zip(components.tiles, catalogue.kinds, strict=True)
    }


def _setup(state: FoundersState) -> Setup:
    components = state.game.components
    return Setup(
        options=state.options,
        kinds=state.game.kinds_seen,
        masters={master.key: master.resource for master in components.master},
        row=components.numbers.row,
    )


def _player(state: FoundersState, seat: int) -> PlayerSeen:
    catalogue, grid = state.game.catalogue, state.game.grid
    realm = state.realms[seat]
    tiles = tuple(
        TileSeen(
            *grid.places[cell],
            catalogue.keys[kind],
            bool(realm.ruined >> cell & 1),
            bool(realm.coins >> cell & 1),
            bool(realm.mastered >> cell & 1),
            realm.more_coins.count(cell),
        )
        for cell, kind in realm.tiles.items()
    )
    alike = [
        key for key, count in zip(TOKENS, state.hands[seat], strict=True) for _ in range(count)
    ]
    masters = [catalogue.tokens[MASTER_TOKEN + master] for master in bits(state.masters[seat])]
    return PlayerSeen(
        tiles=tiles,
        carts=tuple(grid.places[corner] for corner in bits(realm.carts)),
        tokens=(*alike, *masters),
        replaced=tuple(catalogue.keys[kind] for kind in state.replaced[seat]),
    )


def _payments(state: FoundersState) -> tuple[Payment, ...]:
    step = state.agenda[-1] if state.agenda else None
    if not isinstance(step, Place):
        return ()
    grid, resources = state.game.grid, state.game.catalogue.resources
    realm, cost = state.realms[step.seat], step.cost(state)
    found = []
    for cell in bits(PLACE.allowed(state, step, state.game.actions.full["place"])):
        payers = tuple(
            (*grid.places[tile], resources[resource])
            for resource, tile in matching.payment(realm, cost, cell)
        )
        found.append(Payment(*grid.places[cell], payers))
    return tuple(found)


class FoundersKnowledge:
    """A view, ready to be imagined from many times: nothing is hidden but what comes next."""

    def __init__(self, game: Founders, view: FoundersView) -> None:
        self._known = _known_state(game, view)

    def imagine(self, rng: Random) -> FoundersState:
        state = self._known.copy()
        state.dealer = fresh_dealer(rng)
        return state


def _known_state(game: Founders, view: FoundersView) -> FoundersState:
    catalogue = game.catalogue
    numbers = catalogue.numbers
    masters = catalogue.tokens[MASTER_TOKEN:]
    state = FoundersState()
    state.begin(game, view.seats, None, ())
    state.clear(game, view.setup.options, view.seats)
    recalled(state, STEPS, view)
    state.stacks = [view.stacks[stack] for stack in STACKS]
    state.left = [sum(stack) for stack in state.stacks]
    state.rows = [tuple(numbers[key] for key in view.rows[stack]) for stack in STACKS]
    state.draft = tuple(numbers[key] for key in view.draft)
    state.prizes = tuple(numbers[key] for key in view.prizes)
    state.removed = tuple(numbers[key] for key in view.removed)
    for seat, player in enumerate(view.players):
        state.realms[seat] = _realm(game, player)
        state.replaced[seat] = tuple(numbers[key] for key in player.replaced)
        state.hands[seat] = tuple(player.tokens.count(key) for key in TOKENS)
        state.masters[seat] = mask_of(masters.index(k) for k in player.tokens if k in masters)
    state.pool = mask_of(masters.index(key) for key in view.pool)
    state.retired = mask_of(masters.index(key) for key in view.retired)
    state.bought = NONE if view.bought is None else catalogue.resources.index(view.bought)
    state.loose = NONE if view.loose is None else numbers[view.loose]
    state.declined = mask_of(view.declined)
    return state


def _realm(game: Founders, player: PlayerSeen) -> Realm:
    """The realm laid anew, tile by tile, then the tokens on it."""
    grid: Diamond = game.grid
    realm = Realm.empty(grid, game.catalogue)
    for tile in player.tiles:
        cell = grid.number(tile.column, tile.row)
        realm = realm.attach(cell, game.catalogue.numbers[tile.kind])
        if tile.ruined:
            realm = realm.ruin(cell)
        for _ in range(tile.coin + tile.more_coins):
            realm = realm.lay_coin(cell)
        if tile.master:
            realm = realm.lay_master(cell)
    for corner in player.carts:
        realm = realm.lay_cart(grid.number(*corner))
    return realm
