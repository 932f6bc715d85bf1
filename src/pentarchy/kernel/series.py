"""A series: several games, one after another, whose points are summed."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from pentarchy.kernel.chance import SEED_BITS
from pentarchy.kernel.game import Game, Options
from pentarchy.kernel.record import Record


class Series(msgspec.Struct, frozen=True):
    """The finished games of a series so far."""

    records: tuple[Record, ...]

    def totals(self) -> tuple[int, ...]:
        """The points of every seat over all games."""
        return totals([record.scores for record in self.records if record.scores is not None])

    def winners(self) -> tuple[int, ...]:
        """Who has won the series once its last game is over."""
        return leaders(self.totals())


def totals(scores: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """The points of every seat over games that ended with these scores; empty without any."""
    return tuple(sum(points) for points in zip(*scores, strict=True))


def leaders(sums: Sequence[int]) -> tuple[int, ...]:
    """The seats with the highest sum: equal sums share the victory."""
    best = max(sums, default=0)
    return tuple(seat for seat, points in enumerate(sums) if points == best)


def next_seed(seed: int) -> int:
    """The seed of the game that follows where seeds are chosen: a series is its first seed."""
    return (seed + 1) % (1 << SEED_BITS)


def is_series(game: Game, options: Options, wished: bool) -> bool:
    """Whether a game with these options is the first of a series, where one was wished for or
    not: some are always played as one, some if people like."""
    kind = game.series(options)
    return kind == "always" or (kind == "wished" and wished)


def next_options(game: Game, first: Options, finished: Sequence[Record]) -> Options | None:
    """The options of the game that comes next, or None when the series has ended."""
    return first if not finished else game.next_game(first, finished)
