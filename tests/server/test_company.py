"""Finding people: open tables, quick pairing, invitations."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.client import Client
from tests.server.running import PATIENCE, Server
from tests.server.test_lobby import people, refused


async def listed(who: Client, query: str = "") -> list[str]:
    return [each["table"]["id"] for each in await who.ok("GET", f"/api/open{query}")]


def test_a_table_is_opened_to_all_and_found_by_what_it_is(server: Server) -> None:
    async def run() -> None:
        anna, boris = await people(server, "Anna", "Boris")
        made = await anna.table("toy", "me", "open", "open")
        key, path = made["id"], f"/api/tables/{made['id']}/listing"
        assert key not in await listed(boris)
        refused(await boris.api("POST", path, json={"listed": True}), 404, "no-table")
        assert (await anna.ok("POST", path, json={"listed": True}))["listed"]
        assert key in await listed(boris)
        assert key in await listed(boris, "?title=toy&rated=false&pace=free")
        for other in ("?title=founders", "?rated=true", "?pace=days"):
            assert key not in await listed(boris, other)
        slow = await anna.table(
            "toy", "me", "open", listed=True, rated=True, clock={"turn": 86400.0, "bank": 0.0}
        )
        assert slow["id"] in await listed(boris, "?rated=true&pace=days")
        await boris.join(made["invite"])
        refused(await boris.api("POST", path, json={"listed": False}), 403, "not-owner")
        await anna.ok("POST", path, json={"listed": False})
        assert key not in await listed(boris)

    asyncio.run(run())


def test_a_table_whose_host_has_gone_is_not_shown(tmp_path: Path) -> None:
    async def until(ready: Any) -> None:
        async with asyncio.timeout(PATIENCE):
            while not await ready():
                await asyncio.sleep(0.05)

    async def run(server: Server) -> None:
        anna, boris = await people(server, "Anna", "Boris")
        made = await anna.table("toy", "me", "open", listed=True)
        slow = await anna.table("toy", "me", "open", listed=True, clock={"turn": 86400.0})
        key = made["id"]

        async def gone() -> bool:
            return key not in await listed(boris)

        async def there() -> bool:
            return key in await listed(boris)

        await until(gone)
        assert slow["id"] in await listed(boris), "where turns take days a host need not be there"
        async with anna:
            await anna.subscribe(key)
            await until(there)
        await until(gone)

    with Server(tmp_path, open_minutes=0.02) as server:
        asyncio.run(run(server))


def wish(**more: Any) -> dict[str, Any]:
    return {"title": "toy", "seats": 2, **more}


async def paired(who: Client) -> str:
    """Where somebody is led, at last."""
    async with asyncio.timeout(PATIENCE):
        while True:
            found = await who.ok("POST", "/api/pairing/here")
            if found["table"] is not None:
                return str(found["table"])
            await asyncio.sleep(0.05)


def test_two_who_wish_for_the_same_are_led_to_one_table(server: Server) -> None:
    async def run() -> None:
        anna, boris, clara = await people(server, "Anna", "Boris", "Clara")
        waiting = await anna.ok("POST", "/api/pairing", json=wish(rated=True))
        assert (waiting["people"], waiting["table"]) == (1, None)
        # Casual is another wish: nobody is rated without having chosen it.
        assert (await clara.ok("POST", "/api/pairing", json=wish()))["table"] is None
        led = await boris.ok("POST", "/api/pairing", json=wish(rated=True))
        assert await paired(anna) == led["table"]
        table = await anna.ok("GET", f"/api/tables/{led['table']}")
        assert (table["status"], table["rated"]) == ("running", True)
        assert table["clock"] is not None
        assert sorted(seat["name"] for seat in table["seats"]) == ["Anna", "Boris"]
        assert (await clara.ok("POST", "/api/pairing/here"))["people"] == 1
        await clara.ok("DELETE", "/api/pairing")
        assert await clara.ok("POST", "/api/pairing/here") is None

    asyncio.run(run())


def test_bots_come_after_the_wait(server: Server) -> None:
    async def run() -> None:
        anna, boris = await people(server, "Anna", "Boris")
        # Rated alone with bots there is no game: it waits on.
        alone = wish(title="kingdom-builder", seats=3, rated=True, level="novice", wait=0)
        found = await boris.ok("POST", "/api/pairing", json=alone)
        assert found["table"] is None
        await boris.ok("DELETE", "/api/pairing")
        await anna.ok("POST", "/api/pairing", json=wish(seats=3, level="novice", wait=0.5))
        table = await anna.ok("GET", f"/api/tables/{await paired(anna)}")
        assert table["status"] == "running"
        kinds = sorted((seat["kind"], seat["level"]) for seat in table["seats"] if not seat["mine"])
        assert kinds == [("bot", "novice")] * 2

    asyncio.run(run())


def test_who_does_not_ask_any_more_is_not_led_anywhere(server: Server) -> None:
    async def run() -> None:
        anna, boris = await people(server, "Gone Anna", "Boris")
        await anna.ok("POST", "/api/pairing", json=wish(seats=3))
        ((who,),) = server.rows("select id from identities where name = 'Gone Anna'")
        server.change("update waits set seen = seen - 60 where identity = :who", who=who)
        found = await boris.ok("POST", "/api/pairing", json=wish(seats=3))
        assert found["people"] == 1
        await boris.ok("DELETE", "/api/pairing")

    asyncio.run(run())


def test_many_come_at_once_and_nobody_sits_at_two_tables(server: Server) -> None:
    async def run() -> None:
        everybody = await people(server, *(f"P{number}" for number in range(8)))
        four = wish(title="founders", seats=4)
        await asyncio.gather(*(one.ok("POST", "/api/pairing", json=four) for one in everybody))
        led = await asyncio.gather(*(paired(one) for one in everybody))
        assert sorted(led.count(key) for key in set(led)) == [4, 4]
        for one, key in zip(everybody, led, strict=True):
            mine = await one.ok("GET", "/api/tables")
            assert [table["id"] for table in mine] == [key]

    asyncio.run(run())


@pytest.mark.long
def test_several_processes_claim_everybody_once(postgres: Any, tmp_path: Path) -> None:
    async def run(first: Server, second: Server) -> None:
        here = await people(first, *(f"A{number}" for number in range(4)))
        there = await people(second, *(f"B{number}" for number in range(4)))
        everybody = [*here, *there]
        await asyncio.gather(*(one.ok("POST", "/api/pairing", json=wish()) for one in everybody))
        led = await asyncio.gather(*(paired(one) for one in everybody))
        assert sorted(led.count(key) for key in set(led)) == [2, 2, 2, 2]

    with Server(tmp_path, database=postgres()) as first, first.beside() as second:
        asyncio.run(run(first, second))


@pytest.mark.parametrize(
    ("more", "key"),
    [
        ({"title": "chess"}, "no-game"),
        ({"seats": 9}, "pairing-seats"),
        ({"level": "x"}, "no-level"),
    ],
)
def test_what_nobody_can_be_led_to_is_said(server: Server, more: dict[str, Any], key: str) -> None:
    async def run() -> None:
        (anna,) = await people(server, "Anna")
        refused(await anna.api("POST", "/api/pairing", json=wish(**more)), 400, key)

    asyncio.run(run())


def test_people_one_has_played_with_can_be_invited(server: Server) -> None:
    async def run() -> None:
        anna, boris, clara = await people(server, "Anna", "Boris", "Clara")
        assert await anna.ok("GET", "/api/companions") == []
        old = await anna.table("toy", "me", "open", options={"rounds": 1})
        await boris.join(old["invite"])
        assert await anna.ok("GET", "/api/companions") == [], "they have not played yet"
        await anna.start(old["id"])
        async with anna, boris:
            for one in (anna, boris):
                await one.subscribe(old["id"])
            await asyncio.gather(*(one.play_on(old["id"], Random(1)) for one in (anna, boris)))
        (known,) = await anna.ok("GET", "/api/companions")
        assert (known["name"], known["table"], known["seat"]) == ("Boris", old["id"], 1)
        made = await anna.table("toy", "me", "open", "open")
        path = f"/api/tables/{made['id']}/invitations"
        him = {"table": old["id"], "seat": 1}
        # Nobody invites to a table, or by a game, that is not theirs, or themselves.
        refused(await clara.api("POST", path, json=him), 404, "no-table")
        refused(
            await anna.api("POST", path, json={"table": old["id"], "seat": 0}), 404, "no-companion"
        )
        await anna.ok("POST", path, json=him)
        refused(await anna.api("POST", path, json=him), 409, "invited-already")
        assert await anna.ok("GET", path) == ["Boris"]
        (invitation,) = await boris.ok("GET", "/api/invitations")
        assert (invitation["host"], invitation["table"]["id"]) == ("Anna", made["id"])
        assert await clara.ok("GET", "/api/invitations") == []
        await boris.join(invitation["invite"])
        assert await boris.ok("GET", "/api/invitations") == []
        refused(await anna.api("POST", path, json=him), 409, "seated-already")
        # Once more, and not any more.
        made = await anna.table("toy", "me", "open")
        path = f"/api/tables/{made['id']}/invitations"
        await anna.ok("POST", path, json=him)
        await boris.ok("POST", f"/api/invitations/{made['id']}/decline", json={"ignore": True})
        assert await boris.ok("GET", "/api/invitations") == []
        assert await anna.ok("GET", path) == []
        assert await anna.ok("GET", "/api/companions") == []
        third = await anna.table("toy", "me", "open")
        refused(
            await anna.api("POST", f"/api/tables/{third['id']}/invitations", json=him),
            403,
            "not-invited",
        )
        (shut,) = await boris.ok("GET", "/api/ignored")
        assert shut["name"] == "Anna"
        await boris.ok("DELETE", f"/api/ignored/{shut['id']}")
        await anna.ok("POST", f"/api/tables/{third['id']}/invitations", json=him)

    asyncio.run(run())
