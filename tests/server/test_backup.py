"""A backup of a running server, restored into either kind of database: everybody plays on."""

from __future__ import annotations

import asyncio
import gzip
import os
import stat
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import func, select

from pentarchy.server.backup import backup, restore
from pentarchy.server.messages import Done
from pentarchy.server.settings import Settings, secret_of
from pentarchy.server.store import schema
from pentarchy.server.store.database import Store
from tests.cli.runs import run
from tests.server.client import Client
from tests.server.running import Server


def counted(database: str) -> dict[str, int]:
    """How many rows every table of a database has."""
    store = Store(database)
    try:
        with store.engine.connect() as connection:
            return {
                table.name: connection.execute(select(func.count()).select_from(table)).scalar_one()
                for table in schema.metadata.sorted_tables
            }
    finally:
        store.engine.dispose()


async def begun(server: Server) -> tuple[Client, Client, str]:
    """A game in its middle, with something said, beside one that is over."""
    anna, boris = [await Client(server).named(name) for name in ("Anna", "Борис")]
    over = (await anna.table("toy", "me", "random"))["id"]
    made = await anna.table("toy", "me", "open")
    await boris.join(made["invite"])
    for key in (over, made["id"]):
        await anna.start(key)
    for person in (anna, boris):
        await person.connect()
        await person.subscribe(made["id"])
        await person.until_shown(made["id"])
    await anna.subscribe(over)
    await anna.until_shown(over)
    await anna.play_on(over, Random(3))
    await anna.until_over(over)
    assert isinstance(await boris.ask("say", table=made["id"], text="Привет"), Done)
    return anna, boris, made["id"]


async def both_play(key: str, people: tuple[Client, Client], moves: int | None) -> None:
    rngs = [Random(1), Random(2)]
    made = 0
    while moves is None or made < moves:
        if people[0].tables[key].over:
            return
        for person, rng in zip(people, rngs, strict=True):
            if person.my_turns(key):
                made += await person.play_on(key, rng, moves=1)
        await asyncio.sleep(0.001)


WAYS = [
    ("sqlite", "postgresql"),
    ("postgresql", "sqlite"),
    pytest.param(("sqlite", "sqlite"), marks=pytest.mark.long),
    pytest.param(("postgresql", "postgresql"), marks=pytest.mark.long),
]


@pytest.mark.parametrize("way", WAYS, ids="-".join)
def test_everybody_plays_on(
    way: tuple[str, str], tmp_path: Path, postgres: Callable[[], str]
) -> None:
    """Moves are made while the backup is written; afterwards the same cookies hold, and what was
    stored before it began is there."""
    file = tmp_path / "house.backup"

    async def before(server: Server) -> tuple[list[Client], str, int]:
        anna, boris, key = await begun(server)
        await both_play(key, (anna, boris), 4)
        moves = len(server.rows('select 1 from moves where "table" = :key', key=key))
        words = ("backup", str(file), "--database", server.database)
        secret = {} if way[0] == "sqlite" else {"PENTARCHY_SECRET": server.secret}
        told, _ = await asyncio.gather(
            asyncio.to_thread(run, *words, **secret), both_play(key, (anna, boris), 6)
        )
        assert told.exit_code == 0, told.output
        assert "2 tables" in told.output
        for person in (anna, boris):
            await person.disconnect()
        return [anna, boris], key, moves

    async def after(server: Server, people: list[Client], key: str, moves: int) -> None:
        kept = len(server.rows('select 1 from moves where "table" = :key', key=key))
        assert kept >= moves
        anna, boris = [Client(server, person.cookies) for person in people]
        for person in (anna, boris):
            await person.connect()
            await person.subscribe(key)
            await person.until_shown(key)
        await boris.until(lambda: [line.text for line in boris.tables[key].chat] == ["Привет"])
        await both_play(key, (anna, boris), None)
        for person in (anna, boris):
            await person.until_over(key)
            await person.disconnect()

    source = tmp_path / "source"
    source.mkdir()
    with Server(source, database=None if way[0] == "sqlite" else postgres()) as server:
        people, key, moves = asyncio.run(before(server))
        secret = server.secret
        if way[0] == "sqlite":
            secret = Path(f"{server.file}.secret").read_text()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600

    target = tmp_path / "target"
    target.mkdir()
    there = Server(target, database=None if way[1] == "sqlite" else postgres(), secret=secret)
    environ = {"PENTARCHY_SECRET": secret} if way[1] == "postgresql" else {}
    told = run("restore", str(file), "--database", there.database, **environ)
    assert told.exit_code == 0, told.output
    if way[1] == "sqlite":
        kept = Path(f"{there.file}.secret")
        assert kept.read_text() == secret
        assert stat.S_IMODE(kept.stat().st_mode) == 0o600
        assert stat.S_IMODE(there.file.stat().st_mode) == 0o600
    with there:
        asyncio.run(after(there, people, key, moves))


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Settings:
    """A database with something in it, whose server has stopped."""
    with Server(tmp_path_factory.mktemp("house")) as server:
        asyncio.run(begun(server))
    return Settings(database=server.database)


