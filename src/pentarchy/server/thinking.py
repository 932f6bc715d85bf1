"""Bots at tables: whenever one may decide, a worker thinks for it, and it moves."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterable
from contextlib import suppress
from random import SystemRandom
from time import perf_counter

import msgspec
import structlog

from pentarchy.bots import Plan
from pentarchy.bots.player import followed
from pentarchy.server.jobs import Picked, Think
from pentarchy.server.levels import cost
from pentarchy.server.match import Match
from pentarchy.server.moves import Moves
from pentarchy.server.picture import view_json
from pentarchy.server.refusals import BROKEN, Refused
from pentarchy.server.store import reads
from pentarchy.server.tables import LiveTable, Tables
from pentarchy.server.workers import Pool, WorkerFailed, WorkerTooSlow

log = structlog.get_logger()

TRIES = 2
"""So many workers are asked before a bot moves without having thought."""
PAUSE = 1.0
"""Seconds until a bot tries again when the database failed."""
AT_ONCE = 100
"""After a start so many bots think, or wait to; the others are woken as those have moved."""
RESUME_PAUSE = 0.05
RESUME_SHARE = 2.0
"""For every second that waking takes, so many seconds are left to others."""

_chance = SystemRandom()


class Thinking:
    """Starts a thought for every bot that may decide, one at a time for each seat."""

    def __init__(self, tables: Tables, moves: Moves, pool: Pool, seconds: float) -> None:
        self._tables = tables
        self._moves = moves
        self._pool = pool
        self._seconds = seconds
        self._tasks: set[asyncio.Task[None]] = set()

    def wake(self, live: LiveTable) -> None:
        """Let the bots think that may decide now."""
        if live.record.status == "finished":
            self._wake_next(live)
        match = live.match
        if match is None or live.stopped is not None or live.record.status != "running":
            return
        bots_here = live.record.bots
        for seat in match.state.actors:
            if seat in bots_here and seat not in live.thinking:
                live.thinking.add(seat)
                self._spawn(self._move(live, match, seat))

    def _wake_next(self, live: LiveTable) -> None:
        """The series may have gone on at another table."""
        following = [game.table for game in live.record.games[live.record.game + 1 :]]
        if following:
            self._spawn(self._wake_table(following[0]))

    async def _wake_table(self, key: str) -> None:
        with suppress(Refused):
            self.wake(await self._tables.get(key))

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def resume(self) -> None:
        """After a start: wake the bots of every running table."""
        await self.wake_tables(await self._tables.store.read(reads.tables_with_bots))

    async def wake_tables(self, keys: Iterable[str]) -> None:
        """Wake the bots of these tables, a few at a time, and with pauses in which those who are
        here are served."""
        for key in keys:
            while len(self._tasks) >= AT_ONCE:
                await asyncio.sleep(RESUME_PAUSE)
            begin = perf_counter()
            await self._wake_table(key)
            await asyncio.sleep(RESUME_SHARE * (perf_counter() - begin))

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _move(self, live: LiveTable, match: Match, seat: int) -> None:
        """Think and move once; what follows wakes the bot again."""
        try:
            held = live.record.seats[seat]
            level = held.stand_in or held.level or live.record.substitute
            nth, undos = match.nths[seat], match.undos
            legal = match.state.legal(seat).ids()
            plan = live.plans.get(seat, level, undos)
            thought = await self.thought(live, match, seat, level, plan)
            # Whatever happens to the workers, the game goes on.
            action = _chance.choice(legal) if thought is None else thought.action
            said = None if thought is None else (level, thought.reasons)
            await self._moves.bot_move(live.record.id, seat, nth, undos, action, said)
            live.plans.keep(seat, level, undos, None if thought is None else thought.plan)
        except Refused as refused:  # the game has moved on meanwhile
            log.info("bot's move refused", table=live.record.id, why=refused.message.id)
            if refused.status == BROKEN:
                await asyncio.sleep(PAUSE)
        except Exception:  # a bot that stops would hold up everybody
            log.exception("bot failed", table=live.record.id, seat=seat)
            await asyncio.sleep(PAUSE)
        finally:
            live.thinking.discard(seat)
        self.wake(self._tables.at_hand(live.record.id) or live)

    async def thought(
        self,
        live: LiveTable,
        match: Match,
        seat: int,
        level: str,
        plan: Plan | None = None,
        advises: bool = False,
    ) -> Picked | None:
        """What a bot of that level would pick; None if no worker could say.

        Somebody who is advised waits for it: that comes first, and is told with what speaks for it.
        """
        state = match.state
        legal, view = state.legal(seat), state.view(seat)
        going_on = followed(match.game, view, legal, plan)
        if going_on is not None:
            return Picked(going_on.action.id, going_on.plan)
        if len(legal) == 1:
            return Picked(legal[0].id, plan)
        seen = msgspec.Raw(view_json(view))
        request = Think(live.record.title, level, seen, legal.ids(), plan, advises)
        for _ in range(TRIES):
            try:
                reply = await self._pool.ask(
                    request, self._seconds, live.record.id, cost(level), advises
                )
            except (WorkerFailed, WorkerTooSlow):
                continue
            if isinstance(reply, Picked) and reply.action in request.legal:
                return reply
        return None
