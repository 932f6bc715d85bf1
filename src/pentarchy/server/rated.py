"""Rated tables: which can be, who is rated there, and what their end does to ratings.

Every game counts by itself, also in a series: a series that somebody leaves half-way has been
rated as far as it went. A game that today's rules stop is not rated: nobody has won it.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from pentarchy.kernel.game import Game
from pentarchy.kernel.messages import Message
from pentarchy.server import rating
from pentarchy.server.making import now
from pentarchy.server.rating import Skill
from pentarchy.server.refusals import BAD, CONFLICT, Refused
from pentarchy.server.store import ratings
from pentarchy.server.store.database import Store
from pentarchy.server.store.ratings import RatingChange, Standing
from pentarchy.server.store.records import Seat, TableRecord
from pentarchy.server.store.writer import Change

OF_SEATS = ("start", "first")
"""Options that name a seat, in every game."""
LEAST = 2
"""So many people a rated game needs."""


def check_options(game: Game, options: Any) -> None:
    """What is dealt by lot in the box is so at a rated table: nobody chooses who begins, or what
    lies where.

    :raises Refused: naming the option that was chosen.
    """
    usual = game.options_type()
    for name in usual.__struct_fields__:
        chosen, plain = getattr(options, name), getattr(usual, name)
        by_lot = name in OF_SEATS or plain is None or isinstance(plain, tuple | list)
        if by_lot and chosen != plain:
            about = Message(f"option-{name}")
            raise Refused(BAD, "rated-options", about=about, texts=game.key)


def check_seats(title: str, seats: Sequence[Seat]) -> None:
    """:raises Refused: if a game with these seats cannot be rated."""
    people = [seat for seat in seats if seat.kind != "bot"]
    known = [seat.identity for seat in people if seat.identity is not None]
    if len(people) < LEAST:
        raise Refused(BAD, "rated-people", people=LEAST)
    if len(set(known)) < len(known):
        raise Refused(BAD, "rated-shared")
    check_bots(title, {seat.level for seat in seats if seat.kind == "bot"})


def check_bots(title: str, levels: Collection[str | None]) -> None:
    """:raises Refused: if it is not known how strong one of these is."""
    for level in sorted(filter(None, levels)):
        if rating.bot(title, level) is None:
            raise Refused(BAD, "rated-bot", about=Message(f"level-{level}"))


def may_sit(table: TableRecord, who: str, agreed: bool) -> None:
    """Nobody is rated without having chosen it, or against themselves.

    :raises Refused: if somebody cannot sit down at a rated table.
    """
    if table.rated and not agreed:
        raise Refused(CONFLICT, "rated-agree")
    if table.rated and table.seats_of(who):
        raise Refused(CONFLICT, "rated-shared")


def sitting_down(table: TableRecord) -> list[Change]:
    """What is written besides as a game begins: who is rated."""
    people = [(seat.seat, seat.identity) for seat in table.people if seat.identity is not None]
    if not table.rated or len({who for _, who in people}) < LEAST:
        return []
    return ratings.sit(table.id, people)


def gone(table: TableRecord, sat: dict[int, str], played_for: Collection[int]) -> set[int]:
    """The seats that who sat there has left to a bot: they have lost. So has who came back after
    a bot had moved for them: nobody lets a bot win for them and makes the last move."""
    return {
        seat
        for seat, who in sat.items()
        if seat in played_for
        or table.seats[seat].identity != who
        or table.seats[seat].stand_in is not None
        or table.seats[seat].forfeit
    }


async def settled(
    store: Store,
    table: TableRecord,
    scores: Sequence[int],
    winners: Sequence[int],
    played_for: Collection[int],
) -> list[Change]:
    """What the end of a game does to ratings; written in the transaction that ends it. If another
    game of one of its people ends at the same moment, one of the two is settled again."""
    if not table.rated:
        return []
    sat = await store.read(ratings.sitting, table.id)
    if len(sat) < LEAST:
        return []
    known = await store.read(ratings.standings, list(sat.values()), table.title)
    places = rating.places(scores, winners, gone(table, sat, played_for))
    before = _skills(table, sat, known)
    after = rating.rate(list(before.values()), [places[seat] for seat in before])
    rated = dict(zip(before, after, strict=True))
    moment = now()
    changes: list[Change] = []
    # In one order in all processes, so that two that wait for each other cannot be.
    for seat, who in sorted(sat.items(), key=lambda each: each[1]):
        standing = known.get((who, table.title))
        changed = RatingChange(
            identity=who,
            table=table.id,
            seat=seat,
            title=table.title,
            at=moment,
            number=1 if standing is None else standing.games + 1,
            place=places[seat],
            seats=len(table.seats),
            mu_before=before[seat].mu,
            sigma_before=before[seat].sigma,
            mu=rated[seat].mu,
            sigma=rated[seat].sigma,
        )
        changes += ratings.change(standing, changed)
    return changes


def _skills(
    table: TableRecord, sat: dict[int, str], known: dict[tuple[str, str], Standing]
) -> dict[int, Skill]:
    """How strong everybody was at the start, by seat: people as they are rated, bots as they were
    measured. A bot that was not is nobody to be compared with."""
    found: dict[int, Skill] = {}
    for place in table.seats:
        if (who := sat.get(place.seat)) is not None:
            standing = known.get((who, table.title))
            found[place.seat] = Skill(standing.mu, standing.sigma) if standing else Skill()
        elif (measured := rating.bot(table.title, place.level)) is not None:
            found[place.seat] = measured
    return found


def rematch_rated(table: TableRecord, seats: Sequence[Seat]) -> bool:
    """Whether a rematch is rated too: where the game was, and those who stayed are enough."""
    if not table.rated:
        return False
    try:
        check_seats(table.title, seats)
    except Refused:
        return False
    return True
