"""A table that today's rules cannot go on with: it is ended, and what they can play is kept."""

from __future__ import annotations

import asyncio

from pentarchy.server.ending import recorded
from pentarchy.server.lobby import Lobby
from pentarchy.server.making import now
from pentarchy.server.refusals import CONFLICT, FORBIDDEN, Refused
from pentarchy.server.store import reads, writes
from pentarchy.server.store.records import Identity
from pentarchy.server.store.writer import Change
from pentarchy.server.tables import LiveTable, Tables


class Stopping:
    """Ends what cannot go on."""

    def __init__(self, tables: Tables, lobby: Lobby) -> None:
        self._tables = tables
        self._lobby = lobby

    async def end(self, who: Identity, key: str) -> LiveTable:
        """Anybody who sits there ends a stopped game: nobody has won, and its record reaches up to
        the last turn that today's rules agree with. From there it can be played on, like any
        finished game, by all who sit down at the new table."""
        live = await self._lobby.seen(who.id, key)
        async with live.lock:
            if not live.record.seats_of(who.id):
                raise Refused(FORBIDDEN, "not-seated")
            if live.record.status != "running" or live.stopped is None:
                raise Refused(CONFLICT, "not-stopped")
            if not await self._tables.write(live, await self._changes(live)):
                raise Refused(CONFLICT, "busy")
            await self._tables.refresh(live)
        self._tables.changed(live)
        return live

    async def _changes(self, live: LiveTable) -> list[Change]:
        table, match = live.record, live.match
        # Points as they stood are told, unless they would count in a series that was not ended.
        told = match is not None and table.series is None
        scores = match.state.scores() if match is not None and told else None
        changes = [writes.close_table(table.id, scores, now())]
        if match is not None:
            begins = None
            if table.origin is not None:
                begins = await self._tables.store.read(reads.beginning, table.id)
            record, _, _ = await asyncio.to_thread(recorded, table, match.played, begins)
            changes.append(writes.add_record(table.id, record.to_text()))
        return changes
