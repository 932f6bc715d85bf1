"""Moves that race: exactly one wins, the others are told, and the table goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from pentarchy.server.messages import Done, Refusal
from tests.server.client import Client
from tests.server.running import Server
from tests.server.test_killing import stored
from tests.server.test_undo import leave, seated


def test_two_moves_for_the_same_count(server: Server) -> None:
    """Ten windows of one person send ten moves at once, with the same count."""

    async def run() -> None:
        async with await Client(server).named("Anna") as anna:
            key = (await anna.table("kingdom-builder", "me", "me"))["id"]
            await anna.start(key)
            await anna.subscribe(key)
            await anna.until_shown(key)
            windows = [await Client(server, anna.cookies).connect() for _ in range(10)]
            for _ in range(5):
                seat = anna.my_turns(key)[0]
                section = anna.section(key, seat)
                picks = [Random(n).choice(section.choices).id for n in range(10)]
                answers = await asyncio.gather(
                    *(
                        w.move(key, seat, p, section.nth)
                        for w, p in zip(windows, picks, strict=True)
                    )
                )
                won = [answer for answer in answers if isinstance(answer, Done)]
                lost = [answer for answer in answers if isinstance(answer, Refusal)]
                assert len(won) == 1
                assert {refusal.message.id for refusal in lost} == {"refused-stale"}
                assert all(refusal.message.args["nth"] == won[0].nth for refusal in lost)
                await anna.until_nth(key, seat, section.nth + 1)
            told = [w.acknowledged for w in windows if w.acknowledged]
            assert sum(map(len, told)) == 5
            await leave(windows)

    asyncio.run(run())


def test_seats_that_act_at_once_do_not_disturb_each_other(server: Server) -> None:
    """All bid in the same instant, each knowing only the position before: every bid counts."""

    async def run() -> None:
        key, people = await seated(server, "toy", "Anna", "Boris", "Clara", "Dora")
        answers = await asyncio.gather(
            *(
                person.move(key, seat, person.section(key, seat).choices[0].id, 0)
                for seat, person in enumerate(people)
            )
        )
        assert all(isinstance(answer, Done) for answer in answers), answers
        await leave(people)

    asyncio.run(run())


@pytest.mark.long
def test_the_database_decides_between_two_servers(
    tmp_path: Path, postgres: Callable[[], str]
) -> None:
    """Two processes on one database, each with its own memory: what one writes the other finds
    when it tries to write, and its player is told, or the move still counts."""

    async def run(one: Server, other: Server, title: str) -> None:
        anna = await Client(one).named("Anna")
        key = (await anna.table(title, "me", "me"))["id"]
        await anna.start(key)
        there = Client(other, anna.cookies)
        windows = [await anna.connect(), await there.connect()]
        for window in windows:
            await window.subscribe(key)
            await window.until_shown(key)
        rng = Random(1)
        for _ in range(60):
            window = windows[rng.randrange(2)]
            turns = window.my_turns(key)
            if not turns or window.tables[key].over:
                break
            seat = rng.choice(turns)
            shown = len(window.tables[key].updates)
            answer = await window.move(key, seat, rng.choice(window.section(key, seat).choices).id)
            if isinstance(answer, Refusal):
                assert answer.message.id in ("refused-stale", "refused-illegal", "refused-over")
            # Whoever is refused is shown what the other process had written.
            await window.until_updates(key, shown + 1)
        rows = stored(one)
        for window in windows:
            assert window.acknowledged
            for table, seat, nth, _ in window.acknowledged:
                assert (table, seat, nth) in rows
        told = [each[:3] for window in windows for each in window.acknowledged]
        assert len(told) == len(set(told)) == len([where for where in rows if where[0] == key])
        await leave(windows)

    with Server(tmp_path, workers=1, database=postgres()) as one, one.beside() as other:
        for title in ("toy", "kingdom-builder"):
            asyncio.run(run(one, other, title))
