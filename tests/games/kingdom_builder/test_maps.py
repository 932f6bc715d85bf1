"""The eight sections: their hexes one by one, their counts, and what holds on every board."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from pentarchy.games.kingdom_builder.state import KingdomState
from tests.games.kingdom_builder.maps import (
    BUILDABLE,
    FIRST_GAME,
    SECTIONS,
    SIDE,
    Board,
    Cell,
    around,
    as_board,
    beside,
    board_lines,
    cells_of,
    first_game,
    lines,
    touching,
)
from tests.games.kingdom_builder.table import Table, kingdom_builder

KEYS = sorted(SECTIONS)


def engine_map(sections: tuple[str, ...], turned: tuple[bool, ...]) -> list[str]:
    """The board as the engine shows it."""
    state = kingdom_builder().new(2, seed=1, sections=sections, turned=turned)
    assert isinstance(state, KingdomState)
    return list(state.view(None).setup.map)


def board_with(section: str) -> tuple[str, ...]:
    """Four sections with this one at the top left."""
    return (section, *[key for key in KEYS if key != section][:3])


# Section by section -------------------------------------------------------------------------


@pytest.mark.rule("1.1")
@pytest.mark.parametrize("section", KEYS)
def test_the_engine_has_the_printed_section(section: str) -> None:
    """All 100 hexes, letter by letter, as drawn and turned."""
    board = engine_map(board_with(section), (False, False, False, True))
    assert [row[:10] for row in board[:10]] == lines(section)
    last = board_with(section)[3]
    assert [row[10:] for row in board[10:]] == lines(last, turned=True)


@pytest.mark.rule("1.1")
@pytest.mark.parametrize(
    ("section", "locations", "castles", "counts", "buildable"),
    [
        # counts of G, C, D, L, F, W, M
        ("oracle", {(3, 7)}, {(1, 3), (7, 2)}, (16, 14, 15, 15, 15, 17, 5), 75),
        ("farm", {(1, 7), (5, 2)}, {(1, 1)}, (14, 14, 12, 14, 15, 26, 2), 69),
        ("tavern", {(6, 2), (6, 7)}, {(3, 3)}, (17, 15, 15, 15, 16, 10, 9), 78),
        ("tower", {(3, 5), (7, 2)}, {(6, 7)}, (15, 15, 16, 15, 13, 13, 10), 74),
        ("harbor", {(7, 6)}, {(4, 2), (8, 2)}, (16, 14, 14, 13, 14, 21, 5), 71),
        ("paddock", {(2, 8), (6, 1)}, {(7, 5)}, (16, 14, 15, 14, 15, 10, 13), 74),
        ("barn", {(2, 6), (6, 2)}, {(7, 7)}, (16, 17, 18, 13, 15, 5, 13), 79),
        ("oasis", {(2, 7), (7, 5)}, {(7, 1)}, (14, 12, 11, 14, 12, 34, 0), 63),
    ],
)
def test_the_counts_of_a_section(
    section: str,
    locations: set[Cell],
    castles: set[Cell],
    counts: tuple[int, ...],
    buildable: int,
) -> None:
    rows = engine_map(board_with(section), (False,) * 4)
    board = as_board([row[:10] for row in rows[:10]])
    assert len(board) == 100
    assert cells_of(board, "X") == locations
    assert cells_of(board, "K") == castles
    assert tuple(len(cells_of(board, letter)) for letter in "GCDLFWM") == counts
    assert len(cells_of(board, BUILDABLE)) == buildable


@pytest.mark.rule("1.1")
@pytest.mark.parametrize(
    ("section", "cell", "letter"),
    [
        ("tavern", (3, 8), "M"),
        ("tavern", (3, 9), "M"),
        ("paddock", (8, 9), "F"),
        ("farm", (6, 3), "F"),
        ("farm", (6, 4), "L"),
        ("oracle", (3, 7), "X"),
        ("oracle", (4, 7), "L"),
    ],
)
def test_hexes_that_other_programs_have_wrong(section: str, cell: Cell, letter: str) -> None:
    """Known mistake: seven hexes that differ elsewhere, as the printed artwork has them."""
    rows = engine_map(board_with(section), (False,) * 4)
    assert rows[cell[0]][cell[1]] == letter


@pytest.mark.rule("1.1")
def test_the_sections_own_locations_have_its_name() -> None:
    """Known mistake: the oracle's section was once named oasis. Its tiles are the oracle's."""
    for section in KEYS:
        state = kingdom_builder().new(2, seed=1, sections=board_with(section))
        assert isinstance(state, KingdomState)
        found = {
            kind for cell, kind in state.view(None).setup.locations.items()
            if cell // SIDE < 10 and cell % SIDE < 10
        }  # fmt: skip
        assert found == {section}


# Every board --------------------------------------------------------------------------------


def pairs() -> list[Board]:
    """Every two sections, either way round, side by side and one above the other."""
    found = []
    for one, other in product(KEYS, KEYS):
        if one == other:
            continue
        for turn, other_turn in product((False, True), repeat=2):
            left, right = lines(one, turn), lines(other, other_turn)
            found.append(as_board([a + b for a, b in zip(left, right, strict=True)]))
            found.append(as_board(left + right))
    return found


@pytest.mark.rule("5.1")
@pytest.mark.rule("8.8")
def test_no_hex_touches_two_castles_or_locations() -> None:
    """So a build or a move takes at most one tile; and no two of these hexes touch each other."""
    boards = pairs()
    assert len(boards) == 8 * 7 * 4 * 2
    for board in boards:
        special = cells_of(board, "KX")
        assert len(special) == 6
        for cell in board:
            near = [n for n in beside(board, cell) if n in special]
            assert len(near) <= (0 if cell in special else 1)


@pytest.mark.rule("1.1")
def test_what_any_four_sections_offer() -> None:
    """Enough of every terrain, between 38 and 98 water hexes, 277 to 306 that can be built on."""
    lowest = dict.fromkeys("GCDLF", 400)
    water, buildable = [], []
    for four in combinations(KEYS, 4):
        board = as_board(board_lines(four))
        for letter in lowest:
            lowest[letter] = min(lowest[letter], len(cells_of(board, letter)))
        water.append(len(cells_of(board, "W")))
        buildable.append(len(cells_of(board, BUILDABLE)))
        assert len(cells_of(board, "KX")) == 12
        assert 6 <= len(cells_of(board, "X")) <= 8
        assert 4 <= len(cells_of(board, "K")) <= 6
    assert lowest == {"G": 59, "C": 54, "D": 52, "L": 54, "F": 54}
    assert (min(water), max(water)) == (38, 98)
    assert (min(buildable), max(buildable)) == (277, 306)


@pytest.mark.rule("1.1")
def test_the_oasis_section_has_no_mountain() -> None:
    """The rulebook's "nine kinds on every section" is not literally true."""
    assert not cells_of(as_board(lines("oasis")), "M")
    for key in KEYS:
        kinds = {"M"} if key == "oasis" else set()
        assert set("".join(lines(key))) == set("GCDLFWMKX") - kinds


