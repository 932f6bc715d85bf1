"""What a game was made of for every player, and the moments that changed most.

There is one measure of a decision: what it cost against the best that was found. Marks, turning
points and accounts are all told by it, so that none says otherwise than another.
"""

from __future__ import annotations

from collections.abc import Sequence

from pentarchy.analysis.marks import BEST, COSTLIEST, MARKS, POINTS, Account, accuracy
from pentarchy.analysis.result import Drawn, Judged, Turning

TURNINGS = 6
"""At most so many turning points are told."""
MATTERS = MARKS[1][1]
"""What changes everybody's chances by less is none: of decisions, what is marked good or best."""


def account_of(
    seat: int,
    course: Sequence[Sequence[float]],
    decisions: Sequence[Judged],
    draws: Sequence[Drawn],
) -> Account:
    """A player's account: all parts together are the result less the chance at the start."""
    start, result = course[0][seat], course[-1][seat]
    lucky = sum(draw.change[seat] for draw in draws)
    own = sum(one.change[seat] for one in decisions if one.seat == seat)
    others = sum(one.change[seat] for one in decisions if one.seat != seat)
    judged = [one for one in decisions if one.seat == seat and one.mark is not None]
    costly = sorted(judged, key=lambda one: (-one.loss, one.number))[:COSTLIEST]
    scale = POINTS if len(course[0]) == 1 else 1.0
    marks = [one.mark for one in judged if one.mark is not None]
    return Account(
        seat=seat,
        start=start,
        result=result,
        luck=lucky,
        own=own,
        others=others,
        remainder=result - start - lucky - own - others,
        accuracy=accuracy([one.loss / scale for one in judged]),
        costliest=tuple(one.number for one in costly if one.mark != BEST),
        marks={mark: marks.count(mark) for mark in dict.fromkeys(marks)},
    )


def turnings(
    decisions: Sequence[Judged], draws: Sequence[Drawn], seats: int
) -> tuple[Turning, ...]:
    """What changed most. All that is drawn between two decisions is one moment."""
    found = [Turning(number=one.number, seat=one.seat, change=one.change) for one in decisions]
    together: dict[int, list[Drawn]] = {}
    for draw in draws:
        together.setdefault(draw.number, []).append(draw)
    for number, drawn in together.items():
        change = tuple(sum(draw.change[seat] for draw in drawn) for seat in range(seats))
        found.append(Turning(number=number, seat=None, change=change))
    least = MATTERS * (POINTS if seats == 1 else 1.0)
    found = [one for one in found if _size(one) >= least]
    found.sort(key=lambda one: (-_size(one), one.number))
    return tuple(found[:TURNINGS])


def _size(one: Turning) -> float:
    """How much: of a decision by what it cost its own seat, as its mark says."""
    if one.seat is not None:
        return -one.change[one.seat]
    return max(abs(change) for change in one.change)
