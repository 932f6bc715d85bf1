"""Measuring chances: what was said in new games, beside how they ended."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from hashlib import blake2b
from math import sqrt
from random import Random

import msgspec

from pentarchy import bots
from pentarchy.analysis.estimate import Estimate, horizon, standing
from pentarchy.analysis.honest.kept import STAGES, Measured, Reliable, Stage
from pentarchy.bots.outlook import chance_of, lead
from pentarchy.kernel.game import Game
from pentarchy.kernel.record import Move, Record
from pentarchy.kernel.replay import prepare
from pentarchy.kernel.state import State

KEEP = 0.06
"""The share of positions that are looked at: neighbours hardly differ."""
WORLDS = 8
"""Each is played on so often, as the quick pass of an analysis does."""
BINS = 10
SPREADS = tuple(0.5 * 1.25**step for step in range(24))
"""The spreads among which the baseline may choose."""


class Said(msgspec.Struct, frozen=True):
    """A position of a finished game."""

    game: int
    stage: int
    chances: tuple[float, ...]
    points: tuple[int, ...]
    wins: tuple[float, ...]


def seed_of(seed: int, title: str, level: str, number: int) -> int:
    """Games of their own: no training has ever had these names."""
    text = f"chances/{seed}/{title}/{level}/{number}"
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")


def said_in(game: Game, seats: int, level: str, seed: int, number: int) -> list[Said]:
    """What is said in one new game of self-play."""
    own = seed_of(seed, game.key, level, number)
    state = game.new(seats, own)
    players = [bots.make(level, own + seat) for seat in range(seats)]
    plans: list[bots.Plan | None] = [None] * seats
    look = _Look(game, own)
    while not state.over:
        look.at(state)
        seat = state.actors[0]
        view = state.view(seat)
        thought = players[seat].choose(game, view, state.legal(seat), plans[seat])
        plans[seat] = thought.plan
        state.play(seat, thought.action)
    return look.found(state, number)


def said_of(record: Record, number: int) -> list[Said]:
    """The same for a game that was recorded."""
    game, state = prepare(record)
    look = _Look(game, number)
    for line in record.lines:
        if isinstance(line, Move):
            if state.chance() is None:
                look.at(state)
            state.play(line.seat, game.parse(line.action))
    return look.found(state, number) if state.over else []


class _Look:
    """Looks at some positions of a game."""

    def __init__(self, game: Game, seed: int) -> None:
        self._game = game
        self._estimate = Estimate(game, WORLDS, seed)
        self._rng = Random(seed)
        self._seen: list[tuple[int, tuple[float, ...], tuple[int, ...]]] = []

    def at(self, state: State) -> None:
        if self._rng.random() < KEEP:
            stage = min(STAGES - 1, int(self._game.progress(state) * STAGES))
            chances = self._estimate.known(state, horizon(self._game, state))
            self._seen.append((stage, chances, tuple(state.scores())))

    def found(self, end: State, number: int) -> list[Said]:
        wins = standing(self._game, end)
        return [Said(number, stage, chances, points, wins) for stage, chances, points in self._seen]


def measured(found: Iterable[Said], level: str, seats: int, games: int, seed: int) -> Measured:
    """What these positions show."""
    said = list(found)
    stages = [[one for one in said if one.stage == number] for number in range(STAGES)]
    return Measured(
        level=level,
        seats=seats,
        games=games,
        seed=seed,
        stages=tuple(_stage(some) for some in stages),
        reliable=_reliable(said),
    )


def _stage(some: Sequence[Said]) -> Stage:
    """Own and baseline's Brier score. The baseline may choose its spread, on the other half of the
    games than the one it is judged on."""
    halves = [[one for one in some if one.game % 2 == half] for half in (0, 1)]
    own = {one.game: [0.0, 0.0, 0] for one in some}
    for half in (0, 1):
        spread = min(SPREADS, key=lambda s: _brier(halves[1 - half], _by_points(s)))
        guess = _by_points(spread)
        for one in halves[half]:
            row = own[one.game]
            row[0] += _error(one.chances, one.wins)
            row[1] += _error(guess(one), one.wins)
            row[2] += 1
    count = sum(int(row[2]) for row in own.values())
    if not count:
        return Stage(positions=0, brier=0.25, baseline=0.25, ahead=0.0, error=0.0)
    brier = sum(row[0] for row in own.values()) / count
    baseline = sum(row[1] for row in own.values()) / count
    # The positions of a game end alike, so games are what counts as tried.
    ahead = baseline - brier
    apart = sum((row[1] - row[0] - ahead * row[2]) ** 2 for row in own.values())
    error = sqrt(apart) / count
    return Stage(
        positions=count,
        brier=_rounded(brier),
        baseline=_rounded(baseline),
        ahead=_rounded(ahead),
        error=_rounded(error),
    )


def _by_points(spread: float) -> Callable[[Said], tuple[float, ...]]:
    def guess(one: Said) -> tuple[float, ...]:
        raw = [chance_of(lead(one.points, seat, spread), spread) for seat in range(len(one.points))]
        return tuple(chance / sum(raw) for chance in raw)

    return guess


def _error(chances: Sequence[float], wins: Sequence[float]) -> float:
    """The squared error, on average over seats."""
    return sum((c - w) ** 2 for c, w in zip(chances, wins, strict=True)) / len(wins)


def _brier(some: Sequence[Said], guess: Callable[[Said], Sequence[float]]) -> float:
    return sum(_error(guess(one), one.wins) for one in some)


def _reliable(said: Sequence[Said]) -> tuple[Reliable, ...]:
    """What was said beside what came, in tenths."""
    bins: dict[int, list[tuple[float, float]]] = {}
    for one in said:
        for chance, won in zip(one.chances, one.wins, strict=True):
            bins.setdefault(min(int(chance * BINS), BINS - 1), []).append((chance, won))
    return tuple(
        Reliable(
            said=_rounded(sum(chance for chance, _ in rows) / len(rows)),
            came=_rounded(sum(won for _, won in rows) / len(rows)),
            count=len(rows),
        )
        for _, rows in sorted(bins.items())
    )


def _rounded(value: float) -> float:
    return round(value, 4)
