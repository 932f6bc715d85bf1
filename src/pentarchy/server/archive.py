"""Finished games: their records, uploaded ones among them, and the way through them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from pentarchy.kernel.plain import cleaned
from pentarchy.server.errands import LOOK, UPLOAD, Errands
from pentarchy.server.limits import Visitor
from pentarchy.server.making import new_table
from pentarchy.server.messages import ThoughtTold
from pentarchy.server.quotas import Quotas
from pentarchy.server.refusals import CONFLICT, UNKNOWN, UNUSABLE, Refused
from pentarchy.server.replaying import (
    Beginning,
    Differs,
    Grown,
    NoPosition,
    Shown,
    Verified,
    beginning,
    course,
    names,
    show,
    verify,
)
from pentarchy.server.store import reads, writes
from pentarchy.server.store.records import Identity, Seat
from pentarchy.server.tables import LiveTable, Tables

Played = TypeVar("Played", Shown, Grown, Beginning)


class Archive:
    """Reads and keeps records. Workers play them, so that a long one holds nobody up."""

    def __init__(self, tables: Tables, errands: Errands, quotas: Quotas) -> None:
        self._tables = tables
        self._quotas = quotas
        self._errands = errands

    async def record(self, live: LiveTable) -> str:
        """The record of a finished game. That of a running one never leaves the server."""
        text = None
        if live.record.status == "finished":
            text = await self._tables.store.read(reads.record, live.record.id)
        if text is None:
            raise Refused(CONFLICT, "not-finished")
        return text

    async def names(self, asking: Visitor, live: LiveTable, language: str) -> str:
        """What own components of an uploaded game are called and do, as Fluent; else nothing."""
        if live.record.source != "uploaded":
            return ""
        text = await self.record(live)
        return await self._errands.run(
            LOOK, names, text, language, who=asking.who, address=asking.address
        )

    async def thoughts(self, live: LiveTable) -> list[ThoughtTold]:
        """What bots thought at the moves of a finished game that count, in their order."""
        if live.record.status != "finished":
            raise Refused(CONFLICT, "not-finished")
        played = () if live.match is None else live.match.played
        positions = {move.number: (n, move.seat) for n, move in enumerate(played, 1)}
        kept = await self._tables.store.read(reads.thoughts, live.record.id)
        return [
            ThoughtTold(
                position=positions[thought.number][0],
                seat=positions[thought.number][1],
                level=thought.level,
                reasons=thought.reasons,
            )
            for thought in kept
            if thought.number in positions
        ]

    async def upload(self, asking: Visitor, who: Identity, text: str) -> tuple[LiveTable, Verified]:
        """Keep a record that agrees with today's rules.

        :raises Refused: with the line that does not.
        """
        size = len(text.encode())
        holder = self._quotas.holder(who.id, asking.address)
        await self._quotas.upload(holder, size)  # before it is played, and then once more
        reply = await self._errands.run(UPLOAD, verify, text, who=who.id, address=asking.address)
        if isinstance(reply, Differs):
            raise _unusable(reply)
        called = [*reply.players[: reply.seats], *[""] * (reply.seats - len(reply.players))]
        table = new_table(
            reply.title,
            reply.options,
            who.id,
            [Seat("", 0, "open", None, None, cleaned(name)[:40].strip()) for name in called],
            source="uploaded",
            address=holder.mark,
            size=size,
            scores=reply.scores,
            winners=reply.winners,
        )
        table = msgspec.structs.replace(table, status="finished")
        changes = [*writes.add_table(table), writes.add_record(table.id, text)]
        async with self._quotas.taking(holder):
            await self._quotas.upload(holder, size)
            await self._tables.store.writer.write(changes)
        return await self._tables.get(table.id), reply

    async def position(
        self, asking: Visitor, live: LiveTable, position: int, seat: int | None
    ) -> Shown:
        """A position of a finished game as a seat, or a spectator, saw it."""
        return await self._look(asking, show, await self.record(live), position, seat)

    async def until(self, asking: Visitor, live: LiveTable, position: int) -> Beginning:
        """A finished game up to a position, to be played on from there.

        :raises Refused: if nothing is left to play there, or it cannot be played here.
        """
        found = await self._look(asking, beginning, await self.record(live), position)
        if found.over:
            raise Refused(CONFLICT, "nothing-left")
        if found.own:
            raise Refused(CONFLICT, "own-components")
        return found

    async def course(self, asking: Visitor, live: LiveTable, seat: int | None) -> Grown:
        """How a finished game went, as a seat, or a spectator, saw it."""
        return await self._look(asking, course, await self.record(live), seat)

    async def _look(
        self,
        asking: Visitor,
        function: Callable[..., Played | NoPosition | Differs],
        *args: Any,
    ) -> Played:
        """What a worker says of a game."""
        reply = await self._errands.run(
            LOOK, function, *args, who=asking.who, address=asking.address
        )
        if isinstance(reply, Differs):
            raise _unusable(reply)
        if isinstance(reply, NoPosition):
            raise Refused(UNKNOWN, "no-position", positions=reply.positions)
        return reply


def _unusable(reply: Differs) -> Refused:
    return Refused(UNUSABLE, "record", about=reply.message, texts=reply.title)
