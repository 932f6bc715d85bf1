"""The five tiles that build: oracle, farm, oasis, tower and tavern."""

from __future__ import annotations

import pytest

from tests.games.kingdom_builder.maps import BUILDABLE, Cell, as_board, board_lines, cells_of
from tests.games.kingdom_builder.table import (
    FARM_SOUTH,
    OASIS_SOUTH,
    TAVERN_WEST,
    Table,
    share,
)

HIGHLANDS = ("oracle", "harbor", "barn", "tower")
"""A second board with the four locations that the first game lacks."""
HIGH_BOARD = as_board(board_lines(HIGHLANDS))
ORACLE, TOWER_NORTH = (3, 7), (13, 15)
EDGE = {(r, c) for r, c in HIGH_BOARD if r in (0, 19) or c in (0, 19)}


# Oracle -------------------------------------------------------------------------------------


def oracle(card: str) -> Table:
    """Seat 0 on the flower field east of the sanctuary, whose tile is ready."""
    return Table(sections=HIGHLANDS, card=card, settled={0: [(4, 7)]}, ready={0: [ORACLE]}).play(
        "use", "oracle"
    )


@pytest.mark.rule("6.1")
def test_the_oracle_builds_on_the_terrain_of_the_card_in_contact() -> None:
    """(4, 7) touches the flower fields (4, 6) and (3, 6), water and the location."""
    t = oracle("flowers")
    assert t.open("build") == {(4, 6), (3, 6)}
    assert t.refused("build", (4, 0)) == "3.4"
    assert t.refused("build", (0, 0)) == "6.1"
    assert t.refused("build", (4, 8)) == "3.2"
    assert t.refused("build", (4, 7)) == "3.1"


@pytest.mark.rule("6.1")
@pytest.mark.rule("3.5")
def test_the_oracle_builds_anywhere_where_contact_is_impossible() -> None:
    assert oracle("canyon").open("build") == cells_of(HIGH_BOARD, "C")


# Farm and oasis -----------------------------------------------------------------------------


@pytest.mark.rule("6.2")
def test_the_farm_builds_on_plains_whatever_the_card_shows() -> None:
    """(15, 11) touches the plains (15, 10), (14, 11), (14, 12), (16, 11) and (16, 12)."""
    t = Table(card="canyon", settled={0: [(15, 11)]}, ready={0: [FARM_SOUTH]}).play("use", "farm")
    assert t.open("build") == {(15, 10), (14, 11), (14, 12), (16, 11), (16, 12)}
    assert t.refused("build", (4, 4)) == "3.4"
    assert t.refused("build", (14, 10)) == "6.2"
    t.play("build", (16, 12))
    assert t.player(0).supply == 38
    assert t.builds == 3


@pytest.mark.rule("6.2")
def test_the_farm_needs_a_free_plains_hex() -> None:
    """All 61 plains hexes are taken: the tile is no good."""
    plains = cells_of(Table().board, "G")
    t = Table(
        seats=3,
        card="canyon",
        settled={0: [(15, 13)], **share(plains, 1, 2)},
        ready={0: [FARM_SOUTH]},
    )
    assert t.refused("use", "farm") == "6.13"


@pytest.mark.rule("6.3")
def test_the_oasis_builds_on_desert() -> None:
    """(17, 6) touches the desert hexes (17, 7) and (18, 7)."""
    t = Table(card="forest", settled={0: [(17, 6)]}, ready={0: [OASIS_SOUTH]})
    t.play("use", "oasis")
    assert t.open("build") == {(17, 7), (18, 7)}
    assert t.refused("build", (0, 1)) == "3.4"
    assert t.refused("build", (16, 6)) == "6.3"
    assert t.refused("build", (17, 4)) == "6.3"


@pytest.mark.rule("6.3")
@pytest.mark.rule("3.5")
def test_the_oasis_builds_on_any_desert_where_contact_is_impossible() -> None:
    t = Table(card="forest", settled={0: [(16, 5)], 1: [(17, 6)]}, ready={0: [OASIS_SOUTH]})
    t.play("use", "oasis")
    assert t.open("build") == cells_of(t.board, "D") - {(17, 6)}


@pytest.mark.rule("6.3")
@pytest.mark.rule("6.13")
def test_the_oasis_needs_a_free_desert_hex() -> None:
    desert = cells_of(Table().board, "D")
    t = Table(
        seats=3,
        card="canyon",
        settled={0: [(16, 5)], **share(desert, 1, 2)},
        ready={0: [OASIS_SOUTH]},
    )
    assert t.refused("use", "oasis") == "6.13"


