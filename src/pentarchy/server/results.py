"""What came of somebody's games, summed up: wins and points by title, seats and opponents, rows of
wins, and titles earned alone."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from pentarchy.server.levels import SITTING
from pentarchy.server.store.results import Outcome

LAST = 20
"""So many points are told game by game."""
PEOPLE = "people"
ALONE = "alone"


class Tally(msgspec.Struct, frozen=True):
    """Finished games of one title, with so many seats, against the same kind of opponents."""

    title: str
    seats: int
    against: str
    """`people`, `alone`, or the strongest level of the bots."""
    games: int
    wins: int
    mean: float
    best: int
    last: tuple[int, ...]
    """The points of the last games, oldest first."""


class SoloTitle(msgspec.Struct, frozen=True):
    """A title that was earned by playing alone."""

    title: str
    """Of the game."""
    rank: str
    """What was earned: a thing of that game."""
    games: int
    best: int
    last: float
    """When it was earned last."""


class Results(msgspec.Struct, frozen=True):
    """All of it."""

    games: int
    wins: int
    streak: int
    """So many of the last games against somebody were won in a row."""
    best_streak: int
    tallies: tuple[Tally, ...]
    titles: tuple[SoloTitle, ...]


def summed(outcomes: Sequence[Outcome]) -> Results:
    """Sum up finished games, given the oldest first."""
    contests = [game for game in outcomes if game.seats > 1]
    current, best = _streaks([game.won for game in contests])
    groups: dict[tuple[str, int, str], list[Outcome]] = {}
    for game in outcomes:
        groups.setdefault((game.title, game.seats, _against(game)), []).append(game)
    tallies = [_tally(*key, games) for key, games in groups.items()]
    return Results(
        games=len(outcomes),
        wins=sum(game.won for game in contests),
        streak=current,
        best_streak=best,
        tallies=tuple(sorted(tallies, key=lambda tally: (tally.title, tally.seats, -tally.games))),
        titles=_titles(outcomes),
    )


def _against(game: Outcome) -> str:
    if not game.opponents:
        return ALONE
    if not all(game.opponents):
        return PEOPLE
    return max(game.opponents, key=lambda level: SITTING.index(level) if level in SITTING else -1)


def _tally(title: str, seats: int, against: str, games: Sequence[Outcome]) -> Tally:
    scores = [game.score for game in games]
    return Tally(
        title=title,
        seats=seats,
        against=against,
        games=len(games),
        wins=sum(game.won for game in games),
        mean=round(sum(scores) / len(scores), 1),
        best=max(scores),
        last=tuple(scores[-LAST:]),
    )


def _streaks(won: Sequence[bool]) -> tuple[int, int]:
    """How many were won in a row: the last ones, and the most ever."""
    current = best = 0
    for each in won:
        current = current + 1 if each else 0
        best = max(best, current)
    return current, best


def _titles(outcomes: Sequence[Outcome]) -> tuple[SoloTitle, ...]:
    groups: dict[tuple[str, str], list[Outcome]] = {}
    for game in outcomes:
        if game.rank is not None:
            groups.setdefault((game.title, game.rank), []).append(game)
    found = [
        SoloTitle(
            title=title,
            rank=rank,
            games=len(games),
            best=max(game.score for game in games),
            last=games[-1].changed,
        )
        for (title, rank), games in groups.items()
    ]
    return tuple(sorted(found, key=lambda each: (each.title, -each.best)))
