"""Players that are not people, by the names of their levels, which are the same in every game."""

from __future__ import annotations

from pentarchy.bots.levels import ANCHORS, LEVELS, make
from pentarchy.bots.player import Plan, Player, Reasons, Thought

__all__ = ["ANCHORS", "LEVELS", "Plan", "Player", "Reasons", "Thought", "make"]
