"""A hint as a person needs it: the move beside the next best one, told as the difference.

A player's reasons say what its line changes from where the turn began. Whoever asks wants to know
what is lost by doing something else: both lines are played in the same imagined world and their
ends are held against each other, term by term.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

import msgspec

from pentarchy.analysis.differing import differing
from pentarchy.bots.budget import Budget
from pentarchy.bots.lines import Beam
from pentarchy.bots.player import Reasons, Thought
from pentarchy.kernel.actions import Action, Legal
from pentarchy.kernel.errors import IllegalAction
from pentarchy.kernel.game import Game
from pentarchy.kernel.messages import Message
from pentarchy.kernel.state import State
from pentarchy.kernel.view import View

GLANCE = Budget(seconds=0.5)
"""What finding the next best line may take."""


class Advice(msgspec.Struct, frozen=True, kw_only=True):
    """What speaks for a move, against the next best thing."""

    instead: Message | None = None
    """What the next best line does otherwise; None where there is nothing to compare with."""
    after: Message | None = None
    """The click before it, where it cannot be picked yet: "move it there" says nothing alone."""
    gains: dict[str, float] = {}
    """How many points more the move's line has as they stand, by line of the score; fewer if
    below zero."""
    prepares: dict[str, float] = {}
    """The same in prospects, by name."""
    sealed: bool = False
    """All pick unseen: the move was drawn by lot from the sensible ones."""


def advice(game: Game, view: View, legal: Legal, thought: Thought) -> Advice | None:
    """What to tell about a thought; None where there was nothing to weigh."""
    if thought.reasons is None or len(legal) < 2:
        return None
    return _Comparing(game, view, legal).told(thought, thought.reasons)


def advice_on(
    game: Game, view: View, legal: Legal, done: Action, reasons: Reasons
) -> Advice | None:
    """What to tell about a move that was thought of earlier, from the reasons that were kept.

    They name the line in the board's words; it is made again in an imagined world, as far as the
    words lead to clicks there.
    """
    assert view.seat is not None
    state = game.knowledge(view).imagine(Random(view.turn))
    state.dealer = None
    line = [done]
    for message in reasons.line[1:]:
        state.play(view.seat, line[-1])
        if view.seat not in state.actors:
            break
        choices = state.legal(view.seat)
        click = next((one for one in choices if state.label(view.seat, one) == message), None)
        if click is None:
            break
        line.append(click)
    thought = Thought(action=done, line=tuple(map(str, line)), reasons=reasons)
    return advice(game, view, legal, thought)


class _Comparing:
    """Lines of one seat in one imagined world."""

    def __init__(self, game: Game, view: View, legal: Legal) -> None:
        assert view.seat is not None
        self._game = game
        self._seat = view.seat
        self._legal = legal
        self._root = game.knowledge(view).imagine(Random(view.turn))
        self._root.dealer = None

    def told(self, thought: Thought, reasons: Reasons) -> Advice:
        decision = self._root.deciding(self._seat)
        if decision is not None and decision.sealed:
            return Advice(sealed=True)
        best = tuple(self._game.actions.parse(notation) for notation in thought.line)
        other = self._next_best(best, reasons.runner_up)
        if other is None:
            return Advice()
        gains, prepares = differing(self._game, self._seat, self._end(best), self._end(other))
        at = _parting_at(best, other)
        labels = self._labels(other[: at + 1])
        return Advice(
            instead=labels[-1],
            after=None if other[at] in self._legal else labels[-2],
            gains=gains,
            prepares=prepares,
        )

    def _next_best(
        self, best: tuple[Action, ...], runner_up: Message | None
    ) -> tuple[Action, ...] | None:
        """The line that the player put second, or the best that begins otherwise."""
        rest = _without(self._game, self._legal, best[0])
        width = self._game.judgement.search.width
        beam = Beam(self._game, self._seat, Random(0), width)
        lines = [line.clicks for line in beam.lines(self._root.copy(), rest, GLANCE.purse(1.0))]
        # The same clicks in another order are no other move.
        lines = [clicks for clicks in lines if {*clicks} != {*best}] or lines
        named = (
            clicks
            for clicks in lines
            if self._labels(clicks[: _parting_at(best, clicks) + 1])[-1] == runner_up
        )
        return next(named, lines[0] if lines else None)

    def _end(self, clicks: Iterable[Action]) -> State:
        """Where a line leads."""
        state = self._root.copy()
        try:
            for action in clicks:
                state.play(self._seat, action)
        except IllegalAction:
            pass  # planned in a world that is hidden otherwise than this one
        return state

    def _labels(self, clicks: tuple[Action, ...]) -> tuple[Message, ...]:
        """These clicks in the board's words."""
        state = self._root.copy()
        found = []
        for action in clicks:
            found.append(state.label(self._seat, action))
            state.play(self._seat, action)
        return tuple(found)


def _parting_at(best: tuple[Action, ...], other: tuple[Action, ...]) -> int:
    """Which click makes the other line another one; lines often begin alike."""
    new = [number for number, click in enumerate(other) if click not in best]
    moved = [number for number, click in enumerate(other) if click not in best[number:][:1]]
    return (new or moved or [0])[0]


def _without(game: Game, legal: Legal, action: Action) -> Legal:
    """All choices but one."""
    found: dict[str, int] = {}
    for other in legal:
        if other is not action:
            found[other.verb] = found.get(other.verb, 0) | 1 << other.index
    return Legal(game.actions, found)