@pytest.mark.rule("1.2")
def test_a_half_turn_keeps_every_neighbourhood() -> None:
    """Two hexes of a section touch exactly when their places after the turn do."""
    cells = [(r, c) for r in range(10) for c in range(10)]
    for r, c in cells:
        before = {(9 - x, 9 - y) for x, y in around((r, c)) if (x, y) in cells}
        after = {cell for cell in around((9 - r, 9 - c)) if cell in cells}
        assert before == after


@pytest.mark.rule("1.2")
@pytest.mark.parametrize("section", KEYS)
def test_a_turned_section_touches_as_before(section: str) -> None:
    drawn, turned = as_board(lines(section)), as_board(lines(section, turned=True))
    for (r, c), letter in drawn.items():
        assert turned[9 - r, 9 - c] == letter
        assert touching(drawn, (r, c)) == touching(turned, (9 - r, 9 - c))


@pytest.mark.rule("8.13")
def test_the_edge_has_76_hexes_those_with_fewer_than_six_neighbours() -> None:
    board = first_game()
    edge = {(r, c) for r, c in board if r in (0, SIDE - 1) or c in (0, SIDE - 1)}
    assert len(edge) == 76
    assert edge == {cell for cell in board if len(beside(board, cell)) < 6}


# The first game's board ---------------------------------------------------------------------


@pytest.mark.rule("1.8")
def test_the_first_game_has_eight_locations_and_five_beside_flower_fields() -> None:
    board = as_board(engine_map(FIRST_GAME, (False,) * 4))
    assert board == first_game()
    locations = cells_of(board, "X")
    assert locations == {
        (2, 18), (6, 2), (6, 7), (6, 11), (11, 17), (12, 7), (15, 12), (17, 5),
    }  # fmt: skip
    by_flowers = {cell for cell in locations if "L" in touching(board, cell)}
    assert by_flowers == {(2, 18), (6, 2), (11, 17), (12, 7), (15, 12)}


@pytest.mark.rule("1.1")
def test_the_engine_has_the_same_neighbours() -> None:
    """Each hex as a lone settlement on every kind of ground: what the next build may touch.

    The contact of the engine is read off the legal builds of all five terrains together.
    """
    board = first_game()
    for cell in [(0, 0), (0, 19), (19, 0), (19, 19), (9, 9), (10, 10), (9, 10), (10, 9), (5, 12)]:
        near = set()
        for card, letter in zip(
            ("plains", "canyon", "desert", "flowers", "forest"), "GCDLF", strict=True
        ):
            open_cells = Table(card=card, settled={0: [cell]}).open("build")
            if open_cells != cells_of(board, letter) - {cell}:
                near |= open_cells
        assert near == {n for n in beside(board, cell) if board[n] in BUILDABLE}
