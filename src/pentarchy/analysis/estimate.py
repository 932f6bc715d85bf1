"""Chances as they stand: a position played on a few turns, by everybody at a glance."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import msgspec

from pentarchy.bots.outlook import chances, worth
from pentarchy.bots.playout import Policy
from pentarchy.kernel.chance import fresh_dealer
from pentarchy.kernel.game import Game
from pentarchy.kernel.judgement import Look
from pentarchy.kernel.series import leaders
from pentarchy.kernel.state import State
from pentarchy.kernel.view import View


def standing(game: Game, state: State) -> tuple[float, ...]:
    """Every seat's chance of winning at a glance; alone, what the position is worth in points.

    When the game is over, its share of the victory; in a series, of being first after this game.
    """
    if state.seats == 1:
        return (worth(game, state, 0),)
    before = game.standing(state)
    if state.over and before:
        first = leaders([own + old for own, old in zip(state.scores(), before, strict=True)])
        return tuple((seat in first) / len(first) for seat in range(state.seats))
    return shares(chances(game, state))


def shares(found: Sequence[float]) -> tuple[float, ...]:
    """Chances that are one together."""
    total = sum(found)
    return tuple(chance / total for chance in found) if total else tuple(found)


def mean(rows: Sequence[Sequence[float]]) -> tuple[float, ...]:
    """Every seat's chance on average."""
    return tuple(sum(column) / len(rows) for column in zip(*rows, strict=True))


def horizon(game: Game, state: State) -> int:
    """The turn that positions of this turn are played to: everybody's next one is seen."""
    return state.turn + 1 + max(game.judgement.search.horizon, state.seats)


class Estimate:
    """Plays positions on, always with the same lots, so that what differs is the position."""

    def __init__(self, game: Game, worlds: int, seed: int) -> None:
        self._game = game
        self._seed = seed
        self._worlds = worlds
        self._look: Look = msgspec.structs.replace(game.judgement.search, rivals=True)

    def _lots(self, number: int) -> Random:
        return Random(self._seed * 1_000_003 + number)

    def _policy(self, state: State) -> Policy:
        game = self._game
        return Policy(game, self._look, game.judgement.spread_at(game.progress(state)))

    def known(self, state: State, until: int) -> tuple[float, ...]:
        """Every seat's chance, for one who knows all that lies hidden but not what comes."""
        return mean(self.trials(state, until))

    def trials(self, state: State, until: int) -> list[tuple[float, ...]]:
        """The same, lots for lots; what is over needs none and is alike with all of them."""
        if state.over:
            return [standing(self._game, state)] * self._worlds
        policy = self._policy(state)
        found = []
        for number in range(self._worlds):
            trial = state.copy()
            trial.dealer = fresh_dealer(self._lots(number))
            trial.settle()
            end = policy.play_out(trial, (), 0, until, self._lots(number))
            found.append(standing(self._game, end))
        return found

    def seen(self, view: View, until: int) -> tuple[float, ...]:
        """Every seat's chance, in the eyes of the seat of this view."""
        assert view.seat is not None
        knowledge = self._game.knowledge(view)
        found = []
        policy: Policy | None = None
        for number in range(self._worlds):
            world = knowledge.imagine(self._lots(number))
            policy = policy or self._policy(world)
            end = policy.play_out(world, (), view.seat, until, self._lots(number))
            found.append(standing(self._game, end))
        return mean(found)
