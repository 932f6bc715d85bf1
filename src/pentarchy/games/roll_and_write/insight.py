"""What a player of Roll & Write should value, as a sum of named terms in points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pentarchy.games.roll_and_write import scoring

if TYPE_CHECKING:
    from pentarchy.games.roll_and_write.state import RollState


def terms(state: RollState, seat: int) -> dict[str, float]:
    return {"score": float(scoring.total(state.game.paper, state.sheets[seat]))}
