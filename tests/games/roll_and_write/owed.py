"""What Roll & Write owes this house beside its proof."""

from __future__ import annotations

from tests.proof.owed import Owed

OWED = Owed(
    worked_examples=14,
    rulings=30,
    annotated=("solo-quick", "solo-44", "basic-two"),
)
