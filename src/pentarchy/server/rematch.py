"""Playing again: the same people and bots at a new table, as soon as all of them have said so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from pentarchy.server import rated
from pentarchy.server.lobby import Lobby, starting
from pentarchy.server.making import new_table, now
from pentarchy.server.quotas import Holder, Quotas
from pentarchy.server.refusals import CONFLICT, FORBIDDEN, Refused
from pentarchy.server.store import writes
from pentarchy.server.store.records import Identity, Seat, TableRecord
from pentarchy.server.store.writer import Change
from pentarchy.server.tables import LiveTable, Tables


class Rematch:
    """One click each: the last one begins the game. With bots alone, the first one does."""

    def __init__(self, tables: Tables, lobby: Lobby, quotas: Quotas) -> None:
        self._tables = tables
        self._lobby = lobby
        self._quotas = quotas
        self.on_start: Callable[[LiveTable], None] = lambda _: None
        self.on_asked: Callable[[TableRecord, str], None] = lambda *_: None
        """Hears of the table of a rematch, and what who asks for it is called."""

    async def ask(self, who: Identity, key: str, address: str = "") -> LiveTable:
        """Wish for a rematch, or join the one that another wishes for; there is one for all."""
        live = await self._lobby.seen(who.id, key)
        record = live.record
        if not record.seats_of(who.id):
            raise Refused(FORBIDDEN, "not-seated")
        if record.status != "finished" or record.source != "played":
            raise Refused(CONFLICT, "not-finished")
        holder = self._quotas.holder(who.id, address)
        async with self._quotas.taking(holder), live.lock:
            if live.record.rematch is None:
                await self._quotas.table(holder)
                again = _again(record, await self._options(record), who.id, holder.mark)
                await self._tables.write(live, writes.add_table(again))
                await self._tables.refresh(live)
                if again.awaited:
                    self.on_asked(again, who.name)
        assert live.record.rematch is not None
        return await self.come(who, live.record.rematch)

    async def _options(self, record: TableRecord) -> dict[str, Any]:
        """A series begins anew, not where the last one ended."""
        if record.series is None or record.series == record.id:
            return record.options
        try:
            return (await self._tables.get(record.series)).record.options
        except Refused:  # its first table is gone
            return record.options

    async def come(self, who: Identity, key: str) -> LiveTable:
        """Say that one will play at a table where a seat is kept for one; when nobody is missing
        any more the game begins."""
        live = await self._tables.fresh(key)
        if not live.record.seats_of(who.id):
            raise Refused(CONFLICT, "rematch-gone")
        holder = Holder(live.record.owner, live.record.address)
        async with self._quotas.taking(holder):
            if live.record.status != "open":
                return live
            await self._quotas.running(holder)
            begun = await self._come(who, live)
        if begun:
            self.on_start(live)
        return live

    async def _come(self, who: Identity, live: LiveTable) -> bool:
        """Take one's kept seat; whether that began the game."""
        begun = False

        def coming(record: TableRecord) -> list[Change]:
            nonlocal begun
            mine = [record.seats[seat] for seat in record.seats_of(who.id)]
            here = [msgspec.structs.replace(seat, awaited=False) for seat in mine]
            after = _with_seats(record, here)
            changes = [writes.hold_table(record, now())]
            changes += [writes.change_seat(b, a) for b, a in zip(mine, here, strict=True)]
            begun = not after.awaited and not after.free
            return [*changes, *starting(after)] if begun else changes

        try:
            await self._lobby.change(live, coming)
        except Refused:
            if live.record.status == "open":
                raise
            return False  # another who came at the same moment has begun it
        return begun


def _again(record: TableRecord, options: dict[str, Any], who: str, mark: str | None) -> TableRecord:
    """The table of the rematch: seats are kept for the others."""
    seats = [
        msgspec.structs.replace(seat, awaited=seat.kind == "person" and seat.identity != who)
        for seat in record.seats
    ]
    again = new_table(
        record.title,
        options,
        who,
        seats,
        hints=record.hints,
        adviser=record.adviser,
        substitute=record.substitute,
        clock=record.clock,
        patience=record.patience,
        rated=rated.rematch_rated(record, seats),
        pace=record.pace,
        rematch_of=record.id,
        address=mark,
    )
    return again if record.series is None else msgspec.structs.replace(again, series=again.id)


def _with_seats(record: TableRecord, changed: list[Seat]) -> TableRecord:
    new = {seat.seat: seat for seat in changed}
    seats = tuple(new.get(seat.seat, seat) for seat in record.seats)
    return msgspec.structs.replace(record, seats=seats)
