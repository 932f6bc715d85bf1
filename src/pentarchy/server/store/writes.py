"""Everything that is ever written, as jobs for the writer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import bindparam, select

from pentarchy.server.store import schema
from pentarchy.server.store.records import (
    BotThought,
    ChatLine,
    Handover,
    Identity,
    MoveRow,
    Pulse,
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
ADD_BEGINNING = schema.beginnings.insert()
ADD_RECORD = schema.records.insert()
ADD_ANALYSIS = schema.analyses.insert()
DROP_ANALYSIS = schema.analyses.delete().where(schema.analyses.c.table == bindparam("of"))
ADD_IDENTITY = schema.identities.insert()
ADD_TRANSFER = schema.transfers.insert()
SET_STANDING = schema.tables.update().where(schema.tables.c.id == bindparam("table"))

_table = schema.tables.c
_seat = schema.seats.c


def add_move(row: MoveRow) -> Change:
    """A row of a table's history; its number and its seat's nth must be free."""
    return Change(ADD_MOVE, msgspec.structs.asdict(row))


def only_move(changes: Sequence[Change]) -> MoveRow | None:
    """The row, if one row of a history, and perhaps a thought, is all that changes."""
    moves = [change.values for change in changes if change.statement is ADD_MOVE]
    others = [c for c in changes if c.statement is not ADD_MOVE and c.statement is not ADD_THOUGHT]
    return MoveRow(**moves[0]) if len(moves) == 1 and not others else None


def add_thought(thought: BotThought) -> Change:
    """What a bot thought at a move; goes with the move's row."""
    values = msgspec.structs.asdict(thought)
    return Change(ADD_THOUGHT, {**values, "reasons": _json(thought.reasons)})


def add_table(table: TableRecord) -> list[Change]:
    """A new table with its seats."""
    values = {field: getattr(table, field) for field in table.__struct_fields__ if field != "seats"}
    values["options"] = _json(table.options)
    values["clock"] = None if table.clock is None else _json(table.clock)
    values["seed"] = None if table.seed is None else str(table.seed)
    values["scores"] = None if table.scores is None else _json(table.scores)
    values["winners"] = None if table.winners is None else _json(table.winners)
    seats = [Change(ADD_SEAT, msgspec.structs.asdict(seat)) for seat in table.seats]
    return [Change(ADD_TABLE, values), *seats]


def add_record(table: str, text: str) -> Change:
    """The record of a finished game."""
    return Change(ADD_RECORD, {"table": table, "text": text})


def keep_analysis(table: str, depth: str, form: int, data: bytes, made: float) -> list[Change]:
    """The analysis of a finished game, in the place of the one before."""
    row = {"table": table, "depth": depth, "format": form, "data": data, "made": made}
    return [Change(DROP_ANALYSIS, {"of": table}), Change(ADD_ANALYSIS, row)]


def add_beginning(table: str, text: str) -> Change:
    """The record that a new table goes on from."""
    return Change(ADD_BEGINNING, {"table": table, "text": text})


def add_chat(table: str, line: ChatLine, who: str | None) -> Change:
    """Something said at a table, and by whom; None: by who runs the house."""
    return Change(ADD_CHAT, {"table": table, **msgspec.structs.asdict(line), "identity": who})


def start_table(table: TableRecord) -> list[Change]:
    """An open table whose seats are all taken begins to run."""
    assert table.seed is not None
    begun = {
        "status": "running",
        "changed": table.changed,
        "seed": str(table.seed),
        "salt": table.salt,
        "commitment": table.commitment,
        "begun": table.begun,
        "deadline": table.deadline,
    }
    # Somebody may leave while it starts: then it does not.
    free = select(_seat.seat).where(_seat.table == table.id, _seat.kind == "open")
    ready = (_table.id == table.id) & (_table.status == "open") & ~free.exists()
    # First its row is taken, so that the seats are looked at when nobody else can change them.
    hold = touch_table(table.id, table.changed, "open")
    return [hold, Change(schema.tables.update().where(ready), begun, rows=1)]


def finish_table(
    table: str,
    scores: tuple[int, ...],
    winners: tuple[int, ...],
    now: float,
    rank: str | None = None,
) -> Change:
    """A running table's game is over; `rank` is the title that playing alone has earned."""
    ended: dict[str, Any] = {
        "status": "finished",
        "changed": now,
        "deadline": None,
        "scores": _json(scores),
        "winners": _json(winners),
        "rank": rank,
    }
    running = (_table.id == table) & (_table.status == "running")
    return Change(schema.tables.update().where(running), ended, rows=1)


def close_table(table: str, scores: tuple[int, ...] | None, now: float) -> Change:
    """A running table's game is broken off: nobody has won."""
    ended: dict[str, Any] = {
        "status": "finished",
        "changed": now,
        "deadline": None,
        "scores": None if scores is None else _json(scores),
        "winners": _json(()),
    }
    running = (_table.id == table) & (_table.status == "running")
    return Change(schema.tables.update().where(running), ended, rows=1)


def remove_table(table: str) -> Change:
    """An open table is given up."""
    still_open = (_table.id == table) & (_table.status == "open")
    return Change(schema.tables.delete().where(still_open), rows=1)


