"""Open tables: those that strangers find. One whose host has gone is not shown to them."""

from __future__ import annotations

import asyncio

import msgspec
import structlog
from sqlalchemy.exc import SQLAlchemyError

from pentarchy.server import rating
from pentarchy.server.hub import Hub
from pentarchy.server.making import now
from pentarchy.server.messages import TableInfo
from pentarchy.server.showing import table_info
from pentarchy.server.store import openings, ratings, writes
from pentarchy.server.store.database import Store
from pentarchy.server.store.openings import Wanted
from pentarchy.server.store.records import TableRecord
from pentarchy.server.store.writer import Unwritten
from pentarchy.server.tables import Tables

log = structlog.get_logger()

MINUTE = 60.0
DAYS = 3 * 24 * 3600.0
"""So long a table stays without its host where turns take hours or days."""
OFTEN = 5
"""A host who is there is noted so often before the table would be taken from the list."""


class OpenTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table that anybody may join."""

    table: TableInfo
    ratings: tuple[float | None, ...]
    """By seat, at a rated table: how strong who sits there is, where that is known."""


class Openings:
    """Lists open tables, and notes that their hosts are there."""

    def __init__(self, store: Store, tables: Tables, hub: Hub, minutes: float) -> None:
        self._store = store
        self._tables = tables
        self._hub = hub
        self._seconds = minutes * MINUTE
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def found(
        self, who: str | None, wanted: Wanted, limit: int, offset: int
    ) -> list[OpenTable]:
        """The open tables that somebody looks for."""
        moment = now()
        query = (wanted, moment - self._seconds, moment - max(DAYS, self._seconds), limit, offset)
        records = await self._store.read(openings.open_tables, *query)
        people = {seat.identity for table in records if table.rated for seat in table.people}
        known = await self._store.read(ratings.standings, sorted(filter(None, people)))
        return [
            OpenTable(table=table_info(table, who), ratings=_ratings(table, known))
            for table in records
        ]

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(self._seconds / OFTEN)
            try:
                for host in self._hosts():
                    await self._store.writer.write([writes.saw(host, now())])
            except (SQLAlchemyError, Unwritten) as error:  # next time, then
                log.warning("hosts not noted", error=type(error).__name__)

    def _hosts(self) -> set[str]:
        """Those who look at an open table of theirs through this process."""
        found = set()
        for key, people in self._hub.looking():
            live = self._tables.at_hand(key)
            if live is None or live.record.status != "open" or not live.record.listed:
                continue
            if live.record.owner in people:
                found.add(live.record.owner)
        return found


def _ratings(
    table: TableRecord, known: dict[tuple[str, str], ratings.Standing]
) -> tuple[float | None, ...]:
    if not table.rated:
        return ()
    found: list[float | None] = []
    for seat in table.seats:
        if seat.kind == "bot":
            skill = rating.bot(table.title, seat.level)
            found.append(None if skill is None else rating.told(skill.mu))
        else:
            standing = known.get((seat.identity or "", table.title))
            found.append(None if standing is None else rating.told(standing.mu))
    return tuple(found)
