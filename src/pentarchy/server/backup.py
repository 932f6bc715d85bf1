"""A whole house in one file: everything the database holds, and the secret that signs cookies.

The file is compressed lines of JSON: what it is, one row of the database a line, and an end that
says how many there were and what all of it hashes to. Nothing in it depends on the kind of
database, so a backup of one kind can be restored into the other.
"""

from __future__ import annotations

import gzip
import os
import secrets
import zlib
from base64 import b64decode
from collections import Counter
from collections.abc import Iterator, Sequence
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
from sqlalchemy import Connection, LargeBinary, Table, func, select, text
from sqlalchemy.exc import SQLAlchemyError

from pentarchy.kernel.errors import BadOptions, PentarchyError
from pentarchy.server.making import now
from pentarchy.server.settings import Settings, keep_secret, secret_file, secret_of
from pentarchy.server.store import schema
from pentarchy.server.store.database import Store, newest, revision, unusable

FORMAT = 1
BATCH = 500
"""So many rows are read or written at a time."""


class Head(msgspec.Struct, frozen=True, kw_only=True, tag="pentarchy-backup"):
    """The first line."""

    format: int
    schema: str
    """The version of the database's tables."""
    version: str
    created: float
    secret: str
    columns: dict[str, tuple[str, ...]]
    """Of every table, in the order in which they are filled again."""


class End(msgspec.Struct, frozen=True, kw_only=True, tag="end"):
    """The last line."""

    rows: dict[str, int]
    hash: str
    """SHA-256 of everything before."""


Row: TypeAlias = tuple[str, tuple[Any, ...]]
"""A table and the values of one row of it."""

_encode = msgspec.json.Encoder().encode
_line: msgspec.json.Decoder[Head | End | Row] = msgspec.json.Decoder(Head | End | Row)


def backup(settings: Settings, path: Path) -> dict[str, int]:
    """Write everything that is stored at this moment to a file that its owner alone can read; a
    server may be running. Gives the number of rows of every table.

    :raises PentarchyError: saying why not; whatever stood in the file before still does.
    """
    store = _store_to_read(settings)
    aside = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        secret = _secret_to_keep(settings)
        handle = os.open(aside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "wb") as file, store.engine.connect() as bare:
            connection = _one_moment(bare)
            with gzip.GzipFile("", "wb", 6, file) as packed:
                rows = _write(packed, connection, secret)
            file.flush()
            os.fsync(file.fileno())
        os.replace(aside, path)
    except SQLAlchemyError as error:
        raise store.problem(error) from None
    finally:
        aside.unlink(missing_ok=True)
        store.engine.dispose()
    return rows


def _secret_to_keep(settings: Settings) -> str:
    """The secret of the house; none is made for a house that has none."""
    file = secret_file(settings.database)
    if not settings.secret and not file.exists():
        raise PentarchyError(f"{file}: there is no such secret", "backup-no-secret", file=str(file))
    return secret_of(settings)


def _store_to_read(settings: Settings) -> Store:
    """The database, which must be there: looking for it must not make one."""
    store = Store(settings.database)
    file = store.url.database or ""
    if store.engine.dialect.name == "sqlite" and not Path(file).is_file():
        raise unusable(f"{file}: there is no such file")
    return store


def _one_moment(connection: Connection) -> Connection:
    """The connection, so that all it reads is as it was at one moment."""
    if connection.dialect.name == "postgresql":
        return connection.execution_options(isolation_level="REPEATABLE READ")
    return connection  # what SQLite reads in one transaction always is


def _write(file: gzip.GzipFile, connection: Connection, secret: str) -> dict[str, int]:
    found = revision(connection)
    if found != newest():
        raise PentarchyError(
            f"database: its tables are of version {found}, this program's of {newest()}; "
            "start the server once to bring them up to date",
            "backup-other-database",
            found=found or "-",
            wanted=newest(),
        )
    tables = schema.metadata.sorted_tables
    head = Head(
        format=FORMAT,
        schema=newest(),
        version=version("pentarchy"),
        created=now(),
        secret=secret,
        columns=_columns(),
    )
    hashed, rows = sha256(), Counter[str]()
    _put(file, hashed, head)
    for table in tables:
        rows[str(table.name)] = 0
        for row in connection.execution_options(yield_per=BATCH).execute(select(table)):
            _put(file, hashed, (str(table.name), tuple(row)))
            rows[str(table.name)] += 1
    file.write(_encode(End(rows=dict(rows), hash=hashed.hexdigest())) + b"\n")
    return dict(rows)


def _columns() -> dict[str, tuple[str, ...]]:
    """The columns of every table."""
    tables = schema.metadata.sorted_tables
    return {str(table.name): tuple(map(str, table.columns.keys())) for table in tables}


def _put(file: gzip.GzipFile, hashed: Any, line: object) -> None:
    data = _encode(line) + b"\n"
    hashed.update(data)
    file.write(data)


