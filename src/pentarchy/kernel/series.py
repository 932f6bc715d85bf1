"""A series: several games, one after another, whose points are summed."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from pentarchy.kernel.game import Game, Options
from pentarchy.kernel.record import Record


class Series(msgspec.Struct, frozen=True):
    """The finished games of a series so far."""

    records: tuple[Record, ...]

    def totals(self) -> tuple[int, ...]:
        """The points of every seat over all games."""
        finished = [record.scores for record in self.records if record.scores is not None]
        return tuple(sum(points) for points in zip(*finished, strict=True))


def next_options(game: Game, first: Options, finished: Sequence[Record]) -> Options | None:
    """The options of the game that comes next, or None when the series has ended."""
    return first if not finished else game.next_game(first, finished)
