"""Terrain cards: the empty pile, and cards whose terrain has no free hex."""

from __future__ import annotations

import pytest

from tests.games.kingdom_builder.maps import as_board, board_lines, cells_of, first_game
from tests.games.kingdom_builder.table import FARM_SOUTH, PADDOCK_WEST, Table, share

CANYON = cells_of(first_game(), "C")
DESERT = cells_of(first_game(), "D")
PLAINS = cells_of(first_game(), "G")
HIGHLANDS = ("oracle", "harbor", "barn", "tower")
HIGH_BOARD = as_board(board_lines(HIGHLANDS))
ORACLE, BARN = (3, 7), (16, 2)


# The empty pile -----------------------------------------------------------------------------


@pytest.mark.rule("4.1")
@pytest.mark.rule("2.6")
def test_the_discards_become_the_pile_when_it_is_empty() -> None:
    """Worked example 17. The card just played is discarded first, so it is shuffled in too."""
    t = Table(card="plains", builds=1, pile={}, hands={1: "forest"}, settled={0: [(4, 4)]})
    assert t.discards == {"plains": 4, "canyon": 5, "desert": 5, "flowers": 5, "forest": 4}
    t.play("build", (4, 5))
    assert t.discards == {}
    assert t.pile == {"plains": 5, "canyon": 5, "desert": 5, "flowers": 5, "forest": 4}
    assert t.events == ["build", "reshuffle"]


@pytest.mark.rule("4.1")
def test_a_pile_with_one_card_is_drawn_from_first() -> None:
    t = Table(card="plains", builds=0, pile={"desert": 1}, hands={1: "forest"})
    assert t.pile == {"desert": 1}
    assert t.discards == {"plains": 5, "canyon": 5, "desert": 4, "flowers": 5, "forest": 4}
    t.draw("desert")
    assert t.player(0).card == "desert"
    assert t.state.view(None).pile == 0


@pytest.mark.rule("4.1")
@pytest.mark.rule("4.2")
def test_the_discards_are_shuffled_for_a_replacement_too() -> None:
    """The useless canyon card has left the game and is not among them."""
    last = (0, 7)
    t = Table(
        seats=3,
        card="canyon",
        pile={},
        hands={1: "forest", 2: "forest"},
        settled=share(CANYON - {last}, 1, 2),
    )
    t.play("build", last)
    assert t.gone == {"canyon": 1}
    assert t.pile == {"plains": 5, "canyon": 4, "desert": 5, "flowers": 5, "forest": 3}
    assert t.events == ["build", "card-gone", "reshuffle"]


# No free hex --------------------------------------------------------------------------------


@pytest.mark.rule("4.2")
def test_a_card_without_a_free_hex_is_replaced_at_the_start_of_the_turn() -> None:
    """Worked example 17, and a known mistake: nobody is stuck when the canyon is full."""
    t = Table(
        seats=4,
        builds=0,
        hands={1: "canyon", 2: "desert", 3: "desert"},
        settled=share(CANYON, 0, 2, 3),
    )
    t.draw("plains")
    assert t.on_turn == -1
    assert t.gone == {"canyon": 1}
    assert t.discards == {"plains": 1}
    t.draw("forest")
    assert t.on_turn == 1
    assert t.card == "forest"
    assert t.builds == 3
    assert t.asked == "before"


@pytest.mark.rule("4.2")
def test_a_card_is_replaced_in_the_middle_of_the_mandatory_action() -> None:
    """The rule's example: one canyon settlement stands, the other two go on forest."""
    last = (0, 7)
    t = Table(seats=3, card="canyon", settled=share(CANYON - {last}, 1, 2))
    t.play("build", last)
    assert t.on_turn == -1
    t.draw("forest")
    assert t.on_turn == 0
    assert (t.card, t.builds, t.asked) == ("forest", 2, "between")
    assert t.settled(0) == {last}
    assert t.open("build") == cells_of(first_game(), "F")
    t.play("build", (3, 6)).play("build", (3, 7))
    assert t.settled(0) == {last, (3, 6), (3, 7)}
    assert t.discards == {"forest": 1}
    assert t.gone == {"canyon": 1}


@pytest.mark.rule("4.2")
def test_cards_are_replaced_until_one_fits() -> None:
    """Canyon and desert are both full: desert and a second canyon leave the game as well."""
    t = Table(
        seats=4,
        builds=0,
        hands={1: "canyon", 2: "forest", 3: "forest"},
        settled=share(CANYON | DESERT, 0, 2, 3),
        supply={0: 4, 2: 4, 3: 4},
    )
    t.draw("plains").draw("desert")
    assert t.on_turn == -1
    assert t.gone == {"canyon": 1, "desert": 1}
    t.draw("canyon")
    assert t.gone == {"canyon": 2, "desert": 1}
    t.draw("flowers")
    assert t.on_turn == 1
    assert t.card == "flowers"


