"""What came of somebody's games, from rows alone: no game is played again for it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from sqlalchemy import Connection, RowMapping, select

from pentarchy.server.store import schema

BATCH = 100
"""So many records are read at a time."""

_table, _seat = schema.tables.c, schema.seats.c


class Outcome(msgspec.Struct, frozen=True):
    """A finished game of somebody's, as one of the seats that they held."""

    table: str
    title: str
    changed: float
    seat: int
    seats: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    rank: str | None
    opponents: tuple[str, ...]
    """Levels of bots; a person is an empty word."""

    @property
    def won(self) -> bool:
        return self.seat in self.winners

    @property
    def score(self) -> int:
        return self.scores[self.seat]


def outcomes(connection: Connection, who: str) -> list[Outcome]:
    """Somebody's finished games that were played here, the oldest first; a game that was broken off
    is none, and neither is one at a shared screen: nobody knows who of them won."""
    tables = _finished(connection, who)
    found: list[Outcome] = []
    for key, (row, seats) in tables.items():
        mine = [seat for seat in seats if seat["identity"] == who]
        if len(mine) != 1:
            continue
        others = [seat for seat in seats if seat is not mine[0]]
        found.append(
            Outcome(
                table=key,
                title=row["title"],
                changed=row["changed"],
                seat=mine[0]["seat"],
                seats=len(seats),
                scores=msgspec.json.decode(row["scores"], type=tuple[int, ...]),
                winners=msgspec.json.decode(row["winners"] or "[]", type=tuple[int, ...]),
                rank=row["rank"],
                opponents=tuple(seat["level"] or "" for seat in others),
            )
        )
    return found


def _finished(connection: Connection, who: str) -> dict[str, tuple[RowMapping, list[RowMapping]]]:
    """Finished games with all their seats."""
    sits = select(_seat.table).where(_seat.identity == who)
    over = (
        _table.id.in_(sits)
        & (_table.status == "finished")
        & (_table.source == "played")
        & _table.scores.is_not(None)
        & ((_table.winners != "[]") | _table.rank.is_not(None))
    )
    columns = (
        _table.id, _table.title, _table.changed, _table.scores, _table.winners, _table.rank,
    )  # fmt: skip
    query = select(*columns).where(over).order_by(_table.changed, _table.id)
    rows = connection.execute(query).mappings().all()
    found: dict[str, tuple[RowMapping, list[RowMapping]]] = {row["id"]: (row, []) for row in rows}
    seats = (
        select(_seat.table, _seat.seat, _seat.identity, _seat.level)
        .join(schema.tables, _table.id == _seat.table)
        .where(over)
        .order_by(_seat.seat)
    )
    for seat in connection.execute(seats).mappings():
        if seat["table"] in found:
            found[seat["table"]][1].append(seat)
    return found


def seats_of(connection: Connection, who: str) -> list[dict[str, Any]]:
    """Somebody's seats, with what came of the games."""
    columns = (
        _seat.table, _seat.seat, _seat.name, _table.title, _table.status, _table.source,
        _table.created, _table.changed, _table.scores, _table.winners, _table.rank,
    )  # fmt: skip
    query = (
        select(*columns)
        .join(schema.tables, _table.id == _seat.table)
        .where(_seat.identity == who)
        .order_by(_table.created)
    )
    return [_plain(row) for row in connection.execute(query).mappings()]


def _plain(row: RowMapping) -> dict[str, Any]:
    numbers = {name: row[name] and msgspec.json.decode(row[name]) for name in ("scores", "winners")}
    return {**row, **numbers}


def records_of(connection: Connection, who: str) -> Iterator[tuple[str, str]]:
    """The records of somebody's finished games and of what they have uploaded."""
    sits = select(_seat.table).where(_seat.identity == who)
    mine = _table.id.in_(sits) | ((_table.owner == who) & (_table.source == "uploaded"))
    keys = list(
        connection.execute(select(_table.id).where(mine).order_by(_table.created)).scalars()
    )
    columns = schema.records.c
    for place in range(0, len(keys), BATCH):
        some = columns.table.in_(keys[place : place + BATCH])
        for row in connection.execute(select(columns.table, columns.text).where(some)):
            yield f"records/{row.table}.record", row.text
