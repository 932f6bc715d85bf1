"""Analyses of finished games: made by the visitors' workers, kept, shared by all who look.

Nothing of a running game is ever analysed. The quick pass comes first, a deeper one later.
"""

from __future__ import annotations

import asyncio
import zlib
from typing import TypeVar

import msgspec
import structlog

from pentarchy.analysis import Effort
from pentarchy.analysis.honest import honesty
from pentarchy.analysis.marks import MARKS, POINTS
from pentarchy.analysis.result import FORMAT
from pentarchy.server.analysing import (
    Attempt,
    Made,
    Nowhere,
    Progress,
    Recalled,
    Refuted,
    Tried,
    analysed,
    recall,
    try_out,
)
from pentarchy.server.archive import Archive
from pentarchy.server.errands import ANALYSIS, LOOK, Errands
from pentarchy.server.limits import Visitor
from pentarchy.server.making import now
from pentarchy.server.refusals import CONFLICT, UNKNOWN, UNUSABLE, Refused
from pentarchy.server.store import reads, writes
from pentarchy.server.store.database import Store
from pentarchy.server.store.records import Depth
from pentarchy.server.tables import LiveTable

log = structlog.get_logger()

MOST_WORLDS = 64


class AnalysisState(msgspec.Struct, frozen=True, kw_only=True):
    """How far the analysis of a game is."""

    kept: Depth | None
    """The deepest one that there is."""
    running: Depth | None
    done: int
    of: int
    """So many moves of the running pass are judged, of so many."""
    mine: bool
    """Whether it runs because I asked for it: then I may end it."""
    problem: str
    """Why the last one came to nothing, as the id of a message; empty: it did not fail."""
    doubtful: tuple[int, ...]
    """The quarters of the game in which chances are no better than the points on the table."""
    marks: dict[str, float]
    """A decision that costs less than this gets that mark; what costs more is a blunder. Chances;
    where one plays alone, points."""


class _Running:
    """An analysis that is being made."""

    def __init__(self, who: str) -> None:
        self.who = who
        self.depth: Depth = "quick"
        self.progress = Progress(0, 0)
        self.task: asyncio.Task[None] | None = None


