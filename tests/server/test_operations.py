"""For who runs the server: what /health and /metrics say."""

from __future__ import annotations

import asyncio
import resource
import sys
from pathlib import Path
from random import Random

import pytest
from prometheus_client.parser import text_string_to_metric_families

from pentarchy.server.messages import Done, Refusal
from tests.server.client import Client
from tests.server.running import PATIENCE, Server
from tests.server.test_lobby import refused

TOKEN = "a token of more than sixteen letters"


async def numbers(person: Client) -> dict[str, float]:
    """Every sample by its name, with its labels behind it."""
    answer = await person.api("GET", "/metrics")
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"].startswith("text/plain")
    return {
        " ".join((sample.name, *sample.labels.values())): sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
    }


def test_what_happens_is_counted(tmp_path: Path) -> None:
    async def run(server: Server) -> None:
        anna = await Client(server).named("Anna")
        await anna.table("toy", "me", "open")
        key = (await anna.table("toy", "me", "me"))["id"]
        await anna.start(key)
        async with anna:
            await anna.subscribe(key)
            await anna.until_shown(key)
            made = await anna.play_on(key, Random(1), moves=7)
            assert isinstance(await anna.move(key, 0, 999_999), Refusal)
            found = await numbers(anna)
        assert made == 7
        assert found["pentarchy_rows_total"] == 7
        assert found["pentarchy_move_seconds_count"] == 7
        assert found["pentarchy_move_seconds_bucket +Inf"] == 7
        assert found["pentarchy_messages_total MakeMove"] == 8
        assert found["pentarchy_refusals_total refused-no-action"] == 1
        assert found["pentarchy_tables open"] == 1
        assert found["pentarchy_tables running"] == 1
        assert found["pentarchy_live_tables"] == 2
        assert found["pentarchy_connections"] == 1
        assert found["pentarchy_requests_total POST /api/tables 201"] == 2
        assert found["pentarchy_requests_total POST /api/tables/{key}/start 200"] == 1
        assert found["pentarchy_queue_length thoughts"] == 0
        assert found["pentarchy_queue_length errands"] == 0
        assert found["pentarchy_queue_length writer"] >= 0
        assert found["pentarchy_workers_replaced_total errands"] == 0
        assert found["pentarchy_workers thoughts"] >= 1
        assert found["pentarchy_commits_total"] >= 7
        assert found["pentarchy_commit_failures_total"] == 0
        assert found["pentarchy_commit_seconds_count"] == found["pentarchy_commits_total"]
        assert found["process_resident_memory_bytes"] > 1e7
        wild = await anna.api("PROPFIND", "/api/tables")
        assert wild.status_code == 405
        assert (await numbers(anna))["pentarchy_requests_total other  405"] == 1

    with Server(tmp_path, metrics_token=TOKEN) as server:
        asyncio.run(run(server))
        asyncio.run(who_may_read(server))


async def who_may_read(server: Server) -> None:
    """Who comes through a proxy is not on this machine, whatever he says he is."""
    eve = Client(server)
    for header in ("x-forwarded-for", "forwarded", "x-real-ip"):
        through = {header: "127.0.0.1"}
        refused(await eve.api("GET", "/metrics", headers=through), 403, "metrics")
        wrong = {**through, "authorization": "Bearer something else"}
        refused(await eve.api("GET", "/metrics", headers=wrong), 403, "metrics")
        right = {**through, "authorization": f"Bearer {TOKEN}"}
        assert (await eve.api("GET", "/metrics", headers=right)).status_code == 200


def test_garbage_is_not_collected_while_people_move(tmp_path: Path) -> None:
    """Only what is new is looked through now and then: no older generation, and nothing whole."""

    async def run(server: Server) -> None:
        async with await Client(server).named("Anna") as anna:
            keys = [(await anna.table("toy", "me", "me"))["id"] for _ in range(40)]
            for key in keys:
                await anna.start(key)
                await anna.subscribe(key)
                await anna.until_shown(key)
            before = await numbers(anna)
            for key in keys:
                await anna.play_on(key, Random(1))
            after = await numbers(anna)
        name = "python_gc_collections_total"
        for generation in (1, 2):
            assert after[f"{name} {generation}"] == before[f"{name} {generation}"]
        assert after[f"{name} 0"] > before[f"{name} 0"], "it is not left undone either"

    with Server(tmp_path) as server:
        asyncio.run(run(server))