def remove_upload(table: str) -> Change:
    """An uploaded game is deleted."""
    uploaded = (_table.id == table) & (_table.source == "uploaded")
    return Change(schema.tables.delete().where(uploaded), rows=1)


def hold_table(table: TableRecord, now: float) -> Change:
    """Something changes at an open table; only if nothing else has since it was read."""
    same = (_table.id == table.id) & (_table.status == "open") & (_table.changed == table.changed)
    return Change(schema.tables.update().where(same), {"changed": now}, rows=1)


def touch_table(table: str, now: float, status: Status) -> Change:
    """Something has changed at a table that is still in this status."""
    same = (_table.id == table) & (_table.status == status)
    return Change(schema.tables.update().where(same), {"changed": now}, rows=1)


def renew_invite(table: str, invite: str) -> Change:
    """An open table gets another invitation."""
    still_open = (_table.id == table) & (_table.status == "open")
    return Change(schema.tables.update().where(still_open), {"invite": invite}, rows=1)


def list_table(table: str, listed: bool) -> Change:
    """An open table is shown to everybody, or only to who has its link."""
    still_open = (_table.id == table) & (_table.status == "open")
    return Change(schema.tables.update().where(still_open), {"listed": listed}, rows=1)


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
        & _seat.stand_in.is_not_distinct_from(before.stand_in)
    )
    values = {
        "kind": after.kind,
        "identity": after.identity,
        "level": after.level,
        "name": after.name,
        "stand_in": after.stand_in,
        "forfeit": after.forfeit,
        "awaited": after.awaited,
    }
    return Change(schema.seats.update().where(same), values, rows=1)


def paint_seat(seat: Seat, colour: int) -> Change:
    """A seat gets another colour."""
    same = (_seat.table == seat.table) & (_seat.seat == seat.seat)
    return Change(schema.seats.update().where(same), {"colour": colour}, rows=1)


def set_deadline(table: str, deadline: float | None) -> Change:
    """When somebody's time runs out at a running table."""
    running = (_table.id == table) & (_table.status == "running")
    return Change(schema.tables.update().where(running), {"deadline": deadline})


def add_outage(since: float, until: float) -> Change:
    """No server was there in that time; another process may have said so already."""
    return Change(schema.outages.insert(), {"since": since, "until": until})


def add_stoppage(table: str, since: float) -> Change:
    """A table's game cannot go on; another process may have said so already."""
    return Change(schema.stoppages.insert(), {"table": table, "since": since, "until": None})


def end_stoppages(table: str, until: float) -> Change:
    """A table's game goes on."""
    columns = schema.stoppages.c
    open_ones = (columns.table == table) & columns.until.is_(None)
    return Change(schema.stoppages.update().where(open_ones), {"until": until})


def pulse(here: Pulse, forgotten: float) -> list[Change]:
    """A process is there, or ends; of those that were there last before `forgotten` nothing is
    known any more."""
    columns = schema.pulses.c
    return [
        Change(
            schema.pulses.delete().where(
                (columns.process == here.process) | (columns.at < forgotten)
            )
        ),
        Change(schema.pulses.insert(), msgspec.structs.asdict(here)),
    ]


def add_handover(mark: str, given: Handover, expires: float, now: float) -> list[Change]:
    """A link by which a seat changes hands; the seat's earlier ones and lapsed ones go."""
    columns = schema.handovers.c
    old = ((columns.table == given.table) & (columns.seat == given.seat)) | (columns.expires < now)
    values = {"token": mark, "expires": expires, **msgspec.structs.asdict(given)}
    return [
        Change(schema.handovers.delete().where(old)),
        Change(schema.handovers.insert(), values),
    ]


def use_handover(mark: str, now: float) -> Change:
    """A link to a seat is used up."""
    columns = schema.handovers.c
    valid = (columns.token == mark) & (columns.expires >= now)
    return Change(schema.handovers.delete().where(valid), rows=1)


def add_identity(identity: Identity, now: float) -> Change:
    """Somebody new."""
    return Change(ADD_IDENTITY, {**msgspec.structs.asdict(identity), "created": now})


def set_standing(table: str, standing: str, rows: int) -> Change:
    """Whose turn it is after so many rows; memory knew it, now lists do too."""
    return Change(SET_STANDING, {"table": table, "standing": standing, "standing_rows": rows})


def saw(who: str, now: float) -> Change:
    """Somebody has looked at a table until now."""
    columns = schema.identities.c
    return Change(schema.identities.update().where(columns.id == who), {"seen": now})


def rename(identity: Identity) -> list[Change]:
    """Somebody is called otherwise, at every table; a seat with a name of its own keeps that."""
    person = schema.identities.c
    before = select(person.name).where(person.id == identity.id).scalar_subquery()
    named_so = (_seat.identity == identity.id) & (_seat.name == before)
    known = schema.identities.update().where(person.id == identity.id)
    return [
        Change(schema.seats.update().where(named_so), {"name": identity.name}),
        Change(known, {"name": identity.name}, rows=1),
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