def restore(settings: Settings, path: Path) -> dict[str, int]:
    """Fill an empty database with what a backup holds, and keep its secret with it. Gives the
    number of rows of every table.

    :raises PentarchyError: saying why not; nothing has changed then.
    """
    head, rows = _checked(path)
    place = _place_for(settings, head.secret)
    store = Store(settings.database)
    try:
        store.fill(lambda connection: _fill(connection, path, head, place))
    finally:
        store.engine.dispose()
    return rows


def _fill(connection: Connection, path: Path, head: Head, place: Path | None) -> None:
    for name, batch in _batches(path):
        connection.execute(schema.metadata.tables[name].insert(), batch)
    for table in schema.metadata.sorted_tables:
        _count_on(connection, table)
    if place is not None:
        keep_secret(place, head.secret)


def _place_for(settings: Settings, secret: str) -> Path | None:
    """Where the secret of a backup goes; None if it is there already."""
    if settings.secret:
        if settings.secret != secret:
            sentence = "setting secret: this is not the secret of the backup; leave it out"
            raise BadOptions(sentence, "backup-other-secret")
        return None
    place = secret_file(settings.database)
    if not place.exists():
        return place
    if place.read_text().strip() != secret:
        sentence = f"{place}: this is another secret than the backup's; remove it first"
        raise PentarchyError(sentence, "backup-secret-there", file=str(place))
    return None


def _checked(path: Path) -> tuple[Head, dict[str, int]]:
    """Read a whole backup, so that nothing is begun with one that is spoilt."""
    # Once only unpacking it, which finds what is damaged before any of it is believed: a head
    # with a wrong letter would be told as another version's.
    for _ in _lines(path):
        pass
    head, end, hashed, rows = None, None, sha256(), Counter[str]()
    for data in _lines(path):
        line = _decoded(data)
        if head is None and not isinstance(line, Head):
            raise _foreign(path)
        if line is None or end is not None or (head is None) != isinstance(line, Head):
            raise _spoilt(path)
        if isinstance(line, Head):
            head = line
            _check_head(path, head)
        elif isinstance(line, End):
            end = line
            continue
        else:
            assert head is not None
            if len(head.columns.get(line[0], ())) != len(line[1]):
                raise _spoilt(path)
            rows[line[0]] += 1
        hashed.update(data)
    if head is None or end is None:
        raise _spoilt(path)
    if end.hash != hashed.hexdigest() or +Counter(end.rows) != rows:
        raise _spoilt(path)
    return head, end.rows


def _check_head(path: Path, head: Head) -> None:
    if (head.format, head.schema, head.columns) != (FORMAT, newest(), _columns()):
        raise PentarchyError(
            f"{path}: it was made by version {head.version}, with tables of version "
            f"{head.schema}; this program's are of {newest()}: restore it with that version, then "
            "start this one",
            "backup-other-version",
            file=str(path),
            version=head.version,
            found=head.schema,
            wanted=newest(),
        )


def _batches(path: Path) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """The rows of a backup that has been checked, several of one table at a time."""
    columns: dict[str, Sequence[str]] = {}
    name, batch = "", list[dict[str, Any]]()
    for data in _lines(path):
        line = _line.decode(data)
        if isinstance(line, Head):
            columns = dict(line.columns)
            continue
        if batch and (isinstance(line, End) or line[0] != name or len(batch) == BATCH):
            yield name, batch
            batch = []
        if not isinstance(line, End):
            name = line[0]
            batch.append(_values(name, dict(zip(columns[name], line[1], strict=True))))


def _values(name: str, row: dict[str, Any]) -> dict[str, Any]:
    """A row as the database takes it: JSON has no bytes."""
    binary = [
        c.name for c in schema.metadata.tables[name].columns if isinstance(c.type, LargeBinary)
    ]
    return {
        key: b64decode(value) if key in binary and value is not None else value
        for key, value in row.items()
    }


def _count_on(connection: Connection, table: Table) -> None:
    """Numbers that PostgreSQL gives itself go on after the highest one that is there."""
    column = table.autoincrement_column
    if connection.dialect.name != "postgresql" or column is None or column.foreign_keys:
        return
    highest = connection.execute(select(func.max(column))).scalar_one()
    if highest is not None:
        where = {"table": table.name, "column": column.name, "highest": highest}
        connection.execute(
            text("select setval(pg_get_serial_sequence(:table, :column), :highest)"), where
        )


def _lines(path: Path) -> Iterator[bytes]:
    """The lines of a packed file."""
    with gzip.open(path) as file:
        try:
            yield from file
        except gzip.BadGzipFile:
            raise _foreign(path) if file.tell() == 0 else _spoilt(path) from None
        except (EOFError, zlib.error):
            raise _spoilt(path) from None


def _decoded(data: bytes) -> Head | End | Row | None:
    try:
        return _line.decode(data)
    except (msgspec.MsgspecError, RecursionError):
        return None


def _foreign(path: Path) -> PentarchyError:
    return PentarchyError(f"{path}: this is not a backup", "backup-foreign", file=str(path))


def _spoilt(path: Path) -> PentarchyError:
    sentence = f"{path}: this backup is damaged or cut off; nothing was restored"
    return PentarchyError(sentence, "backup-spoilt", file=str(path))
