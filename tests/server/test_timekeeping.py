"""Clocks over real sockets: who runs out of time, pauses, servers that end; how time adds up
stands in test_clock.py."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pentarchy.kernel.record import read_record
from pentarchy.kernel.replay import replay
from tests.server.client import Client
from tests.server.friends import TITLE, actor, back_again, clock_of, end, friends, last, until
from tests.server.running import Server, eventually
from tests.server.test_lobby import refused
from tests.server.timed import Clock

BRIEF = {"bank": 60.0}
LONG = {"turn": 3600.0, "bank": 7200.0}


def test_who_runs_out_of_time_is_played_for_and_can_come_back(house: Server, clock: Clock) -> None:
    async def run() -> None:
        key, people = await friends(house, "Anna", "Bob", clock=BRIEF)
        late = actor(people, key)
        told_of = clock_of(people[0], key)
        assert [time.running for time in told_of.seats] == [seat == late for seat in (0, 1)]
        clock.forward(59)
        info = await people[0].ok("GET", f"/api/tables/{key}")
        assert info["seats"][late]["stand_in"] is None
        clock.forward(1)
        await until(people[0], key, "table-timeout")
        info = await people[0].ok("GET", f"/api/tables/{key}")
        assert info["seats"][late]["stand_in"] == "apprentice"
        assert not info["seats"][late]["forfeit"]
        # Whom a bot plays for is asked nothing, whatever the bot is at.
        await until(people[late], key, "table-timeout")
        asked = people[late].section(key, late)
        assert (asked.prompt, asked.choices) == (None, ())
        # The bot moves: who came back in its turn would be out of time once more.
        other = people[1 - late]
        await other.until(lambda: bool(other.section(key, 1 - late).choices))
        mine = {"seat": late}
        await people[late].ok("POST", f"/api/tables/{key}/back", json=mine)
        await until(people[0], key, "table-back")
        info = await people[0].ok("GET", f"/api/tables/{key}")
        assert info["seats"][late]["stand_in"] is None
        banks = {time.seat: time.bank for time in clock_of(people[0], key).seats}
        assert banks == {late: 6.0, 1 - late: 60.0}, "a tenth of the bank at least"
        answer = await people[late].api("POST", f"/api/tables/{key}/back", json=mine)
        refused(answer, 409, "not-away")
        await end(*people)

    asyncio.run(run())


def test_where_time_decides_who_runs_out_has_lost(house: Server, clock: Clock) -> None:
    async def run() -> None:
        key, people = await friends(house, "Anna", "Bob", clock={**BRIEF, "then": "loss"})
        late = actor(people, key)
        clock.forward(60)
        await people[0].until_over(key)
        result = last(people[0], key).result
        assert result is not None
        assert result.winners == (1 - late,)
        assert result.forfeits == (late,)
        answer = await people[late].api("POST", f"/api/tables/{key}/back", json={"seat": late})
        refused(answer, 409, "over")
        record = read_record((await people[0].api("GET", f"/api/tables/{key}/record")).text)
        assert record.scores is None
        assert replay(record).difference is None
        # Once more: who had lost begins anew.
        again = await people[0].ok("POST", f"/api/tables/{key}/rematch")
        assert [(seat["stand_in"], seat["forfeit"]) for seat in again["seats"]] == [
            (None, False),
            (None, False),
        ]
        await end(*people)

    asyncio.run(run())


def test_of_three_the_others_play_on_and_one_of_them_wins(house: Server, clock: Clock) -> None:
    async def run() -> None:
        rule = {**BRIEF, "then": "loss"}
        key, people = await friends(house, "Anna", "Bob", "Clara", clock=rule)
        late = actor(people, key)
        others = [person for seat, person in enumerate(people) if seat != late]
        clock.forward(60)
        await until(others[0], key, "table-timeout")
        await asyncio.gather(*(person.play_on(key, Random(1)) for person in others))
        for person in others:
            await person.until_over(key)
        result = last(others[0], key).result
        assert result is not None
        assert result.forfeits == (late,)
        assert late not in result.winners
        assert result.winners
        await end(*people)

    asyncio.run(run())


def test_clocks_go_on_where_they_were_after_the_server_was_killed(
    tmp_path: Any, database: str | None
) -> None:
    """An hour without a server is more than the bank has: it is nobody's."""
    clock = Clock(tmp_path)

    def bank(person: Client, key: str, seat: int) -> float:
        return next(each.bank for each in clock_of(person, key).seats if each.seat == seat)

    async def run(server: Server) -> None:
        key, people = await friends(server, "Anna", "Bob", clock=BRIEF)
        late = actor(people, key)
        clock.forward(20)
        server.stop()
        clock.forward(3600)
        server.start()
        people = await back_again(server, people, key)
        assert bank(people[0], key, late) == 40.0
        clock.forward(15)
        server.kill()
        clock.forward(3600)
        server.start()
        people = await back_again(server, people, key)
        # When it was there last it had said within the ten seconds before: those are nobody's too.
        left = bank(people[0], key, late)
        assert left in (25.0, 40.0)
        clock.forward(left - 1)
        info = await people[0].ok("GET", f"/api/tables/{key}")
        assert info["seats"][late]["stand_in"] is None
        clock.forward(1)
        await until(people[0], key, "table-timeout")  # and it does run out
        await end(*people)

    with Server(tmp_path, database=database, clock=clock) as server:
        asyncio.run(run(server))


