"""Taking, keeping and losing location tiles."""

from __future__ import annotations

import pytest

from tests.games.kingdom_builder.maps import Cell
from tests.games.kingdom_builder.table import (
    FARM_NORTH,
    FARM_SOUTH,
    PADDOCK_EAST,
    PADDOCK_WEST,
    TAVERN_EAST,
    Table,
)

FOUR_MOVERS = ("oracle", "harbor", "barn", "tower")
BARN, TOWER_NORTH, TOWER_SOUTH = (12, 6), (13, 15), (17, 12)


def two_farms(ready: list[Cell], used: list[Cell]) -> Table:
    """Seat 0 has one settlement at each farm hex and a paddock tile to move either away."""
    return Table(
        card="canyon",
        builds=0,
        settled={0: [(10, 18), (15, 11), (7, 10)]},
        ready={0: [*ready, PADDOCK_WEST]},
        used={0: used},
    )


def leave(t: Table, farm: Cell) -> None:
    """Move the settlement beside this farm hex two steps away from it."""
    origin, to = ((10, 18), (10, 16)) if farm == FARM_NORTH else ((15, 11), (15, 9))
    t.play("use", "paddock").play("lift", origin).play("move", to)


@pytest.mark.rule("5.1")
@pytest.mark.rule("1.3")
def test_building_beside_a_location_takes_a_tile_at_once() -> None:
    t = Table(card="plains", settled={0: [(15, 10)]})
    assert t.left_on(FARM_SOUTH) == 2
    t.play("build", (15, 11))
    assert t.tiles(0) == {FARM_SOUTH: False}
    assert t.left_on(FARM_SOUTH) == 1
    assert t.events == ["build", "take-tile"]


@pytest.mark.rule("5.1")
def test_an_extra_build_takes_a_tile_too() -> None:
    t = Table(card="canyon", settled={0: [(14, 11), (10, 18)]}, ready={0: [FARM_NORTH]})
    t.play("use", "farm").play("build", (15, 11))
    assert t.tiles(0) == {FARM_NORTH: False, FARM_SOUTH: False}


@pytest.mark.rule("5.1")
def test_moving_beside_a_location_takes_a_tile() -> None:
    """Only the Russian rulebook says it: a moved settlement counts as much as a built one."""
    t = Table(card="canyon", settled={0: [(15, 9), (7, 10)]}, ready={0: [PADDOCK_WEST]})
    t.play("use", "paddock").play("lift", (15, 9)).play("move", (15, 11))
    assert t.tiles(0) == {PADDOCK_WEST: False, FARM_SOUTH: False}
    assert t.left_on(FARM_SOUTH) == 1


@pytest.mark.rule("5.1")
def test_without_a_tile_left_nothing_is_taken() -> None:
    """Two others have both farm tiles; a third player gets none."""
    t = Table(
        seats=3,
        card="plains",
        settled={0: [(15, 10)], 1: [(16, 12)], 2: [(14, 12)]},
        ready={1: [FARM_SOUTH], 2: [FARM_SOUTH]},
    )
    assert t.left_on(FARM_SOUTH) == 0
    t.play("build", (15, 11))
    assert t.tiles(0) == {}
    assert t.events == ["build"]


@pytest.mark.rule("5.1")
def test_a_lost_tile_of_another_player_refills_nothing() -> None:
    """Ruling 10: both tiles were taken and one was lost; the hex stays empty."""
    t = Table(
        seats=3,
        card="plains",
        settled={0: [(15, 10)], 1: [(16, 12)]},
        ready={1: [FARM_SOUTH]},
        taken={2: [FARM_SOUTH]},
    )
    assert t.left_on(FARM_SOUTH) == 0
    t.play("build", (15, 11))
    assert t.tiles(0) == {}


@pytest.mark.rule("5.1")
def test_a_tile_one_does_not_have_cannot_be_used() -> None:
    t = Table(card="plains", settled={0: [(15, 10)], 1: [(16, 12)]}, ready={1: [FARM_SOUTH]})
    assert t.refused("use", "farm") == "5.1"
    assert t.refused("use", "harbor") == "5.1"


@pytest.mark.rule("5.2")
def test_a_tile_taken_before_the_mandatory_action_waits_for_the_next_turn() -> None:
    """The paddock move gains a farm tile, which is usable neither before nor after the builds."""
    t = Table(card="canyon", settled={0: [(15, 9), (7, 10)]}, ready={0: [PADDOCK_WEST]})
    t.play("use", "paddock").play("lift", (15, 9)).play("move", (15, 11))
    assert t.refused("use", "farm") == "2.4"
    t.play("build", (6, 10)).play("build", (5, 10)).play("build", (5, 9))
    assert t.on_turn == -1


