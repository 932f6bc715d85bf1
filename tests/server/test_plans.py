"""A bot remembers its plan and nothing else: the table keeps it, any worker goes on with it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pentarchy.bots import Plan
from pentarchy.kernel.registry import game
from pentarchy.server.jobs import Picked, Think
from pentarchy.server.making import begun, new_table
from pentarchy.server.memory import Plans
from pentarchy.server.messages import MakeMove, Undo
from pentarchy.server.moves import Moves
from pentarchy.server.picture import view_json
from pentarchy.server.store import reads, writes
from pentarchy.server.store.records import Seat
from pentarchy.server.tables import LiveTable, Tables
from pentarchy.server.thinker import think
from pentarchy.server.thinking import Thinking
from pentarchy.server.workers import Pool, WorkerFailed, WorkerTooSlow
from tests.server.running import eventually
from tests.server.test_history import tables_in

PLAN = Plan(turn=3, spent=0.5)


def test_a_plan_is_tied_to_its_level() -> None:
    plans = Plans()
    plans.keep(1, "master", 0, PLAN)
    assert plans.get(1, "master", 0) is PLAN
    assert plans.get(1, "emperor", 0) is None
    assert plans.get(0, "master", 0) is None
    plans.keep(1, "master", 0, None)
    assert plans.get(1, "master", 0) is None


def test_after_an_undo_the_whole_budget_is_there_again() -> None:
    """Else taking moves back would make bots think less."""
    plans = Plans()
    plans.keep(1, "master", 0, PLAN)
    again = plans.get(1, "master", 1)
    assert again == msgspec.structs.replace(PLAN, spent=0.0)


def test_any_worker_goes_on_with_a_plan() -> None:
    """It is sent with the question; a worker that has never seen the game follows it."""
    title = game("kingdom-builder")
    state = title.new(2, 7)
    seat = state.actors[0]
    plan: Plan | None = None
    planned: list[int] = []
    for click in range(3):  # rule 3.1: three settlements a turn
        legal = state.legal(seat).ids()
        view = msgspec.Raw(view_json(state.view(seat)))
        asked = Think(title.key, "apprentice", view, legal, plan)
        wired = msgspec.json.decode(msgspec.json.encode(asked), type=Think)
        thought = think(wired)
        if click == 0:
            assert thought.plan is not None
            assert thought.reasons is not None
            planned = [thought.action, *(later.action for later in thought.plan.clicks)]
            assert len(planned) >= 3
        else:
            assert thought.reasons is None
        assert thought.action == planned[click]
        plan = thought.plan
        state.play(seat, title.actions[thought.action])


class HerePool(Pool):
    """Answers at once, in this process, and notes what it is asked."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[tuple[str, Think]] = []
        self.answers: list[Picked] = []
        self.failing: list[Exception] = []

    async def ask(self, request: Any, seconds: float, table: str, *_: Any, **__: Any) -> Any:
        assert isinstance(request, Think)
        self.asked.append((table, request))
        if self.failing:
            raise self.failing.pop()
        self.answers.append(think(request))
        await asyncio.sleep(0)
        return self.answers[-1]


async def table_with(tables: Tables, *seats: Seat) -> LiveTable:
    options = msgspec.to_builtins(game("kingdom-builder").check(len(seats), {"start": 0}))
    table = begun(new_table("kingdom-builder", options, "anna", seats))
    await tables.store.writer.write(writes.add_table(table))
    return await tables.get(table.id)


BOT = Seat("", 0, "bot", None, "apprentice")
ANNA = Seat("", 0, "person", "anna", None, "Anna")


