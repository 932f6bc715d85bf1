"""Looking after a house from its machine: servers that run follow, and everything is on record."""

from __future__ import annotations

import asyncio
import getpass
import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from pentarchy.server.messages import Done
from pentarchy.server.store.house import HIDDEN
from tests.cli.runs import run
from tests.server.client import Client
from tests.server.running import PATIENCE, Server
from tests.server.test_lobby import refused


async def admin(server: Server, *words: str) -> str:
    """What the command says, all on one line."""
    told = await asyncio.to_thread(
        run, "admin", *words, "--database", server.database, COLUMNS="400"
    )
    assert told.exit_code == 0, told.output
    return re.sub(r"\s+", " ", told.output)


async def at_table(server: Server) -> tuple[Client, Client, str]:
    """Anna and Eve play; Eve is rude."""
    anna, eve = [await Client(server).named(name) for name in ("Anna", "Eve")]
    made = await anna.table("toy", "me", "open")
    key = made["id"]
    await eve.join(made["invite"])
    await anna.start(key)
    for person in (anna, eve):
        await person.connect()
        await person.subscribe(key)
        await person.until_shown(key)
    assert isinstance(await eve.ask("say", table=key, text="a rude word"), Done)
    await anna.until(lambda: len(anna.tables[key].chat) == 1)
    return anna, eve, key


