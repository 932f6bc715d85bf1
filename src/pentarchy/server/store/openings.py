"""Tables that anybody may join, as functions of a connection."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, or_, select

from pentarchy.server.store import reads, schema
from pentarchy.server.store.records import Pace, TableRecord

_table, _seat, _person = schema.tables.c, schema.seats.c, schema.identities.c


class Wanted(msgspec.Struct, frozen=True):
    """Which open tables somebody looks for; None: any."""

    title: str | None = None
    rated: bool | None = None
    pace: Pace | None = None


def open_tables(
    connection: Connection, wanted: Wanted, since: float, days: float, limit: int, offset: int
) -> list[TableRecord]:
    """Tables with a free seat that are shown to everybody, the newest first: those whose host was
    there after `since`, or after `days` where turns take that long."""
    free = select(_seat.seat).where(_seat.table == _table.id, _seat.kind == "open").exists()
    there = or_(
        _table.changed >= since,
        _person.seen >= since,
        (_table.pace == "days") & or_(_table.changed >= days, _person.seen >= days),
    )
    query = (
        select(schema.tables)
        .join(schema.identities, _person.id == _table.owner)
        .where(_table.status == "open", _table.listed.is_(True), free, there)
        .order_by(_table.created.desc(), _table.id)
        .limit(limit)
        .offset(offset)
    )
    if wanted.title is not None:
        query = query.where(_table.title == wanted.title)
    if wanted.rated is not None:
        query = query.where(_table.rated.is_(wanted.rated))
    if wanted.pace is not None:
        query = query.where(_table.pace == wanted.pace)
    return reads.several(connection, query)
