"""Keeps time for all tables: says when somebody's has run out, and when no server was there: it had
ended, or it slept with its machine."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

import structlog

from pentarchy.server.clock import Outages, Span
from pentarchy.server.making import clocks, now, token
from pentarchy.server.refusals import Refused
from pentarchy.server.store import reads, writes
from pentarchy.server.store.database import Store
from pentarchy.server.store.records import Pulse
from pentarchy.server.store.writer import Conflict, Unwritten

log = structlog.get_logger()

LOOK_SECONDS = 1.0
"""So often it is looked whose time has run out."""
PULSE_SECONDS = 10.0
"""So often a process writes down that it is there."""
SILENT_SECONDS = 1.5 * PULSE_SECONDS
"""A process that has not written for so long is not there."""
FORGOTTEN_SECONDS = 3600.0
AT_ONCE = 50


class Gaps:
    """When this process was not there, though nobody ended it: the machine slept (the clock on the
    wall leaps), or the process was stopped for a while (so nothing here ran)."""

    def __init__(self) -> None:
        (self._wall, self._awake), self._ran = clocks(), time.monotonic()

    def look(self) -> Span | None:
        """The gap since the last look, if there was one."""
        (wall, awake), ran = clocks(), time.monotonic()
        gap = wall - self._wall
        if ran - self._ran < SILENT_SECONDS:
            gap -= awake - self._awake
        self._wall, self._awake, self._ran = wall, awake, ran
        return (wall - gap, wall) if gap >= SILENT_SECONDS else None


class Timekeeper:
    """One for each process; which of them ends somebody's time, the database decides."""

    def __init__(self, store: Store, time_out: Callable[[str], Awaitable[None]]) -> None:
        self.on_gap: Callable[[], None] = lambda: None
        """Hears that everybody has more time than it seemed."""
        self._store = store
        self._time_out = time_out
        self._process = token(9)
        self._task: asyncio.Task[None] | None = None
        self._outages = Outages()
        self._gaps = Gaps()
        self._there_since = 0.0
        """Since when this process has been there without a gap."""

    async def start(self) -> Outages:
        """Begin to keep time; says when no server was there until now."""
        moment = now()
        last, others = await self._store.read(reads.last_pulse, moment - SILENT_SECONDS)
        # Without news to others there are none: then whoever wrote last has ended, or was killed.
        if last is not None and (not others or self._store.news is None):
            await self._say_outage(last, moment)
        self._there_since = moment
        await self._pulse()
        self._outages = Outages(await self._store.read(reads.outages))
        self._task = asyncio.create_task(self._run())
        return self._outages

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None
            await self._pulse(over=True)

    async def _say_outage(self, since: float, until: float) -> None:
        try:
            await self._store.writer.write([writes.add_outage(since, until)])
        except Conflict:  # another process that starts as well has said so
            log.info("outage known", since=since)

    async def beat(self, *, over: bool = False) -> None:
        """Write down that this process is there, or ends.

        :raises Unwritten: if nothing can be stored.
        """
        await self._look_back()
        moment = now()
        here = Pulse(self._process, self._there_since, moment, over)
        await self._store.writer.write(writes.pulse(here, moment - FORGOTTEN_SECONDS))

    async def _look_back(self) -> None:
        """If this process was not there, and no other one was, that time is nobody's."""
        gap = self._gaps.look()
        if gap is None:
            return
        begin, self._there_since = gap
        log.warning("not there", seconds=round(self._there_since - begin))
        if self._store.news is not None and await self._store.read(reads.was_there, begin):
            return
        await self._say_outage(*gap)
        self._outages.add(gap)
        self.on_gap()

    async def _pulse(self, *, over: bool = False) -> None:
        try:
            await self.beat(over=over)
        except Unwritten as error:
            log.error("no pulse", error=str(error))

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        written = loop.time()
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await self._look_back()
                if loop.time() - written >= PULSE_SECONDS:
                    await self._pulse()
                    written = loop.time()
                for key in await self._store.read(reads.due, now(), AT_ONCE):
                    await self._look(key)
            except Unwritten as error:
                log.error("time not kept", error=str(error))
            except Exception:  # whatever it was, time goes on
                log.exception("time not kept")

    async def _look(self, key: str) -> None:
        try:
            await self._look_back()  # before anybody is said to be late
            await self._time_out(key)
        except Refused as refused:  # the game has moved on meanwhile
            log.info("time not up", table=key, why=refused.message.id)
