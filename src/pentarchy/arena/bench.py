"""How fast the engines are, in CPU time on one core, as ratios to a reference of the same run."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import process_time

import msgspec

from pentarchy.arena.reference import make_ground, play_reference
from pentarchy.kernel.game import Game
from pentarchy.kernel.state import State

WINDOWS = 15
"""Each speed is the best of this many windows: other work on the machine only slows down."""
WINDOW_SECONDS = 0.15


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
    """Measure each game, windows of reference and game taking turns so that both see the same noise."""
    grounds = [make_ground(Random(n)) for n in range(16)]
    best_reference = min(_window(lambda rng: play_reference(rng, grounds)) for _ in range(WINDOWS))
    measured = []
    for game in games:
        seats = game.seat_range[0]
        best = [float("inf")] * 3
        lengths = [0, 0]
        for _ in range(WINDOWS):
            best_reference = min(
                best_reference, _window(lambda rng: play_reference(rng, grounds))
            )
            best[0] = min(best[0], _window(lambda rng: _random_game(game, seats, rng, lengths)))
            state = _middle_of(game, seats)
            knowledge = game.knowledge(state.view(state.actors[0]))
            best[1] = min(best[1], _window(lambda _: _repeat(state.copy)))
            best[2] = min(best[2], _window(lambda rng: _repeat(lambda: knowledge.imagine(rng))))
        measured.append((game, seats, best, lengths[1] / lengths[0]))
    return Bench(
        best_reference,
        tuple(_speed(game, seats, best, length, best_reference) for game, seats, best, length in measured),
    )


def _speed(game: Game, seats: int, best: list[float], length: float, reference: float) -> Speed:
    decision, copy, imagine = best
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


def _window(work: Callable[[Random], int]) -> float:
    """Microseconds a unit; `work` does some and returns how many units."""
    rng = Random(1)
    units = 0
    begin = process_time()
    while (used := process_time() - begin) < WINDOW_SECONDS:
        units += work(rng)
    return used / units * 1e6


def _repeat(work: Callable[[], object]) -> int:
    for _ in range(200):
        work()
    return 200


def _random_game(game: Game, seats: int, rng: Random, lengths: list[int]) -> int:
    """One game by random choice, set-up included; returns its number of decisions."""
    state = game.new(seats, rng.getrandbits(64))
    decisions = _play_out(state, rng, None)
    lengths[0] += 1
    lengths[1] += decisions
    return decisions


def _play_out(state: State, rng: Random, limit: int | None) -> int:
    random = rng.random
    decisions = 0
    while (actors := state.actors) and decisions != limit:
        seat = actors[0]
        state.play(seat, state.legal(seat).pick(random()))
        decisions += 1
    return decisions


def _middle_of(game: Game, seats: int) -> State:
    """A position half-way through a random game."""
    whole = game.new(seats, 1)
    length = _play_out(whole, Random(1), None)
    state = game.new(seats, 1)
    _play_out(state, Random(1), length // 2)
    return state
