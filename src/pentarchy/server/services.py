"""Everything that the handlers of HTTP and websocket use, put together once."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from importlib.metadata import version

import structlog

from pentarchy.analysis import effort_of
from pentarchy.server.absence import Absence
from pentarchy.server.analyses import Analyses
from pentarchy.server.archive import Archive
from pentarchy.server.calling.room import Calling
from pentarchy.server.devices import Devices
from pentarchy.server.errands import ANALYSIS, LOOK, UPLOAD, Bounds, Errands
from pentarchy.server.farewell import Farewell
from pentarchy.server.garbage import Garbage
from pentarchy.server.handing import Handing
from pentarchy.server.hub import Hub
from pentarchy.server.identity import Identities
from pentarchy.server.inviting import Inviting
from pentarchy.server.leaders import Leaders
from pentarchy.server.limits import Places, Rate
from pentarchy.server.lobby import Lobby
from pentarchy.server.making import now
from pentarchy.server.meter import Meter
from pentarchy.server.moderation import Moderation
from pentarchy.server.moves import Moves
from pentarchy.server.openings import Openings
from pentarchy.server.pairing import Pairing
from pentarchy.server.passkeys import Passkeys
from pentarchy.server.puzzles import Puzzles
from pentarchy.server.quotas import Quotas
from pentarchy.server.readiness import Readiness
from pentarchy.server.rematch import Rematch
from pentarchy.server.retention import Days, Retention
from pentarchy.server.settings import Settings, secret_of
from pentarchy.server.standings import Standings
from pentarchy.server.stopping import Stopping
from pentarchy.server.store import persons, writes
from pentarchy.server.store.database import Store
from pentarchy.server.store.records import TableRecord
from pentarchy.server.tables import LiveTable, Tables
from pentarchy.server.thinking import Thinking
from pentarchy.server.timekeeper import Timekeeper
from pentarchy.server.workers import Pool

log = structlog.get_logger()

NEWCOMERS_SECONDS = 600.0
"""For so many seconds' worth new people of one address may come at once."""


