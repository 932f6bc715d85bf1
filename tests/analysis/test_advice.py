"""What is told of a hint: the move against the next best thing, as differences."""

from __future__ import annotations

import re

import pytest

import pentarchy
from pentarchy import bots
from pentarchy.analysis.advice import advice
from pentarchy.analysis.differing import TELLING, _points, _prospects
from pentarchy.cli.advice import brief, whole
from pentarchy.cli.text import LANGUAGES, Texts
from pentarchy.kernel.state import State

TITLES = (
    "kingdom-builder", "eight-minute-empire", "founders", "roll-and-write", "imperial-settlers",
)  # fmt: skip


def begun(title: str, moves: int) -> State:
    """A game of two apprentices after so many moves, where the first seat has a choice."""
    game = pentarchy.game(title)
    state = game.new(2, 11)
    player = bots.make("apprentice", 3)
    while True:
        seat = state.actors[0]
        legal = state.legal(seat)
        if seat == 0 and moves <= 0 and len(legal) > 1:
            return state
        state.play(seat, player.choose(game, state.view(seat), legal).action)
        moves -= 1


@pytest.mark.parametrize("title", TITLES)
def test_a_hint_is_told_against_the_next_best_thing(title: str) -> None:
    for moves in (7, 31):
        state = begun(title, moves)
        game, view, legal = state.game, state.view(0), state.legal(0)
        thought = bots.make("apprentice", 1).choose(game, view, legal)
        told = advice(game, view, legal, thought)
        assert thought.reasons is not None
        assert told is not None
        assert told.instead is not None
        assert told.instead != state.label(0, thought.action)
        weights = game.judgement.weights
        assert not any(term in weights for term in told.gains)
        assert all(term in weights or term.split(":")[0] in weights for term in told.prepares)
        assert all(abs(v) >= TELLING for v in (*told.gains.values(), *told.prepares.values()))
        for language in LANGUAGES:
            texts = Texts(language, game, ("Anna", "Boris"))
            lines = [*brief(texts, told, thought.reasons, 0)]
            assert 1 <= len(lines) <= 2
            rest = [*whole(texts, told, thought.reasons, 0)]
            assert rest
            assert not re.search(r"[{}]|advice-|cli-", " ".join((*lines, *rest)))


def test_what_was_earned_before_is_no_gain() -> None:
    """The difference of the two ends, not what the cards pay by then."""
    state = begun("kingdom-builder", 40)
    game, view, legal = state.game, state.view(0), state.legal(0)
    before = {line.source: line.points for line in state.score_lines(0)}
    thought = bots.make("apprentice", 1).choose(game, view, legal)
    told = advice(game, view, legal, thought)
    assert told is not None
    assert sum(before.values()) > 8, "the position has something to mistake for a gain"
    assert sum(map(abs, told.gains.values())) < sum(before.values())


def test_sealed_picks_are_told_as_drawn_by_lot() -> None:
    state = pentarchy.game("eight-minute-empire").new(3, 1)
    game, view, legal = state.game, state.view(0), state.legal(0)
    thought = bots.make("apprentice", 1).choose(game, view, legal)
    told = advice(game, view, legal, thought)
    assert thought.reasons is not None
    assert told is not None
    assert told.sealed
    (line,) = brief(Texts("en", game), told, thought.reasons, 0)
    assert line.startswith("Everybody picks unseen")


def test_nothing_is_told_where_nothing_was_weighed() -> None:
    state = begun("kingdom-builder", 1)
    game, view, legal = state.game, state.view(0), state.legal(0)
    thought = bots.make("random", 1).choose(game, view, legal)
    assert advice(game, view, legal, thought) is None


@pytest.mark.parametrize("title", TITLES)
def test_what_is_told_as_points_is_the_score_and_the_rest_are_prospects(title: str) -> None:
    """What a turn can still bring is no point yet, though no weight stands before it."""
    for moves in (7, 19, 31, 43):
        state = begun(title, moves)
        assert sum(_points(state, 0).values()) == state.scores()[0]
        prospects = _prospects(state.game, state, 0)
        expected = sum(state.game.insight(state, 0).values())
        assert sum(prospects.values()) == pytest.approx(expected - state.scores()[0], abs=0.1)


def test_what_cannot_be_picked_yet_is_told_after_the_click_before_it() -> None:
    """Both lines use the Harbor; they part at where the settlement goes."""
    found = 0
    for moves in range(30, 110, 4):
        state = begun("kingdom-builder", moves)
        game, view, legal = state.game, state.view(0), state.legal(0)
        thought = bots.make("apprentice", 1).choose(game, view, legal)
        told = advice(game, view, legal, thought)
        if told is None or told.instead is None:
            continue
        labels = [state.label(0, action) for action in legal]
        assert (told.after is None) == (told.instead in labels)
        found += told.after is not None
    assert found, "there was a line that parts later"
