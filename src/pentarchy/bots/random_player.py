"""Random: any legal action is as good as any other. For tests and as the floor of all ladders."""

from __future__ import annotations

from random import Random

from pentarchy.bots.player import Plan, Thought
from pentarchy.kernel.actions import Legal
from pentarchy.kernel.game import Game
from pentarchy.kernel.view import View


class RandomPlayer:
    """Picks evenly among the legal actions."""

    level = "random"

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def choose(self, game: Game, view: View, legal: Legal, plan: Plan | None = None) -> Thought:
        return Thought(action=legal.pick(self._rng.random()))
