"""Everything that is ever read, as functions of a connection."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import msgspec
from sqlalchemy import ColumnElement, Connection, RowMapping, Select, func, select

from pentarchy.bots import Reasons
from pentarchy.server.store import schema
from pentarchy.server.store.records import (
    BotThought,
    ChatLine,
    ClockRule,
    Depth,
    Handover,
    Holdings,
    Identity,
    MoveRow,
    Seat,
    SeriesGame,
    Status,
    Stoppage,
    TableNews,
    TableRecord,
)

_reasons: msgspec.json.Decoder[Reasons | None] = msgspec.json.Decoder(Reasons | None)
_clock: msgspec.json.Decoder[ClockRule] = msgspec.json.Decoder(ClockRule)
_table = schema.tables.c
_seat = schema.seats.c
_move = schema.moves.c
_chat = schema.chats.c


def identity(connection: Connection, key: str) -> Identity | None:
    """Somebody by id."""
    columns = schema.identities.c
    row = connection.execute(
        select(columns.id, columns.name).where(columns.id == key)
    ).one_or_none()
    return None if row is None else Identity(row.id, row.name)


def seen(connection: Connection, keys: Sequence[str]) -> dict[str, float]:
    """When these people last looked at a table, as far as they ever have."""
    columns = schema.identities.c
    query = select(columns.id, columns.seen).where(columns.id.in_(keys), columns.seen.is_not(None))
    return {row.id: row.seen for row in connection.execute(query)}


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
    return several(connection, query)


def holdings(
    connection: Connection, who: str | None, address: str | None
) -> tuple[Holdings, Holdings]:
    """What is kept for an identity and for an address."""
    return _held(connection, _table.owner, who), _held(connection, _table.address, address)


def _held(connection: Connection, column: ColumnElement[str], key: str | None) -> Holdings:
    found = Holdings()
    if key is None:
        return found
    counted = (_table.status, _table.source, func.count(), func.sum(_table.size))
    query = select(*counted).where(column == key).group_by(_table.status, _table.source)
    for status, source, count, size in connection.execute(query):
        found.tables += count
        found.size += size
        if source == "uploaded":
            found.uploads += count
        elif status == "open":
            found.open += count
        elif status == "running":
            found.running += count
    return found


def tables_by_status(connection: Connection) -> dict[str, int]:
    """How many tables there are in each state."""
    query = select(_table.status, func.count()).group_by(_table.status)
    return {row.status: row[1] for row in connection.execute(query)}


def tables_with_bots(connection: Connection) -> list[str]:
    """The running tables where a bot sits, those that changed last first."""
    bots = select(_seat.table).where((_seat.kind == "bot") | _seat.stand_in.is_not(None))
    query = select(_table.id).where(_table.status == "running", _table.id.in_(bots))
    return list(connection.execute(query.order_by(_table.changed.desc())).scalars())


def due(connection: Connection, now: float, limit: int) -> list[str]:
    """The running tables where somebody's time may have run out."""
    query = select(_table.id).where(_table.status == "running", _table.deadline <= now)
    return list(connection.execute(query.order_by(_table.deadline).limit(limit)).scalars())


def outages(connection: Connection) -> list[tuple[float, float]]:
    """When no server was there, oldest first."""
    columns = schema.outages.c
    query = select(columns.since, columns.until).order_by(columns.since)
    return [(row.since, row.until) for row in connection.execute(query)]


def stoppages(connection: Connection, key: str) -> list[Stoppage]:
    """When a table's game could not go on, oldest first."""
    columns = schema.stoppages.c
    query = select(columns.since, columns.until).where(columns.table == key)
    return [Stoppage(*row) for row in connection.execute(query.order_by(columns.since))]


def last_pulse(connection: Connection, recent: float) -> tuple[float | None, bool]:
    """When any process was there last, and whether one that was there recently still is."""
    columns = schema.pulses.c
    last = connection.execute(select(func.max(columns.at))).scalar_one_or_none()
    there = select(columns.process).where(columns.at >= recent, columns.over.is_(False)).limit(1)
    return last, connection.execute(there).first() is not None


