"""What a seat takes back at a table, and whom that needs.

What is free is told by the kernel's `undo`, as in the terminal. Anything else needs the other
people's consent. Bots always consent, and where their later moves stand in the way they take them
back as well.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from itertools import islice

import msgspec

from pentarchy.kernel.undo import free_picks
from pentarchy.server.match import CannotReplay, Match, Played, Undone
from pentarchy.server.refusals import CONFLICT, Refused


class UndoPlan(msgspec.Struct, frozen=True):
    """An undo that can be done: its rows, and whether nobody need be asked."""

    undone: list[Undone]
    free: bool


def plan(match: Match, seat: int, back: int, bots: Collection[int]) -> UndoPlan:
    """How that seat's last moves can be taken back.

    :raises Refused: if there are not so many, or if the rest cannot be played without them.
    """
    own = _latest(match, seat, back)
    if len(own) < back:
        raise Refused(CONFLICT, "undo-nothing", moves=len(own))
    try:
        return UndoPlan(match.try_undo([(seat, back)]), back <= free_moves(match, seat))
    except CannotReplay:
        later = [m.seat for m in _from(match, own[-1].number) if m.seat in bots and m.seat != seat]
    if not later:
        raise Refused(CONFLICT, "undo-others-first")
    try:
        return UndoPlan(match.try_undo(_newest_first(match, seat, back, later)), free=False)
    except CannotReplay:
        raise Refused(CONFLICT, "undo-others-first") from None


def free_moves(match: Match, seat: int) -> int:
    """How many of its own last moves that seat may take back without asking."""
    return free_picks(match.played, match.part, seat)


def _latest(match: Match, seat: int, back: int) -> list[Played]:
    """The last moves of that seat, at most so many, newest first."""
    own = (move for move in reversed(match.played) if move.seat == seat)
    return list(islice(own, back))


def _from(match: Match, number: int) -> list[Played]:
    """The moves from that row on, newest first."""
    found = []
    for move in reversed(match.played):
        if move.number < number:
            break
        found.append(move)
    return found


def _newest_first(match: Match, seat: int, back: int, later: list[int]) -> list[tuple[int, int]]:
    """Which seat takes back how many moves, in turn: a row cancels moves of one seat only.

    `later` are the bots' moves since, each by its seat.
    """
    left = {**Counter(later), seat: back}
    steps: list[tuple[int, int]] = []
    for move in reversed(match.played):
        if left.get(move.seat, 0):
            left[move.seat] -= 1
            before = steps.pop()[1] if steps and steps[-1][0] == move.seat else 0
            steps.append((move.seat, before + 1))
    return steps
