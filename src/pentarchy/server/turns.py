"""Who is served next: tables in turn, each getting as much of the workers' time as the others.

Every request has a cost, and a table's next request begins where its last one ended on a clock
that counts costs. The earliest goes first. So a table that asks often waits until the others have
had as much, and one that has not asked for long goes ahead of it, but saves nothing up.
"""

from __future__ import annotations

from heapq import heappop, heappush
from itertools import count
from typing import Generic, TypeVar

T = TypeVar("T")


class Turns(Generic[T]):
    """A queue that is fair between tables. Of requests that begin at the same moment those that
    somebody waits for go first, then the cheap ones, then those that came first."""

    def __init__(self) -> None:
        self._waiting: list[tuple[float, bool, float, int, T]] = []
        self._order = count()
        self._now = 0.0
        """Where the request that was taken last began."""
        self._ends: dict[str, float] = {}
        """Where the last request of each table ends; only those that lie ahead."""

    def __len__(self) -> int:
        return len(self._waiting)

    def put(self, item: T, table: str, cost: float, urgent: bool) -> None:
        """Let a request of that table wait for its turn."""
        begin = max(self._now, self._ends.get(table, 0.0))
        self._ends[table] = begin + cost
        heappush(self._waiting, (begin, not urgent, cost, next(self._order), item))

    def take(self) -> T:
        """The request whose turn it is."""
        begin, _, _, _, item = heappop(self._waiting)
        if begin > self._now:
            self._now = begin
            self._ends = {table: end for table, end in self._ends.items() if end > begin}
        return item
