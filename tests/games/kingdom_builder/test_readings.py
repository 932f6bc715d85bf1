"""Rules that the rulebook leaves open, read the other way: options, our reading is the default."""

from __future__ import annotations

import pytest

from pentarchy.games.kingdom_builder import game
from pentarchy.games.kingdom_builder.state import KingdomOptions
from tests.games.kingdom_builder.maps import Cell, as_board, board_lines, cells_of
from tests.games.kingdom_builder.table import Table, share

HIGHLANDS = ("oracle", "harbor", "barn", "tower")
HIGH_BOARD = as_board(board_lines(HIGHLANDS))
CANYON = cells_of(HIGH_BOARD, "C")
ORACLE, BARN, HARBOR = (4, 6), (16, 2), (7, 16)


def barn(*own: Cell, others: tuple[Cell, ...] = (), **readings: bool) -> Table:
    return Table(
        sections=HIGHLANDS,
        card="canyon",
        settled={0: own, 1: others},
        ready={0: [BARN]},
        readings=readings,
    )


def full_canyon(**readings: bool) -> Table:
    """The mandatory action is done, the canyon is full, and a harbor keeps the turn open."""
    return Table(
        seats=3,
        sections=HIGHLANDS,
        card="canyon",
        builds=0,
        settled={0: [(16, 1), (6, 16)], **share(CANYON, 1, 2)},
        ready={0: [BARN, HARBOR]},
        readings=readings,
    )


@pytest.mark.rule("4.4")
def test_by_our_reading_a_full_terrain_is_kept_after_the_mandatory_action() -> None:
    t = full_canyon()
    assert (t.asked, t.card, t.open_tiles) == ("after", "canyon", {"harbor"})


@pytest.mark.rule("4.4")
def test_by_the_other_reading_the_card_is_replaced_after_the_mandatory_action_too() -> None:
    """It leaves the game, and the barn goes by the new one; no settlement is owed for it."""
    t = full_canyon(late_replacement=True)
    assert t.on_turn == -1
    assert t.gone == {"canyon": 1}
    t.draw("forest")
    assert (t.asked, t.card, t.builds) == ("after", "forest", 0)
    assert t.open_tiles == {"barn", "harbor"}


@pytest.mark.rule("4.4")
def test_by_the_other_reading_cards_are_replaced_until_one_fits() -> None:
    t = full_canyon(late_replacement=True).draw("canyon")
    assert (t.on_turn, t.gone) == (-1, {"canyon": 2})
    assert t.draw("plains").asked == "after"


@pytest.mark.rule("4.4")
def test_without_a_ready_tile_the_turn_is_over_and_nothing_is_replaced() -> None:
    """The third settlement takes the last canyon: the card goes to the discards."""
    t = Table(
        seats=3,
        sections=HIGHLANDS,
        card="canyon",
        builds=1,
        settled={0: [(16, 1)], **share(CANYON - {(15, 1)}, 1, 2)},
        readings={"late_replacement": True},
    )
    t.play("build", (15, 1))
    assert (t.gone, t.discards) == ({}, {"canyon": 1})


@pytest.mark.rule("4.4")
def test_without_a_card_to_draw_the_card_stays() -> None:
    """All other cards have left the game or are held."""
    hands = {1: "forest", 2: "forest"}
    gone = {"plains": 5, "canyon": 4, "desert": 5, "flowers": 5, "forest": 3}
    t = Table(
        seats=3,
        sections=HIGHLANDS,
        card="canyon",
        builds=0,
        settled={0: [(16, 1), (6, 16)], **share(CANYON, 1, 2)},
        ready={0: [BARN, HARBOR]},
        hands=hands,
        pile={},
        discards={},
        gone=gone,
        readings={"late_replacement": True},
    )
    assert (t.asked, t.card, t.open_tiles) == ("after", "canyon", {"harbor"})


@pytest.mark.rule("6.9")
def test_by_the_other_reading_a_moved_settlement_is_its_own_neighbour() -> None:
    """(15, 1) touches three canyon hexes, and nothing else of one's own touches any."""
    ours = barn((15, 1), (0, 0)).play("use", "barn").play("lift", (15, 1))
    assert ours.open("move") == CANYON - {(15, 1)}
    other = barn((15, 1), (0, 0), moved_counts=True).play("use", "barn").play("lift", (15, 1))
    assert other.open("move") == {(15, 2), (14, 1), (14, 2)}
    assert other.refused("move", (14, 0)) == "3.4"


@pytest.mark.rule("6.9")
def test_by_the_other_reading_even_the_only_settlement_stays_near() -> None:
    t = barn((15, 1), moved_counts=True).play("use", "barn").play("lift", (15, 1))
    assert t.open("move") == {(15, 2), (14, 1), (14, 2)}


@pytest.mark.rule("6.10")
def test_by_our_reading_a_home_in_contact_holds_its_settlement() -> None:
    t = barn((15, 1), (16, 1)).play("use", "barn")
    assert t.open("lift") == {(16, 1)}
    assert t.refused("lift", (15, 1)) == "6.10"


@pytest.mark.rule("6.10")
def test_by_the_other_reading_the_hex_just_left_does_not_count() -> None:
    """Contact is then impossible for (15, 1): the whole canyon is open, only not its own hex."""
    t = barn((15, 1), (16, 1), home_counts=False).play("use", "barn")
    assert t.open("lift") == {(15, 1), (16, 1)}
    t.play("lift", (15, 1))
    assert t.open("move") == CANYON - {(15, 1)}
    assert t.refused("move", (15, 1)) == "6.10"


@pytest.mark.rule("6.10")
def test_by_the_other_reading_contact_elsewhere_still_binds() -> None:
    """(15, 2) leaves (15, 1) behind, which touches two more canyon hexes."""
    t = barn((15, 1), (15, 2), home_counts=False).play("use", "barn").play("lift", (15, 2))
    assert t.open("move") == {(14, 1), (14, 2)}
    assert t.refused("move", (15, 2)) == "6.10"
    assert t.refused("move", (14, 0)) == "3.4"


@pytest.mark.rule("6.10")
def test_by_the_other_reading_no_tile_is_held_at_home() -> None:
    others = ((14, 2), (14, 0), (15, 2), (13, 0))
    assert barn((15, 1), (14, 1), others=others).refused("use", "barn") == "6.10"
    assert barn((15, 1), (14, 1), others=others, home_counts=False).open_tiles == {"barn"}


def test_our_readings_are_the_defaults() -> None:
    ours = KingdomOptions(late_replacement=False, moved_counts=False, home_counts=True)
    assert game().check(2, {}) == ours
