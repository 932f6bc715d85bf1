"""Reconnecting, several windows, presence and chat."""

from __future__ import annotations

import asyncio
from functools import partial
from random import Random
from typing import Any

import pytest

from pentarchy.server.messages import Done, Refusal
from tests.server.client import Client
from tests.server.running import Server, eventually
from tests.server.test_undo import leave, seated


def test_a_reconnect_resumes_without_loss_or_repetition(server: Server) -> None:
    """The client asserts on every update that events are numbered without a gap."""

    async def run() -> None:
        key, people = await seated(server, "toy", "Anna", "Boris")
        rng = Random(3)

        async def restless(person: Client) -> None:
            while not person.tables[key].over:
                await person.play_on(key, rng, moves=rng.randrange(1, 4))
                await person.disconnect()
                await asyncio.sleep(rng.random() / 50)
                await person.connect()

        await asyncio.gather(*map(restless, people))
        anna, boris = (p.tables[key].seats[n].events for n, p in enumerate(people))
        assert [event.id for event in anna] == [event.id for event in boris]
        fresh = Client(server, people[0].cookies)
        await fresh.connect()
        await fresh.subscribe(key)
        await fresh.until_shown(key)
        assert fresh.tables[key].seats[0].events == anna
        await leave([*people, fresh])

    asyncio.run(run())


def test_events_that_memory_has_dropped_are_told_again(server: Server) -> None:
    """A long game tells more than is kept at hand; who comes late hears it all."""

    async def run() -> None:
        async with await Client(server).named("Anna") as anna:
            key = (await anna.table("kingdom-builder", *["me"] * 4))["id"]
            await anna.start(key)
            await anna.subscribe(key)
            await anna.play_on(key, Random(1))
            events = anna.tables[key].seats[0].events
            size = sum(len(data) for data in anna.wire)
            assert len(events) > 250, size
            async with Client(server, anna.cookies) as late:
                await late.subscribe(key)
                await late.until_shown(key)
                assert late.tables[key].seats[0].events == events

    asyncio.run(run())


def test_what_does_not_change_is_sent_once(server: Server) -> None:
    async def run() -> None:
        async with await Client(server).named("Anna") as anna:
            key = (await anna.table("kingdom-builder", "me", "me"))["id"]
            await anna.start(key)
            await anna.subscribe(key)
            await anna.play_on(key, Random(1), moves=20)
            sent = anna.tables[key].seats[0].fields_sent
            assert "setup" in sent[0]
            assert not any("setup" in fields for fields in sent[1:])

    asyncio.run(run())


def test_two_windows_of_one_person_stay_in_step(server: Server) -> None:
    async def run() -> None:
        key, people = await seated(server, "kingdom-builder", "Anna", "Boris")
        anna, boris = people
        second = Client(server, anna.cookies)
        await second.connect()
        await second.subscribe(key)
        await second.until_shown(key)
        rng = Random(5)

        def in_step(seen: int) -> bool:
            """A move may have no events, so that is not all that must be equal."""
            one, other = anna.tables[key].seats[0], second.tables[key].seats[0]
            return (
                anna.tables[key].seen == second.tables[key].seen == boris.tables[key].seen == seen
                and one.view == other.view
                and anna.section(key, 0).choices == second.section(key, 0).choices
                and anna.section(key, 0).nth == second.section(key, 0).nth
            )

        for _ in range(30):
            mover = rng.choice([anna, second]) if anna.my_turns(key) else boris
            await mover.play_on(key, rng, moves=1)
            seen = mover.tables[key].seen
            await eventually(partial(in_step, seen))
        assert anna.acknowledged
        assert second.acknowledged
        await leave([*people, second])

    asyncio.run(run())


def test_presence(server: Server) -> None:
    async def run() -> None:
        key, people = await seated(server, "toy", "Anna", "Boris")
        anna, boris = people

        def here(person: Client) -> tuple[tuple[int, ...], int]:
            presence = person.tables[key].presence
            return ((), 0) if presence is None else (presence.seats, presence.watching)

        await anna.until(lambda: here(anna) == ((0, 1), 0))
        watch = anna.info(key).watch
        async with Client(server) as guest:
            assert isinstance(await guest.subscribe(key, watch=watch), Done)
            await anna.until(lambda: here(anna) == ((0, 1), 1))
        await boris.disconnect()
        await anna.until(lambda: here(anna) == ((0,), 0))
        await leave(people)

    asyncio.run(run())


