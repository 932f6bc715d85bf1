"""Boards drawn in the terminal, from a view and nothing else.

The drawing of a title is the module here that is named like the title. Its `draw` draws, and its
`KINDS` are the kinds of targets that it marks. It may give more, each for itself:

- `written(texts, target)`: what the board writes for a target that it draws, which may be typed.
- `order(view, target)`: a key to sort choices by, so that they stand as they lie on the board.
- `legend(game, texts)`: every sign of the drawing with what it means.
- `THINGS`: things to describe that are neither pointed at nor rows of the components.
- `LOOKS`: further sights by their keys; the words to type are the messages `cli-look-<key>`.
- `OF_PLAYER`: the key of the sight that a player's name alone asks for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from types import MappingProxyType, ModuleType
from typing import Any, NamedTuple, TypeAlias

from rich.console import RenderableType

from pentarchy.cli.boards import generic
from pentarchy.cli.boards.sight import Look, Sight
from pentarchy.cli.text import Texts
from pentarchy.kernel.game import Game
from pentarchy.kernel.view import View

__all__ = ["Drawing", "Look", "Sight", "drawing_of"]

Draw: TypeAlias = Callable[[Any, Any, Sight], RenderableType]
Written: TypeAlias = Callable[[Texts, str], str | None]
Order: TypeAlias = Callable[[Any, str], Any]
Legend: TypeAlias = Callable[[Any, Texts], list[tuple[str, str]]]


def _not_written(texts: Texts, target: str) -> str | None:
    return None


def _as_they_come(view: Any, target: str) -> Any:
    return 0


def _no_signs(game: Any, texts: Texts) -> list[tuple[str, str]]:
    return []


class Drawing(NamedTuple):
    """How a title is drawn."""

    draw: Draw
    kinds: frozenset[str]
    """The kinds of targets that the drawing marks; choices of other kinds are listed in words."""
    written: Written = _not_written
    order: Order = _as_they_come
    legend: Legend = _no_signs
    looks: Mapping[str, Look] = MappingProxyType({})
    things: tuple[str, ...] = ()
    of_player: str = ""

    def __call__(self, game: Game, view: View, sight: Sight) -> RenderableType:
        return self.draw(game, view, sight)


_GENERIC = Drawing(generic.draw, frozenset())


def drawing_of(title: str) -> Drawing:
    """The drawing of that title; one that shows any view, if it has none of its own."""
    name = f"{__name__}.{title.replace('-', '_')}"
    if find_spec(name) is None:
        return _GENERIC
    board = import_module(name)
    given = {part: _own(board, part) for part in ("written", "order", "legend")}
    return Drawing(
        board.draw,
        board.KINDS,
        **{part: does for part, does in given.items() if does is not None},
        looks=getattr(board, "LOOKS", {}),
        things=getattr(board, "THINGS", ()),
        of_player=getattr(board, "OF_PLAYER", ""),
    )


def _own(board: ModuleType, part: str) -> Any:
    """A function of the drawing; what it merely uses from elsewhere is not meant."""
    found = getattr(board, part, None)
    return found if getattr(found, "__module__", "").startswith(__name__) else None
