"""What who runs the house reads and does, as functions of a connection.

Every deed leaves a row in `audits`, in the same transaction; servers hear of it by that row.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec
from sqlalchemy import Connection, func, select

from pentarchy.server.making import now, token
from pentarchy.server.store import persons, schema

Deed: TypeAlias = Literal[
    "close", "remove", "hide-name", "hide-line", "block", "unblock", "settle", "sign-out",
    "remove-person",
]  # fmt: skip
BlockKind: TypeAlias = Literal["person", "address"]

HIDDEN = "•••"
"""Stands in the place of a name or a line that was hidden."""

_audit, _block, _report = schema.audits.c, schema.blocks.c, schema.reports.c
_table, _seat, _chat, _person = (
    schema.tables.c,
    schema.seats.c,
    schema.chats.c,
    schema.identities.c,
)


class Audit(msgspec.Struct, frozen=True):
    """Something that who runs the house has done."""

    id: str
    at: float
    operator: str
    deed: str
    target: str
    detail: str


class Report(msgspec.Struct, frozen=True):
    """Something that somebody at a table finds wrong."""

    id: str
    at: float
    table: str
    identity: str
    seat: int
    line: int | None
    text: str
    reason: str
    settled: bool = False


def audits(connection: Connection, since: float, limit: int = 1000) -> list[Audit]:
    """What has been done since then, oldest first."""
    query = select(schema.audits).where(_audit.at >= since).order_by(_audit.at).limit(limit)
    return [Audit(*row) for row in connection.execute(query)]


def blocks(connection: Connection) -> set[tuple[str, str]]:
    """Who may not come in: kind and target."""
    return {(row.kind, row.target) for row in connection.execute(select(schema.blocks))}


def reports(connection: Connection, limit: int = 200) -> list[Report]:
    """What people have reported and nobody has settled, oldest first."""
    query = select(schema.reports).where(_report.settled.is_(False)).order_by(_report.at)
    return [Report(*row) for row in connection.execute(query.limit(limit))]


def reported(connection: Connection, who: str, since: float) -> int:
    """How much somebody has reported since then."""
    query = select(func.count()).where(_report.identity == who, _report.at >= since)
    return connection.execute(query).scalar_one()


def statistics(connection: Connection) -> dict[str, int]:
    """How many rows every table of the database has."""
    return {
        str(table.name): connection.execute(select(func.count()).select_from(table)).scalar_one()
        for table in schema.metadata.sorted_tables
    }


def table_lines(connection: Connection, status: str | None, limit: int) -> list[dict[str, Any]]:
    """Tables, those that changed last first."""
    columns = (_table.id, _table.title, _table.status, _table.changed, _table.owner)
    query = select(*columns).order_by(_table.changed.desc()).limit(limit)
    if status is not None:
        query = query.where(_table.status == status)
    return [dict(row) for row in connection.execute(query).mappings()]


def people(connection: Connection, name: str, limit: int) -> list[dict[str, Any]]:
    """People whose names contain these letters, those that came last first."""
    query = select(_person.id, _person.name, _person.created)
    if name:
        query = query.where(_person.name.contains(name, autoescape=True))
    query = query.order_by(_person.created.desc()).limit(limit)
    return [dict(row) for row in connection.execute(query).mappings()]


def remove_table(connection: Connection, key: str) -> bool:
    """A table goes, with all that was played and said at it; whether there was one."""
    return connection.execute(schema.tables.delete().where(_table.id == key)).rowcount == 1


def hide_name(connection: Connection, who: str) -> bool:
    """Somebody's name goes, at every table; whether there is such a person."""
    named = {"name": HIDDEN}
    connection.execute(schema.seats.update().where(_seat.identity == who), named)
    query = schema.identities.update().where(_person.id == who)
    return connection.execute(query, named).rowcount == 1


def sign_out(connection: Connection, device: str) -> bool:
    """A device is nobody's any more; whether there was one. Cookies of before there were devices
    end with it."""
    found = persons.device(connection, device)
    if found is None:
        return False
    for change in persons.sign_out(found.identity, [device]):
        connection.execute(change.statement, change.values)
    return True


def hide_line(connection: Connection, key: str, line: int) -> bool:
    """What a line of a chat said goes; whether there is such a line."""
    query = schema.chats.update().where(_chat.table == key, _chat.number == line)
    return connection.execute(query, {"text": HIDDEN}).rowcount == 1


def block(connection: Connection, kind: BlockKind, target: str) -> bool:
    """Somebody, or an address, may not come in any more; whether that is new."""
    if (kind, target) in blocks(connection):
        return False
    values = {"kind": kind, "target": target, "at": now()}
    connection.execute(schema.blocks.insert(), values)
    return True


def unblock(connection: Connection, kind: BlockKind, target: str) -> bool:
    """They may come in again; whether they could not."""
    query = schema.blocks.delete().where(_block.kind == kind, _block.target == target)
    return connection.execute(query).rowcount == 1


def settle(connection: Connection, report: str) -> bool:
    """A report needs no more looking at; whether there was one that did."""
    query = schema.reports.update().where(_report.id == report, _report.settled.is_(False))
    return connection.execute(query, {"settled": True}).rowcount == 1


def note(connection: Connection, operator: str, deed: Deed, target: str, detail: str = "") -> None:
    """Put on record what was done."""
    row = Audit(token(), now(), operator[:80], deed, target[:80], detail)
    connection.execute(schema.audits.insert(), msgspec.structs.asdict(row))
