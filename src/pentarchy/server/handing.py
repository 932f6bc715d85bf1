"""A seat that changes hands: its holder makes a link, whoever opens it sits there from then on."""

from __future__ import annotations

from hashlib import sha256

import msgspec

from pentarchy.server.making import now, token
from pentarchy.server.refusals import CONFLICT, FORBIDDEN, UNKNOWN, Refused
from pentarchy.server.store import reads, writes
from pentarchy.server.store.records import Handover, Identity, Seat
from pentarchy.server.tables import LiveTable, Tables, match_of, seated

HANDOVER_SECONDS = 7 * 24 * 3600.0


class Handing:
    """Seats of running games."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def offer(self, who: str, key: str, seat: int) -> str:
        """A token for whoever shall have this seat; the seat's earlier one is void."""
        live = await self._tables.get(key)
        seated(live.record, seat, who)
        match_of(live)
        if live.record.rated:
            raise Refused(FORBIDDEN, "rated-seat")
        made = token()
        given = Handover(key, seat, who)
        job = writes.add_handover(_mark(made), given, now() + HANDOVER_SECONDS, now())
        await self._tables.store.writer.write(job)
        return made

    async def offered(self, given: str) -> tuple[LiveTable, Handover]:
        """The table of a seat that is given away.

        :raises Refused: if the link is used up or too old, or its maker no longer sits there.
        """
        found = await self._tables.store.read(reads.handover, _mark(given), now())
        if found is None:
            raise Refused(UNKNOWN, "no-handover")
        live = await self._tables.get(found.table)
        if live.record.seats[found.seat].identity != found.identity:
            raise Refused(UNKNOWN, "no-handover")
        match_of(live)
        return live, found

    async def take(self, who: Identity, given: str) -> LiveTable:
        """Sit down there and play on."""
        live, found = await self.offered(given)
        if live.record.seats_of(who.id):
            raise Refused(CONFLICT, "seated-here")
        async with live.lock:
            before = live.record.seats[found.seat]
            after: Seat = msgspec.structs.replace(before, identity=who.id, name=who.name)
            changes = [
                writes.use_handover(_mark(given), now()),
                writes.change_seat(before, after),
            ]
            if not await self._tables.write(live, changes):
                raise Refused(UNKNOWN, "no-handover")
            await self._tables.refresh(live)
        return live


def _mark(given: str) -> str:
    """Who reads the database cannot take a seat by it."""
    return sha256(given.encode()).hexdigest()
