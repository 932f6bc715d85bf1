"""The three tiles that move: barn, harbor and paddock."""

from __future__ import annotations

import pytest

from tests.games.kingdom_builder.maps import Cell, as_board, board_lines, cells_of
from tests.games.kingdom_builder.table import PADDOCK_WEST, Table, share

HIGHLANDS = ("oracle", "harbor", "barn", "tower")
HIGH_BOARD = as_board(board_lines(HIGHLANDS))
BARN, HARBOR = (16, 2), (7, 16)


def barn(*own: Cell, card: str = "canyon", others: tuple[Cell, ...] = ()) -> Table:
    return Table(sections=HIGHLANDS, card=card, settled={0: own, 1: others}, ready={0: [BARN]})


def harbor(*own: Cell, others: tuple[Cell, ...] = (), card: str = "plains") -> Table:
    return Table(sections=HIGHLANDS, card=card, settled={0: own, 1: others}, ready={0: [HARBOR]})


def paddock(*own: Cell, others: tuple[Cell, ...] = ()) -> Table:
    return Table(card="desert", settled={0: own, 1: others}, ready={0: [PADDOCK_WEST]})


# Barn ---------------------------------------------------------------------------------------


@pytest.mark.rule("6.6")
def test_the_barn_moves_to_the_terrain_of_the_card_in_contact() -> None:
    """The settlement in the far corner comes beside (15, 1), which touches three canyon hexes."""
    t = barn((15, 1), (0, 0), others=((14, 1),)).play("use", "barn").play("lift", (0, 0))
    assert t.open("move") == {(15, 2), (14, 2)}
    assert t.refused("move", (14, 1)) == "3.1"
    assert t.refused("move", (14, 0)) == "3.4"
    assert t.refused("move", (16, 1)) == "6.6"
    assert t.refused("move", (16, 2)) == "3.2"
    t.play("move", (15, 2))
    assert t.settled(0) == {(15, 1), (15, 2)}
    assert t.player(0).supply == 38
    assert t.builds == 3


@pytest.mark.rule("6.6")
def test_the_barn_lifts_own_settlements_only() -> None:
    """Neither a foe's settlement nor an empty hex can be lifted."""
    t = barn((15, 1), (0, 0), others=((14, 1),)).play("use", "barn")
    assert t.open("lift") == {(15, 1), (0, 0)}
    assert t.refused("lift", (14, 1)) == "6.6"
    assert t.refused("lift", (14, 2)) == "6.6"


@pytest.mark.rule("6.6")
@pytest.mark.rule("6.9")
def test_a_lifted_settlement_is_no_neighbour_of_its_new_hex() -> None:
    """Ruling 1, and a known mistake: only the lifted piece itself stood beside that canyon."""
    t = barn((15, 1), (0, 0)).play("use", "barn").play("lift", (15, 1))
    assert t.open("move") == cells_of(HIGH_BOARD, "C") - {(15, 1)}


@pytest.mark.rule("6.9")
def test_what_two_settlements_touch_stays_in_contact_when_one_is_lifted() -> None:
    """(15, 2) touches (15, 1) and (15, 3): lifting either leaves it in contact with the other."""
    t = barn((15, 1), (15, 3)).play("use", "barn").play("lift", (15, 3))
    assert t.open("move") == {(15, 2), (14, 1), (14, 2)}


@pytest.mark.rule("6.9")
def test_a_single_settlement_may_go_to_any_hex_of_the_kind() -> None:
    """With the barn to any canyon, with the harbor to any water; never back where it was."""
    t = barn((15, 1)).play("use", "barn").play("lift", (15, 1))
    assert t.open("move") == cells_of(HIGH_BOARD, "C") - {(15, 1)}
    assert t.refused("move", (15, 1)) == "6.10"
    t = harbor((6, 16)).play("use", "harbor").play("lift", (6, 16))
    assert t.open("move") == cells_of(HIGH_BOARD, "W")


@pytest.mark.rule("6.10")
def test_the_hex_just_left_makes_contact_possible() -> None:
    """The rule's example: contact was possible only at home, so the barn cannot move it."""
    t = barn((15, 1), (16, 1))
    assert t.open_tiles == {"barn"}
    t.play("use", "barn")
    assert t.open("lift") == {(16, 1)}
    assert t.refused("lift", (15, 1)) == "6.10"
    t.play("lift", (16, 1))
    assert t.open("move") == {(15, 2), (14, 1), (14, 2)}


