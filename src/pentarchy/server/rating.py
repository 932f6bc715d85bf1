"""Ratings: how a game changes them, and the scale they are told on. No storage here.

People are rated by OpenSkill's Plackett-Luce model, as players of the arena are. Bots are not
rated by people's games: what the arena has measured stands, so they hold the scale in place.

The arena's numbers are Elo's: ten to one is 400 points, and its anchor stands at 1500. A game of
two whose strengths are known is won, in the model, with odds of exp((a - b) / (beta * sqrt 2)): so
one unit of mu is POINT points, and its beginning, 25, is told as 1500.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache
from math import log, sqrt
from typing import Any

import msgspec

from pentarchy.arena.elo import ANCHORED
from pentarchy.arena.ratings import rating as measured

MU = 25.0
SIGMA = MU / 3
BETA = SIGMA / 2
POINT = 400 / log(10) / (BETA * sqrt(2))
"""So many points of Elo's scale are one unit of mu."""
BOT_SIGMA = 1.0
"""What the arena has measured may be off by about thirty points."""


class Skill(msgspec.Struct, frozen=True):
    """How strong a player is held to be, and how far that may be off."""

    mu: float = MU
    sigma: float = SIGMA


def told(mu: float) -> float:
    """A mu, or a part of it such as mu - 3 sigma, on the scale that people and bots share."""
    return round(ANCHORED + (mu - MU) * POINT, 1)


def bot(title: str, level: str | None) -> Skill | None:
    """What the arena has measured of a level; None if it has not."""
    found = None if level is None else measured(title, level)
    return None if found is None else Skill(MU + (found - ANCHORED) / POINT, BOT_SIGMA)


def places(
    scores: Sequence[int], winners: Collection[int], lost: Collection[int]
) -> tuple[int, ...]:
    """The place of every seat, from 1: winners first, then by points; who left is last."""

    def key(seat: int) -> tuple[bool, bool, int]:
        if seat in lost:
            return (True, True, 0)
        won = seat in winners
        # Between winners points say nothing: ties were broken already.
        return (False, not won, 0 if won else -scores[seat])

    keys = [key(seat) for seat in range(len(scores))]
    return tuple(1 + sum(other < own for other in keys) for own in keys)


def rate(skills: Sequence[Skill], ranks: Sequence[int]) -> list[Skill]:
    """What a game with these places makes of the skills of its players."""
    model = _model()
    teams = [[model.rating(mu=each.mu, sigma=each.sigma)] for each in skills]
    rated = model.rate(teams, ranks=[float(rank) for rank in ranks])
    return [Skill(player.mu, player.sigma) for (player,) in rated]


@cache
def _model() -> Any:
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=MU, sigma=SIGMA, beta=BETA)
