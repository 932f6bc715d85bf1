"""Collecting garbage without making anybody wait.

Tables live long and hold no cycles; requests and connections leave a few behind. So the collector
does not run by itself. Several times a second what is new is looked through, and what is still
there afterwards is set aside: a step costs what is new, however much there is. All of it is
looked through only when nobody has moved for a while.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from time import perf_counter, thread_time

import structlog

from pentarchy.server.pauses import Longest

log = structlog.get_logger()

STEP_SECONDS = 0.25
NEW_OBJECTS = 2_000
"""With less than this a step is not worth while."""
WHOLE_SECONDS = 600.0
"""At most so often everything is looked through."""
QUIET_SECONDS = 5.0
"""Nobody has moved for so long: then somebody who comes may wait a moment."""
SET_ASIDE = 200_000
"""With less than this set aside since then, everything need not be looked through."""


class Garbage:
    """Takes the place of the collector's own habits, from `start` on."""

    def __init__(self, moves: Callable[[], int]) -> None:
        self._moves = moves
        """How many moves there have been."""
        self.longest = Longest()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        gc.disable()
        gc.freeze()
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        gc.enable()

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        moves, moved = self._moves(), loop.time()
        whole, aside = loop.time(), gc.get_freeze_count()
        while True:
            await asyncio.sleep(STEP_SECONDS)
            if self._moves() != moves:
                moves, moved = self._moves(), loop.time()
            if gc.get_count()[0] >= NEW_OBJECTS:
                self.step()
            quiet = loop.time() - moved > QUIET_SECONDS and loop.time() - whole > WHOLE_SECONDS
            if quiet and gc.get_freeze_count() - aside > SET_ASIDE:
                self.whole()
                whole, aside = loop.time(), gc.get_freeze_count()

    def step(self) -> None:
        """Look through what is new, and set aside what stays."""
        begin, worked = perf_counter(), thread_time()
        gc.collect(0)
        gc.freeze()
        self.longest.add(perf_counter() - begin, thread_time() - worked)

    def whole(self) -> None:
        """Look through everything there is."""
        begin, worked = perf_counter(), thread_time()
        gc.unfreeze()
        found = gc.collect()
        gc.freeze()
        self.longest.add(perf_counter() - begin, thread_time() - worked)
        log.info("collected", objects=found, ms=round((perf_counter() - begin) * 1000))
