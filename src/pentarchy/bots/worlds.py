"""Lines tried out in imagined worlds: the part of a search that can be done anywhere."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from pentarchy.bots.outlook import chance_of, expected, lead, worth
from pentarchy.bots.playout import Policy
from pentarchy.kernel.actions import Action
from pentarchy.kernel.game import Game
from pentarchy.kernel.judgement import Look
from pentarchy.kernel.state import State
from pentarchy.kernel.view import View


class Worlds:
    """All worlds that a seat's view allows, by number: the same number is the same world."""

    def __init__(self, game: Game, view: View, look: Look, seed: int) -> None:
        assert view.seat is not None
        self._game = game
        self._seat = view.seat
        self._look = look
        self._seed = seed
        self._until = view.turn + 1 + look.horizon
        self._knowledge = game.knowledge(view)
        self.root = self._knowledge.imagine(Random(seed))
        """One of them, to plan in."""
        self._spread = game.judgement.spread_at(game.progress(self.root))
        self._policy = Policy(game, look, self._spread)

    def world(self, number: int) -> State:
        """The world with that number."""
        return self._knowledge.imagine(self._lots(number))

    def _lots(self, number: int) -> Random:
        return Random(self._seed * 1_000_003 + number)

    def try_out(self, number: int, world: State, clicks: Sequence[Action]) -> float:
        """What these clicks are worth in a world, a few turns later."""
        lots = self._lots(number)
        end = self._policy.play_out(world.copy(), clicks, self._seat, self._until, lots)
        return self.worth(end)

    def worth(self, end: State) -> float:
        """What a position is worth to the seat; rivals that are not played count as they stood."""
        if self._look.rivals or end.seats == 1:
            return worth(self._game, end, self._seat)
        values = list(expected(self._game, self.root))
        values[self._seat] = expected(self._game, end)[self._seat]
        return chance_of(lead(values, self._seat, self._spread), self._spread)
