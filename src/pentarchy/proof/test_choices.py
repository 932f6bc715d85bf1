"""What a client is offered agrees with what may be played."""

from __future__ import annotations

from random import Random

import pentarchy
from pentarchy.kernel.specimen import Sample
from pentarchy.kernel.state import State
from pentarchy.proof.walks import every_table, positions, seeds


def check_choices(state: State, rng: Random) -> None:
    """Choices are the legal actions; `binds` says whether one asks CHANCE or ends deciding."""
    for seat in range(state.seats):
        legal = list(state.legal(seat))
        choices = state.choices(seat)
        assert [(choice.id, choice.verb, choice.target) for choice in choices] == [
            (action.id, action.verb, action.target) for action in legal
        ]
        for choice, action in zip(choices, legal, strict=True):
            assert choice.label.id == f"do-{action.verb}"
            assert choice.label.args["target"] == action.target
        tried = list(zip(choices, legal, strict=True))
        for choice, action in rng.sample(tried, min(10, len(tried))):
            assert choice.binds == really_binds(state, seat, action.id)


def really_binds(state: State, seat: int, number: int) -> bool:
    """Played without a dealer: either CHANCE stands next, or this seat has nothing to decide.

    A sealed pick binds whatever the others have picked: whether it would win must not show.
    """
    step = state.deciding(seat)
    if step is not None and step.sealed:
        return True
    played = state.copy()
    played.dealer = None
    played.play(seat, state.game.actions[number])
    asks_chance = played.chance() is not None
    return asks_chance or played.deciding(seat) is None


@every_table
@seeds(1, 6)
def test_choices_agree_with_legal(title: str, sample: Sample, seed: int) -> None:
    for state in positions(title, sample, seed):
        check_choices(state, Random(seed))


@every_table
def test_some_choices_bind(title: str, sample: Sample) -> None:
    """Or nothing would ever be settled."""
    assert any(
        choice.binds
        for state in positions(title, sample, 0)
        for choice in state.choices(state.actors[0])
    )


@every_table
def test_a_step_that_is_repeated_is_not_yet_done(title: str, sample: Sample) -> None:
    for state in positions(title, sample, 0):
        for seat in range(state.seats):
            repeats = state.repeats(seat)
            if repeats is not None:
                assert seat in state.actors
                assert 0 <= repeats.done < repeats.times


@every_table
def test_who_does_not_decide_waits(title: str, sample: Sample) -> None:
    for state in positions(title, sample, 0):
        for seat in range(state.seats):
            idle = seat not in state.actors
            assert (state.prompt(seat).id == "prompt-wait") == idle
    game = pentarchy.game(title)
    assert game.new(sample.seats, 0, **sample.options).prompt(0).id != "prompt-over"
