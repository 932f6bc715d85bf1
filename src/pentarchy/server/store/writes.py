"""Everything that is ever written, as jobs for the writer."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import select

from pentarchy.server.store import schema
from pentarchy.server.store.records import (
    BotThought,
    ChatLine,
    Identity,
    MoveRow,
    Seat,
    Status,
    TableRecord,
)
from pentarchy.server.store.writer import Change

# Made once: SQLAlchemy keeps what it has compiled, and the writer sees which jobs are alike.
ADD_MOVE = schema.moves.insert()
ADD_CHAT = schema.chats.insert()
ADD_TABLE = schema.tables.insert()
ADD_SEAT = schema.seats.insert()
ADD_THOUGHT = schema.thoughts.insert()
ADD_RECORD = schema.records.insert()
ADD_IDENTITY = schema.identities.insert()
ADD_TRANSFER = schema.transfers.insert()

_table = schema.tables.c
_seat = schema.seats.c


def add_move(row: MoveRow) -> Change:
    """A row of a table's history; its number and its seat's nth must be free."""
    return Change(ADD_MOVE, msgspec.structs.asdict(row))


def add_thought(thought: BotThought) -> Change:
    """What a bot thought at a move; goes with the move's row."""
    values = msgspec.structs.asdict(thought)
    return Change(ADD_THOUGHT, {**values, "reasons": _json(thought.reasons)})


def add_table(table: TableRecord) -> list[Change]:
    """A new table with its seats."""
    values = {field: getattr(table, field) for field in table.__struct_fields__ if field != "seats"}
    values["options"] = _json(table.options)
    values["seed"] = None if table.seed is None else str(table.seed)
    values["scores"] = None if table.scores is None else _json(table.scores)
    values["winners"] = None if table.winners is None else _json(table.winners)
    seats = [Change(ADD_SEAT, msgspec.structs.asdict(seat)) for seat in table.seats]
    return [Change(ADD_TABLE, values), *seats]


def add_record(table: str, text: str) -> Change:
    """The record of a finished game."""
    return Change(ADD_RECORD, {"table": table, "text": text})


def add_chat(table: str, line: ChatLine) -> Change:
    """Something said at a table."""
    return Change(ADD_CHAT, {"table": table, **msgspec.structs.asdict(line)})


def start_table(table: TableRecord) -> list[Change]:
    """An open table whose seats are all taken begins to run."""
    assert table.seed is not None
    begun = {
        "status": "running",
        "changed": table.changed,
        "seed": str(table.seed),
        "salt": table.salt,
        "commitment": table.commitment,
    }
    # Somebody may leave while it starts: then it does not.
    free = select(_seat.seat).where(_seat.table == table.id, _seat.kind == "open")
    ready = (_table.id == table.id) & (_table.status == "open") & ~free.exists()
    # First its row is taken, so that the seats are looked at when nobody else can change them.
    hold = touch_table(table.id, table.changed, "open")
    return [hold, Change(schema.tables.update().where(ready), begun, rows=1)]


def finish_table(
    table: str, scores: tuple[int, ...], winners: tuple[int, ...], now: float
) -> Change:
    """A running table's game is over."""
    ended: dict[str, Any] = {
        "status": "finished",
        "changed": now,
        "scores": _json(scores),
        "winners": _json(winners),
    }
    running = (_table.id == table) & (_table.status == "running")
    return Change(schema.tables.update().where(running), ended, rows=1)


def remove_table(table: str) -> Change:
    """An open table is given up."""
    still_open = (_table.id == table) & (_table.status == "open")
    return Change(schema.tables.delete().where(still_open), rows=1)


def hold_table(table: TableRecord, now: float) -> Change:
    """Something changes at an open table; only if nothing else has since it was read."""
    same = (_table.id == table.id) & (_table.status == "open") & (_table.changed == table.changed)
    return Change(schema.tables.update().where(same), {"changed": now}, rows=1)


def touch_table(table: str, now: float, status: Status) -> Change:
    """Something has changed at a table that is still in this status."""
    same = (_table.id == table) & (_table.status == status)
    return Change(schema.tables.update().where(same), {"changed": now}, rows=1)


def own_table(table: str, owner: str) -> Change:
    """Another person looks after an open table."""
    still_open = (_table.id == table) & (_table.status == "open")
    return Change(schema.tables.update().where(still_open), {"owner": owner}, rows=1)


def change_seat(before: Seat, after: Seat) -> Change:
    """Somebody sits down, gets up or is replaced; only if the seat is still as it was."""
    same = (
        (_seat.table == before.table)
        & (_seat.seat == before.seat)
        & (_seat.kind == before.kind)
        & _seat.identity.is_not_distinct_from(before.identity)
    )
    values = {
        "kind": after.kind,
        "identity": after.identity,
        "level": after.level,
        "name": after.name,
    }
    return Change(schema.seats.update().where(same), values, rows=1)


def paint_seat(seat: Seat, colour: int) -> Change:
    """A seat gets another colour."""
    same = (_seat.table == seat.table) & (_seat.seat == seat.seat)
    return Change(schema.seats.update().where(same), {"colour": colour}, rows=1)


def add_identity(identity: Identity, now: float) -> Change:
    """Somebody new."""
    return Change(ADD_IDENTITY, {**msgspec.structs.asdict(identity), "created": now})


def rename(identity: Identity) -> list[Change]:
    """Somebody is called otherwise, at every table."""
    return [
        Change(
            schema.identities.update().where(schema.identities.c.id == identity.id),
            {"name": identity.name},
            rows=1,
        ),
        Change(schema.seats.update().where(_seat.identity == identity.id), {"name": identity.name}),
    ]


def add_transfer(token: str, identity: str, expires: float, now: float) -> list[Change]:
    """A link to another device; those that have lapsed go."""
    lapsed = schema.transfers.c.expires < now
    values = {"token": token, "identity": identity, "expires": expires}
    return [Change(schema.transfers.delete().where(lapsed)), Change(ADD_TRANSFER, values)]


def use_transfer(token: str, now: float) -> Change:
    """A link to another device is used up."""
    valid = (schema.transfers.c.token == token) & (schema.transfers.c.expires >= now)
    return Change(schema.transfers.delete().where(valid), rows=1)


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
