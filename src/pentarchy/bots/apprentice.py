"""Apprentice: takes the action whose position its game's insight values most."""

from __future__ import annotations

from random import Random

from pentarchy.bots.player import Thought
from pentarchy.kernel.actions import Action, Legal
from pentarchy.kernel.game import Game
from pentarchy.kernel.state import State
from pentarchy.kernel.view import View

BUDGET = 3000
"""How many positions it looks at for one decision; what lies beyond is judged at first sight."""


class Apprentice:
    """Greedy: it looks to the end of the choice it is making, and no further.

    A choice that opens further picks (use a tile, then where) is judged by the best way to
    complete it: as long as more lies before this seat than did, the choice is not complete.
    """

    level = "apprentice"

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)
        self._left = 0

    def choose(self, game: Game, view: View, legal: Legal) -> Thought:
        if len(legal) == 1:
            return Thought(legal[0], {}, (str(legal[0]),))
        assert view.seat is not None
        state = game.knowledge(view).imagine(self._rng)
        state.dealer = None  # it stops where chance is asked: what comes then, nobody knows
        self._left = BUDGET
        _, line, end = self._best(state, view.seat, legal, state.depth(view.seat))
        terms = game.insight(end, view.seat)
        return Thought(line[0], terms, tuple(str(action) for action in line))

    def _best(
        self, state: State, seat: int, legal: Legal, depth: int
    ) -> tuple[float, list[Action], State]:
        """The best way to complete a choice: its value, its picks and where it ends."""
        best: tuple[float, list[Action], State] | None = None
        for action in legal:
            after = state.copy()
            after.play(seat, action)
            self._left -= 1
            if self._left > 0 and after.depth(seat) > depth and seat in after.actors:
                value, line, end = self._best(after, seat, after.legal(seat), depth)
                found = (value, [action, *line], end)
            else:
                # A hair of chance, so that equal choices are not always the first on the list.
                value = sum(after.game.insight(after, seat).values()) + self._rng.random() * 1e-6
                found = (value, [action], after)
            if best is None or found[0] > best[0]:
                best = found
        assert best is not None
        return best
