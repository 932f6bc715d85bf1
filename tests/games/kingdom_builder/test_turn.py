"""The turn: a card, three settlements that nothing interrupts, tiles before or after them."""

from __future__ import annotations

import pytest

from tests.games.kingdom_builder.table import (
    FARM_NORTH,
    FARM_SOUTH,
    OASIS_SOUTH,
    PADDOCK_WEST,
    Table,
)

STEPPE = [(16, 11), (16, 10)]
"""Two settlements amid plains."""


def with_farm(builds: int) -> Table:
    """Seat 0 amid plains with a ready farm tile and so much of the mandatory action left."""
    return Table(card="plains", builds=builds, settled={0: [(15, 11)]}, ready={0: [FARM_SOUTH]})


@pytest.mark.rule("2.1")
def test_the_held_card_is_turned_face_up_at_the_start_of_the_turn() -> None:
    """Seat 0 is done and draws; then seat 1's hidden desert becomes the played card."""
    t = Table(builds=0, hands={1: "desert"})
    assert t.player(1).card == "desert"
    t.draw("forest")
    assert t.on_turn == 1
    assert t.card == "desert"
    assert not t.player(1).holds
    assert t.events == ["draw", "play-card"]


@pytest.mark.rule("2.2")
def test_the_mandatory_action_is_three_settlements_from_the_supply() -> None:
    t = Table(card="plains", settled={0: STEPPE})
    for left, cell in ((2, (16, 12)), (1, (15, 10)), (0, (17, 10))):
        t.play("build", cell)
        assert t.builds == left
    assert t.player(0).supply == 35
    assert len(t.settled(0)) == 5
    assert t.on_turn == -1


@pytest.mark.rule("2.2")
def test_a_fourth_settlement_is_refused() -> None:
    """The farm tile keeps the turn open, but the mandatory action is over."""
    assert with_farm(builds=0).refused("build", (15, 10)) == "2.2"


@pytest.mark.rule("2.3")
def test_the_mandatory_action_may_not_be_skipped() -> None:
    assert with_farm(builds=3).refused("end") == "2.3"
    assert with_farm(builds=2).refused("end") == "2.3"
    assert with_farm(builds=1).refused("end") == "2.3"


@pytest.mark.rule("2.3")
def test_no_tile_comes_between_the_three_settlements() -> None:
    """Known mistake. The farm may be used before the first and after the third, never between."""
    t = with_farm(builds=3)
    assert t.open_tiles == {"farm"}
    t.play("build", (15, 10))
    assert t.asked == "between"
    assert t.refused("use", "farm") == "2.3"
    t.play("build", (16, 11))
    assert t.refused("use", "farm") == "2.3"
    t.play("build", (16, 10))
    assert t.open_tiles == {"farm"}


@pytest.mark.rule("2.3")
def test_the_seat_on_turn_may_not_be_bypassed() -> None:
    """Whoever is not on turn has nothing to decide."""
    t = with_farm(builds=3)
    assert len(t.state.legal(1)) == 0
    assert [reason.message.id for reason in t.state.why_not(1, "cell:15-10")] == [
        "why-not-your-turn"
    ]


@pytest.mark.rule("2.4")
@pytest.mark.parametrize("builds", [3, 0])
def test_a_tile_is_used_once_a_turn_before_or_after(builds: int) -> None:
    t = Table(
        card="plains",
        builds=builds,
        settled={0: [(15, 11), (7, 10)]},
        ready={0: [FARM_SOUTH, PADDOCK_WEST]},
    )
    t.play("use", "farm").play("build", (15, 10))
    assert t.refused("use", "farm") == "2.4"
    assert t.open_tiles == {"paddock"}
    assert t.tiles(0) == {FARM_SOUTH: False, PADDOCK_WEST: True}


@pytest.mark.rule("2.4")
def test_a_tile_used_before_is_not_ready_after() -> None:
    t = with_farm(builds=3)
    t.play("use", "farm").play("build", (15, 10))
    assert t.asked == "before"
    t.play("build", (16, 10)).play("build", (16, 11)).play("build", (17, 10))
    assert t.on_turn == -1


@pytest.mark.rule("2.4")
def test_one_tile_before_and_two_after_in_any_order() -> None:
    """The farm before the mandatory action, then the paddock and the oasis."""
    t = Table(
        card="plains",
        settled={0: [(15, 11), (7, 10), (16, 5)]},
        ready={0: [FARM_SOUTH, PADDOCK_WEST, OASIS_SOUTH]},
    )
    assert t.open_tiles == {"farm", "paddock", "oasis"}
    t.play("use", "farm").play("build", (15, 10))
    assert t.open_tiles == {"paddock", "oasis"}
    t.play("build", (16, 10)).play("build", (16, 11)).play("build", (17, 10))
    assert t.open_tiles == {"paddock", "oasis"}
    t.play("use", "paddock").play("lift", (7, 10)).play("move", (7, 12))
    t.play("use", "oasis").play("build", sorted(t.open("build"))[0])
    assert t.on_turn == -1


@pytest.mark.rule("2.5")
def test_no_tile_has_to_be_used() -> None:
    t = with_farm(builds=0)
    assert t.may_end
    t.play("end")
    assert t.on_turn == -1
    assert t.tiles(0) == {FARM_SOUTH: True}