def test_the_time_of_a_game_that_cannot_go_on_is_asked_for_seldom(tmp_path: Path) -> None:
    """However many such games there are, nobody else's time waits for them."""
    clock = Clock(tmp_path)

    async def begin(server: Server) -> str:
        key, people = await friends(server, "Anna", "Bob", clock=BRIEF)
        late = actor(people, key)
        while not server.rows('SELECT 1 FROM moves WHERE "table" = :key AND turn = 1', key=key):
            await people[late].play_on(key, Random(1), moves=1)
        await end(*people)
        return key

    async def look(server: Server, key: str) -> None:
        def put_off() -> bool:
            found = server.rows("SELECT deadline FROM tables WHERE id = :key", key=key)
            return found == [(clock.now + 3600,)]

        clock.forward(60)
        await eventually(put_off)

    with Server(tmp_path, clock=clock) as server:
        key = asyncio.run(begin(server))
        server.stop()
        server.change("""UPDATE moves SET hash = 'deadbeef' WHERE hash IS NOT NULL""")
        server.start()
        asyncio.run(look(server, key))


@pytest.mark.long
def test_another_process_keeps_the_time_of_one_that_was_killed(
    tmp_path: Any, postgres: Callable[[], str]
) -> None:
    """One of two is killed: the other was there all the time, so time has run; who is late is
    late once."""
    clock = Clock(tmp_path)

    async def run(one: Server, two: Server) -> None:
        key, people = await friends(one, "Anna", "Bob", clock=BRIEF)
        late = actor(people, key)
        clock.forward(20)
        one.kill()
        clock.forward(30)
        people = await back_again(two, people, key)
        assert [each.bank for each in clock_of(people[0], key).seats if each.seat == late] == [10.0]
        # It says so every ten seconds: one that starts meanwhile knows that time has run.
        await eventually(
            lambda: bool(two.rows("SELECT 1 FROM pulses WHERE at >= :now", now=clock.now))
        )
        one.start()
        clock.forward(10)
        await until(people[0], key, "table-timeout")
        await end(*people)
        query = """SELECT kind FROM moves WHERE "table" = :key AND kind = 'timeout'"""
        assert two.rows(query, key=key) == [("timeout",)]

    with (
        Server(tmp_path, database=postgres(), clock=clock) as one,
        one.beside().start() as two,
    ):
        asyncio.run(run(one, two))


def test_a_pause_needs_everybody_and_ends_with_anybody(server: Server) -> None:
    async def run() -> None:
        key, people = await friends(server, "Anna", "Bob", clock=LONG)
        path = f"/api/tables/{key}/pause"
        await people[0].ok("POST", path, json={"seat": 0, "pause": True})
        await until(people[1], key, "table-pause-ask")
        clock = clock_of(people[1], key)
        assert (clock.paused, clock.pausing) == (False, (0,))
        await people[1].ok("POST", path, json={"seat": 1, "pause": True})
        await until(people[0], key, "table-pause-begin")
        assert clock_of(people[0], key).paused
        twice = await people[1].api("POST", path, json={"seat": 1, "pause": True})
        refused(twice, 409, "pause-as-it-is")
        await people[0].ok("POST", path, json={"seat": 0, "pause": False})
        await until(people[1], key, "table-pause-end")
        assert not clock_of(people[1], key).paused
        await end(*people)

    asyncio.run(run())


def test_without_a_clock_there_is_no_pause(server: Server) -> None:
    async def run() -> None:
        key, people = await friends(server, "Anna", "Bob")
        wish = {"seat": 0, "pause": True}
        answer = await people[0].api("POST", f"/api/tables/{key}/pause", json=wish)
        refused(answer, 409, "no-clock")
        assert last(people[0], key).clock is None
        await end(*people)

    asyncio.run(run())


def test_a_clock_without_time_is_refused(server: Server) -> None:
    async def run() -> None:
        anna = await Client(server).named("Anna")
        seats = [{"kind": "me"}, {"kind": "open"}]
        for clock, status in (
            ({"increment": 5}, "clock"),
            ({"bank": -1}, None),
            ({"bank": 10**9}, None),
            ({"bank": 60, "then": "tears"}, None),
        ):
            wish = {"title": TITLE, "seats": seats, "clock": clock}
            answer = await anna.api("POST", "/api/tables", json=wish)
            assert answer.status_code == 400
            if status is not None:
                refused(answer, 400, status)

    asyncio.run(run())
