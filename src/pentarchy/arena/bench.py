"""How fast the engines are, in CPU time on one core, as ratios to a reference of the same run."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import process_time
from typing import TypeAlias

import msgspec

from pentarchy.arena.reference import make_ground, play_reference
from pentarchy.kernel.game import Game
from pentarchy.kernel.state import State

WINDOWS = 15
"""Each speed is the best of this many windows: other work on the machine only slows down."""
WINDOW_SECONDS = 0.15
GLANCE = 8
"""So many choices of a decision are judged."""
BATCH = 4
"""How many games are set up at once before their decisions are timed."""

Work: TypeAlias = Callable[[Random], Callable[[], int]]
"""Prepares some units of what is measured; what it returns does them and says how many."""


class Speed(msgspec.Struct, frozen=True):
    """The speeds of one game; times in microseconds, ratios to the reference's decision."""

    game: str
    seats: int
    games_per_second: float
    """Whole games by random choice, set-up included."""
    decision: float
    copy: float
    imagine: float
    valuation: float
    """What every seat may expect, asked after some choices of each decision, as a search asks."""
    decision_ratio: float
    copy_ratio: float
    imagine_to_copy: float
    valuation_to_decision: float
    growth: tuple[tuple[int, float], ...] = ()
    """What asking for all that is legal takes, by the size of the position, where a game grows."""


class Bench(msgspec.Struct, frozen=True):
    """A run of the benchmark."""

    reference: float
    """Microseconds a decision of the reference."""
    speeds: tuple[Speed, ...]


def bench(games: list[Game]) -> Bench:
    """Measure each game; windows of reference and game take turns, so both see the same noise."""
    boards = [make_ground(Random(n)) for n in range(16)]

    def reference(rng: Random) -> Callable[[], int]:
        return lambda: play_reference(rng, boards)

    best_reference = _window(reference)
    measured = []
    for game in games:
        seats = game.seat_range[0]
        works = _works(game, seats)
        best = [float("inf")] * len(works)
        for _ in range(WINDOWS):
            best_reference = min(best_reference, _window(reference))
            best = [min(known, _window(work)) for known, work in zip(best, works, strict=True)]
        measured.append((game, seats, best))
    speeds = tuple(_speed(*found, reference=best_reference) for found in measured)
    return Bench(best_reference, speeds)


def _works(game: Game, seats: int) -> list[Work]:
    """What is measured of a game: decisions, copying, imagining, judging, whole games."""
    length = _play_out(game.new(seats, 1), Random(1), None)
    state = game.new(seats, 1)
    _play_out(state, Random(1), length // 2)
    knowledge = game.knowledge(state.view(state.actors[0]))

    def decisions(rng: Random) -> Callable[[], int]:
        ready = [game.new(seats, rng.getrandbits(64)) for _ in range(BATCH)]
        return lambda: sum(_play_out(state, rng, None) for state in ready)

    def copying(rng: Random) -> Callable[[], int]:
        return lambda: _times(state.copy)

    def imagining(rng: Random) -> Callable[[], int]:
        return lambda: _times(lambda: knowledge.imagine(rng))

    unmet = Random(2)  # always other games: a valuation may remember what it has judged

    def judging(rng: Random) -> Callable[[], int]:
        met = _met(game.new(seats, unmet.getrandbits(64)), unmet)
        return lambda: sum(bool(game.values(state)) for state in met)

    def whole_games(rng: Random) -> Callable[[], int]:
        def play() -> int:
            _play_out(game.new(seats, rng.getrandbits(64)), rng, None)
            return 1

        return play

    return [decisions, copying, imagining, judging, whole_games]


def _speed(game: Game, seats: int, best: list[float], reference: float) -> Speed:
    decision, copy, imagine, valuation, whole = best
    return Speed(
        game=game.key,
        seats=seats,
        games_per_second=1e6 / whole,
        decision=decision,
        copy=copy,
        imagine=imagine,
        valuation=valuation,
        decision_ratio=decision / reference,
        copy_ratio=copy / reference,
        imagine_to_copy=imagine / copy,
        valuation_to_decision=valuation / decision,
        growth=tuple((size, _asking(ask)) for size, ask in game.growth()),
    )


def _asking(ask: Callable[[], object]) -> float:
    """Microseconds to ask once: the best of some windows."""

    def asking(rng: Random) -> Callable[[], int]:
        return lambda: _times(ask)

    return min(_window(asking) for _ in range(3))


def _window(work: Work) -> float:
    """Microseconds a unit, without what had to be prepared."""
    rng = Random(1)
    units = 0
    used = 0.0
    while used < WINDOW_SECONDS:
        do = work(rng)
        begin = process_time()
        units += do()
        used += process_time() - begin
    return used / units * 1e6


def _times(make: Callable[[], object]) -> int:
    """Make one after another and keep none, as a search does."""
    for _ in range(200):
        make()
    return 200


def _met(state: State, rng: Random) -> list[State]:
    """What a search meets beside a game by random choice: some choices of each decision, made."""
    found = []
    while not state.over:
        seat = state.actors[0]
        legal = state.legal(seat)
        for action in rng.sample(list(legal), min(GLANCE, len(legal))):
            after = state.copy()
            after.dealer = None
            after.play(seat, action)
            found.append(after)
        _play_out(state, rng, 1)
    return found


def _play_out(state: State, rng: Random, limit: int | None) -> int:
    random = rng.random
    decisions = 0
    while (actors := state.actors) and decisions != limit:
        seat = actors[0]
        state.play(seat, state.legal(seat).pick(random()))
        decisions += 1
    return decisions
