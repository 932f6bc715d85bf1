"""Boards drawn in the terminal, from a view and nothing else.

The drawing of a title is the module here that is named like the title: its `draw` draws, and its
`KINDS` are the kinds of targets that it marks.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple, TypeAlias

from rich.console import RenderableType

from pentarchy.cli.boards import generic
from pentarchy.cli.boards.sight import Sight
from pentarchy.kernel.game import Game
from pentarchy.kernel.view import View

__all__ = ["Drawing", "Sight", "drawing_of"]

Draw: TypeAlias = Callable[[Any, Any, Sight], RenderableType]


class Drawing(NamedTuple):
    """How a title is drawn."""

    draw: Draw
    kinds: frozenset[str]
    """The kinds of targets that the drawing marks; choices of other kinds are listed in words."""

    def __call__(self, game: Game, view: View, sight: Sight) -> RenderableType:
        return self.draw(game, view, sight)


_GENERIC = Drawing(generic.draw, frozenset())


def drawing_of(title: str) -> Drawing:
    """The drawing of that title; one that shows any view, if it has none of its own."""
    name = f"{__name__}.{title.replace('-', '_')}"
    if find_spec(name) is None:
        return _GENERIC
    board = import_module(name)
    return Drawing(board.draw, board.KINDS)
