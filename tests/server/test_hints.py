"""Hints: who gives them, how many at a time, and that everybody sees who is being thought for."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pentarchy.server import shelf
from pentarchy.server.messages import Done, Hint, Refusal
from tests.server.client import Client
from tests.server.running import Server
from tests.server.test_bots import ODD
from tests.server.test_lobby import people, refused


async def at_table(anna: Client, title: str, *seats: str, **more: Any) -> str:
    """A running table where it is Anna's turn."""
    key: str = (await anna.table(title, *seats, hints=True, **more))["id"]
    await anna.start(key)
    await anna.subscribe(key)
    await anna.until_shown(key)
    await anna.until(lambda: bool(anna.my_turns(key)))
    return key


async def hinted(anna: Client, key: str, **wish: Any) -> Done | Refusal | Hint:
    """What comes of asking for a hint: the hint, or why there is none."""
    hints: list[Hint] = []
    anna.on_hint = hints.append
    nth = anna.section(key, 0).nth
    answer = await anna.ask("hint", table=key, seat=0, nth=nth, **wish)
    if isinstance(answer, Refusal):
        assert anna.section(key, 0).nth == nth, "nothing was written"
        return answer
    assert isinstance(answer, Done)
    await anna.until(lambda: bool(hints))
    await anna.until_nth(key, 0, answer.nth)
    return hints[0]


def test_a_person_chooses_who_hints_up_to_what_the_table_allows(server: Server) -> None:
    async def run() -> None:
        async with await Client(server).named("Anna") as anna:
            key = await at_table(anna, "kingdom-builder", "me", "random", adviser="apprentice")
            for wish, level in (
                ({}, "apprentice"),
                ({"level": None}, "apprentice"),
                ({"level": "novice"}, "novice"),
                ({"level": "apprentice"}, "apprentice"),
            ):
                hint = await hinted(anna, key, **wish)
                assert isinstance(hint, Hint)
                assert hint.level == level
                assert hint.reasons is not None
            for level in ("master", "emperor"):
                refusal = await hinted(anna, key, level=level)
                assert isinstance(refusal, Refusal)
                assert refusal.message.id == "refused-hint-level"
                assert refusal.text.endswith("at most: Apprentice.")
            for level in ("random", "points", "master:playouts=9", ""):
                refusal = await hinted(anna, key, level=level)
                assert isinstance(refusal, Refusal)
                assert refusal.message.id == "refused-no-level"
                assert refusal.text == (
                    f"There is no bot {level}, only novice, apprentice, master, emperor."
                )

    asyncio.run(run())


def test_a_hint_where_there_is_nothing_to_choose(tmp_path: Path) -> None:
    """It needs no worker and has no reasons."""

    async def run(server: Server) -> None:
        async with await Client(server).named("Anna") as anna:
            key = await at_table(anna, "poor", "me", "random")
            (only,) = anna.section(key, 0).choices
            hint = await hinted(anna, key)
            assert isinstance(hint, Hint)
            assert hint.action == only.id
            assert hint.reasons is None

    with Server(tmp_path, games="poor=tests.server.odd_games:poor") as server:
        asyncio.run(run(server))