# Tower --------------------------------------------------------------------------------------


def tower(*own: Cell, others: tuple[Cell, ...] = ()) -> Table:
    """Seat 0 beside the northern tower hex, and where else it is told to be."""
    return Table(
        sections=HIGHLANDS,
        card="canyon",
        settled={0: [(12, 16), *own], 1: others},
        ready={0: [TOWER_NORTH]},
    ).play("use", "tower")


@pytest.mark.rule("6.4")
@pytest.mark.rule("8.13")
def test_the_tower_builds_anywhere_on_the_edge_where_contact_is_impossible() -> None:
    """Known mistake: the tower has nothing to do with mountains, it is about the edge."""
    t = tower()
    assert len(EDGE) == 76
    assert t.open("build") == EDGE & cells_of(HIGH_BOARD, BUILDABLE)
    assert t.refused("build", (0, 5)) == "3.2"
    assert t.refused("build", (5, 0)) == "3.2"


@pytest.mark.rule("6.4")
def test_the_tower_looks_at_the_edge_hexes_of_all_terrains_together() -> None:
    """Ruling 7: (1, 18) touches four edge hexes, forest and flower fields."""
    t = tower((1, 18))
    assert t.open("build") == {(0, 18), (0, 19), (1, 19), (2, 19)}
    assert t.refused("build", (19, 0)) == "3.4"


@pytest.mark.rule("6.4")
def test_a_single_edge_hex_in_contact_is_the_one() -> None:
    """Only the forest (0, 18) is left of them, though the card shows canyon."""
    t = tower((1, 18), others=((0, 19), (1, 19), (2, 19)))
    assert t.open("build") == {(0, 18)}
    assert t.refused("build", (0, 19)) == "3.1"


@pytest.mark.rule("6.4")
@pytest.mark.rule("8.13")
def test_the_tower_does_not_build_inside_the_board_nor_on_seams() -> None:
    """(1, 17) is in contact but inside; (9, 9) and (10, 10) lie where sections meet."""
    t = tower((1, 18))
    assert t.refused("build", (1, 17)) == "6.4"
    assert t.refused("build", (9, 9)) == "6.4"
    assert t.refused("build", (10, 10)) == "6.4"


@pytest.mark.rule("6.4")
@pytest.mark.rule("6.13")
def test_the_tower_needs_a_free_edge_hex() -> None:
    full = EDGE & cells_of(HIGH_BOARD, BUILDABLE)
    t = Table(
        seats=3,
        sections=HIGHLANDS,
        card="forest",
        settled={0: [(12, 16)], **share(full, 1, 2)},
        ready={0: [TOWER_NORTH]},
    )
    assert t.refused("use", "tower") == "6.13"


# Tavern -------------------------------------------------------------------------------------


def tavern(*own: Cell, others: tuple[Cell, ...] = (), card: str = "canyon") -> Table:
    return Table(card=card, settled={0: own, 1: others}, ready={0: [TAVERN_WEST]})


@pytest.mark.rule("6.5")
@pytest.mark.parametrize(
    ("line", "ends"),
    [
        # along the row: flower fields at both ends
        ([(2, 1), (2, 2), (2, 3)], {(2, 0), (2, 4)}),
        # down to the right: the upper end (7, 3) is water
        ([(8, 4), (9, 4), (10, 5)], {(11, 5)}),
        # down to the left, over the seam of two sections: plains above, flower field below
        ([(8, 6), (9, 5), (10, 5)], {(7, 6), (11, 4)}),
        # four in a row
        ([(2, 1), (2, 2), (2, 3), (2, 4)], {(2, 0), (2, 5)}),
        # at the edge of the board there is one end only
        ([(2, 0), (2, 1), (2, 2)], {(2, 3)}),
        ([(0, 16), (0, 17), (0, 18), (0, 19)], set[Cell]()),
        # down to the right from the top edge
        ([(0, 0), (1, 0), (2, 1)], {(3, 1)}),
        # two lines that cross
        ([(8, 7), (8, 8), (8, 9), (7, 8), (9, 8)], {(8, 6), (8, 10)}),
        ([(8, 7), (8, 8), (8, 9), (7, 7), (9, 8)], {(8, 6), (8, 10), (6, 7), (10, 9)}),
    ],
)
def test_the_tavern_prolongs_a_straight_line(line: list[Cell], ends: set[Cell]) -> None:
    """Either end of three or more in a row, on any of the three axes."""
    t = tavern(*line)
    legal = {cell for cell in ends if t.board[cell] in BUILDABLE}
    if not legal:
        assert t.refused("use", "tavern") == "6.13"
        return
    t.play("use", "tavern")
    assert t.open("build") == legal


