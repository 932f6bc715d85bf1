"""Everything that the handlers of HTTP and websocket use, put together once."""

from __future__ import annotations

import asyncio
from importlib.metadata import version

import structlog

from pentarchy.server.archive import Archive
from pentarchy.server.hub import Hub
from pentarchy.server.identity import Identities
from pentarchy.server.limits import Places, Rate
from pentarchy.server.lobby import Lobby
from pentarchy.server.moves import Moves
from pentarchy.server.settings import Settings, secret_of
from pentarchy.server.store.database import Store
from pentarchy.server.tables import Tables
from pentarchy.server.thinking import Thinking
from pentarchy.server.workers import Pool

log = structlog.get_logger()


class Services:
    """One server's parts."""

    def __init__(self, settings: Settings) -> None:
        limits = settings.limits
        self.settings = settings
        self.version = version("pentarchy")
        self.store = Store(settings.database, settings.fsync)
        self.identities = Identities(self.store, secret_of(settings))
        self.tables = Tables(self.store, settings.tables)
        self.moves = Moves(self.tables)
        self.lobby = Lobby(self.tables, limits.open_tables)
        self.pool = Pool(settings.workers, settings.games)
        self.thinking = Thinking(self.tables, self.moves, self.pool, settings.think_seconds)
        self.archive = Archive(self.tables, self.pool)
        self.hub = Hub(self.tables, limits)
        self.requests = Rate(limits.requests, limits.burst)
        self.address_requests = Rate(limits.address_requests, limits.burst)
        self.messages = Rate(limits.messages, limits.burst)
        self.places = Places(limits.connections)
        self.address_places = Places(limits.address_connections)
        self._resuming: asyncio.Task[None] | None = None
        self._sayings: set[asyncio.Task[None]] = set()
        self._wire()

    def _wire(self) -> None:
        """Who hears of what; the only place where that is said."""
        self.tables.on_change = self.hub.changed
        self.moves.on_played = self.thinking.wake
        self.lobby.on_start = self.thinking.wake
        if self.store.news is not None:
            self.store.news.on_news = self._heard
            self.store.news.on_gap = self.tables.on_gap
            self.hub.elsewhere.send = self._say

    async def start(self) -> None:
        """Open the database and let the bots go on where they were."""
        await asyncio.to_thread(self.store.open)
        if self.store.news is not None:
            await asyncio.to_thread(self.store.news.start, asyncio.get_running_loop())
        self.pool.start()
        self.hub.start()
        self._resuming = asyncio.create_task(self.thinking.resume())
        log.info("open", version=self.version, workers=self.settings.workers)

    def _heard(self, topic: str, origin: str) -> None:
        """Something that another process on the same database tells."""
        self.tables.on_news(topic)
        self.hub.on_news(topic, origin)

    def _say(self, topic: str) -> None:
        """Tell the other processes something that is not stored."""
        task = asyncio.create_task(self.store.writer.write([], topic))
        self._sayings.add(task)
        task.add_done_callback(self._said)

    def _said(self, task: asyncio.Task[None]) -> None:
        self._sayings.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.warning("not said", error=type(error).__name__)

    async def stop(self) -> None:
        """Finish what is being written, end the workers, close the database."""
        if self._resuming is not None:
            self._resuming.cancel()
        await self.hub.stop()
        await self.thinking.stop()
        await self.pool.stop()
        await asyncio.to_thread(self.store.close)
        log.info("closed")
