"""What goes when somebody goes for good. Tables at which nobody else sits go whole; at the others
the seats stay as those of a former player: without a name, nobody's, and in running games played by
the table's substitute. What they said is gone.

Everything is a statement that finds its rows when it is written, so that servers and `pentarchy
admin` do the same, and nobody slips through who sits down meanwhile.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    case,
    func,
    insert,
    literal,
    select,
    update,
)

from pentarchy.kernel.errors import PentarchyError
from pentarchy.kernel.record import read_record
from pentarchy.server.making import now
from pentarchy.server.store import schema
from pentarchy.server.store.house import HIDDEN
from pentarchy.server.store.writer import Change

_table, _seat, _move = schema.tables.c, schema.seats.c, schema.moves.c
_chat, _report = schema.chats.c, schema.reports.c


def tables_of(connection: Connection, who: str) -> list[str]:
    """The tables that change when somebody goes."""
    sits = select(_seat.table).where(_seat.identity == who)
    talked = select(_chat.table).where(_chat.identity == who)
    query = select(_table.id).where(
        (_table.owner == who) | _table.id.in_(sits) | _table.id.in_(talked)
    )
    return list(connection.execute(query).scalars())


def leaderless(connection: Connection) -> list[str]:
    """The running tables where bots play for former players."""
    former = (_seat.kind == "person") & _seat.identity.is_(None) & _seat.stand_in.is_not(None)
    query = select(_table.id).where(
        _table.status == "running", _table.id.in_(select(_seat.table).where(former))
    )
    return list(connection.execute(query).scalars())


def forget_tables(connection: Connection, who: str) -> Sequence[Change]:
    """Somebody's seats, tables and what was said."""
    return [
        *_forget_records(connection, who),
        *_forget_talk(who),
        _remove_lonely(who),
        *_leave_open(who),
        _resign(who),
        _leave_seats(who),
        _give_tables(who),
        Change(schema.handovers.delete().where(schema.handovers.c.identity == who)),
    ]


def forget_person(connection: Connection, who: str) -> Sequence[Change]:
    """The person; devices, passkeys and settings go with them."""
    return [
        Change(schema.transfers.delete().where(schema.transfers.c.identity == who)),
        Change(schema.challenges.delete().where(schema.challenges.c.identity == who)),
        Change(schema.identities.delete().where(schema.identities.c.id == who), rows=1),
    ]


def _is_mine(who: str, *statuses: str) -> ColumnElement[bool]:
    """Of seats: somebody's, at tables in these states."""
    tables = select(_table.id).where(_table.status.in_(statuses))
    return (_seat.identity == who) & _seat.table.in_(tables)


def _remove_lonely(who: str) -> Change:
    """Tables at which nobody else sits."""
    other = schema.seats.alias()
    others = select(other.c.seat).where(
        other.c.table == _table.id,
        other.c.kind == "person",
        other.c.identity.is_not(None),
        other.c.identity != who,
    )
    sits = select(_seat.table).where(_seat.identity == who)
    mine = (_table.owner == who) | _table.id.in_(sits)
    return Change(schema.tables.delete().where(mine, ~others.exists()))


def _leave_open(who: str) -> list[Change]:
    """Get up from tables that have not started."""
    mine = _is_mine(who, "open")
    sits = select(_seat.table).where(_seat.identity == who)
    touched = update(schema.tables).where(_table.status == "open", _table.id.in_(sits))
    return [
        Change(touched, {"changed": now()}),
        Change(schema.seats.update().where(mine), {"kind": "open", "identity": None, "name": ""}),
    ]


def _resign(who: str) -> Change:
    """A row in the history of every running game: a bot plays on."""
    row, own = schema.moves.alias(), schema.moves.alias()
    rows = select(func.count()).where(row.c.table == _seat.table).scalar_subquery()
    nths = (
        select(func.count())
        .where(own.c.table == _seat.table, own.c.seat == _seat.seat)
        .scalar_subquery()
    )
    place = func.row_number().over(partition_by=_seat.table, order_by=_seat.seat) - 1
    found = (
        select(
            _seat.table,
            rows + place,
            literal("resign"),
            _seat.seat,
            nths,
            _table.substitute,
            literal(now()),
        )
        .join(schema.tables, _table.id == _seat.table)
        .where(_seat.identity == who, _seat.stand_in.is_(None), _table.status == "running")
    )
    columns = ["table", "number", "kind", "seat", "nth", "action", "at"]
    return Change(insert(schema.moves).from_select(columns, found))


def _leave_seats(who: str) -> Change:
    """The seats of a former player."""
    table = select(_table.status).where(_table.id == _seat.table).scalar_subquery()
    level = select(_table.substitute).where(_table.id == _seat.table).scalar_subquery()
    stand_in = case(
        (table == "running", func.coalesce(_seat.stand_in, level)), else_=_seat.stand_in
    )
    left = update(schema.seats).where(_is_mine(who, "running", "finished"))
    return Change(left.values(identity=None, name="", stand_in=stand_in))


def _give_tables(who: str) -> Change:
    """Another person looks after them."""
    heir = (
        select(_seat.identity)
        .where(_seat.table == _table.id, _seat.kind == "person", _seat.identity.is_not(None))
        .order_by(_seat.seat)
        .limit(1)
        .scalar_subquery()
    )
    given = update(schema.tables).where(_table.owner == who)
    return Change(given.values(owner=func.coalesce(heir, "")))


def _forget_talk(who: str) -> list[Change]:
    """What was said, and what was reported of it."""
    sits = select(_seat.seat).where(
        _seat.table == _report.table, _seat.seat == _report.seat, _seat.identity == who
    )
    said = {"text": HIDDEN, "identity": None}
    return [
        Change(schema.chats.update().where(_chat.identity == who), said),
        Change(schema.reports.update().where(sits.exists()), {"text": HIDDEN}),
        Change(schema.reports.update().where(_report.identity == who), {"identity": ""}),
    ]


def _forget_records(connection: Connection, who: str) -> list[Change]:
    """Records name who played; those that were begun from such a game do too."""
    seats: dict[str, list[int]] = {}
    query = select(_seat.table, _seat.seat).where(_is_mine(who, "finished"))
    for row in connection.execute(query):
        seats.setdefault(row.table, []).append(row.seat)
    changes: list[Change] = []
    for key, mine in seats.items():
        went_on = select(_table.id).where(
            _table.origin.startswith(f"table:{key}:", autoescape=True)
        )
        for kind, chosen in (
            (schema.records, schema.records.c.table == key),
            (schema.beginnings, schema.beginnings.c.table.in_(went_on)),
        ):
            for kept in connection.execute(select(kind.c.table, kind.c.text).where(chosen)):
                text = without_names(kept.text, mine)
                if text != kept.text:
                    same = kind.c.table == kept.table
                    changes.append(Change(kind.update().where(same), {"text": text}))
    return changes


def without_names(text: str, seats: Sequence[int]) -> str:
    """A record in which these seats have no names; as it is if it cannot be read."""
    try:
        record = read_record(text)
    except PentarchyError:
        return text
    names = tuple("" if seat in seats else name for seat, name in enumerate(record.players))
    return msgspec.structs.replace(record, players=names).to_text()
