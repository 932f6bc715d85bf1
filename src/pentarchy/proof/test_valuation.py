"""What a title expects of a position: one call and its named terms say the same, in points."""

from __future__ import annotations

from random import Random

import pytest

import pentarchy
from pentarchy.bots.outlook import chances
from pentarchy.kernel.chance import CHANCE
from pentarchy.kernel.game import Game
from pentarchy.kernel.specimen import Sample
from pentarchy.kernel.state import State
from pentarchy.proof.walks import every_table, every_title, play_out, positions, seeds


def check_sums(state: State) -> None:
    """The values of all seats are the sums of their terms, and the state is left as it was."""
    game = state.game
    before = state.copy()
    values = game.values(state)
    assert len(values) == state.seats
    for seat, value in enumerate(values):
        assert sum(game.insight(state, seat).values()) == pytest.approx(value, abs=1e-6)
    assert state == before


@every_table
@seeds(1, 6)
def test_the_terms_sum_up_to_the_values(title: str, sample: Sample, seed: int) -> None:
    rng = Random(seed)
    for state in positions(title, sample, seed):
        check_sums(state)
        assert 0 <= state.game.progress(state) <= 1
        imagined = state.game.knowledge(state.view(state.actors[0])).imagine(rng)
        imagined.dealer = None
        seat = imagined.actors[0]
        imagined.play(seat, imagined.legal(seat).pick(rng.random()))
        check_sums(imagined)  # perhaps in the middle of something, or where chance is asked


@every_table
def test_at_the_end_the_values_are_the_scores(title: str, sample: Sample) -> None:
    game = pentarchy.game(title)
    state = game.new(sample.seats, 5, **sample.options)
    play_out(state, Random(5))
    assert list(game.values(state)) == list(state.scores())
    check_sums(state)


@every_table
def test_the_chances_of_all_seats_are_one_victory(title: str, sample: Sample) -> None:
    for state in positions(title, sample, 0):
        found = chances(state.game, state)
        assert all(0 <= chance <= 1 for chance in found)
        if state.seats > 1:
            assert sum(found) == pytest.approx(1)
    over = positions(title, sample, 0)[-1].copy()
    play_out(over, Random(3))
    winners = over.winners()
    expected = [float(seat in winners) / max(1, len(winners)) for seat in range(over.seats)]
    assert chances(over.game, over) == pytest.approx(expected)


BRANCHES = 4
"""So many neighbours of every position are judged."""
TOGETHER = 400
"""So many positions are judged in a row: more would make some titles forget the first ones."""


def neighbours(game: Game, sample: Sample) -> list[State]:
    """Positions of a random game and what else could have come next: they differ in little."""
    found: list[State] = []
    rng = Random(8)
    state = game.new(sample.seats, None, **sample.options)
    while not state.over and len(found) < TOGETHER:
        seat = CHANCE if state.chance() is not None else rng.choice(state.actors)
        open_now = [one for one, _ in state.odds()] if seat == CHANCE else list(state.legal(seat))
        for action in rng.sample(open_now, min(BRANCHES, len(open_now))):
            found.append(state.copy())
            found[-1].play(seat, action)
        state = found[-1].copy()
    return found


@every_table
def test_a_value_does_not_depend_on_what_was_judged_before(title: str, sample: Sample) -> None:
    """Whatever a title remembers, it tells all positions apart that it values differently."""
    text = pentarchy.game(title).components_text
    first, second = pentarchy.game(title, text), pentarchy.game(title, text)
    forwards = [list(first.values(state)) for state in neighbours(first, sample)]
    backwards = [list(second.values(state)) for state in reversed(neighbours(second, sample))]
    assert forwards == backwards[::-1]


@every_title
def test_weights_weigh_something_and_say_where_they_are_from(title: str) -> None:
    judgement = pentarchy.game(title).judgement
    assert all(judgement.weights.values()), "a term that counts for nothing is to be removed"
    assert all(spread > 0 for spread in judgement.spread)
    assert bool(judgement.weights) <= bool(judgement.provenance)
