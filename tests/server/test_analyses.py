"""Analyses of finished games: made in the background, kept, shared; moves tried from a position."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from pentarchy.kernel.chance import CHANCE
from pentarchy.kernel.record import Move
from tests.server.client import Client
from tests.server.running import PATIENCE, Server
from tests.server.test_lobby import refused
from tests.server.test_playing_on import decisions, uploaded
from tests.server.test_records import played

TITLE = "eight-minute-empire"
QUICK: dict[str, Any] = {"analysis_level": "apprentice", "deep_analysis_seconds": 2.0}


async def until(person: Client, key: str, depth: str | None) -> dict[str, Any]:
    """The state of the analysis once it is as deep as that and nothing runs."""
    async with asyncio.timeout(PATIENCE):
        while True:
            state: dict[str, Any] = await person.ok("GET", f"/api/tables/{key}/analysis")
            if state["kept"] == depth and state["running"] is None:
                return state
            await asyncio.sleep(0.05)


def test_it_is_made_in_the_background_kept_and_shared(tmp_path: Path, database: str | None) -> None:
    async def run(server: Server) -> None:
        anna, bob = [await Client(server).named(name) for name in ("Anna", "Bob")]
        key, record = await uploaded(anna, TITLE)
        table = await anna.ok("GET", f"/api/tables/{key}")
        path = f"/api/tables/{key}/analysis"
        assert (await anna.ok("GET", path))["kept"] is None
        refused(await anna.api("GET", f"{path}/found"), 404, "no-analysis")
        begun = await anna.ok("POST", path)
        assert (begun["running"], begun["mine"]) == ("quick", True)
        assert (await anna.ok("POST", path))["running"] is not None  # asking twice changes nothing
        shared = f"?watch={table['watch']}"
        other = await bob.ok("GET", path + shared)
        assert other["mine"] is False
        await until(anna, key, "deep")
        found = await bob.ok("GET", f"{path}/found{shared}")
        assert len(found["decisions"]) == decisions(record)
        for account in found["accounts"]:
            parts = [account[part] for part in ("luck", "own", "others", "remainder")]
            assert account["start"] + sum(parts) == pytest.approx(account["result"])
        server.kill()
        server.start()
        assert await bob.ok("GET", f"{path}/found{shared}") == found
        again = await anna.ok("POST", path)
        assert (again["kept"], again["running"]) == ("deep", None)

    with Server(tmp_path, database=database, **QUICK) as server:
        asyncio.run(run(server))


def test_who_asked_can_end_it_and_nobody_else(tmp_path: Path) -> None:
    async def run(server: Server) -> None:
        anna, bob = [await Client(server).named(name) for name in ("Anna", "Bob")]
        key, _ = await uploaded(anna, "kingdom-builder")
        watch = (await anna.ok("GET", f"/api/tables/{key}"))["watch"]
        path = f"/api/tables/{key}/analysis"
        await anna.ok("POST", path)
        refused(await bob.api("DELETE", f"{path}?watch={watch}"), 409, "not-my-analysis")
        await anna.api("DELETE", path)
        state = await anna.ok("GET", path)
        assert (state["running"], state["kept"]) == (None, None)
        health = await anna.ok("GET", "/health")
        assert health["waiting_errands"] == 0

    with Server(tmp_path, analysis_level="emperor") as server:
        asyncio.run(run(server))


def test_nothing_of_it_while_a_game_runs(server: Server) -> None:
    async def run() -> None:
        anna = await Client(server).named("Anna")
        key = (await anna.table(TITLE, "me", "novice"))["id"]
        await anna.start(key)
        path = f"/api/tables/{key}"
        refused(await anna.api("GET", f"{path}/analysis"), 409, "not-finished")
        refused(await anna.api("POST", f"{path}/analysis"), 409, "not-finished")
        none: dict[str, Any] = {"moves": []}
        answer = await anna.api("POST", f"{path}/positions/0/try", json=none)
        refused(answer, 409, "not-finished")

    asyncio.run(run())


def test_moves_are_tried_from_a_position(server: Server) -> None:
    """Kingdom Builder: three settlements by hand, then a card that is chosen."""

    async def run() -> None:
        anna = await Client(server).named("Anna")
        record = played("kingdom-builder").record()
        answer = await anna.ok("POST", "/api/records", content=record.to_text().encode())
        key = answer["table"]["id"]

        async def tried(position: int, moves: list[dict[str, Any]]) -> dict[str, Any]:
            path = f"/api/tables/{key}/positions/{position}/try"
            found: dict[str, Any] = await anna.ok("POST", path, json={"moves": moves})
            return found

        start = await tried(0, [])
        assert start["made"] == 0
        assert sum(start["chances"]) == pytest.approx(1.0)
        seat = start["actors"][0]
        moves: list[dict[str, Any]] = []
        now = start
        while not now["outcomes"]:
            assert now["actors"] == [seat]
            moves.append({"seat": seat, "action": action(now["choices"][0])})
            now = await tried(0, moves)
        assert now["made"] == len(moves) == 3  # the mandatory action of a first turn
        assert all(one["target"].startswith("terrain:") for one in now["outcomes"])
        moves.append({"seat": CHANCE, "action": now["outcomes"][0]["action"]})
        now = await tried(0, moves)
        assert now["actors"] == [1 - seat]
        # What cannot be done says why, and what came before it stands.
        moves.append({"seat": seat, "action": moves[0]["action"]})
        now = await tried(0, moves)
        assert now["made"] == 4
        assert now["refused"]
        # The moves of the game itself lead where the game went.
        line = [one for one in record.lines if isinstance(one, Move)]
        first = next(n for n, one in enumerate(line) if one.seat != CHANCE)
        own = [{"seat": one.seat, "action": one.action} for one in line[first : first + 6]]
        count = sum(one["seat"] != CHANCE for one in own)
        there = await tried(0, own)
        same = await tried(count, [])
        assert there["made"] == len(own)
        assert there["view"]["turn"] == same["view"]["turn"]
        far = f"/api/tables/{key}/positions/9999/try"
        refused(await anna.api("POST", far, json={"moves": []}), 404, "no-position")

    asyncio.run(run())


def action(choice: dict[str, Any]) -> str:
    return f"{choice['verb']} {choice['target']}".strip()
