"""Apprentice beats Random in every title: 100 games of two, seats taken in turn."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

import pentarchy
from pentarchy.arena.simulate import Task, play_game
from tests.proof.specimens import REAL

GAMES = 100
ENOUGH = 95
FACTIONS = ("barbarians", "egyptians", "japanese", "romans")


def won_by_the_apprentice(title: str, **options: Any) -> float:
    """Games won out of 100; a shared victory counts for half."""
    players = ("apprentice", "random")
    task = Task(title=title, players=players, games=GAMES, seed=1000, options=options)
    won = 0.0
    for number in range(GAMES):
        game = play_game(task, number)
        if game.players.index(0) in game.winners:
            won += 1 / len(game.winners)
    return won


@pytest.mark.long
@pytest.mark.parametrize("title", [t for t in REAL if 2 in pentarchy.game(t).seat_range])
def test_the_apprentice_beats_chance(title: str) -> None:
    assert won_by_the_apprentice(title) >= ENOUGH


@pytest.mark.long
@pytest.mark.parametrize("factions", [*combinations(FACTIONS, 2)], ids="-".join)
def test_the_apprentice_beats_chance_with_any_faction(factions: tuple[str, str]) -> None:
    """Imperial Settlers: factions stay on their seats, players change them from game to game."""
    assert won_by_the_apprentice("imperial-settlers", factions=factions) >= ENOUGH