@pytest.mark.rule("5.3")
def test_a_second_settlement_beside_the_same_hex_brings_no_second_tile() -> None:
    """Worked example 5, and a known mistake: one tile a hex for each player."""
    t = Table(card="plains", settled={0: [(15, 11)]}, ready={0: [FARM_SOUTH]})
    t.play("build", (14, 12))
    assert t.tiles(0) == {FARM_SOUTH: True}
    assert t.left_on(FARM_SOUTH) == 1
    assert t.events == ["build"]


@pytest.mark.rule("5.3")
@pytest.mark.rule("5.4")
def test_a_hex_whose_tile_was_lost_never_gives_another() -> None:
    """Worked example 6, second half: building beside it again brings nothing."""
    t = Table(card="plains", settled={0: [(15, 10)]}, taken={0: [FARM_SOUTH]})
    t.play("build", (15, 11))
    assert t.tiles(0) == {}
    assert t.left_on(FARM_SOUTH) == 1


@pytest.mark.rule("5.4")
def test_a_tile_is_lost_when_the_last_neighbour_leaves() -> None:
    """Worked example 6, ruling 11, and a known mistake: the tile leaves the game at once."""
    t = two_farms(ready=[FARM_NORTH, FARM_SOUTH], used=[])
    leave(t, FARM_SOUTH)
    assert t.tiles(0) == {FARM_NORTH: True, PADDOCK_WEST: False}
    assert t.left_on(FARM_SOUTH) == 1
    assert t.events == ["move", "lose-tile"]


@pytest.mark.rule("5.4")
def test_a_tile_stays_while_another_neighbour_remains() -> None:
    t = Table(
        card="canyon",
        builds=0,
        settled={0: [(15, 11), (16, 12), (7, 10)]},
        ready={0: [FARM_SOUTH, PADDOCK_WEST]},
    )
    t.play("use", "paddock").play("lift", (15, 11)).play("move", (15, 9))
    assert t.tiles(0) == {FARM_SOUTH: True, PADDOCK_WEST: False}


@pytest.mark.rule("5.4")
def test_another_player_beside_the_hex_does_not_keep_the_tile() -> None:
    t = Table(
        card="canyon",
        builds=0,
        settled={0: [(15, 11), (7, 10)], 1: [(16, 12)]},
        ready={0: [FARM_SOUTH, PADDOCK_WEST], 1: [FARM_SOUTH]},
    )
    t.play("use", "paddock").play("lift", (15, 11)).play("move", (15, 9))
    assert t.tiles(0) == {PADDOCK_WEST: True}
    assert t.tiles(1) == {FARM_SOUTH: True}


@pytest.mark.rule("5.5")
def test_moving_from_one_neighbour_to_another_keeps_the_tile() -> None:
    """Over the farm from its west side to its east side: still ready, still one tile there."""
    t = Table(
        card="canyon",
        builds=0,
        settled={0: [(15, 11), (7, 10)]},
        ready={0: [FARM_SOUTH, PADDOCK_WEST]},
    )
    t.play("use", "paddock").play("lift", (15, 11)).play("move", (15, 13))
    assert t.tiles(0) == {FARM_SOUTH: True, PADDOCK_WEST: False}
    assert t.left_on(FARM_SOUTH) == 1
    assert t.open_tiles == {"farm"}


@pytest.mark.rule("5.5")
def test_first_lose_then_gain() -> None:
    """From one tower hex to the other: the ready tile is lost, the new one is not ready.

    Were the new tile taken first, it would be the one to go (5.6) and a ready one would stay.
    """
    t = Table(
        sections=FOUR_MOVERS,
        card="canyon",
        settled={0: [(13, 16), (13, 6)]},
        ready={0: [TOWER_NORTH, BARN]},
    )
    t.play("use", "barn").play("lift", (13, 16)).play("move", (17, 11))
    assert t.tiles(0) == {BARN: False, TOWER_SOUTH: False}
    assert t.refused("use", "tower") == "2.4"
    assert t.events == ["move", "lose-tile", "take-tile"]


@pytest.mark.rule("5.6")
def test_two_tiles_of_one_kind_may_both_be_used_in_a_turn() -> None:
    t = two_farms(ready=[FARM_NORTH, FARM_SOUTH], used=[])
    t.play("use", "farm").play("build", (10, 19))
    assert t.open_tiles == {"farm", "paddock"}
    t.play("use", "farm").play("build", (15, 10))
    assert t.refused("use", "farm") == "2.4"
    assert t.open_tiles == {"paddock"}


