"""Whom tables wait for, and who has not seen it: kept as rows, so that a restart and other
processes know it too. All of it happens beside the tables, which never wait for it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

import msgspec
import structlog

from pentarchy.server.calling import rows
from pentarchy.server.calling.records import BEFORE, Call, Waiting
from pentarchy.server.hub import Hub
from pentarchy.server.making import now
from pentarchy.server.refusals import Refused
from pentarchy.server.store import invitations
from pentarchy.server.store.database import Store
from pentarchy.server.store.writer import Conflict
from pentarchy.server.tables import LiveTable, Tables

log = structlog.get_logger()

REMEMBERED = 20_000
QUEUED = 5_000
"""So many tables may wait to be looked at."""
LATELY_SECONDS = 600.0
"""After a start it is looked at what was done so long before: nobody may have looked then."""


class Lookout:
    """Looks at tables where something was done."""

    def __init__(self, store: Store, tables: Tables, hub: Hub, delay: float) -> None:
        self._store = store
        self._tables = tables
        self._hub = hub
        self._delay = delay
        self._known: OrderedDict[tuple[str, str], int] = OrderedDict()
        """For which occasion a person was looked at last at a table."""
        self._queue: dict[str, None] = {}
        self._seen: dict[tuple[str, str], None] = {}
        self._awake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    # What is heard of -----------------------------------------------------------------------

    def played(self, live: LiveTable) -> None:
        """Something was done at a table."""
        if live.record.status == "finished":
            following = [game.table for game in live.record.games[live.record.game + 1 :]]
            if following:
                self._later(following[0])
        elif any(self._is_new(live, who) for who in awaited(live)):
            self._later(live.record.id)

    def _is_new(self, live: LiveTable, who: str) -> bool:
        """Whether there is anything to be looked up for this person."""
        place, occasion = (live.record.id, who), occasion_of(live, who)
        if self._known.get(place) == occasion:
            return False
        if self._hub.is_looking(who, live.record.id):
            self._remember(place, occasion)
            return False
        return True

    def _later(self, key: str) -> None:
        if len(self._queue) < QUEUED:
            self._queue[key] = None
            self._awake.set()

    def looked(self, who: str, key: str) -> None:
        """A person has a table before their eyes."""
        if len(self._seen) < QUEUED:
            self._seen[key, who] = None
            self._awake.set()

    def _remember(self, place: tuple[str, str], occasion: int) -> None:
        self._known[place] = occasion
        self._known.move_to_end(place)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)

    # What is done about it ------------------------------------------------------------------

    async def _run(self) -> None:
        try:
            for key in await self._store.read(rows.lately_played, now() - LATELY_SECONDS):
                self._later(key)
        except Exception:
            log.exception("nobody looked for")
        while True:
            await self._awake.wait()
            self._awake.clear()
            while self._queue or self._seen:
                try:
                    await self._step()
                except Conflict:  # another process has written the same
                    continue
                except Refused as refused:  # the table is no more
                    log.info("not looked at", why=refused.message.id)
                except Exception:  # whatever it was, others are to be called
                    log.exception("not looked at")

    async def _step(self) -> None:
        if self._seen:
            (key, who), _ = self._seen.popitem()
            await self._settle(key, who)
            return
        key = next(iter(self._queue))
        del self._queue[key]
        live = await self._tables.get(key)
        new = [who for who in awaited(live) if self._is_new(live, who)]
        if new:
            reachable = await self._store.read(rows.reachable, new)
            for who in new:
                occasion = occasion_of(live, who)
                self._remember((key, who), occasion)
                if who in reachable:
                    await self._call(Call(who, key, occasion, now() + self._delay))

    async def _call(self, call: Call) -> None:
        """Keep that somebody is to be called; once for every occasion."""
        before = await self._store.read(rows.call, call.identity, call.table)
        if before is None:
            await self._store.writer.write([rows.add_call(call)])
        elif before.occasion < call.occasion:
            await self._store.writer.write([rows.change_call(before, call)])

    async def _settle(self, key: str, who: str) -> None:
        """Somebody has seen a table: there is nothing to tell them of it."""
        live = await self._tables.get(key)
        if live.match is not None:
            self._remember((key, who), occasion_of(live, who))
        known = await self._store.read(rows.call, who, key)
        if known is not None and known.due is not None:
            await self._store.writer.write([rows.settle_call(who, key)])

    async def nudge(self, live: LiveTable, who: str, by: str) -> None:
        """Tell somebody now, once more if need be, that somebody else waits for them."""
        key = live.record.id
        if not await self._store.read(rows.reachable, [who]):
            return
        call = Call(who, key, occasion_of(live, who), now(), by)
        before = await self._store.read(rows.call, who, key)
        change = rows.add_call(call) if before is None else rows.change_call(before, call)
        try:
            await self._store.writer.write([change])
        except Conflict:  # told in this moment
            log.info("nudge not needed", table=key)

    async def ask(self, key: str, who: str, by: str) -> None:
        """Somebody would like a person at a table that has not begun: told once, to who has
        asked to be told such things."""
        wished = await self._store.read(rows.wishes, who)
        reachable = await self._store.read(rows.reachable, [who])
        if wished.company and reachable:
            await self._call(Call(who, key, BEFORE, now() + self._delay, by))

    # What is still so -----------------------------------------------------------------------

    async def still(self, call: Call) -> Waiting | None:
        """The table, if it still waits for that person for the same reason."""
        try:
            live = await self._tables.fresh(call.table)
        except Refused:
            return None
        if call.occasion == BEFORE:
            return await self._still_asked(live, call)
        if call.identity not in awaited(live):
            return None
        if occasion_of(live, call.identity) != call.occasion:
            return None
        if self._hub.is_looking(call.identity, call.table):
            return None
        return waiting(live, call)

    async def _still_asked(self, live: LiveTable, call: Call) -> Waiting | None:
        """The table that has not begun, if that person is missing there still."""
        who = call.identity
        if live.record.status != "open" or self._hub.is_looking(who, call.table):
            return None
        found = waiting(live, call)
        if who in (seat.identity for seat in live.record.awaited):
            return msgspec.structs.replace(found, wish="rematch")
        if await self._store.read(invitations.is_open, who, call.table):
            return msgspec.structs.replace(found, wish="invitation")
        return None


def awaited(live: LiveTable) -> list[str]:
    """The people who may decide at a table now."""
    actors = live.actors
    found = [seat.identity for seat in live.record.playing if seat.seat in actors]
    return list(dict.fromkeys(who for who in found if who is not None))


def occasion_of(live: LiveTable, who: str) -> int:
    """Grows with everything that a person does at a table."""
    assert live.match is not None
    return sum(live.match.nths[seat] for seat in live.record.seats_of(who))


def waiting(live: LiveTable, call: Call) -> Waiting:
    """What a letter says of a table."""
    record = live.record
    others = tuple(seat.name for seat in record.people if seat.identity != call.identity)
    return Waiting(record.id, record.title, others, call.occasion, call.nudge)


def as_call(waiting: Waiting, who: str) -> Call:
    """What a letter that is still on its way was about."""
    return msgspec.structs.replace(
        Call(who, waiting.table, waiting.occasion, None), nudge=waiting.nudge
    )
