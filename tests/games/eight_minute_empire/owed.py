"""What Eight-Minute Empire owes this house beside its proof."""

from __future__ import annotations

from tests.proof.owed import Owed

OWED = Owed(
    worked_examples=14,
    rulings=25,
    annotated=("side-a-two", "side-b-tokens", "neutral-two"),
)
