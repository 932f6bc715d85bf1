"""Who looks at which table: news, presence and chat for every connection.

A connection holds no queue of positions. It knows which tables have news for it, and what is sent
is always the newest: somebody slow misses no event, and costs no memory.
"""

from __future__ import annotations

import asyncio
import gc
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import perf_counter
from typing import Any

import msgspec
import structlog

from pentarchy.server.elsewhere import BEAT_SECONDS, HERE, WHO, Elsewhere
from pentarchy.server.messages import Chat, Gone, Presence, Refusal, TableMessage, Thinking
from pentarchy.server.refusals import BROKEN, TOO_MANY, Refused, sentence
from pentarchy.server.settings import Limits
from pentarchy.server.showing import table_info, update
from pentarchy.server.tables import LiveTable, Tables, viewers_of

log = structlog.get_logger()

SWEEP_SECONDS = 1.0
FAREWELL_SECONDS = 2.0
COLLECT_SECONDS = 600.0
COLLECT_OBJECTS = 300_000
"""With so many new objects, or after so long, everything is looked through for garbage."""
FEW_OBJECTS = 20_000
"""With less than this it is not worth while."""

_encode = msgspec.json.Encoder().encode


class Subscription:
    """One connection's look at one table, and how much of it has been sent."""

    __slots__ = (
        "connection", "epoch", "heard", "presence", "seating", "seen", "stage", "table", "thinking",
        "watch",
    )  # fmt: skip

    def __init__(
        self, connection: Connection, table: str, seen: int, heard: int, watch: str | None
    ) -> None:
        self.connection = connection
        self.table = table
        self.watch = watch
        self.seen = seen
        self.heard = heard
        self.epoch = self.stage = self.seating = 0
        self.presence: Presence | None = None
        self.thinking: Thinking | None = None


class Connection:
    """One browser window, or a program."""

    def __init__(
        self,
        who: str | None,
        language: str,
        send: Callable[[bytes], Awaitable[None]],
        abort: Callable[[], None],
        limit: int,
    ) -> None:
        self.who = who
        self.language = language
        self.subscriptions: dict[str, Subscription] = {}
        self.news: dict[str, Subscription] = {}
        """What there may be news of."""
        self.sending_since: float | None = None
        self._send = send
        self._abort = abort
        self._limit = limit
        self._queue: deque[bytes] = deque()
        self._awake = asyncio.Event()

    def tell(self, message: Any) -> None:
        """Send a message for this connection alone."""
        if len(self._queue) >= self._limit:
            self.drop("too many messages wait")
            return
        self._queue.append(_encode(message))
        self._awake.set()

    def wake(self, subscription: Subscription) -> None:
        """There may be news of that table."""
        self.news[subscription.table] = subscription
        self._awake.set()

    async def sent(self) -> None:
        """Wait until what this connection was told is sent, if its other side reads."""
        with suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL_SECONDS):
                while self._queue or self.sending_since is not None:
                    await asyncio.sleep(0.01)

    def drop(self, why: str) -> None:
        """End the connection without waiting for its reader."""
        log.info("connection dropped", why=why)
        self._abort()

    async def run(self, news: Callable[[Subscription], Awaitable[list[Any]]]) -> None:
        """Send what there is, forever. If that fails, end the connection: its other side comes
        back and resumes, where an open connection that says nothing would be waited for."""
        try:
            await self._run(news)
        except OSError:  # the other side has gone: who receives from it notices too
            return
        except Exception:
            log.exception("sending failed")
            self.drop("sending failed")

    async def _run(self, news: Callable[[Subscription], Awaitable[list[Any]]]) -> None:
        while True:
            await self._awake.wait()
            self._awake.clear()
            while self._queue or self.news:
                while self._queue:
                    await self._put(self._queue.popleft())
                if self.news:
                    subscription = self.news.pop(next(iter(self.news)))
                    for message in await news(subscription):
                        await self._put(_encode(message))

    async def _put(self, data: bytes) -> None:
        self.sending_since = asyncio.get_running_loop().time()
        await self._send(data)
        self.sending_since = None


def _collect() -> None:
    """Requests and connections leave cycles behind, moves do not: so this is seldom needed."""
    begin = perf_counter()
    found = gc.collect()
    log.info("collected", objects=found, ms=round((perf_counter() - begin) * 1000))


def failed(table: str, language: str) -> Refusal:
    """Our own mistake, told to somebody who looks at a table."""
    message = Refused(BROKEN, "failed").message
    return Refusal(ref=None, table=table, message=message, text=sentence(message, language))


