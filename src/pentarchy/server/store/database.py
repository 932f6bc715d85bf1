"""The database: opened, brought up to date and read from here; writing is the writer's."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import (
    URL,
    Connection,
    Engine,
    create_engine,
    event,
    func,
    inspect,
    make_url,
    select,
    table,
    text,
)
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from pentarchy.kernel.errors import BadOptions
from pentarchy.server.store.news import News
from pentarchy.server.store.tidier import Tidier
from pentarchy.server.store.writer import Writer
from pentarchy.server.store.writes import ADD_MOVE

T = TypeVar("T")

READERS = 2
BUSY_SECONDS = 20
CONNECT_SECONDS = 10
"""PostgreSQL that does not answer for so long is not there."""
LOG_PAGES = 10_000
"""SQLite's log of what is not yet in its file: 40 MB."""
REVISIONS = "alembic_version"
"""The table in which the version of the others stands."""
MIGRATION_LOCK = 5_051_997
"""Any number, the same in all processes."""


class Store:
    """One database. Reads run in threads of their own, each with its own connection."""

    def __init__(self, url: str, fsync: bool = False) -> None:
        try:
            self.url = _with_driver(make_url(url))
            self.engine = _engine(self.url, fsync)
        except (ArgumentError, ImportError) as error:
            raise unusable(str(error)) from None
        self.news = News(self.engine) if self.engine.dialect.name == "postgresql" else None
        announce = None if self.news is None else self.news.announce
        self.writer = Writer(self.engine, announce, plain=(ADD_MOVE,))
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._tidier = Tidier(self.engine) if self.engine.dialect.name == "sqlite" else None

    def open(self) -> None:
        """Bring the database up to date, then begin to write."""
        self.prepare()
        self.writer.start()
        if self._tidier is not None:
            self._tidier.start()

    def prepare(self) -> None:
        """Bring the database up to date.

        :raises BadOptions: if it cannot be used.
        """
        _keep_private(self.url)
        try:
            engine = self.engine.execution_options(writing=True)
            with engine.begin() as connection:
                _migrate(connection)
        except (SQLAlchemyError, sqlite3.Error) as error:
            raise self.problem(error) from None

    def problem(self, error: Exception) -> BadOptions:
        """Why the database cannot be used, in one line; of SQLite with the file that it is."""
        said = str(error.__cause__ or error).strip().splitlines()
        words = said[0] if said else type(error).__name__
        is_file = self.engine.dialect.name == "sqlite"
        return unusable(f"{self.url.database}: {words}" if is_file else words)

    def fill(self, fill: Callable[[Connection], None]) -> None:
        """Make the tables of an empty database and fill them, or leave it as it is.

        :raises BadOptions: if it cannot be used, or is not empty.
        """
        new = self.engine.dialect.name == "sqlite" and not Path(self.url.database or "").exists()
        _keep_private(self.url)
        try:
            with self.engine.execution_options(writing=True).begin() as connection:
                _check_empty(connection)
                _migrate(connection)
                fill(connection)
        except BaseException as error:
            if new:
                self.engine.dispose()
                _remove(self.url)
            if isinstance(error, SQLAlchemyError):
                raise self.problem(error) from None
            raise

    async def read(self, query: Callable[..., T], *args: Any) -> T:
        """What a query function finds; it is given a connection first."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._read, query, *args)

    def _read(self, query: Callable[..., T], *args: Any) -> T:
        with self.engine.connect() as connection:
            return query(connection, *args)

    def close(self) -> None:
        """Write what is waiting, then let go of the database."""
        if self.news is not None:
            self.news.stop()
        self.writer.stop()
        if self._tidier is not None:
            self._tidier.stop()
        self._readers.shutdown()
        self.engine.dispose()


def _with_driver(url: URL) -> URL:
    """PostgreSQL is spoken to by psycopg, also where the URL names no driver."""
    plain = url.drivername in ("postgresql", "postgres")
    return url.set(drivername="postgresql+psycopg") if plain else url


def _engine(url: URL, fsync: bool) -> Engine:
    # Errors go to the log, and what was to be written may be secret. A database that was
    # restarted is noticed before a connection is used, not by losing what was to be written.
    patience = (
        {"connect_timeout": CONNECT_SECONDS} if url.get_backend_name() == "postgresql" else {}
    )
    engine = create_engine(url, hide_parameters=True, pool_pre_ping=True, connect_args=patience)
    if engine.dialect.name == "sqlite":
        _tune_sqlite(engine, fsync)
    return engine


def _tune_sqlite(engine: Engine, fsync: bool) -> None:
    """WAL: readers never wait, and a commit survives the end of the process (of power: fsync)."""

    @event.listens_for(engine, "connect")
    def connect(connection: sqlite3.Connection, _: object) -> None:
        connection.isolation_level = None  # transactions begin where `begin` below says so
        for pragma in (
            f"busy_timeout={BUSY_SECONDS * 1000}",
            "journal_mode=WAL",
            f"synchronous={'FULL' if fsync else 'NORMAL'}",
            # A tidier does most of it, so that no move waits; this only bounds the log's size.
            f"wal_autocheckpoint={LOG_PAGES}",
            "foreign_keys=ON",
        ):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # A writer that takes its lock at once never has to give up half-way.
        writing = connection.get_execution_options().get("writing", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")


def _keep_private(url: URL) -> None:
    """A new file of SQLite is for its owner only: the seeds of running games are in it."""
    if url.get_backend_name() == "sqlite" and url.database:
        try:
            os.close(os.open(url.database, os.O_CREAT | os.O_RDWR, 0o600))
        except OSError as error:
            raise unusable(f"{url.database}: {error.strerror}") from None


def _remove(url: URL) -> None:
    """A file of SQLite that was made for nothing."""
    for ending in ("", "-wal", "-shm"):
        Path(f"{url.database}{ending}").unlink(missing_ok=True)


def _check_empty(connection: Connection) -> None:
    """:raises BadOptions: if there is a row in any table that is there."""
    for name in inspect(connection).get_table_names():
        held = select(text("1")).select_from(table(name)).limit(1)
        if name != REVISIONS and connection.execute(held).first() is not None:
            sentence = "database: it is not empty, and only an empty one can be filled"
            raise BadOptions(sentence, "setting-database-full")


def _migrate(connection: Connection) -> None:
    """Bring the tables up to date; of several processes that start at once, one after another."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(MIGRATION_LOCK)))
    config = _migrations()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _migrations() -> Config:
    config = Config()
    folder = files("pentarchy.server.store") / "migrations"
    config.set_main_option("script_location", str(folder).replace("%", "%%"))
    return config


def newest() -> str:
    """The version of the tables that this program works with."""
    return ScriptDirectory.from_config(_migrations()).get_current_head() or ""


def revision(connection: Connection) -> str:
    """The version of the tables that are there; empty if there are none."""
    if not inspect(connection).has_table(REVISIONS):
        return ""
    found = connection.execute(text(f"select version_num from {REVISIONS}")).scalar_one_or_none()
    return str(found or "")


def unusable(what: str) -> BadOptions:
    """The database cannot be used; what it says itself is the only help there is."""
    return BadOptions(f"database: {what}", "setting-database", problem=what)
