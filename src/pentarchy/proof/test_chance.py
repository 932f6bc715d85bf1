"""Chance: honest odds, names that never come twice, and no fishing."""

from __future__ import annotations

from random import Random

import pentarchy
from pentarchy.kernel.chance import CHANCE, Dealer
from pentarchy.kernel.specimen import Sample
from pentarchy.kernel.state import State
from pentarchy.proof.legality import whole
from pentarchy.proof.specimens import specimen_of
from pentarchy.proof.walks import every_table, play_out, positions, random_moves, seeds


def check_draws(state: State, rng: Random) -> int:
    """Play a dealer-less state to its end, looking at every draw; returns how many there were."""
    assert state.dealer is None
    table = state.game.actions
    names: set[str] = set()
    for seat, action in random_moves(state, rng):
        step = state.chance()
        assert (step is not None) == (seat == CHANCE)
        if step is not None:
            name, odds = step.name(state), list(step.odds(state))
            assert name not in names, f"two draws are called {name}"
            names.add(name)
            assert odds
            assert all(weight > 0 for _, weight in odds)
            targets = [target for target, _ in odds]
            assert len(set(targets)) == len(targets)
            assert set(targets) <= set(range(len(table.targets[step.verb])))
            assert state.odds() == [(table.of(step.verb, t), weight) for t, weight in odds]
            dealt = step.dealt(state, Dealer(rng.getrandbits(128)))
            assert dealt in state.legal(CHANCE)
        state.play(seat, action)
    return len(names)


@every_table
@seeds(2, 20)
def test_draws_are_honest_and_have_names_of_their_own(
    title: str, sample: Sample, seed: int
) -> None:
    state = pentarchy.game(title).new(sample.seats, None, **sample.options)
    assert bool(check_draws(state, Random(seed))) == specimen_of(title).draws


@every_table
def test_the_same_draw_comes_out_the_same(title: str, sample: Sample) -> None:
    """Nobody fishes: taken back and played again, a move gives what it gave."""
    for state in positions(title, sample, 0):
        for seat in state.actors:
            for action in list(state.legal(seat))[:5]:
                once, again = state.copy(), state.copy()
                once.play(seat, action)
                again.play(seat, action)
                assert whole(once) == whole(again)


@every_table
def test_seats_that_act_at_once_do_not_change_each_others_draws(title: str, sample: Sample) -> None:
    """The dealer is asked by name alone: settling draws earlier or later is the same."""
    for state in positions(title, sample, 1):
        dealer = state.dealer
        assert dealer is not None
        inside, outside = state.copy(), state.copy()
        outside.dealer = None
        for seat, action in play_out(inside, Random(2), 12):
            outside.play(seat, action)
            while (step := outside.chance()) is not None:
                outside.play(CHANCE, step.dealt(outside, dealer))
        assert whole(inside) == whole(outside)


@every_table
def test_seeds_make_different_games(title: str, sample: Sample) -> None:
    """After the same first moves, in case something is chosen before anything is drawn."""
    starts = set()
    for seed in range(20):
        state = pentarchy.game(title).new(sample.seats, seed, **sample.options)
        play_out(state, Random(1), sample.seats)
        starts.add(whole(state))
    assert len(starts) > 10 if specimen_of(title).draws else len(starts) == 1
