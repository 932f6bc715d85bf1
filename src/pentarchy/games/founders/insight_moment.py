"""Where in the game and in a turn a position stands: who comes next, and how much is to come."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from pentarchy.games.founders.insight_terms import AGES
from pentarchy.games.founders.state import NONE
from pentarchy.games.founders.steps import (
    Answer,
    Count,
    ForcedTile,
    LastMaster,
    Masters,
    Open,
    OpenTile,
    Turn,
    Verdict,
)
from pentarchy.games.founders.steps_attach import HireMaster, Place
from pentarchy.games.founders.steps_tokens import (
    LayCart,
    LayCoin,
    LayMaster,
    LayWar,
    NameResource,
)
from pentarchy.kernel.steps import Step, Together

if TYPE_CHECKING:
    from pentarchy.games.founders.state import FoundersState

PACE = 6
"""So many turns of all seats together pass before an open prize is attached, late in the game."""

SETTING_UP, OPENING, ATTACHING, ATTACHED, ENDING = range(5)
"""Before the first turn; before a tile is opened; before one is attached; after; no more turns."""
STAGES: dict[type[Step], int] = {
    Open: OPENING, Together: OPENING, Answer: OPENING, Verdict: OPENING,
    OpenTile: ATTACHING, Turn: ATTACHING, ForcedTile: ATTACHING, Place: ATTACHING,
    LayWar: ATTACHING, LayCoin: ATTACHING, LayCart: ATTACHING, LayMaster: ATTACHING,
    NameResource: ATTACHING, HireMaster: ATTACHED,
    Masters: ENDING, LastMaster: ENDING, Count: ENDING,
}  # fmt: skip


class Moment(msgspec.Struct, gc=False):
    """Lists have one entry a seat. The tile of a turn that has begun is not among the turns."""

    stage: int
    mover: int
    """The seat whose turn it is, or that begins."""
    order: list[int]
    """How many seats come before."""
    turns: list[int]
    """How many turns each seat may expect, this one not counted once it has begun."""
    plays: list[int]
    """How many tokens each seat can still play (rule 2.5)."""


def moment(state: FoundersState) -> Moment:
    """Where this position stands; the game is not over."""
    agenda, seats = state.agenda, state.seats
    step = agenda[-1]
    stage = STAGES.get(type(step), SETTING_UP)
    if stage == ENDING:
        return _ending(state)
    if stage == SETTING_UP:
        mover = first = max(0, state.start)
        left = state.game.components.turns(seats)
    elif stage == OPENING:
        verdict = agenda[-2] if type(step) is Together else step
        mover = first = verdict.seat  # type: ignore[attr-defined]
        left = sum(state.left)
    else:
        mover = step.seat  # type: ignore[attr-defined]
        first = (mover + 1) % seats
        left = sum(state.left) - (type(step) is OpenTile)
    order = [(seat - first) % seats for seat in range(seats)]
    # Every turn opens a tile, so this is how many turns there are at most (rule 10.2).
    plays = [(left - place + seats - 1) // seats for place in order]
    most = AGES
    if stage != SETTING_UP:
        most = min(AGES, 1 + PACE * len(state.prizes) // seats)
    turns = [count if count < most else most for count in plays]
    if stage == ATTACHING and _may_play(step):
        plays[mover] += 1
    return Moment(stage, mover, order, turns, plays)


def _may_play(step: Step) -> bool:
    """Whether the token of this turn is still to be played (rule 2.5)."""
    kind = type(step)
    if kind is Turn:
        return not step.played  # type: ignore[attr-defined]
    return kind is OpenTile or kind is LayMaster


def _ending(state: FoundersState) -> Moment:
    """Rule 10.5: who was not yet asked, or is asked now, may lay all masters that fit."""
    seats = state.seats
    plays = [0] * seats
    for step in state.agenda:
        if type(step) is Masters or type(step) is LastMaster:
            plays[step.seat] = len(state.game.components.master)
    return Moment(ENDING, NONE, list(range(seats)), [0] * seats, plays)


def progress(state: FoundersState) -> float:
    """The share of the game that is over: tiles drawn, or prizes attached if that is more."""
    if not state.agenda:
        return 1.0
    seats = state.seats
    numbers = state.game.components.numbers
    drawn = sum(state.left) / state.game.components.turns(seats)
    prizes = len(state.prizes) / numbers.prizes[seats - 2]
    if state.agenda and STAGES.get(type(state.agenda[-1]), SETTING_UP) == SETTING_UP:
        return 0.0
    return 1.0 - min(drawn, prizes * 2, 1.0)
