"""What bots think: kept with their moves, told to nobody before the end, to readers after it."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

from pentarchy.kernel.chance import CHANCE
from pentarchy.kernel.record import Move, Record, read_record
from pentarchy.server.messages import Done
from tests.server.client import Client
from tests.server.running import Server
from tests.server.test_lobby import refused

TELLING = ("playouts", "chance_before", "runner_up", "prepares")
"""Words that stand in every thought and in nothing else that is sent."""


async def all_that_http_tells(client: Client, key: str, watch: str) -> list[str]:
    """Every answer about a table that there is to be had by asking."""
    paths = ["/api/tables", "/api/open", f"/api/watch/{watch}"]
    for path in ("", "/record", "/positions/1", "/course", "/thoughts"):
        paths += [f"/api/tables/{key}{path}", f"/api/tables/{key}{path}?watch={watch}"]
    return [(await client.api("GET", path)).text for path in paths]


def moved(record: Record, seat: int) -> list[int]:
    """The positions that moves of a seat led to."""
    decided = [line for line in record.lines if isinstance(line, Move) and line.seat != CHANCE]
    return [position for position, move in enumerate(decided, 1) if move.seat == seat]


def kept(server: Server, key: str) -> int:
    """How many thoughts of a table are stored."""
    ((count,),) = server.rows('select count(*) from thoughts where "table" = :key', key=key)
    return int(count)


async def half_a_game(anna: Client, key: str) -> None:
    """Some turns; then Anna takes back a move that the bot has answered, and so it does too."""
    await anna.play_on(key, Random(1), moves=7)
    await anna.until(lambda: bool(anna.my_turns(key)))
    before = kept(anna.server, key)
    while kept(anna.server, key) == before:
        await anna.play_on(key, Random(1), moves=1)
        await anna.until(lambda: bool(anna.my_turns(key)))
    nth = anna.section(key, 0).nth
    answer = await anna.ask("undo", table=key, seat=0, nth=nth, back=1)
    assert isinstance(answer, Done)
    await anna.until_nth(key, 0, answer.nth)


def test_thoughts_are_told_after_the_end_and_not_before(server: Server) -> None:
    async def run() -> None:
        async with await Client(server).named("Anna") as anna, Client(server) as guest:
            made = await anna.table("kingdom-builder", "me", "apprentice", hints=False)
            key, watch = made["id"], made["watch"]
            await anna.start(key)
            await anna.subscribe(key)
            await guest.subscribe(key, watch=watch)
            await anna.until_shown(key)
            await half_a_game(anna, key)
            assert kept(server, key) > 3, "there is something that could leak"
            for client in (anna, guest):
                said = await all_that_http_tells(client, key, watch)
                assert not any(word in text for text in said for word in TELLING)
            refused(await anna.api("GET", f"/api/tables/{key}/thoughts"), 409, "not-finished")
            await anna.play_on(key, Random(2))
            for client in (anna, guest):
                await client.until_over(key)
                assert not any(word in text for text in client.wire for word in TELLING)

            told = await anna.ok("GET", f"/api/tables/{key}/thoughts")
            check_told(told, read_record((await anna.api("GET", f"/api/tables/{key}/record")).text))
            assert len(told) < kept(server, key), "what was taken back is in no replay"
            assert await guest.ok("GET", f"/api/tables/{key}/thoughts?watch={watch}") == told
            stranger = await Client(server).named("Boris")
            refused(await stranger.api("GET", f"/api/tables/{key}/thoughts"), 404, "no-table")

    asyncio.run(run())


def check_told(told: list[dict[str, Any]], record: Record) -> None:
    """Every move of the bot that counts, and only those; reasons where it began a plan."""
    assert [thought["position"] for thought in told] == moved(record, seat=1)
    assert {(thought["seat"], thought["level"]) for thought in told} == {(1, "apprentice")}
    assert told[0]["reasons"] is not None
    reasons = [thought["reasons"] for thought in told if thought["reasons"] is not None]
    assert len(reasons) < len(told)
    for each in reasons:
        assert set(TELLING) < set(each)
        assert each["line"]
    assert any(each["playouts"] > 0 for each in reasons)


def test_an_uploaded_record_has_no_thoughts(server: Server) -> None:
    async def run() -> None:
        async with await Client(server).named("Anna") as anna:
            key = (await anna.table("toy", "me", "novice", options={"rounds": 1}))["id"]
            await anna.start(key)
            await anna.subscribe(key)
            await anna.play_on(key, Random(1))
            await anna.until_over(key)
            assert await anna.ok("GET", f"/api/tables/{key}/thoughts")
            text = (await anna.api("GET", f"/api/tables/{key}/record")).text
            assert not any(word in text for word in TELLING)
            uploaded = await anna.ok("POST", "/api/records", content=text.encode())
            copy = uploaded["table"]["id"]
            assert await anna.ok("GET", f"/api/tables/{copy}/thoughts") == []

    asyncio.run(run())
