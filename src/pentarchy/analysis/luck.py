"""What a draw brought: what came out, against the mean of what could come out.

A card is worth what one makes of it, so every outcome is played on a few turns, with the same lots
for all of them. Here nobody's eyes are needed: it has happened.
"""

from __future__ import annotations

from collections.abc import Sequence

from pentarchy.analysis.estimate import Estimate, horizon, mean
from pentarchy.kernel.actions import Action
from pentarchy.kernel.chance import CHANCE
from pentarchy.kernel.game import Game
from pentarchy.kernel.state import State

Trials = Sequence[tuple[float, ...]]
"""Every seat's chance, a row for each of the lots that a position was played on with."""
OUTCOMES = 8
"""So many outcomes are compared; of more, some that are evenly spread over the odds."""


def luck(game: Game, state: State, came: Action, estimate: Estimate) -> tuple[float, ...]:
    """What this outcome of the draw that is to be settled brings every seat."""
    odds = _some(state.odds())
    if len(odds) == 1:
        return (0.0,) * state.seats
    until = horizon(game, state)

    def after(outcome: Action) -> Trials:
        begun = state.copy()
        begun.play(CHANCE, outcome)
        return estimate.trials(begun, until)

    tried = [(after(outcome), share) for outcome, share in odds]
    usual = _usual([trials for trials, _ in tried], [share for _, share in tried])
    apart = [(_apart(trials, usual), share) for trials, share in tried]
    known = {outcome: rows for (outcome, _), (rows, _) in zip(odds, apart, strict=True)}
    brought = mean(known[came] if came in known else _apart(after(came), usual))
    part = sure(apart)
    return tuple(one * part for one in brought)


def sure(apart: Sequence[tuple[Trials, int]]) -> float:
    """How much of what lies between the outcomes is not an accident of the trials, from 0 to 1.

    Play-outs scatter, and a game has many draws: their accidents would add up to more than the
    game. The part is one for all outcomes and all seats, so that these are still nothing together.
    """
    between = scatter = 0.0
    for rows, share in apart:
        for column in zip(*rows, strict=True):
            middle = sum(column) / len(column)
            between += share * middle**2
            if len(column) > 1:
                spread = sum((one - middle) ** 2 for one in column) / (len(column) - 1)
                scatter += share * spread / len(column)
    return max(0.0, 1.0 - scatter / between) if between else 0.0


def _usual(tried: Sequence[Trials], shares: Sequence[int]) -> Trials:
    """What could be expected, lots for lots."""
    total = sum(shares)
    return [
        tuple(
            sum(chance * share for chance, share in zip(column, shares, strict=True)) / total
            for column in zip(*rows, strict=True)
        )
        for rows in zip(*tried, strict=True)
    ]


def _apart(trials: Trials, usual: Trials) -> Trials:
    """How far every seat's chances are from that, lots for lots."""
    return [
        tuple(one - other for one, other in zip(row, base, strict=True))
        for row, base in zip(trials, usual, strict=True)
    ]


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
