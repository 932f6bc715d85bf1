"""Time that is nobody's: a change of rules stopped the game, or the machine slept."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Client
from tests.server.friends import back_again, clock_of, end, friends, until
from tests.server.running import Server, eventually
from tests.server.timed import Clock

BRIEF = {"bank": 60.0}
HOUR = 3600.0
CHANGED = "toy=tests.server.odd_games:changed"
STOPPAGES = 'SELECT since, until FROM stoppages WHERE "table" = :key ORDER BY since'


def banks(person: Client, key: str) -> list[float]:
    """What everybody has left; at the beginning of a bazaar all are asked."""
    return [each.bank for each in clock_of(person, key).seats]


def deadline(server: Server, key: str) -> float:
    [(found,)] = server.rows("SELECT deadline FROM tables WHERE id = :key", key=key)
    return float(found)


async def bazaar(server: Server) -> tuple[str, list[Client]]:
    return await friends(server, "Anna", "Bob", title="toy", clock=BRIEF)


async def meet(server: Server, people: list[Client], key: str) -> None:
    """They find that it cannot go on."""
    async with Client(server, people[0].cookies) as anna:
        await anna.subscribe(key)
        await anna.until(lambda: anna.tables[key].info is not None)
        assert anna.info(key).stopped is not None


def test_a_game_that_a_change_of_rules_stopped_goes_on_with_the_time_it_had(
    tmp_path: Path, database: str | None
) -> None:
    clock = Clock(tmp_path)
    old = Server(tmp_path, database=database, clock=clock)
    new = old.beside(games=CHANGED)

    async def run() -> None:
        key, people = await bazaar(old)
        clock.forward(20)
        old.stop()
        new.start()
        clock.forward(5)  # they come a little later: it could not be played before either
        await meet(new, people, key)
        clock.forward(HOUR)
        new.kill()
        new.start()
        clock.forward(HOUR)
        await meet(new, people, key)
        new.kill()
        clock.forward(HOUR)
        old.start()
        people = await back_again(old, people, key)
        assert banks(people[0], key) == [40.0, 40.0]
        await eventually(lambda: deadline(old, key) == clock.now + 40)
        clock.forward(15)
        old.kill()
        old.start()
        people = await back_again(old, people, key)
        left = banks(people[0], key)
        assert left in ([25.0, 25.0], [40.0, 40.0])  # a kill costs nobody ten seconds
        clock.forward(left[0] - 1)
        info = await people[0].ok("GET", f"/api/tables/{key}")
        assert [seat["stand_in"] for seat in info["seats"]] == [None, None]
        clock.forward(1)
        await until(people[0], key, "table-timeout")
        await end(*people)

    try:
        old.start()
        asyncio.run(run())
    finally:
        old.kill()
        new.kill()


def test_nobody_has_to_look_for_a_stopped_game_to_keep_its_time(tmp_path: Path) -> None:
    """The server finds out by itself when somebody's time would have run out, and within an hour
    that it goes on."""
    clock = Clock(tmp_path)
    old = Server(tmp_path, clock=clock)
    new = old.beside(games=CHANGED)

    async def run() -> None:
        key, people = await bazaar(old)
        clock.forward(20)
        old.stop()
        new.start()
        clock.forward(HOUR)
        await eventually(lambda: deadline(new, key) == clock.now + HOUR)
        new.stop()
        old.start()
        clock.forward(HOUR)
        await eventually(lambda: deadline(old, key) == clock.now + 40)
        people = await back_again(old, people, key)
        assert banks(people[0], key) == [40.0, 40.0]
        await end(*people)

    try:
        old.start()
        asyncio.run(run())
    finally:
        old.kill()
        new.kill()


@pytest.mark.long
def test_a_server_that_can_play_a_game_goes_on_beside_one_that_cannot(
    tmp_path: Path, postgres: Callable[[], str]
) -> None:
    """While servers are changed one after another, each of them says once that a game stands
    still; who can play it plays on, and all reckon alike."""
    clock = Clock(tmp_path)
    old = Server(tmp_path, database=postgres(), clock=clock)
    new = old.beside(games=CHANGED)

    async def run() -> None:
        key, people = await bazaar(old)
        clock.forward(10)
        new.start()
        clock.forward(10)
        begun = clock.now
        for _ in range(2):
            await meet(new, people, key)
            await eventually(
                lambda: [until for _, until in old.rows(STOPPAGES, key=key)] == [begun]
            )
        clock.forward(5)
        again = await back_again(old, people, key)
        assert banks(again[0], key) == [45.0, 45.0]  # ten before, and five since
        await end(*people, *again)

    try:
        old.start()
        asyncio.run(run())
    finally:
        old.kill()
        new.kill()


def test_while_the_machine_sleeps_nobodys_time_runs(tmp_path: Any, database: str | None) -> None:
    clock = Clock(tmp_path)

    async def run(server: Server) -> None:
        key, people = await bazaar(server)
        clock.forward(20)
        clock.sleep(HOUR)
        # Told without being asked: those who look see the time come back.
        await people[0].until(lambda: banks(people[0], key) == [40.0, 40.0])
        server.stop()
        server.start()
        people = await back_again(server, people, key)
        assert banks(people[0], key) == [40.0, 40.0]
        clock.forward(40)
        await until(people[0], key, "table-timeout")
        await end(*people)

    with Server(tmp_path, database=database, clock=clock) as server:
        asyncio.run(run(server))
