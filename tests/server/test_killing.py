"""The server is killed again and again while people and bots play: nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from random import Random

import pytest

from pentarchy.kernel.record import read_record
from pentarchy.kernel.registry import game
from pentarchy.kernel.replay import replay
from pentarchy.server.messages import Done, Refusal
from tests.server.client import Client
from tests.server.running import Server
from tests.server.test_undo import seated

# Servers are killed and started by the dozen: minutes on a busy machine.
pytestmark = pytest.mark.long

LOST = (ConnectionError, OSError, TimeoutError, EOFError)


class Ground:
    """A server that is killed while clients play, and what they were told."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.up = asyncio.Event()
        self.up.set()

    async def kill_and_start(self) -> None:
        self.up.clear()
        await asyncio.to_thread(self.server.kill)
        await asyncio.to_thread(self.server.start)
        self.up.set()

    async def play(self, person: Client, key: str, rng: Random) -> None:
        """Play to the end, connecting anew whenever the server is gone."""
        for _ in range(500):
            try:
                if person.closed is not None:
                    await self.up.wait()
                    await person.connect()
                await self._moves(person, key, rng)
                return
            except LOST:
                await asyncio.sleep(0.02)
        raise AssertionError("this game does not come to its end")

    async def _moves(self, person: Client, key: str, rng: Random) -> None:
        while not person.tables[key].over:
            await person.until(lambda: bool(person.my_turns(key)) or person.tables[key].over)
            for seat in person.my_turns(key):
                section = person.section(key, seat)
                answer = await person.move(key, seat, rng.choice(section.choices).id)
                if isinstance(answer, Refusal):
                    # The move before it was stored, but the kill came before the answer.
                    assert answer.message.id in ("refused-stale", "refused-illegal"), answer
                else:
                    assert isinstance(answer, Done)
                    await person.until_nth(key, seat, answer.nth)


def stored(server: Server) -> dict[tuple[str, int, int], str]:
    """The moves in the database, read past the server."""
    with sqlite3.connect(server.database) as connection:
        rows = connection.execute('select "table", seat, nth, action from moves where kind="move"')
        return {(table, seat, nth): action for table, seat, nth, action in rows}


def killing(server: Server, kills: int, seed: int) -> None:
    async def run() -> None:
        rng = Random(seed)
        ground = Ground(server)
        parties: list[tuple[str, list[Client]]] = [
            await seated(server, "toy", "Anna", "Boris", "Clara"),
            await seated(server, "kingdom-builder", "Dora", "Emil"),
            await seated(server, "kingdom-builder", "Fred", "Gina", "Hans", "Ida"),
        ]
        solo = await Client(server).named("Jana")
        key = (await solo.table("kingdom-builder", "me", "random", "apprentice"))["id"]
        await solo.start(key)
        await solo.connect()
        await solo.subscribe(key)
        parties.append((key, [solo]))
        players = [
            asyncio.create_task(ground.play(person, key, Random(rng.random())))
            for key, people in parties
            for person in people
        ]
        for _ in range(kills):
            await asyncio.sleep(0.05 + rng.random() * 0.5)
            await ground.kill_and_start()
        await asyncio.gather(*players)
        rows = stored(server)
        for key, people in parties:
            text = (await people[0].api("GET", f"/api/tables/{key}/record")).text
            record = read_record(text)
            assert replay(record).difference is None
            table = game(record.game).table
            for person in people:
                for where, seat, nth, action in person.acknowledged:
                    assert rows[where, seat, nth] == str(table[action]), "an acknowledged move"
                await person.disconnect()

    asyncio.run(run())


def test_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        killing(server, kills=3, seed=1)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(5))
def test_nothing_acknowledged_is_lost_in_many_kills(tmp_path: Path, seed: int) -> None:
    with Server(tmp_path) as server:
        killing(server, kills=12, seed=seed)


def test_bots_think_on_after_a_start(tmp_path: Path) -> None:
    """Nobody is connected: the bots of a table go on by themselves when the server is back."""

    async def begin(server: Server) -> tuple[Client, str]:
        anna = await Client(server).named("Anna")
        key = (await anna.table("kingdom-builder", "me", "random", "random"))["id"]
        await anna.start(key)
        await anna.ok("POST", f"/api/tables/{key}/resign", json={"level": "random"})
        return anna, key

    with Server(tmp_path) as server:
        _, key = asyncio.run(begin(server))
        server.kill()
        before = len(stored(server))
        server.start()
        for _ in range(1000):
            with sqlite3.connect(server.database) as connection:
                query = "select status from tables where id = ?"
                if connection.execute(query, (key,)).fetchone() == ("finished",):
                    break
            asyncio.run(asyncio.sleep(0.05))
        else:
            raise AssertionError("the bots do not play on")
        assert len(stored(server)) > before


def test_a_clean_stop_is_quick_and_keeps_everything(tmp_path: Path) -> None:
    async def begin(server: Server) -> tuple[Client, str]:
        key, (anna, boris) = await seated(server, "toy", "Anna", "Boris")
        await anna.play_on(key, Random(1), moves=1)
        await asyncio.to_thread(server.stop)
        await asyncio.gather(anna.disconnect(), boris.disconnect())
        assert anna.closed is not None
        assert anna.closed[0] == 1012, "service restart"
        return anna, key

    async def go_on(anna: Client, key: str) -> None:
        async with anna:
            await anna.until(lambda: anna.tables[key].seats[0].section is not None)
            assert anna.section(key, 0).nth == 1

    with Server(tmp_path) as server:
        anna, key = asyncio.run(begin(server))
        server.start()
        asyncio.run(go_on(anna, key))
