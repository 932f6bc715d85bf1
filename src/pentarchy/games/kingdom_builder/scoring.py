"""Gold: one small function for each way of scoring (rules 8.1 to 8.13).

Each takes the position, a seat and the card's row, and returns the gold with the hexes that
earned it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, TypeAlias

from pentarchy.games.kingdom_builder.board import GRID, ROWS, SECTORS
from pentarchy.games.kingdom_builder.components import Kingdom
from pentarchy.kernel.bits import bits
from pentarchy.kernel.kept import Kept
from pentarchy.kernel.messages import ScoreLine

if TYPE_CHECKING:
    from pentarchy.games.kingdom_builder.state import KingdomState

SECTOR_RANK = "sector-rank"
"""The only way of scoring that looks at the others' settlements too."""

Earned: TypeAlias = tuple[int, int]
"""Gold, and the set of hexes that earned it."""


_LINES: Kept[tuple[object, ...], tuple[ScoreLine, ...]] = Kept(1 << 11)


def lines(state: KingdomState, seat: int) -> tuple[ScoreLine, ...]:
    """One line for each kingdom card in play and one for castles (rule 7.2).

    They stay as they are until somebody builds or moves whose settlements count.
    """
    rows = [state.game.components.kingdom[card] for card in state.kingdom]
    compared = any(row.scores == SECTOR_RANK for row in rows)
    counted = (seat, *state.settled) if compared else (state.settled[seat],)
    key = (state.game, state.board, state.kingdom, counted)
    known = _LINES.get(key)
    return _LINES.keep(key, _lines(state, seat, rows)) if known is None else known


def _lines(state: KingdomState, seat: int, rows: list[Kingdom]) -> tuple[ScoreLine, ...]:
    found = [_line(f"kingdom:{row.key}", *card_gold(state, seat, row)) for row in rows]
    found.append(_line("castle", *castle_gold(state, seat)))
    return tuple(found)


def _line(source: str, gold: int, cells: int) -> ScoreLine:
    return ScoreLine(source, gold, _places(cells) if cells else ())


_CELLS = tuple(f"cell:{c // GRID.columns}-{c % GRID.columns}" for c in range(GRID.count))


@lru_cache(maxsize=1 << 12)
def _places(cells: int) -> tuple[str, ...]:
    """The same hexes stand in several lines, and again until somebody builds."""
    return tuple([_CELLS[cell] for cell in bits(cells)])


def card_gold(state: KingdomState, seat: int, card: Kingdom) -> Earned:
    """What one kingdom card pays a seat."""
    return _WAYS[card.scores](state, seat, card)


def castle_gold(state: KingdomState, seat: int) -> Earned:
    """Rule 8.1: 3 for each castle with at least one own settlement beside it."""
    touched = state.board.castles & state.reach[seat]
    return touched.bit_count() * state.game.components.numbers.castle_gold, touched


def _settlement_beside(state: KingdomState, seat: int, card: Kingdom) -> Earned:
    """Rules 8.2, 8.7, 8.8: own settlements that touch one of the kinds and stand on none."""
    kinds, touching = state.board.near(card.beside)
    counted = state.settled[seat] & touching & ~kinds
    return _paid(counted.bit_count(), card), counted


def _linked_places(state: KingdomState, seat: int, card: Kingdom) -> Earned:
    """Rule 8.3: each castle or location hex that a group joins to another."""
    places = state.board.castles | state.board.locations
    linked = 0
    if (state.reach[seat] & places).bit_count() > 1:
        for group in GRID.groups(state.settled[seat]):
            touched = GRID.touching(group) & places
            if touched.bit_count() > 1:
                linked |= touched
    return _paid(linked.bit_count(), card), linked


def _row(state: KingdomState, seat: int, card: Kingdom) -> Earned:
    """Rule 8.4: each row with an own settlement."""
    own = state.settled[seat]
    return _paid(sum(own & row != 0 for row in ROWS), card), own


def _group(state: KingdomState, seat: int, card: Kingdom) -> Earned:
    """Rule 8.5: each own group."""
    own = state.settled[seat]
    return _paid(len(GRID.groups(own)), card), own


def _largest_group(state: KingdomState, seat: int, card: Kingdom) -> Earned:
    """Rule 8.6: the settlements of the largest own group."""
    largest = max(GRID.groups(state.settled[seat]), key=int.bit_count, default=0)
    return _paid(largest.bit_count(), card), largest


def _best_row(state: KingdomState, seat: int, card: Kingdom) -> Earned:
    """Rule 8.9: the settlements of the row that holds most of one's own; one row only."""
    best = max((state.settled[seat] & row for row in ROWS), key=int.bit_count)
    return _paid(best.bit_count(), card), best


def _sector_rank(state: KingdomState, seat: int, card: Kingdom) -> Earned:
    """Rule 8.10: in each sector the most settlements, then the next number; zero counts."""
    earned = 0
    cells = 0
    for sector in SECTORS:
        counts = [(own & sector).bit_count() for own in state.settled]
        rank = sorted(set(counts), reverse=True).index(counts[seat])
        if rank < len(card.gold):
            earned += card.gold[rank]
            cells |= state.settled[seat] & sector
    return earned, cells


def _poorest_sector(state: KingdomState, seat: int, card: Kingdom) -> Earned:
    """Rule 8.11: the settlements of the sector with fewest of one's own; one sector only."""
    fewest = min((state.settled[seat] & sector for sector in SECTORS), key=int.bit_count)
    return _paid(fewest.bit_count(), card), fewest


def _paid(counted: int, card: Kingdom) -> int:
    return counted // card.per * card.gold[0]


_WAYS: dict[str, Callable[[KingdomState, int, Kingdom], Earned]] = {
    "settlement-beside": _settlement_beside,
    "linked-places": _linked_places,
    "row": _row,
    "group": _group,
    "largest-group": _largest_group,
    "best-row": _best_row,
    SECTOR_RANK: _sector_rank,
    "poorest-sector": _poorest_sector,
}
