"""Nothing is said twice: not after a restart, not by two processes, not after a kill."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Client
from tests.server.receivers import Receiver
from tests.server.running import Server, eventually
from tests.server.test_calling import LOCAL, listening
from tests.server.timed import Clock


async def called(server: Server, hook: Receiver) -> tuple[Client, Client, str]:
    """Anna plays, Bob is called."""
    anna, bob = [await Client(server).named(name) for name in ("Anna", "Bob")]
    await listening(bob, hook)
    table = await anna.table("toy", "me", "open")
    await bob.join(table["invite"])
    await anna.start(table["id"])
    return anna, bob, table["id"]


async def last_word(bob: Client, hook: Receiver) -> None:
    """A test goes the same way as everything before it."""
    channel = (await bob.ok("GET", "/api/calls"))["channels"][0]["id"]
    before = len(hook.bodies)
    await bob.ok("POST", f"/api/calls/channels/{channel}/test")
    await hook.until(before + 1)
    assert hook.json()["title"] == "Pentarchy can reach you here"


def waits(server: Server) -> bool:
    return bool(server.rows("SELECT 1 FROM calls WHERE due IS NOT NULL"))


def test_a_restart_repeats_nothing_and_forgets_nothing(
    tmp_path: Path, database: str | None
) -> None:
    clock = Clock(tmp_path)

    async def run(server: Server) -> None:
        async with Receiver() as hook:
            _, bob, _ = await called(server, hook)
            key = (await bob.ok("GET", "/api/calls"))["push_key"]
            await eventually(lambda: waits(server))
            server.kill()
            assert hook.bodies == []
            clock.forward(120)
            server.start()
            await hook.until(1)
            server.stop()
            server.start()
            await last_word(bob, hook)
            assert len(hook.bodies) == 2
            assert (await bob.ok("GET", "/api/calls"))["push_key"] == key

    with Server(tmp_path, database=database, clock=clock, private_addresses="true") as server:
        asyncio.run(run(server))


def test_what_was_played_just_before_a_kill_is_told_too(tmp_path: Path) -> None:
    """As if the process had ended after the move was stored, and before anybody looked."""

    async def run(server: Server) -> None:
        async with Receiver() as hook:
            anna, _, table = await called(server, hook)
            await hook.until(1)
            await anna.connect()
            await anna.subscribe(table)
            await anna.until_shown(table)
            await anna.move(table, 0, anna.section(table, 0).choices[0].id)
            server.kill()
            server.change("DELETE FROM calls")
            server.start()
            await hook.until(2)
            assert hook.json()["link"].endswith(f"/t/{table}")

    with Server(tmp_path, **LOCAL) as server:
        asyncio.run(run(server))


@pytest.mark.long
def test_two_processes_send_one_message(tmp_path: Path, postgres: Any) -> None:
    async def run(one: Server, two: Server) -> None:
        async with Receiver() as hook:
            anna, bob, _ = await called(one, hook)
            other = Client(two, bob.cookies)
            for _ in range(10):
                table = await anna.table("toy", "me", "open")
                await other.join(table["invite"])
                await anna.start(table["id"])
            await eventually(lambda: not waits(one))
            told = await _told(bob, hook)
            assert len(told) == len(set(told)) == 11
            # Who looks through the other process is not called through this one.
            table = await anna.table("toy", "me", "open")
            await other.join(table["invite"])
            await other.connect()
            await other.subscribe(table["id"])
            await anna.start(table["id"])
            before = len(hook.bodies)
            await last_word(bob, hook)
            assert len(hook.bodies) == before + 1
            await other.disconnect()

    with (
        Server(tmp_path, database=postgres(), **LOCAL) as one,
        one.beside().start() as two,
    ):
        asyncio.run(run(one, two))


async def _told(bob: Client, hook: Receiver) -> list[str]:
    """The tables of all messages so far."""
    await last_word(bob, hook)
    bodies = [hook.json(place) for place in range(len(hook.bodies) - 1)]
    return [each["link"] for body in bodies for each in body["tables"]]
