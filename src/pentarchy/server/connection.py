"""One browser window, or a program: what it looks at, and how it is sent what there is to say.

What can be said at once is written at once, all of it in one go, as soon as whatever has just
happened is done (`Line.flush`). What has to be read first, or waits for a reader, is left to the
connection's own task.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Sequence
from contextlib import suppress
from typing import Any, Protocol

import msgspec
import structlog

from pentarchy.server.messages import Presence, RawUpdate, Thinking

log = structlog.get_logger()

FAREWELL_SECONDS = 2.0

_encode = msgspec.json.Encoder().encode


class Link(Protocol):
    """The way to the other side."""

    @property
    def ready(self) -> bool:
        """Whether what is written now goes out without waiting for its reader."""
        ...

    def write(self, texts: Sequence[bytes]) -> None:
        """Write these messages; only while it is ready."""
        ...

    async def send(self, text: bytes) -> None:
        """Write a message as soon as there is room."""
        ...

    def abort(self) -> None:
        """End the connection at once."""
        ...


class Subscription:
    """One connection's look at one table, and how much of it has been sent."""

    __slots__ = (
        "connection", "epoch", "heard", "hidden", "presence", "seating", "seen", "stage", "steps",
        "stepwise", "table", "thinking", "watch",
    )  # fmt: skip

    def __init__(
        self,
        connection: Connection,
        table: str,
        seen: int,
        heard: int,
        watch: str | None,
        stepwise: bool = False,
        hidden: bool = False,
    ) -> None:
        self.connection = connection
        self.hidden = hidden
        """Whether the page that shows it is not looked at."""
        self.table = table
        self.watch = watch
        self.seen = seen
        self.heard = heard
        self.stepwise = stepwise
        self.steps: list[RawUpdate] = []
        """Positions on their way, for who wants every step."""
        self.epoch = self.stage = self.seating = 0
        self.presence: Presence | None = None
        self.thinking: Thinking | None = None


class Teller(Protocol):
    """Who knows what there is to say about tables."""

    def told(self, subscription: Subscription) -> list[Any] | None:
        """What a connection has not been sent yet about a table; None if that takes a while."""
        ...

    async def news(self, subscription: Subscription) -> list[Any]:
        """The same, however long it takes."""
        ...


class Connection:
    """One of those who look."""

    def __init__(
        self, who: str | None, language: str, link: Link, teller: Teller, limit: int
    ) -> None:
        self.who = who
        self.address = ""
        """Where it comes from."""
        self.device: str | None = None
        """The device whose cookie it came with."""
        self.language = language
        self.subscriptions: dict[str, Subscription] = {}
        self.news: dict[str, Subscription] = {}
        """What there may be news of."""
        self.sending_since: float | None = None
        self._link = link
        self._teller = teller
        self._limit = limit
        self._queue: list[bytes] = []
        self._due = False
        """Whether it will be flushed as soon as what happens now is done."""
        self._busy = False
        """Whether its own task is sending."""
        self._awake = asyncio.Event()
        self._told = asyncio.Event()
        """While nothing waits for its reader."""
        self._told.set()
        self._loop = asyncio.get_running_loop()

    def tell(self, message: Any) -> None:
        """Send a message for this connection alone."""
        if len(self._queue) >= self._limit:
            self.drop("too many messages wait")
            return
        self._queue.append(_encode(message))
        self._hurry()

    def wake(self, subscription: Subscription) -> None:
        """There may be news of that table."""
        self.news[subscription.table] = subscription
        self._hurry()

    def _hurry(self) -> None:
        if not self._due and not self._busy:
            self._due = True
            self._loop.call_soon(self._flush)

    def _flush(self) -> None:
        """Write what there is to say; what cannot be said now is left to the task."""
        self._due = False
        if self._busy or not (self._queue or self.news):
            return
        if not self._link.ready:
            self._leave_to_task()
            return
        texts, self._queue = self._queue, []
        while self.news:
            key = next(iter(self.news))
            told = self._teller.told(self.news[key])
            if told is None:
                break
            self.news.pop(key, None)
            texts += map(_encode, told)
        if texts:
            self._link.write(texts)
        if self.news:
            self._leave_to_task()

    async def listened(self) -> None:
        """Wait for who asks on and does not read the answers, once many of them wait: what they
        ask meanwhile stays in their own buffers."""
        if len(self._queue) > self._limit // 2:
            await self._told.wait()

    def _leave_to_task(self) -> None:
        self._busy = True
        self._told.clear()
        self._awake.set()

    async def sent(self) -> None:
        """Wait until what this connection was told is sent, if its other side reads."""
        with suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL_SECONDS):
                while self._queue or self._busy:
                    await asyncio.sleep(0.01)

    def drop(self, why: str) -> None:
        """End the connection without waiting for its reader."""
        log.info("connection dropped", why=why)
        self._link.abort()

    async def run(self) -> None:
        """Send what could not be sent at once, forever. If that fails, end the connection: its
        other side comes back and resumes, where an open connection that says nothing would be
        waited for."""
        try:
            while True:
                await self._awake.wait()
                self._awake.clear()
                await self._send_all()
                self._busy = False
                self._told.set()
        except OSError:  # the other side has gone: who receives from it notices too
            return
        except Exception:
            log.exception("sending failed")
            self.drop("sending failed")
        finally:  # nobody is to wait for who has gone
            self._told.set()

    async def _send_all(self) -> None:
        while self._queue or self.news:
            texts, self._queue = self._queue, []
            for text in texts:
                await self._put(self._link.send(text))
            if self.news:
                subscription = self.news.pop(next(iter(self.news)))
                for message in await self._teller.news(subscription):
                    await self._put(self._link.send(_encode(message)))

    async def _put(self, sending: Awaitable[None]) -> None:
        self.sending_since = self._loop.time()
        await sending
        self.sending_since = None
