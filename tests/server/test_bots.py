"""Bots at tables: they move whatever happens to the processes they think in."""

from __future__ import annotations

import asyncio
import os
import signal
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from pentarchy.server.messages import Done, Hint, Refusal
from tests.server.client import Client
from tests.server.running import Server, children, eventually

ODD = "toy=tests.toy:game,sleepy=tests.server.odd_games:sleepy,deadly=tests.server.odd_games:deadly"


@pytest.mark.parametrize("title", ["kingdom-builder", "toy"])
def test_a_person_plays_against_bots(title: str, server: Server) -> None:
    async def play() -> None:
        async with await Client(server).named("Anna") as anna:
            key = (await anna.table(title, "apprentice", "me", "random"))["id"]
            await anna.start(key)
            await anna.subscribe(key)
            await anna.until_shown(key)
            assert await anna.play_on(key, Random(1))
            assert anna.tables[key].over

    asyncio.run(play())


@pytest.mark.parametrize("title", ["sleepy", "deadly"])
def test_a_bot_moves_though_its_worker_does_not(title: str, tmp_path: Path) -> None:
    """The worker is ended or has ended, another takes its place, and the game comes to its end."""

    async def play(server: Server) -> None:
        async with await Client(server).named("Anna") as anna:
            table = await anna.table(title, "me", "apprentice", options={"rounds": 1})
            await anna.start(table["id"])
            await anna.subscribe(table["id"])
            await anna.play_on(table["id"], Random(1))
            assert (await anna.ok("GET", "/health"))["replaced_workers"] > 1, "another one tried"

    with Server(tmp_path, games=ODD, think_seconds=0.3) as server:
        asyncio.run(play(server))


def test_other_tables_go_on_while_a_bot_hangs(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        async with await Client(server).named("Anna") as anna:
            hanging = (await anna.table("sleepy", "apprentice", "me"))["id"]
            await anna.start(hanging)
            key = (await anna.table("toy", "me", "me"))["id"]
            await anna.start(key)
            await anna.subscribe(key)
            await anna.play_on(key, Random(1))

    with Server(tmp_path, games=ODD, think_seconds=1000, workers=1) as server:
        asyncio.run(play(server))


def test_a_worker_killed_from_outside_is_replaced(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        async with await Client(server).named("Anna") as anna:
            key = (await anna.table("kingdom-builder", "me", "apprentice"))["id"]
            await anna.start(key)
            await anna.subscribe(key)
            for turn in range(3):
                await anna.play_on(key, Random(turn), moves=4)
                for pid in children(server.pid):
                    with suppress(ProcessLookupError):  # one from before, just now taken away
                        os.kill(pid, signal.SIGKILL)
            await anna.play_on(key, Random(9), moves=4)

    with Server(tmp_path) as server:
        asyncio.run(play(server))


def test_a_server_that_is_killed_leaves_no_worker_behind(tmp_path: Path) -> None:
    async def begin(server: Server) -> list[int]:
        async with await Client(server).named("Anna") as anna:
            key = (await anna.table("sleepy", "apprentice", "me"))["id"]
            await anna.start(key)
            await anna.subscribe(key)
            await eventually(lambda: bool(children(server.pid)))
            return children(server.pid)

    with Server(tmp_path, games=ODD, think_seconds=1000) as server:
        workers = asyncio.run(begin(server))
        server.kill()
        asyncio.run(eventually(lambda: not any(is_running(pid) for pid in workers)))


def is_running(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state != "Z"


def test_hints_for_one_person(server: Server) -> None:
    async def play() -> None:
        async with await Client(server).named("Anna") as anna:
            key = (await anna.table("kingdom-builder", "me", "random", hints=True))["id"]
            await anna.start(key)
            await anna.subscribe(key)
            await anna.until(lambda: bool(anna.tables[key].seats) and bool(anna.my_turns(key)))
            nth = anna.section(key, 0).nth
            hints: list[Hint] = []
            anna.on_hint = hints.append
            answer = await anna.ask("hint", table=key, seat=0, nth=nth)
            assert isinstance(answer, Done)
            await anna.until(lambda: bool(hints))
            hint = hints[0]
            assert hint.action in [choice.id for choice in anna.section(key, 0).choices]
            assert hint.level == anna.info(key).adviser == "master"
            reasons = hint.reasons
            assert reasons is not None
            assert reasons.playouts > 0
            labels = [choice.label for choice in anna.section(key, 0).choices]
            assert reasons.line[0] in labels
            assert reasons.runner_up is not None
            assert reasons.runner_up not in reasons.line
            assert reasons.chance_before is not None
            assert reasons.chance is not None
            events = anna.tables[key].seats[0].events
            assert [event.seat for event in events if event.id == "table-hint"] == [0]
            stale = await anna.move(key, 0, hint.action, nth)
            assert isinstance(stale, Refusal), "the hint was a row of this seat"
            assert isinstance(await anna.move(key, 0, hint.action), Done)

    asyncio.run(play())


@pytest.mark.parametrize(
    ("seats", "hints"), [(("me", "random"), False), (("me", "me"), True)], ids=["off", "two people"]
)
def test_no_hints(server: Server, seats: tuple[str, ...], hints: bool) -> None:
    """Not where they were not chosen, and not where two people sit."""

    async def play() -> None:
        async with await Client(server).named("Anna") as anna:
            key = (await anna.table("toy", *seats, hints=hints))["id"]
            await anna.start(key)
            await anna.subscribe(key)
            await anna.until(lambda: bool(anna.tables[key].seats) and bool(anna.my_turns(key)))
            assert not anna.info(key).hints
            nth = anna.section(key, 0).nth
            refusal = await anna.ask("hint", table=key, seat=0, nth=nth)
            assert isinstance(refusal, Refusal)
            assert refusal.message.id == "refused-no-hints"
            assert anna.section(key, 0).nth == nth

    asyncio.run(play())
