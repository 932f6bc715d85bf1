"""What a player is: something that is given a view and the legal actions, and picks one."""

from __future__ import annotations

from typing import Protocol
from zlib import crc32

import msgspec

from pentarchy.kernel.actions import Action, Legal
from pentarchy.kernel.game import Game
from pentarchy.kernel.messages import Message
from pentarchy.kernel.view import View


class Planned(msgspec.Struct, frozen=True, array_like=True):
    """A click still to come: to which question, and which action."""

    asked: int
    action: int


class Plan(msgspec.Struct, frozen=True):
    """The rest of a turn as it was planned at its first click.

    It travels with the answer and comes back with the next question, so that whoever is asked
    then goes on with it; a player remembers nothing.
    """

    turn: int
    """The turn, as the view counts it, that it was made for."""
    spent: float = 0.0
    """How much of the turn's budget is used up, as a share of it."""
    clicks: tuple[Planned, ...] = ()


class Reasons(msgspec.Struct, frozen=True, kw_only=True):
    """Why a player picks what it picks, in terms that can be said in any language."""

    gains: dict[str, float] = {}
    """What its line changes in points as they stand, by name (see a game's `insight.py`)."""
    prepares: dict[str, float] = {}
    """What it changes in prospects, in points, by name."""
    line: tuple[Message, ...] = ()
    """The clicks it means to make this turn, the pick first, in the board's words."""
    chance_before: float | None = None
    """Its chance of winning on average over the lines it weighed; none where one plays alone."""
    chance: float | None = None
    """The same with the line it takes."""
    runner_up: Message | None = None
    """What the next best line does otherwise; none where nothing else was weighed."""
    ahead: float = 0.0
    """How much better the pick is than that: as a chance of winning; alone, in points."""
    playouts: int = 0
    """How many play-outs it rests on."""


class Thought(msgspec.Struct, frozen=True, kw_only=True):
    """A pick and why."""

    action: Action
    line: tuple[str, ...] = ()
    """The moves the player means to make this turn, beginning with the pick."""
    plan: Plan | None = None
    """What to give back with the next question."""
    reasons: Reasons | None = None
    """None where a plan was followed: its reasons were told with its first click."""


class Player(Protocol):
    """Sits at a seat. It never sees the state: only what its seat may know."""

    level: str

    def choose(self, game: Game, view: View, legal: Legal, plan: Plan | None = None) -> Thought:
        """Pick one of the legal actions; `plan` is what came with the last answer."""
        ...


def question(turn: int, legal: Legal) -> int:
    """A number that tells one question from another: a plan made for another is not followed."""
    return crc32(repr((turn, legal.ids())).encode())


def followed(game: Game, view: View, legal: Legal, plan: Plan | None) -> Thought | None:
    """The pick that the plan holds for this question; None if it went otherwise."""
    if plan is None or not plan.clicks or plan.turn != view.turn:
        return None
    click = plan.clicks[0]
    if click.asked != question(view.turn, legal):
        return None
    action = game.actions[click.action]
    if action not in legal:
        return None
    line = tuple(str(game.actions[later.action]) for later in plan.clicks)
    rest = msgspec.structs.replace(plan, clicks=plan.clicks[1:])
    return Thought(action=action, line=line, plan=rest)
