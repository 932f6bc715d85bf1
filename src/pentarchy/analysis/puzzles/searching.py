"""The search that a puzzle stands on: all good turns of a seat, in the same imagined worlds.

Only the seat's view is used. Rounds of play-outs: many turns in few worlds, then fewer in more.
What is left at last was tried in a large, fixed number of worlds, so that the same seed gives the
same answer.
"""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import NamedTuple

import msgspec

from pentarchy.analysis.differing import Terms, differing
from pentarchy.analysis.marks import POINTS
from pentarchy.bots.budget import Budget
from pentarchy.bots.lines import Beam, Line
from pentarchy.bots.outlook import chance_of
from pentarchy.bots.worlds import Worlds
from pentarchy.kernel.actions import Action, Legal
from pentarchy.kernel.game import Game
from pentarchy.kernel.judgement import Look
from pentarchy.kernel.state import State
from pentarchy.kernel.view import View

MARGIN = 0.03
"""The best turn of a puzzle is better than every other by at least this chance of winning: any
other is an inaccuracy or worse. Alone, the same share of what counts as the whole chance in
points."""
WIDER = 12
"""So many times as many unfinished turns are kept as the title says: a turn whose worth shows only
at its end must not be missed."""
NARROW = 2
"""The same at a glance."""
POSITIONS = {NARROW: 3_000, WIDER: 100_000}
"""At most so many positions are looked at for it."""


class Round(NamedTuple):
    """So many turns are tried, until each has been in so many worlds."""

    turns: int
    worlds: int


ALIKE = 1e-9
"""What is worth the same to this little is worth the same."""
ALIKE_LINES = 1e-4
"""The same of lines as they are planned, which differ by a hair of chance."""
ROUNDS = (Round(24, 8), Round(8, 32), Round(3, 128))
"""The fixed number of play-outs, and how they are shared out."""


class Turn(msgspec.Struct):
    """A turn and how it fared."""

    line: Line
    trials: list[float] = []

    @property
    def value(self) -> float:
        return sum(self.trials) / len(self.trials)

    def ahead_of(self, other: Turn) -> tuple[float, float]:
        """How much better it is in the worlds both were tried in, and the error of that."""
        apart = [a - b for a, b in zip(self.trials, other.trials, strict=False)]
        lead = sum(apart) / len(apart)
        spread = sum((one - lead) ** 2 for one in apart) / max(1, len(apart) - 1)
        return lead, sqrt(spread / len(apart))

    def same_as(self, other: Turn) -> bool:
        """Whether both came to the same in every world: then there is nothing between them."""
        pairs = zip(self.trials, other.trials, strict=True)
        return self is other or all(abs(a - b) < ALIKE for a, b in pairs)


class Found(msgspec.Struct, frozen=True, kw_only=True):
    """The best turn, and the next best."""

    best: Turn
    """The shortest of the best ones."""
    alike: tuple[Turn, ...]
    """Turns to other positions that came to the same as the best one in every world: they differ in
    what no longer matters, and are as right."""
    other: Turn
    lead: float
    """By how much it is better than the nearest of those that were tried in all worlds and came to
    something else."""
    error: float
    playouts: int
    turns: int
    """So many different turns were tried."""

    def holds(self, margin: float) -> bool:
        """Whether the lead is as large as it must be, and no accident."""
        return self.lead >= margin and self.lead >= 2 * self.error


def margin_of(seats: int) -> float:
    """The margin where so many play: a chance of winning; alone, points."""
    return MARGIN * POINTS if seats == 1 else MARGIN


def planned_ahead(game: Game, view: View, legal: Legal) -> float:
    """How far the line that looks best is ahead of the next, without any play-out."""
    assert view.seat is not None
    root = game.knowledge(view).imagine(Random(0))
    spread = game.judgement.spread_at(game.progress(root))
    beam = Beam(game, view.seat, Random(0), game.judgement.search.width)
    first, *rest = beam.lines(root, legal, Budget(playouts=1).purse(1.0))
    other = next((line for line in rest if first.value - line.value > ALIKE_LINES), None)
    if other is None:
        return 0.0
    if root.seats == 1:
        return first.value - other.value
    return chance_of(first.value, spread) - chance_of(other.value, spread)


