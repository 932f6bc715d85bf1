"""The grid: numbers of cells, neighbours as shifts, and the notation of targets."""

from __future__ import annotations

import pytest

from pentarchy.games.founders.grid import Cells, Diamond, RivalCells
from pentarchy.kernel.bits import bits
from tests.games.founders import oracle
from tests.games.founders.table import founders


@pytest.mark.parametrize("reach", [2, 3, 7, 32])
def test_every_cell_has_a_number_of_its_own(reach: int) -> None:
    grid = Diamond(reach)
    assert grid.count == 2 * reach * (reach + 1) + 1
    assert sorted(grid.numbers.values()) == list(range(grid.count))
    assert grid.places[grid.origin] == (0, 0)
    assert all(abs(column) + abs(row) <= reach for column, row in grid.places)


@pytest.mark.parametrize("reach", [4, 9])
def test_neighbours_are_shifts(reach: int) -> None:
    """For every cell whose neighbours all lie in the diamond."""
    grid = Diamond(reach)
    for cell, place in enumerate(grid.places):
        if abs(place[0]) + abs(place[1]) <= reach - 2:
            assert {grid.places[c] for c in bits(grid.around(1 << cell))} == oracle.around(place)
            assert {grid.places[c] for c in bits(grid.beside(1 << cell))} == oracle.beside(place)


def test_neighbours_are_counted() -> None:
    """A plus of five cells: its middle has four around it, its arms three, its corners three."""
    grid = Diamond(6)
    plus = [(0, 0), (1, 0), (-1, 0), (0, 1), (0, -1)]
    mask = sum(1 << grid.number(*place) for place in plus)
    levels = grid.counted(mask, 4)
    counts = {place: len(oracle.around(place) & set(plus)) for place in grid.places}
    for level, found in enumerate(levels, start=1):
        places = {grid.places[cell] for cell in bits(found)}
        assert places == {place for place, count in counts.items() if count >= level}
    assert counts[0, 0] == 4


def test_a_shift_out_of_the_diamond_lands_far_away() -> None:
    """What wraps lies at least twice the reach from where it should: no realm is that wide."""
    grid = Diamond(8)
    for place in grid.places:
        for column, row in oracle.around(place):
            if (column, row) in grid.numbers:
                continue
            number = grid.number(column, row)
            if 0 <= number < grid.count:
                other = grid.places[number]
                assert abs(other[0] - column) + abs(other[1] - row) >= 2 * grid.reach + 1


@pytest.mark.rule("8.1")
def test_corners_are_where_four_meet() -> None:
    grid = Diamond(5)
    block = [(0, 0), (1, 0), (0, 1), (1, 1), (2, 0)]
    mask = sum(1 << grid.number(*place) for place in block)
    assert [grid.places[corner] for corner in bits(grid.corners(mask))] == [(0, 0)]
    corner = grid.number(0, 0)
    assert {grid.places[cell] for cell in bits(grid.block(corner))} == set(block[:4])


def test_cells_are_written_column_first() -> None:
    grid = founders().grid
    targets = Cells("cell", grid)
    assert targets.name(grid.number(-2, 5)) == "cell:-2,5"
    assert targets.index("cell:-2,5") == grid.number(-2, 5)
    for wrong in ("cell:33,0", "corner:0,0", "cell:0", "cell:00,0", "0,0"):
        assert targets.index(wrong) is None


def test_cells_of_others_are_written_by_places_clockwise() -> None:
    grid = founders().grid
    targets = RivalCells(3, grid)
    assert len(targets) == 3 * grid.count
    for rival in (1, 2, 3):
        name = f"rival-cell:{rival}/1,-1"
        index = targets.index(name)
        assert index is not None
        assert index == (rival - 1) * grid.count + grid.number(1, -1)
        assert targets.name(index) == name
    for wrong in ("rival-cell:0/0,0", "rival-cell:4/0,0", "rival-cell:01/0,0", "rival-cell:1/x"):
        assert targets.index(wrong) is None
