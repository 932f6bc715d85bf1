"""Whole games over real sockets, in every game on the shelf and in the toy."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from pentarchy.kernel.record import read_record
from pentarchy.kernel.registry import game, titles
from pentarchy.kernel.replay import replay, seed_kept
from tests.server.client import Client
from tests.server.running import Server

every_title = pytest.mark.parametrize("title", titles())


@every_title
def test_people_play_a_whole_game(title: str, server: Server) -> None:
    async def play() -> None:
        seats = game(title).seat_range[-1]
        people = [await Client(server).named(f"P{n}") for n in range(seats)]
        first = people[0]
        table = await first.table(title, "me", *["open"] * (seats - 1))
        for person in people[1:]:
            await person.join(table["invite"])
        key = table["id"]
        started = await first.start(key)
        for person in people:
            await person.connect()
            await person.subscribe(key)
            await person.until_shown(key)
        await asyncio.gather(*(p.play_on(key, Random(n)) for n, p in enumerate(people)))
        for person in people:
            await person.until_over(key)
            assert person.info(key).status == "finished"
            await person.disconnect()
        text = (await first.api("GET", f"/api/tables/{key}/record")).text
        record = read_record(text)
        again = replay(record)
        assert again.difference is None
        assert record.commitment == started["commitment"]
        assert seed_kept(record) is None
        last = first.tables[key].last
        assert last is not None
        assert last.result is not None
        assert last.result.scores == again.state.scores() == record.scores
        assert last.result.seed == str(record.seed)

    asyncio.run(play())
