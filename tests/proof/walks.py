"""Ways through games: random play, and a choice of the positions it reaches."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

import pentarchy
from pentarchy.kernel.actions import Action
from pentarchy.kernel.game import Game
from pentarchy.kernel.replay import Recording
from pentarchy.kernel.state import State
from tests.proof.specimen import Sample
from tests.proof.specimens import SPECIMENS

TABLES = [
    (title, sample)
    for title in pentarchy.titles()
    if title in SPECIMENS
    for sample in SPECIMENS[title].samples
]

every_title = pytest.mark.parametrize("title", [t for t in pentarchy.titles() if t in SPECIMENS])
every_table = pytest.mark.parametrize(
    ("title", "sample"), TABLES, ids=[f"{title}-{sample}" for title, sample in TABLES]
)


def seeds(short: int, long: int) -> pytest.MarkDecorator:
    """A parameter `seed`: the first few always, the others in the long form only."""
    marked = [pytest.param(seed, marks=pytest.mark.long) for seed in range(short, long)]
    return pytest.mark.parametrize("seed", [*range(short), *marked])


def random_moves(state: State, rng: Random) -> Iterator[tuple[int, Action]]:
    """Moves by chance to the end of the game; each is to be played before the next is asked."""
    while not state.over:
        assert state.actors, f"{state} is not over, but nobody decides"
        seat = rng.choice(state.actors)
        legal = state.legal(seat)
        assert legal, f"{state}: seat {seat} has to decide, but nothing is open to it"
        yield seat, rng.choice(legal)


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