class Analyses:
    """Makes and keeps analyses."""

    def __init__(
        self,
        store: Store,
        archive: Archive,
        errands: Errands,
        quick: Effort,
        seconds: float,
        deep: float,
    ) -> None:
        self._store = store
        self._archive = archive
        self._errands = errands
        self._quick = quick
        self._seconds = seconds
        """A pass that takes longer is given up."""
        self._deep = deep
        """So much processor time the deep pass may take, about; 0: there is none."""
        self._running: dict[str, _Running] = {}
        self._problems: dict[str, str] = {}

    async def stop(self) -> None:
        """Give up what is being made."""
        tasks = [one.task for one in self._running.values() if one.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def state(self, who: str | None, live: LiveTable) -> AnalysisState:
        """How far it is. Of a running game there is nothing to tell."""
        _finished(live)
        key = live.record.id
        kept = await self._store.read(reads.analysis_depth, key, FORMAT)
        running = self._running.get(key)
        honest = honesty(live.record.title)
        scale = POINTS if len(live.record.seats) == 1 else 1.0
        return AnalysisState(
            kept=kept,
            running=None if running is None else running.depth,
            done=0 if running is None else running.progress.done,
            of=0 if running is None else running.progress.of,
            mine=running is not None and running.who == who,
            problem=self._problems.get(key, ""),
            doubtful=() if honest is None else honest.doubtful(),
            marks={mark: limit * scale for mark, limit in MARKS},
        )

    async def found(self, live: LiveTable) -> bytes:
        """The analysis that is kept, as JSON."""
        _finished(live)
        kept = await self._store.read(reads.analysis, live.record.id, FORMAT)
        if kept is None:
            raise Refused(UNKNOWN, "no-analysis")
        return zlib.decompress(kept)

    async def begin(self, asking: Visitor, live: LiveTable) -> None:
        """Begin, unless it is there already or being made."""
        _finished(live)
        key = live.record.id
        kept = await self._store.read(reads.analysis_depth, key, FORMAT)
        if key in self._running or kept == "deep" or (kept == "quick" and not self._deep):
            return
        text = await self._archive.record(live)
        running = _Running(asking.who or asking.address)
        self._running[key] = running
        self._problems.pop(key, None)
        running.task = asyncio.create_task(self._make(key, text, asking, running, kept is not None))

    async def cancel(self, who: str | None, live: LiveTable) -> None:
        """End what I began."""
        running = self._running.get(live.record.id)
        if running is None:
            return
        if running.who != who:
            raise Refused(CONFLICT, "not-my-analysis")
        if running.task is not None:
            running.task.cancel()
            await asyncio.gather(running.task, return_exceptions=True)

    async def _make(
        self, key: str, text: str, asking: Visitor, running: _Running, quick_there: bool
    ) -> None:
        try:
            effort = deeper(self._quick, 0.0, self._deep)
            if not quick_there:
                made = await self._pass(key, text, asking, running, "quick", self._quick)
                effort = deeper(self._quick, made, self._deep)
            if self._deep:
                await self._pass(key, text, asking, running, "deep", effort)
        except Refused as refused:
            self._problems[key] = refused.message.id
        except Exception as error:  # nobody waits for this task: what went wrong must be told
            log.error("analysis failed", error=type(error).__name__)
            self._problems[key] = "refused-failed"
        finally:
            self._running.pop(key, None)
            while len(self._problems) > MOST_WORLDS:
                self._problems.pop(next(iter(self._problems)))

    async def _pass(
        self,
        key: str,
        text: str,
        asking: Visitor,
        running: _Running,
        depth: Depth,
        effort: Effort,
    ) -> float:
        """One pass, kept when it is done; the processor time that it took."""
        running.depth, running.progress = depth, Progress(0, 0)

        def told(what: msgspec.Raw) -> None:
            running.progress = msgspec.json.decode(what, type=Progress)

        reply = await self._errands.run(
            ANALYSIS,
            analysed,
            text,
            effort,
            who=asking.who,
            address=asking.address,
            seconds=self._seconds,
            told=told,
        )
        if isinstance(reply, Refuted):
            raise Refused(UNUSABLE, "record", about=reply.message, texts=reply.title)
        assert isinstance(reply, Made)
        data = zlib.compress(msgspec.json.encode(reply.analysis))
        await self._store.writer.write(writes.keep_analysis(key, depth, FORMAT, data, now()))
        return reply.seconds

    async def try_out(
        self,
        asking: Visitor,
        live: LiveTable,
        position: int,
        moves: list[Attempt],
        seat: int | None,
    ) -> Tried:
        """Where these moves lead from a position of a finished game."""
        text = await self._archive.record(live)
        reply = await self._errands.run(
            LOOK, try_out, text, position, moves, seat, who=asking.who, address=asking.address
        )
        return _usable(reply)

    async def recall(self, asking: Visitor, live: LiveTable, position: int) -> Recalled:
        """What spoke for the bot's move that led to a position of a finished game."""
        thoughts = await self._archive.thoughts(live)
        reasons = next((one.reasons for one in thoughts if one.position == position), None)
        if reasons is None:
            raise Refused(UNKNOWN, "no-thought")
        text = await self._archive.record(live)
        reply = await self._errands.run(
            LOOK, recall, text, position, reasons, who=asking.who, address=asking.address
        )
        return _usable(reply)


Found = TypeVar("Found", Tried, Recalled)


def _usable(reply: Found | Refuted | Nowhere) -> Found:
    if isinstance(reply, Refuted):
        raise Refused(UNUSABLE, "record", about=reply.message, texts=reply.title)
    if isinstance(reply, Nowhere):
        raise Refused(UNKNOWN, "no-position", positions=reply.positions)
    return reply


def deeper(quick: Effort, seconds: float, limit: float) -> Effort:
    """As much more effort as the limit allows, where the quick one took so long."""
    times = 4.0 if not seconds else max(1.0, min(8.0, limit / seconds))
    worlds = min(MOST_WORLDS, int(quick.worlds * times))
    return msgspec.structs.replace(quick, worlds=max(quick.worlds, worlds))


def _finished(live: LiveTable) -> None:
    if live.record.status != "finished":
        raise Refused(CONFLICT, "not-finished")
