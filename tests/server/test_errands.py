"""What visitors wish that takes a while: bounded in every way, and nobody at a table waits."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from pentarchy.server.errands import ANALYSIS, LOOK, UPLOAD, Bounds, Errands, Kind
from pentarchy.server.limits import address_of
from pentarchy.server.refusals import Refused
from tests.server.client import Client
from tests.server.odd_errands import count_to, double, forever, wrong
from tests.server.running import PATIENCE, Server, children, eventually
from tests.server.test_lobby import refused
from tests.server.test_records import played

ODD = (
    "toy=tests.toy:game,slow=tests.server.odd_games:slow,heavy=tests.server.odd_games:heavy,"
    "sleepy=tests.server.odd_games:sleepy"
)
ELSEWHERE = "127.0.0.2"


def record_of(title: str) -> bytes:
    """A record that says it is of that game."""
    return played("toy").record().to_text().replace("game: toy", f"game: {title}").encode()


async def upload(client: Client, title: str) -> Any:
    return await client.api("POST", "/api/records", content=record_of(title))


async def errands(client: Client, running: int, waiting: int) -> None:
    """Wait until so many errands are being done, and so many wait."""
    async with asyncio.timeout(PATIENCE):
        while True:
            health = await client.ok("GET", "/health")
            if (health["running_errands"], health["waiting_errands"]) == (running, waiting):
                return
            await asyncio.sleep(0.01)


def test_uploads_that_never_end_hold_up_neither_bots_nor_others(tmp_path: Path) -> None:
    """Six of them, from one address, and a single worker for bots."""

    async def run(server: Server) -> None:
        people = [await Client(server).named(f"Person {n}") for n in range(6)]
        endless = [asyncio.create_task(upload(person, "slow")) for person in people]
        await errands(people[0], 1, 5)
        async with await Client(server).named("Anna") as anna:
            key = (await anna.table("toy", "me", "apprentice", options={"rounds": 1}))["id"]
            await anna.start(key)
            await anna.subscribe(key)
            await anna.play_on(key, Random(1))
        boris = await Client(server, source=ELSEWHERE).named("Boris")
        assert (await upload(boris, "toy")).status_code == 201
        assert not any(task.done() for task in endless)
        for task in endless:
            task.cancel()
        await asyncio.gather(*endless, return_exceptions=True)

    with Server(tmp_path, games=ODD, workers=1, errand_seconds=1000) as server:
        asyncio.run(run(server))


@pytest.mark.parametrize(("title", "reason"), [("slow", "errand-slow"), ("heavy", "errand-large")])
def test_what_takes_too_long_or_too_much_is_ended(title: str, reason: str, tmp_path: Path) -> None:
    async def run(server: Server) -> None:
        anna = await Client(server).named("Anna")
        refused(await upload(anna, title), 422, reason)
        assert (await anna.ok("GET", "/health"))["replaced_workers"] == 1
        assert (await upload(anna, "toy")).status_code == 201

    seconds = 0.5 if title == "slow" else 60
    with Server(tmp_path, games=ODD, errand_seconds=seconds, errand_megabytes=512) as server:
        asyncio.run(run(server))


def test_only_so_many_wait(tmp_path: Path) -> None:
    """For one person, for one address, and in all."""

    async def run(server: Server) -> None:
        anna = await Client(server).named("Anna")
        boris = await Client(server).named("Boris")
        cleo = await Client(server, source=ELSEWHERE).named("Cleo")
        tasks = [asyncio.create_task(upload(anna, "slow")) for _ in range(2)]
        await errands(anna, 1, 1)
        refused(await upload(anna, "toy"), 429, "errands-own")
        tasks.append(asyncio.create_task(upload(boris, "slow")))
        await errands(anna, 1, 2)
        refused(await upload(boris, "toy"), 429, "errands-address")
        tasks.append(asyncio.create_task(upload(cleo, "slow")))
        await errands(anna, 2, 2)  # another address has the other worker
        tasks.append(asyncio.create_task(upload(cleo, "slow")))
        await errands(anna, 2, 3)
        diana = await Client(server, source="127.0.0.3").named("Diana")
        answer = await diana.api(
            "POST", "/api/records", content=record_of("toy"), headers={"accept-language": "ru"}
        )
        refused(answer, 503, "errands-full")
        assert answer.json()["text"].startswith("Слишком многие ждут")
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    limits = {"uploads_waiting": 2, "address_errands": 3, "errands": 3}
    with Server(tmp_path, limits, games=ODD, errand_seconds=1000) as server:
        asyncio.run(run(server))


def test_who_goes_away_is_not_worked_for(tmp_path: Path) -> None:
    """One that waits goes from the queue, one that is being done is ended with its process."""

    async def run(server: Server) -> None:
        anna = await Client(server).named("Anna")
        assert (await upload(anna, "toy")).status_code == 201
        (worker,) = children(server.pid)
        first = asyncio.create_task(upload(anna, "slow"))
        await errands(anna, 1, 0)
        second = asyncio.create_task(upload(anna, "slow"))
        await errands(anna, 1, 1)
        second.cancel()
        await errands(anna, 1, 0)
        assert worker in children(server.pid)
        first.cancel()
        await eventually(lambda: worker not in children(server.pid))
        assert (await upload(anna, "toy")).status_code == 201

    with Server(tmp_path, games=ODD, errand_seconds=1000) as server:
        asyncio.run(run(server))


def test_components_from_outside_are_bounded(server: Server) -> None:
    """A record of a few kilobytes that asks for a hundred million coins."""
    text = played("toy").record().to_text()
    own = 'own components:\n| title = "toy"\n| [numbers]\n| coins = 100000000\nmoves:'

    async def run() -> None:
        anna = await Client(server).named("Anna")
        content = text.replace("moves:", own).encode()
        answer = await anna.api("POST", "/api/records", content=content)
        refused(answer, 422, "record")
        said = answer.json()["text"]
        assert said.endswith("numbers.coins: a number must be from -1000 to 1000")

    asyncio.run(run())


BOUNDS = Bounds(
    quick_workers=1,
    long_workers=1,
    seconds=60,
    megabytes=1024,
    waiting=10,
    own={"upload": 2, "look": 5, "analysis": 2},
    address=20,
)


def with_errands(work: Callable[[Errands], Awaitable[None]]) -> None:
    async def run() -> None:
        errands = Errands(BOUNDS)
        errands.start()
        try:
            await work(errands)
        finally:
            await errands.stop()

    asyncio.run(run())


async def asked(errands: Errands, kind: Kind, function: Any, *args: Any, **more: Any) -> Any:
    return await errands.run(kind, function, *args, who="anna", address="1.2.3.4", **more)


def test_a_long_errand_tells_how_far_it_is_and_can_be_cancelled() -> None:
    async def work(errands: Errands) -> None:
        told: list[Any] = []

        def hear(what: msgspec.Raw) -> None:
            told.append(msgspec.json.decode(what))

        assert await asked(errands, ANALYSIS, count_to, 3, told=hear) == "done"
        assert told == [1, 2, 3]
        endless = asyncio.create_task(
            asked(errands, ANALYSIS, forever, told=hear, key="game 7", seconds=1000)
        )
        await eventually(lambda: told[-1] == "begun")
        # A quick one does not wait for it, nor does another long one go ahead of it.
        assert await asked(errands, LOOK, double, 21) == 42
        queued = asyncio.create_task(asked(errands, ANALYSIS, count_to, 1, key="game 8"))
        await eventually(lambda: errands.waiting == 1)
        assert not errands.cancel("game 9")
        assert errands.cancel("game 7")
        with pytest.raises(Refused, match="errand-cancelled"):
            await endless
        assert await queued == "done"

    with_errands(work)


def test_an_errand_with_a_mistake_harms_no_other() -> None:
    async def work(errands: Errands) -> None:
        with pytest.raises(Refused, match="failed"):
            await asked(errands, UPLOAD, wrong)
        assert await asked(errands, UPLOAD, double, 2) == 4
        assert errands.failures == 0

    with_errands(work)


@pytest.mark.parametrize(
    ("host", "whose"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testserver", "testserver"),
        (None, ""),
    ],
)
def test_all_addresses_of_an_ipv6_network_are_one(host: str | None, whose: str) -> None:
    assert address_of(host) == whose
