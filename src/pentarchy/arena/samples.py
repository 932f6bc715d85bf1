"""Positions to learn from: games of self-play that stray now and then, and how they ended."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from random import Random

import msgspec

from pentarchy import bots
from pentarchy.arena.playing import open_game
from pentarchy.arena.pool import Crew, working
from pentarchy.arena.task import bot_seed, derived_seed
from pentarchy.kernel.game import Game
from pentarchy.kernel.state import State

NOISE = 0.05
"""The share of decisions that are made by lot, so that positions differ."""
KEEP = 0.15
"""The share of positions that are looked at: neighbours hardly differ."""


class Source(msgspec.Struct, frozen=True, kw_only=True):
    """Where positions come from; games are numbered and follow from their numbers."""

    title: str
    seats: int
    level: str
    seed: int


class Sample(msgspec.Struct, frozen=True):
    """A position: what every seat was held to have, and what it had in the end."""

    game: int
    progress: float
    features: tuple[dict[str, float], ...]
    """By seat: the terms that have a weight, divided by it; families under the weight's name."""
    fixed: tuple[float, ...]
    """By seat: the sum of the terms that have none."""
    scores: tuple[int, ...]
    wins: tuple[float, ...]
    """By seat: its share of the victory."""


def sample_game(source: Source, number: int) -> list[Sample]:
    """The positions of one game."""
    game = open_game(source.title, None)
    seed = derived_seed("train", source.seed, number)
    rng = Random(seed)
    state = game.new(source.seats, seed)
    players = [bots.make(source.level, bot_seed(seed, seat)) for seat in range(source.seats)]
    plans: list[bots.Plan | None] = [None] * source.seats
    seen: list[tuple[float, list[tuple[dict[str, float], float]]]] = []
    while not state.over:
        if rng.random() < KEEP:
            seen.append(
                (game.progress(state), [_taken(game, state, s) for s in range(state.seats)])
            )
        seat = state.actors[0]
        legal = state.legal(seat)
        if rng.random() < NOISE:
            plans[seat] = None
            action = legal.pick(rng.random())
        else:
            thought = players[seat].choose(game, state.view(seat), legal, plans[seat])
            plans[seat], action = thought.plan, thought.action
        state.play(seat, action)
    scores, winners = state.scores(), state.winners()
    wins = tuple(
        (seat in winners) / len(winners) if winners else 0.0 for seat in range(len(scores))
    )
    return [
        Sample(
            number,
            progress,
            tuple(features for features, _ in rows),
            tuple(fixed for _, fixed in rows),
            scores,
            wins,
        )
        for progress, rows in seen
    ]


def _taken(game: Game, state: State, seat: int) -> tuple[dict[str, float], float]:
    """The features of a seat, and what it has beside them."""
    weights = game.judgement.weights
    features: dict[str, float] = {}
    fixed = 0.0
    for term, value in game.insight(state, seat).items():
        family = term.partition(":")[0]
        name = term if term in weights else family if family in weights else None
        if name is None:
            fixed += value
        else:
            features[name] = features.get(name, 0.0) + value / weights[name]
    return features, fixed


def gather(
    source: Source,
    games: int,
    crew: Callable[[], Crew] | None,
    watch: Callable[[], None] = lambda: None,
) -> list[Sample]:
    """The positions of so many games, in the order of their numbers."""
    found: list[Sample] = []
    if crew is None:
        for number in range(games):
            found += sample_game(source, number)
            watch()
        return found
    with working(crew) as workers:
        waiting: list[Future[list[Sample]]] = [
            workers.submit(sample_game, source, number) for number in range(games)
        ]
        for answer in waiting:
            found += answer.result()
            watch()
    return found
