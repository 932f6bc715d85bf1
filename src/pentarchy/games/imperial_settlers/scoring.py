"""Points, ties, and the end of a solo game."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from pentarchy.games.imperial_settlers.goods import FOOD, STONE, WOOD, WORKER
from pentarchy.kernel import ties
from pentarchy.kernel.bits import bits
from pentarchy.kernel.messages import ScoreLine
from pentarchy.kernel.ties import TieBreak

if TYPE_CHECKING:
    from pentarchy.games.imperial_settlers.state import SettlersState

TIE_GOODS = (WORKER, WOOD, STONE, FOOD)


def standing(state: SettlersState, seat: int) -> int:
    """The locations that score for a seat: those of its empire (switch: those it has)."""
    return state.held[seat] if state.options.captor_scores else state.owned[seat]


def lines(state: SettlersState, seat: int) -> tuple[ScoreLine, ...]:
    """Rule 11.1: the track, 1 for a common and 2 for a faction location, and end effects."""
    numbers = state.game.components.numbers
    catalog = state.catalog
    own = standing(state, seat)
    common, faction = own & catalog.common, own & catalog.faction
    found = [
        ScoreLine("track", state.points[seat]),
        _line(state, "common-locations", common, numbers.common_points),
        _line(state, "faction-locations", faction, numbers.faction_points),
    ]
    found += [_gate(state, card) for card in bits(own & catalog.tucks)]
    found += [_shrine(state, card) for card in bits(own & catalog.banks)]
    return tuple(found)


def _line(state: SettlersState, source: str, mask: int, each: int) -> ScoreLine:
    places = tuple(state.catalog.names[card] for card in bits(mask))
    return ScoreLine(source, each * len(places), places)


def _gate(state: SettlersState, card: int) -> ScoreLine:
    """The bonus for cards tucked under a location (rule 4.6)."""
    tuck = state.catalog.cards[card].tuck
    assert tuck is not None
    tucked = dict(state.tucked).get(card, 0).bit_count()
    points = tuck.bonus if tucked >= tuck.least else 0
    return ScoreLine("tucked-cards", points, (state.catalog.names[card],))


def _shrine(state: SettlersState, card: int) -> ScoreLine:
    """The best tier that the banked resources reach (rule 4.7)."""
    count = dict(state.banked).get(card, 0)
    reached = [points for least, points in state.catalog.cards[card].bank if count >= least]
    return ScoreLine("banked-resources", max(reached, default=0), (state.catalog.names[card],))


def ending(state: SettlersState, special: int) -> int:
    """What Gates and Shrines among these locations score as it stands (rules 4.6 and 4.7)."""
    catalog = state.catalog
    gates = sum(_gate(state, card).points for card in bits(special & catalog.tucks))
    return gates + sum(_shrine(state, card).points for card in bits(special & catalog.banks))


def approached(state: SettlersState, special: int) -> float:
    """The same if every step to the next tier scored its share of it."""
    total = 0.0
    for card in bits(special):
        row = state.catalog.cards[card]
        tiers = row.bank
        count = dict(state.banked).get(card, 0)
        if row.tuck is not None:
            tiers = ((row.tuck.least, row.tuck.bonus),)
            count = dict(state.tucked).get(card, 0).bit_count()
        total += _between(((0, 0), *tiers), count)
    return total


def _between(tiers: tuple[tuple[int, int], ...], count: int) -> float:
    for (low, less), (high, more) in pairwise(tiers):
        if count < high:
            return less + (more - less) * (count - low) / (high - low)
    return float(tiers[-1][1])


def leftovers(state: SettlersState, seat: int) -> int:
    """Workers and resources left, which decide ties (rule 11.2)."""
    return sum(state.has(seat, good) for good in TIE_GOODS)


def tie_breaks(state: SettlersState) -> tuple[TieBreak, ...]:
    """Rule 11.2: where points are equal, workers and resources, then cards in hand."""
    seats = range(state.seats)
    return (
        TieBreak("tie-goods", [leftovers(state, seat) for seat in seats]),
        TieBreak("tie-cards", [state.hands[seat].bit_count() for seat in seats]),
    )


def winners(state: SettlersState) -> tuple[int, ...]:
    """Rule 11.2; alone one wins against the virtual opponent or not at all (rule 12.6)."""
    if state.solo:
        return (0,) if solo_won(state) else ()
    return ties.winners(state.scores(), tie_breaks(state))


def solo_won(state: SettlersState) -> bool:
    """Rule 12.6: more faction locations standing than the opponent has trophies."""
    return faction_standing(state) > state.trophies.bit_count()


def faction_standing(state: SettlersState) -> int:
    return (standing(state, 0) & state.catalog.faction).bit_count()


def rank(state: SettlersState) -> str:
    """Rule 12.7: the title that the points of a won solo game earn."""
    score = state.scores()[0]
    fitting = [row.key for row in state.game.components.rank if row.least <= score]
    return fitting[-1] if fitting else state.game.components.rank[0].key