async def until_status(person: Client, path: str, status: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while (await person.api("GET", path)).status_code != status:
            await asyncio.sleep(0.05)


def identity(server: Server, name: str) -> str:
    (row,) = server.rows("select id from identities where name = :name", name=name)
    return str(row[0])


def test_what_is_reported_is_listed_and_dealt_with(tmp_path: Path, database: str | None) -> None:
    async def play(server: Server) -> None:
        anna, eve, key = await at_table(server)
        path = f"/api/tables/{key}/report"
        await anna.ok("POST", path, json={"line": 0, "reason": "rude"})
        await anna.ok("POST", path, json={"seat": 1})
        refused(await anna.api("POST", path, json={"line": 7}), 400, "no-line")
        refused(await anna.api("POST", path, json={}), 400, "report-what")
        refused(await anna.api("POST", path, json={"seat": 9}), 400, "report-what")
        stranger = await Client(server).named("Stranger")
        refused(await stranger.api("POST", path, json={"seat": 1}), 404, "no-table")
        listed = await admin(server, "reports")
        assert "a rude word" in listed
        assert "rude" in listed
        assert key in listed
        who = identity(server, "Eve")
        await admin(server, "hide-line", key, "0")
        await admin(server, "hide-name", who)
        await anna.until(lambda: anna.info(key).seats[1].name == HIDDEN)
        late = Client(server, anna.cookies)
        async with asyncio.timeout(PATIENCE):
            while not late.tables or late.tables[key].chat[0].text != HIDDEN:
                late = Client(server, anna.cookies)
                async with late:
                    await late.subscribe(key)
                    await late.until(lambda c=late: len(c.tables[key].chat) == 1)  # type: ignore[misc]
        for row in server.rows("select id from reports"):
            await admin(server, "settle", str(row[0]))
        assert "a rude word" not in await admin(server, "reports")
        log = await admin(server, "log")
        for deed in ("hide-line", "hide-name", "settle"):
            assert deed in log
        assert getpass.getuser() in log
        for person in (anna, eve):
            await person.disconnect()

    with Server(tmp_path, database=database) as server:
        asyncio.run(play(server))


@pytest.mark.parametrize("screen", [{"FORCE_COLOR": "1", "COLUMNS": "80"}, {}], ids=("80", "pipe"))
def test_what_is_typed_again_is_never_cut(server: Server, screen: dict[str, str]) -> None:
    """Ids stand whole, in a terminal of 80 columns and in a file."""

    async def play() -> tuple[str, str]:
        anna = await Client(server).named("Annabella von und zu Hohenstein")
        key = str((await anna.table("kingdom-builder", "me", "open"))["id"])
        await anna.ok("POST", f"/api/tables/{key}/report", json={"seat": 0, "reason": "a" * 200})
        return key, str(server.rows("select owner from tables where id = :key", key=key)[0][0])

    key, who = asyncio.run(play())
    (report,) = server.rows('select id from reports where "table" = :key', key=key)[0]
    database = ("--database", server.database)
    assert {key, who} <= words(run("admin", "tables", *database, **screen).output)
    assert {key, who} <= words(run("admin", "show", key, *database, **screen).output)
    assert {key, str(report)} <= words(run("admin", "reports", *database, **screen).output)


def words(told: str) -> set[str]:
    return set(re.sub(r"\x1b\[[0-9;]*m", " ", told).split())


def test_who_is_blocked_is_out_until_let_in_again(tmp_path: Path, database: str | None) -> None:
    """At once for open connections, and after a restart too; the others play on."""

    async def block(server: Server) -> tuple[Client, Client, str, str]:
        anna, eve, key = await at_table(server)
        who = identity(server, "Eve")
        await admin(server, "block", "person", who)
        async with asyncio.timeout(PATIENCE):
            while eve.closed is None:
                await asyncio.sleep(0.05)
        refused(await eve.api("GET", "/api/me"), 403, "blocked")
        assert (await anna.ok("GET", "/api/me"))["name"] == "Anna"
        await anna.disconnect()
        return anna, eve, key, who

    async def let_in(server: Server, eve: Client, who: str) -> None:
        refused(await eve.api("GET", "/api/me"), 403, "blocked")
        await admin(server, "unblock", "person", who)
        await until_status(eve, "/api/me", 200)
        await admin(server, "block", "address", "127.0.0.1")
        await until_status(eve, "/api/games", 403)
        assert (await eve.api("GET", "/health/live")).status_code == 200
        await admin(server, "unblock", "address", "127.0.0.1")
        await until_status(eve, "/api/games", 200)

    with Server(tmp_path, database=database) as server:
        _, eve, _, who = asyncio.run(block(server))
        server.kill()
        server.start()
        asyncio.run(let_in(server, eve, who))


def test_a_table_is_removed_under_its_players(tmp_path: Path, database: str | None) -> None:
    async def play(server: Server) -> None:
        anna, eve, key = await at_table(server)
        await anna.play_on(key, Random(1), moves=1)
        assert key in await admin(server, "tables", "--status", "running")
        shown = await admin(server, "show", key)
        assert "Anna" in shown
        assert "a rude word" in shown
        await admin(server, "remove", key)
        for person in (anna, eve):
            await person.until(lambda p=person: p.tables[key].gone)  # type: ignore[misc]
        refused(await anna.api("GET", f"/api/tables/{key}"), 404, "no-table")
        assert server.rows('select 1 from moves where "table" = :key', key=key) == []
        assert "identities 2" in await admin(server, "statistics")
        assert "Anna" in await admin(server, "people", "nn")
        for person in (anna, eve):
            await person.disconnect()

    with Server(tmp_path, database=database) as server:
        asyncio.run(play(server))


@pytest.mark.long
def test_all_processes_follow(tmp_path: Path, postgres: Callable[[], str]) -> None:
    async def play(one: Server, other: Server) -> None:
        anna, eve, _ = await at_table(one)
        who = identity(one, "Eve")
        there = Client(other, eve.cookies)
        assert (await there.api("GET", "/api/me")).status_code == 200
        await admin(one, "block", "person", who)
        for person in (eve, there):
            await until_status(person, "/api/me", 403)
        await anna.disconnect()

    with Server(tmp_path, database=postgres()) as one, one.beside() as other:
        asyncio.run(play(one, other))


def test_what_cannot_be_done_is_said_in_one_sentence(tmp_path: Path) -> None:
    def told(words: str, *command: str) -> None:
        answer = run("admin", *command, "--database", f"sqlite:///{tmp_path}/tables.sqlite")
        assert answer.exit_code == 2, answer.output
        assert words in answer.stderr, answer.stderr
        assert len(answer.stderr.splitlines()) == 1

    told("there is no such file", "tables")
    (tmp_path / "tables.sqlite").touch()
    told("start a server of this version", "tables")
    with Server(tmp_path):
        told("no such table", "show", "nothing")
        told("no such table", "remove", "nothing")
        told("no such line", "hide-line", "nothing", "3")
        told("no such person", "hide-name", "nobody")
        told("no such person", "block", "person", "nobody")
        told("not blocked", "unblock", "address", "192.0.2.1")
        told("no such report", "settle", "nothing")
        blocked = ("block", "address", "192.0.2.1", "--database")
        assert run("admin", *blocked, f"sqlite:///{tmp_path}/tables.sqlite").exit_code == 0
        told("blocked already", "block", "address", "192.0.2.1")
        log = run("admin", "log", "--database", f"sqlite:///{tmp_path}/tables.sqlite")
        assert log.output.count("block") == 1, "what was not done is not on record"


def test_a_game_is_closed_and_who_sits_there_is_told(server: Server) -> None:
    async def play() -> None:
        anna, eve, key = await at_table(server)
        await admin(server, "close", key, "The house closes tonight")

        async def told(person: Client) -> None:
            await person.until(lambda: person.info(key).status == "finished")
            await person.until(lambda: len(person.tables[key].chat) == 2)
            line = person.tables[key].chat[-1]
            assert (line.seat, line.text) == (-1, "The house closes tonight")
            assert person.info(key).winners == ()

        await asyncio.gather(told(anna), told(eve))
        assert (await anna.api("GET", f"/api/tables/{key}/record")).text.startswith("pentarchy")
        assert "The house closes tonight" in await admin(server, "log")
        again = await asyncio.to_thread(
            run, "admin", "close", key, "Twice", "--database", server.database, COLUMNS="400"
        )
        assert again.exit_code != 0
        assert "no game runs there" in again.output

    asyncio.run(play())
