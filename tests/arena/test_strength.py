"""Apprentice beats Random in every title: 100 games of two, seats taken in turn."""

from __future__ import annotations

import pytest

import pentarchy
from pentarchy.arena.simulate import Task, play_game
from tests.proof.specimens import REAL

GAMES = 100
ENOUGH = 95


@pytest.mark.long
@pytest.mark.parametrize("title", [t for t in REAL if 2 in pentarchy.game(t).seat_range])
def test_the_apprentice_beats_chance(title: str) -> None:
    """A shared victory counts for half."""
    task = Task(title=title, players=("apprentice", "random"), games=GAMES, seed=1000)
    won = 0.0
    for number in range(GAMES):
        game = play_game(task, number)
        if game.players.index(0) in game.winners:
            won += 1 / len(game.winners)
    assert won >= ENOUGH
