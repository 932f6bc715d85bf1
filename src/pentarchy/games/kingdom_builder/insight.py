"""What a player of Kingdom Builder should value, as a sum of named terms in gold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pentarchy.games.kingdom_builder import scoring

if TYPE_CHECKING:
    from pentarchy.games.kingdom_builder.state import KingdomState

TILE = 2.5
"""A tile is worth about this much gold over a game: one more build or move every turn."""


def terms(state: KingdomState, seat: int) -> dict[str, float]:
    """Gold as it stands, card by card, and what the tiles will still bring."""
    found = {"castle": float(scoring.castle_gold(state, seat)[0])}
    for card in state.kingdom:
        row = state.game.components.kingdom[card]
        found[f"kingdom:{row.key}"] = float(scoring.card_gold(state, seat, row)[0])
    left = state.supply[seat] / state.game.components.numbers.settlements
    found["tiles"] = TILE * state.held[seat].bit_count() * left
    return found