@pytest.mark.rule("6.10")
def test_a_settlement_may_not_be_put_back() -> None:
    t = barn((15, 1), (15, 2)).play("use", "barn").play("lift", (15, 2))
    assert t.open("move") == {(14, 1), (14, 2)}
    assert t.refused("move", (15, 2)) == "6.10"


@pytest.mark.rule("6.10")
def test_a_home_of_another_kind_blocks_nothing() -> None:
    """(17, 1) is plains: lifted, it is no candidate for a canyon card, so all canyon is open."""
    t = barn((17, 1), (17, 0)).play("use", "barn").play("lift", (17, 1))
    assert t.open("move") == cells_of(HIGH_BOARD, "C")
    assert t.refused("move", (17, 1)) == "6.6"


@pytest.mark.rule("6.6")
@pytest.mark.rule("6.13")
def test_the_barn_needs_a_free_hex_of_the_card() -> None:
    """After the mandatory action nothing is replaced; with the canyon full the barn is no good."""
    canyon = cells_of(HIGH_BOARD, "C")
    t = Table(
        seats=3,
        sections=HIGHLANDS,
        card="canyon",
        builds=0,
        settled={0: [(16, 1), (6, 16)], **share(canyon, 1, 2)},
        ready={0: [BARN, HARBOR]},
    )
    assert t.open_tiles == {"harbor"}
    assert t.refused("use", "barn") == "6.13"


@pytest.mark.rule("6.10")
def test_the_barn_is_no_good_when_every_settlement_is_held_at_home() -> None:
    """Two canyon settlements side by side, all other canyon near them taken.

    Elsewhere canyon is free, so it is not for want of a hex (6.13) that it cannot be used.
    """
    t = barn((15, 1), (14, 1), others=((14, 2), (14, 0), (15, 2), (13, 0)))
    assert t.refused("use", "barn") == "6.10"


@pytest.mark.rule("6.13")
def test_without_any_free_hex_of_the_kind_a_settlement_has_nowhere_to_go() -> None:
    """The last free canyon is the hex that (15, 1) itself would leave: 6.13, not 6.10."""
    canyon = cells_of(HIGH_BOARD, "C") - {(15, 1)}
    t = Table(
        seats=3,
        sections=HIGHLANDS,
        card="canyon",
        builds=0,
        settled={0: [(15, 1), (16, 1)], **share(canyon, 1, 2)},
        ready={0: [BARN, HARBOR]},
    )
    assert t.refused("use", "barn") == "6.13"


# Harbor -------------------------------------------------------------------------------------


@pytest.mark.rule("6.7")
def test_the_harbor_moves_to_water_in_contact() -> None:
    """Ruling 3: the only water beside (6, 16) is (7, 15), so that is where it goes."""
    t = harbor((6, 16), (0, 0)).play("use", "harbor").play("lift", (0, 0))
    assert t.open("move") == {(7, 15)}
    assert t.refused("move", (8, 0)) == "3.4"
    assert t.refused("move", (6, 15)) == "6.7"
    assert t.refused("move", (7, 16)) == "6.7"
    t.play("move", (7, 15))
    assert t.settled(0) == {(6, 16), (7, 15)}
    assert t.player(0).supply == 38


@pytest.mark.rule("6.7")
def test_the_harbor_moves_to_any_water_where_contact_is_impossible() -> None:
    """Lifted from (6, 16), nothing else of one's own touches water; one water hex is taken."""
    t = harbor((6, 16), (0, 0), others=((8, 0),)).play("use", "harbor").play("lift", (6, 16))
    assert t.open("move") == cells_of(HIGH_BOARD, "W") - {(8, 0)}
    assert t.refused("move", (8, 0)) == "3.1"
    assert t.refused("move", (6, 16)) == "6.7"


@pytest.mark.rule("6.7")
@pytest.mark.rule("6.10")
def test_the_harbor_moves_from_water_to_water() -> None:
    """Ruling 4. (7, 15) counts as possible contact, but it may not stay there."""
    t = harbor((7, 15), (6, 16), (8, 17)).play("use", "harbor").play("lift", (7, 15))
    assert t.open("move") == {(8, 16), (9, 16)}
    assert t.refused("move", (7, 15)) == "6.10"


