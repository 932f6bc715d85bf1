"""The puzzle of the day: the same for everybody, another title every day."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from hashlib import blake2b
from typing import NamedTuple

from pentarchy.analysis.puzzles.reading import puzzles_of
from pentarchy.kernel.game import Game


class Named(NamedTuple):
    """A puzzle by its name."""

    title: str
    key: str


def of_the_day(games: Iterable[Game], day: date) -> Named | None:
    """The puzzle of that day; None where no game has any."""
    shelf = {game.key: list(puzzles_of(game.folder)) for game in games}
    titles = sorted(title for title, keys in shelf.items() if keys)
    if not titles:
        return None
    number = day.toordinal()
    title = titles[number % len(titles)]
    keys = sorted(shelf[title], key=lambda key: blake2b(f"{title}/{key}".encode()).digest())
    return Named(title, keys[number // len(titles) % len(keys)])


class Streak(NamedTuple):
    """Days in a row on which somebody solved a puzzle."""

    current: int
    """Up to today, or up to yesterday as long as today is not over."""
    best: int


def streak(days: Iterable[date], today: date) -> Streak:
    """How long the streaks are, from the days on which puzzles were solved."""
    best = current = run = 0
    last = None
    for day in sorted(set(days)):
        run = run + 1 if last is not None and (day - last).days == 1 else 1
        best, last = max(best, run), day
    if last is not None and (today - last).days <= 1:
        current = run
    return Streak(current, best)