class Hub:
    """All connections and what they look at."""

    def __init__(self, tables: Tables, limits: Limits) -> None:
        self._tables = tables
        self._limits = limits
        self.connections: set[Connection] = set()
        self._looking: dict[str, set[Subscription]] = {}
        self.elsewhere = Elsewhere()
        self._sweeper: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._sweeper = asyncio.create_task(self._sweep())

    async def stop(self) -> None:
        if self._sweeper is not None:
            self._sweeper.cancel()
            await asyncio.gather(self._sweeper, return_exceptions=True)

    async def _sweep(self) -> None:
        """Drop who does not read."""
        loop = asyncio.get_running_loop()
        collected = told = loop.time()
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            if gc.get_count()[0] > COLLECT_OBJECTS or (
                gc.get_count()[0] > FEW_OBJECTS and loop.time() - collected > COLLECT_SECONDS
            ):
                _collect()
                collected = loop.time()
            if loop.time() - told > BEAT_SECONDS:
                told = loop.time()
                self._beat(told)
            latest = loop.time() - self._limits.slow_seconds
            for connection in list(self.connections):
                if connection.sending_since is not None and connection.sending_since < latest:
                    connection.drop("it does not read")

    def _beat(self, now: float) -> None:
        """Say to other processes who is here, and forget those that no longer do."""
        for key in self._looking:
            self._tell_others(key)
        for key in self.elsewhere.forget_silent(now):
            self._wake(key)

    def _tell_others(self, key: str) -> None:
        self.elsewhere.tell(key, [s.connection.who for s in self._looking.get(key, ())])

    def on_news(self, topic: str, origin: str) -> None:
        """Another process says, or asks, who looks at a table."""
        if topic.startswith(HERE):
            self._wake(self.elsewhere.hear(topic, origin, asyncio.get_running_loop().time()))
        elif topic.startswith(WHO) and (key := topic.removeprefix(WHO)) in self._looking:
            self._tell_others(key)

    def changed(self, live: LiveTable) -> None:
        """Something has changed at a table."""
        self._wake(live.record.id)

    def _wake(self, key: str) -> None:
        for subscription in self._looking.get(key, ()):
            subscription.connection.wake(subscription)

    def subscribe(
        self, connection: Connection, live: LiveTable, seen: int, heard: int, watch: str | None
    ) -> None:
        """Show a table to a connection from now on; once more shows everything anew."""
        key = live.record.id
        old = connection.subscriptions.get(key)
        if old is None and len(connection.subscriptions) >= self._limits.subscriptions:
            raise Refused(TOO_MANY, "too-many-subscriptions", tables=self._limits.subscriptions)
        if old is not None:
            self._looking[key].discard(old)
        subscription = Subscription(connection, key, seen, heard, watch)
        connection.subscriptions[key] = subscription
        if key not in self._looking:
            self.elsewhere.ask(key)
        self._looking.setdefault(key, set()).add(subscription)
        self._tell_others(key)
        self.changed(live)

    def unsubscribe(self, connection: Connection, key: str) -> None:
        """No more of that table."""
        subscription = connection.subscriptions.pop(key, None)
        connection.news.pop(key, None)
        if subscription is None:
            return
        others = self._looking[key]
        others.discard(subscription)
        for other in others:  # their presence has changed
            other.connection.wake(other)
        if not others:
            del self._looking[key]
        self._tell_others(key)

    def leave(self, connection: Connection) -> None:
        """The connection is gone."""
        self.connections.discard(connection)
        for key in list(connection.subscriptions):
            self.unsubscribe(connection, key)

    async def news(self, subscription: Subscription) -> list[Any]:
        """What a connection has not been sent yet about a table.

        If that cannot be told, the table is read anew and shown whole. If not even then, the
        connection is told so and sees no more of this table; its others are not harmed.
        """
        key = subscription.table
        known = subscription.seen, subscription.heard
        for last in (False, True):
            try:
                return await self._news(subscription)
            except Exception:
                log.exception("no news", table=key, last=last)
                self._tables.forget(key)
                subscription.epoch = 0
                subscription.seen, subscription.heard = known
                subscription.presence = subscription.thinking = None
        self.unsubscribe(subscription.connection, key)
        return [failed(key, subscription.connection.language)]

    async def _news(self, subscription: Subscription) -> list[Any]:
        connection = subscription.connection
        key = subscription.table
        if connection.subscriptions.get(key) is not subscription:
            return []
        try:
            live = await self._tables.get(key)
            viewers = viewers_of(live.record, connection.who, subscription.watch)
            whole = None
            if live.match is not None and not live.match.chronicle.reaches(subscription.seen):
                whole = await self._tables.whole_chronicle(live)
        except Refused:
            self.unsubscribe(connection, key)
            return [Gone(table=key)]
        if connection.subscriptions.get(key) is not subscription:  # meanwhile replaced
            return []
        found: list[Any] = []
        stage, seating = subscription.stage, subscription.seating
        if subscription.epoch != live.epoch:
            stage = seating = 0
        if seating != live.seating:
            stage = 0  # the seats that are mine may be others now
            found.append(TableMessage(table=table_info(live.record, connection.who, live)))
        if live.match is not None and stage != live.stage:
            seen = min(subscription.seen, live.match.chronicle.count)
            found.append(update(live, viewers, stage, seen, whole))
            subscription.seen = live.match.chronicle.count
        # Only now: had anything failed above, it would have to be sent again.
        subscription.epoch, subscription.seating = live.epoch, live.seating
        subscription.stage = live.stage
        thinking = Thinking(table=key, seats=live.deciding_bots, hints=tuple(sorted(live.advised)))
        if thinking != subscription.thinking:
            subscription.thinking = thinking
            found.append(thinking)
        found += self._talk(subscription, live, viewers)
        return found

    def _talk(
        self, subscription: Subscription, live: LiveTable, viewers: tuple[int | None, ...]
    ) -> list[Any]:
        """Who is here, and what was said; what players say is for players."""
        found: list[Any] = []
        presence = self._presence(live)
        if presence != subscription.presence:
            subscription.presence = presence
            found.append(presence)
        if None not in viewers:
            lines = live.talk.since(subscription.heard)
            if lines:
                subscription.heard = lines[-1].number + 1
                found.append(Chat(table=live.record.id, lines=lines))
        return found

    def _presence(self, live: LiveTable) -> Presence:
        here = [s.connection.who for s in self._looking.get(live.record.id, ())]
        here += self.elsewhere.looking(live.record.id)
        people = live.record.people
        seated = {seat.identity for seat in people}
        return Presence(
            table=live.record.id,
            seats=tuple(seat.seat for seat in people if seat.identity in here),
            watching=sum(who not in seated for who in here),
        )
