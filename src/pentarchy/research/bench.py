"""How fast the ways of research are, in processor time, beside the bare engine of the same run."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any, TypeAlias

import msgspec
import numpy as np
import pyspiel

from pentarchy.kernel.game import Game
from pentarchy.kernel.state import State
from pentarchy.research import openspiel, pettingzoo
from pentarchy.research.batch import Batch
from pentarchy.research.course import entries_of, nth_seed, observer_of, write_mask
from pentarchy.research.empty import EmptyGame, empty_env
from pentarchy.research.gymnasium import SoloTable

WINDOWS = 4
"""Each time is the best of so many windows: other work on the machine only slows down."""
SECONDS = 0.08
ROWS = 16
STEPS = 120
"""So many steps of a batch at a time: more than the games of two titles have."""

Measure: TypeAlias = Callable[[Random], tuple[float, int]]
"""Does some units and says how long they took, and how many they were."""


class Speed(msgspec.Struct, frozen=True, kw_only=True):
    """Microseconds a step, or a piece of one, and the ratios that are promised."""

    game: str
    seats: int
    engine: float
    """A decision of the bare engine: asking what is open, picking, playing."""
    copy: float
    view: float
    observation: float
    """Writing the observation of a view."""
    mask: float
    pettingzoo: float
    """A step with all that an agent is given."""
    bare_table: float
    """The same steps of the same games without PettingZoo: view, observation, mask, playing."""
    empty_pettingzoo: float
    """A step of an environment in which nothing happens, with the usual wrappers."""
    gymnasium: float
    openspiel: float
    """A node, also one of chance."""
    explicit: float
    """The same node in the bare engine."""
    empty_openspiel: float
    batch: float
    """A step of one game of a batch, masks included, observations not."""
    bare_batch: float
    """The same steps of the same games in the bare engine, what is open asked at each."""
    observation_to_copy: float
    """View and observation as a multiple of a copy: at most 5 is wanted."""
    encoding_to_copy: float
    """The observation alone."""
    pettingzoo_to_empty: float
    """What PettingZoo costs beyond engine and observation: at most 0.5 is wanted."""
    openspiel_to_empty: float
    """The same for OpenSpiel and an empty game in Python: at most 1.5 is wanted."""
    batch_to_engine: float
    """At most 2 is wanted."""
    steps_a_second: dict[str, float]
    to_engine: dict[str, float]


def bench(games: list[Game]) -> list[Speed]:
    """Measure each title; all that is compared takes turns, so all see the same noise."""
    return [_speed(game) for game in games]


def _speed(game: Game) -> Speed:
    seats = max(2, game.seat_range[0])
    mask = _mask(len(game.actions))
    spiel = pyspiel.load_game(openspiel.short_name(game.key), {"seats": seats})
    measures: dict[str, Measure] = {
        "engine": lambda rng: _engine(game, seats, rng),
        "copy": _each(game, seats, lambda at: at[0].copy()),
        "view": _each(game, seats, lambda at: at[0].glance(at[1])),
        "observation": _each(
            game, seats, observer_of(game, seats).observe, lambda state, seat: state.glance(seat)
        ),
        "mask": _each(game, seats, lambda at: mask(*at)),
        "pettingzoo": _pettingzoo(pettingzoo.env(game.key, seats)),
        "bare_table": _bare_table(pettingzoo.env(game.key, seats)),
        "empty_pettingzoo": _pettingzoo(empty_env(game, seats)),
        "gymnasium": _gymnasium(SoloTable(game.key, seats)),
        "openspiel": _openspiel(spiel),
        "explicit": _bare(spiel),
        "empty_openspiel": _openspiel(EmptyGame()),
        "batch": _batch(Batch(game.key, ROWS, seats, observe=False)),
        "bare_batch": _bare_batch(Batch(game.key, ROWS, seats, observe=False)),
    }
    best = dict.fromkeys(measures, float("inf"))
    for window in range(WINDOWS):
        for name, measure in measures.items():
            best[name] = min(best[name], _window(measure, Random(window)))
    seen = best["view"] + best["observation"]
    beyond = best["pettingzoo"] - best["bare_table"]
    ways = ("engine", "pettingzoo", "gymnasium", "openspiel", "batch")
    return Speed(
        game=game.key,
        seats=seats,
        **best,
        observation_to_copy=seen / best["copy"],
        encoding_to_copy=best["observation"] / best["copy"],
        pettingzoo_to_empty=beyond / best["empty_pettingzoo"],
        openspiel_to_empty=(best["openspiel"] - best["explicit"]) / best["empty_openspiel"],
        batch_to_engine=best["batch"] / best["bare_batch"],
        steps_a_second={way: 1e6 / best[way] for way in ways},
        to_engine={way: best[way] / best["engine"] for way in ways},
    )


def _window(measure: Measure, rng: Random) -> float:
    """Microseconds a unit."""
    used, units = 0.0, 0
    while used < SECONDS:
        took, done = measure(rng)
        used += took
        units += done
    return used / units * 1e6


def _timed(work: Callable[[], object], units: int) -> tuple[float, int]:
    begin = process_time()
    work()
    return process_time() - begin, units


def _engine(game: Game, seats: int, rng: Random) -> tuple[float, int]:
    state = game.new(seats, rng.getrandbits(60))
    random = rng.random
    begin, steps = process_time(), 0
    while actors := state.actors:
        seat = actors[0]
        state.play(seat, state.legal(seat).pick(random()))
        steps += 1
    return process_time() - begin, steps


def _positions(game: Game, seats: int, rng: Random) -> list[tuple[State, int]]:
    """The decisions of a game by random choice."""
    found = []
    state = game.new(seats, rng.getrandbits(60))
    while actors := state.actors:
        found.append((state.copy(), actors[0]))
        state.play(actors[0], state.legal(actors[0]).pick(rng.random()))
    return found


def _each(
    game: Game,
    seats: int,
    do: Callable[[Any], object],
    given: Callable[[State, int], Any] = lambda state, seat: (state, seat),
) -> Measure:
    """What is done at each decision of a game that has not been seen before: something may be kept
    from one view of a game to the next, but nothing from measurement to measurement."""
    games = Random()

    def play(rng: Random) -> tuple[float, int]:
        items = [given(*at) for at in _positions(game, seats, games)]

        def work() -> None:
            for item in items:
                do(item)

        return _timed(work, len(items))

    return play


def _mask(count: int) -> Callable[[State, int], object]:
    return lambda state, seat: write_mask(state, seat, entries_of(np.zeros(count, np.int8)))


def _pettingzoo(env: Any) -> Measure:
    """A game through an environment, its actions known before."""

    def play(rng: Random) -> tuple[float, int]:
        seed, actions = _table_course(env, rng)
        env.reset(seed=seed)

        def again() -> None:
            for action in actions:
                env.last()
                env.step(action)

        return _timed(again, len(actions))

    return play


def _table_course(env: Any, rng: Random) -> tuple[int, list[int | None]]:
    """The seed and the actions of a game by random choice; None for agents who are done."""
    seed = rng.getrandbits(30)
    actions: list[int | None] = []
    env.reset(seed=seed)
    for _ in env.agent_iter(3000):
        observation, _, terminated, truncated, _ = env.last()
        dead = terminated or truncated
        actions.append(None if dead else _picked(observation["action_mask"], rng))
        env.step(actions[-1])
    return seed, actions


def _bare_table(env: Any) -> Measure:
    """The same game in the engine alone, with what an agent sees at each step."""
    course = env.course
    observe, mask = course.observer.observe, _mask(course.actions)

    def play(rng: Random) -> tuple[float, int]:
        seed, actions = _table_course(env, rng)
        course.begin(seed)
        state, table = course.state, course.game.actions

        def again() -> None:
            for number, action in enumerate(actions):
                actors = state.actors
                seat = actors[0] if actors else number % state.seats
                observe(state.glance(seat))
                mask(state, seat)
                if action is not None:
                    state.play(seat, table[action])

        return _timed(again, len(actions))

    return play


def _gymnasium(env: SoloTable) -> Measure:
    def play(rng: Random) -> tuple[float, int]:
        used, steps, over = 0.0, 0, False
        observation, _ = env.reset(seed=rng.getrandbits(30))
        while not over:
            action = _picked(observation["action_mask"], rng)
            begin = process_time()
            observation, _, over, _, _ = env.step(np.int64(action))
            used += process_time() - begin
            steps += 1
        return used, steps

    return play


def _spiel_course(game: Any, rng: Random) -> list[int]:
    """The actions and outcomes of a game by random choice."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions: Any = [action for action, _ in state.chance_outcomes()]
        else:
            actions = state.legal_actions()
        state.apply_action(actions[int(rng.random() * len(actions))])
    course: list[int] = state.history()
    return course


