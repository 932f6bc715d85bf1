"""Why a bot moved as it did, told after the game as a hint tells it."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import msgspec

from pentarchy.analysis.advice import Advice
from tests.server.client import Client
from tests.server.running import Server
from tests.server.test_lobby import refused


def test_what_spoke_for_a_move_is_told_after_the_end(server: Server) -> None:
    async def run() -> None:
        async with await Client(server).named("Anna") as anna:
            made = await anna.table("toy", "me", "apprentice", options={"rounds": 2})
            key, watch = made["id"], made["watch"]
            await anna.start(key)
            path = f"/api/tables/{key}/thoughts"
            refused(await anna.api("GET", f"{path}/1"), 409, "not-finished")
            await anna.subscribe(key)
            await anna.play_on(key, Random(1))
            await anna.until_over(key)
            told: list[dict[str, Any]] = await anna.ok("GET", path)
            advices = []
            for thought in told:
                here = f"{path}/{thought['position']}"
                if thought["reasons"] is None:
                    refused(await anna.api("GET", here), 404, "no-thought")
                    continue
                found = await anna.ok("GET", here)
                assert await anna.ok("GET", f"{here}?watch={watch}") == found
                if found["advice"] is not None:
                    advices.append(msgspec.convert(found["advice"], Advice))
            assert any(advice.instead is not None for advice in advices)
            refused(await anna.api("GET", f"{path}/9999"), 404, "no-thought")
            stranger = await Client(server).named("Boris")
            refused(await stranger.api("GET", f"{path}/1"), 404, "no-table")

    asyncio.run(run())
