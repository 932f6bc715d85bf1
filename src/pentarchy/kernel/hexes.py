"""Boards of pointy-top hexes in straight rows, odd rows half a hex to the right."""

from __future__ import annotations

from functools import cache

from pentarchy.kernel.bits import bits, mask_of

DIRECTIONS = ("east", "south-east", "south-west", "west", "north-west", "north-east")


class HexGrid:
    """Neighbourhood tables of a board. The cell at (row, column) is row * columns + column."""

    def __init__(self, rows: int, columns: int) -> None:
        self.rows = rows
        self.columns = columns
        self.count = rows * columns
        self.all = (1 << self.count) - 1
        self.ahead = tuple(
            tuple(self._ahead(cell, direction) for direction in range(6))
            for cell in range(self.count)
        )
        """`ahead[cell][direction]`: the next cell that way, or None beyond the edge."""
        self.beside = tuple(mask_of(c for c in row if c is not None) for row in self.ahead)
        """`beside[cell]`: the cells that touch it."""
        self.ring = tuple(
            tuple((c, self.beside[c]) for c in row if c is not None) for row in self.ahead
        )
        """`ring[cell]`: each neighbour, with the cells that touch it in turn."""
        self.edge = mask_of(c for c in range(self.count) if self.beside[c].bit_count() < 6)
        """The cells with fewer than six neighbours."""
        self._shifts = tuple(self._shift(direction) for direction in range(6))

    def _ahead(self, cell: int, direction: int) -> int | None:
        row, column = divmod(cell, self.columns)
        shift = row & 1
        down, right = (
            (0, 1),
            (1, shift),
            (1, shift - 1),
            (0, -1),
            (-1, shift - 1),
            (-1, shift),
        )[direction]
        row, column = row + down, column + right
        inside = 0 <= row < self.rows and 0 <= column < self.columns
        return row * self.columns + column if inside else None

    def _shift(self, direction: int) -> tuple[int, int, int, int]:
        """For even and for odd rows: the cells that stay inside, and by how much they move."""
        found: list[int] = []
        for parity in (0, 1):
            inside = [
                cell
                for cell in range(self.count)
                if cell // self.columns % 2 == parity and self.ahead[cell][direction] is not None
            ]
            after = self.ahead[inside[0]][direction] if inside else None
            found += [mask_of(inside), 0 if after is None else after - inside[0]]
        return found[0], found[1], found[2], found[3]

    def shifted(self, cells: int, direction: int) -> int:
        """The cells one step that way from these; those pushed off the board are gone."""
        even, even_by, odd, odd_by = self._shifts[direction]
        even &= cells
        odd &= cells
        even = even << even_by if even_by > 0 else even >> -even_by
        odd = odd << odd_by if odd_by > 0 else odd >> -odd_by
        return even | odd

    def line_ends(self, cells: int, length: int) -> int:
        """The cells that directly prolong a straight run of at least that many of these."""
        ends = 0
        for direction in range(3):
            even, even_by, odd, odd_by = self._shifts[direction]
            run = cells
            for _ in range(length - 1):
                # As `shifted`, which this is too often asked for to call.
                run = ((run & even) << even_by | (run & odd) << odd_by) & cells
                if not run:
                    break
            else:
                ends |= (run & even) << even_by | (run & odd) << odd_by
                even, even_by, odd, odd_by = self._shifts[direction + 3]
                for _ in range(length):
                    run = (run & even) >> -even_by | (run & odd) >> -odd_by
                ends |= run
        return ends & ~cells

    def line(self, cell: int, direction: int, length: int) -> tuple[int, ...]:
        """The next cells in a straight line, not counting the first; shorter at the edge."""
        found: list[int] = []
        here: int | None = cell
        for _ in range(length):
            here = self.ahead[here][direction] if here is not None else None
            if here is None:
                break
            found.append(here)
        return tuple(found)

    def touching(self, cells: int) -> int:
        """All cells beside at least one of these."""
        mask = 0
        for cell in bits(cells):
            mask |= self.beside[cell]
        return mask

    def groups(self, cells: int) -> list[int]:
        """The connected groups of a set of cells."""
        found = []
        while cells:
            group = edge = cells & -cells
            while edge:
                edge = self.touching(edge) & cells & ~group
                group |= edge
            found.append(group)
            cells &= ~group
        return found

    def row(self, number: int) -> int:
        """All cells of one row."""
        return ((1 << self.columns) - 1) << number * self.columns


@cache
def hex_grid(rows: int, columns: int) -> HexGrid:
    """The board of that size; its tables are made once."""
    return HexGrid(rows, columns)
