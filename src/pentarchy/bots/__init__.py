"""Players that are not people, by the names of their levels, which are the same in every game."""

from __future__ import annotations

from collections.abc import Callable

from pentarchy.bots.apprentice import Apprentice
from pentarchy.bots.player import Player, Thought
from pentarchy.bots.random_player import RandomPlayer
from pentarchy.kernel.errors import BadOptions

__all__ = ["LEVELS", "Player", "Thought", "make"]

_MAKERS: dict[str, Callable[[int], Player]] = {
    RandomPlayer.level: RandomPlayer,
    Apprentice.level: Apprentice,
}

LEVELS = tuple(_MAKERS)
"""The levels there are, weakest first."""


def make(level: str, seed: int) -> Player:
    """A player of that level; the seed decides where it wavers."""
    maker = _MAKERS.get(level)
    if maker is None:
        listed = ", ".join(LEVELS)
        sentence = f"there is no player {level!r}, only {listed}"
        raise BadOptions(sentence, "problem-no-level", level=level, levels=listed)
    return maker(seed)
