"""What a player of Imperial Settlers should value, as a sum of named terms in points."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pentarchy.games.imperial_settlers.state import SettlersState


def terms(state: SettlersState, seat: int) -> dict[str, float]:
    """Points as they stand."""
    return {"score": float(state.scores()[seat])}
