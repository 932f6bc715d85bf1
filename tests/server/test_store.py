"""The database: its shape, its writer, and that nothing in it is SQLite's alone."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import inspect, text
from sqlalchemy.dialects import postgresql
from sqlalchemy.schema import CreateIndex, CreateTable

from pentarchy.bots import Reasons
from pentarchy.kernel.errors import BadOptions
from pentarchy.kernel.messages import Message
from pentarchy.server.making import begun, new_table
from pentarchy.server.store import reads, schema, writes
from pentarchy.server.store.database import Store
from pentarchy.server.store.records import BotThought, ChatLine, MoveRow, Seat, TableRecord
from pentarchy.server.store.writer import TOGETHER, Conflict, Unwritten


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    """A database that is there but for its rows; closed by the test, or else afterwards."""
    if request.param == "sqlite":
        url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    else:
        url = request.getfixturevalue("postgres")()
    made = Store(url)
    made.open()
    yield made
    made.close()


def a_table() -> TableRecord:
    seats = [Seat("", 0, "person", "anna", None, "Anna"), Seat("", 0, "open")]
    return new_table("toy", {"rounds": 1}, "anna", seats)


def row(table: str, number: int, seat: int = 0, nth: int | None = None) -> MoveRow:
    return MoveRow(table, number, "move", seat, number if nth is None else nth, "bid coins:1")


def test_migrations_lead_to_the_schema(store: Store) -> None:
    with store.engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, schema.metadata) == []


def test_opening_twice_changes_nothing(store: Store) -> None:
    asyncio.run(store.writer.write(writes.add_table(a_table())))
    store.close()
    again = Store(store.url.render_as_string(hide_password=False))
    again.open()
    found = asyncio.run(again.read(reads.tables_of, "anna", None, 10, 0))
    assert [table.title for table in found] == ["toy"]
    again.close()


def test_postgresql_could_do_it_too() -> None:
    dialect: Any = postgresql.dialect()  # type: ignore[no-untyped-call]
    for made in schema.metadata.sorted_tables:
        assert str(CreateTable(made).compile(dialect=dialect))
        for index in made.indexes:
            assert str(CreateIndex(index).compile(dialect=dialect))
    table = begun(a_table())
    before, after = table.seats[1], Seat(table.id, 1, "person", "boris", None, "Boris")
    for change in (
        writes.add_move(row(table.id, 0)),
        *writes.start_table(table),
        writes.finish_table(table.id, (1,), (0,), 0.0),
        writes.remove_table(table.id),
        writes.change_seat(before, after),
        writes.use_transfer("x", 0.0),
    ):
        statement: Any = change.statement
        assert str(statement.compile(dialect=dialect))


def test_many_writes_share_a_commit(store: Store) -> None:
    async def run() -> None:
        table = a_table()
        await store.writer.write(writes.add_table(table))
        store.writer.stop()
        before = store.writer.commits
        count = 500
        jobs = [
            asyncio.create_task(store.writer.write([writes.add_move(row(table.id, n))]))
            for n in range(count)
        ]
        await asyncio.sleep(0)  # all of them wait now, as if the writer had been busy
        store.writer.start()
        await asyncio.gather(*jobs)
        assert store.writer.commits - before == 1
        assert len(await store.read(reads.moves, table.id)) == count

    asyncio.run(run())


def test_not_all_who_shared_a_commit_are_woken_in_one_go(store: Store) -> None:
    """What each of them does then takes a while: the loop is asked for other things in between."""
    table = a_table()

    async def run() -> int:
        await store.writer.write(writes.add_table(table))
        store.writer.stop()  # so that all of them are in one commit
        jobs = [[writes.add_move(row(table.id, n))] for n in range(8 * TOGETHER)]
        writing = [asyncio.create_task(store.writer.write(job)) for job in jobs]
        await asyncio.sleep(0)
        before = store.writer.commits
        store.writer.start()
        woken, most = 0, 0
        while woken < len(writing):
            await asyncio.sleep(0)
            now = sum(task.done() for task in writing)
            woken, most = now, max(most, now - woken)
        await asyncio.gather(*writing)
        assert store.writer.commits == before + 1
        return most

    assert asyncio.run(run()) <= TOGETHER


def test_one_collision_harms_nobody_else(store: Store) -> None:
    async def run() -> None:
        table = a_table()
        await store.writer.write(writes.add_table(table))
        numbers = [0, 1, 1, 2, 2, 2, 3]
        results = await asyncio.gather(
            *(store.writer.write([writes.add_move(row(table.id, n))]) for n in numbers),
            store.writer.write([writes.add_move(row("no-such-table", 0))]),
            store.writer.write([writes.add_move(row(table.id, 9, seat=0, nth=3))]),
            return_exceptions=True,
        )
        assert [isinstance(result, Conflict) for result in results[-2:]] == [True, True]
        assert sum(isinstance(result, Conflict) for result in results) == 5
        assert [move.number for move in await store.read(reads.moves, table.id)] == [0, 1, 2, 3]

    asyncio.run(run())


def test_a_job_happens_as_a_whole_or_not_at_all(store: Store) -> None:
    async def run() -> None:
        table = a_table()
        await store.writer.write(writes.add_table(table))
        with pytest.raises(Conflict):
            await store.writer.write(
                [
                    writes.add_move(row(table.id, 0)),
                    writes.finish_table(table.id, (1, 2), (1,), 0.0),  # it does not even run
                ]
            )
        assert await store.read(reads.moves, table.id) == []
        with pytest.raises(Conflict):
            await store.writer.write([*writes.start_table(begun(table))])  # a seat is free

    asyncio.run(run())


def test_thoughts_go_with_their_move_and_with_their_table(store: Store) -> None:
    async def run() -> None:
        table = a_table()
        await store.writer.write(writes.add_table(table))
        message = Message("do-build", {"place": "cell:3-4"})
        reasons = Reasons(gains={"score": 1.5}, line=(message,), chance=0.75, playouts=32)
        first = BotThought(table.id, 0, "master", reasons)
        second = BotThought(table.id, 1, "emperor", None)
        for number, thought in enumerate((first, second)):
            changes = [writes.add_move(row(table.id, number)), writes.add_thought(thought)]
            await store.writer.write(changes)
        assert await store.read(reads.thoughts, table.id) == [first, second]
        third = BotThought(table.id, 2, "master", reasons)
        changes = [writes.add_thought(third), writes.add_move(row(table.id, 1))]
        with pytest.raises(Conflict):  # somebody else has made that move
            await store.writer.write(changes)
        assert await store.read(reads.thoughts, table.id) == [first, second]
        await store.writer.write([writes.remove_table(table.id)])
        assert await store.read(reads.thoughts, table.id) == []

    asyncio.run(run())


def test_an_older_database_gets_the_new_settings(store: Store) -> None:
    """Its tables are as if they had been set up without saying anything of them."""
    older = a_table()
    asyncio.run(store.writer.write(writes.add_table(older)))
    config = Config()
    folder = files("pentarchy.server.store") / "migrations"
    config.set_main_option("script_location", str(folder).replace("%", "%%"))
    with store.engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, "0002")
        columns = {column["name"] for column in inspect(connection).get_columns("tables")}
        assert not columns & {"adviser", "substitute"}
        command.upgrade(config, "head")
    (found,) = asyncio.run(store.read(reads.tables_of, "anna", None, 10, 0))
    assert found == older
    assert (found.adviser, found.substitute) == ("master", "apprentice")
    with store.engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, schema.metadata) == []


def test_a_database_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("this is not a database, whatever its name may say" * 100)
    for url in (f"sqlite:///{tmp_path / 'text'}", f"sqlite:///{tmp_path}/no/such/folder/x", "x:y"):
        with pytest.raises(BadOptions, match="database"):
            Store(url).open()


def test_what_cannot_be_written_is_told(store: Store) -> None:
    async def run() -> None:
        table = a_table()
        await store.writer.write(writes.add_table(table))
        with store.engine.begin() as connection:
            connection.execute(text("drop table chats"))
        results = await asyncio.gather(
            store.writer.write([writes.add_chat(table.id, ChatLine(0, 0, "hello", 0.0), "x")]),
            store.writer.write([writes.add_move(row(table.id, 0))]),
            return_exceptions=True,
        )
        assert isinstance(results[0], Unwritten)
        assert results[1] is None, "the others still can"

    asyncio.run(run())


def test_several_processes_may_start_at_once(store: Store) -> None:
    """An empty database is brought up to date once, whoever comes first."""
    with store.engine.begin() as connection:
        schema.metadata.drop_all(connection)
        connection.execute(text("drop table alembic_version"))
    url = store.url.render_as_string(hide_password=False)
    others = [Store(url) for _ in range(4)]
    with ThreadPoolExecutor(4) as pool:
        list(pool.map(Store.open, others))
    for other in others:
        other.close()
    with store.engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, schema.metadata) == []
