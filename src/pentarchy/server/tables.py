"""Tables in memory: a cache of bounded size that the stored rows can rebuild at any time."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Container, Coroutine, Sequence
from itertools import count, islice
from secrets import compare_digest
from time import monotonic

import msgspec
import structlog

from pentarchy.kernel.messages import Message
from pentarchy.server.chronicle import Chronicle
from pentarchy.server.clock import Timing
from pentarchy.server.match import Match
from pentarchy.server.memory import KEPT_LINES, Plans, Talk
from pentarchy.server.picture import Common, Picture
from pentarchy.server.refusals import BROKEN, CONFLICT, FORBIDDEN, UNKNOWN, Refused
from pentarchy.server.reviving import match_from
from pentarchy.server.stoppages import TOPIC, Reviving
from pentarchy.server.store import reads, writes
from pentarchy.server.store.database import Store
from pentarchy.server.store.records import MoveRow, TableRecord
from pentarchy.server.store.writer import Change, Conflict, Unwritten

log = structlog.get_logger()

UNTOUCHED_SECONDS = 900.0
LET_GO = 5_000
"""So many tables are looked at in one go."""

_epochs = count(1)


class LiveTable:
    """A table that somebody looks at or plays at."""

    def __init__(
        self,
        record: TableRecord,
        match: Match | None,
        stopped: Message | None,
        timing: Timing | None = None,
    ) -> None:
        self.record = record
        self.match = match
        self.timing = timing
        """Who has been asked since when; there as soon as a game has begun."""
        self.stopped = stopped
        """Why the game cannot go on, for those who see it; None if it can."""
        self.epoch = next(_epochs)
        """Tells this object from one that the same table is loaded into later."""
        self.stage = 1
        """Counts how often the game has changed."""
        self.seating = 1
        """Counts how often anything else about the table has changed."""
        self.lock = asyncio.Lock()
        """Held from looking at the game to having stored and played what follows."""
        self.thinking: set[int] = set()
        """The seats whose bots are thinking."""
        self.advised: set[int] = set()
        """The seats that a hint is being thought of for."""
        self.touched = monotonic()
        """When somebody last asked for it."""
        self.plans = Plans()
        self.talk = Talk(())
        self.seen: dict[str, float] = {}
        """When its people last looked at a table, as far as is known here."""
        self._common = Common()
        self._pictures: dict[int | None, Picture] = {}

    def picture(self, viewer: int | None) -> Picture:
        """What the viewer sees now."""
        assert self.match is not None
        found = self._pictures.get(viewer)
        if found is None:
            found = self._pictures[viewer] = Picture()
        if found.stage != self.stage:
            # Nor is anybody asked whom a bot plays for.
            asked = self.stopped is None and viewer not in self.record.bots
            found.make(self.match.state, viewer, self.stage, asked, self._common)
        return found

    def forget_pictures(self) -> None:
        """Nobody looks any more: what they saw is made anew when somebody does."""
        self._pictures.clear()
        self._common = Common()

    def follow(self, row: MoveRow) -> None:
        """Time goes with the rows that were played."""
        assert self.match is not None
        if self.timing is not None:
            self.timing.follow(row, self.match.state.actors, self.match.state.turn)

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may decide now."""
        if self.match is None or self.stopped is not None or self.record.status != "running":
            return ()
        return self.match.state.actors

    @property
    def deciding_bots(self) -> tuple[int, ...]:
        """The bots that may decide now: they are being thought for, here or in another process."""
        return tuple(seat for seat in self.actors if seat in self.record.bots)

    @property
    def idle(self) -> bool:
        return not self.lock.locked() and not self.thinking and not self.advised


