"""Legality has one source: `legal`, `play` and `why_not` always say the same."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from random import Random
from typing import TypeAlias

from pentarchy.kernel.actions import Action
from pentarchy.kernel.chance import CHANCE
from pentarchy.kernel.errors import GameOver, IllegalAction, NotYourTurn
from pentarchy.kernel.game import Game
from pentarchy.kernel.messages import Reason
from pentarchy.kernel.state import State
from pentarchy.kernel.steps import Decision

OTHER_VERBS = 5
"""How many actions of verbs that are neither offered nor closed are tried."""


def check_legality(state: State, rng: Random) -> None:
    """Every action of the table, for every seat: open means it can be played and nothing
    speaks against it; otherwise it is refused with a reason, and nothing changes."""
    before = whole(state)
    for seat in range(state.seats):
        step = state.deciding(seat)
        assert (seat in state.actors) == (step is not None)
        if step is None:
            _check_idle(state, seat, rng)
        else:
            _check_decider(state, seat, step, rng)
    assert whole(state) == before, "asking has changed the state"


Whole: TypeAlias = tuple[str, str, int]


def whole(state: State) -> Whole:
    """All of a state that anybody could tell from outside."""
    return repr(state.snapshot()), repr(state.agenda), state.turn


def _check_idle(state: State, seat: int, rng: Random) -> None:
    assert list(state.legal(seat)) == []
    assert state.choices(seat) == ()
    refusal = GameOver if state.over else NotYourTurn
    for action in _some_actions(state.game, rng):
        reasons = _refused(state, seat, action, refusal)
        assert [reason.rule for reason in reasons] == [""]
        assert [reason.message.id for reason in state.why_not(seat, action.target)] == [
            "why-over" if state.over else "why-not-your-turn"
        ]


def _check_decider(state: State, seat: int, step: Decision, rng: Random) -> None:
    table = state.game.actions
    legal = list(state.legal(seat))
    assert legal, f"seat {seat} has to decide, but nothing is open to it"
    assert len(set(legal)) == len(legal)
    offered = [offer.verb for offer in step.offers(state)]
    closed = [verb for verb, _ in step.closed(state)]
    assert len({*offered, *closed}) == len(offered) + len(closed), "a verb is there twice"
    for verb in offered + closed:
        for index in range(len(table.targets[verb])):
            action = table.of(verb, index)
            _check_action(state, seat, action, action in legal)
    for action in _some_actions(state.game, rng):
        _check_action(state, seat, action, action in legal)


def _check_action(state: State, seat: int, action: Action, is_legal: bool) -> None:
    reasons = state.why_not(seat, action.target)
    assert (action in state.legal(seat)) == is_legal
    if is_legal:
        assert reasons == (), f"{action} is open, but {reasons}"
        trial = state.copy()
        trial.play(seat, action)
        return
    refused = _refused(state, seat, action, IllegalAction)
    assert len(refused) == 1
    assert refused[0].verb == action.verb
    _check_reasons(state.game, (*reasons, *refused))
    if reasons and refused[0].rule:
        assert refused[0] in reasons, f"{action}: {refused} is not among {reasons}"


def _refused(
    state: State, seat: int, action: Action, refusal: type[IllegalAction]
) -> tuple[Reason, ...]:
    """The reasons for which the action is refused; a refusal changes nothing."""
    trial = state.copy()
    refused: IllegalAction | None = None
    try:
        trial.play(seat, action)
    except IllegalAction as error:
        refused = error
    assert refused is not None, f"{action} is not open to seat {seat}, but can be played"
    assert type(refused) is refusal, f"{action}: {refused!r}"
    assert trial == state, f"refusing {action} has changed the state"
    assert refused.reasons
    return refused.reasons


def _check_reasons(game: Game, reasons: tuple[Reason, ...]) -> None:
    known = rule_numbers(game.folder, "en")
    for reason in reasons:
        assert reason.message.id.startswith("why-")
        if reason.rule and known:
            assert reason.rule in known, f"{reason} cites a rule that is not on the rules page"


def _some_actions(game: Game, rng: Random) -> list[Action]:
    return [game.actions[rng.randrange(len(game.actions))] for _ in range(OTHER_VERBS)]


@cache
def rule_numbers(folder: str, language: str) -> frozenset[str]:
    """The numbers of the rules on a game's rules page; empty if it has none."""
    page = files(folder).joinpath(f"rules.{language}.md")
    text = page.read_text("utf-8") if page.is_file() else ""
    return frozenset(re.findall(r"^\*\*(\d+\.\d+)\*\*", text, re.MULTILINE))


def check_end(state: State) -> None:
    """Nobody decides any more, CHANCE included."""
    assert state.over
    assert state.actors == ()
    assert state.chance() is None
    assert state.odds() == []
    for seat in (*range(state.seats), CHANCE):
        assert list(state.legal(seat)) == []
        try:
            state.play(seat, state.game.actions[0])
        except GameOver:
            continue
        raise AssertionError(f"seat {seat} could play on after the end")
