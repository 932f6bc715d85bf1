"""Storage has an end: what nobody goes on with is removed after so long, and nothing else."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

from pentarchy.server.messages import Done, Refusal
from tests.server.client import Client
from tests.server.running import Server, eventually
from tests.server.test_lobby import refused

DAY = 86_400.0


def test_what_is_old_goes_and_what_is_not_stays(tmp_path: Path, database: str | None) -> None:
    """Tables of a month and of a year ago, seen from a server that looks often."""

    async def begin(server: Server) -> dict[str, str]:
        found = {}
        async with await Client(server).named("Anna") as anna:
            for name in ("open old", "open new"):
                found[name] = (await anna.table("toy", "me", "open"))["id"]
            for name in ("running old", "running new", "running on", "finished old"):
                key = (await anna.table("toy", "me", "me", options={"rounds": 1}))["id"]
                await anna.start(key)
                found[name] = key
            for name, moves in (("running old", 1), ("running on", 1), ("finished old", None)):
                await anna.subscribe(found[name])
                await anna.play_on(found[name], Random(1), moves)
        await Client(server).named("Boris")
        await Client(server).named("Cleo")
        return found

    def age(server: Server, found: dict[str, str]) -> None:
        for name, days in (
            ("open old", 31),
            ("running old", 366),
            ("running on", 366),
            ("finished old", 3660),
        ):
            server.change(
                "update tables set changed = changed - :ago, created = created - :ago "
                "where id = :key",
                key=found[name],
                ago=days * DAY,
            )
        for name in ("running old", "finished old"):
            server.change(
                'update moves set at = at - :ago where "table" = :key',
                key=found[name],
                ago=366 * DAY,
            )
        for name in ("Anna", "Boris"):
            server.change(
                "update identities set created = created - :ago where name = :name",
                name=name,
                ago=401 * DAY,
            )
        server.change(
            "update identities set seen = seen - :ago where seen is not null", ago=401 * DAY
        )

    async def look(server: Server, found: dict[str, str], cookies: Client) -> None:
        gone = {"open old", "running old"}
        kept = {key for name, key in found.items() if name not in gone}
        await eventually(lambda: {k for (k,) in server.rows("select id from tables")} == kept)
        await eventually(
            lambda: {n for (n,) in server.rows("select name from identities")} == {"Anna", "Cleo"}
        )
        rows = server.rows('select distinct "table" from moves')
        assert {key for (key,) in rows} == {found["running on"], found["finished old"]}
        refused(await cookies.api("GET", f"/api/tables/{found['open old']}"), 404, "no-table")

    server = Server(tmp_path, database=database)
    with server:
        found = asyncio.run(begin(server))
        assert len(server.rows("select id from tables")) == 6
    age(server, found)
    again = server.beside()
    again._settings["tidy_seconds"] = 0.05
    with again:
        asyncio.run(look(again, found, Client(again)))


def test_nobody_takes_back_for_ever(tmp_path: Path) -> None:
    async def run(server: Server) -> None:
        async with await Client(server).named("Anna") as anna:
            key = (await anna.table("toy", "me", "me", options={"rounds": 1}))["id"]
            await anna.start(key)
            await anna.subscribe(key)
            await anna.until_shown(key)
            seat = min(anna.my_turns(key))
            for _ in range(2):
                done = await anna.move(key, seat, anna.section(key, seat).choices[0].id)
                await anna.until_nth(key, seat, done.nth)
                back = await anna.ask("undo", table=key, seat=seat, nth=done.nth, back=1)
                assert isinstance(back, Done), back
                await anna.until_nth(key, seat, back.nth)
            done = await anna.move(key, seat, anna.section(key, seat).choices[0].id)
            back = await anna.ask("undo", table=key, seat=seat, nth=done.nth, back=1)
            assert isinstance(back, Refusal)
            assert back.message.id == "refused-undo-often"
            assert "2 times" in back.text

    with Server(tmp_path, {"undos": 2}) as server:
        asyncio.run(run(server))
