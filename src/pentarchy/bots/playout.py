"""Play-outs: an imagined game goes on for a few turns, every seat picking at a glance."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from pentarchy.bots.outlook import expected, lead
from pentarchy.kernel.actions import Action, Legal
from pentarchy.kernel.errors import IllegalAction
from pentarchy.kernel.game import Game
from pentarchy.kernel.judgement import Look
from pentarchy.kernel.state import State

MOST_CLICKS = 400
"""No play-out is longer, whatever a title counts as a turn."""


class Policy:
    """Picks at a glance: the click after which the seat is furthest ahead, of a few drawn ones."""

    def __init__(self, game: Game, look: Look, spread: float) -> None:
        self._game = game
        self._look = look
        self._spread = spread

    def play_out(
        self, state: State, clicks: Iterable[Action], seat: int, until: int, rng: Random
    ) -> State:
        """Make these clicks, then go on until that turn or the end; returns where that is."""
        for action in clicks:
            try:
                state.play(seat, action)
            except IllegalAction:  # hidden things lie otherwise here: the line ends before
                break
        rivals = self._look.rivals
        for _ in range(MOST_CLICKS):
            actors = state.actors
            if not actors or (state.turn >= until and not opening(state)):
                break
            actor = actors[0]
            if rivals or actor == seat:
                state = self._click(state, actor, rng)
            else:
                state.play(actor, state.legal(actor).pick(rng.random()))
        return state

    def _click(self, state: State, seat: int, rng: Random) -> State:
        """The state after the seat's pick; the one given is used up."""
        legal = state.legal(seat)
        count = len(legal)
        decision = state.deciding(seat)
        if count == 1 or (decision is not None and decision.sealed):
            state.play(seat, legal.pick(rng.random()))
            return state
        dealer, state.dealer = state.dealer, None  # what chance will bring, nobody knows
        best_value = float("-inf")
        best = state
        for action in self._glanced(legal, count, rng):
            after = state.copy()
            after.play(seat, action)
            value = lead(expected(self._game, after), seat, self._spread)
            if value > best_value:
                best_value, best = value, after
        best.dealer = dealer
        best.settle()
        return best

    def _glanced(self, legal: Legal, count: int, rng: Random) -> Iterable[Action]:
        """All choices where they are few; else some, evenly spread, for neighbours are alike."""
        glance = self._look.glance
        if count <= glance:
            return legal
        step = count / glance
        first = rng.random() * step
        return [legal[int(first + number * step)] for number in range(glance)]


def opening(state: State) -> bool:
    """Whether sealed picks are still to come: what they bring shows when all are in."""
    actors = state.actors
    if not actors or actors[0] < 0:
        return False
    decision = state.deciding(actors[0])
    return decision is not None and decision.sealed
