"""Pentarchy: five empire-building board games on one small kernel.

>>> import pentarchy
>>> game = pentarchy.game("kingdom-builder")
>>> state = game.new(seats=2, seed=7)
>>> seat = state.actors[0]
>>> state.play(seat, state.legal(seat)[0])
"""

from pentarchy.kernel.chance import CHANCE
from pentarchy.kernel.errors import (
    BadComponents,
    BadOptions,
    BadSeats,
    CorruptRecord,
    GameOver,
    IllegalAction,
    InvalidNotation,
    NotYourTurn,
    PentarchyError,
    UnknownGame,
)
from pentarchy.kernel.registry import game, titles

__all__ = [
    "CHANCE",
    "BadComponents",
    "BadOptions",
    "BadSeats",
    "CorruptRecord",
    "GameOver",
    "IllegalAction",
    "InvalidNotation",
    "NotYourTurn",
    "PentarchyError",
    "UnknownGame",
    "game",
    "titles",
]
