"""What who runs the house does while the server runs: heard of by the rows it leaves, so that every
process on either kind of database hears it. And what people report."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec
import structlog

from pentarchy.kernel.plain import cleaned
from pentarchy.server.making import now, token
from pentarchy.server.refusals import BAD, FORBIDDEN, TOO_MANY, Refused
from pentarchy.server.store import house, schema
from pentarchy.server.store.database import Store
from pentarchy.server.store.house import Audit, Report
from pentarchy.server.store.writer import Change
from pentarchy.server.tables import LiveTable, Tables

log = structlog.get_logger()

LOOK_SECONDS = 1.0
OVERLAP_SECONDS = 60.0
"""Rows may become visible later than they are dated: so far back it is looked for them."""
DAY = 24 * 3600.0
REPORTS_A_DAY = 20

ADD_REPORT = schema.reports.insert()


class Moderation:
    """Follows what is done, and keeps in mind who may not come in."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self._store = store
        self._tables = tables
        self._blocks: set[tuple[str, str]] = set()
        self._known: dict[str, float] = {}
        """The deeds that were heard of, and when they were done."""
        self._task: asyncio.Task[None] | None = None
        self.on_blocked: Callable[[], None] = lambda: None
        """Called when somebody may not come in any more."""
        self.on_signed_out: Callable[[str], None] = lambda _: None
        """Called with a device that was signed out."""
        self.on_forgotten: Callable[[str], None] = lambda _: None
        """Called with somebody who was removed."""

    async def start(self) -> None:
        self._blocks = await self._store.read(house.blocks)
        self._known = {deed.id: deed.at for deed in await self._recent()}
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def check(self, who: str | None, address: str) -> None:
        """:raises Refused: if they may not come in."""
        if self.blocks(who, address):
            raise Refused(FORBIDDEN, "blocked")

    def blocks(self, who: str | None, address: str) -> bool:
        """Whether they may not come in."""
        return ("person", who) in self._blocks or ("address", address) in self._blocks

    async def _recent(self) -> list[Audit]:
        return await self._store.read(house.audits, now() - OVERLAP_SECONDS)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await self._look()
            except Exception:  # next time, then
                log.exception("deeds not heard of")

    async def _look(self) -> None:
        found = await self._recent()
        new = [deed for deed in found if deed.id not in self._known]
        self._known = {deed.id: deed.at for deed in found}
        for deed in new:
            log.warning("operator", deed=deed.deed, target=deed.target, operator=deed.operator)
            await self._follow(deed)

    async def _follow(self, deed: Audit) -> None:
        match deed.deed:
            case "remove":
                self._tables.on_news(f"table:{deed.target}")
            case "close" | "hide-line":
                self._tables.read_anew(deed.target)
            case "hide-name":
                self._tables.on_news(f"person:{deed.target}")
            case "sign-out":
                self.on_signed_out(deed.target)
            case "remove-person":
                self.on_forgotten(deed.target)
            case "block" | "unblock":
                self._blocks = await self._store.read(house.blocks)
                self.on_blocked()

    async def report(
        self, live: LiveTable, who: str, seat: int | None, line: int | None, reason: str
    ) -> None:
        """Let who runs the house know of a name or a line at a table."""
        if not live.record.seats_of(who):
            raise Refused(FORBIDDEN, "not-seated")
        if line is not None:
            said = [each for each in live.talk.since(line) if each.number == line]
            if not said:
                raise Refused(BAD, "no-line")
            seat, text = said[0].seat, said[0].text
        elif seat is not None and 0 <= seat < len(live.record.seats):
            text = live.record.seats[seat].name
        else:
            raise Refused(BAD, "report-what")
        if await self._store.read(house.reported, who, now() - DAY) >= REPORTS_A_DAY:
            raise Refused(TOO_MANY, "too-many-reports", reports=REPORTS_A_DAY)
        row = Report(token(), now(), live.record.id, who, seat, line, text, cleaned(reason))
        await self._store.writer.write([Change(ADD_REPORT, msgspec.structs.asdict(row))])