def test_chat(server: Server) -> None:
    async def run() -> None:
        key, people = await seated(server, "toy", "Anna", "Boris")
        anna, boris = people
        assert isinstance(await anna.ask("say", table=key, text="Привет!"), Done)
        await boris.until(lambda: len(boris.tables[key].chat) == 1)
        await boris.disconnect()
        for n in range(5):
            await anna.ask("say", table=key, text=f"line {n}")
        await boris.connect()  # resumes: the client asserts that no line is missing or twice
        await boris.until(lambda: len(boris.tables[key].chat) == 6)
        assert [line.seat for line in boris.tables[key].chat] == [0] * 6
        assert boris.tables[key].chat[0].text == "Привет!"
        async with Client(server) as guest:
            await guest.subscribe(key, watch=anna.info(key).watch)
            await guest.until_shown(key)
            refusal = await guest.ask("say", table=key, text="psst")
            assert isinstance(refusal, Refusal)
            assert guest.tables[key].chat == [], "what players say is for players"
        bad: dict[str, Any] = {"table": key, "text": "a\x00b"}
        assert isinstance(await anna.ask("say", **bad), Refusal)
        await leave(people)

    asyncio.run(run())


def test_spectators_see_what_everybody_may_see(server: Server) -> None:
    async def run() -> None:
        key, people = await seated(server, "toy", "Anna", "Boris")
        async with Client(server) as guest:
            refusal = await guest.subscribe(key)
            assert isinstance(refusal, Refusal)
            assert refusal.message.id == "refused-no-table"
            refusal = await guest.subscribe(key, watch="x" * 22)
            assert isinstance(refusal, Refusal)
            watch = people[0].info(key).watch
            await guest.subscribe(key, watch=watch)
            await guest.until_shown(key)
            assert list(guest.tables[key].seats) == [None]
            section = guest.section(key, None)
            assert section.view["seat"] is None
            assert (section.prompt, section.choices, section.undo) == (None, (), 0)
            hands = [card for player in section.view["players"] for card in player["hand"]]
            assert hands
            assert all(card["face"] is None for card in hands)
            drawn = [event.args["card"] for event in section.events if event.id == "event-draw"]
            assert drawn
            assert set(drawn) == {"unseen"}
            assert guest.info(key).invite is None
            assert guest.info(key).watch is None
            shown = await guest.ok("GET", f"/api/watch/{watch}")
            assert shown["id"] == key
        await leave(people)

    asyncio.run(run())


@pytest.mark.parametrize("verb", ["unsubscribe"])
def test_no_news_after_unsubscribing(server: Server, verb: str) -> None:
    async def run() -> None:
        key, people = await seated(server, "toy", "Anna", "Boris")
        anna, boris = people
        assert isinstance(await anna.ask(verb, table=key), Done)
        count = len(anna.wire)
        await boris.play_on(key, Random(1), moves=1)
        assert isinstance(await anna.ask(verb, table=key), Done), "once more does no harm"
        assert len(anna.wire) == count + 1
        await leave(people)

    asyncio.run(run())


def test_everybody_sees_the_points_as_they_stand(server: Server) -> None:
    """Only what changed is sent; put together it is what the rules say of the position."""

    async def run() -> None:
        key, people = await seated(server, "kingdom-builder", "Anna", "Boris")
        sent: list[set[str]] = []
        await asyncio.gather(*(p.play_on(key, Random(n)) for n, p in enumerate(people)))
        for seat, person in enumerate(people):
            await person.until_over(key)
            last = person.tables[key].last
            assert last is not None
            assert last.result is not None
            lines = person.tables[key].seats[seat].lines
            assert tuple(lines[str(other)] for other in range(2)) == last.result.lines
            updates = person.tables[key].updates
            assert set(updates[0].sections[0].lines) == {"0", "1"}
            sent += [set(update.sections[0].lines) for update in updates[1:]]
        assert {"0"} in sent
        assert {"1"} in sent
        await leave(people)

    asyncio.run(run())


def test_a_page_says_its_language_in_the_address(server: Server) -> None:
    async def run() -> None:
        stranger = Client(server)
        stranger.address = f"{server.ws}?lang=ru"
        async with stranger:
            answer = await stranger.ask("say", table="nowhere", text="hello")
            assert isinstance(answer, Refusal)
            assert answer.text == "Такого стола нет, или он вам не виден."

    asyncio.run(run())
