"""Moves of different seats in a simultaneous part commute."""

from __future__ import annotations

from random import Random

import pentarchy
from pentarchy.kernel.chance import Dealer
from pentarchy.kernel.replay import Recording, replay
from pentarchy.kernel.specimen import Sample
from pentarchy.proof.commuting import (
    another_order,
    check_commuting_in_game,
    is_together,
    lanes_played,
)
from pentarchy.proof.legality import whole
from pentarchy.proof.specimens import specimen_of
from pentarchy.proof.walks import every_table, random_moves, seeds


def at_once(title: str, sample: Sample) -> bool | None:
    """Whether several seats decide at once at this table; None: seldom."""
    simultaneous = specimen_of(title).simultaneous
    return simultaneous and sample.seats > 1 and not sample.in_turn


@every_table
@seeds(3, 30)
def test_any_interleaving_gives_the_same_state(title: str, sample: Sample, seed: int) -> None:
    state = pentarchy.game(title).new(sample.seats, seed, **sample.options)
    parts = check_commuting_in_game(state, Random(seed))
    simultaneous = at_once(title, sample)
    assert simultaneous is None or (parts > 0) == simultaneous


@every_table
def test_the_record_of_any_interleaving_replays(title: str, sample: Sample) -> None:
    """Two recordings that differ only in who was quicker: both replay, to the same end."""
    simultaneous = at_once(title, sample)
    # With one short simultaneous part a game, both may be played in the same order by accident.
    swapped = any(record_both(title, sample, seed) for seed in range(12 if simultaneous else 1))
    assert simultaneous is None or swapped == simultaneous


def record_both(title: str, sample: Sample, seed: int) -> bool:
    """Record a game in two orders, and replay both; whether the orders were different."""
    game = pentarchy.game(title)
    rng = Random(seed)
    first = Recording(game, sample.seats, seed, sample.options)
    second = Recording(game, sample.seats, seed, sample.options)
    swapped = False
    while not first.state.over:
        if is_together(first.state):
            begun = len(first.lines)
            dealt = first.state.copy()
            dealt.dealer = Dealer(seed)
            lanes = lanes_played(dealt, rng)
            for recording in (first, second):
                for seat, action in another_order(recording.state, lanes, rng):
                    recording.play(seat, action)
            swapped |= first.lines[begun:] != second.lines[begun:]
        else:
            seat, action = next(random_moves(first.state, rng))
            first.play(seat, action)
            second.play(seat, action)
        assert whole(first.state) == whole(second.state)
    for recording in (first, second):
        assert replay(recording.record()).difference is None
    return swapped
