"""A running table meets other rules: it goes on where every hash agrees, else it is read-only."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

from pentarchy.kernel.chance import CHANCE
from pentarchy.kernel.record import Mark, Move, read_record
from pentarchy.kernel.replay import replay
from pentarchy.server.messages import Done, Refusal
from tests.server.client import Client
from tests.server.running import Server
from tests.server.test_lobby import refused


async def end(anna: Client, spoilt: str, whole: str) -> None:
    """It ends without a winner; its record reaches up to turn 1, the last good one, and from there
    it is played on at a new table."""
    finished = await anna.api("POST", f"/api/tables/{whole}/end")
    refused(finished, 409, "not-stopped")
    eve = await Client(anna.server).named("Eve")
    refused(await eve.api("POST", f"/api/tables/{spoilt}/end"), 404, "no-table")
    refused(await anna.api("GET", f"/api/tables/{spoilt}/record"), 409, "not-finished")
    info = await anna.ok("POST", f"/api/tables/{spoilt}/end")
    assert (info["status"], info["winners"]) == ("finished", [])
    await anna.until(lambda: anna.info(spoilt).status == "finished")
    refused(await anna.api("POST", f"/api/tables/{spoilt}/end"), 409, "not-stopped")
    record = read_record((await anna.api("GET", f"/api/tables/{spoilt}/record")).text)
    assert replay(record).difference is None
    assert [line.turn for line in record.lines if isinstance(line, Mark)][-1] == 1
    assert record.scores is None
    last = sum(isinstance(line, Move) and line.seat != CHANCE for line in record.lines)
    seats = {"seats": [{"kind": "me"}] * 3}
    onward = await anna.ok("POST", f"/api/tables/{spoilt}/positions/{last}/table", json=seats)
    await anna.start(onward["id"])
    await anna.subscribe(onward["id"])
    await anna.until_shown(onward["id"])
    assert anna.tables[onward["id"]].seats[0].view["turn"] == 1
    await anna.play_on(onward["id"], Random(3))
    await anna.until_over(onward["id"])


def test_a_table_that_disagrees_is_shown_up_to_the_last_good_turn(tmp_path: Path) -> None:
    async def begin(server: Server) -> tuple[Client, str, str]:
        async with await Client(server).named("Anna") as anna:
            keys = []
            for _ in range(2):
                key = (await anna.table("toy", "me", "me", "me"))["id"]
                keys.append(key)
                await anna.start(key)
                await anna.subscribe(key)
                await anna.until_shown(key)
                while anna.tables[key].seats[0].view["turn"] < 3:
                    await anna.play_on(key, Random(1), moves=1)
            return anna, keys[0], keys[1]

    async def look(person: Client, spoilt: str, whole: str) -> None:
        async with Client(person.server, person.cookies) as anna:
            await anna.subscribe(spoilt)
            await anna.until_shown(spoilt)
            stopped = anna.info(spoilt).stopped
            assert stopped is not None
            assert stopped.id == "stopped-at"
            assert stopped.args["turn"] == 1
            assert anna.tables[spoilt].seats[0].view["turn"] == 1
            assert anna.my_turns(spoilt) == []
            for seat in range(3):
                refusal = await anna.move(spoilt, seat, 0)
                assert isinstance(refusal, Refusal)
                assert refusal.message.id == "refused-stopped"
            await anna.subscribe(whole)
            await anna.until_shown(whole)
            assert anna.info(whole).stopped is None
            assert isinstance(await anna.play_on(whole, Random(2)), int)
            assert isinstance(await anna.ask("say", table=spoilt, text="pity"), Done)
            await end(anna, spoilt, whole)

    with Server(tmp_path) as server:
        anna, spoilt, whole = asyncio.run(begin(server))
        server.stop()
        where = 'where "table" = :key and turn = 2'
        assert len(server.rows(f"select hash from moves {where}", key=spoilt)) == 1
        server.change(f"update moves set hash = 'deadbeef' {where}", key=spoilt)
        server.start()
        asyncio.run(look(anna, spoilt, whole))


def test_a_move_that_is_no_longer_there(tmp_path: Path) -> None:
    """The same where today's rules do not know a move at all, or the options."""

    async def begin(server: Server) -> tuple[Client, str, str]:
        async with await Client(server).named("Anna") as anna:
            keys = []
            for _ in range(2):
                key = (await anna.table("toy", "me", "me"))["id"]
                keys.append(key)
                await anna.start(key)
                await anna.subscribe(key)
                await anna.until_shown(key)
                await anna.play_on(key, Random(1), moves=3)
            return anna, keys[0], keys[1]

    async def look(person: Client, moves: str, options: str) -> None:
        async with Client(person.server, person.cookies) as anna:
            await anna.subscribe(moves)
            await anna.until_shown(moves)
            stopped = anna.info(moves).stopped
            assert stopped is not None
            assert stopped.args == {"row": 1, "turn": 0}
            await anna.subscribe(options)
            await anna.until(lambda: anna.tables[options].info is not None)
            stopped = anna.info(options).stopped
            assert stopped is not None
            assert stopped.id == "stopped-set-up"
            assert isinstance(await anna.move(options, 0, 0, 0), Refusal)
            # Without a set-up there is no record, but an end all the same.
            info = await anna.ok("POST", f"/api/tables/{options}/end")
            assert (info["status"], info["scores"]) == ("finished", None)
            refused(await anna.api("GET", f"/api/tables/{options}/record"), 409, "not-finished")

    with Server(tmp_path) as server:
        anna, moves, options = asyncio.run(begin(server))
        server.stop()
        changed = """update moves set action = :move where "table" = :key and number = 1"""
        server.change(changed, move="fly place:9", key=moves)
        changed = "update tables set options = :options where id = :key"
        server.change(changed, options='{"wings": true}', key=options)
        server.start()
        asyncio.run(look(anna, moves, options))
