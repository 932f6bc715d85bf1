"""Finished games: their records, uploaded ones among them, and the way through them."""

from __future__ import annotations

import msgspec

from pentarchy.kernel.components import parts
from pentarchy.kernel.record import read_record
from pentarchy.kernel.registry import game as game_of
from pentarchy.names import names_of
from pentarchy.server.jobs import (
    Course,
    Differs,
    Grown,
    NoPosition,
    Show,
    Shown,
    Verified,
    Verify,
)
from pentarchy.server.making import new_table
from pentarchy.server.messages import ThoughtTold
from pentarchy.server.refusals import BROKEN, CONFLICT, UNKNOWN, UNUSABLE, Refused
from pentarchy.server.store import reads, writes
from pentarchy.server.store.records import Identity, Seat
from pentarchy.server.tables import LiveTable, Tables
from pentarchy.server.workers import Pool, WorkerFailed, WorkerTooSlow

SECONDS = 20.0
"""A record that takes longer to play is refused."""
COST = 0.1
"""What playing a record counts when workers are shared out, as seconds of thought."""


class Archive:
    """Reads and keeps records. Workers play them, so that a long one holds nobody up."""

    def __init__(self, tables: Tables, pool: Pool) -> None:
        self._tables = tables
        self._pool = pool

    async def record(self, live: LiveTable) -> str:
        """The record of a finished game. That of a running one never leaves the server."""
        text = None
        if live.record.status == "finished":
            text = await self._tables.store.read(reads.record, live.record.id)
        if text is None:
            raise Refused(CONFLICT, "not-finished")
        return text

    async def names(self, live: LiveTable, language: str) -> str:
        """What own components of an uploaded game are called, as Fluent text; else nothing."""
        if live.record.source != "uploaded":
            return ""
        own = read_record(await self.record(live)).own_components
        if own is None:
            return ""
        return names_of(parts(own), game_of(live.record.title).named, language)

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

    async def upload(self, who: Identity, text: str) -> tuple[LiveTable, Verified]:
        """Keep a record that agrees with today's rules.

        :raises Refused: with the line that does not.
        """
        reply = await self._ask(Verify(text), who.id)
        if isinstance(reply, Differs):
            raise _unusable(reply)
        assert isinstance(reply, Verified)
        names = [*reply.players[: reply.seats], *[""] * (reply.seats - len(reply.players))]
        table = new_table(
            reply.title,
            reply.options,
            who.id,
            [Seat("", 0, "open", None, None, name[:40]) for name in names],
            source="uploaded",
            scores=reply.scores,
            winners=reply.winners,
        )
        table = msgspec.structs.replace(table, status="finished")
        changes = [*writes.add_table(table), writes.add_record(table.id, text)]
        await self._tables.store.writer.write(changes)
        return await self._tables.get(table.id), reply

    async def position(self, live: LiveTable, position: int, seat: int | None) -> Shown:
        """A position of a finished game as a seat, or a spectator, saw it."""
        reply = await self._ask(Show(await self.record(live), position, seat), live.record.id)
        if isinstance(reply, Differs):
            raise _unusable(reply)
        if isinstance(reply, NoPosition):
            raise Refused(UNKNOWN, "no-position", positions=reply.positions)
        assert isinstance(reply, Shown)
        return reply

    async def course(self, live: LiveTable, seat: int | None) -> Grown:
        """How a finished game went, as a seat, or a spectator, saw it."""
        reply = await self._ask(Course(await self.record(live), seat), live.record.id)
        if isinstance(reply, Differs):
            raise _unusable(reply)
        if isinstance(reply, NoPosition):
            raise Refused(UNKNOWN, "no-position", positions=reply.positions)
        assert isinstance(reply, Grown)
        return reply

    async def _ask(self, request: Verify | Show | Course, turn: str) -> object:
        """What a worker says; `turn` is the table or the person whose turn it takes."""
        try:
            return await self._pool.ask(request, SECONDS, turn, COST, urgent=True)
        except WorkerTooSlow:
            raise Refused(UNUSABLE, "record-too-slow") from None
        except WorkerFailed:
            raise Refused(BROKEN, "busy") from None


def _unusable(reply: Differs) -> Refused:
    return Refused(UNUSABLE, "record", about=reply.message, texts=reply.title)
