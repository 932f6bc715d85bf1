"""Being called to tables that have not begun: invitations and rematches, for who asked for it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from random import Random

import pytest

from tests.server.client import Client
from tests.server.receivers import Receiver
from tests.server.running import Server, eventually
from tests.server.test_calling import LOCAL, WISH, listening
from tests.server.test_calling_twice import last_word

ORIGIN = "https://house.example"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("company")
    with Server(folder, **LOCAL, public_url=ORIGIN) as running:
        yield running


async def played(house: Server, *called: Receiver) -> tuple[list[Client], str]:
    """Anna and others who are called have played a game to its end, and have gone."""
    names = ["Anna", *(f"Guest {n}" for n, _ in enumerate(called))]
    people = [await Client(house).named(name) for name in names]
    made = await people[0].table("toy", "me", *["open"] * len(called), options={"rounds": 1})
    for person in people[1:]:
        await person.join(made["invite"])
    await people[0].start(made["id"])
    for person in people:
        await person.connect()
        await person.subscribe(made["id"])
    await asyncio.gather(*(person.play_on(made["id"], Random(1)) for person in people))
    for person in people:
        await person.until_over(made["id"])
        await person.disconnect()
    for person, hook in zip(people[1:], called, strict=True):
        await listening(person, hook)
    return people, made["id"]


async def company(person: Client, wished: bool) -> None:
    info = await person.ok("PUT", "/api/calls", json={**WISH, "company": wished})
    assert info["company"] is wished


def told(house: Server, table: str) -> list[tuple[int, float | None]]:
    query = 'SELECT occasion, due FROM calls WHERE "table" = :key'
    return [(occasion, due) for occasion, due in house.rows(query, key=table)]


def test_an_invitation_calls_who_has_asked_for_that_and_once(house: Server) -> None:
    async def run() -> None:
        async with Receiver() as wanted, Receiver() as other:
            (anna, bob, carl), old = await played(house, wanted, other)
            assert (await carl.ok("GET", "/api/calls"))["company"] is False, "off until asked for"
            await company(bob, True)
            made = await anna.table("toy", "me", "open", "open")
            for seat in (1, 2):
                wish = {"table": old, "seat": seat}
                await anna.ok("POST", f"/api/tables/{made['id']}/invitations", json=wish)
            await wanted.until(1)
            said = wanted.json()
            assert said["title"] == "Anna invites you: The toy bazaar"
            # The way in is on the shelf, for Bob alone: a group may read the message.
            assert said["link"] == f"{ORIGIN}/"
            assert made["invite"] not in wanted.bodies[0].decode()
            await last_word(bob, wanted)
            await last_word(carl, other)
            assert (len(wanted.bodies), len(other.bodies)) == (2, 1)
            # The game that begins is told as well: it is something else.
            for person in (bob, carl):
                await person.join(made["invite"])
            await anna.start(made["id"])
            await wanted.until(3)
            assert wanted.json()["title"] == "Your turn: The toy bazaar"
            assert wanted.json()["link"] == f"{ORIGIN}/t/{made['id']}"

    asyncio.run(run())


def test_what_was_answered_meanwhile_is_not_told(house: Server) -> None:
    async def run() -> None:
        async with Receiver() as hook:
            (anna, bob), old = await played(house, hook)
            await company(bob, True)
            # While Bob has a page before his eyes nothing is sent: it waits.
            await bob.connect()
            elsewhere = await bob.table("toy", "me", "random")
            await bob.subscribe(elsewhere["id"])
            made = await anna.table("toy", "me", "open")
            path = f"/api/tables/{made['id']}"
            await anna.ok("POST", f"{path}/invitations", json={"table": old, "seat": 1})
            await eventually(lambda: bool(told(house, made["id"])))
            await bob.ok("POST", f"/api/invitations/{made['id']}/decline", json={})
            await bob.disconnect()
            house.change('UPDATE calls SET due = 0 WHERE "table" = :key', key=made["id"])
            await eventually(lambda: told(house, made["id"]) == [(-1, None)])
            await last_word(bob, hook)
            assert len(hook.bodies) == 1

    asyncio.run(run())


def test_a_rematch_that_waits_for_me_calls_me(house: Server) -> None:
    async def run() -> None:
        async with Receiver() as wanted, Receiver() as other:
            (anna, bob, carl), old = await played(house, wanted, other)
            await company(bob, True)
            await carl.ok("PUT", "/api/calls", json={**WISH, "company": False})
            again = await anna.ok("POST", f"/api/tables/{old}/rematch")
            await anna.ok("POST", f"/api/tables/{old}/rematch")
            await wanted.until(1)
            said = wanted.json()
            assert said["title"] == "Anna would like a rematch: The toy bazaar"
            assert said["link"] == f"{ORIGIN}/t/{again['id']}"
            await last_word(bob, wanted)
            await last_word(carl, other)
            assert (len(wanted.bodies), len(other.bodies)) == (2, 1)

    asyncio.run(run())
