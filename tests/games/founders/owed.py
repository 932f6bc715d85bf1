"""What Founders of the Empire owes this house beside its proof."""

from __future__ import annotations

from tests.proof.owed import Owed

OWED = Owed(
    worked_examples=11,
    rulings=22,
    annotated=("two-start", "agreed-2", "three-4"),
)