@pytest.mark.rule("6.10")
def test_water_at_home_can_hold_a_settlement() -> None:
    """Ruling 2: the only water in contact is the one it stands on."""
    t = harbor((7, 15), (6, 16)).play("use", "harbor")
    assert t.refused("lift", (7, 15)) == "6.10"
    assert t.open("lift") == {(6, 16)}


@pytest.mark.rule("6.7")
@pytest.mark.rule("6.13")
def test_the_harbor_needs_free_water() -> None:
    water = cells_of(HIGH_BOARD, "W")
    t = Table(
        seats=3,
        sections=HIGHLANDS,
        settled={0: [(6, 16)], **share(water, 1, 2)},
        ready={0: [HARBOR]},
    )
    assert t.refused("use", "harbor") == "6.13"


@pytest.mark.rule("6.7")
@pytest.mark.rule("6.11")
def test_the_harbor_is_a_move_and_not_a_build() -> None:
    """Known mistake. It works with an empty supply, and the number of settlements stays."""
    t = Table(
        sections=HIGHLANDS,
        builds=0,
        settled={0: [(6, 16), (0, 0)]},
        supply={0: 0},
        ready={0: [HARBOR]},
    )
    t.play("use", "harbor").play("lift", (0, 0)).play("move", (7, 15))
    assert t.player(0).supply == 0
    assert len(t.settled(0)) == 2


@pytest.mark.rule("6.6")
@pytest.mark.rule("6.8")
def test_a_settlement_can_come_back_from_the_water() -> None:
    """Ruling 4: with the barn onto the card's terrain, with the paddock two steps."""
    t = barn((8, 0), (15, 1)).play("use", "barn").play("lift", (8, 0))
    assert t.open("move") == {(15, 2), (14, 1), (14, 2)}
    t = paddock((4, 3)).play("use", "paddock").play("lift", (4, 3))
    assert t.open("move") == {(4, 1), (4, 5), (2, 2), (2, 4)}


# Paddock ------------------------------------------------------------------------------------


@pytest.mark.rule("6.8")
@pytest.mark.parametrize(
    ("origin", "targets"),
    [
        # odd row, all six ends can be built on
        ((11, 8), {(11, 6), (11, 10), (9, 7), (9, 9), (13, 7), (13, 9)}),
        # even row; (6, 7) is a location
        ((8, 8), {(8, 6), (8, 10), (6, 9), (10, 7), (10, 9)}),
        # corners and edges of the board
        ((0, 0), {(0, 2), (2, 1)}),
        ((0, 19), {(0, 17)}),
        ((19, 10), {(17, 11), (19, 12)}),
        ((2, 0), {(2, 2), (4, 1), (0, 1)}),
    ],
)
def test_the_paddock_moves_exactly_two_hexes_in_a_straight_line(
    origin: Cell, targets: set[Cell]
) -> None:
    t = paddock(origin).play("use", "paddock").play("lift", origin)
    assert t.open("move") == targets


@pytest.mark.rule("6.8")
def test_what_the_paddock_refuses() -> None:
    """Known mistake: "within two". One step, three, two round a corner, none; a taken hex."""
    t = paddock((11, 8), others=((11, 6),)).play("use", "paddock").play("lift", (11, 8))
    assert t.refused("move", (11, 9)) == "6.8"
    assert t.refused("move", (11, 5)) == "6.8"
    assert t.refused("move", (9, 8)) == "6.8"
    assert t.refused("move", (11, 8)) == "6.8"
    assert t.refused("move", (11, 6)) == "3.1"


@pytest.mark.rule("6.8")
@pytest.mark.parametrize(
    ("origin", "over", "to", "letter"),
    [
        ((7, 12), (7, 13), (7, 14), "W"),
        ((2, 6), (1, 6), (0, 7), "M"),
        ((3, 2), (3, 3), (3, 4), "K"),
        ((15, 11), (15, 12), (15, 13), "X"),
        ((0, 2), (1, 2), (2, 3), "D"),
    ],
)
def test_the_paddock_jumps_over_every_kind_of_hex(
    origin: Cell, over: Cell, to: Cell, letter: str
) -> None:
    t = paddock(origin).play("use", "paddock").play("lift", origin)
    assert t.board[over] == letter
    t.play("move", to)
    assert t.settled(0) == {to}


