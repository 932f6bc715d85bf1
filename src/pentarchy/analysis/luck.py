"""What a draw brought: what came out, against the mean of what could come out.

A card is worth what one makes of it, so every outcome is played on a few turns, with the same lots
for all of them. Here nobody's eyes are needed: it has happened.
"""

from __future__ import annotations

from collections.abc import Sequence

from pentarchy.analysis.estimate import Estimate, horizon
from pentarchy.kernel.actions import Action
from pentarchy.kernel.chance import CHANCE
from pentarchy.kernel.game import Game
from pentarchy.kernel.state import State

OUTCOMES = 8
"""So many outcomes are compared; of more, some that are evenly spread over the odds."""


def luck(game: Game, state: State, came: Action, estimate: Estimate) -> tuple[float, ...]:
    """What this outcome of the draw that is to be settled brings every seat."""
    odds = _some(state.odds())
    if len(odds) == 1:
        return (0.0,) * state.seats
    until = horizon(game, state)
    known: dict[Action, tuple[float, ...]] = {}

    def after(outcome: Action) -> tuple[float, ...]:
        if outcome not in known:
            begun = state.copy()
            begun.play(CHANCE, outcome)
            known[outcome] = estimate.known(begun, until)
        return known[outcome]

    weight = sum(share for _, share in odds)
    usual = [0.0] * state.seats
    for outcome, share in odds:
        for seat, chance in enumerate(after(outcome)):
            usual[seat] += chance * share / weight
    return tuple(c - u for c, u in zip(after(came), usual, strict=True))


def _some(odds: Sequence[tuple[Action, int]]) -> Sequence[tuple[Action, int]]:
    """All outcomes where they are few, else those at even steps through the odds."""
    if len(odds) <= OUTCOMES:
        return odds
    total = sum(share for _, share in odds)
    found: dict[Action, int] = {}
    passed = 0
    for outcome, share in odds:
        # How many of the even steps fall on this outcome: its share of them, as near as it goes.
        steps = _steps(passed + share, total) - _steps(passed, total)
        passed += share
        if steps:
            found[outcome] = steps
    return list(found.items())


def _steps(passed: int, total: int) -> int:
    """How many of the middles of equal parts lie before this place."""
    return (passed * 2 * OUTCOMES + total) // (2 * total)
