"""Several processes on one PostgreSQL agree: what one has acknowledged all the others show at once,
whichever of them is asked next."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from itertools import cycle
from random import Random
from typing import Any

import httpx
import pytest

from pentarchy.server.bench import several
from pentarchy.server.messages import Done, Refusal
from tests.server.client import Client
from tests.server.running import Server

PROCESSES = 4


@pytest.fixture(scope="module")
def servers(
    tmp_path_factory: pytest.TempPathFactory, postgres: Callable[[], str]
) -> Iterator[list[Server]]:
    """So many processes on one database."""
    with ExitStack() as running:
        folder = tmp_path_factory.mktemp("several")
        first = running.enter_context(Server(folder, database=postgres(), workers=1))
        yield [first, *(running.enter_context(first.beside()) for _ in range(PROCESSES - 1))]


class Wanderer(Client):
    """Somebody whose every request, and every connection, meets another process."""

    def __init__(self, servers: list[Server], first: int) -> None:
        super().__init__(servers[first])
        self._round = cycle([*servers[first:], *servers[:first]])

    def turn(self) -> None:
        self.server = next(self._round)
        self.address = self.server.ws

    async def api(self, method: str, path: str, **more: Any) -> httpx.Response:
        self.turn()
        return await super().api(method, path, **more)

    async def elsewhere(self, table: str) -> None:
        """Go on through the next process. The first thing it shows of the table must be what the
        last one has shown or acknowledged; that nothing comes twice the client itself looks at."""
        await self.disconnect()
        self.turn()
        count = len(self.tables[table].updates) if table in self.tables else 0
        await self.connect()
        if table not in self.tables:
            await self.subscribe(table)
        await self.until(lambda: len(self.tables[table].updates) > count)


async def sits(person: Client, key: str, names: list[str]) -> None:
    """At every process in turn the table is there, with these people."""
    for _ in range(PROCESSES):
        info = await person.ok("GET", f"/api/tables/{key}")
        assert [seat["name"] for seat in info["seats"]] == names


def test_every_request_meets_another_process(servers: list[Server]) -> None:
    """Naming, setting up, joining, renaming, leaving, starting: each is true everywhere at once."""

    async def run() -> None:
        anna, boris = Wanderer(servers, 0), Wanderer(servers, 2)
        await anna.named("Anna")
        await boris.named("Boris")
        for turn in range(5):
            made = await anna.table("toy", "me", "open")
            key = made["id"]
            await sits(anna, key, ["Anna", ""])
            await boris.join(made["invite"])
            await sits(boris, key, ["Anna", "Boris"])
            await boris.ok("PUT", "/api/me", json={"name": f"Boris {turn}"})
            await sits(anna, key, ["Anna", f"Boris {turn}"])
            await boris.ok("POST", f"/api/tables/{key}/leave", json={})
            await sits(anna, key, ["Anna", ""])
            await boris.ok("PUT", "/api/me", json={"name": "Boris"})
            await boris.join(made["invite"])
            await anna.start(key)
            for _ in servers:
                shown = await boris.ok("GET", f"/api/tables/{key}")
                assert shown["status"] == "running"
                assert shown["actors"]

    asyncio.run(run())


def test_a_game_through_another_process_at_every_move(servers: list[Server]) -> None:
    """After every acknowledged move both go on through other processes; after every line too."""

    async def run() -> None:
        anna, boris = Wanderer(servers, 0), Wanderer(servers, 1)
        await anna.named("Anna")
        await boris.named("Boris")
        made = await anna.table("toy", "me", "open")
        key = made["id"]
        await boris.join(made["invite"])
        await anna.start(key)
        rng = Random(4)
        people = (anna, boris)
        for person in people:
            await person.elsewhere(key)
        for said in range(24):
            movers = [p for p in people if p.my_turns(key)]
            if not movers:
                break
            mover = movers[0]
            seat = mover.my_turns(key)[0]
            choice = rng.choice(mover.section(key, seat).choices)
            answer = await mover.move(key, seat, choice.id)
            assert isinstance(answer, Done), answer
            for person in people:
                # No waiting for what the process that was asked might still show.
                await person.elsewhere(key)
                seen = person.tables[key].seen
                assert seen >= max(other.tables[key].seen for other in people)
            assert mover.section(key, seat).nth == answer.nth
            assert isinstance(await mover.ask("say", table=key, text=f"{said}"), Done)
            await mover.elsewhere(key)
            await mover.until(lambda m=mover, n=said: len(m.tables[key].chat) == n + 1)  # type: ignore[misc]
            listed = await boris.ok("GET", "/api/tables")
            (shown,) = (table for table in listed if table["id"] == key)
            assert set(shown["actors"]) == {n for n, p in enumerate(people) if p.my_turns(key)}
        for person in people:
            await person.disconnect()

    asyncio.run(run())


def test_a_move_is_refused_only_for_what_is_newest(servers: list[Server]) -> None:
    """Whose process has not heard of the move before may move all the same; who has joined
    elsewhere a moment ago may speak."""

    async def run() -> None:
        anna = await Client(servers[0]).named("Anna")
        key = (await anna.table("toy", "me", "me"))["id"]
        await anna.start(key)
        windows = [await Client(server, anna.cookies).connect() for server in servers]
        for window in windows:
            await window.subscribe(key)
            await window.until_shown(key)
        rng = Random(7)
        for n in range(30):
            window, other = windows[n % len(windows)], windows[(n + 1) % len(windows)]
            await window.until(lambda w=window: bool(w.my_turns(key)) or w.tables[key].over)  # type: ignore[misc]
            if window.tables[key].over:
                break
            seat = window.my_turns(key)[0]
            section = window.section(key, seat)
            answer = await window.move(key, seat, rng.choice(section.choices).id)
            assert isinstance(answer, Done)
            assert answer.nth is not None
            # At once, with the number the answer gave: never stale, though perhaps not its turn.
            told = await other.ask("undo", table=key, seat=seat, nth=answer.nth, back=1)
            assert isinstance(told, Done | Refusal)
            assert isinstance(told, Done) or told.message.id != "refused-stale", told
            nth = told.nth if isinstance(told, Done) else answer.nth
            for each in windows:
                await each.until_nth(key, seat, nth)
        for window in windows:
            await window.disconnect()

    asyncio.run(run())


@pytest.mark.long
def test_one_and_two_processes_are_measured(postgres: Callable[[], str]) -> None:
    one, two = several.bench(postgres(), tables=3, seconds=1.0)
    assert (one.processes, two.processes) == (1, 2)
    for found in (one, two):
        assert found.tables == 3
        assert found.moves_per_second > 0
