"""Points: an anchor that never changes. Greedy on the points as they stand, nothing else.

It completes the choice it makes: picks that follow until it is asked the same kind of thing again.
Progress of the other players is measured against it, so its play must stay as it is.
"""

from __future__ import annotations

from random import Random

from pentarchy.bots.player import Plan, Planned, Thought, followed, question
from pentarchy.kernel.actions import Action, Legal
from pentarchy.kernel.game import Game
from pentarchy.kernel.state import State
from pentarchy.kernel.view import View

POSITIONS = 500
"""So many positions are looked at; what lies beyond is judged at first sight."""


class Points:
    """Takes the choice after which it has the most points; lots decide between equals."""

    level = "points"

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)
        self._left = 0

    def choose(self, game: Game, view: View, legal: Legal, plan: Plan | None = None) -> Thought:
        going_on = followed(game, view, legal, plan)
        if going_on is not None:
            return going_on
        assert view.seat is not None
        state = game.knowledge(view).imagine(self._rng)
        state.dealer = None
        self._left = POSITIONS
        kind = type(state.deciding(view.seat))
        _, clicks, asked = self._best(state, view.seat, legal, kind)
        later = tuple(Planned(q, action.id) for q, action in zip(asked, clicks[1:], strict=True))
        return Thought(
            action=clicks[0], line=tuple(map(str, clicks)), plan=Plan(view.turn, clicks=later)
        )

    def _best(
        self, state: State, seat: int, legal: Legal, kind: type
    ) -> tuple[float, list[Action], list[int]]:
        """The best way to complete the choice: points, clicks, and what each later one answers."""
        best: tuple[float, list[Action], list[int]] = (-1e9, [], [])
        for action in legal:
            after = state.copy()
            after.play(seat, action)
            self._left -= 1
            step = after.deciding(seat)
            if (
                self._left > 0
                and step is not None
                and type(step) is not kind
                and after.turn == state.turn
            ):
                following = after.legal(seat)
                points, clicks, asked = self._best(after, seat, following, kind)
                found = (points, [action, *clicks], [question(after.turn, following), *asked])
            else:
                found = (after.scores()[seat] + self._rng.random() * 1e-3, [action], [])
            if found[0] > best[0]:
                best = found
        return best
