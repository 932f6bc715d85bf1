"""Imagining draws from what is possible, in the right proportions."""

from __future__ import annotations

from collections import Counter
from random import Random

import pentarchy
from pentarchy.kernel.game import Game
from pentarchy.kernel.specimen import Sample
from pentarchy.proof.specimens import specimen_of
from pentarchy.proof.walks import every_table, every_world, positions, seeds
from pentarchy.proof.worlds import Worlds, check_spread, unlikeliness


def game_of(title: str) -> Game:
    """The game whose worlds are followed."""
    small = specimen_of(title).small
    return pentarchy.game(title) if small is None else small[0]()


STOPS = (0, 9, 30, 90)
"""After how many moves the imaginings are looked at, one game for all."""


@every_world
@seeds(1, 6)
def test_every_possible_world_is_imagined_and_no_other(
    title: str, sample: Sample, seed: int
) -> None:
    rng = Random(seed)
    worlds = Worlds(game_of(title), sample, seed, viewer=seed % sample.seats)
    several = 0
    played = 0
    for stop in STOPS:
        worlds.play_out(rng, stop - played)
        played = stop
        if not worlds.real.over:
            several += check_spread(worlds, specimen_of(title), rng)
    assert bool(several) != specimen_of(title).open_book, "there was nothing to imagine"


@every_world
def test_a_spectator_imagines_as_well(title: str, sample: Sample) -> None:
    rng = Random(1)
    worlds = Worlds(game_of(title), sample, 1, viewer=None)
    several = check_spread(worlds, specimen_of(title), rng)
    assert bool(several) != specimen_of(title).open_book


@every_table
def test_imagined_futures_differ(title: str, sample: Sample) -> None:
    """Draws that are still to come are as open in imagined games as they are at the table."""
    odds = [(face, 1) for face in range(6)]
    for state in positions(title, sample, 0):
        knowledge = state.game.knowledge(state.view(state.actors[0]))
        rng = Random(1)
        dealers = [knowledge.imagine(rng).dealer for _ in range(300)]
        assert state.dealer not in dealers
        drawn = Counter(dealer.pick("a draw", odds) for dealer in dealers if dealer is not None)
        assert unlikeliness(dict.fromkeys(range(6), 1 / 6), drawn, 300) < 1