@pytest.mark.rule("4.2")
def test_an_extra_action_before_can_use_up_the_terrain() -> None:
    """The farm takes the last plains hex while the card shows plains: it is replaced."""
    t = Table(
        seats=3,
        card="plains",
        settled={0: [(15, 13)], **share(PLAINS - {(14, 12)}, 1, 2)},
        ready={0: [FARM_SOUTH]},
    )
    t.play("use", "farm").play("build", (14, 12))
    assert t.on_turn == -1
    t.draw("canyon")
    assert (t.card, t.builds, t.asked) == ("canyon", 3, "before")


@pytest.mark.rule("4.2")
def test_a_move_before_can_use_up_the_terrain() -> None:
    """The paddock goes onto the last plains hex: (7, 12) to (7, 14)."""
    t = Table(
        seats=3,
        card="plains",
        settled={0: [(7, 12)], **share(PLAINS - {(7, 14)}, 1, 2)},
        ready={0: [PADDOCK_WEST]},
    )
    t.play("use", "paddock").play("lift", (7, 12)).play("move", (7, 14))
    assert t.gone == {"plains": 1}
    assert t.on_turn == -1


@pytest.mark.rule("4.2")
def test_a_terrain_with_one_free_hex_is_not_exhausted() -> None:
    t = Table(seats=3, card="canyon", settled=share(CANYON - {(0, 7)}, 1, 2))
    assert t.open("build") == {(0, 7)}
    assert t.gone == {}


@pytest.mark.rule("4.2")
@pytest.mark.rule("2.8")
def test_without_a_supply_no_card_is_replaced() -> None:
    """There are no mandatory builds to make, so the canyon card stays and is discarded."""
    t = Table(
        seats=3,
        card="canyon",
        settled={0: [(7, 10)], **share(CANYON, 1, 2)},
        supply={0: 0},
        ready={0: [PADDOCK_WEST]},
    )
    assert (t.card, t.asked) == ("canyon", "after")
    t.play("end")
    assert t.gone == {}
    assert t.discards == {"canyon": 1}


# The replacement is the played card ----------------------------------------------------------


def highlands_full_of_canyon(builds: int, last: tuple[int, int]) -> Table:
    """Seat 0 beside oracle and barn, the canyon taken up to one hex."""
    canyon = cells_of(HIGH_BOARD, "C") - {last}
    return Table(
        seats=3,
        sections=HIGHLANDS,
        card="canyon",
        builds=builds,
        settled={0: [(4, 7), (16, 1)], **share(canyon, 1, 2)},
        ready={0: [ORACLE, BARN]},
    )


@pytest.mark.rule("4.3")
def test_oracle_and_barn_go_by_the_replacement() -> None:
    """The canyon card gave way to plains, so both work on plains now."""
    t = highlands_full_of_canyon(builds=2, last=(15, 1))
    t.play("build", (15, 1)).draw("plains").play("build", (17, 1))
    assert t.open_tiles == {"oracle", "barn"}
    t.play("use", "oracle")
    assert t.open("build") == {(15, 0), (16, 0), (17, 0), (18, 1), (18, 2)}
    t.play("build", (16, 0)).play("use", "barn").play("lift", (4, 7))
    assert t.open("move") == {(15, 0), (17, 0), (18, 1), (18, 2)}


@pytest.mark.rule("4.4")
def test_nothing_is_replaced_after_the_mandatory_action() -> None:
    """Ruling 12: the third settlement takes the last canyon; the card stays."""
    t = highlands_full_of_canyon(builds=1, last=(15, 1))
    t.play("build", (15, 1))
    assert t.gone == {}
    assert t.on_turn == -1
    assert t.discards == {"canyon": 1}


@pytest.mark.rule("4.4")
@pytest.mark.rule("6.13")
def test_oracle_and_barn_are_refused_when_the_card_has_run_out() -> None:
    """The same with a harbor tile that keeps the turn open."""
    canyon = cells_of(HIGH_BOARD, "C")
    t = Table(
        seats=3,
        sections=HIGHLANDS,
        card="canyon",
        builds=0,
        settled={0: [(4, 7), (16, 1), (6, 16)], **share(canyon, 1, 2)},
        ready={0: [ORACLE, BARN, (7, 16)]},
    )
    assert t.card == "canyon"
    assert t.refused("use", "oracle") == "6.13"
    assert t.refused("use", "barn") == "6.13"
    assert t.open_tiles == {"harbor"}


@pytest.mark.rule("4.4")
def test_a_barn_can_free_the_terrain_again() -> None:
    """With the canyon full after the builds, moving a canyon settlement away is still possible."""
    canyon = cells_of(HIGH_BOARD, "C")
    own = {(15, 1), (14, 1)}
    t = Table(
        seats=3,
        sections=HIGHLANDS,
        card="canyon",
        builds=0,
        settled={0: [*own, (6, 16)], **share(canyon - own, 1, 2)},
        ready={0: [(7, 16), BARN]},
    )
    assert t.open_tiles == {"harbor"}
    t.play("use", "harbor").play("lift", (14, 1)).play("move", (7, 15))
    assert t.open_tiles == {"barn"}
