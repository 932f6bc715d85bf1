"""Games that the rules of this server cannot play, and from when until when nobody could move.

The process that finds out says so, from the moment it came with its rules; the one that can play
the game again says that it goes on. Both are rows, so that every process comes to the same.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from math import inf

import structlog

from pentarchy.server.clock import Outages
from pentarchy.server.making import now
from pentarchy.server.reviving import Revived, revived
from pentarchy.server.store import reads, writes
from pentarchy.server.store.database import Store
from pentarchy.server.store.records import MoveRow, Stoppage, TableRecord
from pentarchy.server.store.writer import Change, Conflict, Unwritten

log = structlog.get_logger()

TOPIC = "stopped"
"""What other processes are told of: a game has been found stopped, or to go on."""


class Reviving:
    """Brings games back from what is stored, with the time that is left to everybody."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.outages = Outages()
        """When no server was there."""
        self._here_since = now()

    async def revive(self, record: TableRecord) -> Revived:
        """The game as its rows tell it, why it cannot go on, and how time stands."""
        if record.seed is None:
            return None, None, None
        rows = await self._store.read(reads.moves, record.id)
        begins = await self.beginning(record)
        while True:
            known = await self._store.read(reads.stoppages, record.id)
            spans = [(each.since, inf if each.until is None else each.until) for each in known]
            outages = Outages(spans, self.outages)
            found = await asyncio.to_thread(revived, record, rows, begins, outages)
            if not await self._note(record, rows, found, known):
                return found

    async def beginning(self, record: TableRecord) -> str | None:
        """The record that a table goes on from, if it does."""
        if record.origin is None:
            return None
        return await self._store.read(reads.beginning, record.id)

    async def _note(
        self,
        record: TableRecord,
        rows: Sequence[MoveRow],
        found: Revived,
        known: Sequence[Stoppage],
    ) -> bool:
        """Write down that a game stands still, or that it goes on; whether there was need to."""
        if record.status != "running":
            return False
        key, moment = record.id, now()
        stands = any(each.until is None for each in known)
        if found[1] is None:
            if not stands:
                return False
            changes = [writes.end_stoppages(key, moment)]
            if record.clock is not None:  # then it is looked when somebody's time runs out
                changes.append(writes.set_deadline(key, moment))
            return await self._write(key, changes)
        # Said once by each process: another one may be able to play it meanwhile.
        if stands or any(each.since >= self._here_since for each in known):
            return False
        since = max([self._here_since, *(row.at for row in rows[-1:])])
        return await self._write(key, [writes.add_stoppage(key, since)])

    async def _write(self, key: str, changes: list[Change]) -> bool:
        try:
            await self._store.writer.write(changes, f"{TOPIC}:{key}")
        except Conflict:  # another process has said so
            log.info("stoppage known", table=key)
        except Unwritten as error:  # said when the game is read next
            log.error("stoppage not kept", table=key, error=str(error))
            return False
        return True