def test_a_backup_of_a_restored_house_is_the_same(
    house: Settings, tmp_path: Path, postgres: Callable[[], str]
) -> None:
    """Row by row, also after a way through the other kind of database."""
    first, second = tmp_path / "first", tmp_path / "second"
    assert backup(house, first) == counted(house.database)
    secret = secret_of(house)
    other = Settings(database=postgres(), secret=secret)
    assert restore(other, first) == counted(other.database)
    backup(other, second)

    def rows(path: Path) -> list[bytes]:
        return sorted(gzip.decompress(path.read_bytes()).splitlines()[1:-1])

    assert rows(first) == rows(second)
    assert len(rows(first)) > 20


def test_what_cannot_be_restored_is_said_in_one_sentence(house: Settings, tmp_path: Path) -> None:
    file = tmp_path / "house.backup"
    backup(house, file)
    whole = file.read_bytes()
    empty = tmp_path / "empty.sqlite"
    spoilt = tmp_path / "spoilt"

    def told(words: str, **environ: str) -> None:
        answer = run("restore", str(spoilt), "--database", f"sqlite:///{empty}", **environ)
        assert answer.exit_code == 2, answer.output
        assert words in answer.stderr, answer.stderr
        assert len(answer.stderr.splitlines()) == 1
        assert not empty.exists()
        assert not Path(f"{empty}.secret").exists()

    told("there is no such file")
    for cut in (0, 5, len(whole) // 2, len(whole) - 9, len(whole) - 1):
        spoilt.write_bytes(whole[:cut])
        told("damaged or cut off")
    for place in (len(whole) // 3, len(whole) // 2, len(whole) - 30):
        spoilt.write_bytes(whole[:place] + bytes([whole[place] ^ 1]) + whole[place + 1 :])
        told("damaged or cut off")
    lines = gzip.decompress(whole).splitlines(keepends=True)
    for changed in (lines[:-1], lines[:5] + lines[6:], lines[1:], [*lines, lines[3]]):
        spoilt.write_bytes(gzip.compress(b"".join(changed)))
        told("damaged or cut off" if changed != lines[1:] else "not a backup")
    swapped = b"".join(lines).replace("Борис".encode(), "Вадим".encode())
    spoilt.write_bytes(gzip.compress(swapped))
    told("damaged or cut off")
    for foreign in (b"something else", gzip.compress(b"something else\n")):
        spoilt.write_bytes(foreign)
        told("not a backup")
    later = lines[0].replace(b'"schema":"', b'"schema":"9')
    spoilt.write_bytes(gzip.compress(b"".join([later, *lines[1:]])))
    told("restore it with that version")
    spoilt.write_bytes(whole)
    told("not the secret of the backup", PENTARCHY_SECRET="x" * 20)


def test_only_an_empty_database_is_filled(house: Settings, tmp_path: Path) -> None:
    file = tmp_path / "house.backup"
    rows = backup(house, file)
    answer = run("restore", str(file), "--database", house.database)
    assert answer.exit_code == 2
    assert "it is not empty" in answer.stderr
    assert counted(house.database) == rows
    other = tmp_path / "other.sqlite"
    secret = Path(f"{other}.secret")
    secret.write_text("another secret, long enough")
    secret.chmod(0o600)
    answer = run("restore", str(file), "--database", f"sqlite:///{other}")
    assert "another secret" in answer.stderr
    assert not other.exists()


def test_what_cannot_be_backed_up_is_said_in_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "house.backup"
    nowhere = tmp_path / "nowhere.sqlite"

    def told(words: str, database: str, **environ: str) -> None:
        answer = run("backup", str(file), "--database", database, **environ)
        assert answer.exit_code == 2, answer.output
        assert words in answer.stderr, answer.stderr
        assert len(answer.stderr.splitlines()) == 1
        assert os.listdir(tmp_path) == before

    before = os.listdir(tmp_path)
    secret = {"PENTARCHY_SECRET": "x" * 20}
    told("nowhere.sqlite: there is no such file", f"sqlite:///{nowhere}")
    (tmp_path / "junk.sqlite").write_bytes(b"no database " * 100)
    before = os.listdir(tmp_path)
    told("junk.sqlite.secret: there is no such secret", f"sqlite:///{tmp_path}/junk.sqlite")
    told("junk.sqlite: file is not a database", f"sqlite:///{tmp_path}/junk.sqlite", **secret)
    (tmp_path / "old.sqlite").touch()
    before = os.listdir(tmp_path)
    told("bring them up to date", f"sqlite:///{tmp_path}/old.sqlite", **secret)
    answer = run("backup", f"{tmp_path}/no/folder", **secret)
    assert "no such folder" in answer.stderr
