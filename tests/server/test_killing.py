"""The server is killed again and again while people and bots play: nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from pentarchy.kernel.record import read_record
from pentarchy.kernel.registry import game
from pentarchy.kernel.replay import replay
from pentarchy.server.messages import Done, Refusal
from tests.server.client import Client
from tests.server.running import Server, eventually
from tests.server.test_undo import seated

LOST = (ConnectionError, OSError, TimeoutError, EOFError)
LONG_SECONDS = 1500.0
"""Only a broken server needs them."""


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
        while not person.tables[key].over:
            try:
                if person.closed is not None:
                    await self.up.wait()
                    await person.connect()
                await self._moves(person, key, rng)
            except LOST:
                await asyncio.sleep(0.02)

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
    rows = server.rows("""select "table", seat, nth, action from moves where kind = 'move'""")
    return {(table, seat, nth): action for table, seat, nth, action in rows}


async def against_bots(server: Server) -> tuple[str, list[Client]]:
    jana = await Client(server).named("Jana")
    key = (await jana.table("kingdom-builder", "me", "random", "apprentice"))["id"]
    await jana.start(key)
    await jana.connect()
    await jana.subscribe(key)
    return key, [jana]


async def killing(server: Server, kills: int, seed: int) -> None:
    rng = Random(seed)
    ground = Ground(server)
    parties = [
        await seated(server, "toy", "Anna", "Boris", "Clara"),
        await seated(server, "kingdom-builder", "Dora", "Emil"),
        await against_bots(server),
    ]
    everybody = [person for _, people in parties for person in people]
    players = [
        asyncio.create_task(ground.play(person, key, Random(rng.random())))
        for key, people in parties
        for person in people
    ]

    def acknowledged() -> int:
        return sum(len(person.acknowledged) for person in everybody)

    for _ in range(kills):
        enough = acknowledged() + rng.randrange(1, 30)
        while acknowledged() < enough and not all(player.done() for player in players):
            await asyncio.sleep(rng.random() * 0.02)
        await ground.kill_and_start()
    await asyncio.gather(*players)
    rows = stored(server)
    for key, people in parties:
        text = (await people[0].api("GET", f"/api/tables/{key}/record")).text
        record = read_record(text)
        assert replay(record).difference is None
        table = game(record.game).actions
        for person in people:
            assert person.acknowledged
            for where, seat, nth, action in person.acknowledged:
                assert rows[where, seat, nth] == str(table[action]), "an acknowledged move"
            await person.disconnect()


def kill_often(server: Server, kills: int, seed: int) -> None:
    async def run() -> None:
        async with asyncio.timeout(LONG_SECONDS):
            await killing(server, kills, seed)

    asyncio.run(run())


def test_nothing_acknowledged_is_lost(tmp_path: Path, database: str | None) -> None:
    with Server(tmp_path, database=database) as server:
        kill_often(server, kills=2, seed=1)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(5))
def test_nothing_acknowledged_is_lost_in_many_kills(
    tmp_path: Path, database: str | None, seed: int
) -> None:
    with Server(tmp_path, database=database) as server:
        kill_often(server, kills=12, seed=seed)


def test_bots_think_on_after_a_start(tmp_path: Path, database: str | None) -> None:
    """Nobody is connected: the bots of a table go on by themselves when the server is back."""

    async def begin(server: Server) -> str:
        anna = await Client(server).named("Anna")
        made = await anna.table("kingdom-builder", "me", "random", "random")
        key: str = made["id"]
        await anna.start(key)
        await anna.ok("POST", f"/api/tables/{key}/resign", json={"level": "random"})
        return key

    with Server(tmp_path, database=database) as server:
        asyncio.run(begin(server))
        server.kill()
        before = len(stored(server))
        server.start()
        # Two of its bots' moves, or its end if the kill came only just before that.
        over = "select id from tables where status = 'finished'"
        asyncio.run(eventually(lambda: len(stored(server)) > before + 1 or bool(server.rows(over))))


def test_a_clean_stop_is_quick_and_keeps_everything(tmp_path: Path, database: str | None) -> None:
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

    with Server(tmp_path, database=database) as server:
        anna, key = asyncio.run(begin(server))
        server.start()
        asyncio.run(go_on(anna, key))
