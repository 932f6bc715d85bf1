"""A copy is equal and independent: search lives on it."""

from __future__ import annotations

from random import Random

from pentarchy.kernel.specimen import Sample
from pentarchy.kernel.state import State
from pentarchy.proof.legality import whole
from pentarchy.proof.walks import every_table, play_out, positions, seeds


def check_copy(state: State, rng: Random) -> None:
    """Playing on a copy does not change the original, nor the other way round."""
    original = state.copy()
    copy = original.copy()
    assert copy == original == state
    assert copy.dealer == original.dealer
    before = whole(original)
    views = [original.view(viewer) for viewer in (None, *range(original.seats))]
    play_out(copy, rng)
    assert whole(original) == before
    assert [original.view(viewer) for viewer in (None, *range(original.seats))] == views

    copy = original.copy()
    play_out(original, rng)
    assert whole(copy) == before
    assert copy == state


@every_table
@seeds(1, 8)
def test_copies_are_equal_and_independent(title: str, sample: Sample, seed: int) -> None:
    for state in positions(title, sample, seed, 3):
        check_copy(state, Random(seed))


@every_table
def test_a_copy_plays_the_same(title: str, sample: Sample) -> None:
    """The same moves lead a copy to the same end: the dealer is copied too."""
    for state in positions(title, sample, 0):
        one, other = state.copy(), state.copy()
        for seat, action in play_out(one, Random(3)):
            other.play(seat, action)
        assert one == other
        assert one.hash() == other.hash()
        assert one.scores() == other.scores()


@every_table
def test_states_that_differ_are_not_equal(title: str, sample: Sample) -> None:
    for state in positions(title, sample, 0):
        moved = state.copy()
        play_out(moved, Random(4), 1)
        assert moved != state