class Search:
    """One seat's turn, to be searched."""

    def __init__(self, game: Game, view: View, seed: int, wider: int = WIDER) -> None:
        assert view.seat is not None
        self._game = game
        self._wider = wider
        self._seat = view.seat
        self._seed = seed
        self._look: Look = game.judgement.search
        self._worlds = Worlds(game, view, self._look, seed)
        self._played = 0

    def run(
        self, legal: Legal, rounds: tuple[Round, ...] = ROUNDS, least: float = 0.0
    ) -> Found | None:
        """Find the best turn; None if there is nothing to choose, or its lead is below `least` when
        a round ends."""
        lines = self._lines(legal, rounds[0].turns)
        if len(lines) < 2:
            return None
        turns = [Turn(line, []) for line in lines]
        alike, others = turns[:1], turns[1:]
        lead = error = 0.0
        for most, worlds in rounds:
            alive = [*alike, *others[: most - 1]]
            self._try(alive, worlds)
            alive.sort(key=lambda turn: -turn.value)
            alike = [turn for turn in alive if turn.same_as(alive[0])]
            others = [turn for turn in alive if not turn.same_as(alive[0])]
            if not others:
                return None
            lead, error = min(alike[0].ahead_of(other) for other in others)
            if lead < least:
                return None
        alike.sort(key=lambda turn: len(turn.line.clicks))
        return Found(
            best=alike[0],
            alike=tuple(alike[1:]),
            other=others[0],
            lead=lead,
            error=error,
            playouts=self._played,
            turns=len(lines),
        )

    def compared(self, turns: list[tuple[Action, ...]], worlds: int) -> list[list[float]]:
        """What each of these turns is worth in each of the first worlds."""
        rows: list[list[float]] = [[] for _ in turns]
        for number in range(worlds):
            world = self._worlds.world(number)
            for row, clicks in zip(rows, turns, strict=True):
                row.append(self._worlds.try_out(number, world, clicks))
        return rows

    def differing(self, one: tuple[Action, ...], other: tuple[Action, ...]) -> tuple[Terms, Terms]:
        """What the seat has more after one turn than after another: in points as they stand, by
        line of the score, and in prospects, by name."""
        both = differing(self._game, self._seat, self._after(one), self._after(other))
        gains, prepares = ({term: round(more, 2) for term, more in one.items()} for one in both)
        return gains, prepares

    def _after(self, clicks: tuple[Action, ...]) -> State:
        return ended(self._worlds.root, self._seat, clicks)

    def _lines(self, legal: Legal, most: int) -> list[Line]:
        """The turns that look best, each position that they lead to once."""
        width, most_looked = self._wider * self._look.width, POSITIONS[self._wider]
        beam = Beam(self._game, self._seat, Random(self._seed), width, most=most_looked)
        root = self._worlds.root
        found: dict[str, list[tuple[Line, State]]] = {}
        lines: list[Line] = []
        for line in beam.lines(root.copy(), legal, Budget(playouts=1).purse(1.0)):
            end = self._after(line.clicks)
            alike = found.setdefault(end.hash(), [])
            if any(end == other for _, other in alike):
                continue
            alike.append((line, end))
            lines.append(line)
            if len(lines) == most:
                break
        return lines

    def _try(self, turns: list[Turn], worlds: int) -> None:
        """All these turns in the same further worlds."""
        for number in range(len(turns[0].trials), worlds):
            world = self._worlds.world(number)
            for turn in turns:
                turn.trials.append(self._worlds.try_out(number, world, turn.line.clicks))
            self._played += len(turns)


def ended(state: State, seat: int, clicks: tuple[Action, ...]) -> State:
    """Where a turn leads, before chance is asked."""
    after = state.copy()
    after.dealer = None
    for action in clicks:
        after.play(seat, action)
    return after