def _openspiel(game: Any) -> Measure:
    """A game through OpenSpiel, its actions known before; without tensors or strings."""

    def play(rng: Random) -> tuple[float, int]:
        course = _spiel_course(game, rng)
        state = game.new_initial_state()

        def again() -> None:
            for action in course:
                if state.current_player() >= 0:
                    state.legal_actions()
                else:
                    state.chance_outcomes()
                state.apply_action(action)

        return _timed(again, len(course))

    return play


def _bare(game: Any) -> Measure:
    """The same in the engine alone, chance decided from outside as well."""

    def play(rng: Random) -> tuple[float, int]:
        course = _spiel_course(game, rng)
        state = game.rules.new(game.seats)
        actions = state.game.actions

        def again() -> None:
            for action in course:
                seat = state.actors[0]
                if seat >= 0:
                    state.legal(seat).ids()
                else:
                    state.odds()
                state.play(seat, actions[action])

        return _timed(again, len(course))

    return play


def _batch(batch: Batch) -> Measure:
    """Steps of a batch, its actions known before; games that end and begin are among them."""

    def play(rng: Random) -> tuple[float, int]:
        seed, course = _batch_course(batch, rng)
        batch.reset(seed)

        def again() -> None:
            for actions in course:
                batch.step(actions)

        return _timed(again, ROWS * STEPS)

    return play


def _batch_course(batch: Batch, rng: Random) -> tuple[int, list[list[int]]]:
    """The seed and the actions of some steps by random choice."""
    seed = rng.getrandbits(30)
    batch.reset(seed)
    course = []
    for _ in range(STEPS):
        course.append([_picked(mask, rng) for mask in batch.masks])
        batch.step(course[-1])
    return seed, course


def _bare_batch(batch: Batch) -> Measure:
    """The same steps of the same games in the bare engine, side by side as well."""
    game, seats = batch.game, batch.seats

    def play(rng: Random) -> tuple[float, int]:
        seed, course = _batch_course(batch, rng)
        states = [game.new(seats, nth_seed(seed, row)) for row in range(ROWS)]
        numbers = list(range(ROWS))
        table = game.actions

        def again() -> None:
            for actions in course:
                for row, action in enumerate(actions):
                    state = states[row]
                    seat = state.actors[0]
                    state.legal(seat)
                    state.play(seat, table[action])
                    if not state.agenda:
                        numbers[row] += ROWS
                        states[row] = game.new(seats, nth_seed(seed, numbers[row]))

        return _timed(again, ROWS * STEPS)

    return play


def _picked(mask: Any, rng: Random) -> int:
    ids = np.flatnonzero(mask)
    return int(ids[int(rng.random() * len(ids))])
