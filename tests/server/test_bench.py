"""What measures the server works: its clients understand all they are told."""

from __future__ import annotations

import asyncio
from math import inf
from random import Random

import pytest

from pentarchy.server.bench import sharing
from pentarchy.server.bench.players import Pace, Party
from pentarchy.server.bench.processes import Pauses
from pentarchy.server.bench.run import Latency, Step, knee
from pentarchy.server.bench.wire import Wire
from pentarchy.server.levels import cost
from pentarchy.server.transport import frame_head
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


def step(offered: float | None, acknowledged: float) -> Step:
    return Step(
        offered=offered,
        acknowledged=acknowledged,
        latency=Latency(1.0, 2.0),
        newcomer=0.0,
        server=None,
        people=0.1,
        pauses=Pauses(late=1.0, worked=1.0, collecting=0.0, collecting_worked=0.0),
    )


def test_the_knee_is_the_highest_rate_that_is_kept_up_with() -> None:
    kept = [step(250, 250), step(500, 499), step(1000, 960)]
    # More was done where more was offered, but a part of that was left undone.
    beyond = [step(None, 1100), step(1500, 1080), step(2000, 990)]
    assert knee([*beyond, *kept]).offered == 1000
    lost = [step(None, 90), step(100, 60), step(200, 80)]
    assert knee(lost).offered == 100


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
@pytest.mark.parametrize("cut", [1, 2, 3, 9, 10_000])
def test_texts_are_read_however_they_arrive(size: int, cut: int) -> None:
    """In pieces of any length, two of them one after another (RFC 6455, 5.2)."""

    async def run() -> None:
        heard: list[bytes] = []
        wire = Wire(b"", heard.append)
        wire.data_received(b"HTTP/1.1 101 Switching Protocols\r\n\r\n")
        texts = [b"x" * size, b"after"]
        data = b"".join(frame_head(len(text)) + text for text in texts)
        pieces = max(cut, len(data) // 200)
        for begin in range(0, len(data), pieces):
            wire.data_received(data[begin : begin + pieces])
        assert heard == texts

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
