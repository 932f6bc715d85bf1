"""Keeps time for all tables: says when somebody's has run out, and when no server was there."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from pentarchy.server.clock import Outages
from pentarchy.server.making import now, token
from pentarchy.server.refusals import Refused
from pentarchy.server.store import reads, writes
from pentarchy.server.store.database import Store
from pentarchy.server.store.writer import Conflict, Unwritten

log = structlog.get_logger()

LOOK_SECONDS = 1.0
PULSE_SECONDS = 10.0
"""So often a process writes down that it is there."""
SILENT_SECONDS = 1.5 * PULSE_SECONDS
"""A process that has not written for so long is not there."""
FORGOTTEN_SECONDS = 3600.0
AT_ONCE = 50


class Timekeeper:
    """One for each process; which of them ends somebody's time, the database decides."""

    def __init__(self, store: Store, time_out: Callable[[str], Awaitable[None]]) -> None:
        self._store = store
        self._time_out = time_out
        self._process = token(9)
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> Outages:
        """Begin to keep time; says when no server was there until now."""
        moment = now()
        last, others = await self._store.read(reads.last_pulse, moment - SILENT_SECONDS)
        # Without news to others there are none: then whoever wrote last has ended, or was killed.
        if last is not None and (not others or self._store.news is None):
            await self._say_outage(last, moment)
        await self._pulse()
        self._task = asyncio.create_task(self._run())
        return Outages(await self._store.read(reads.outages))

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
        moment = now()
        job = writes.pulse(self._process, moment, moment - FORGOTTEN_SECONDS, over=over)
        await self._store.writer.write(job)

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
            await self._time_out(key)
        except Refused as refused:  # the game has moved on meanwhile
            log.info("time not up", table=key, why=refused.message.id)
