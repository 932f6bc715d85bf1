"""How fast the engines are, in CPU time on one core, as ratios to a reference of the same run."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
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
LENGTHS = 100
"""How many games the mean length is taken from."""

Work: TypeAlias = Callable[[Random], int]
"""Does some units of what is measured and says how many."""


class Speed(msgspec.Struct, frozen=True):
    """The speeds of one game; times in microseconds, ratios to the reference's decision."""

    game: str
    seats: int
    games_per_second: float
    decision: float
    copy: float
    imagine: float
    decision_ratio: float
    copy_ratio: float
    imagine_to_copy: float


class Bench(msgspec.Struct, frozen=True):
    """A run of the benchmark."""

    reference: float
    """Microseconds a decision of the reference."""
    speeds: tuple[Speed, ...]


def bench(games: list[Game]) -> Bench:
    """Measure each game; windows of reference and game take turns, so both see the same noise."""
    boards = [make_ground(Random(n)) for n in range(16)]
    reference = partial(play_reference, boards=boards)
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
    """What is measured of a game: random play, copying, imagining."""
    length = _play_out(game.new(seats, 1), Random(1), None)
    state = game.new(seats, 1)
    _play_out(state, Random(1), length // 2)
    knowledge = game.knowledge(state.view(state.actors[0]))

    def copying(rng: Random) -> int:
        for _ in range(200):
            state.copy()
        return 200

    def imagining(rng: Random) -> int:
        for _ in range(200):
            knowledge.imagine(rng)
        return 200

    return [partial(_random_game, game, seats), copying, imagining]


def _speed(game: Game, seats: int, best: list[float], reference: float) -> Speed:
    decision, copy, imagine = best
    rng = Random(1)
    length = sum(_random_game(game, seats, rng) for _ in range(LENGTHS)) / LENGTHS
    return Speed(
        game=game.key,
        seats=seats,
        games_per_second=1e6 / (decision * length),
        decision=decision,
        copy=copy,
        imagine=imagine,
        decision_ratio=decision / reference,
        copy_ratio=copy / reference,
        imagine_to_copy=imagine / copy,
    )


def _window(work: Work) -> float:
    """Microseconds a unit; `work` does some and returns how many units."""
    rng = Random(1)
    units = 0
    begin = process_time()
    while (used := process_time() - begin) < WINDOW_SECONDS:
        units += work(rng)
    return used / units * 1e6


def _random_game(game: Game, seats: int, rng: Random) -> int:
    """One game by random choice, set-up included; returns its number of decisions."""
    return _play_out(game.new(seats, rng.getrandbits(64)), rng, None)


def _play_out(state: State, rng: Random, limit: int | None) -> int:
    random = rng.random
    decisions = 0
    while (actors := state.actors) and decisions != limit:
        seat = actors[0]
        state.play(seat, state.legal(seat).pick(random()))
        decisions += 1
    return decisions
