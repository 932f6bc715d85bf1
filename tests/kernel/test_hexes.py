"""Boards of hexes, against brute force."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pentarchy.kernel.bits import bits, mask_of
from pentarchy.kernel.hexes import DIRECTIONS, HexGrid, hex_grid

SIZES = [(1, 1), (1, 5), (5, 1), (2, 2), (3, 4), (4, 3), (7, 6), (20, 20)]
BOARD = hex_grid(6, 7)

every_size = pytest.mark.parametrize(("rows", "columns"), SIZES)
some_cells = st.integers(0, BOARD.all)


def centre(grid: HexGrid, cell: int) -> tuple[int, int]:
    """Where a hex lies on paper, in half hexes to the right and in rows down."""
    row, column = divmod(cell, grid.columns)
    return 2 * column + row % 2, row


STEPS = ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))
"""The way to the next centre in each direction, east first and then clockwise."""


@every_size
def test_the_next_cell_lies_that_way_on_paper(rows: int, columns: int) -> None:
    grid = hex_grid(rows, columns)
    at = {centre(grid, cell): cell for cell in range(grid.count)}
    for cell in range(grid.count):
        right, down = centre(grid, cell)
        for direction, (dx, dy) in enumerate(STEPS):
            assert grid.ahead[cell][direction] == at.get((right + dx, down + dy))


@every_size
def test_neighbours_are_mutual(rows: int, columns: int) -> None:
    grid = hex_grid(rows, columns)
    for cell in range(grid.count):
        assert not grid.beside[cell] >> cell & 1
        for direction, other in enumerate(grid.ahead[cell]):
            if other is not None:
                assert grid.ahead[other][(direction + 3) % 6] == cell
                assert grid.beside[cell] >> other & 1
                assert grid.beside[other] >> cell & 1


@pytest.mark.parametrize(("rows", "columns"), [(2, 2), (4, 3), (6, 7), (10, 10), (20, 20)])
def test_half_a_turn_keeps_neighbours(rows: int, columns: int) -> None:
    """A board with an even number of rows, turned by 180 degrees, fits on itself."""
    grid = hex_grid(rows, columns)
    for cell in range(grid.count):
        turned = mask_of(grid.count - 1 - near for near in bits(grid.beside[cell]))
        assert grid.beside[grid.count - 1 - cell] == turned


@every_size
def test_the_edge_is_the_outermost_ring(rows: int, columns: int) -> None:
    grid = hex_grid(rows, columns)
    ring = [
        row * columns + column
        for row in range(rows)
        for column in range(columns)
        if row in (0, rows - 1) or column in (0, columns - 1)
    ]
    assert grid.edge == mask_of(ring)


@given(some_cells, st.integers(0, 5))
def test_a_shift_moves_every_cell(cells: int, direction: int) -> None:
    moved = [BOARD.ahead[cell][direction] for cell in bits(cells)]
    assert BOARD.shifted(cells, direction) == mask_of(c for c in moved if c is not None)


@given(some_cells)
def test_touching_is_the_union_of_neighbours(cells: int) -> None:
    expected = {near for cell in bits(cells) for near in bits(BOARD.beside[cell])}
    assert set(bits(BOARD.touching(cells))) == expected


@settings(max_examples=300)
@given(some_cells, some_cells, st.integers(1, 5))
def test_line_ends_by_brute_force(one: int, other: int, length: int) -> None:
    """A cell prolongs a line if so many of the cells lie behind it, one after another."""
    for cells in (one, one | other):
        expected = set()
        for cell in range(BOARD.count):
            if cells >> cell & 1:
                continue
            for direction in range(6):
                behind = BOARD.line(cell, direction, length)
                if len(behind) == length and all(cells >> c & 1 for c in behind):
                    expected.add(cell)
        assert set(bits(BOARD.line_ends(cells, length))) == expected


@given(st.integers(0, BOARD.count - 1), st.integers(0, 5), st.integers(0, 9))
def test_a_line_goes_straight_to_the_edge(cell: int, direction: int, length: int) -> None:
    line = BOARD.line(cell, direction, length)
    x, y = centre(BOARD, cell)
    dx, dy = STEPS[direction]
    for n, other in enumerate(line, start=1):
        assert centre(BOARD, other) == (x + n * dx, y + n * dy)
    if len(line) < length:
        assert BOARD.ahead[line[-1] if line else cell][direction] is None


@given(some_cells)
def test_groups_are_connected_and_apart(cells: int) -> None:
    groups = BOARD.groups(cells)
    assert sum(groups) == cells
    assert all(group & other == 0 for group in groups for other in groups if group is not other)
    for group in groups:
        assert BOARD.touching(group) & cells & ~group == 0
        reached = group & -group
        for _ in range(BOARD.count):
            reached |= BOARD.touching(reached) & group
        assert reached == group


def test_rows_and_directions() -> None:
    assert len(DIRECTIONS) == 6
    assert [BOARD.row(n).bit_count() for n in range(6)] == [7] * 6
    assert sum(BOARD.row(n) for n in range(6)) == BOARD.all
    assert hex_grid(6, 7) is BOARD
