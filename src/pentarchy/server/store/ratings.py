"""Ratings of people, what changed them, and who leads: read and written here."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
from sqlalchemy import Connection, select

from pentarchy.server.store import schema
from pentarchy.server.store.writer import Change

_rating, _change, _sat = schema.ratings.c, schema.rating_changes.c, schema.rated_seats.c
_person, _block = schema.identities.c, schema.blocks.c

CAUTION = 3.0
"""Leaders stand in the order of mu - 3 sigma: what they are worth almost certainly."""


class Standing(msgspec.Struct, frozen=True):
    """Somebody's rating at a title."""

    identity: str
    title: str
    mu: float
    sigma: float
    games: int
    changed: float


class RatingChange(msgspec.Struct, frozen=True):
    """What a rated game did to the rating of one of its people."""

    identity: str
    table: str
    seat: int
    title: str
    at: float
    number: int
    """Which of their rated games of the title it was, from 1."""
    place: int
    seats: int
    mu_before: float
    sigma_before: float
    mu: float
    sigma: float


class Leader(msgspec.Struct, frozen=True):
    """Somebody in a leaders' table."""

    identity: str
    name: str
    mu: float
    sigma: float
    games: int


def sitting(connection: Connection, table: str) -> dict[int, str]:
    """Who sat where when a rated game began."""
    query = select(_sat.seat, _sat.identity).where(_sat.table == table).order_by(_sat.seat)
    return {row.seat: row.identity for row in connection.execute(query)}


def standings(
    connection: Connection, people: Sequence[str], title: str | None = None
) -> dict[tuple[str, str], Standing]:
    """The ratings of these people, by identity and title."""
    query = select(schema.ratings).where(_rating.identity.in_(people))
    if title is not None:
        query = query.where(_rating.title == title)
    found = (Standing(**row) for row in connection.execute(query).mappings())
    return {(each.identity, each.title): each for each in found}


def changes_at(connection: Connection, table: str) -> list[RatingChange]:
    """What a game did to ratings, by seat."""
    query = select(schema.rating_changes).where(_change.table == table).order_by(_change.seat)
    return [RatingChange(**row) for row in connection.execute(query).mappings()]


def changes_of(connection: Connection, who: str, title: str, limit: int) -> list[RatingChange]:
    """The last changes of somebody's rating at a title, oldest first."""
    query = (
        select(schema.rating_changes)
        .where(_change.identity == who, _change.title == title)
        .order_by(_change.number.desc())
        .limit(limit)
    )
    rows = connection.execute(query).mappings().all()
    return [RatingChange(**row) for row in reversed(rows)]


def leaders(
    connection: Connection, title: str, games: int, limit: int, offset: int
) -> list[Leader]:
    """The best people at a title who have played so many rated games; who would not stand there,
    or may not come in, does not."""
    worth = _rating.mu - CAUTION * _rating.sigma
    blocked = select(_block.target).where(_block.kind == "person")
    query = (
        select(_rating.identity, _person.name, _rating.mu, _rating.sigma, _rating.games)
        .join(schema.identities, _person.id == _rating.identity)
        .where(_rating.title == title, _rating.games >= games, _person.unlisted.is_(False))
        .where(_rating.identity.not_in(blocked))
        .order_by(worth.desc(), _rating.identity)
        .limit(limit)
        .offset(offset)
    )
    return [Leader(*row) for row in connection.execute(query)]


def unlisted(connection: Connection, who: str) -> bool:
    """Whether somebody would not stand in the leaders' tables."""
    query = select(_person.unlisted).where(_person.id == who)
    return bool(connection.execute(query).scalar_one_or_none())


def hide(who: str, hidden: bool) -> Change:
    """Stand in the leaders' tables, or not."""
    query = schema.identities.update().where(_person.id == who)
    return Change(query, {"unlisted": hidden}, rows=1)


def sit(table: str, people: Iterable[tuple[int, str]]) -> list[Change]:
    """Who sits where as a rated game begins."""
    return [
        Change(schema.rated_seats.insert(), {"table": table, "seat": seat, "identity": who})
        for seat, who in people
    ]


def change(before: Standing | None, after: RatingChange) -> list[Change]:
    """Somebody's rating changes; only if it still is as it was before, and once for each game."""
    values = {"mu": after.mu, "sigma": after.sigma, "games": after.number, "changed": after.at}
    if before is None:
        key = {"identity": after.identity, "title": after.title}
        rating = Change(schema.ratings.insert(), {**key, **values})
    else:
        same = (
            (_rating.identity == before.identity)
            & (_rating.title == before.title)
            & (_rating.games == before.games)
        )
        rating = Change(schema.ratings.update().where(same), values, rows=1)
    return [rating, Change(schema.rating_changes.insert(), msgspec.structs.asdict(after))]