@pytest.mark.rule("5.6")
@pytest.mark.parametrize("farm", [FARM_NORTH, FARM_SOUTH])
@pytest.mark.parametrize("spent", [FARM_NORTH, FARM_SOUTH])
def test_of_two_tiles_the_used_one_goes_first(farm: Cell, spent: Cell) -> None:
    """Whichever hex is left, the used copy is handed back and the ready one stays."""
    other = FARM_NORTH if spent == FARM_SOUTH else FARM_SOUTH
    t = two_farms(ready=[other], used=[spent])
    leave(t, farm)
    kept = FARM_NORTH if farm == FARM_SOUTH else FARM_SOUTH
    assert t.tiles(0) == {kept: True, PADDOCK_WEST: False}
    assert t.open_tiles == {"farm"}


@pytest.mark.rule("5.6")
@pytest.mark.parametrize("farm", [FARM_NORTH, FARM_SOUTH])
def test_of_two_ready_tiles_one_stays_ready(farm: Cell) -> None:
    kept = FARM_NORTH if farm == FARM_SOUTH else FARM_SOUTH
    t = two_farms(ready=[FARM_NORTH, FARM_SOUTH], used=[])
    leave(t, farm)
    assert t.tiles(0) == {kept: True, PADDOCK_WEST: False}
    t.play("use", "farm").play("build", sorted(t.open("build"))[0])
    assert t.on_turn == -1


@pytest.mark.rule("5.6")
def test_losing_a_used_tile_makes_no_used_tile_ready() -> None:
    """Both farm tiles are used before the mandatory action; after one is lost none is ready."""
    t = Table(
        card="canyon",
        settled={0: [(10, 18), (15, 11), (7, 10)]},
        ready={0: [PADDOCK_WEST]},
        used={0: [FARM_NORTH, FARM_SOUTH]},
    )
    leave(t, FARM_SOUTH)
    assert t.tiles(0) == {FARM_NORTH: False, PADDOCK_WEST: False}
    assert t.refused("use", "farm") == "2.4"


@pytest.mark.rule("5.6")
def test_a_tile_taken_this_turn_counts_as_not_ready() -> None:
    """The south farm tile was taken a moment ago; when the north hex is left, that one goes."""
    t = Table(
        card="plains",
        settled={0: [(10, 18), (15, 9), (7, 10), (5, 10)]},
        ready={0: [FARM_NORTH, PADDOCK_WEST, PADDOCK_EAST]},
    )
    t.play("use", "paddock").play("lift", (15, 9)).play("move", (15, 11))
    assert t.tiles(0)[FARM_SOUTH] is False
    t.play("use", "paddock").play("lift", (10, 18)).play("move", (10, 16))
    assert t.tiles(0) == {FARM_SOUTH: True, PADDOCK_WEST: False, PADDOCK_EAST: False}
    assert t.open_tiles == {"farm"}


@pytest.mark.rule("5.6")
def test_two_tiles_of_one_kind_come_from_two_hexes_only() -> None:
    """Worked example 5: beside both farm hexes a player has two farm tiles."""
    t = Table(card="plains", builds=2, settled={0: [(15, 10), (10, 19)]})
    t.play("build", (15, 11)).play("build", (11, 18))
    assert t.tiles(0) == {FARM_SOUTH: True, FARM_NORTH: True}  # the turn is over
    assert {tile.kind for tile in t.player(0).tiles} == {"farm"}


@pytest.mark.rule("5.7")
def test_a_tile_lost_before_it_was_used_is_gone() -> None:
    """Ruling 8: leaving before the mandatory action costs this turn's farm as well."""
    t = Table(
        card="canyon",
        settled={0: [(15, 11), (7, 10)]},
        ready={0: [FARM_SOUTH, PADDOCK_WEST]},
    )
    t.play("use", "paddock").play("lift", (15, 11)).play("move", (15, 9))
    assert t.refused("use", "farm") == "5.1"
    assert t.tiles(0) == {PADDOCK_WEST: False}


@pytest.mark.rule("5.7")
def test_a_move_can_lose_the_tile_that_allowed_it_and_take_another() -> None:
    """Ruling 9: from the paddock to the tavern; the move counts, the paddock is lost."""
    t = Table(card="plains", settled={0: [(6, 10)]}, ready={0: [PADDOCK_WEST]})
    t.play("use", "paddock").play("lift", (6, 10)).play("move", (6, 8))
    assert t.settled(0) == {(6, 8)}
    assert t.tiles(0) == {TAVERN_EAST: False}
    assert t.refused("use", "paddock") == "5.1"
    assert t.left_on(PADDOCK_WEST) == 1
