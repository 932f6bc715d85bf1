"""What a player of Eight-Minute Empire should value, as a sum of named terms in points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pentarchy.games.eight_minute_empire import scoring
from pentarchy.games.eight_minute_empire.steps import DeedStep
from pentarchy.kernel.bits import bits
from pentarchy.kernel.steps import Sealed, Together

if TYPE_CHECKING:
    from pentarchy.games.eight_minute_empire.state import EmpireState

COIN = 0.12
"""What a coin is worth while there are turns left to spend it in."""
FOOTHOLD = 0.35
"""What a region with own pieces is worth that nobody controls, or somebody else."""
MARGIN = 0.12
"""What the second piece in a controlled region is worth: it is harder to take away."""
CROWD = 0.04
"""What each piece too many in one region costs: it could hold another."""
CITY = 0.5
"""What a city away from the start is worth: new armies arrive there."""
CONTINENT = 0.3
"""What being a region ahead on a continent, or behind, is worth."""
DEED = {"place": 0.3, "march": 0.28, "sail": 0.33, "found": 0.7, "raze": 0.3}
"""What each use of a card is worth before the first one is done."""
REST = 0.02
"""What each further use is worth: little, lest one goes on for the sake of going on."""
ARMY = 0.14
"""What an army on the board is worth while there are turns left to march it."""
FIRST = 0.5
"""What the first turn is worth to whoever gets it."""
RIVAL = 0.5
"""How much of the best rival's points on the board counts against one's own."""


def terms(state: EmpireState, seat: int) -> dict[str, float]:
    """Points as they stand, and what the position promises; promises fade towards the end."""
    if state.side is None:
        return {"purse": COIN * state.coins[seat]}
    turns = state.seats * state.game.components.cards(state.seats)
    left = max(0.0, 1 - state.turn / turns)
    control = scoring.controlled(state)
    mine = scoring.lines(state, seat)
    found = {
        "regions": float(mine[0].points),
        "continents": float(sum(x.points for x in mine if x.source.startswith("continent"))),
        "goods": float(sum(x.points for x in mine if x.source.startswith("good"))),
    }
    found["rivals"] = -RIVAL * _best_rival(state, seat, control)
    found["collecting"] = _collecting(state, seat) * left
    found["purse"] = COIN * state.coins[seat] * left
    found["footing"] = _footing(state, seat, control[seat])
    found["lead"] = CONTINENT * _leads(state, seat, control) * (0.3 + left)
    found["cities"] = CITY * _far_cities(state, seat) * left
    found["ranks"] = ARMY * sum(state.armies[n] for n in _own(state, seat)) * left
    found["card"] = _pending(state, seat)
    found["bid"] = _bid(state, seat)
    return found


def _own(state: EmpireState, seat: int) -> range:
    """Where the seat's armies are counted."""
    count = state.board.count
    return range(seat * count, (seat + 1) * count)


def _bid(state: EmpireState, seat: int) -> float:
    """What a sealed bid may win, and what it would cost."""
    top = state.agenda[-1] if state.agenda else None
    lane = top.lanes[seat] if isinstance(top, Together) else ()
    if not lane or not isinstance(lane[0], Sealed):
        return 0.0
    bid = state.game.table[lane[0].action].index
    hope = bid / (bid + 1.0)
    return hope * (FIRST - COIN * bid)


def _best_rival(state: EmpireState, seat: int, control: list[int]) -> float:
    """Points of the strongest rival on the board."""
    rule = scoring.ruled(state, control)
    return max(
        own.bit_count() + sum(ruler == other for _, _, ruler in rule)
        for other, own in enumerate(control)
        if other != seat
    )


def _collecting(state: EmpireState, seat: int) -> float:
    """How far the symbols are on their way to the next step of their good."""
    game = state.game
    counts, jokers = scoring.card_symbols(game, state.cards[seat])
    worth = game.components.numbers.good_points
    value = 0.5 * jokers
    for good, count in enumerate(counts):
        steps = game.components.good[good].steps
        below = 0
        paid = 0
        for needed, points in zip(steps, worth, strict=True):
            if count < needed:
                value += (points - paid) * 0.6 * (count - below) / (needed - below)
                break
            below, paid = needed, points
    return value


def _footing(state: EmpireState, seat: int, own: int) -> float:
    """Presence where nothing is controlled yet, and how safe the controlled regions are."""
    board = state.board
    value = 0.0
    for region in bits(state.held[seat] | state.towns[seat]):
        there = [
            state.armies[colour * board.count + region]
            + state.cities[colour * board.count + region]
            for colour in range(len(state.held))
        ]
        rival = max(pieces for colour, pieces in enumerate(there) if colour != seat)
        ahead = there[seat] - rival
        if own >> region & 1:
            value += MARGIN * min(ahead - 1, 1) - CROWD * max(ahead - 2, 0)
        else:
            value += FOOTHOLD / (1 - ahead)
        if region != board.start:
            value += 0.02 * board.distance[region]
    return value


def _leads(state: EmpireState, seat: int, control: list[int]) -> float:
    """How far ahead one is on each continent, from -1 to 1."""
    value = 0.0
    for _, regions in state.board.continents:
        counts = [(own & regions).bit_count() for own in control]
        rival = max(count for colour, count in enumerate(counts) if colour != seat)
        value += max(-1, min(1, counts[seat] - rival))
    return value


def _far_cities(state: EmpireState, seat: int) -> int:
    """Regions with an own city that are not the start region."""
    return (state.towns[seat] & ~(1 << state.board.start)).bit_count()


def _pending(state: EmpireState, seat: int) -> float:
    """What the taken card can still do."""
    card = state.card
    step = state.deciding(seat)
    if card < 0 or step is None:
        return 0.0
    does = state.game.components.card[card].does
    if isinstance(step, DeedStep):
        begun = step.count < max(count for deed, count in does if deed == step.deed)
        value = (REST if begun else DEED[step.deed]) * step.count
        return value + (DEED[does[step.later][0]] * does[step.later][1] if step.later >= 0 else 0)
    worth = [DEED[deed] * count for deed, count in does]
    return sum(worth) if state.game.components.card[card].join == "and" else max(worth)
