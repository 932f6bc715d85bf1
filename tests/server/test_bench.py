"""The clients that measure the server understand everything it says to them."""

from __future__ import annotations

import asyncio
from math import inf
from random import Random

from pentarchy.server.bench.players import Pace, Party
from tests.server.client import Client
from tests.server.running import PATIENCE, Server


def test_a_party_plays_to_the_end(server: Server) -> None:
    async def run() -> None:
        people = [await Client(server).named(name) for name in ("Anna", "Boris")]
        made = await people[0].table("kingdom-builder", "me", "open")
        await people[1].join(made["invite"])
        await people[0].start(made["id"])
        party = Party(made["id"], Random(1))
        async with asyncio.timeout(PATIENCE):
            await party.join(server.ws, [person.cookie_header["Cookie"] for person in people])
            await party.play(Pace(None), inf)
        assert party.over
        assert party.moves == len(party.latencies) > 0
        await party.leave()

    asyncio.run(run())