@pytest.mark.rule("6.5")
@pytest.mark.parametrize(
    "chain",
    [
        [(2, 1), (2, 2)],  # two only
        [(2, 1), (2, 2), (3, 2)],  # a bend
        [(8, 7), (9, 7), (8, 8)],  # a triangle
        [(8, 7), (9, 7), (10, 7)],  # down to the right, then to the left
        [(2, 0), (2, 1), (2, 3)],  # a gap
        [(2, 0), (2, 1), (2, 3), (2, 4)],  # two and two
    ],
)
def test_the_tavern_needs_three_in_a_straight_line_without_gaps(chain: list[Cell]) -> None:
    """Ruling 6, and a known mistake: shorter or bent lines do not count."""
    assert tavern(*chain).refused("use", "tavern") == "6.13"


@pytest.mark.rule("6.5")
def test_a_hex_between_a_line_and_another_settlement_is_an_end() -> None:
    """Ruling 6: the hex prolongs the three; that it also meets a fourth is no harm."""
    t = tavern((2, 0), (2, 1), (2, 2), (2, 4)).play("use", "tavern")
    assert t.open("build") == {(2, 3)}


@pytest.mark.rule("6.5")
def test_what_the_tavern_refuses() -> None:
    """A taken end, a hex that prolongs nothing, an end on water."""
    t = tavern((2, 1), (2, 2), (2, 3), (14, 4), (14, 5), (14, 6), others=((2, 4),))
    t.play("use", "tavern")
    assert t.open("build") == {(2, 0), (14, 7)}
    assert t.refused("build", (2, 4)) == "3.1"
    assert t.refused("build", (2, 5)) == "6.5"
    assert t.refused("build", (1, 1)) == "6.5"
    assert t.refused("build", (14, 3)) == "3.2"


@pytest.mark.rule("6.5")
def test_settlements_of_others_make_no_line() -> None:
    assert tavern((2, 1), (2, 2), others=((2, 3),)).refused("use", "tavern") == "6.13"
    assert tavern((2, 1), (2, 3), others=((2, 2),)).refused("use", "tavern") == "6.13"


@pytest.mark.rule("6.5")
def test_the_tavern_takes_any_terrain_whatever_the_card_shows() -> None:
    """Forest at one end of the line, plains at the other, desert on the card."""
    t = tavern((8, 9), (8, 8), (8, 7), card="desert").play("use", "tavern")
    assert t.open("build") == {(8, 6), (8, 10)}
    assert {t.board[(8, 6)], t.board[(8, 10)]} == {"F", "G"}


@pytest.mark.rule("6.5")
@pytest.mark.rule("6.12")
def test_settlements_on_water_make_a_line() -> None:
    """(14, 0) is water, so the only end is the plains hex."""
    t = tavern((14, 1), (14, 2), (14, 3)).play("use", "tavern")
    assert t.open("build") == {(14, 4)}


# No supply ----------------------------------------------------------------------------------


@pytest.mark.rule("6.11")
def test_building_tiles_need_a_supply() -> None:
    """With nothing left to build, all five are refused for that reason."""
    low = Table(
        builds=0,
        settled={0: [(15, 11), (17, 6), (2, 1), (2, 2), (2, 3), (7, 10)]},
        supply={0: 0},
        ready={0: [FARM_SOUTH, OASIS_SOUTH, TAVERN_WEST, (6, 11)]},
    )
    assert low.refused("use", "farm") == "6.11"
    assert low.refused("use", "oasis") == "6.11"
    assert low.refused("use", "tavern") == "6.11"
    assert low.open_tiles == {"paddock"}
    high = Table(
        sections=HIGHLANDS,
        builds=0,
        settled={0: [(4, 7), (12, 16), (13, 6), (6, 16)]},
        supply={0: 0},
        ready={0: [ORACLE, TOWER_NORTH, (12, 6), (7, 16)]},
    )
    assert high.refused("use", "oracle") == "6.11"
    assert high.refused("use", "tower") == "6.11"
    assert high.open_tiles == {"barn", "harbor"}