class Services:
    """One server's parts."""

    def __init__(self, settings: Settings) -> None:
        limits = settings.limits
        self.settings = settings
        self.version = version("pentarchy")
        self.store = Store(settings.database, settings.fsync)
        secret = secret_of(settings)
        self.identities = Identities(self.store, secret)
        self.devices = Devices(self.store, self.identities, settings.cookie_days)
        self.tables = Tables(self.store, settings.tables)
        self.moves = Moves(self.tables, limits.undos)
        self.absence = Absence(self.tables, self.moves, settings.nudge_hours)
        self.handing = Handing(self.tables)
        self.timekeeper = Timekeeper(self.store, self.absence.time_out)
        self.readiness = Readiness(self.timekeeper)
        self.meter = Meter()
        self.garbage = Garbage(lambda: self.meter.rows)
        self.quotas = Quotas(self.store, limits, secret)
        self.lobby = Lobby(self.tables, self.quotas)
        self.rematch = Rematch(self.tables, self.lobby, self.quotas)
        self.leaders = Leaders(self.store)
        self.pairing = Pairing(self.tables, self.quotas)
        self.inviting = Inviting(self.store, self.lobby)
        self.moderation = Moderation(self.store, self.tables)
        self.stopping = Stopping(self.tables, self.lobby)
        self.pool = Pool(settings.workers, settings.games)
        self.thinking = Thinking(self.tables, self.moves, self.pool, settings.think_seconds)
        self.errands = Errands(_bounds(settings), settings.games)
        self.archive = Archive(self.tables, self.errands, self.quotas)
        self.analyses = Analyses(
            self.store,
            self.archive,
            self.errands,
            effort_of(settings.analysis_level),
            settings.analysis_seconds,
            settings.deep_analysis_seconds,
        )
        self.puzzles = Puzzles(self.store, self.errands)
        self.hub = Hub(self.tables, limits)
        self.farewell = Farewell(self.store, self.tables, self.devices, self.hub, self.thinking)
        self.passkeys = Passkeys(self.store)
        self.standings = Standings(self.store, self.tables)
        days = Days(
            settings.keep_open_days,
            settings.keep_running_days,
            settings.keep_people_days,
            settings.cookie_days,
        )
        self.openings = Openings(self.store, self.tables, self.hub, settings.open_minutes)
        self.calling = Calling(self.store, self.tables, self.hub, settings, secret)
        self.retention = Retention(self.store, days, settings.tidy_seconds, self.tables.read_anew)
        self.requests = Rate(limits.requests, limits.burst)
        self.address_requests = Rate(limits.address_requests, limits.burst)
        self.newcomers = Rate(limits.new_people, NEWCOMERS_SECONDS)
        self.messages = Rate(limits.messages, limits.burst)
        self.places = Places(limits.connections)
        self.downloads = Places(1)
        self.address_places = Places(limits.address_connections)
        self._resuming: asyncio.Task[None] | None = None
        self._sayings: set[asyncio.Task[None]] = set()
        self._wire()

    def _wire(self) -> None:
        """Who hears of what; the only place where that is said."""
        self.timekeeper.on_gap = self.tables.retime
        self.tables.on_change = self._table_changed
        self.moves.on_played = self._played
        self.lobby.on_start = self._begun
        self.rematch.on_start = self._begun
        self.pairing.on_start = self._begun
        self.rematch.on_asked = self._rematch_asked
        self.inviting.on_invited = self._invited
        self.hub.on_looked = self.calling.lookout.looked
        self.hub.on_left = self._left
        self.moderation.on_blocked = self._turn_out
        self.moderation.on_signed_out = self.devices.gone
        self.moderation.on_forgotten = self._forgotten
        self.devices.on_gone = self._signed_out
        self.devices.on_seen = self._device_seen
        if self.store.news is not None:
            self.store.news.on_news = self._heard
            self.store.news.on_gap = self.tables.on_gap
            self.hub.elsewhere.send = self._say

    async def start(self) -> None:
        """Open the database and let the bots go on where they were."""
        await asyncio.to_thread(self.store.open)
        if self.store.news is not None:
            await asyncio.to_thread(self.store.news.start, asyncio.get_running_loop())
        self.tables.reviving.outages = await self.timekeeper.start()
        self.pool.start()
        self.errands.start()
        await self.moderation.start()
        self.retention.start()
        self.hub.start()
        self.standings.start()
        self.openings.start()
        await self.calling.start()
        self.meter.start()
        self.garbage.start()
        self._resuming = asyncio.create_task(self.thinking.resume())
        log.info("open", version=self.version, workers=self.settings.workers)

    def _table_changed(self, live: LiveTable) -> None:
        self.hub.changed(live)
        self.standings.note(live)

    def _played(self, live: LiveTable) -> None:
        self.meter.rows += 1
        self.thinking.wake(live)
        self.calling.lookout.played(live)

    def _begun(self, live: LiveTable) -> None:
        self.thinking.wake(live)
        self.calling.lookout.played(live)

    def _rematch_asked(self, table: TableRecord, by: str) -> None:
        missing = dict.fromkeys(s.identity for s in table.awaited if s.identity is not None)
        self._later(self.calling.ask(table.id, missing, by))

    def _invited(self, table: str, who: str, by: str) -> None:
        self._later(self.calling.ask(table, [who], by))

    def _turn_out(self) -> None:
        """Who may not be here any more is shown out."""
        for connection in list(self.hub.connections):
            if self.moderation.blocks(connection.who, connection.address):
                connection.drop("blocked")

    def _signed_out(self, device: str) -> None:
        """What a device that was signed out has open ends."""
        for connection in list(self.hub.connections):
            if connection.device == device:
                connection.drop("signed out")

    def _forgotten(self, who: str) -> None:
        """Somebody was forgotten elsewhere."""
        self._later(self.farewell.follow(who))

    def _device_seen(self, device: str, moment: float) -> None:
        self._later(self.store.writer.write([persons.saw_device(device, moment)]))

    def _heard(self, topic: str, origin: str) -> None:
        """Something that another process on the same database tells."""
        self.tables.on_news(topic)
        self.hub.on_news(topic, origin)
        self.devices.on_news(topic)
        kind, _, key = topic.partition(":")
        if kind == "forgotten":
            self._forgotten(key)

    def _say(self, topic: str) -> None:
        """Tell the other processes something that is not stored."""
        self._later(self.store.writer.write([], topic))

    def _later(self, writing: Coroutine[None, None, None]) -> None:
        """Nobody waits for this."""
        task = asyncio.create_task(writing)
        self._sayings.add(task)
        task.add_done_callback(self._said)

    def _left(self, who: str) -> None:
        """Write down until when somebody was seen."""
        self._later(self.store.writer.write([writes.saw(who, now())]))

    def _said(self, task: asyncio.Task[None]) -> None:
        self._sayings.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.warning("not said", error=type(error).__name__)

    async def stop(self) -> None:
        """Finish what is being written, end the workers, close the database."""
        if self._resuming is not None:
            self._resuming.cancel()
        await self.moderation.stop()
        await self.meter.stop()
        await self.garbage.stop()
        await self.retention.stop()
        await self.analyses.stop()
        await self.openings.stop()
        await self.calling.stop()
        await self.hub.stop()
        await self.standings.stop()
        await self.timekeeper.stop()
        await self.thinking.stop()
        await self.pool.stop()
        await self.errands.stop()
        await asyncio.to_thread(self.store.close)
        log.info("closed")


def _bounds(settings: Settings) -> Bounds:
    limits = settings.limits
    return Bounds(
        quick_workers=settings.errand_workers,
        long_workers=settings.analysis_workers,
        seconds=settings.errand_seconds,
        megabytes=settings.errand_megabytes,
        waiting=limits.errands,
        own={
            UPLOAD.name: limits.uploads_waiting,
            LOOK.name: limits.looks_waiting,
            ANALYSIS.name: limits.analyses_waiting,
        },
        address=limits.address_errands,
    )
