"""When something of ours fails, people are told or get what they missed: nothing stays silent."""

from __future__ import annotations

import asyncio
import os
import signal
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from pentarchy.kernel.registry import game, titles
from pentarchy.server import shelf
from pentarchy.server.messages import Done
from tests.server.client import Client
from tests.server.running import Server, children, eventually
from tests.server.test_undo import leave, seated

GAMES = ",".join(
    [
        "toy=tests.toy:game",
        *(f"{name}=tests.server.odd_games:{name}" for name in ("frail", "broken")),
    ]
)


def test_a_mistake_that_happens_once_is_healed(tmp_path: Path) -> None:
    """The table is read anew and shown whole: nobody has to connect again."""

    async def run(server: Server) -> None:
        key, people = await seated(server, "frail", "Anna", "Boris")
        await asyncio.gather(*(p.play_on(key, Random(n)) for n, p in enumerate(people)))
        for person in people:
            await person.until_over(key)
            assert person.closed is None
        await leave(people)

    with Server(tmp_path, games=GAMES) as server:
        asyncio.run(run(server))
        assert "this game has a mistake in it" in server.log.read_text()


def test_a_table_that_cannot_be_shown_is_said_and_harms_no_other(tmp_path: Path) -> None:
    async def run(server: Server) -> None:
        anna = await Client(server).named("Anna")
        keys = [(await anna.table(title, "me", "me"))["id"] for title in ("broken", "toy")]
        broken, toy = keys
        for key in keys:
            await anna.start(key)

        def shown_or_refused(seat: int, nth: int) -> bool:
            return bool(anna.refusals) or anna.section(broken, seat).nth >= nth

        async with anna:
            for key in keys:
                await anna.subscribe(key)
                await anna.until_shown(key)
            while not anna.refusals:
                seat = anna.my_turns(broken)[0]
                choice = anna.section(broken, seat).choices[-1]
                answer = await anna.move(broken, seat, choice.id)
                assert isinstance(answer, Done), "it is stored all the same"
                await anna.until(partial(shown_or_refused, seat, answer.nth or 0))
            (refusal,) = anna.refusals
            assert refusal.table == broken
            assert refusal.message.id == "refused-failed"
            await anna.play_on(toy, Random(1))
            assert anna.tables[toy].over

    with Server(tmp_path, games=GAMES) as server:
        asyncio.run(run(server))


def test_a_worker_that_lives_on_does_not_keep_the_address(tmp_path: Path) -> None:
    """A killed server starts again at once, though a worker of the old one is still there."""

    async def think(server: Server) -> None:
        anna = await Client(server).named("Anna")
        key = (await anna.table("toy", "me", "random", options={"first": 1}))["id"]
        await anna.start(key)
        async with anna:
            await anna.subscribe(key)
            await anna.play_on(key, Random(1), moves=1)
            await eventually(lambda: bool(children(server.pid)))

    with Server(tmp_path) as server:
        asyncio.run(think(server))
        workers = children(server.pid)
        for worker in workers:
            os.kill(worker, signal.SIGSTOP)
        try:
            server.kill()
            server.start()
        finally:
            for worker in workers:
                os.kill(worker, signal.SIGKILL)


def test_all_types_are_known_before_there_are_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    looked_at: list[Any] = []
    monkeypatch.setattr(msgspec.json, "Decoder", looked_at.append)
    shelf.warm_up()
    for title in titles():
        found = game(title)
        assert {found.options_type, found.view_type, *found.steps} <= set(looked_at)
