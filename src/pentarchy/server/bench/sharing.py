"""`pentarchy bench workers`: how long bots wait while many tables want to be thought for.

Every table asks for a turn of the same level, and again as soon as it has its answer. With so many
tables waiting, a move shall come within their number times the level's budget, divided by the
workers, plus a fifth. What other programs take of the machine is told apart: a budget is processor
time, so the processor time of all thoughts is compared with the same bound.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from time import perf_counter
from typing import NamedTuple

import msgspec

from pentarchy.kernel.registry import game as game_of
from pentarchy.server.jobs import Picked, Think
from pentarchy.server.levels import cost
from pentarchy.server.picture import view_json
from pentarchy.server.settings import Settings
from pentarchy.server.workers import Pool

TITLE = "kingdom-builder"
LEVEL = "master"
PATIENCE = 600.0
OPENING = 12
"""Every table has come up to so many moves before it is thought for."""


class Sharing(msgspec.Struct, frozen=True, kw_only=True):
    """What was measured, in seconds."""

    title: str
    level: str
    tables: int
    workers: int
    budget: float
    """What a turn of that level may cost."""
    bound: float
    """Tables times budget, divided by workers."""
    p50: float
    longest: float
    """From asking to the answer."""
    to_bound: float
    """The longest wait beside the bound: at most 1.2 on a machine that does nothing else."""
    turn: float | None
    """What a turn cost on average in processor time; None where that cannot be read."""
    worked: float | None
    """The most processor time that each worker spent, on average, while somebody waited."""
    worked_to_bound: float | None
    """The same beside the bound: at most 1.2 on any machine."""
    got: float | None
    """How much of the processors the workers really had: 1 is all that they can use."""


def bench(
    title: str = TITLE,
    level: str = LEVEL,
    tables: int = 50,
    workers: int = Settings().workers,
    rounds: int = 2,
) -> Sharing:
    """Measure."""
    return asyncio.run(_bench(title, level, tables, workers, rounds))


async def _bench(title: str, level: str, tables: int, workers: int, rounds: int) -> Sharing:
    questions = [_question(title, level, seed) for seed in range(tables * rounds)]
    pool = Pool(workers)
    pool.start()
    waits: list[_Wait] = []

    async def ask(question: Think, table: int) -> None:
        before, begin = _processor_seconds(), perf_counter()
        reply = await pool.ask(question, PATIENCE, f"table {table}", cost(level))
        assert isinstance(reply, Picked)
        waits.append(_Wait(perf_counter() - begin, _processor_seconds() - before))

    async def sit(table: int) -> None:
        for number in range(rounds):
            await ask(questions[number * tables + table], table)

    try:
        quick = [_question(title, "random", n) for n in range(workers)]
        await asyncio.gather(*(ask(one, -1 - n) for n, one in enumerate(quick)))  # all get ready
        waits.clear()
        before, begin = _processor_seconds(), perf_counter()
        await asyncio.gather(*(sit(table) for table in range(tables)))
        whole = _Wait(perf_counter() - begin, _processor_seconds() - before)
    finally:
        await pool.stop()
    return _told(title, level, tables, workers, waits, whole)


class _Wait(NamedTuple):
    """From asking to the answer: by the clock, and in processor time of all workers."""

    seconds: float
    worked: float


def _told(
    title: str, level: str, tables: int, workers: int, waits: Sequence[_Wait], whole: _Wait
) -> Sharing:
    budget = cost(level)
    bound = tables * budget / workers
    ordered = sorted(wait.seconds for wait in waits)
    readable = whole.worked > 0
    worked = max(wait.worked for wait in waits) / workers
    return Sharing(
        title=title,
        level=level,
        tables=tables,
        workers=workers,
        budget=budget,
        bound=bound,
        p50=ordered[len(ordered) // 2],
        longest=ordered[-1],
        to_bound=ordered[-1] / bound,
        turn=whole.worked / len(waits) if readable else None,
        worked=worked if readable else None,
        worked_to_bound=worked / bound if readable else None,
        got=whole.worked / whole.seconds / workers if readable else None,
    )


def _question(title: str, level: str, seed: int) -> Think:
    """Somebody's turn in a game that has begun; there is something to choose."""
    game = game_of(title)
    rng = Random(seed)
    state = game.new(game.seat_range[-1], seed)
    moves = 0
    while moves < OPENING or len(state.legal(state.actors[0])) < 2:
        seat = state.actors[0]
        state.play(seat, state.legal(seat).pick(rng.random()))
        moves += 1
    seat = state.actors[0]
    return Think(title, level, msgspec.Raw(view_json(state.view(seat))), state.legal(seat).ids())


def _processor_seconds() -> float:
    """What the workers have used so far: the children of this process and theirs. 0 where a system
    does not tell."""
    ticks: dict[int, tuple[int, int]] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):  # it has ended meanwhile
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
            ticks[int(folder.name)] = (int(fields[1]), int(fields[11]) + int(fields[12]))
    return _below(os.getpid(), ticks) / os.sysconf("SC_CLK_TCK")


def _below(parent: int, ticks: dict[int, tuple[int, int]]) -> int:
    children = [pid for pid, (above, _) in ticks.items() if above == parent]
    return sum(ticks[pid][1] + _below(pid, ticks) for pid in children)
