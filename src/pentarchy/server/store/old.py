"""What is so old that it can go. What is removed is looked at once more in the same statement."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, delete, func, select

from pentarchy.server.store import schema
from pentarchy.server.store.writer import Change

_table = schema.tables.c
_person = schema.identities.c
_device = schema.devices.c


def _unstarted(before: float) -> ColumnElement[bool]:
    return (_table.status == "open") & (_table.changed < before)


def _abandoned(before: float) -> ColumnElement[bool]:
    """Nobody has done anything there since, neither a person nor a bot."""
    moves = schema.moves.c
    later = select(moves.number).where(moves.table == _table.id, moves.at >= before).exists()
    return (_table.status == "running") & (_table.changed < before) & ~later


def _nothing(before: float) -> ColumnElement[bool]:
    """Somebody who sits nowhere, has set up nothing, and was not here since."""
    sits = select(schema.seats.c.seat).where(schema.seats.c.identity == _person.id).exists()
    owns = select(_table.id).where(_table.owner == _person.id).exists()
    last = func.coalesce(_person.seen, _person.created)
    return (_person.created < before) & (last < before) & ~sits & ~owns


def open_tables(connection: Connection, before: float, limit: int) -> list[str]:
    """Tables that have not started, and where nothing has changed since."""
    return list(
        connection.execute(select(_table.id).where(_unstarted(before)).limit(limit)).scalars()
    )


def running_tables(connection: Connection, before: float, limit: int) -> list[str]:
    """Running games that nobody has gone on with since."""
    return list(
        connection.execute(select(_table.id).where(_abandoned(before)).limit(limit)).scalars()
    )


def people(connection: Connection, before: float, limit: int) -> list[str]:
    """People without anything."""
    return list(
        connection.execute(select(_person.id).where(_nothing(before)).limit(limit)).scalars()
    )


def devices(connection: Connection, before: float, limit: int) -> list[str]:
    """Devices that nobody has used since: they are signed out already."""
    return list(
        connection.execute(select(_device.id).where(_device.seen < before).limit(limit)).scalars()
    )


def remove_device(key: str, before: float) -> Change:
    unused = (_device.id == key) & (_device.seen < before)
    return Change(schema.devices.delete().where(unused), rows=1)


def remove_open(key: str, before: float) -> Change:
    return Change(schema.tables.delete().where(_table.id == key, _unstarted(before)), rows=1)


def remove_running(key: str, before: float) -> Change:
    return Change(schema.tables.delete().where(_table.id == key, _abandoned(before)), rows=1)


def remove_person(who: str, before: float) -> list[Change]:
    """Somebody without anything goes, and with them what they were rated."""
    gone = schema.identities.delete().where(_person.id == who, _nothing(before))
    theirs = (
        schema.ratings.c.identity,
        schema.rating_changes.c.identity,
        schema.ignores.c.identity,
        schema.ignores.c.other,
    )
    return [
        Change(gone, rows=1),
        *(Change(delete(column.table).where(column == who)) for column in theirs),
    ]
