"""What a drawing is told besides the view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from rich.console import RenderableType

from pentarchy.cli.text import Texts


class Sight(NamedTuple):
    """Words, what may be chosen, and what has just happened."""

    texts: Texts
    marked: frozenset[str] = frozenset()
    """The targets that may be chosen."""
    fresh: frozenset[str] = frozenset()
    """The places where something has just happened."""
    brief: bool = False
    """Whether the screen is too small for all: then what may be chosen is drawn, in few rows."""


Look: TypeAlias = Callable[[Any, Any, Sight, int | None], RenderableType]
"""A further sight of the table: of the game, the view, the sight, and the seat that was named."""
