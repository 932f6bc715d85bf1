"""What is kept of people, in one place: what they can take with them, and what goes when they go.

Every module that keeps rows of a person adds a `Keeper` to `KEEPERS`: how those rows are given, and
how they are forgotten. The pages of the server and `pentarchy admin` use the same list.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Column, Connection, Table, delete, select

from pentarchy.server.calling import keeping as calls
from pentarchy.server.store import forgetting, persons, puzzles, results, schema
from pentarchy.server.store.writer import Change


def _nothing(connection: Connection, who: str) -> Sequence[Change]:
    return ()


def _no_files(connection: Connection, who: str) -> Iterable[tuple[str, str]]:
    return ()


class Keeper(msgspec.Struct, frozen=True, kw_only=True):
    """One kind of thing that is kept of people."""

    name: str
    """What it is called in the file that somebody downloads."""
    give: Callable[[Connection, str], Any]
    """All of it, as plain values."""
    forget: Callable[[Connection, str], Sequence[Change]] = _nothing
    """What is to be written so that nothing of it leads to that person any more. Read what you
    must, but let the statements find their rows themselves: they are written a moment later."""
    files: Callable[[Connection, str], Iterable[tuple[str, str]]] = _no_files
    """What is given as files of its own: names and texts."""


def rows_of(table: Table, *without: str) -> Callable[[Connection, str], list[dict[str, Any]]]:
    """Gives all rows of a table whose `identity` is that person, but for these columns."""
    columns = [column for column in table.c if column.name not in ("identity", *without)]

    def give(connection: Connection, who: str) -> list[dict[str, Any]]:
        found = connection.execute(select(*columns).where(table.c.identity == who))
        return [dict(row) for row in found.mappings()]

    return give


def _person(connection: Connection, who: str) -> dict[str, Any]:
    found = connection.execute(select(schema.identities).where(schema.identities.c.id == who))
    row = found.mappings().one_or_none()
    return {} if row is None else dict(row)


PERSON = Keeper(name="identity", give=_person, forget=forgetting.forget_person)
DEVICES = Keeper(name="devices", give=rows_of(schema.devices))
PASSKEYS = Keeper(name="passkeys", give=rows_of(schema.passkeys, "key"))
SETTINGS = Keeper(name="settings", give=persons.preferences)
TABLES = Keeper(
    name="seats",
    give=results.seats_of,
    forget=forgetting.forget_tables,
    files=results.records_of,
)
CHAT = Keeper(name="chat", give=rows_of(schema.chats))
REPORTS = Keeper(name="reports", give=rows_of(schema.reports))

CALLS = Keeper(name="calls", give=calls.give, forget=calls.forget)

PUZZLES = Keeper(name="puzzles", give=puzzles.give, forget=puzzles.forget)


def _rows(*columns: Column[Any]) -> Callable[[Connection, str], list[dict[str, Any]]]:
    """The rows of the tables in which these columns name somebody."""

    def give(connection: Connection, who: str) -> list[dict[str, Any]]:
        found = (
            connection.execute(select(column.table).where(column == who)).mappings()
            for column in columns
        )
        return [dict(row) for rows in found for row in rows]

    return give


def _gone(*columns: Column[Any]) -> Callable[[Connection, str], Sequence[Change]]:
    """Those rows go."""

    def forget(connection: Connection, who: str) -> Sequence[Change]:
        return [Change(delete(column.table).where(column == who)) for column in columns]

    return forget


RATINGS = Keeper(
    name="ratings",
    give=_rows(schema.ratings.c.identity, schema.rating_changes.c.identity),
    forget=_gone(
        schema.ratings.c.identity,
        schema.rating_changes.c.identity,
        schema.rated_seats.c.identity,
    ),
)
PAIRING = Keeper(
    name="pairing", give=_rows(schema.waits.c.identity), forget=_gone(schema.waits.c.identity)
)
INVITED = Keeper(
    name="invitations",
    give=_rows(schema.invitations.c.host, schema.ignores.c.identity),
    forget=_gone(
        schema.invitations.c.identity,
        schema.invitations.c.host,
        schema.ignores.c.identity,
        schema.ignores.c.other,
    ),
)

KEEPERS: tuple[Keeper, ...] = (
    SETTINGS, DEVICES, PASSKEYS, CHAT, REPORTS, CALLS, RATINGS, PAIRING, INVITED, PUZZLES, TABLES,
    PERSON,
)  # fmt: skip
"""All of them, in the order in which they are given and forgotten: the person goes last."""


def given(connection: Connection, who: str) -> dict[str, Any]:
    """Everything that is kept of somebody, but for files."""
    return {keeper.name: keeper.give(connection, who) for keeper in KEEPERS}


def given_files(connection: Connection, who: str) -> Iterable[tuple[str, str]]:
    """What is given as files, one after another."""
    for keeper in KEEPERS:
        yield from keeper.files(connection, who)


def forgotten(connection: Connection, who: str) -> list[Change]:
    """What is to be written so that somebody is forgotten."""
    return [change for keeper in KEEPERS for change in keeper.forget(connection, who)]
