"""Ways through games: random play, and a choice of the positions it reaches."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import count
from random import Random

import pytest

import pentarchy
from pentarchy.kernel.actions import Action
from pentarchy.kernel.errors import PentarchyError
from pentarchy.kernel.game import Game
from pentarchy.kernel.replay import Recording
from pentarchy.kernel.specimen import Sample
from pentarchy.kernel.state import State
from pentarchy.proof.specimens import specimen_of

every_title = pytest.mark.every_title
"""A parameter `title`: every game that is proved."""
every_table = pytest.mark.every_table
"""Parameters `title` and `sample`: every table of its specimen."""
every_world = pytest.mark.every_world
"""The same for the tables whose possible worlds are followed: those of `small`, if it is set."""

LONGEST = 50_000
"""No game without a specimen is followed further."""


def seeds(short: int, long: int) -> pytest.MarkDecorator:
    """A parameter `seed`: the first few always, the others in the long form only."""
    marked = [pytest.param(seed, marks=pytest.mark.long) for seed in range(short, long)]
    return pytest.mark.parametrize("seed", [*range(short), *marked])


def random_moves(state: State, rng: Random) -> Iterator[tuple[int, Action]]:
    """Moves by chance to the end of the game; each is to be played before the next is asked."""
    longest = longest_of(state.game)
    for moves in count():
        if state.over:
            return
        assert moves <= longest, (
            f"{state} is not over after {moves} moves of {state.game.key}: either it never ends, "
            "or `longest` of its specimen is too small"
        )
        assert state.actors, f"{state} is not over, but nobody decides"
        seat = rng.choice(state.actors)
        legal = state.legal(seat)
        assert legal, f"{state}: seat {seat} has to decide, but nothing is open to it"
        yield seat, rng.choice(legal)


def longest_of(game: Game) -> int:
    """How many moves a game has at most, as its specimen says; of a title without one no more
    than the machine bears."""
    try:
        return specimen_of(game.key).longest
    except PentarchyError:
        return LONGEST


def play_out(state: State, rng: Random, limit: int | None = None) -> list[tuple[int, Action]]:
    """Play at random to the end, or so many moves; returns what was played."""
    played: list[tuple[int, Action]] = []
    for seat, action in random_moves(state, rng):
        if len(played) == limit:
            break
        state.play(seat, action)
        played.append((seat, action))
    return played


def recorded_game(game: Game, sample: Sample, seed: int) -> Recording:
    """A whole random game, written down."""
    recording = Recording(game, sample.seats, seed, sample.options)
    rng = Random(seed)
    for seat, action in random_moves(recording.state, rng):
        recording.play(seat, action)
    return recording


def kinds_of_steps(state: State) -> frozenset[str]:
    """What is being decided, by the names of the steps."""
    steps = [state.deciding(seat) for seat in range(state.seats)]
    return frozenset(type(step).__name__ for step in steps if step is not None)


@cache
def positions(title: str, sample: Sample, seed: int, for_each_kind: int = 2) -> tuple[State, ...]:
    """Positions of random games, a few for every kind of decision: not to be played on.

    Where several decide at once the first seed, the one of the short form, has a few for every
    kind that anybody decides; the others have a few for every combination of them.
    """
    return reached(pentarchy.game(title), sample, seed, for_each_kind, apart=not seed)


def reached(
    game: Game,
    sample: Sample,
    seed: int,
    for_each_kind: int = 2,
    games: int = 4,
    *,
    apart: bool = False,
) -> tuple[State, ...]:
    """Positions of some random games, a few for every kind of decision, spread over the game.

    What several decide at once is one kind, or, `apart`, as many kinds as there are decisions.
    """
    found: dict[frozenset[str], list[State]] = {}
    met: dict[frozenset[str], int] = {}
    rng = Random(f"positions {seed}")
    for number in range(games):
        state = game.new(sample.seats, seed * games + number, **sample.options)
        for seat, action in random_moves(state, rng):
            kinds = kinds_of_steps(state)
            single = [frozenset({name}) for name in sorted(kinds)]
            for kind in single if apart else [kinds]:
                kept = found.setdefault(kind, [])
                met[kind] = met.get(kind, 0) + 1
                if len(kept) < for_each_kind:
                    kept.append(state.copy())
                elif (place := rng.randrange(met[kind])) < for_each_kind:
                    kept[place] = state.copy()
            state.play(seat, action)
    return tuple(state for kept in found.values() for state in kept)