class Tables:
    """All tables, those used last in memory."""

    def __init__(self, store: Store, size: int) -> None:
        self.store = store
        self.reviving = Reviving(store)
        self.on_change: Callable[[LiveTable], None] = lambda _: None
        self._size = size
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading: dict[str, asyncio.Future[LiveTable | None]] = {}
        self._behind: set[str] = set()
        """Tables that another process has changed, and that have not been looked at since."""
        self._errands: set[asyncio.Task[None]] = set()

    async def get(self, key: str) -> LiveTable:
        """The table with that id.

        :raises Refused: if there is none.
        """
        live = self._live.get(key)
        if live is None:
            live = await self._loaded(key)
        if live is None:
            raise Refused(UNKNOWN, "no-table")
        if key in self._live:
            self._live.move_to_end(key)
            live.touched = monotonic()
        return live

    async def fresh(self, key: str) -> LiveTable:
        """The table as it is stored now, for somebody who asks: whatever any process has
        acknowledged before is in it.

        :raises Refused: if there is none.
        """
        known = key in self._live or key in self._loading
        live = await self.get(key)
        if known and self.store.news is not None:
            async with live.lock:
                await self.catch_up(live)
        return live

    def at_hand(self, key: str) -> LiveTable | None:
        """The table if it is in memory."""
        return self._live.get(key)

    def __len__(self) -> int:
        return len(self._live)

    async def _loaded(self, key: str) -> LiveTable | None:
        """Load a table; who asks while that goes on waits for the same."""
        loading = self._loading.get(key)
        if loading is None:
            loading = asyncio.ensure_future(self._load(key))
            self._loading[key] = loading
            loading.add_done_callback(lambda _: self._loading.pop(key, None))
        return await asyncio.shield(loading)

    async def _load(self, key: str) -> LiveTable | None:
        record = await self.store.read(reads.table, key)
        if record is None:
            return None
        live = LiveTable(record, *await self.reviving.revive(record))
        live.talk.hear(await self.store.read(reads.chat, key, 0, KEPT_LINES))
        people = [seat.identity for seat in record.people if seat.identity is not None]
        live.seen = await self.store.read(reads.seen, people)
        self._live[key] = live
        self._make_room()
        return live

    def _make_room(self) -> None:
        excess = len(self._live) - self._size
        if excess <= 0:
            return
        idle = [key for key, live in self._live.items() if live.idle]
        for key in idle[:excess]:
            del self._live[key]

    def let_go(self, looked_at: Container[str]) -> None:
        """Tables that nobody has asked for in a while leave memory; the rows can rebuild them."""
        latest = monotonic() - UNTOUCHED_SECONDS
        old = []
        for key, live in islice(self._live.items(), LET_GO):
            if live.touched > latest:  # the rest have been asked for later
                break
            if live.idle and key not in looked_at:
                old.append(key)
        for key in old:
            del self._live[key]

    def forget(self, key: str) -> None:
        """The table is read anew when it is needed next."""
        self._live.pop(key, None)

    def read_anew(self, key: str) -> None:
        """What is in memory of a table is old: who looks at it is shown it as it is stored."""
        live = self._live.pop(key, None)
        if live is not None:
            self.on_change(live)

    async def refresh(self, live: LiveTable) -> None:
        """Something besides the game has changed: read it anew and tell everybody."""
        record = await self.store.read(reads.table, live.record.id)
        if record is None:
            self.forget(live.record.id)
        elif live.match is None and record.seed is not None:
            await self._revive(live, record)
            live.stage += 1
        else:
            live.record = record
        live.seating += 1
        self.on_change(live)

    def with_person(self, who: str) -> list[str]:
        """The tables in memory where somebody sits, or that they look after."""
        tables = ((key, live.record) for key, live in self._live.items())
        return [key for key, table in tables if table.seats_of(who) or table.owner == who]

    async def renamed(self, who: str) -> None:
        """Somebody is called otherwise: so are their seats that have no names of their own."""
        for live in list(self._live.values()):
            if live.record.seats_of(who):
                async with live.lock:
                    await self.refresh(live)

    async def write(self, live: LiveTable, changes: Sequence[Change]) -> bool:
        """Store changes of a table whose lock is held; False if somebody else was first.

        The table in memory is then what is stored: look again.
        """
        try:
            await self.store.writer.write(changes, self._topic(live, changes))
        except Conflict:
            await self._catch_up(live)
            return False
        except Unwritten as error:
            log.error("not written", table=live.record.id, error=str(error))
            self.forget(live.record.id)
            raise Refused(BROKEN, "storage") from None
        return True

    def _topic(self, live: LiveTable, changes: Sequence[Change]) -> str:
        """What other processes are told of these changes: a move that is all there is is told
        whole, so that they need not read it."""
        row = None if self.store.news is None else writes.only_move(changes)
        if row is None:
            return f"table:{live.record.id}"
        return f"row:{msgspec.json.encode(row).decode()}"

    async def catch_up(self, live: LiveTable) -> bool:
        """Take in what other processes, if there can be any, have written to a table whose lock
        is held; whether there was anything.

        :raises Refused: if the table is no more.
        """
        return self.store.news is not None and await self._catch_up(live)

    async def _catch_up(self, live: LiveTable) -> bool:
        key, match = live.record.id, live.match
        rows = None if match is None or live.stopped is not None else match.rows
        found = await self.store.read(reads.news, key, rows, live.talk.count, KEPT_LINES)
        if found is None:
            self.forget(key)
            self.on_change(live)
            raise Refused(UNKNOWN, "no-table")
        before, live.record = live.record, found.table
        if match is not None:
            match.apply(found.moves, live.follow)
        begun = match is None and found.table.seed is not None and live.stopped is None
        parted = match is not None and live.stopped is None and match.difference is not None
        if begun or parted:
            await self._revive(live, found.table)
        live.talk.hear(found.chat)
        live.seating += found.table != before
        live.stage += bool(found.moves) or begun
        news = bool(found.moves or found.chat) or begun or found.table != before
        if news:
            self.on_change(live)
        return news

    async def _revive(self, live: LiveTable, record: TableRecord) -> None:
        """Begin the game anew from what is stored."""
        live.match, live.stopped, live.timing = await self.reviving.revive(record)
        live.record = record

    async def hear_talk(self, live: LiveTable) -> None:
        """Take in what was said through other processes."""
        key, since = live.record.id, live.talk.count
        live.talk.hear(await self.store.read(reads.chat, key, since, KEPT_LINES))

    # What other processes do ----------------------------------------------------------------

    def on_news(self, topic: str) -> None:
        """Another process has changed something."""
        kind, _, key = topic.partition(":")
        if kind == "person":
            self._spawn(self._person_changed(key))
        if kind == TOPIC:
            self.read_anew(key)
        if kind == "row":
            row = msgspec.json.decode(key, type=MoveRow)
            if self._take_in(row):
                return
            kind, key = "table", row.table
        known = kind == "table" and (key in self._live or key in self._loading)
        if known and key not in self._behind:
            self._behind.add(key)
            self._spawn(self._table_changed(key))

    def _take_in(self, row: MoveRow) -> bool:
        """Play a row that another process has told; whether it was the next one here."""
        live = self._live.get(row.table)
        match = None if live is None or live.lock.locked() or live.stopped else live.match
        if live is None or match is None or match.rows != row.number or row.table in self._behind:
            return False
        match.apply([row], live.follow)
        if match.difference is None:
            self.changed(live)
        return match.difference is None

    def on_gap(self) -> None:
        """Something may have been missed: whatever is in memory may be old."""
        for key in list(self._live):
            self.on_news(f"table:{key}")

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    async def _table_changed(self, key: str) -> None:
        try:
            live = await self.get(key)
            async with live.lock:
                self._behind.discard(key)  # what comes from now on must be looked at again
                await self._catch_up(live)
        except Refused:
            pass
        except Exception:  # read anew when it is needed next
            log.exception("not caught up", table=key)
            self.forget(key)
        finally:
            self._behind.discard(key)

    async def _person_changed(self, key: str) -> None:
        await self.renamed(key)

    def changed(self, live: LiveTable) -> None:
        """The game has changed: tell everybody."""
        live.stage += 1
        self.on_change(live)

    def retime(self) -> None:
        """Everybody has more time than it seemed: who looks at a clock is told."""
        for live in list(self._live.values()):
            if live.record.clock is not None and live.actors:
                self.changed(live)

    async def whole_chronicle(self, live: LiveTable) -> Chronicle:
        """Everything that was ever told at the table, from the rows."""
        record = live.record
        rows = await self.store.read(reads.moves, record.id)
        begins = await self.reviving.beginning(record)

        def tell() -> Chronicle:
            match = match_from(record, begins, remember=True)
            match.apply(rows)
            return match.chronicle

        return await asyncio.to_thread(tell)


def seated(record: TableRecord, seat: int, who: str) -> None:
    """:raises Refused: unless that seat belongs to that identity."""
    if not 0 <= seat < len(record.seats):
        raise Refused(UNKNOWN, "no-seat", seat=seat + 1)
    held = record.seats[seat]
    if held.kind != "person" or held.identity != who:
        raise Refused(FORBIDDEN, "not-your-seat")


def match_of(live: LiveTable) -> Match:
    """The game of a table where one can play.

    :raises Refused: saying why one cannot.
    """
    if live.record.status == "open":
        raise Refused(CONFLICT, "not-started")
    if live.stopped is not None:
        raise Refused(CONFLICT, "stopped")
    if live.record.status == "finished" or live.match is None:
        raise Refused(CONFLICT, "over")
    return live.match


def viewers_of(record: TableRecord, who: str | None, watch: str | None) -> tuple[int | None, ...]:
    """The seats that somebody sees a table from; (None,): as a spectator.

    :raises Refused: if it is not theirs to see.
    """
    mine = record.seats_of(who)
    if mine:
        return mine
    if watch is not None and compare_digest(watch, record.watch):
        return (None,)
    if who is not None and who == record.owner:
        return (None,)
    raise Refused(UNKNOWN, "no-table")
