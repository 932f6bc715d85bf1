"""What a position is worth: the terms add up, agree with the gold, and say what their names say.

Where one seat has three settlements left, both have one more turn and three more builds: the
amounts that the weights weigh then follow from the map.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from pentarchy.games.kingdom_builder import KingdomBuilder, game
from pentarchy.games.kingdom_builder.board import GRID
from pentarchy.games.kingdom_builder.insight_shape import Shape, Shapes, grown
from pentarchy.games.kingdom_builder.insight_ways import level
from pentarchy.games.kingdom_builder.state import KingdomState
from pentarchy.kernel.bits import mask_of
from tests.games.kingdom_builder.maps import Cell
from tests.games.kingdom_builder.own_components import all_cards_in_play, in_row
from tests.games.kingdom_builder.table import FARM_SOUTH, PADDOCK_WEST, Table, kingdom_builder

BUILDS = 3
LAST = {0: BUILDS, 1: 30}
"""Supplies with which the round is the last: seat 0 runs out in it (rule 7.1)."""


def positions(
    rules: KingdomBuilder, seats: int, seed: int, dealt: bool = True
) -> Iterator[KingdomState]:
    """Some positions of a random game, its end among them; undealt, from the first section on."""
    state = rules.new(seats, seed if dealt else None)
    assert isinstance(state, KingdomState)
    rng = Random(seed)
    while not state.over:
        if rng.random() < 0.2 or state.turn == 0:
            yield state
        actor = state.actors[0]
        state.play(actor, state.legal(actor).pick(rng.random()))
    yield state


def amounts(t: Table, seat: int = 0) -> dict[str, float]:
    """The terms before their weights."""
    weights = t.rules.judgement.weights
    terms = t.rules.insight(t.state, seat)
    return {name: term / weights.get(name, 1.0) for name, term in terms.items()}


def alone(card: str, *cells: Cell) -> Table:
    """Seat 0 on these hexes, in the last round, with this card in play."""
    others = [key for key in ("workers", "miners", "farmers") if key != card][:2]
    return Table(cards=(card, *others), settled={0: cells}, supply=LAST)


# The whole ----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("dealt", [True, False])
def test_terms_add_up_to_values(seats: int, dealt: bool) -> None:
    rules = kingdom_builder()
    for seed in range(4):
        for state in positions(rules, seats, seed, dealt):
            values = rules.values(state)
            for seat in range(seats):
                terms = rules.insight(state, seat)
                assert sum(terms.values()) == pytest.approx(values[seat])
                gold = {line.source: line.points for line in state.score_lines(seat)}
                assert {name: terms[name] for name in gold} == gold
            if state.over:
                assert tuple(values) == state.scores()
                sums = [sum(rules.insight(state, seat).values()) for seat in range(seats)]
                assert sums == list(values)


def test_terms_add_up_with_all_cards_and_a_card_of_ones_own() -> None:
    """The earls pay the first in a sector only; the temple is a tile without a weight."""
    text = in_row("kingdom", "lords", "gold = [12, 6]", "gold = [12]", all_cards_in_play())
    rules = game(text.replace('"lords"', '"earls"').replace('key = "oracle"', 'key = "temple"'))
    for state in positions(rules, 3, 1):
        sums = [sum(rules.insight(state, seat).values()) for seat in range(3)]
        assert sums == pytest.approx(list(rules.values(state)))


def test_values_do_not_depend_on_what_was_asked_before() -> None:
    rules, fresh = kingdom_builder(), game()
    for state in positions(rules, 2, 5):
        again = fresh.knowledge(state.view(0)).imagine(Random(0))
        assert game().values(again) == pytest.approx(list(rules.values(state)))


def test_every_weight_is_a_term_of_some_game() -> None:
    rules = game(all_cards_in_play())
    tiles = {f"tile:{row.key}" for row in rules.components.location}
    state: Any = rules.new(2, 0)
    terms = {name for name in rules.insight(state, 0) if not name.startswith("kingdom:")}
    # "tile" is for tiles of one's own.
    assert set(rules.judgement.weights) == terms - {"castle"} | tiles | {"tile"}


def test_progress_is_the_most_used_supply() -> None:
    assert kingdom_builder().progress(Table().state) == 0
    assert kingdom_builder().progress(Table(supply={0: 30, 1: 10}).state) == 0.75


# What is still to come ----------------------------------------------------------------------


@pytest.mark.rule("7.1")
def test_builds_to_come_end_with_the_first_empty_supply() -> None:
    """One more turn of three for both, though seat 1 has thirty left."""
    t = alone("hermits")
    assert [amounts(t, seat)["groups-far"] for seat in (0, 1)] == [3, 3]
    t = Table(cards=("hermits", "miners", "workers"), supply={0: 2, 1: 30})
    assert [amounts(t, seat)["groups-far"] for seat in (0, 1)] == [2, 3]


def test_a_building_tile_adds_a_build_a_turn_and_a_moving_tile_a_move() -> None:
    cards = ("hermits", "miners", "workers")
    t = Table(cards=cards, supply=LAST, ready={1: [FARM_SOUTH, PADDOCK_WEST]})
    assert amounts(t, 1)["groups-far"] == BUILDS + 1
    assert amounts(t, 1)["groups-moves"] == 1
    assert amounts(t, 1)["tile:farm"] == amounts(t, 1)["tile:paddock"] == 1
    assert "tile:farm" not in amounts(t, 0)


def test_the_turn_in_hand_counts_by_what_is_left_of_it() -> None:
    t = Table(cards=("hermits", "miners", "workers"), card="flowers", supply=LAST)
    t.play("build", (0, 0))
    assert amounts(t)["groups-far"] == pytest.approx(2)
    assert amounts(t, 1)["groups-far"] == 3


@pytest.mark.rule("6.8")
def test_a_lifted_settlement_counts_where_it_may_go() -> None:
    """Two hexes from (4, 6) lies (4, 4), beside a castle: 3 gold. From (0, 0) there is none."""
    t = Table(
        cards=("knights", "workers", "miners"),
        settled={0: [(0, 0), (4, 6)]},
        ready={0: [PADDOCK_WEST]},
        supply=LAST,
    )
    t.play("use", "paddock")
    asked = amounts(t)
    assert "landing" not in asked
    best = Table(
        cards=("knights", "workers", "miners"),
        settled={0: [(0, 0), (4, 4)]},
        ready={0: [PADDOCK_WEST]},
        supply=LAST,
    )
    gained = sum(best.state.scores()) - sum(t.state.scores())
    t.play("lift", (4, 6))
    assert amounts(t)["landing"] == gained >= 3


@pytest.mark.rule("3.5")
def test_freedom_is_terrain_out_of_contact() -> None:
    """(0, 0) touches a desert and a flower field: the other three cards leave all open."""
    assert amounts(alone("knights"))["freedom"] == 1
    assert amounts(alone("knights", (0, 0)))["freedom"] == pytest.approx((3 + 2 / 2) / 5)


@pytest.mark.rule("8.1")
def test_castles_near_by() -> None:
    """From (4, 6) the castle at (3, 3) is two settlements away, the other three are far."""
    found = amounts(alone("knights", (4, 6)))
    certain = 3 * BUILDS / (BUILDS + 4)
    assert found["castle"] == 0
    assert found["castles-near"] == pytest.approx(certain * 0.75)
    assert found["castles-far"] == pytest.approx(certain * 4)
    found = amounts(alone("knights", (4, 4)))
    assert found["castle"] == 3
    assert found["castles-near"] == 0
    assert found["castles-far"] == pytest.approx(certain * 3)


@pytest.mark.rule("5.3")
def test_locations_near_by_count_while_they_would_give_a_tile() -> None:
    """One settlement at (5, 6) would touch the tavern at (6, 7); no other is within three."""
    assert amounts(alone("knights", (4, 6)))["locations-near"] == 2
    t = Table(settled={0: [(4, 6)]}, taken={0: [(6, 7)]}, supply=LAST)
    assert amounts(t)["locations-near"] == 0
    # There are two tiles on a location, and two others have them.
    t = Table(seats=3, settled={0: [(4, 6)]}, taken={1: [(6, 7)], 2: [(6, 7)]}, supply=LAST)
    assert amounts(t)["locations-near"] == 0


@pytest.mark.rule("8.2")
def test_hexes_beside_water_in_contact() -> None:
    """(9, 1) touches five open hexes; (8, 2) and (10, 2) of them are beside water."""
    found = amounts(alone("fishermen", (9, 1)))
    plain = amounts(alone("knights", (9, 1)))
    near = {"workers": 0, "miners": 0, "fishermen": 2}
    assert found["beside-near"] == pytest.approx(BUILDS * sum(near.values()) / (5 + 4))
    assert plain["beside-near"] == 0
    assert found["beside-far"] > plain["beside-far"] > 0


@pytest.mark.rule("8.3")
def test_places_to_link() -> None:
    """(6, 1) touches one location; from (4, 6) a castle and a location are within three."""
    chance = 4 * BUILDS / (BUILDS + 6)
    found = amounts(alone("merchants", (6, 1)))
    assert found["kingdom:merchants"] == 0
    assert found["links-touched"] == pytest.approx(chance)
    assert found["links-near"] == 0
    found = amounts(alone("merchants", (4, 6)))
    assert found["links-touched"] == 0
    assert found["links-near"] == pytest.approx(2 * chance)


@pytest.mark.rule("8.4")
def test_rows_to_enter() -> None:
    found = amounts(alone("discoverers", (0, 0)))
    assert found["rows-far"] == pytest.approx(19 * BUILDS / (BUILDS + 10))
    assert found["rows-near"] == pytest.approx(1 * BUILDS / (BUILDS + 3))


@pytest.mark.rule("8.5")
def test_groups_come_from_free_choice() -> None:
    found = amounts(alone("hermits", (0, 0), (4, 6)))
    assert found["groups-kept"] == pytest.approx(2 * BUILDS / (BUILDS + 20))
    assert found["groups-loose"] == pytest.approx(BUILDS * found["freedom"])


@pytest.mark.rule("8.6")
def test_the_largest_group_grows_in_contact() -> None:
    found = amounts(alone("citizens", (0, 0)))
    assert found["largest-far"] == pytest.approx(BUILDS / 2)
    assert found["largest-near"] == pytest.approx(BUILDS / 2 * (1 - found["freedom"]))


@pytest.mark.rule("8.9")
def test_room_in_the_fullest_row() -> None:
    """Row 0 has two mountains, a water and one's own settlement: sixteen hexes are left."""
    found = amounts(alone("knights", (0, 0)))
    assert found["row-room"] == pytest.approx(2 * 16 * BUILDS / (BUILDS + 20))


