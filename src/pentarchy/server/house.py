"""What must be so before the server listens: a database that can be used and is nobody else's, and
enough open files. Whatever is not is said in one sentence."""

from __future__ import annotations

import os
from pathlib import Path

import structlog

from pentarchy.kernel.errors import BadOptions
from pentarchy.kernel.registry import missing
from pentarchy.server.settings import Settings, secret_file
from pentarchy.server.store.database import Store

log = structlog.get_logger()

SPARE_FILES = 200
"""Open files besides those of connections: the database, workers, what is served."""


def prepare(settings: Settings) -> None:
    """Get everything ready.

    :raises BadOptions: saying why the server cannot run.
    """
    secret_file(settings.database)  # says best what is no address of a database
    _check_shelf(settings)
    store = Store(settings.database)
    try:
        if store.engine.dialect.name == "sqlite":
            if store.url.database in (None, "", ":memory:"):
                sentence = "database: SQLite needs a file: sqlite:///tables.sqlite"
                raise BadOptions(sentence, "setting-database-nowhere")
            hold(Path(str(store.url.database)))
        store.prepare()
    finally:
        store.engine.dispose()
    open_files(settings.limits.all_connections + SPARE_FILES)


def _check_shelf(settings: Settings) -> None:
    """:raises BadOptions: if a game is to be offered that is not there."""
    own = {game.partition("=")[0] for game in settings.games}
    for key in missing():
        if key not in own:
            raise BadOptions(
                f"PENTARCHY_SHELF: there is no game {key!r}", "setting-shelf", title=key
            )


_held: list[int] = []
"""Kept open until the process ends, however it ends: then the lock is gone."""


def hold(database: Path) -> None:
    """Of two servers on one file of SQLite neither would know what the other does.

    :raises BadOptions: if another server has it.
    """
    try:
        import fcntl
    except ImportError:  # not on this system: who runs two servers there is on their own
        return
    real = database.resolve()  # by whatever links it is reached
    path = real.with_name(f"{real.name}.lock")
    try:
        file = os.open(path, os.O_CREAT | os.O_RDWR, 0o600)
    except OSError as error:
        raise BadOptions(
            f"database: {database}: {error.strerror}",
            "setting-database",
            problem=f"{database}: {error.strerror}",
        ) from None
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(file)
        raise BadOptions(
            f"database: another server uses {database}; several servers need PostgreSQL",
            "setting-database-held",
            file=str(database),
        ) from None
    _held.append(file)


def open_files(needed: int) -> None:
    """As many as all connections need; if they cannot be had, it is told."""
    try:
        import resource
    except ImportError:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY or soft >= needed:
        return
    found = needed if hard == resource.RLIM_INFINITY else min(hard, needed)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (found, hard))
    except (ValueError, OSError):
        found = soft
    if found < needed:
        log.warning("too few open files for all connections", files=found, needed=needed)
