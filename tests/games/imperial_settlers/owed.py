"""What Imperial Settlers owes this house beside its proof."""

from __future__ import annotations

from tests.proof.owed import Owed

OWED = Owed(
    worked_examples=18,
    rulings=13,
    annotated=(
        "solo-japanese",
        "solo-romans",
        "three-passing",
        "three-standard",
        "two-barbarians-romans",
        "two-egyptians-japanese",
        "two-random",
        "two-romans-barbarians",
    ),
)