@pytest.mark.rule("8.10")
def test_ranks_may_change_while_there_are_builds() -> None:
    """A tie pays all four sectors to both, and may be lost; being one behind may be mended."""
    cards = ("lords", "miners", "workers")
    settled = {0: [(0, 0)], 1: [(0, 5), (0, 6)]}
    t = Table(cards=cards, settled=settled, supply=LAST)
    level_terms = amounts(Table(cards=cards, supply=LAST))
    assert level_terms["kingdom:lords"] == 48
    assert level_terms["ranks"] < 0
    assert (amounts(t)["kingdom:lords"], amounts(t, 1)["kingdom:lords"]) == (42, 48)
    assert amounts(t)["ranks"] > level_terms["ranks"] > amounts(t, 1)["ranks"] - 6


@pytest.mark.rule("8.11")
def test_the_emptiest_sector_can_be_raised() -> None:
    t = Table(
        cards=("farmers", "knights", "lords"),
        settled={0: [(0, 0), (0, 19), (10, 0), (10, 18)]},
        supply=LAST,
    )
    found = amounts(t)
    assert found["kingdom:farmers"] == 3
    assert found["poorest-level"] == pytest.approx(3 * (BUILDS / 2) / 4)
    assert found["poorest-empty"] == 0
    assert amounts(t, 1)["poorest-empty"] == pytest.approx(-3 * 4 * BUILDS / (BUILDS + 10))


@pytest.mark.parametrize(
    ("counts", "builds", "expected"),
    [([0, 0, 2, 5], 3, 1.5), ([0, 4, 4, 4], 3, 3), ([1, 1, 1, 1], 2, 1.5), ([0, 0, 2, 5], 10, 4)],
)
def test_level(counts: list[int], builds: float, expected: float) -> None:
    assert level(counts, builds) == pytest.approx(expected)


# Shapes -------------------------------------------------------------------------------------


def test_grown_is_touching() -> None:
    rng = Random(1)
    for _ in range(300):
        cells = mask_of(rng.randrange(GRID.count) for _ in range(rng.randrange(60)))
        assert grown(cells) == GRID.touching(cells)


def test_groups_are_the_same_however_one_comes_to_them() -> None:
    board = Table().state.board
    shapes = Shapes(board, frozenset({"group", "linked-places"}), lambda shape: 0.0)
    rng = Random(2)
    settled = 0
    for _ in range(300):
        settled ^= 1 << rng.randrange(60)
        shape: Shape = shapes[settled]
        assert sorted(shape.groups) == sorted(GRID.groups(settled))