def last_told(client: Client, key: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The bots that may decide, and the seats that wait for hints."""
    told = client.tables[key].thinking[-1]
    return told.seats, told.hints


def test_everybody_sees_that_a_hint_is_thought_of(tmp_path: Path) -> None:
    """From the moment it begins until it ends; one at a time."""

    async def run(server: Server) -> None:
        async with await Client(server).named("Anna") as anna, Client(server) as guest:
            key = await at_table(anna, "sleepy", "me", "novice", options={"rounds": 1})
            await anna.until(lambda: bool(anna.tables[key].thinking))
            assert anna.tables[key].thinking[0].seats == (1,), "both bid at once"
            await guest.subscribe(key, watch=anna.info(key).watch)
            nth = anna.section(key, 0).nth
            assert isinstance(await anna.ask("hint", table=key, seat=0, nth=nth), Done)
            again = await anna.ask("hint", table=key, seat=0, nth=nth + 1)
            assert isinstance(again, Refusal)
            assert again.message.id == "refused-hint-asked"
            await anna.until(lambda: anna.refusals[-1].message.id == "refused-hint-failed")
            for client in (anna, guest):
                await client.until(lambda c=client: last_told(c, key)[1] == ())  # type: ignore[misc]
                assert (0,) in [told.hints for told in client.tables[key].thinking]

    with Server(tmp_path, games=ODD, think_seconds=0.5, workers=1) as server:
        asyncio.run(run(server))


def test_everybody_sees_which_bots_think(server: Server) -> None:
    """Said when it changes and not otherwise; at the end nobody thinks."""

    async def run() -> None:
        async with await Client(server).named("Anna") as anna, Client(server) as guest:
            key = await at_table(anna, "kingdom-builder", "me", "novice", options={"start": 1})
            await guest.subscribe(key, watch=anna.info(key).watch)
            await anna.play_on(key, Random(1))
            for client in (anna, guest):
                await client.until_over(key)
                await client.until(lambda c=client: last_told(c, key) == ((), ()))  # type: ignore[misc]
                told = [message.seats for message in client.tables[key].thinking]
                assert {(), (1,)} == set(told)
                assert all(before != after for before, after in pairwise(told))

    asyncio.run(run())


def test_a_table_says_who_hints_and_who_takes_over(server: Server) -> None:
    async def run() -> None:
        anna, boris = await people(server, "Anna", "Boris")
        plain = await anna.table("toy", "me", "open")
        assert (plain["adviser"], plain["substitute"]) == ("master", "apprentice")
        wish = {"adviser": "emperor", "substitute": "novice", "options": {"rounds": 1}}
        made = await anna.table("toy", "me", "open", series=True, **wish)
        key = made["id"]
        found = await anna.ok("GET", f"/api/tables/{key}")
        assert (found["adviser"], found["substitute"]) == ("emperor", "novice")
        await boris.join(made["invite"])
        await anna.start(key)
        async with anna:
            await anna.subscribe(key)
            await anna.until_shown(key)
            await boris.ok("POST", f"/api/tables/{key}/resign", json={})
            await anna.until(lambda: anna.info(key).seats[1].kind == "bot")
            assert anna.info(key).seats[1].level == "novice"
            events = anna.tables[key].seats[0].events
            (resigned,) = (event for event in events if event.id == "table-resign")
            assert resigned.args == {"level": "level:novice"}
            await anna.play_on(key, Random(1))
            await anna.until(lambda: len(anna.info(key).series) == 2)
            following = await anna.ok("GET", f"/api/tables/{anna.info(key).series[1].table}")
            assert (following["adviser"], following["substitute"]) == ("emperor", "novice")
            again = await anna.ok("POST", f"/api/tables/{key}/rematch")
            assert (again["adviser"], again["substitute"]) == ("emperor", "novice")

    asyncio.run(run())


@pytest.mark.parametrize("setting", ["adviser", "substitute"])
@pytest.mark.parametrize("level", ["random", "grandmaster", ""])
def test_levels_that_nobody_may_choose(server: Server, setting: str, level: str) -> None:
    async def run() -> None:
        anna = await Client(server).named("Anna")
        before = len(await anna.ok("GET", "/api/tables"))
        wish = {"title": "toy", "seats": [{"kind": "me"}] * 2, setting: level}
        answer = await anna.api("POST", "/api/tables", json=wish)
        refused(answer, 400, "no-level")
        assert answer.json()["text"] == (
            f"There is no bot {level}, only novice, apprentice, master, emperor."
        )
        assert len(await anna.ok("GET", "/api/tables")) == before

    asyncio.run(run())


def test_an_unknown_level_for_a_seat(server: Server) -> None:
    """Random is for tests and may sit there; what is not a level may not."""

    async def run() -> None:
        anna = await Client(server).named("Anna")
        wish = {"title": "toy", "seats": [{"kind": "me"}, {"kind": "bot", "level": "god"}]}
        answer = await anna.api("POST", "/api/tables", json=wish, headers={"accept-language": "ru"})
        refused(answer, 400, "no-level")
        assert answer.json()["text"] == (
            "Нет бота god, есть только random, novice, apprentice, master, emperor."
        )
        key = (await anna.table("toy", "me", "random"))["id"]
        await anna.start(key)
        answer = await anna.api("POST", f"/api/tables/{key}/resign", json={"level": "god"})
        refused(answer, 400, "no-level")

    asyncio.run(run())


def test_the_shelf_offers_four_levels(server: Server) -> None:
    async def run() -> None:
        for shown in await Client(server).ok("GET", "/api/games"):
            levels = [level["level"] for level in shown["levels"]]
            assert levels == ["novice", "apprentice", "master", "emperor"]
            for level in shown["levels"]:
                assert level["rating"] is None or isinstance(level["rating"], float)

    asyncio.run(run())


def test_the_shelf_tells_what_was_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """By title and level; what was not measured has no number."""
    measured = {("founders", "master"): 1623.5}
    monkeypatch.setattr(shelf, "rating", lambda title, level: measured.get((title, level)))
    told = {
        (game.title, level.level): level.rating
        for game in shelf.all_games()
        for level in game.levels
        if level.rating is not None
    }
    assert told == measured
