"""People who wait to be led to a table: a row each, which one process claims."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, select

from pentarchy.server.store import schema
from pentarchy.server.store.writer import Change

_wait, _person = schema.waits.c, schema.identities.c


class Wait(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who waits."""

    identity: str
    title: str
    seats: int
    rated: bool
    level: str | None
    """The bots that take the seats that are left; None: none do."""
    until: float | None
    """When they do."""
    since: float
    seen: float
    table: str | None = None
    """Where they were led."""
    address: str | None = None


class Waiting(msgspec.Struct, frozen=True):
    """Somebody who waits, and what they are called."""

    wait: Wait
    name: str


def wait_of(connection: Connection, who: str) -> Wait | None:
    """What somebody waits for."""
    row = connection.execute(select(schema.waits).where(_wait.identity == who)).mappings().first()
    return None if row is None else Wait(**row)


def alike(connection: Connection, wait: Wait, since: float) -> list[Waiting]:
    """Those who wait for the same and were there after `since`, who came first first."""
    query = (
        select(schema.waits, _person.name.label("called"))
        .join(schema.identities, _person.id == _wait.identity)
        .where(_wait.title == wait.title, _wait.seats == wait.seats)
        .where(_wait.rated.is_(wait.rated), _wait.table.is_(None), _wait.seen >= since)
        .order_by(_wait.since, _wait.identity)
    )
    found = []
    for row in connection.execute(query).mappings():
        values = dict(row)
        name = values.pop("called")
        found.append(Waiting(Wait(**values), name))
    return found


def begin(wait: Wait) -> list[Change]:
    """Somebody waits; what they waited for before is forgotten."""
    return [leave(wait.identity), Change(schema.waits.insert(), msgspec.structs.asdict(wait))]


def leave(who: str) -> Change:
    """Somebody waits no more."""
    return Change(schema.waits.delete().where(_wait.identity == who))


def saw(wait: Wait, now: float) -> Change:
    """Who waits is still there."""
    same = (_wait.identity == wait.identity) & (_wait.since == wait.since)
    return Change(schema.waits.update().where(same), {"seen": now})


def claim(wait: Wait, table: str) -> Change:
    """Somebody is led to a table; only if nobody has led them elsewhere, and they still wait."""
    same = (_wait.identity == wait.identity) & (_wait.since == wait.since) & _wait.table.is_(None)
    return Change(schema.waits.update().where(same), {"table": table}, rows=1)


def forget_old(before: float) -> Change:
    """Those who were not there since then wait no more."""
    return Change(schema.waits.delete().where(_wait.seen < before))
