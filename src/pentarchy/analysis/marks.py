"""Marks of decisions, and the account of a game: what it was made of for every player."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

MARKS = (("best", 0.005), ("good", 0.02), ("inaccuracy", 0.05), ("mistake", 0.10))
"""A decision that costs less than this chance of winning; whatever costs more is a blunder."""
BEST, BLUNDER = "best", "blunder"
POINTS = 50.0
"""Alone, so many points count as the whole chance."""
COSTLIEST = 3


def mark_of(loss: float) -> str:
    """The mark of a decision that cost so much of the chance of winning."""
    return next((mark for mark, below in MARKS if loss < below), BLUNDER)


def accuracy(losses: Sequence[float]) -> float | None:
    """How much of what was to be had was taken: 1 without any loss, 0 if every decision had cost
    what makes a blunder. None without a decision."""
    if not losses:
        return None
    most = MARKS[-1][1]
    return 1.0 - sum(min(loss, most) for loss in losses) / (most * len(losses))


class Account(msgspec.Struct, frozen=True, kw_only=True):
    """What a game was made of for one player, in chances of winning (alone: in points).

    `start + luck + own + others + remainder` is the result.
    """

    seat: int
    start: float
    """The chance at the first decision."""
    result: float
    """1 for a victory, its share where it was shared; where the game was not finished, the chance
    at its end."""
    luck: float
    """What came out, against what could be expected to come out."""
    own: float
    """What own decisions cost, in own eyes, against the best that was found: the sum of what their
    marks stand for. It takes away or is nothing."""
    others: float
    """What the others' decisions, judged likewise in their eyes, left to this player."""
    remainder: float
    """The rest: hidden things that came to light, and the error of the estimate."""
    accuracy: float | None
    costliest: tuple[int, ...]
    """The numbers of its costliest decisions, the worst first; none that is marked best."""
    marks: dict[str, int]
    """How often each mark was given."""
