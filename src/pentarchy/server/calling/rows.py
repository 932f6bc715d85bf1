"""Everything about calls that is read from the database and written to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

import msgspec
from sqlalchemy import Connection, func, select

from pentarchy.server.calling.records import Call, Channel, Language, Letter, Posted, Wishes
from pentarchy.server.store import persons, schema
from pentarchy.server.store.writer import Change

_channel, _wish = schema.channels.c, schema.call_wishes.c
_call, _letter, _key = schema.calls.c, schema.letters.c, schema.house_keys.c

_reading: msgspec.json.Decoder[Letter] = msgspec.json.Decoder(Letter)


# What is read -------------------------------------------------------------------------------


def house_key(connection: Connection, name: str) -> str | None:
    """A key that the house made for itself at its first start."""
    return connection.execute(select(_key.value).where(_key.name == name)).scalar_one_or_none()


def wishes(connection: Connection, who: str) -> Wishes:
    """How somebody would like to be called."""
    row = connection.execute(select(schema.call_wishes).where(_wish.identity == who)).one_or_none()
    found = Wishes(who) if row is None else Wishes(**row._mapping)
    # Who reads another language by now is told in that one.
    chosen = persons.preferences(connection, who).get("language")
    if chosen not in get_args(Language):
        return found
    return msgspec.structs.replace(found, language=chosen)


def channels(connection: Connection, who: str) -> list[Channel]:
    """All ways to somebody, oldest first."""
    query = select(schema.channels).where(_channel.identity == who).order_by(_channel.created)
    return [Channel(*row) for row in connection.execute(query)]


def channel(connection: Connection, key: str) -> Channel | None:
    """One of them."""
    row = connection.execute(select(schema.channels).where(_channel.id == key)).one_or_none()
    return None if row is None else Channel(*row)


def reachable(connection: Connection, people: Sequence[str]) -> set[str]:
    """Those of them who have asked to be called."""
    query = select(_channel.identity).where(
        _channel.identity.in_(people), _channel.active.is_(True), _channel.confirmed.is_(True)
    )
    return set(connection.execute(query).scalars())


def call(connection: Connection, who: str, table: str) -> Call | None:
    """What is known of that table and that person."""
    query = select(schema.calls).where(_call.identity == who, _call.table == table)
    row = connection.execute(query).one_or_none()
    return None if row is None else Call(*row)


def pending(connection: Connection, who: str) -> list[Call]:
    """What somebody has not been told yet."""
    query = select(schema.calls).where(_call.identity == who, _call.due.is_not(None))
    return [Call(*row) for row in connection.execute(query.order_by(_call.due))]


def people_due(connection: Connection, moment: float, limit: int) -> list[str]:
    """Those who are to be told something now."""
    query = select(_call.identity).where(_call.due <= moment).distinct().limit(limit)
    return list(connection.execute(query).scalars())


def letters_due(connection: Connection, moment: float, limit: int) -> list[Posted]:
    """The letters that are to be sent now."""
    query = select(schema.letters).where(_letter.due <= moment).order_by(_letter.due).limit(limit)
    return [
        Posted(row.id, row.channel, _reading.decode(row.body), row.due, row.made, row.tries)
        for row in connection.execute(query)
    ]


def letters_waiting(connection: Connection, channel: str) -> int:
    """How many letters are on their way there."""
    query = select(func.count()).where(_letter.channel == channel)
    return connection.execute(query).scalar_one()


def lately_played(connection: Connection, since: float) -> list[str]:
    """Running tables of people with channels where something was done since then."""
    moves, seats = schema.moves.c, schema.seats.c
    called = select(_channel.identity).where(_channel.active.is_(True))
    theirs = select(seats.table).where(seats.identity.in_(called))
    query = select(moves.table).where(moves.table.in_(theirs), moves.at >= since).distinct()
    return list(connection.execute(query).scalars())


# What is written ----------------------------------------------------------------------------


def add_house_key(name: str, value: str) -> Change:
    return Change(schema.house_keys.insert(), {"name": name, "value": value})


def set_wishes(wished: Wishes) -> list[Change]:
    """Instead of those before."""
    return [
        Change(schema.call_wishes.delete().where(_wish.identity == wished.identity)),
        Change(schema.call_wishes.insert(), msgspec.structs.asdict(wished)),
    ]


def add_channel(made: Channel, *, only: bool) -> list[Change]:
    """Another way to somebody; it is nobody else's. `only`: instead of those of its kind."""
    same = _channel.mark == made.mark
    if only:
        same |= (_channel.identity == made.identity) & (_channel.kind == made.kind)
    return [
        Change(schema.channels.delete().where(same)),
        Change(schema.channels.insert(), msgspec.structs.asdict(made)),
    ]


def remove_channel(key: str) -> Change:
    return Change(schema.channels.delete().where(_channel.id == key))


def switch_channel(key: str, active: bool) -> Change:
    """On or off; what was wrong with it is forgotten."""
    values = {"active": active, "failures": 0, "failing": None}
    return Change(schema.channels.update().where(_channel.id == key), values)


def confirm_channel(key: str) -> Change:
    return Change(
        schema.channels.update().where(_channel.id == key), {"confirmed": True, "active": True}
    )


def count_failure(failed: Channel, moment: float) -> Change:
    values = {"failures": failed.failures + 1, "failing": failed.failing or moment}
    return Change(schema.channels.update().where(_channel.id == failed.id), values)


def forget_failures(key: str) -> Change:
    values = {"failures": 0, "failing": None}
    return Change(schema.channels.update().where(_channel.id == key), values)


def add_call(made: Call) -> Change:
    """The first of that table and that person."""
    return Change(schema.calls.insert(), msgspec.structs.asdict(made))


def change_call(before: Call, after: Call) -> Change:
    """Only if nobody else has changed it."""
    same = (
        (_call.identity == before.identity)
        & (_call.table == before.table)
        & (_call.occasion == before.occasion)
        & _call.due.is_not_distinct_from(before.due)
    )
    values = {"occasion": after.occasion, "due": after.due, "nudge": after.nudge}
    return Change(schema.calls.update().where(same), values, rows=1)


def settle_call(who: str, table: str) -> Change:
    """That person has seen that table."""
    same = (_call.identity == who) & (_call.table == table)
    return Change(schema.calls.update().where(same), {"due": None, "nudge": ""})


def post(made: Posted) -> Change:
    values = {
        "id": made.id,
        "channel": made.channel,
        "body": msgspec.json.encode(made.letter).decode(),
        "due": made.due,
        "made": made.made,
        "tries": made.tries,
    }
    return Change(schema.letters.insert(), values)


def take_letter(posted: Posted) -> Change:
    """This process sends it, and no other, ever: nothing goes out twice."""
    same = (_letter.id == posted.id) & (_letter.due == posted.due)
    values = {"due": None, "tries": posted.tries + 1}
    return Change(schema.letters.update().where(same), values, rows=1)


def delay_letter(key: str, due: float) -> Change:
    """It certainly did not arrive: it is sent again then."""
    return Change(schema.letters.update().where(_letter.id == key), {"due": due})


def remove_letter(key: str) -> Change:
    return Change(schema.letters.delete().where(_letter.id == key))


def remove_letters(before: float) -> Change:
    """Whatever could not be sent for so long is not worth sending."""
    return Change(schema.letters.delete().where(_letter.made < before))