def was_there(connection: Connection, begin: float) -> bool:
    """Whether any process was there after that moment as before. One that slept as well has not
    written since, or says that it has been there for less long."""
    columns = schema.pulses.c
    query = select(columns.process).where(columns.since <= begin, columns.at > begin)
    return connection.execute(query.limit(1)).first() is not None


def handover(connection: Connection, mark: str, now: float) -> Handover | None:
    """The seat that a link gives away, if it is still good."""
    columns = schema.handovers.c
    query = select(columns.table, columns.seat, columns.identity)
    row = connection.execute(query.where(columns.token == mark, columns.expires >= now)).first()
    return None if row is None else Handover(*row)


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


def row_counts(connection: Connection, keys: list[str]) -> dict[str, int]:
    """How many rows the histories of these tables have; those without any are left out."""
    # The last row of each is looked up: how long the histories are does not matter.
    last = select(func.max(_move.number)).where(_move.table == _table.id).scalar_subquery()
    query = select(_table.id, last).where(_table.id.in_(keys))
    return {key: last + 1 for key, last in connection.execute(query) if last is not None}


def news(
    connection: Connection, key: str, rows: int | None, lines: int, limit: int
) -> TableNews | None:
    """A table, its history from that row on (None: nothing of it) and its chat from that line on;
    None if there is no such table."""
    found = table(connection, key)
    if found is None:
        return None
    history = [] if rows is None else moves(connection, key, rows)
    return TableNews(found, history, chat(connection, key, lines, limit))


def thoughts(connection: Connection, key: str) -> list[BotThought]:
    """What bots thought at their moves, in the order of the rows."""
    columns = schema.thoughts.c
    query = select(schema.thoughts).where(columns.table == key).order_by(columns.number)
    return [
        BotThought(row.table, row.number, row.level, _reasons.decode(row.reasons))
        for row in connection.execute(query)
    ]


def beginning(connection: Connection, key: str) -> str | None:
    """The record that a table goes on from, if it does."""
    columns = schema.beginnings.c
    return connection.execute(select(columns.text).where(columns.table == key)).scalar_one_or_none()


def record(connection: Connection, key: str) -> str | None:
    """The record of a finished game."""
    columns = schema.records.c
    return connection.execute(select(columns.text).where(columns.table == key)).scalar_one_or_none()


def analysis(connection: Connection, key: str, form: int) -> bytes | None:
    """The analysis of a finished game, compressed."""
    columns = schema.analyses.c
    query = select(columns.data).where(columns.table == key, columns.format == form)
    return connection.execute(query).scalar_one_or_none()


def analysis_depth(connection: Connection, key: str, form: int) -> Depth | None:
    """How deep the analysis is that is kept of a finished game."""
    columns = schema.analyses.c
    query = select(columns.depth).where(columns.table == key, columns.format == form)
    return cast("Depth | None", connection.execute(query).scalar_one_or_none())


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
    found = several(connection, query)
    return found[0] if found else None


def several(connection: Connection, query: Select[Any]) -> list[TableRecord]:
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
            rematch=rematches[row["id"]][0] if row["id"] in rematches else None,
            rematch_owner=rematches[row["id"]][1] if row["id"] in rematches else None,
        )
        for row in rows
    ]


def _seats_of(connection: Connection, keys: list[str]) -> dict[str, list[Seat]]:
    found: dict[str, list[Seat]] = {}
    query = select(schema.seats).where(_seat.table.in_(keys)).order_by(_seat.seat)
    for row in connection.execute(query).mappings():
        found.setdefault(row["table"], []).append(Seat(**row))
    return found


def _rematches_of(connection: Connection, keys: list[str]) -> dict[str, tuple[str, str | None]]:
    """The rematches of these tables, and who asks for each, as long as it has not begun."""
    columns = (_table.rematch_of, _table.id, _table.owner, _table.status)
    query = select(*columns).where(_table.rematch_of.in_(keys))
    return {
        row.rematch_of: (row.id, row.owner if row.status == "open" else None)
        for row in connection.execute(query)
    }


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
        "clock": None if row["clock"] is None else _clock.decode(row["clock"]),
    }


def _numbers(text: str | None) -> tuple[int, ...] | None:
    return None if text is None else msgspec.json.decode(text, type=tuple[int, ...])
