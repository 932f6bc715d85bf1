"""What measures the server works: its clients understand all they are told."""

from __future__ import annotations

import asyncio
from math import inf
from random import Random

from pentarchy.server.bench import sharing
from pentarchy.server.bench.players import Pace, Party
from pentarchy.server.levels import cost
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


def test_how_long_bots_wait_is_measured() -> None:
    """Every table is answered as often as it asks; what is told fits together."""
    found = sharing.bench("kingdom-builder", "apprentice", tables=3, workers=2, rounds=2)
    assert (found.tables, found.workers) == (3, 2)
    assert found.budget == cost("apprentice")
    assert found.bound == 3 * found.budget / 2
    assert 0 < found.p50 <= found.longest
    assert found.to_bound == found.longest / found.bound
    if found.worked is not None:
        assert found.turn is not None
        assert found.got is not None
        assert found.worked_to_bound == found.worked / found.bound
        assert found.turn > 0
        assert 0 < found.got < 1.1
