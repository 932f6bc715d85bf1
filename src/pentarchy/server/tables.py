"""Tables in memory: a cache of bounded size that the stored rows can rebuild at any time."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable, Coroutine, Sequence
from itertools import count
from secrets import compare_digest

import structlog
from msgspec.structs import replace

from pentarchy.bots import Plan
from pentarchy.kernel.errors import PentarchyError
from pentarchy.kernel.messages import Message
from pentarchy.kernel.registry import game as game_of
from pentarchy.server.chronicle import Chronicle
from pentarchy.server.match import Match
from pentarchy.server.picture import Picture
from pentarchy.server.refusals import BROKEN, CONFLICT, FORBIDDEN, UNKNOWN, Refused
from pentarchy.server.store import reads
from pentarchy.server.store.database import Store
from pentarchy.server.store.records import ChatLine, Identity, MoveRow, TableRecord
from pentarchy.server.store.writer import Change, Conflict, Unwritten

log = structlog.get_logger()

KEPT_LINES = 100
"""So many lines of a table's chat are kept at hand."""

_epochs = count(1)


class Talk:
    """The last lines that were said at a table."""

    def __init__(self, lines: Sequence[ChatLine]) -> None:
        self._lines = deque(lines, maxlen=KEPT_LINES)

    @property
    def count(self) -> int:
        """How many lines there have been."""
        return self._lines[-1].number + 1 if self._lines else 0

    def hear(self, lines: Sequence[ChatLine]) -> None:
        self._lines.extend(lines)

    def since(self, number: int) -> tuple[ChatLine, ...]:
        """The lines from that one on, as far as they are at hand."""
        if number >= self.count:
            return ()
        return tuple(line for line in self._lines if line.number >= number)


class Plans:
    """What the bots of a table mean to do for the rest of their turns. Nothing else of what they
    thought is remembered, and this only as long as the table is in memory."""

    def __init__(self) -> None:
        self._kept: dict[int, tuple[str, int, Plan]] = {}

    def keep(self, seat: int, level: str, undos: int, plan: Plan | None) -> None:
        """The plan that came with a seat's last move, made after so many undos."""
        if plan is None:
            self._kept.pop(seat, None)
        else:
            self._kept[seat] = (level, undos, plan)

    def get(self, seat: int, level: str, undos: int) -> Plan | None:
        """The seat's plan, if a bot of that level made it. After an undo its turn is thought
        through with the whole budget again, should something else be asked."""
        by, before, plan = self._kept.get(seat, ("", 0, None))
        if plan is None or by != level:
            return None
        return plan if before == undos else replace(plan, spent=0.0)


