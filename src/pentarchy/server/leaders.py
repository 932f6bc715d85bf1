"""Ratings as people read them: their own with its course, a game's, and the leaders of a title."""

from __future__ import annotations

import msgspec

from pentarchy.server import rating
from pentarchy.server.levels import OFFERED
from pentarchy.server.store import ratings
from pentarchy.server.store.database import Store
from pentarchy.server.store.ratings import CAUTION, Leader

ENOUGH = 5
"""Who has played fewer rated games of a title does not stand in its leaders' table."""
PAGE = 50
COURSE = 100
"""So many of the last games make the course of a rating."""


class CoursePoint(msgspec.Struct, frozen=True, kw_only=True):
    """A rating after a game."""

    table: str
    at: float
    rating: float
    place: int
    seats: int


class MyRating(msgspec.Struct, frozen=True, kw_only=True):
    """My rating at a title."""

    title: str
    rating: float
    sure: float
    """What I am worth almost certainly: leaders stand in this order."""
    games: int
    course: tuple[CoursePoint, ...]


class MyRatings(msgspec.Struct, frozen=True, kw_only=True):
    """My ratings, and whether I stand in the leaders' tables."""

    hidden: bool
    ratings: tuple[MyRating, ...]


class SeatRating(msgspec.Struct, frozen=True, kw_only=True):
    """What a rated game did to the rating of who sat there."""

    seat: int
    place: int
    before: float
    after: float
    games: int


class LeaderRow(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody in a leaders' table, or a bot, which is measured otherwise and has no place."""

    place: int | None
    name: str
    level: str | None
    rating: float
    sure: float
    games: int | None
    mine: bool


class LeadersPage(msgspec.Struct, frozen=True, kw_only=True):
    """A page of a leaders' table."""

    title: str
    enough: int
    """So many rated games one needs to stand here."""
    rows: tuple[LeaderRow, ...]
    more: bool


class Leaders:
    """Reads ratings."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def mine(self, who: str) -> MyRatings:
        """Somebody's own ratings."""
        found = []
        for standing in (await self._store.read(ratings.standings, [who])).values():
            changes = await self._store.read(ratings.changes_of, who, standing.title, COURSE)
            course = tuple(
                CoursePoint(
                    table=each.table,
                    at=each.at,
                    rating=rating.told(each.mu),
                    place=each.place,
                    seats=each.seats,
                )
                for each in changes
            )
            found.append(
                MyRating(
                    title=standing.title,
                    rating=rating.told(standing.mu),
                    sure=rating.told(standing.mu - CAUTION * standing.sigma),
                    games=standing.games,
                    course=course,
                )
            )
        hidden = await self._store.read(ratings.unlisted, who)
        found.sort(key=lambda each: (-each.games, each.title))
        return MyRatings(hidden=hidden, ratings=tuple(found))

    async def hide(self, who: str, hidden: bool) -> None:
        """Stand in the leaders' tables, or not."""
        await self._store.writer.write([ratings.hide(who, hidden)])

    async def of_game(self, table: str) -> list[SeatRating]:
        """What a game did to ratings."""
        return [
            SeatRating(
                seat=each.seat,
                place=each.place,
                before=rating.told(each.mu_before),
                after=rating.told(each.mu),
                games=each.number,
            )
            for each in await self._store.read(ratings.changes_at, table)
        ]

    async def page(self, who: str | None, title: str, offset: int) -> LeadersPage:
        """So many people from that place on, and the bots that stand between them."""
        first = max(0, offset - 1)  # the one before tells which bots stood there already
        found = await self._store.read(
            ratings.leaders, title, ENOUGH, PAGE + 1 + (offset - first), first
        )
        before = found[: offset - first]
        people = found[offset - first :]
        more = len(people) > PAGE
        rows = [_person(each, offset + number, who) for number, each in enumerate(people[:PAGE], 1)]
        if offset and not before:  # there are not so many
            return LeadersPage(title=title, enough=ENOUGH, rows=(), more=False)
        top = _sure(before[0]) if before else None
        bottom = rows[-1].sure if more else None
        for row in _bots(title):
            if (top is None or row.sure <= top) and (bottom is None or row.sure > bottom):
                rows.append(row)
        rows.sort(key=lambda row: (-row.sure, row.place is None, row.place or 0))
        return LeadersPage(title=title, enough=ENOUGH, rows=tuple(rows), more=more)


def _sure(leader: Leader) -> float:
    return rating.told(leader.mu - CAUTION * leader.sigma)


def _person(leader: Leader, place: int, who: str | None) -> LeaderRow:
    return LeaderRow(
        place=place,
        name=leader.name,
        level=None,
        rating=rating.told(leader.mu),
        sure=_sure(leader),
        games=leader.games,
        mine=leader.identity == who,
    )


def _bots(title: str) -> list[LeaderRow]:
    """The levels as the arena has measured them: what is measured is sure."""
    found = []
    for level in OFFERED:
        if (skill := rating.bot(title, level)) is not None:
            told = rating.told(skill.mu)
            row = LeaderRow(
                place=None, name="", level=level, rating=told, sure=told, games=None, mine=False
            )
            found.append(row)
    return found
