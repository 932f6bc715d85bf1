"""Where a tile can go, found out the slow way: every choice of payers is tried.

Written from the rules page with plain sets and dictionaries; it shares no code with the engine.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import permutations, product

Cell = tuple[int, int]


def around(cell: Cell) -> set[Cell]:
    """The eight cells around."""
    column, row = cell
    near = {(column + dc, row + dr) for dc in (-1, 0, 1) for dr in (-1, 0, 1)}
    return near - {cell}


def beside(cell: Cell) -> set[Cell]:
    """The four cells that share a side."""
    column, row = cell
    return {(column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)}


def unions(carts: Iterable[Cell]) -> list[set[Cell]]:
    """Rule 8.4: blocks of four, joined as long as two of them share a tile."""
    found: list[set[Cell]] = []
    for c, r in carts:
        block = {(c, r), (c + 1, r), (c, r + 1), (c + 1, r + 1)}
        touching = [union for union in found if union & block]
        apart = [union for union in found if not union & block]
        found = [*apart, block.union(*touching)]
    return found


def sites(
    tiles: Mapping[Cell, tuple[str, ...]],
    silent: set[Cell],
    carts: Iterable[Cell],
    cost: tuple[str, ...],
) -> set[Cell]:
    """The cells where a tile of this cost can lie; `tiles` says what each tile can make."""
    joined = unions(carts)
    open_cells = set(tiles) | {near for cell in tiles for near in beside(cell)}
    return {cell for cell in open_cells if can_pay(tiles, silent, joined, cost, cell)}


def can_pay(
    tiles: Mapping[Cell, tuple[str, ...]],
    silent: set[Cell],
    joined: list[set[Cell]],
    cost: tuple[str, ...],
    cell: Cell,
) -> bool:
    """Rules 4.2 to 4.7 for one cell."""
    payers = around(cell) & set(tiles)
    for union in joined:
        if union & payers:
            payers |= union
    payers -= silent | {cell}
    able = [payer for payer in payers if set(tiles[payer]) & set(cost)]
    for chosen in permutations(able, len(cost)):
        for made in product(*(tiles[payer] for payer in chosen)):
            if made == cost:
                return True
    return False
