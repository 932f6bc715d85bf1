"""What a set of settlements looks like, whoever else is on the board: worked out once for each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from pentarchy.games.kingdom_builder.board import GRID, ROWS, SECTORS, SIDE, Board
from pentarchy.kernel.bits import bits, mask_of

_NOT_FIRST = mask_of(cell for cell in range(GRID.count) if cell % SIDE)
_NOT_LAST = mask_of(cell for cell in range(GRID.count) if cell % SIDE < SIDE - 1)
_EVEN = mask_of(cell for cell in range(GRID.count) if cell // SIDE % 2 == 0)
_ODD = GRID.all ^ _EVEN

KEPT = 4000
"""So many shapes are remembered for a board."""
BY_DISTANCE = (1.0, 0.75, 0.5)
"""How much a castle counts that one, two or three more settlements would touch."""

Groups: TypeAlias = tuple[int, ...]


def grown(cells: int) -> int:
    """All cells beside at least one of these; as `GRID.touching`, quicker for many."""
    west = (cells & _NOT_FIRST) >> 1
    east = (cells & _NOT_LAST) << 1
    # Odd rows sit half a hex to the right: even rows lean to the west, odd ones to the east.
    upright = cells | west & _EVEN | east & _ODD
    return (upright << SIDE | upright >> SIDE | west | east) & GRID.all


def joined(groups: Groups, cell: int) -> Groups:
    """The groups when one more settlement stands."""
    beside = GRID.beside[cell]
    whole = 1 << cell
    apart = []
    for group in groups:
        if group & beside:
            whole |= group
        else:
            apart.append(group)
    apart.append(whole)
    return tuple(apart)


class Shape:
    """What follows from a set of settlements alone; what no card in play asks for is empty."""

    __slots__ = (
        "castles_far",
        "castles_near",
        "fullest",
        "gold",
        "groups",
        "largest",
        "linked",
        "missing",
        "near",
        "nearest",
        "rows",
        "sectors",
        "settled",
        "touched",
    )

    settled: int
    gold: float
    """What castles and the cards that nobody contests pay."""
    touched: int
    """The castles and locations beside a settlement."""
    nearest: int
    """Those that one more settlement in contact would touch, if nobody is in the way."""
    near: int
    """Those that one, two or three more would."""
    castles_near: float
    """How many castles are within such reach, nearer ones counting more."""
    castles_far: int
    """How many castles are not touched."""
    groups: Groups
    largest: int
    """The size of the largest group."""
    linked: int
    """The castles and locations that a group joins to another (rule 8.3)."""
    rows: Sequence[int]
    """How many settlements each row holds."""
    missing: Sequence[int]
    """The rows that hold none."""
    fullest: Sequence[tuple[int, int]]
    """The rows that hold most or up to two fewer, each with how many fewer."""
    sectors: Sequence[int]
    """How many settlements each sector holds."""


class Shapes(dict[int, Shape]):
    """The shapes of sets of settlements on one board, each worked out when first asked for."""

    def __init__(self, board: Board, ways: frozenset[str], gold: Callable[[Shape], float]) -> None:
        super().__init__()
        self._gold = gold
        self._buildable = board.buildable
        self._castles = board.castles
        self._places = board.castles | board.locations
        self._linking = "linked-places" in ways
        self._grouping = self._linking or bool(ways & {"group", "largest-group"})
        self._rows = bool(ways & {"row", "best-row"})
        self._sectors = bool(ways & {"sector-rank", "poorest-sector"})
        self._last = 0
        self._grouped: dict[int, Groups] = {}

    def __missing__(self, settled: int) -> Shape:
        if len(self) >= KEPT:
            self.clear()
            self._grouped.clear()
        shape = Shape()
        shape.settled = settled
        self._look_around(shape)
        shape.groups = self._groups(settled) if self._grouping else ()
        shape.largest = max([group.bit_count() for group in shape.groups], default=0)
        shape.linked = self._linked(shape) if self._linking else 0
        self._count_rows(shape)
        shape.sectors = (
            [(settled & sector).bit_count() for sector in SECTORS] if self._sectors else ()
        )
        shape.gold = self._gold(shape)
        self[settled] = shape
        self._last = settled
        return shape

    def _count_rows(self, shape: Shape) -> None:
        settled = shape.settled
        shape.rows = rows = [(settled & row).bit_count() for row in ROWS] if self._rows else []
        shape.missing = [ROWS[number] for number, count in enumerate(rows) if not count]
        most = max(rows, default=0)
        shape.fullest = [
            (ROWS[number], most - count) for number, count in enumerate(rows) if count >= most - 2
        ]

    def _look_around(self, shape: Shape) -> None:
        """The places beside the settlements, and those a few more would reach."""
        buildable = self._buildable
        beside = grown(shape.settled)
        shape.touched = self._places & beside
        one = grown(beside & buildable)
        two = grown(one & buildable)
        three = grown(two & buildable)
        places = self._places & ~beside
        shape.nearest = places & one
        shape.near = places & (one | two | three)
        castles = self._castles & ~beside
        shape.castles_far = castles.bit_count()
        at_one, at_two, at_three = BY_DISTANCE
        near = castles & one
        worth = at_one * near.bit_count()
        castles ^= near
        near = castles & two
        worth += at_two * near.bit_count()
        shape.castles_near = worth + at_three * ((castles ^ near) & three).bit_count()

    def _groups(self, settled: int) -> Groups:
        """From those of what it shares with the set before: choices differ by a settlement."""
        shared = settled & self._last
        groups = self._grouped.get(shared)
        if groups is None:
            groups = ()
            for cell in bits(shared):
                groups = joined(groups, cell)
            self._grouped[shared] = groups
        for cell in bits(settled ^ shared):
            groups = joined(groups, cell)
        self._grouped[settled] = groups
        return groups

    def _linked(self, shape: Shape) -> int:
        touched = shape.touched
        linked = 0
        if touched & touched - 1:
            for group in shape.groups:
                here = grown(group) & touched
                if here & here - 1:
                    linked |= here
        return linked
