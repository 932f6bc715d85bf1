"""Storage has an end: tables that nobody started or goes on with, and people who have nothing here,
go after so many days. It is done beside everything else, a few at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec
import structlog
from sqlalchemy.exc import SQLAlchemyError

from pentarchy.server.making import now
from pentarchy.server.store import old
from pentarchy.server.store.database import Store
from pentarchy.server.store.writer import Change, Conflict, Unwritten

log = structlog.get_logger()

DAY = 86_400.0
AT_ONCE = 20
"""So many go in one step."""
BREATH = 1.0
"""Seconds between two steps, as long as there is something to do."""


class Days(msgspec.Struct, frozen=True):
    """How long things are kept; 0: for ever."""

    open: float
    running: float
    people: float
    devices: float


class Retention:
    """Looks around now and then, and removes what is too old."""

    def __init__(
        self, store: Store, days: Days, seconds: float, on_gone: Callable[[str], None]
    ) -> None:
        self._store = store
        self._days = days
        self._seconds = seconds
        self._on_gone = on_gone
        """Called with the id of every table that is no more."""
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(self._seconds)
            try:
                while await self.step():
                    await asyncio.sleep(min(BREATH, self._seconds))
            except (SQLAlchemyError, Unwritten) as error:  # next time, then
                log.warning("nothing removed", error=type(error).__name__)

    async def step(self) -> bool:
        """Remove a few things that are too old; whether there were any."""
        moment = now()
        removed = 0
        for days, find, remove in (
            (self._days.open, old.open_tables, old.remove_open),
            (self._days.running, old.running_tables, old.remove_running),
        ):
            if days:
                before = moment - days * DAY
                for key in await self._store.read(find, before, AT_ONCE):
                    if await self._write(remove(key, before), topic=f"table:{key}"):
                        self._on_gone(key)
                        removed += 1
        if self._days.people:
            before = moment - self._days.people * DAY
            for who in await self._store.read(old.people, before, AT_ONCE):
                removed += await self._write(*old.remove_person(who, before))
        if self._days.devices:
            before = moment - self._days.devices * DAY
            for device in await self._store.read(old.devices, before, AT_ONCE):
                removed += await self._write(old.remove_device(device, before))
        if removed:
            log.info("removed what was old", number=removed)
        return removed > 0

    async def _write(self, *changes: Change, topic: str | None = None) -> bool:
        try:
            await self._store.writer.write(changes, *([] if topic is None else [topic]))
        except Conflict:  # somebody has come back at the last moment
            return False
        return True
