"""Who wants to follow every step is sent each of them by itself, however quickly they come."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random
from typing import Any, cast

from pentarchy.kernel.registry import game
from pentarchy.server.connection import Connection
from pentarchy.server.hub import MOST_STEPS, Hub
from pentarchy.server.match import Match
from pentarchy.server.messages import Done, RawUpdate
from pentarchy.server.settings import Limits
from pentarchy.server.store.records import Seat, TableRecord
from pentarchy.server.tables import LiveTable, Tables
from tests.server.client import Client, TableSeen
from tests.server.running import Server

TITLE = "kingdom-builder"


class Nowhere:
    """A way to a reader who never comes."""

    ready = False

    def write(self, texts: Sequence[bytes]) -> None: ...

    async def send(self, text: bytes) -> None: ...

    def abort(self) -> None: ...


class OneTable:
    """A house with one table in it."""

    def __init__(self) -> None:
        match = Match(game(TITLE), 2, {}, 11)
        seats = (Seat("t", 0, "person", "anna"), Seat("t", 1, "bot", level="random"))
        record = TableRecord(
            id="t", title=TITLE, options={}, status="running", owner="anna", invite="i",
            watch="w", created=0, changed=0, seed=11, seats=seats,
        )  # fmt: skip
        self.live = LiveTable(record, match, None)
        self.match = match
        self.hub = Hub(cast(Tables, self), Limits())
        self._rng = Random(5)

    async def get(self, key: str) -> LiveTable:
        return self.live

    def look(self, stepwise: bool) -> Connection:
        connection = Connection("anna", "en", Nowhere(), self.hub, 100)
        self.hub.subscribe(connection, self.live, 0, 0, None, stepwise)
        return connection

    def moves(self, count: int) -> None:
        """So many moves, without a moment in between in which anything could be sent."""
        for _ in range(count):
            seat = self.match.state.actors[0]
            action = self._rng.choice(self.match.state.legal(seat))
            self.match.take(self.match.try_move(seat, action))
            self.live.stage += 1
            self.hub.changed(self.live)

    async def news(self, connection: Connection) -> list[RawUpdate]:
        found: list[Any] = await self.hub.news(connection.subscriptions["t"])
        return [message for message in found if isinstance(message, RawUpdate)]


def test_each_step_comes_by_itself_or_all_as_one() -> None:
    async def run() -> None:
        table = OneTable()
        stepwise, plain = table.look(True), table.look(False)
        for connection in (stepwise, plain):
            assert len(await table.news(connection)) == 1  # everything, once
        before = table.match.chronicle.count
        table.moves(5)
        steps = await table.news(stepwise)
        assert len(steps) == 5
        assert [step.sections[0].whole for step in steps] == [False] * 5
        # Nothing is lost or told twice, and each step knows what was true after it.
        assert sum(len(step.sections[0].events) for step in steps) == (
            table.match.chronicle.count - before
        )
        assert [step.seen for step in steps] == sorted({step.seen for step in steps})
        assert len(await table.news(plain)) == 1
        assert await table.news(stepwise) == []

    asyncio.run(run())


def test_who_falls_far_behind_is_told_the_rest_as_one() -> None:
    async def run() -> None:
        table = OneTable()
        slow = table.look(True)
        await table.news(slow)
        table.moves(MOST_STEPS + 7)
        steps = await table.news(slow)
        assert len(steps) == MOST_STEPS + 1
        assert steps[-1].seen == table.match.chronicle.count

    asyncio.run(run())


def test_a_whole_game_step_by_step(server: Server) -> None:
    """Over real sockets: every update tells of one row, from the first look to the end."""

    async def run() -> None:
        async with await Client(server).named("Anna") as anna:
            key = (await anna.table(TITLE, "me", "random"))["id"]
            await anna.start(key)
            anna.tables[key] = TableSeen()
            assert isinstance(await anna.ask("subscribe", table=key, steps=True), Done)
            await anna.until_shown(key)
            await anna.play_on(key, Random(2), moves=12)
            for update in anna.tables[key].updates[1:]:
                rows = {told.row for section in update.sections for told in section.events}
                assert len(rows) <= 1

    asyncio.run(run())
