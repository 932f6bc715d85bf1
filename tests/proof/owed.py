"""What this house asks of its own titles beside the proof: `tests/games/<title>/owed.py`.

`pentarchy.proof` holds what every game must have, wherever it was written; nothing here runs for
a game from elsewhere, installed or not.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

GAMES = Path(__file__).parent.parent / "games"


@dataclass(frozen=True)
class Owed:
    """The quotas of one title."""

    worked_examples: int
    """How many worked examples of the rulebook there are: some test's docstring names each."""
    rulings: int
    """How many rulings there are on what the rulebook leaves open: the same."""
    annotated: tuple[str, ...]
    """The golden records that were stepped by hand against the rulebook, with their notes."""
    mistakes: int = 0
    """How many known mistakes of other programs have a test."""
    citable: frozenset[str] = frozenset()
    """Numbers of restricting rules that stand in the components, not as a `Rule` in the code."""


def folder_of(title: str) -> Path:
    """Where the tests of a title are."""
    return GAMES / title.replace("-", "_")


def _owed(folder: Path) -> Owed:
    found: Owed = import_module(f"tests.games.{folder.name}.owed").OWED
    return found


REAL = {
    path.parent.name.replace("_", "-"): _owed(path.parent)
    for path in sorted(GAMES.glob("*/owed.py"))
}
"""The titles of this house."""
