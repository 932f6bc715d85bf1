"""Ties: what decides among the seats with the most points, and how that is told.

A title names its tie-breaks in the order of its rules, each with a count for every seat. Who wins
and what the score says of it both come from that one list, so they cannot disagree.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pentarchy.kernel.messages import ScoreLine


class TieBreak(NamedTuple):
    """What is compared where points are equal: the most of it wins."""

    source: str
    counts: Sequence[int]
    """One for each seat."""


def winners(points: Sequence[int], breaks: Sequence[TieBreak]) -> tuple[int, ...]:
    """The seats with the most points; of several those with most of each tie-break in turn."""
    level = _level(points)
    rounds = [level, *(left for _, left in _asked(level, breaks))]
    return tuple(rounds[-1])


def lines(points: Sequence[int], breaks: Sequence[TieBreak], seat: int) -> tuple[ScoreLine, ...]:
    """The tie-breaks that had to be asked of a seat: lines without points, with their counts."""
    rivals = _level(points)
    found = []
    for asked, left in _asked(rivals, breaks):
        if seat in rivals:
            found.append(ScoreLine(asked.source, 0, count=asked.counts[seat]))
        rivals = left
    return tuple(found)


def _level(points: Sequence[int]) -> list[int]:
    """The seats with the most points."""
    return [seat for seat, own in enumerate(points) if own == max(points)]


def _asked(rivals: list[int], breaks: Sequence[TieBreak]) -> Iterator[tuple[TieBreak, list[int]]]:
    """Each tie-break that is needed, with the seats that are still level after it."""
    for asked in breaks:
        if len(rivals) < 2:
            return
        most = max(asked.counts[seat] for seat in rivals)
        rivals = [seat for seat in rivals if asked.counts[seat] == most]
        yield asked, rivals
