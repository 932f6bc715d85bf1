"""A table that goes on from a position of a finished game, with fresh chance."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from pentarchy.kernel.chance import CHANCE
from pentarchy.kernel.record import Branch, Move, Record, read_record
from pentarchy.kernel.registry import titles
from pentarchy.kernel.replay import replay, seed_kept
from tests.server.client import Client
from tests.server.running import Server
from tests.server.test_lobby import refused
from tests.server.test_records import played

every_title = pytest.mark.parametrize("title", titles())
FRIENDS = {"seats": [{"kind": "me"}, {"kind": "open"}]}
ALONE = {"seats": [{"kind": "me"}, {"kind": "bot", "level": "novice"}]}


def decisions(record: Record) -> int:
    return sum(isinstance(line, Move) and line.seat != CHANCE for line in record.lines)


async def uploaded(person: Client, title: str) -> tuple[str, Record]:
    """A finished game among somebody's tables."""
    record = played(title).record()
    answer = await person.ok("POST", "/api/records", content=record.to_text().encode())
    return answer["table"]["id"], record


@every_title
def test_friends_play_on_from_the_middle(title: str, server: Server) -> None:
    async def run() -> None:
        anna, bob = [await Client(server).named(name) for name in ("Anna", "Bob")]
        source, first = await uploaded(anna, title)
        middle = decisions(first) // 2
        path = f"/api/tables/{source}/positions/{middle}"
        table = await anna.ok("POST", f"{path}/table", json=FRIENDS)
        key = table["id"]
        assert table["origin"] == f"table:{source}:{middle}"
        await bob.join(table["invite"])
        started = await anna.start(key)
        for person in (anna, bob):
            await person.connect()
            await person.subscribe(key)
            await person.until_shown(key)
        before = await anna.ok("GET", f"{path}?seat=0")
        assert anna.tables[key].seats[0].view["turn"] == before["view"]["turn"]
        await asyncio.gather(*(p.play_on(key, Random(n)) for n, p in enumerate((anna, bob))))
        for person in (anna, bob):
            await person.until_over(key)
            await person.disconnect()
        record = read_record((await anna.api("GET", f"/api/tables/{key}/record")).text)
        assert replay(record).difference is None
        assert seed_kept(record) is None
        (branch,) = record.branches
        assert branch.source == table["origin"]
        assert branch.commitment == started["commitment"]
        joint = record.lines.index(branch)
        kept = [str(line) for line in first.lines[:joint]]
        assert [str(line) for line in record.lines[:joint]] == kept
        # What was played on can be uploaded, walked through and played on again.
        again = await bob.ok("POST", "/api/records", content=record.to_text().encode())
        assert tuple(again["table"]["scores"]) == record.scores
        twice = f"/api/tables/{again['table']['id']}/positions/{middle + 1}/table"
        assert (await bob.ok("POST", twice, json=ALONE))["status"] == "open"

    asyncio.run(run())


def test_it_goes_on_after_a_kill(tmp_path: Path, database: str | None) -> None:
    """The beginning is stored: the table is what it was when the process comes back."""

    async def begin(server: Server) -> tuple[Client, str, object]:
        anna = await Client(server).named("Anna")
        source, first = await uploaded(anna, "kingdom-builder")
        path = f"/api/tables/{source}/positions/{decisions(first) // 2}/table"
        key = (await anna.ok("POST", path, json={"seats": [{"kind": "me"}] * 2}))["id"]
        await anna.start(key)
        await anna.connect()
        await anna.subscribe(key)
        await anna.until_shown(key)
        await anna.play_on(key, Random(1), 4)
        view = anna.tables[key].seats[0].view
        await anna.disconnect()
        return anna, key, view

    async def after(anna: Client, key: str, view: object) -> None:
        await anna.connect()
        await anna.subscribe(key)
        await anna.until_shown(key)
        assert anna.tables[key].seats[0].view == view
        await anna.play_on(key, Random(2))
        await anna.until_over(key)
        record = read_record((await anna.api("GET", f"/api/tables/{key}/record")).text)
        assert replay(record).difference is None
        assert any(isinstance(line, Branch) for line in record.lines)
        await anna.disconnect()

    with Server(tmp_path, database=database) as server:
        anna, key, view = asyncio.run(begin(server))
        server.kill()
        server.start()
        asyncio.run(after(Client(server, anna.cookies), key, view))


def test_a_bot_plays_on_too(server: Server) -> None:
    async def run() -> None:
        anna = await Client(server).named("Anna")
        source, first = await uploaded(anna, "eight-minute-empire")
        path = f"/api/tables/{source}/positions/{decisions(first) - 3}/table"
        key = (await anna.ok("POST", path, json=ALONE))["id"]
        await anna.start(key)
        async with anna:
            await anna.subscribe(key)
            await anna.until_shown(key)
            await anna.play_on(key, Random(1))
            await anna.until_over(key)

    asyncio.run(run())


def test_what_cannot_be_played_on_is_said(server: Server) -> None:
    async def run() -> None:
        anna, eve = [await Client(server).named(name) for name in ("Anna", "Eve")]
        source, first = await uploaded(anna, "kingdom-builder")
        last = decisions(first)
        path = f"/api/tables/{source}/positions"
        over = await anna.api("POST", f"{path}/{last}/table", json=ALONE)
        refused(over, 409, "nothing-left")
        beyond = await anna.api("POST", f"{path}/{last + 1}/table", json=ALONE)
        refused(beyond, 404, "no-position")
        three = {"seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
        refused(await anna.api("POST", f"{path}/3/table", json=three), 400, "other-seats")
        refused(await eve.api("POST", f"{path}/3/table", json=ALONE), 404, "no-table")
        running = (await anna.table("kingdom-builder", "me", "me"))["id"]
        await anna.start(running)
        still = await anna.api("POST", f"/api/tables/{running}/positions/0/table", json=ALONE)
        refused(still, 409, "not-finished")

    asyncio.run(run())
