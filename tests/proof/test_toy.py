"""What the proof shows of the toy alone: there every rule bites, wherever one looks."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

import pentarchy
from pentarchy.kernel.specimen import Sample
from pentarchy.proof.commuting import check_commuting, is_together
from pentarchy.proof.surveys import Citations, survey_rules
from pentarchy.proof.walks import random_moves

LARGEST = Sample(4, {"rounds": 3})


def test_every_rule_of_the_toy_refuses_something() -> None:
    found = survey_rules(pentarchy.game("toy"), LARGEST, 30)
    smaller = survey_rules(pentarchy.game("toy"), Sample(2), 5)
    both = Citations(found.met | smaller.met, found.refused | smaller.refused)
    assert both.missing == set()
    assert len(both.met) == 14


def test_a_rule_that_never_refuses_is_reported() -> None:
    """With one round and two seats no bag of the toy can run empty."""
    found = survey_rules(pentarchy.game("toy"), Sample(2, {"rounds": 1}), 10)
    assert ("4.2", "why-bag-empty") in found.missing


@settings(max_examples=40)
@given(seed=st.integers(0, 2**64), shuffle=st.randoms(use_true_random=False))
def test_the_toy_commutes_wherever_hypothesis_looks(seed: int, shuffle: Random) -> None:
    state = pentarchy.game("toy").new(3, seed)
    while not state.over:
        if is_together(state):
            check_commuting(state, shuffle, 1)
        seat, action = next(random_moves(state, shuffle))
        state.play(seat, action)
