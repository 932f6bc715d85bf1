"""Invitations to people one has played with, and whom somebody would not be invited by."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, func, or_, select

from pentarchy.server.store import reads, schema
from pentarchy.server.store.records import TableRecord
from pentarchy.server.store.writer import Change

_table, _seat, _person = schema.tables.c, schema.seats.c, schema.identities.c
_invitation, _ignore, _block = schema.invitations.c, schema.ignores.c, schema.blocks.c

LOOKED_AT = 400
"""So many seats of others at my last tables are looked at for companions."""


class Companion(msgspec.Struct, frozen=True):
    """Somebody one has played with; told by where they sat, not by who they are."""

    name: str
    table: str
    seat: int
    at: float


class Invitation(msgspec.Struct, frozen=True):
    """Somebody would like me at a table."""

    table: TableRecord
    host: str
    """What they are called."""
    at: float


class Ignored(msgspec.Struct, frozen=True):
    """Somebody who shall not invite me."""

    id: str
    name: str
    at: float


def companions(connection: Connection, who: str, limit: int) -> list[Companion]:
    """People who sat with somebody at a game, the last ones first; none of whom one of the two
    would not be invited by the other, and nobody who may not come in."""
    mine, theirs = schema.seats.alias(), schema.seats.alias()
    unwanted = select(_ignore.id).where(
        or_(
            (_ignore.identity == who) & (_ignore.other == theirs.c.identity),
            (_ignore.identity == theirs.c.identity) & (_ignore.other == who),
        )
    )
    blocked = select(_block.target).where(_block.kind == "person")
    query = (
        select(theirs.c.identity, _person.name, theirs.c.table, theirs.c.seat, _table.changed)
        .select_from(mine)
        .join(theirs, theirs.c.table == mine.c.table)
        .join(schema.tables, _table.id == mine.c.table)
        .join(schema.identities, _person.id == theirs.c.identity)
        .where(mine.c.identity == who, theirs.c.identity != who, theirs.c.kind == "person")
        .where(_table.status != "open", _table.source == "played", ~unwanted.exists())
        .where(theirs.c.identity.not_in(blocked))
        .order_by(_table.changed.desc(), theirs.c.seat)
        .limit(LOOKED_AT)
    )
    found: dict[str, Companion] = {}
    for identity, *rest in connection.execute(query):
        found.setdefault(identity, Companion(*rest))
    return list(found.values())[:limit]


def invited_by(connection: Connection, who: str, since: float) -> int:
    """How many invitations somebody has sent since then."""
    query = select(func.count()).where(_invitation.host == who, _invitation.at >= since)
    return connection.execute(query).scalar_one()


def asked(connection: Connection, table: str) -> list[str]:
    """Who was invited to a table and has not declined: what they are called."""
    query = (
        select(_person.name)
        .join(schema.invitations, _invitation.identity == _person.id)
        .where(_invitation.table == table, _invitation.declined.is_(False))
        .order_by(_invitation.at)
    )
    return list(connection.execute(query).scalars())


def ignores(connection: Connection, who: str, other: str) -> bool:
    """Whether somebody would not be invited by another."""
    query = select(_ignore.id).where(_ignore.identity == who, _ignore.other == other)
    return connection.execute(query).first() is not None


def ignored(connection: Connection, who: str) -> list[Ignored]:
    """Whom somebody would not be invited by."""
    query = (
        select(_ignore.id, _person.name, _ignore.at)
        .join(schema.identities, _person.id == _ignore.other)
        .where(_ignore.identity == who)
        .order_by(_ignore.at.desc())
    )
    return [Ignored(*row) for row in connection.execute(query)]


def invitations(connection: Connection, who: str) -> list[Invitation]:
    """The invitations that somebody can still follow, the last first."""
    free = select(_seat.seat).where(_seat.table == _table.id, _seat.kind == "open").exists()
    sits = select(_seat.seat).where(_seat.table == _table.id, _seat.identity == who).exists()
    query = (
        select(_invitation.table, _invitation.at, _person.name)
        .join(schema.tables, _table.id == _invitation.table)
        .join(schema.identities, _person.id == _invitation.host)
        .where(_invitation.identity == who, _invitation.declined.is_(False))
        .where(_table.status == "open", free, ~sits)
        .order_by(_invitation.at.desc())
    )
    rows = connection.execute(query).all()
    tables = select(schema.tables).where(_table.id.in_([row.table for row in rows]))
    known = {table.id: table for table in reads.several(connection, tables)}
    return [Invitation(known[row.table], row.name, row.at) for row in rows if row.table in known]


def is_open(connection: Connection, who: str, table: str) -> bool:
    """Whether somebody can still follow the invitation to a table."""
    return any(each.table.id == table for each in invitations(connection, who))


def host_of(connection: Connection, who: str, table: str) -> str | None:
    """Who has invited somebody to a table."""
    query = select(_invitation.host).where(_invitation.identity == who, _invitation.table == table)
    return connection.execute(query).scalar_one_or_none()


def invite(table: str, who: str, host: str, now: float) -> Change:
    """Somebody is invited; once to each table."""
    values = {"table": table, "identity": who, "host": host, "at": now, "declined": False}
    return Change(schema.invitations.insert(), values)


def decline(table: str, who: str) -> Change:
    """Somebody does not come."""
    same = (_invitation.table == table) & (_invitation.identity == who)
    return Change(schema.invitations.update().where(same), {"declined": True}, rows=1)


def ignore(key: str, who: str, other: str, now: float) -> list[Change]:
    """Somebody would not be invited by another any more."""
    same = (_ignore.identity == who) & (_ignore.other == other)
    values = {"id": key, "identity": who, "other": other, "at": now}
    return [
        Change(schema.ignores.delete().where(same)),
        Change(schema.ignores.insert(), values),
    ]


def unignore(key: str, who: str) -> Change:
    """They may invite again."""
    return Change(schema.ignores.delete().where(_ignore.id == key, _ignore.identity == who))