def test_planned_clicks_are_made_without_a_worker(tmp_path: Path) -> None:
    """Two bots play to the end: they are asked when they must think, and keep to what they said."""

    async def run() -> None:
        async with tables_in(tmp_path) as tables:
            moves = Moves(tables)
            pool = HerePool()
            thinking = Thinking(tables, moves, pool, 1.0)
            moves.on_played = thinking.wake
            live = await table_with(tables, BOT, BOT)
            key = live.record.id
            thinking.wake(live)
            await eventually(lambda: live.record.status == "finished")
            await thinking.stop()
            match = live.match
            assert match is not None
            kept = await tables.store.read(reads.thoughts, key)
            assert [thought.number for thought in kept] == [move.number for move in match.played]
            assert {thought.level for thought in kept} == {"apprentice"}
            told = [thought for thought in kept if thought.reasons is not None]
            assert len(told) == len(pool.asked) < len(kept) / 2
            # Between two thoughts a seat makes the clicks that the first of them planned.
            answers = iter(pool.answers)
            left: dict[int, list[int]] = {0: [], 1: []}
            for thought, move in zip(kept, match.played, strict=True):
                if thought.reasons is not None:
                    answer = next(answers)
                    assert answer.action == move.action.id
                    assert answer.plan is not None
                    left[move.seat] = [click.action for click in answer.plan.clicks]
                elif left[move.seat]:
                    assert move.action.id == left[move.seat].pop(0)

    asyncio.run(run())


def test_a_bot_thinks_again_after_an_undo(tmp_path: Path) -> None:
    """Its moves were taken back, so it plans its turn anew, with the whole budget."""

    async def run() -> None:
        async with tables_in(tmp_path) as tables:
            moves, pool = Moves(tables), HerePool()
            thinking = Thinking(tables, moves, pool, 1.0)
            moves.on_played = thinking.wake
            live = await table_with(tables, ANNA, BOT)
            key, match = live.record.id, live.match
            assert match is not None

            async def annas_turn(pick: int) -> None:
                """Her moves up to the bot's, and wait for her next turn."""
                while 0 in match.state.actors:
                    action = match.state.legal(0)[pick].id
                    wish = MakeMove(table=key, seat=0, nth=match.nths[0], action=action)
                    await moves.move("anna", wish)
                await eventually(lambda: match.state.actors == (0,) and not live.thinking)

            thinking.wake(live)
            await annas_turn(0)
            before = len(pool.asked)
            assert before > 0
            turn = match.state.turn
            await moves.undo("anna", Undo(table=key, seat=0, nth=match.nths[0], back=1))
            assert match.state.turn < turn
            await annas_turn(-1)
            assert match.state.turn == turn
            _, again = pool.asked[before]
            assert again.plan is None or again.plan.spent == 0.0
            assert pool.answers[before].reasons is not None
            await thinking.stop()

    asyncio.run(run())


@pytest.mark.parametrize("error", [WorkerFailed, WorkerTooSlow])
def test_another_worker_tries(error: type[Exception], tmp_path: Path) -> None:
    """One that crashes or hangs is no reason to move without having thought; two are."""

    async def run() -> None:
        async with tables_in(tmp_path) as tables:
            pool = HerePool()
            moves = Moves(tables)
            thinking = Thinking(tables, moves, pool, 1.0)
            moves.on_played = thinking.wake
            live = await table_with(tables, BOT, BOT)
            match = live.match
            assert match is not None
            seat = match.state.actors[0]
            pool.failing = [error()]
            thought = await thinking.thought(live, match, seat, "apprentice")
            assert thought == pool.answers[-1]
            assert len(pool.asked) == 2
            pool.failing = [error(), error()]
            assert await thinking.thought(live, match, seat, "apprentice") is None
            assert len(pool.asked) == 4
            pool.failing = [error(), error()]
            asked = len(pool.asked)
            thinking.wake(live)
            await eventually(lambda: len(match.played) > 0)
            await thinking.stop()
            assert len(pool.asked) >= asked + 2
            first = match.played[0].number
            kept = await tables.store.read(reads.thoughts, live.record.id)
            assert first not in [thought.number for thought in kept], "nobody thought of it"

    asyncio.run(run())
