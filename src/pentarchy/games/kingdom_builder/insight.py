"""What a player of Kingdom Builder should value, as a sum of named terms in gold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pentarchy.games.kingdom_builder import scoring
from pentarchy.games.kingdom_builder.board import GRID, ROWS, SECTORS
from pentarchy.games.kingdom_builder.components import Kingdom
from pentarchy.kernel.bits import bits

if TYPE_CHECKING:
    from pentarchy.games.kingdom_builder.state import KingdomState

TILE = 4.0
"""What a tile brings over a whole game: one more build or move every turn."""
FREEDOM = 0.8
"""What a terrain out of contact is worth: its card would let one build anywhere (rule 3.5)."""
PROSPECT = 0.15
"""What a hex in contact that would pay is worth, as a share of its gold."""
RIVAL = 1.0
"""How much of another's gold from a contested card counts against one's own."""


def terms(state: KingdomState, seat: int) -> dict[str, float]:
    """Gold as it stands, card by card, and what the position promises.

    Promises fade as the supply does.
    """
    components = state.game.components
    left = state.supply[seat] / components.numbers.settlements
    found = {"castle": float(scoring.castle_gold(state, seat)[0])}
    prospect = _castle_prospect(state, seat)
    for card in state.kingdom:
        row = components.kingdom[card]
        found[f"kingdom:{row.key}"] = scoring.card_gold(state, seat, row)[0] - _rivals(
            state, seat, row
        )
        prospect += _prospect(state, seat, row)
    found["prospect"] = PROSPECT * prospect * left
    found["tiles"] = TILE * state.held[seat].bit_count() * left
    found["freedom"] = FREEDOM * _free_terrains(state, seat) * left
    return found


def _free_terrains(state: KingdomState, seat: int) -> int:
    """How many terrain cards would leave the choice of the whole board."""
    in_reach = state.reach[seat] & state.free
    kinds = len(state.game.components.card_terrains)
    return sum(not in_reach & ground for ground in state.board.ground[:kinds])


def _rivals(state: KingdomState, seat: int, card: Kingdom) -> float:
    """On a contested card what the others lose is gained."""
    if card.scores != "sector-rank":
        return 0.0
    others = [scoring.card_gold(state, s, card)[0] for s in range(state.seats) if s != seat]
    return RIVAL * sum(others) / len(others)


def _castle_prospect(state: KingdomState, seat: int) -> float:
    """Gold of the castles not yet touched that a next settlement could touch."""
    open_hexes = state.reach[seat] & state.board.buildable & state.free
    near = sum(
        bool(GRID.beside[castle] & open_hexes)
        for castle in bits(state.board.castles & ~state.reach[seat])
    )
    return 3.0 * state.game.components.numbers.castle_gold * near


def _prospect(state: KingdomState, seat: int, card: Kingdom) -> float:
    """Gold that single hexes in contact would bring, roughly."""
    own = state.settled[seat]
    open_hexes = state.reach[seat] & state.board.buildable & state.free
    gold = card.gold[0]
    if card.scores == "settlement-beside":
        return gold * float((open_hexes & state.board.near(card.beside)[1]).bit_count())
    if card.scores == "row":
        return gold * float(sum(not own & row and bool(open_hexes & row) for row in ROWS))
    if card.scores == "linked-places":
        places, beside = state.board.near(("castle", "location"))
        touched = (places & state.reach[seat]).bit_count()
        return gold * ((open_hexes & beside).bit_count() / 2 + touched)
    if card.scores == "poorest-sector":
        # The fewest are what pays, but the next ones must be raised before the fewest can be.
        counts = sorted((own & sector).bit_count() for sector in SECTORS)
        entered = sum(count > 0 for count in counts)
        return gold * (counts[1] + counts[2] / 2 + 10 * entered)
    if card.scores == "sector-rank":
        return sum(gold * _hold(state, seat, sector) for sector in SECTORS)
    if card.scores == "best-row":
        best = max(ROWS, key=lambda row: (own & row).bit_count())
        return gold * float((open_hexes & best).bit_count())
    return 0.0


def _hold(state: KingdomState, seat: int, sector: int) -> float:
    """How firmly a sector is held, or how near to being taken: from -1 to 1."""
    mine = (state.settled[seat] & sector).bit_count()
    best = max(
        (state.settled[other] & sector).bit_count() for other in range(state.seats) if other != seat
    )
    return max(-1.0, min(1.0, (mine - best) / 4))
