"""What a drawing is told besides the view."""

from __future__ import annotations

from typing import NamedTuple

from pentarchy.cli.text import Texts


class Sight(NamedTuple):
    """Words, what may be chosen, and what has just happened."""

    texts: Texts
    marked: frozenset[str] = frozenset()
    """The targets that may be chosen."""
    fresh: frozenset[str] = frozenset()
    """The places where something has just happened."""