@pytest.mark.rule("6.8")
@pytest.mark.rule("3.2")
@pytest.mark.parametrize(
    ("origin", "to", "letter"),
    [((4, 5), (4, 3), "W"), ((1, 4), (1, 6), "M"), ((3, 5), (3, 3), "K"), ((8, 8), (6, 7), "X")],
)
def test_the_paddock_ends_on_the_five_terrains_only(origin: Cell, to: Cell, letter: str) -> None:
    """Ruling 4: not on water, mountain, castle or location."""
    t = paddock(origin).play("use", "paddock").play("lift", origin)
    assert t.board[to] == letter
    assert t.refused("move", to) == "3.2"


@pytest.mark.rule("6.8")
def test_the_paddock_jumps_over_settlements_of_anybody() -> None:
    t = paddock((11, 8), (11, 7), others=((11, 9),)).play("use", "paddock").play("lift", (11, 8))
    assert {(11, 6), (11, 10)} <= t.open("move")


@pytest.mark.rule("6.8")
@pytest.mark.rule("3.4")
def test_the_paddock_need_not_end_in_contact() -> None:
    """(9, 7) would be beside the own (9, 8); going where nobody is stays legal all the same."""
    t = paddock((11, 8), (9, 8)).play("use", "paddock").play("lift", (11, 8))
    assert t.open("move") == {(11, 6), (11, 10), (9, 7), (9, 9), (13, 7), (13, 9)}


@pytest.mark.rule("6.8")
@pytest.mark.rule("6.13")
def test_a_settlement_without_a_target_cannot_be_lifted() -> None:
    """Both ways out of the corner are taken: as the only settlement it makes the tile useless."""
    t = paddock((0, 0), others=((0, 2), (2, 1)))
    assert t.refused("use", "paddock") == "6.13"
    t = paddock((0, 0), (11, 8), others=((0, 2), (2, 1))).play("use", "paddock")
    assert t.open("lift") == {(11, 8)}
    assert t.refused("lift", (0, 0)) == "6.13"
    assert t.refused("lift", (0, 2)) == "6.8"


@pytest.mark.rule("6.7")
@pytest.mark.rule("6.8")
def test_moving_tiles_lift_own_settlements_only() -> None:
    t = harbor((6, 16), others=((0, 0),)).play("use", "harbor")
    assert t.refused("lift", (0, 0)) == "6.7"
    t = paddock((11, 8), others=((4, 4),)).play("use", "paddock")
    assert t.refused("lift", (4, 4)) == "6.8"


@pytest.mark.rule("6.13")
def test_a_moving_tile_needs_a_settlement() -> None:
    assert paddock().refused("use", "paddock") == "6.13"
    assert barn().refused("use", "barn") == "6.13"
    assert harbor().refused("use", "harbor") == "6.13"


@pytest.mark.rule("6.11")
def test_moving_tiles_need_no_supply() -> None:
    """All three work with an empty supply, and no settlement comes back to it."""
    t = Table(
        sections=("paddock", "harbor", "barn", "tower"),
        builds=0,
        card="canyon",
        settled={0: [(6, 16), (15, 1), (7, 1), (7, 2)]},
        supply={0: 0},
        ready={0: [HARBOR, BARN, (6, 1)]},
    )
    assert t.open_tiles == {"harbor", "barn", "paddock"}
    t.play("use", "paddock").play("lift", (7, 2)).play("move", (7, 4))
    t.play("use", "barn").play("lift", (7, 4)).play("move", (15, 2))
    assert t.player(0).supply == 0


@pytest.mark.rule("6.12")
def test_settlements_on_water_count_for_contact() -> None:
    """Ruling 5: the next plains settlement goes beside the one on the water hex (4, 3)."""
    t = Table(card="plains", settled={0: [(4, 3)]})
    assert t.open("build") == {(4, 4)}


@pytest.mark.rule("6.12")
@pytest.mark.rule("5.4")
def test_settlements_on_water_take_and_keep_tiles() -> None:
    """Ruling 5. (7, 15) is water beside the harbor; (14, 15) is water beside a tower."""
    t = harbor((6, 16), (5, 15)).play("use", "harbor").play("lift", (5, 15)).play("move", (7, 15))
    assert t.tiles(0) == {HARBOR: False}
    fresh = Table(sections=HIGHLANDS, settled={0: [(14, 16), (16, 17)]}, ready={0: [HARBOR]}).play(
        "use", "harbor"
    )
    fresh.play("lift", (16, 17)).play("move", (14, 15))
    assert fresh.tiles(0) == {HARBOR: False, (13, 15): False}
