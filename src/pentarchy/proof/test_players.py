"""Players of every level, in every game: they know no more than their seat and keep their word."""

from __future__ import annotations

from random import Random

import pytest

import pentarchy
from pentarchy import bots
from pentarchy.bots.player import followed
from pentarchy.kernel.specimen import Sample
from pentarchy.kernel.state import State
from pentarchy.proof.secrecy import redealt
from pentarchy.proof.specimens import specimen_of
from pentarchy.proof.walks import every_table, every_title, positions

LEVELS = (
    "points",
    "novice",
    "apprentice",
    "master:playouts=4,lines=3,width=3,horizon=1",
    "emperor:playouts=6,lines=3,width=3,horizon=1",
)
"""Quick ones: what is shown here does not depend on how much a level may spend."""
every_level = pytest.mark.parametrize("level", LEVELS, ids=[x.partition(":")[0] for x in LEVELS])


def thought(state: State, seat: int, level: str, plan: bots.Plan | None = None) -> bots.Thought:
    player = bots.make(level, 11)
    return player.choose(state.game, state.view(seat), state.legal(seat), plan)


@every_table
def test_what_a_seat_cannot_know_does_not_change_its_moves(title: str, sample: Sample) -> None:
    rng = Random(4)
    for state in positions(title, sample, 1, 1):
        seat = rng.choice(state.actors)
        disguised = redealt(state, specimen_of(title), seat, rng)
        for level in ("novice", "master:playouts=2,lines=2,width=2,horizon=0"):
            assert thought(state, seat, level) == thought(disguised, seat, level)


@every_title
@every_level
def test_a_level_plays_whole_games(title: str, level: str) -> None:
    """To the end, only legal moves; what was planned is what is done."""
    game = pentarchy.game(title)
    seats = game.seat_range[0]
    state = game.new(seats, 21)
    players = [bots.make(level, seat) for seat in range(seats)]
    plans: list[bots.Plan | None] = [None] * seats
    turns = [-1] * seats
    kept = again = 0
    while not state.over:
        seat = state.actors[0]
        view, legal = state.view(seat), state.legal(seat)
        plan = plans[seat]
        again += turns[seat] == view.turn
        turns[seat] = view.turn
        if plan is not None and plan.clicks and plan.turn == view.turn:
            assert followed(game, view, legal, plan) is not None, f"{plan} is not asked for"
            kept += 1
        found = players[seat].choose(game, view, legal, plan)
        assert found.action in legal
        assert found.line[0] == str(found.action)
        plans[seat] = found.plan
        state.play(seat, found.action)
    assert kept or not again or level == "novice", "turns of several clicks were not planned"


@every_title
@every_level
def test_the_same_view_and_seed_give_the_same_move(title: str, level: str) -> None:
    sample = specimen_of(title).samples[-1]
    for state in positions(title, sample, 2, 1)[:4]:
        seat = state.actors[-1]
        assert thought(state, seat, level) == thought(state, seat, level)


@every_title
def test_reasons_can_be_told(title: str) -> None:
    """Its pick comes first, in the board's words, and chances are chances."""
    sample = specimen_of(title).samples[0]
    told = 0
    for state in positions(title, sample, 3, 1):
        seat = state.actors[0]
        found = thought(state, seat, LEVELS[3])
        reasons = found.reasons
        if reasons is None:
            assert len(state.legal(seat)) == 1
            continue
        told += 1
        assert reasons.line[0] == state.label(seat, found.action)
        assert len(reasons.line) == len(found.line)
        decision = state.deciding(seat)
        if decision is not None and decision.sealed:
            continue
        assert reasons.runner_up is not None, "there was a choice"
        assert reasons.runner_up != reasons.line[0]
        if reasons.chance is not None:
            assert 0 <= reasons.chance <= 1
    assert told
