"""Whose turn it is at a table, written down now and then, so that lists of tables need no replay.

A standing says after how many rows of the table's history, and under which rules, it was so: if
there are more rows by now, or other rules, it is not believed, and the table is looked at itself.
"""

from __future__ import annotations

import asyncio

import msgspec
import structlog

from pentarchy.kernel.errors import UnknownGame
from pentarchy.kernel.messages import Message
from pentarchy.kernel.registry import game as game_of
from pentarchy.server.refusals import Refused
from pentarchy.server.store import reads, writes
from pentarchy.server.store.database import Store
from pentarchy.server.store.records import TableRecord
from pentarchy.server.tables import LiveTable, Tables

log = structlog.get_logger()

WRITE_SECONDS = 2.0


class Standing(msgspec.Struct, frozen=True):
    """How a game stands, for lists."""

    rules: int
    actors: tuple[int, ...] = ()
    """The seats that may decide now."""
    stopped: Message | None = None
    """Why the game cannot go on."""


NOTHING = Standing(0)
_decoder = msgspec.json.Decoder(Standing)


def _encode(standing: Standing) -> str:
    return msgspec.json.encode(standing).decode()


class Standings:
    """Writes down how games stand, and tells it of many tables at once."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self._store = store
        self._tables = tables
        self._changed: dict[str, LiveTable] = {}
        self._stopped: dict[str, tuple[Standing, int]] = {}
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Write down what is not yet."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            await self._write()

    def note(self, live: LiveTable) -> None:
        """Something has changed at a table."""
        if live.match is not None and live.stopped is None and live.record.status == "running":
            self._changed[live.record.id] = live

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(WRITE_SECONDS)
            await self._write()

    async def _write(self) -> None:
        changed, self._changed = self._changed, {}
        standings, self._stopped = self._stopped, {}
        for key, live in changed.items():
            assert live.match is not None
            standings[key] = _standing(live), live.match.rows
        # Each is a job of its own: the writer makes one statement of jobs that are alike.
        writing = [
            self._store.writer.write([writes.set_standing(key, _encode(standing), rows)])
            for key, (standing, rows) in standings.items()
        ]
        for failed in await asyncio.gather(*writing, return_exceptions=True):
            if failed is not None:  # the tables tell it themselves, then
                log.warning("standing not written", error=type(failed).__name__)

    async def of(self, found: list[TableRecord]) -> dict[str, Standing]:
        """How the games of these tables stand; those that are not running are left out."""
        running = [record for record in found if record.status == "running"]
        rows = await self._store.read(reads.row_counts, [record.id for record in running])
        told: dict[str, Standing] = {}
        for record in running:
            count = rows.get(record.id, 0)
            live = self._tables.at_hand(record.id)
            if live is not None and live.match is not None and live.match.rows == count:
                told[record.id] = _standing(live)
            else:
                told[record.id] = _stored(record, count) or await self._looked(record.id, count)
        return told

    async def _looked(self, key: str, rows: int) -> Standing:
        """How it stands at the table itself; written down, so that it need not be asked again."""
        try:
            live = await self._tables.fresh(key)
        except Refused:  # given up meanwhile
            return NOTHING
        found = _standing(live)
        if live.stopped is not None:  # not all of its rows are in it, and none will follow
            self._stopped[key] = found, rows
        self.note(live)
        return found


def _stored(record: TableRecord, rows: int) -> Standing | None:
    """What is written down, if it is still so."""
    if record.standing is None or record.standing_rows != rows:
        return None
    try:
        found = _decoder.decode(record.standing)
        return found if found.rules == game_of(record.title).rules else None
    except (msgspec.MsgspecError, UnknownGame):
        return None


def _standing(live: LiveTable) -> Standing:
    try:
        rules = game_of(live.record.title).rules
    except UnknownGame:
        return Standing(0, (), live.stopped)
    return Standing(rules, live.actors, live.stopped)
