"""Workers are shared out fairly: tables are served in turn, and none can starve another."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable
from random import Random

import msgspec
import pytest

from pentarchy.kernel.registry import game
from pentarchy.server.jobs import Picked, Think
from pentarchy.server.levels import OFFERED, cost
from pentarchy.server.picture import view_json
from pentarchy.server.turns import Turns
from pentarchy.server.workers import Pool

TABLES = 50
ROUNDS = 4
PATIENCE = 120.0


def names(count: int = TABLES) -> list[str]:
    return [f"table {n}" for n in range(count)]


def filled(requests: Iterable[tuple[str, float, bool]]) -> Turns[str]:
    turns: Turns[str] = Turns()
    for table, seconds, urgent in requests:
        turns.put(table, table, seconds, urgent)
    return turns


def taken(turns: Turns[str]) -> list[str]:
    return [turns.take() for _ in range(len(turns))]


def test_one_table_with_many_requests_waits_for_all_others() -> None:
    """However many it asks for at once, and though it came first."""
    greedy = [("greedy", 1.0, False)] * 10
    order = taken(filled([*greedy, *((name, 1.0, False) for name in names())]))
    assert order == ["greedy", *names(), *["greedy"] * 9]


def test_tables_are_served_in_the_order_they_came() -> None:
    order = taken(filled([(name, 1.0, False) for name in names()] * 3))
    assert order == names() * 3


def test_what_somebody_waits_for_goes_before_tables_that_ask_often() -> None:
    turns = filled([(name, 1.0, False) for name in names(5)] * 2)
    assert turns.take() == "table 0"
    turns.put("hint", "another table", 1.0, urgent=True)
    assert turns.take() == "hint"
    # But no table gets more than its turn by asking for hints.
    for _ in range(3):
        turns.put("hint", "another table", 1.0, urgent=True)
    order = taken(turns)
    assert order[:4] == ["table 1", "table 2", "table 3", "table 4"]
    assert order[4:9] == ["hint", "table 0", "table 1", "table 2", "table 3"]


def test_who_thinks_long_has_its_turn_less_often() -> None:
    """Time is shared out, not questions: three seconds count as much as six of half a second."""
    turns: Turns[str] = Turns()
    for name, seconds in (("long", 3.0), ("short", 0.5)):
        turns.put(name, name, seconds, urgent=False)
    served: Counter[str] = Counter()
    for _ in range(700):
        name = turns.take()
        served[name] += 1
        turns.put(name, name, 3.0 if name == "long" else 0.5, urgent=False)
    assert served == {"long": 100, "short": 600}


def test_a_table_that_was_quiet_has_saved_nothing_up() -> None:
    turns = filled([("busy", 1.0, False)])
    for _ in range(100):
        turns.put(turns.take(), "busy", 1.0, urgent=False)
    for _ in range(3):
        turns.put("quiet", "quiet", 1.0, urgent=False)
    assert taken(turns) == ["quiet", "busy", "quiet", "quiet"]


def test_higher_levels_never_cost_less() -> None:
    costs = [cost(level) for level in ("random", *OFFERED)]
    assert costs == sorted(costs)
    assert cost("emperor") > cost("master") > cost("apprentice") > 0


@pytest.mark.parametrize("workers", [1, 2, 7])
def test_a_master_waits_for_its_share_and_no_longer(workers: int) -> None:
    """Fifty tables want a Master all the time, each turn taking up to a fifth over the budget: a
    move comes within fifty budgets, divided by the workers, plus a fifth. Reckoned, not timed."""
    budget, rng = cost("master"), Random(workers)
    turns: Turns[tuple[str, float]] = Turns()
    for name in names():
        turns.put((name, 0.0), name, budget, urgent=False)
    free = [0.0] * workers
    waits = []
    for _ in range(ROUNDS * TABLES):
        worker = min(range(workers), key=free.__getitem__)
        name, asked = turns.take()
        free[worker] += budget * rng.uniform(0.5, 1.2)
        waits.append(free[worker] - asked)
        turns.put((name, free[worker]), name, budget, urgent=False)
    assert max(waits) <= TABLES * budget / workers * 1.2 + budget * 1.2, "and one that is under way"
    assert max(waits) > TABLES * budget / workers * 0.5, "they did wait"


class Watched(Turns[object]):
    """Notes who asks and who is served."""

    def __init__(self) -> None:
        super().__init__()
        self.noted: list[tuple[str, str]] = []
        self._names: dict[int, str] = {}

    def put(self, item: object, table: str, cost: float, urgent: bool) -> None:
        self.noted.append(("asks", table))
        self._names[id(item)] = table
        super().put(item, table, cost, urgent)

    def take(self) -> object:
        item = super().take()
        self.noted.append(("served", self._names.pop(id(item))))
        return item


def a_question() -> Think:
    """Something that a worker answers at once."""
    title = game("kingdom-builder")
    state = title.new(2, 7)
    seat = state.actors[0]
    view = msgspec.Raw(view_json(state.view(seat)))
    return Think(title.key, "random", view, state.legal(seat).ids())


@pytest.mark.parametrize("workers", [1, 2])
def test_fifty_tables_are_served_in_turn(workers: int) -> None:
    """Real workers; every table asks again as soon as it has its answer, one asks three times at
    once. Who asks waits for at most one answer to each other table, whatever the workers do."""
    question = a_question()
    watched = Watched()

    async def ask(pool: Pool, table: str) -> None:
        reply = await pool.ask(question, PATIENCE, table, 1.0)
        assert isinstance(reply, Picked)
        assert reply.action in question.legal

    async def plays(pool: Pool, table: str) -> None:
        for _ in range(ROUNDS):
            await ask(pool, table)

    async def run() -> None:
        pool = Pool(workers)
        pool._turns = watched  # type: ignore[assignment]
        pool.start()
        try:
            greedy = [plays(pool, "greedy") for _ in range(3)]
            await asyncio.gather(*greedy, *(plays(pool, name) for name in names(TABLES - 1)))
            assert (pool.waiting, pool.failures) == (0, 0)
        finally:
            await pool.stop()

    asyncio.run(run())
    assert Counter(table for what, table in watched.noted if what == "served") == {
        "greedy": 3 * ROUNDS,
        **dict.fromkeys(names(TABLES - 1), ROUNDS),
    }
    for place, (what, table) in enumerate(watched.noted):
        if what == "asks" and table != "greedy":
            later = watched.noted[place + 1 :]
            others = later[: later.index(("served", table))]
            between = Counter(other for did, other in others if did == "served")
            assert max(between.values(), default=0) <= 1, f"{table} was passed over"
            assert between.total() < TABLES
