"""Levels by name, changes of them, budgets, and what bad names are answered with."""

from __future__ import annotations

import pytest

import pentarchy
from pentarchy import bots
from pentarchy.bots.budget import Budget
from pentarchy.bots.levels import SEARCHERS
from pentarchy.bots.search import Searcher
from pentarchy.kernel.errors import BadOptions


def test_the_levels_are_the_same_words_everywhere() -> None:
    assert bots.LEVELS == ("random", "novice", "apprentice", "master", "emperor")
    assert set(bots.ANCHORS) == {"random", "points"}
    assert [bots.make(level, 1).level for level in bots.LEVELS] == [*bots.LEVELS]


def test_master_and_emperor_are_told_by_their_budgets() -> None:
    assert SEARCHERS["master"].budget == Budget(seconds=0.4)
    assert SEARCHERS["emperor"].budget == Budget(seconds=3.0)


def test_an_unknown_level_is_named() -> None:
    with pytest.raises(BadOptions, match="there is no player 'duke', only random, novice"):
        bots.make("duke", 1)


@pytest.mark.parametrize(
    "change",
    ["depth=3", "playouts=0", "playouts=x", "seconds=-1", "width=0", "horizon=-2", "nonsense"],
)
def test_a_change_that_there_is_not_is_named(change: str) -> None:
    with pytest.raises(BadOptions, match=f"'master:{change}'"):
        bots.make(f"master:{change}", 1)


def test_anchors_are_never_changed() -> None:
    with pytest.raises(BadOptions):
        bots.make("points:playouts=3", 1)


@pytest.mark.parametrize("title", pentarchy.titles())
def test_a_budget_too_small_still_gives_a_move(title: str) -> None:
    game = pentarchy.game(title)
    state = game.new(game.seat_range[-1], 2)
    for _ in range(12):
        seat = state.actors[0]
        player = bots.make("emperor:seconds=0.000001", 1)
        assert isinstance(player, Searcher)
        action = player.choose(game, state.view(seat), state.legal(seat)).action
        state.play(seat, action)


@pytest.mark.parametrize("title", ["eight-minute-empire", "kingdom-builder"])
def test_several_processes_come_to_the_same(title: str) -> None:
    game = pentarchy.game(title)
    state = game.new(2, 3)
    if title == "eight-minute-empire":  # the bids come first, and are not played out
        for seat in state.actors:
            state.play(seat, game.parse("bid coins:0"))
    seat = state.actors[0]
    alone, shared = (
        bots.make(f"master:playouts=40,cores={cores}", 5).choose(
            game, state.view(seat), state.legal(seat)
        )
        for cores in (1, 2)
    )
    assert shared == alone
    assert shared.reasons is not None
    assert shared.reasons.playouts > 20


def test_a_single_line_has_a_chance_of_winning_too() -> None:
    """Where all clicks come to the same there is nothing to try out, but something to expect."""
    game = pentarchy.game("kingdom-builder")
    single = 0
    for seed in range(60):
        state = game.new(2, seed)
        seat = state.actors[0]
        thought = bots.make("apprentice", seed).choose(game, state.view(seat), state.legal(seat))
        assert thought.reasons is not None
        single += thought.reasons.playouts == 0
        assert thought.reasons.chance_before is not None
        assert 0.0 < thought.reasons.chance_before < 1.0
    assert single > 0, "there were such positions among them"
