"""The cells a realm can lie on: all within some side-steps of its first tile.

Column and row count from the first tile, (0, 0); rows grow away from the owner. A cell is a
number, a set of cells an int with a bit for each, so neighbours of whole sets are a few shifts.

The cells within R side-steps are numbered R * column + (R + 1) * row, plus a constant. On these
cells, and they are 2R(R + 1) + 1, the number takes each value from 0 up exactly once, and a step
in one direction is the same shift everywhere. A shift out of the diamond may land on another cell,
but one at least 2R + 1 side-steps away from where it should: more than any realm is across.
"""

from __future__ import annotations

from functools import cache


class Diamond:
    """Numbers, names and shifts of the cells."""

    __slots__ = ("columns", "count", "names", "numbers", "origin", "places", "reach", "shifts")

    def __init__(self, reach: int) -> None:
        self.reach = reach
        self.count = 2 * reach * (reach + 1) + 1
        self.origin = reach * (reach + 1)
        """The cell of a realm's first tile."""
        places = [
            (column, row)
            for row in range(-reach, reach + 1)
            for column in range(-reach, reach + 1)
            if abs(column) + abs(row) <= reach
        ]
        self.numbers = {place: self.number(*place) for place in places}
        self.places: tuple[tuple[int, int], ...] = tuple(
            sorted(places, key=self.numbers.__getitem__)
        )
        """Column and row of each cell."""
        self.names = tuple(f"{column},{row}" for column, row in self.places)
        self.columns = tuple(column for column, _ in self.places)
        self.shifts = (1, reach, reach + 1, 2 * reach + 1)
        """What is added on the way back-left to front-right, right, away, and away-right."""

    def number(self, column: int, row: int) -> int:
        """The number of a cell of the diamond."""
        return self.reach * column + (self.reach + 1) * row + self.origin

    def beside(self, cells: int) -> int:
        """The cells that share a full side with one of these (rule 3.2)."""
        right, away = self.reach, self.reach + 1
        return cells << right | cells >> right | cells << away | cells >> away

    def around(self, cells: int) -> int:
        """The cells that have one of these among their eight neighbours (rule 4.2)."""
        right, away = self.reach, self.reach + 1
        sides = cells << right | cells >> right
        band = cells | sides
        return sides | band << away | band >> away

    def counted(self, cells: int, most: int) -> list[int]:
        """The cells with at least 1, 2, ... `most` of these among their eight neighbours."""
        found = [0] * most
        for shift in self.shifts:
            for moved in (cells << shift, cells >> shift):
                for level in range(most - 1, 0, -1):
                    found[level] |= found[level - 1] & moved
                found[0] |= moved
        return found

    def block(self, corner: int) -> int:
        """The four cells around a corner, which is named by its nearest left one (rule 8.1)."""
        square = 1 | 1 << self.reach | 1 << self.reach + 1 | 1 << 2 * self.reach + 1
        return square << corner

    def corners(self, cells: int) -> int:
        """The corners where four of these cells meet (rule 8.1)."""
        across = cells & cells >> self.reach
        return across & across >> self.reach + 1


@cache
def diamond(reach: int) -> Diamond:
    """The cells within so many side-steps; the tables are made once."""
    return Diamond(reach)


class Cells:
    """Targets that are cells: `cell:0,0`, `cell:-2,1`, column first."""

    def __init__(self, kind: str, grid: Diamond) -> None:
        self._kind = kind
        self._grid = grid
        self._numbers = {name: number for number, name in enumerate(grid.names)}

    def __len__(self) -> int:
        return self._grid.count

    def name(self, index: int) -> str:
        return f"{self._kind}:{self._grid.names[index]}"

    def index(self, name: str) -> int | None:
        kind, _, place = name.partition(":")
        return self._numbers.get(place) if kind == self._kind else None


class RivalCells:
    """Targets in the realms of the others: `rival-cell:1/0,2` is the next player's.

    The cells of the first rival come first, then those of the second, and so on.
    """

    def __init__(self, rivals: int, grid: Diamond) -> None:
        self._rivals = rivals
        self._grid = grid
        self._numbers = {name: number for number, name in enumerate(grid.names)}

    def __len__(self) -> int:
        return self._rivals * self._grid.count

    def name(self, index: int) -> str:
        rival, cell = divmod(index, self._grid.count)
        return f"rival-cell:{rival + 1}/{self._grid.names[cell]}"

    def index(self, name: str) -> int | None:
        kind, _, place = name.partition(":")
        rival, _, cell = place.partition("/")
        number = self._numbers.get(cell)
        if kind != "rival-cell" or number is None or not rival.isdecimal():
            return None
        if not 1 <= int(rival) <= self._rivals or rival != str(int(rival)):
            return None
        return (int(rival) - 1) * self._grid.count + number
