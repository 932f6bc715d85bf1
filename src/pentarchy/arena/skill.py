"""Ratings of players who met in any mix, by OpenSkill's Plackett-Luce model."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from pentarchy.arena.extras import library
from pentarchy.arena.task import Played


class Rating(msgspec.Struct, frozen=True):
    """How strong a player is held to be, and how far that may be off."""

    mu: float
    sigma: float


class Skills:
    """The ratings of numbered players, game by game."""

    def __init__(self, count: int) -> None:
        self._model = library("openskill.models").PlackettLuce()
        self._ratings = [self._model.rating() for _ in range(count)]

    def add(self, played: Played, players: Sequence[int]) -> None:
        """A game between these players, by seat; alone one has nobody to be compared with."""
        if len(players) < 2:
            return
        ranks = places(played)
        teams = [[self._ratings[player]] for player in players]
        rated = self._model.rate(teams, ranks=ranks)
        for player, (rating,) in zip(players, rated, strict=True):
            self._ratings[player] = rating

    def ratings(self) -> tuple[Rating, ...]:
        return tuple(Rating(rating.mu, rating.sigma) for rating in self._ratings)


def places(played: Played) -> list[float]:
    """The place of every seat: winners first, then by points; who forfeits is last."""

    def key(seat: int) -> tuple[bool, bool, int]:
        lost = played.forfeit is not None and played.forfeit.seat == seat
        won = seat in played.winners
        # Between winners points say nothing: ties were broken already.
        return (lost, not won, 0 if won else -played.scores[seat])

    keys = [key(seat) for seat in range(len(played.scores))]
    order = sorted(set(keys))
    return [float(order.index(key) + 1) for key in keys]
