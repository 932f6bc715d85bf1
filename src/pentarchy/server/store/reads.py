"""Everything that is ever read, as functions of a connection."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, RowMapping, Select, select

from pentarchy.bots import Reasons
from pentarchy.server.store import schema
from pentarchy.server.store.records import (
    BotThought,
    ChatLine,
    Identity,
    MoveRow,
    Seat,
    SeriesGame,
    Status,
    TableRecord,
)

_reasons: msgspec.json.Decoder[Reasons | None] = msgspec.json.Decoder(Reasons | None)
_table = schema.tables.c
_seat = schema.seats.c
_move = schema.moves.c
_chat = schema.chats.c


def alive(connection: Connection) -> bool:
    """Whether the database answers."""
    return bool(connection.execute(select(1)).scalar_one())


def identity(connection: Connection, key: str) -> Identity | None:
    """Somebody by id."""
    columns = schema.identities.c
    row = connection.execute(
        select(columns.id, columns.name).where(columns.id == key)
    ).one_or_none()
    return None if row is None else Identity(row.id, row.name)


def transfer(connection: Connection, token: str, now: float) -> str | None:
    """Whose link to another device this is, if it is still good."""
    columns = schema.transfers.c
    query = select(columns.identity).where(columns.token == token, columns.expires >= now)
    return connection.execute(query).scalar_one_or_none()


def table(connection: Connection, key: str) -> TableRecord | None:
    """A table by id, with its seats."""
    return _one(connection, select(schema.tables).where(_table.id == key))


def table_of_invite(connection: Connection, token: str) -> TableRecord | None:
    """The table that an invitation opens."""
    return _one(connection, select(schema.tables).where(_table.invite == token))


def table_to_watch(connection: Connection, token: str) -> TableRecord | None:
    """The table that a spectator's link shows."""
    return _one(connection, select(schema.tables).where(_table.watch == token))


def rematch_of(connection: Connection, key: str) -> TableRecord | None:
    """The table that is the rematch of this one."""
    return _one(connection, select(schema.tables).where(_table.rematch_of == key))


def tables_of(
    connection: Connection, who: str, status: Status | None, limit: int, offset: int
) -> list[TableRecord]:
    """Somebody's tables, those that changed last first."""
    seated = select(_seat.table).where(_seat.identity == who)
    query = select(schema.tables).where(_table.id.in_(seated) | (_table.owner == who))
    if status is not None:
        query = query.where(_table.status == status)
    query = query.order_by(_table.changed.desc(), _table.id).limit(limit).offset(offset)
    return _several(connection, query)


def count_open_of(connection: Connection, who: str) -> int:
    """How many tables somebody has that have not started."""
    query = select(_table.id).where(_table.owner == who, _table.status == "open")
    return len(connection.execute(query.limit(1000)).all())


def open_tables(connection: Connection, limit: int, offset: int) -> list[TableRecord]:
    """Tables that anybody may join, the newest first."""
    query = (
        select(schema.tables)
        .where(_table.status == "open", _table.listed.is_(True))
        .order_by(_table.changed.desc(), _table.id)
        .limit(limit)
        .offset(offset)
    )
    return _several(connection, query)


def tables_with_bots(connection: Connection) -> list[str]:
    """The running tables where a bot sits, those that changed last first."""
    bots = select(_seat.table).where(_seat.kind == "bot")
    query = select(_table.id).where(_table.status == "running", _table.id.in_(bots))
    return list(connection.execute(query.order_by(_table.changed.desc())).scalars())


def series_records(connection: Connection, key: str) -> list[str]:
    """The records of the finished games of a series, in order."""
    columns = schema.records.c
    query = (
        select(columns.text)
        .join(schema.tables, _table.id == columns.table)
        .where(_table.series == key)
        .order_by(_table.game)
    )
    return list(connection.execute(query).scalars())


def moves(connection: Connection, key: str, since: int = 0) -> list[MoveRow]:
    """The rows of a table's history from that number on."""
    query = (
        select(schema.moves).where(_move.table == key, _move.number >= since).order_by(_move.number)
    )
    return [MoveRow(**row) for row in connection.execute(query).mappings()]


def thoughts(connection: Connection, key: str) -> list[BotThought]:
    """What bots thought at their moves, in the order of the rows."""
    columns = schema.thoughts.c
    query = select(schema.thoughts).where(columns.table == key).order_by(columns.number)
    return [
        BotThought(row.table, row.number, row.level, _reasons.decode(row.reasons))
        for row in connection.execute(query)
    ]


def record(connection: Connection, key: str) -> str | None:
    """The record of a finished game."""
    columns = schema.records.c
    return connection.execute(select(columns.text).where(columns.table == key)).scalar_one_or_none()


def chat(connection: Connection, key: str, since: int, limit: int) -> list[ChatLine]:
    """What was said at a table from that line on; the last ones if there are too many."""
    query = (
        select(_chat.number, _chat.seat, _chat.text, _chat.at)
        .where(_chat.table == key, _chat.number >= since)
        .order_by(_chat.number.desc())
        .limit(limit)
    )
    return [ChatLine(*row) for row in reversed(connection.execute(query).all())]


def _one(connection: Connection, query: Select[Any]) -> TableRecord | None:
    found = _several(connection, query)
    return found[0] if found else None


def _several(connection: Connection, query: Select[Any]) -> list[TableRecord]:
    rows = connection.execute(query).mappings().all()
    keys = [row["id"] for row in rows]
    seats = _seats_of(connection, keys)
    rematches = _rematches_of(connection, keys)
    games = _games_of(connection, [row["series"] for row in rows if row["series"] is not None])
    return [
        TableRecord(
            **_values(row),
            seats=tuple(seats.get(row["id"], ())),
            games=tuple(games.get(row["series"], ())),
            rematch=rematches.get(row["id"]),
        )
        for row in rows
    ]


def _seats_of(connection: Connection, keys: list[str]) -> dict[str, list[Seat]]:
    found: dict[str, list[Seat]] = {}
    query = select(schema.seats).where(_seat.table.in_(keys)).order_by(_seat.seat)
    for row in connection.execute(query).mappings():
        found.setdefault(row["table"], []).append(Seat(**row))
    return found


def _rematches_of(connection: Connection, keys: list[str]) -> dict[str, str]:
    query = select(_table.rematch_of, _table.id).where(_table.rematch_of.in_(keys))
    return {row.rematch_of: row.id for row in connection.execute(query)}


def _games_of(connection: Connection, keys: list[str]) -> dict[str, list[SeriesGame]]:
    if not keys:
        return {}
    found: dict[str, list[SeriesGame]] = {}
    columns = (_table.series, _table.id, _table.scores)
    query = select(*columns).where(_table.series.in_(keys)).order_by(_table.game)
    for row in connection.execute(query):
        found.setdefault(row.series, []).append(SeriesGame(row.id, _numbers(row.scores)))
    return found


def _values(row: RowMapping) -> dict[str, Any]:
    """The columns of a table as its record has them."""
    return {
        **row,
        "options": msgspec.json.decode(row["options"]),
        "seed": None if row["seed"] is None else int(row["seed"]),
        "scores": _numbers(row["scores"]),
        "winners": _numbers(row["winners"]),
    }


def _numbers(text: str | None) -> tuple[int, ...] | None:
    return None if text is None else msgspec.json.decode(text, type=tuple[int, ...])
