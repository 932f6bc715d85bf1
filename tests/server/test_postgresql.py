"""Several servers on one PostgreSQL: what one writes the others show, at once and without loss."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from random import Random

from pentarchy.kernel.record import read_record
from pentarchy.kernel.replay import replay
from pentarchy.server.elsewhere import NAMED, PATIENCE_SECONDS, Elsewhere
from pentarchy.server.messages import Done
from pentarchy.server.store.news import LONGEST
from tests.server.client import Client
from tests.server.cluster import Cluster
from tests.server.running import Server, eventually
from tests.server.test_killing import kill_often
from tests.server.test_undo import leave


async def at_two_servers(one: Server, other: Server) -> tuple[str, Client, Client]:
    """A running game: Anna sits at one server, Boris at another."""
    anna, boris = await Client(one).named("Anna"), await Client(other).named("Boris")
    made = await anna.table("toy", "me", "open", "random")
    key: str = made["id"]
    await anna.connect()
    await anna.subscribe(key)
    await boris.join(made["invite"])
    await anna.until(lambda: anna.info(key).seats[1].name == "Boris")
    await boris.connect()
    await boris.subscribe(key)
    await boris.until(lambda: boris.tables[key].info is not None)
    await anna.start(key)
    for person in (anna, boris):
        await person.until_shown(key)
    return key, anna, boris


def test_people_at_two_servers_play_one_game(tmp_path: Path, postgres: Callable[[], str]) -> None:
    """Everything reaches everybody: seats, moves, names, chat, undo and the end."""

    async def run(one: Server, other: Server) -> None:
        key, anna, boris = await at_two_servers(one, other)
        assert isinstance(await anna.ask("say", table=key, text="hello"), Done)
        assert isinstance(await boris.ask("say", table=key, text="hi there"), Done)
        for person in (anna, boris):
            await person.until(lambda p=person: len(p.tables[key].chat) == 2)  # type: ignore[misc]
        await boris.ok("PUT", "/api/me", json={"name": "Bob"})
        await anna.until(lambda: anna.info(key).seats[1].name == "Bob")
        await asyncio.gather(anna.play_on(key, Random(1)), boris.play_on(key, Random(2)))
        for person in (anna, boris):
            await person.until_over(key)
        first, second = (p.tables[key].seats[n].events for n, p in enumerate((anna, boris)))
        assert [event.id for event in first] == [event.id for event in second]
        for person in (anna, boris):
            text = (await person.api("GET", f"/api/tables/{key}/record")).text
            assert replay(read_record(text)).difference is None
        await leave([anna, boris])

    with Server(tmp_path, database=postgres()) as one, one.beside() as other:
        asyncio.run(run(one, other))


def test_everybody_sees_who_is_there_through_which_server_ever(
    tmp_path: Path, postgres: Callable[[], str]
) -> None:
    async def run(one: Server, other: Server) -> None:
        key, anna, boris = await at_two_servers(one, other)

        def here(person: Client) -> tuple[tuple[int, ...], int]:
            presence = person.tables[key].presence
            return ((), 0) if presence is None else (presence.seats, presence.watching)

        for person in (anna, boris):
            await person.until(lambda p=person: here(p) == ((0, 1), 0))  # type: ignore[misc]
        watch = anna.info(key).watch
        async with Client(other) as guest:
            await guest.subscribe(key, watch=watch)
            await anna.until(lambda: here(anna) == ((0, 1), 1))
            await guest.until(lambda: here(guest) == ((0, 1), 1))
        await boris.disconnect()
        await anna.until(lambda: here(anna) == ((0,), 0))
        await leave([anna])

    with Server(tmp_path, database=postgres()) as one, one.beside() as other:
        asyncio.run(run(one, other))


def test_a_process_that_says_nothing_any_more_is_forgotten() -> None:
    said: list[str] = []
    here, there = Elsewhere(), Elsewhere()
    there.send = said.append
    there.tell("t", ["anna", "anna", None])
    assert here.hear(said[-1], "there", 0.0) == ("t", [])
    assert sorted(here.looking("t"), key=str) == [None, "anna"]
    assert here.forget_silent(PATIENCE_SECONDS) == []
    assert here.forget_silent(PATIENCE_SECONDS + 1) == ["t"]
    assert here.looking("t") == []
    here.hear(said[-1], "there", 0.0)
    assert here.sees("anna", "t")
    there.tell("t", ["anna", None], ["anna"])  # she looks at another page now
    assert here.hear(said[-1], "there", 0.0) == ("t", ["anna"])
    assert not here.sees("anna", "t")
    there.tell("t", [])
    here.hear(said[-1], "there", 0.0)
    assert here.looking("t") == []
    many = [f"person {n}" for n in range(NAMED + 7)]
    there.tell("t", many)
    here.hear(said[-1], "there", 0.0)
    assert len(here.looking("t")) == NAMED + 7
    assert len(said[-1]) < LONGEST


def test_a_table_that_is_given_up_elsewhere_is_gone(
    tmp_path: Path, postgres: Callable[[], str]
) -> None:
    async def run(one: Server, other: Server) -> None:
        anna = await Client(one).named("Anna")
        key = (await anna.table("toy", "me", "open"))["id"]
        there = Client(other, anna.cookies)
        async with there:
            await there.subscribe(key)
            await there.until(lambda: there.tables[key].info is not None)
            await anna.ok("DELETE", f"/api/tables/{key}")
            await there.until(lambda: there.tables[key].gone)

    with Server(tmp_path, database=postgres()) as one, one.beside() as other:
        asyncio.run(run(one, other))


def test_lost_connections_to_the_database_are_made_anew(
    tmp_path: Path, postgres_cluster: Cluster
) -> None:
    """Whatever was missed meanwhile is read afterwards, and what is stored then counts."""

    async def run(one: Server, other: Server) -> None:
        key, anna, boris = await at_two_servers(one, other)
        for _ in range(3):
            await asyncio.to_thread(postgres_cluster.restart)
            for person, seat in ((anna, 0), (boris, 1)):
                before = person.section(key, seat).nth
                while person.section(key, seat).nth == before and not person.tables[key].over:
                    # A move may fail to be stored: then it does not count, and is made again.
                    await eventually(
                        lambda p=person: bool(p.my_turns(key)) or p.tables[key].over  # type: ignore[misc]
                    )
                    if person.my_turns(key):
                        choice = person.section(key, seat).choices[0]
                        answer = await person.move(key, seat, choice.id)
                        if isinstance(answer, Done):
                            await person.until_nth(key, seat, answer.nth)
        await leave([anna, boris])

    with Server(tmp_path, database=postgres_cluster.database()) as one, one.beside() as other:
        asyncio.run(run(one, other))


def test_nothing_acknowledged_is_lost(tmp_path: Path, postgres: Callable[[], str]) -> None:
    with Server(tmp_path, database=postgres()) as server:
        kill_often(server, kills=1, seed=3)


def test_many_processes_race_for_every_move(tmp_path: Path, postgres: Callable[[], str]) -> None:
    """Three windows of one person, each at a server of its own, all move at once: one wins."""

    async def run(servers: list[Server]) -> None:
        anna = await Client(servers[0]).named("Anna")
        key = (await anna.table("toy", "me", "me"))["id"]
        await anna.start(key)
        windows = [await Client(server, anna.cookies).connect() for server in servers]
        for window in windows:
            await window.subscribe(key)
            await window.until_shown(key)
        for _ in range(10):
            seat = windows[0].my_turns(key)[0]
            section = windows[0].section(key, seat)
            answers = await asyncio.gather(
                *(w.move(key, seat, section.choices[0].id, section.nth) for w in windows)
            )
            assert sum(isinstance(answer, Done) for answer in answers) == 1, answers
            for window in windows:
                await window.until_nth(key, seat, section.nth + 1)
        await leave(windows)

    with ExitStack() as running:
        first = running.enter_context(Server(tmp_path, database=postgres(), workers=1))
        others = [running.enter_context(first.beside()) for _ in range(2)]
        asyncio.run(run([first, *others]))
