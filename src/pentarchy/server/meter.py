"""What is counted while the server runs, for who runs it.

Plain numbers, as counting must cost nothing; `http/operations.py` tells them.
"""

from __future__ import annotations

import asyncio
from bisect import bisect_left
from collections import Counter
from time import thread_time

from pentarchy.server.pauses import Longest

BOUNDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0)
"""Seconds; what took longer than the last one is counted beyond all of them."""
LAG_SECONDS = 0.05
"""So often it is measured how late the event loop is."""


class Histogram:
    """How many things took how long."""

    __slots__ = ("counts", "total")

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds


class Meter:
    """One server's numbers since its start."""

    def __init__(self) -> None:
        self.requests: Counter[tuple[str, str, int]] = Counter()
        """By method, route and status."""
        self.request_time = Histogram()
        self.messages: Counter[str] = Counter()
        """Of websockets, by kind."""
        self.refusals: Counter[str] = Counter()
        """Of messages, by the id of what was answered."""
        self.rows = 0
        """Rows of tables' histories that were stored here: people's and bots' moves, undos, ..."""
        self.move_time = Histogram()
        """From the arrival of somebody's move to its being stored."""
        self.lag = Histogram()
        """How late the event loop was."""
        self.longest_lag = Longest()
        """The most that the event loop was late; and what it worked meanwhile, at most: what it
        worked before, since it was looked at last, counts as well."""
        self._watch: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._watch = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._watch is not None:
            self._watch.cancel()
            await asyncio.gather(self._watch, return_exceptions=True)

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            due, worked = loop.time() + LAG_SECONDS, thread_time()
            await asyncio.sleep(LAG_SECONDS)
            late = max(0.0, loop.time() - due)
            self.lag.add(late)
            self.longest_lag.add(late, min(late, thread_time() - worked))
