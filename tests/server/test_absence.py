"""Clocks and people who are away, over real sockets; how time adds up stands in test_clock.py."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pentarchy.kernel.record import read_record
from pentarchy.kernel.replay import replay
from pentarchy.server.clock import ClockTold
from pentarchy.server.messages import Update
from tests.server.client import Client
from tests.server.conftest import BOTH, database_of
from tests.server.running import Server, eventually
from tests.server.test_lobby import refused
from tests.server.timed import Clock

TITLE = "kingdom-builder"
BRIEF = {"bank": 60.0}
LONG = {"turn": 3600.0, "bank": 7200.0}


@pytest.fixture(scope="module")
def clock(tmp_path_factory: pytest.TempPathFactory) -> Clock:
    """The time of the house: it passes when a test says so."""
    return Clock(tmp_path_factory.mktemp("clock"))


@pytest.fixture(scope="module", params=BOTH)
def house(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, clock: Clock
) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("house")
    with Server(folder, database=database_of(request), clock=clock) as running:
        yield running


async def friends(
    server: Server, *names: str, title: str = TITLE, **more: Any
) -> tuple[str, list[Client]]:
    """A running table with these people, all of whom look at it."""
    people = [await Client(server).named(name) for name in names]
    wish = ["me", *["open"] * (len(names) - 1)]
    table = await people[0].table(title, *wish, **more)
    for person in people[1:]:
        await person.join(table["invite"])
    await people[0].start(table["id"])
    for person in people:
        await person.connect()
        await person.subscribe(table["id"])
        await person.until_shown(table["id"])
    return table["id"], people


def last(person: Client, key: str) -> Update:
    """The table as this person saw it last."""
    found = person.tables[key].last
    assert found is not None
    return found


def clock_of(person: Client, key: str) -> ClockTold:
    found = last(person, key).clock
    assert found is not None
    return found


def told(person: Client, key: str) -> list[str]:
    """The ids of what this person was told of the table itself."""
    seen = person.tables[key].seats.values()
    return [event.id for one in seen for event in one.events if event.id.startswith("table-")]


def actor(people: list[Client], key: str) -> int:
    """The seat that has to decide."""
    for seat, person in enumerate(people):
        section = person.tables[key].seats[seat].section
        if section is not None and section.choices:
            return seat
    raise AssertionError("nobody is asked")


async def until(person: Client, key: str, event: str) -> None:
    await person.until(lambda: event in told(person, key))


async def end(*people: Client) -> None:
    for person in people:
        await person.disconnect()


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


async def back_again(server: Server, people: list[Client], key: str) -> list[Client]:
    """The same people with new connections, after a restart."""
    again = [Client(server, person.cookies) for person in people]
    for person in again:
        await person.connect()
        await person.subscribe(key)
        await person.until_shown(key)
    return again


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


async def goes_away(person: Client, others: list[Client], key: str, seat: int) -> None:
    """Somebody closes the page; the others see it."""
    await person.disconnect()
    for other in others:
        await other.until(partial(not_here, other, key, seat))


def not_here(other: Client, key: str, seat: int) -> bool:
    presence = other.tables[key].presence
    return presence is not None and seat not in presence.seats


def test_a_bot_plays_for_who_is_away_when_all_others_wish_it(house: Server, clock: Clock) -> None:
    """Somebody who is here, or was asked just now, cannot be replaced."""

    async def run() -> None:
        key, people = await friends(house, "Anna", "Bob", "Clara")
        late = actor(people, key)
        others = [people[seat] for seat in range(3) if seat != late]
        path, wish = f"/api/tables/{key}/bot", {"seat": late}
        clock.forward(60)
        refused(await others[0].api("POST", path, json=wish), 409, "not-missed")  # is here
        await goes_away(people[late], others, key, late)
        presence = others[0].tables[key].presence
        assert presence is not None
        assert presence.seen == {str(late): clock.now}
        assert await others[0].ok("POST", path, json=wish) == {"plays": False}
        await until(others[1], key, "table-absent")
        assert await others[1].ok("POST", path, json=wish) == {"plays": True}
        await until(others[0], key, "table-away")
        # The bot moves, and then the next one is asked.
        following = (late + 1) % 3
        await people[following].until(
            lambda: bool(people[following].section(key, following).choices)
        )
        back = await Client(house, people[late].cookies).ok("GET", f"/api/tables/{key}")
        assert back["seats"][late]["stand_in"] == "apprentice"
        await people[late].ok("POST", f"/api/tables/{key}/back", json=wish)
        await until(others[0], key, "table-back")
        await end(*others)

    asyncio.run(run())


def test_a_page_that_nobody_looks_at_is_nobody(house: Server, clock: Clock) -> None:
    """Pages are left open for days: who looks at another one is away, and can be reminded."""

    async def run() -> None:
        key, people = await friends(house, "Anna", "Bob")
        late = actor(people, key)
        friend, other = people[late], people[1 - late]
        path, wish = f"/api/tables/{key}/nudge", {"seat": late}
        refused(await other.api("POST", path, json=wish), 409, "not-nudged")
        await friend.ask("look", table=key, hidden=True)
        await other.until(partial(not_here, other, key, late))
        presence = other.tables[key].presence
        assert presence is not None
        assert presence.seen == {str(late): clock.now}
        await other.ok("POST", path, json=wish)
        await friend.ask("look", table=key, hidden=False)
        await other.until(lambda: not not_here(other, key, late))
        await end(*people)

    asyncio.run(run())


def test_after_the_time_a_table_has_chosen_one_wish_is_enough(house: Server, clock: Clock) -> None:
    async def run() -> None:
        key, people = await friends(house, "Anna", "Bob", "Clara", patience=3600.0)
        late = actor(people, key)
        others = [people[seat] for seat in range(3) if seat != late]
        path, wish = f"/api/tables/{key}/bot", {"seat": late}
        await goes_away(people[late], others, key, late)
        clock.forward(59)
        refused(await others[0].api("POST", path, json=wish), 409, "not-missed")
        clock.forward(3541)
        assert await others[0].ok("POST", path, json=wish) == {"plays": True}
        await until(others[1], key, "table-away")
        await end(*others)

    asyncio.run(run())


def test_a_nudge_has_its_time(house: Server, clock: Clock) -> None:
    async def run() -> None:
        key, people = await friends(house, "Anna", "Bob")
        late = actor(people, key)
        other = people[1 - late]
        path, wish = f"/api/tables/{key}/nudge", {"seat": late}
        await goes_away(people[late], [other], key, late)
        await other.ok("POST", path, json=wish)
        clock.forward(6 * 3600 - 1)
        refused(await other.api("POST", path, json=wish), 409, "nudged")
        clock.forward(1)
        await other.ok("POST", path, json=wish)
        await end(other)

    asyncio.run(run())


def test_a_seat_can_be_handed_to_somebody_else(server: Server) -> None:
    async def run() -> None:
        key, people = await friends(server, "Anna", "Bob")
        clara, dora = [await Client(server).named(name) for name in ("Clara", "Dora")]
        link = await people[0].ok("POST", f"/api/tables/{key}/hand", json={"seat": 0})
        shown = await clara.ok("GET", f"/api/seats/{link['token']}")
        assert shown["id"] == key
        own = await people[1].api("POST", "/api/seats", json={"token": link["token"]})
        refused(own, 409, "seated-here")
        taken = await clara.ok("POST", "/api/seats", json={"token": link["token"]})
        assert [seat["name"] for seat in taken["seats"]] == ["Clara", "Bob"]
        assert taken["seats"][0]["mine"]
        used = await dora.api("POST", "/api/seats", json={"token": link["token"]})
        refused(used, 404, "no-handover")
        foreign = await people[0].api("POST", f"/api/tables/{key}/hand", json={"seat": 0})
        refused(foreign, 403, "not-your-seat")
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
