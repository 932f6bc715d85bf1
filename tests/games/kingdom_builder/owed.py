"""What Kingdom Builder owes this house beside its proof."""

from __future__ import annotations

from pentarchy.games.kingdom_builder import game
from tests.proof.owed import Owed

OWED = Owed(
    worked_examples=18,
    rulings=12,
    mistakes=15,
    citable=frozenset(row.rule for row in game().components.location),
    annotated=("first-game-two", "two-1", "two-2"),
)
