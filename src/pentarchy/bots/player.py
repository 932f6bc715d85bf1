"""What a player is: something that is given a view and the legal actions, and picks one."""

from __future__ import annotations

from typing import Protocol

import msgspec

from pentarchy.kernel.actions import Action, Legal
from pentarchy.kernel.game import Game
from pentarchy.kernel.view import View


class Thought(msgspec.Struct, frozen=True):
    """A pick and why."""

    action: Action
    terms: dict[str, float] = {}
    """What the player values in the position it expects, by name (see a game's `insight.py`)."""
    line: tuple[str, ...] = ()
    """The moves it expects to follow, beginning with the pick."""


class Player(Protocol):
    """Sits at a seat. It never sees the state: only what its seat may know."""

    level: str

    def choose(self, game: Game, view: View, legal: Legal) -> Thought:
        """Pick one of the legal actions."""
        ...
