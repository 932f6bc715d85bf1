"""What is to be played, and what one game, or one series, of it came to."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from itertools import permutations
from typing import Any

import msgspec

from pentarchy.kernel.messages import Message

TIMEOUT = 10.0
"""So many seconds a program has for an answer."""


class Task(msgspec.Struct, frozen=True, kw_only=True):
    """What to play. Games are numbered, and everything in a game follows from its number."""

    title: str
    components: str | None = None
    """The user's own components, as TOML text."""
    options: dict[str, Any] = {}
    players: tuple[str, ...]
    """The level of each player, or `cmd:` and a command; there are as many seats."""
    games: int
    seed: int
    rotate: bool = True
    """Whether players change seats from game to game."""
    paired: bool = False
    """Whether a deal is played once in every seating before the next one is dealt."""
    records: bool = False
    """Whether the games are written down."""
    timed: bool = False
    """Whether the time that players take is measured."""
    timeout: float = TIMEOUT
    series: bool = False
    """Whether a series is played where the game leaves it to people; a duel is one anyhow."""


class Times(msgspec.Struct, frozen=True):
    """How long one seat thought in a game: how often each time came, see `stats.Clock`."""

    decisions: dict[int, int]
    turns: dict[int, int]


class Forfeit(msgspec.Struct, frozen=True):
    """A game lost because a program gave no usable answer."""

    seat: int
    why: Message


class Played(msgspec.Struct, frozen=True):
    """A game that was played, or a series: then scores are sums, and the winners are its own."""

    number: int
    seed: int
    players: tuple[int, ...]
    """Which player sat at each seat."""
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    order: tuple[int, ...]
    """The seats in the order of their first decisions."""
    turns: int
    decisions: int
    record: str | None = None
    forfeit: Forfeit | None = None
    times: tuple[Times, ...] = ()
    """By seat; empty where nothing was measured."""
    seconds: float = 0.0
    """Processor time of the whole game, where it was measured."""
    games: int = 1
    """How many games it was: a series has several."""
    later: tuple[str, ...] = ()
    """The records of a series after the first, where games are written down."""

    @property
    def records(self) -> tuple[str, ...]:
        """The record of every game, where games are written down."""
        return () if self.record is None else (self.record, *self.later)

    def share(self, seat: int) -> float:
        """What part of the victory is that seat's."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


def derived_seed(*what: object) -> int:
    """A seed that follows from these values."""
    text = "/".join(str(value) for value in what)
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")


def bot_seed(seed: int, seat: int) -> int:
    """The seed of the bot at a seat of a game: the same seats and seed give the same game."""
    return derived_seed("bot", seed, seat)


def round_of(task: Task) -> int:
    """How many games make a deal."""
    return len(task.players) if task.paired and task.rotate else 1


def deal_of(task: Task, number: int) -> int:
    """Which deal is played in that game."""
    return number // round_of(task)


def seating(task: Task, number: int) -> tuple[int, ...]:
    """Which player sits at each seat of that game.

    In a round every player sits once at every seat; from deal to deal they sit around the table
    in another order, so that all have been everybody's neighbours.
    """
    count = len(task.players)
    if not task.rotate:
        return tuple(range(count))
    around = _circles(count)
    circle = around[deal_of(task, number) % len(around)] if task.paired else around[0]
    shift = number % count
    return tuple(circle[(seat + shift) % count] for seat in range(count))


@cache
def _circles(count: int) -> tuple[tuple[int, ...], ...]:
    return tuple((0, *rest) for rest in permutations(range(1, count)))
