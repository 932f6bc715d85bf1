"""legal = play = why_not, on positions with every kind of decision."""

from __future__ import annotations

from random import Random

import pytest

import pentarchy
from pentarchy.kernel.chance import CHANCE
from pentarchy.kernel.errors import IllegalAction
from pentarchy.kernel.specimen import Sample
from pentarchy.proof.legality import check_end, check_legality, rule_numbers, whole
from pentarchy.proof.walks import every_table, every_title, play_out, positions, seeds


@every_table
@seeds(1, 8)
def test_the_three_ways_of_asking_agree(title: str, sample: Sample, seed: int) -> None:
    rng = Random(seed)
    for state in positions(title, sample, seed):
        check_legality(state, rng)


@every_table
def test_after_the_end_everything_is_refused(title: str, sample: Sample) -> None:
    state = pentarchy.game(title).new(sample.seats, 1, **sample.options)
    play_out(state, Random(1))
    check_end(state)
    check_legality(state, Random(1))


@every_table
def test_chance_can_only_do_what_its_odds_say(title: str, sample: Sample) -> None:
    """Every action of the table, played by CHANCE: accepted exactly if it is in the odds."""
    game = pentarchy.game(title)
    state = game.new(sample.seats, None, **sample.options)
    for _ in range(16):
        possible = {action for action, _ in state.odds()}
        assert (state.actors == (CHANCE,)) == bool(possible)
        refusing = state.copy()
        for number in range(len(game.actions)):
            if game.actions[number] in possible:
                state.copy().play(CHANCE, game.actions[number])
            else:
                with pytest.raises(IllegalAction):
                    refusing.play(CHANCE, game.actions[number])
        assert whole(refusing) == whole(state)
        play_out(state, Random(2), 1)


@every_title
def test_both_rules_pages_have_the_same_numbers(title: str) -> None:
    folder = pentarchy.game(title).folder
    assert rule_numbers(folder, "en") == rule_numbers(folder, "ru") != frozenset()
