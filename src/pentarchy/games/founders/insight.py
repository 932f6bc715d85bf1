"""What a player should value in a position of Founders: points, and what brings the next ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pentarchy.games.founders import matching
from pentarchy.games.founders.components import CITY, NATURE, PRIZE, VILLAGE
from pentarchy.games.founders.steps import OpenTile, Turn
from pentarchy.games.founders.steps_attach import ATTACH
from pentarchy.kernel.bits import bits

if TYPE_CHECKING:
    from pentarchy.games.founders.state import FoundersState

FIRST = (0.15, 0.5, 0.6)
"""What the first tile for a resource is worth, by its level: nature, village, city."""
SECOND = (0.1, 0.05, 0.05)
"""What a second one adds: it pays where the first is too far or silent."""
READY = 0.6
"""What an open prize that could be attached at once is worth, as a share of its points."""
HALFWAY = 0.35
"""The same for one that can be paid in part; it grows with the square of that part."""
RIVAL = 0.3
"""How much of the best rival's points counts against one's own."""
LAST_TOKENS = 0.9
"""A token in hand is a point, but only if it is never played."""
TEMPO = (0.2, 0.6, 1.4)
"""What attaching a tile is worth about, by family; a prize is worth its points and a bit."""


def terms(state: FoundersState, seat: int) -> dict[str, float]:
    """Points as they stand, what the realm makes, the prizes in sight, and the rivals."""
    found = {line.source: float(line.points) for line in state.score_lines(seat)}
    found["tokens"] *= LAST_TOKENS
    found["supply"] = _supply(state, seat)
    found["prospect"] = _prospect(state, seat)
    scores = state.scores()
    found["rivals"] = -RIVAL * max(
        score + 0.5 * _prospect(state, other) for other, score in enumerate(scores) if other != seat
    )
    found["tempo"] = _tempo(state, seat)
    return found


def _supply(state: FoundersState, seat: int) -> float:
    """Many different resources, and a few of them twice."""
    realm = state.realms[seat]
    lasting = realm.ruined | realm.mastered
    value = 0.0
    for makers, level in zip(realm.makers, state.game.levels, strict=True):
        count = (makers & ~lasting).bit_count()
        if count:
            value += FIRST[level]
        if count > 1:
            value += SECOND[level]
    return value


def _prospect(state: FoundersState, seat: int) -> float:
    """The open prizes by how much of their cost the realm makes."""
    realm = state.realms[seat]
    kinds = state.game.catalogue.kinds
    value = 0.0
    for prize in state.prizes:
        kind = kinds[prize]
        made = sum(realm.making >> resource & 1 for resource in kind.cost)
        if made == len(kind.cost) and matching.sites(realm, kind.cost):
            value += READY * kind.points
        else:
            value += HALFWAY * kind.points * (made / len(kind.cost)) ** 2
    return value


def _tempo(state: FoundersState, seat: int) -> float:
    """While the tile of this turn is still to come: what it will bring, roughly."""
    step = state.agenda[-1] if state.agenda else None
    if isinstance(step, OpenTile) and step.seat == seat:
        return _wanted(state, seat, step.stack)
    if not isinstance(step, Turn) or step.seat != seat:
        return 0.0
    kinds = state.game.catalogue.kinds
    best = 0.0
    for number in bits(ATTACH.allowed(state, step, state.game.table.full["attach"])):
        kind = kinds[number]
        worth = kind.points * (1 - READY) + 0.5 if kind.family == PRIZE else TEMPO[kind.family]
        best = max(best, worth)
    return best


def _wanted(state: FoundersState, seat: int, stack: int) -> float:
    """Which stack to open: cities for those who can pay for them, villages before that."""
    levels = state.game.levels
    making = state.realms[seat].making
    villages = sum(making >> r & 1 for r, level in enumerate(levels) if level == VILLAGE)
    natures = sum(making >> r & 1 for r, level in enumerate(levels) if level == NATURE)
    open_tiles = len(state.rows[stack])
    if stack == CITY:
        return 0.3 * villages - 0.05 * open_tiles
    if stack == VILLAGE:
        return 0.2 * natures - 0.05 * open_tiles
    return 0.2 if not open_tiles else 0.0