class LiveTable:
    """A table that somebody looks at or plays at."""

    def __init__(self, record: TableRecord, match: Match | None, stopped: Message | None) -> None:
        self.record = record
        self.match = match
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
        self.plans = Plans()
        self.talk = Talk(())
        self._pictures: dict[int | None, Picture] = {}

    def picture(self, viewer: int | None) -> Picture:
        """What the viewer sees now."""
        assert self.match is not None
        found = self._pictures.get(viewer)
        if found is None:
            found = self._pictures[viewer] = Picture()
        if found.stage != self.stage:
            found.make(self.match.state, viewer, self.stage, asked=self.stopped is None)
        return found

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may decide now."""
        if self.match is None or self.stopped is not None:
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
        return live

    async def live_if_running(self, record: TableRecord) -> LiveTable | None:
        """The live table of a record, if its game is running: to say whose turn it is."""
        if record.status != "running":
            return None
        try:
            return await self.get(record.id)
        except Refused:  # given up meanwhile
            return None

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
        rows = [] if record.seed is None else await self.store.read(reads.moves, key)
        live = await asyncio.to_thread(_revived, record, rows)
        live.talk.hear(await self.store.read(reads.chat, key, 0, KEPT_LINES))
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

    def forget(self, key: str) -> None:
        """The table is read anew when it is needed next."""
        self._live.pop(key, None)

    async def refresh(self, live: LiveTable) -> None:
        """Something besides the game has changed: read it anew and tell everybody."""
        record = await self.store.read(reads.table, live.record.id)
        if record is None:
            self.forget(live.record.id)
        elif live.match is None and record.seed is not None:
            begun = await asyncio.to_thread(_revived, record, [])
            live.match, live.stopped = begun.match, begun.stopped
            live.record = record
            live.stage += 1
        else:
            live.record = record
        live.seating += 1
        self.on_change(live)

    def renamed(self, who: Identity) -> None:
        """Somebody is called otherwise: so are their seats."""
        for live in self._live.values():
            mine = live.record.seats_of(who.id)
            if mine:
                seats = tuple(
                    replace(seat, name=who.name) if seat.seat in mine else seat
                    for seat in live.record.seats
                )
                live.record = replace(live.record, seats=seats)
                live.seating += 1
                self.on_change(live)

    async def write(self, live: LiveTable, changes: Sequence[Change]) -> bool:
        """Store changes of a table whose lock is held; False if somebody else was first.

        The table in memory is then what is stored: look again.
        """
        try:
            await self.store.writer.write(changes, f"table:{live.record.id}")
        except Conflict:
            await self._catch_up(live)
            return False
        except Unwritten as error:
            log.error("not written", table=live.record.id, error=str(error))
            self.forget(live.record.id)
            raise Refused(BROKEN, "storage") from None
        return True

    async def _catch_up(self, live: LiveTable) -> None:
        """Another process has written to this table: take in what it wrote."""
        key = live.record.id
        record = await self.store.read(reads.table, key)
        if record is None:
            self.forget(key)
            self.on_change(live)
            raise Refused(UNKNOWN, "no-table")
        before, match = live.record, live.match
        if match is not None and live.stopped is None:
            match.apply(await self.store.read(reads.moves, key, match.rows))
        if record.seed is not None and (match is None or match.difference is not None):
            fresh = await asyncio.to_thread(
                _revived, record, await self.store.read(reads.moves, key)
            )
            live.match, live.stopped = fresh.match, fresh.stopped
        live.record = record
        if record != before:
            live.seating += 1
        self.changed(live)

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
        known = kind == "table" and (key in self._live or key in self._loading)
        if known and key not in self._behind:
            self._behind.add(key)
            self._spawn(self._table_changed(key))

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
                await self.hear_talk(live)
                await self._catch_up(live)
        except Refused:
            pass
        except Exception:  # read anew when it is needed next
            log.exception("not caught up", table=key)
            self.forget(key)
        finally:
            self._behind.discard(key)

    async def _person_changed(self, key: str) -> None:
        person = await self.store.read(reads.identity, key)
        if person is not None:
            self.renamed(person)

    def changed(self, live: LiveTable) -> None:
        """The game has changed: tell everybody."""
        live.stage += 1
        self.on_change(live)

    async def whole_chronicle(self, live: LiveTable) -> Chronicle:
        """Everything that was ever told at the table, from the rows."""
        record = live.record
        rows = await self.store.read(reads.moves, record.id)
        told = await asyncio.to_thread(_match, record, rows, remember=True)
        return told.chronicle


def _revived(record: TableRecord, rows: Sequence[MoveRow]) -> LiveTable:
    """The table as its rows tell it; read-only if today's rules cannot play them.

    What exactly is wrong may name what is hidden from some seats: that is for the log only.
    """
    if record.seed is None or record.source == "uploaded":
        return LiveTable(record, None, None)
    try:
        match = _match(record, rows)
    except PentarchyError as error:
        log.warning("table cannot be set up", table=record.id, problem=str(error))
        return LiveTable(record, None, Message("stopped-set-up"))
    found = match.difference
    if found is None:
        return LiveTable(record, match, None)
    log.warning("table stopped", table=record.id, row=found.row, problem=found.problem)
    return LiveTable(
        record, match, Message("stopped-at", {"row": found.row, "turn": match.state.turn})
    )


def _match(record: TableRecord, rows: Sequence[MoveRow], remember: bool = False) -> Match:
    assert record.seed is not None
    game = game_of(record.title)
    match = Match(game, len(record.seats), record.options, record.seed, remember)
    match.apply(rows)
    return match


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
