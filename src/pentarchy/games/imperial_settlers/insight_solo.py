"""The chance of a victory over the virtual opponent (rule 12.6)."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

from pentarchy.games.imperial_settlers import scoring
from pentarchy.games.imperial_settlers.steps_solo import RIVAL

if TYPE_CHECKING:
    from pentarchy.games.imperial_settlers.state import SettlersState

BUILT = 2.3
"""Faction locations that a coming round adds."""
TAKEN = 1.4
"""Trophies that he takes from a coming Lookout."""
STRUCK = 0.7
"""Locations that fall to a round's attacks."""
UNSURE = (0.7, 1.1, 1.5, 1.9, 2.3, 2.6)
"""How far the difference may be off, by the rounds that follow."""


def chance_alone(state: SettlersState, left: int, used: int) -> float:
    """From faction locations and trophies, now and as they are likely to come."""
    catalog = state.catalog
    own = scoring.faction_standing(state) + BUILT * left
    if not state.passed & 1:
        own += 0.6 * min(2, (used & catalog.faction).bit_count())
    trophies = state.trophies.bit_count() + TAKEN * left + STRUCK * (left + 1)
    trophies += state.owned[RIVAL].bit_count()
    spread = UNSURE[left] if left < len(UNSURE) else UNSURE[-1]
    return 1.0 / (1.0 + exp(-(own - trophies - 0.5) / spread))
