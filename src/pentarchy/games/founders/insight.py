"""What a player should value in a position of Founders."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pentarchy.games.founders.state import FoundersState


def terms(state: FoundersState, seat: int) -> dict[str, float]:
    return {line.source: float(line.points) for line in state.score_lines(seat)}
