"""What a try is answered with: whether it solves the puzzle, and if not, why not."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from pentarchy.analysis.puzzles.reading import Posed
from pentarchy.analysis.puzzles.searching import Search, margin_of
from pentarchy.kernel.actions import Action

WORLDS = 48
"""A try is compared with the solution in so many worlds."""


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """A try beside the solution, in the eyes of the seat that decides."""

    value: float
    """What the try is worth: a chance of winning; alone, points."""
    solution: float
    as_good: bool
    """Whether nothing that counts lies between them: then the try is right too."""
    gains: dict[str, float]
    """What the solution has more than the try, in points as they stand, by name."""
    prepares: dict[str, float]
    """The same in prospects."""


def why_not(posed: Posed, clicks: Sequence[Action]) -> Verdict:
    """What a finished turn misses. Only the seat's view is used, and the puzzle's own seed."""
    puzzle, tried = posed.puzzle, tuple(clicks)
    search = Search(posed.game, posed.state.view(puzzle.seat), puzzle.seed)
    own, best = search.compared([tried, posed.solution], WORLDS)
    gains, prepares = search.differing(posed.solution, tried)
    value, solution = sum(own) / WORLDS, sum(best) / WORLDS
    return Verdict(
        value=value,
        solution=solution,
        as_good=solution - value < margin_of(posed.state.seats) / 2,
        gains=gains,
        prepares=prepares,
    )