@pytest.mark.rule("2.5")
def test_an_extra_action_that_was_begun_is_completed() -> None:
    """Known mistake: no second tile, and no end of the turn, while one is in progress."""
    t = Table(
        card="plains",
        builds=0,
        settled={0: [(15, 11), (7, 10)]},
        ready={0: [FARM_SOUTH, PADDOCK_WEST]},
    )
    t.play("use", "farm")
    assert t.refused("use", "paddock") == "2.5"
    assert t.refused("end") == "2.5"
    t.play("build", (15, 10)).play("use", "paddock")
    assert t.refused("end") == "2.5"
    t.play("lift", (7, 10))
    assert t.refused("use", "farm") == "2.5"
    assert t.refused("end") == "2.5"
    t.play("move", (7, 12))
    assert t.on_turn == -1


@pytest.mark.rule("2.6")
def test_the_end_of_the_turn() -> None:
    """The card is discarded, a new hidden one drawn, and all tiles become ready."""
    t = Table(
        card="plains",
        builds=0,
        settled={0: [(15, 11), (11, 18), (7, 10)]},
        ready={0: [PADDOCK_WEST]},
        used={0: [FARM_SOUTH, FARM_NORTH]},
        hands={1: "desert"},
    )
    assert t.tiles(0) == {PADDOCK_WEST: True, FARM_SOUTH: False, FARM_NORTH: False}
    t.play("end")
    assert t.discards == {"plains": 1}
    assert t.pile == {"plains": 4, "canyon": 5, "desert": 4, "flowers": 5, "forest": 5}
    t.draw("canyon")
    assert t.player(0).card == "canyon"
    assert t.tiles(0) == {PADDOCK_WEST: True, FARM_SOUTH: True, FARM_NORTH: True}
    assert t.on_turn == 1


@pytest.mark.rule("2.6")
@pytest.mark.rule("5.2")
def test_a_tile_taken_this_turn_is_ready_in_the_next_one() -> None:
    """Taken with the first settlement, not ready till the turn ends, usable one round later."""
    t = Table(card="plains", settled={0: [(15, 10)]}, hands={1: "flowers"})
    t.play("build", (15, 11))
    assert t.tiles(0) == {FARM_SOUTH: False}
    t.play("build", (16, 11)).play("build", (16, 10)).draw("forest")
    assert t.tiles(0) == {FARM_SOUTH: True}
    t.play("build", (0, 0)).play("build", (1, 0)).play("build", (2, 0)).draw("forest")
    assert t.on_turn == 0
    assert t.open_tiles == {"farm"}


@pytest.mark.rule("2.6")
def test_only_the_own_tiles_become_ready() -> None:
    """Seat 1's used tile stays as it is when seat 0's turn ends."""
    t = Table(builds=0, settled={1: [(15, 11)]}, used={1: [FARM_SOUTH]})
    assert t.on_turn == -1
    assert t.tiles(1) == {FARM_SOUTH: False}


@pytest.mark.rule("2.7")
def test_the_turn_ends_by_itself_when_no_tile_can_be_used() -> None:
    """No tile, only used ones, or only one without a legal hex: a card is drawn at once."""
    line = [(2, 1), (2, 2)]  # a tavern line needs three
    assert Table(builds=0).on_turn == -1
    assert Table(builds=0, settled={0: [(15, 11)]}, used={0: [FARM_SOUTH]}).on_turn == -1
    assert Table(builds=0, settled={0: [*line, (6, 1)]}, ready={0: [(6, 2)]}).on_turn == -1


@pytest.mark.rule("2.7")
def test_the_turn_stays_open_as_long_as_a_tile_can_be_used() -> None:
    t = with_farm(builds=0)
    assert t.on_turn == 0
    assert t.asked == "after"
    t.play("use", "farm").play("build", (15, 10))
    assert t.on_turn == -1


@pytest.mark.rule("2.8")
def test_the_mandatory_action_ends_with_the_supply() -> None:
    """With two settlements left it is those two."""
    t = Table(card="plains", settled={0: STEPPE}, supply={0: 2})
    assert t.state.prompt(0).args["builds"] == 2
    t.play("build", (16, 12))
    assert t.state.prompt(0).args["builds"] == 1
    t.play("build", (15, 10))
    assert t.player(0).supply == 0
    assert t.on_turn == -1


@pytest.mark.rule("2.8")
@pytest.mark.rule("6.11")
def test_the_turn_goes_on_with_an_empty_supply() -> None:
    """The last settlement is the whole mandatory action; then the paddock may still move."""
    t = Table(
        card="plains",
        settled={0: [(15, 11), (7, 10)]},
        supply={0: 1},
        ready={0: [FARM_SOUTH, PADDOCK_WEST]},
    )
    t.play("build", (15, 10))
    assert t.asked == "after"
    assert t.open_tiles == {"paddock"}
    assert t.refused("use", "farm") == "6.11"


@pytest.mark.rule("2.8")
def test_without_a_supply_the_mandatory_action_is_done_at_once() -> None:
    t = Table(card="plains", settled={0: [(7, 10)]}, supply={0: 0}, ready={0: [PADDOCK_WEST]})
    assert t.asked == "after"
    assert t.may_end
    assert t.refused("build", (7, 9)) == "2.2"


@pytest.mark.rule("2.8")
def test_a_tile_can_use_up_the_supply_before_the_mandatory_action() -> None:
    """The farm builds the last settlement; nothing is left for the mandatory action."""
    t = Table(card="plains", settled={0: [(15, 11)]}, supply={0: 1}, ready={0: [FARM_SOUTH]})
    t.play("use", "farm").play("build", (15, 10))
    assert t.player(0).supply == 0
    assert t.on_turn == -1
