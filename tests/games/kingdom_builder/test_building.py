"""The building rules: one a hex, only on five terrains, of the kind asked for, in contact."""

from __future__ import annotations

import pytest

from tests.games.kingdom_builder.maps import cells_of, first_game
from tests.games.kingdom_builder.table import FARM_SOUTH, PADDOCK_WEST, Table

MEADOW = (4, 4)
"""A plains hex beside the tavern's castle; it touches three plains and otherwise water."""
MEADOW_PLAINS = {(4, 5), (3, 4), (5, 4)}
STEPPE = (16, 11)
"""A plains hex with plains all around."""
STEPPE_PLAINS = {(16, 10), (16, 12), (15, 10), (15, 11), (17, 10), (17, 11)}


@pytest.mark.rule("3.1")
def test_a_hex_holds_one_settlement() -> None:
    """Neither an own settlement nor somebody else's leaves room for another."""
    t = Table(card="plains", settled={0: [MEADOW], 1: [(4, 5)]})
    assert t.refused("build", MEADOW) == "3.1"
    assert t.refused("build", (4, 5)) == "3.1"
    assert t.open("build") == MEADOW_PLAINS - {(4, 5)}


@pytest.mark.rule("3.1")
def test_a_hex_is_free_again_once_its_settlement_has_moved_away() -> None:
    """The plains hex that was left can be built on; (4, 6) touches where the piece went."""
    t = Table(card="plains", settled={0: [MEADOW, (4, 5)]}, ready={0: [PADDOCK_WEST]})
    t.play("use", "paddock").play("lift", (4, 5)).play("move", (4, 7))
    assert t.open("build") == MEADOW_PLAINS | {(4, 6)}


@pytest.mark.rule("3.2")
@pytest.mark.parametrize(
    ("cell", "letter"), [((3, 0), "W"), ((0, 3), "M"), ((3, 3), "K"), ((6, 2), "X")]
)
def test_nobody_builds_on_water_mountain_castle_or_location(
    cell: tuple[int, int], letter: str
) -> None:
    """The four kinds of hex that carry no settlement are refused, whatever the card shows."""
    assert first_game()[cell] == letter
    for card in ("plains", "canyon", "desert", "flowers", "forest"):
        assert Table(card=card).refused("build", cell) == "3.2"


@pytest.mark.rule("3.2")
@pytest.mark.rule("3.3")
@pytest.mark.parametrize(
    ("card", "letter", "count"),
    [
        ("plains", "G", 61),
        ("canyon", "C", 55),
        ("desert", "D", 53),
        ("flowers", "L", 57),
        ("forest", "F", 58),
    ],
)
def test_the_five_terrains_can_be_built_on(card: str, letter: str, count: int) -> None:
    """With an empty board every hex of the card's terrain is open, and nothing else."""
    open_cells = Table(card=card).open("build")
    assert open_cells == cells_of(first_game(), letter)
    assert len(open_cells) == count


@pytest.mark.rule("3.3")
def test_the_mandatory_action_builds_on_the_terrain_of_the_card() -> None:
    """Another terrain is refused even right beside an own settlement."""
    t = Table(card="canyon", settled={0: [MEADOW]})
    assert t.refused("build", (4, 5)) == "3.3"
    assert t.refused("build", (0, 0)) == "3.3"
    assert (0, 7) in t.open("build")


@pytest.mark.rule("3.4")
def test_contact_is_compulsory_where_it_is_possible() -> None:
    """Worked example 4, and a known mistake: with a fitting hex in contact, only such are legal."""
    t = Table(card="plains", settled={0: [MEADOW]})
    assert t.open("build") == MEADOW_PLAINS
    assert t.refused("build", STEPPE) == "3.4"


@pytest.mark.rule("3.4")
def test_contact_with_another_player_does_not_count() -> None:
    t = Table(card="plains", settled={0: [MEADOW], 1: [STEPPE]})
    assert t.open("build") == MEADOW_PLAINS
    alone = Table(card="plains", settled={1: [STEPPE]})
    assert alone.open("build") == cells_of(first_game(), "G") - {STEPPE}


@pytest.mark.rule("3.4")
def test_a_hex_in_contact_that_is_taken_does_not_bind() -> None:
    """Only free hexes make contact possible: when all three are taken, the board is open."""
    taken = sorted(MEADOW_PLAINS)
    t = Table(card="plains", settled={0: [MEADOW], 1: taken})
    assert t.open("build") == cells_of(first_game(), "G") - {MEADOW, *taken}
    assert STEPPE in t.open("build")


@pytest.mark.rule("3.5")
def test_without_contact_every_free_hex_of_the_terrain_is_open() -> None:
    """No desert touches the meadow, so all 53 desert hexes are open, and one must be taken."""
    t = Table(card="desert", settled={0: [MEADOW]})
    assert t.open("build") == cells_of(first_game(), "D")
    assert t.refused("end") == "2.3"


@pytest.mark.rule("3.5")
def test_the_first_settlement_goes_anywhere_on_the_terrain() -> None:
    t = Table(card="forest", settled={1: [(3, 6)]})
    assert t.open("build") == cells_of(first_game(), "F") - {(3, 6)}


@pytest.mark.rule("3.5")
@pytest.mark.rule("2.5")
def test_an_extra_action_may_be_left_alone_where_contact_is_impossible() -> None:
    """The farm is open on all plains, but nobody has to use it."""
    t = Table(card="flowers", builds=0, settled={0: [(15, 13)]}, ready={0: [FARM_SOUTH]})
    assert t.may_end
    t.play("use", "farm")
    assert t.open("build") == cells_of(first_game(), "G")


@pytest.mark.rule("3.6")
def test_contact_with_any_own_settlement_is_enough() -> None:
    """Worked example 4: two groups offer fitting hexes, so both are open."""
    t = Table(card="plains", settled={0: [MEADOW, STEPPE]})
    assert t.open("build") == MEADOW_PLAINS | STEPPE_PLAINS


@pytest.mark.rule("3.6")
def test_the_three_settlements_may_be_spread_over_several_groups() -> None:
    t = Table(card="plains", settled={0: [MEADOW, STEPPE, (7, 10)]})
    t.play("build", (4, 5)).play("build", (16, 10)).play("build", (7, 11))
    assert len(t.settled(0)) == 6
    assert t.on_turn == -1


@pytest.mark.rule("3.6")
def test_contact_is_looked_at_anew_for_every_settlement() -> None:
    """The first goes anywhere; from then on the neighbours of that first one bind."""
    t = Table(card="plains")
    assert len(t.open("build")) == 61
    t.play("build", MEADOW)
    assert t.open("build") == MEADOW_PLAINS
    t.play("build", (4, 5))
    assert t.open("build") == {(3, 4), (3, 5), (5, 4), (4, 6)}
    assert t.refused("build", STEPPE) == "3.4"


@pytest.mark.rule("3.6")
def test_contact_can_become_impossible_between_two_builds() -> None:
    """The one plains hex in contact is built on and touches no other: the next goes anywhere."""
    t = Table(card="plains", settled={0: [(9, 15)], 1: [(9, 16), (9, 17), (8, 16)]})
    assert t.open("build") == {(8, 15)}
    t.play("build", (8, 15))
    assert t.open("build") == {(7, 14)}
    t.play("build", (7, 14))
    assert t.open("build") == cells_of(first_game(), "G") - {
        *t.settled(0),
        (9, 16),
        (9, 17),
        (8, 16),
    }