def test_a_list_of_tables_replays_none_of_them(tmp_path: Path) -> None:
    """Whose turn it is stands written down: after a start no game is read for a list."""

    async def run(server: Server) -> dict[str, list[int]]:
        async with await Client(server).named("Anna") as anna:
            keys = [(await anna.table("toy", "me", "me"))["id"] for _ in range(12)]
            for key in keys:
                await anna.start(key)
                await anna.subscribe(key)
                await anna.until_shown(key)
                await anna.play_on(key, Random(key), moves=3)
            asked = {key: sorted(anna.my_turns(key)) for key in keys}
        server.stop()
        server.start()
        listed = await anna.ok("GET", "/api/tables?status=running")
        assert {table["id"]: sorted(table["actors"]) for table in listed} == asked
        assert (await numbers(anna))["pentarchy_live_tables"] == 0
        return asked

    with Server(tmp_path) as server:
        assert len(asyncio.run(run(server))) == 12


def test_who_offers_too_much_waits_and_nobody_else_does(server: Server) -> None:
    """What cannot be served is left in its sender's own buffers: of thousands of wishes sent at
    once only a few are taken in, so that somebody else is served among them."""
    many = 5_000

    async def run() -> None:
        eager, boris = [await Client(server).named(name) for name in ("Anna", "Boris")]
        keys = []
        async with eager, boris:
            for person in (eager, boris):
                keys.append((await person.table("toy", "me", "me"))["id"])
                await person.start(keys[-1])
                await person.subscribe(keys[-1])
                await person.until_shown(keys[-1])
            before = len(eager.wire)
            wish = f'{{"type":"why","table":"{keys[0]}","seat":0,"target":"none"}}'
            eager.pour(wish, many)
            await boris.ask("why", table=keys[1], seat=0, target="none")
            assert len(eager.wire) < before + many, "all of them were seen to before another's"
            await eager.until(lambda: len(eager.wire) == before + many)

    asyncio.run(run())


def test_anybody_may_read_if_the_setting_says_so(tmp_path: Path) -> None:
    async def run(server: Server) -> None:
        through = {"x-forwarded-for": "198.51.100.7"}
        answer = await Client(server).api("GET", "/metrics", headers=through)
        assert answer.status_code == 200

    with Server(tmp_path, metrics_open="true") as server:
        asyncio.run(run(server))


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux can fill a disk for one process")
def test_a_full_disk_is_no_readiness(tmp_path: Path) -> None:
    """It is alive and says what is wrong; with room again it is ready by itself."""

    def room(server: Server, size: int) -> None:
        """How long the files may be that the server writes."""
        _, most = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (size, most))

    async def ready(person: Client, status: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while (await person.api("GET", "/health/ready")).status_code != status:
                await asyncio.sleep(0.05)

    async def run(server: Server) -> None:
        anna = await Client(server).named("Anna")
        key = (await anna.table("toy", "me", "me"))["id"]
        await anna.start(key)
        async with anna:
            await anna.subscribe(key)
            await anna.until_shown(key)
            assert isinstance(await anna.move(key, 0, anna.section(key, 0).choices[0].id), Done)
            room(server, 1)
            await ready(anna, 503)
            refused(await anna.api("GET", "/health"), 503, "storage")
            assert (await anna.api("GET", "/health/live")).status_code == 200
            seat = anna.my_turns(key)[0]
            answer = await anna.move(key, seat, anna.section(key, seat).choices[0].id)
            assert isinstance(answer, Refusal)
            assert answer.message.id == "refused-storage"
            room(server, resource.RLIM_INFINITY)
            await ready(anna, 200)
            assert (await anna.ok("GET", "/health"))["status"] == "ok"
            assert await anna.play_on(key, Random(2), moves=3) == 3

    with Server(tmp_path) as server:
        asyncio.run(run(server))
