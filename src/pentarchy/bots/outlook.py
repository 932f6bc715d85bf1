"""From what every seat may expect to who may win: the same for all titles."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log

from pentarchy.kernel.game import Game
from pentarchy.kernel.state import State

MARGIN = 0.001
"""What a point is worth beside the chance of winning: a won game is still played well."""


def lead(values: Sequence[float], seat: int, spread: float) -> float:
    """How many points a seat is ahead of the others; of several the nearest rivals count most."""
    if len(values) == 2:
        return values[seat] - values[1 - seat]
    others = [value for other, value in enumerate(values) if other != seat]
    if not others:
        return values[seat]
    most = max(others)
    crowd = sum(exp((value - most) / spread) for value in others)
    return values[seat] - most - spread * log(crowd)


def chances(game: Game, state: State) -> list[float]:
    """Every seat's chance of winning; when the game is over, its share of the victory."""
    if state.over:
        winners = state.winners()
        return [(seat in winners) / len(winners) if winners else 0.0 for seat in range(state.seats)]
    spread = game.judgement.spread_at(game.progress(state))
    values = expected(game, state)
    return [chance_of(lead(values, seat, spread), spread) for seat in range(state.seats)]


def chance_of(ahead: float, spread: float) -> float:
    """The chance of winning with such a lead."""
    return 1.0 / (1.0 + exp(max(-60.0, min(60.0, -ahead / spread))))


def expected(game: Game, state: State) -> Sequence[float]:
    """What every seat may expect, earlier games of the series included."""
    values = game.values(state)
    standing = game.standing(state)
    if not standing:
        return values
    return [value + before for value, before in zip(values, standing, strict=True)]


def worth(game: Game, state: State, seat: int) -> float:
    """What a position is worth to a seat: its chance of winning; alone, its points."""
    if state.seats == 1:
        value = game.values(state)[0]
        won = state.over and bool(state.winners())
        return value + game.judgement.search.victory if won else value
    values = expected(game, state)
    if state.over and not game.standing(state):
        winners = state.winners()
        share = 1.0 / len(winners) if seat in winners else 0.0
        return share + MARGIN * lead(values, seat, 1.0)
    spread = game.judgement.spread_at(1.0 if state.over else game.progress(state))
    ahead = lead(values, seat, spread)
    return chance_of(ahead, spread) + MARGIN * ahead
