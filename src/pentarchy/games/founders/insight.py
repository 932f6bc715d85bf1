"""What a player should value in a position of Founders: points, and what brings the next ones."""

from __future__ import annotations

from functools import lru_cache, reduce
from operator import and_
from typing import TYPE_CHECKING, TypeAlias

from pentarchy.games.founders import matching
from pentarchy.games.founders.components import CITY, COIN, NATURE, PRIZE
from pentarchy.games.founders.steps import ForcedTile, OpenTile, Turn
from pentarchy.games.founders.steps_attach import ATTACH
from pentarchy.kernel.bits import bits

if TYPE_CHECKING:
    from pentarchy.games.founders.state import FoundersState
    from pentarchy.games.founders.state_realm import Realm
    from pentarchy.games.founders.tiles import Catalogue, Cost, Kind
    from pentarchy.kernel.chance import Bag

TOKEN = 0.9
"""A token in hand is a point, but only if it is never played."""
FIRST = (0.15, 0.3, 0.05)
"""What the first tile for a resource is worth, by its level: nature, village, city."""
SECOND = (0.1, 0.05, 0.0)
"""What a second one adds: it pays where the first is too far or silent."""
NEEDED = 0.15
"""What it is worth more for each point of the open prizes that cost it."""
READY = 0.5
"""What an open prize that could be attached at once is worth, as a share of its points."""
BUYABLE = 0.3
"""The same where one thing is lacking that a rival makes, and a coin is in hand."""
NEARLY = 0.2
"""The same where one thing is lacking otherwise; far from that it is worth nothing."""
MARKET = 0.6
"""What it is worth if all city tiles in the stack could be paid for: each brings a token."""
OPEN_CITY = 0.2
"""What an open city tile that could be attached at once is worth."""
HOME = 0.4
"""A master in hand with a tile to live on: a point more, for a resource less."""
EXPOSED = 0.15
"""What a prize or a master loses in worth, as a share, where a war token can reach it."""
RIVAL = 0.35
"""How much of the best rival's points counts against one's own."""
THEIR_PROSPECT = 0.5
"""How much of the prizes in a rival's sight counts as points."""
SPACE = 0.1
"""What a tile is worth for the cells around it, whatever it makes."""

Reach: TypeAlias = list[int]
"""For each resource the free cells of a realm that a tile supplies with it."""
Needs: TypeAlias = tuple[float, ...]
"""How much each resource is asked for."""


def terms(state: FoundersState, seat: int) -> dict[str, float]:
    """Points as they stand, what the realm makes, what it can pay for, and the rivals."""
    realm = state.realms[seat]
    reach = _reach(realm)
    needs = _needs(state.game.catalogue, state.prizes)
    found = {line.source: float(line.points) for line in state.score_lines(seat)}
    found["tokens"] *= TOKEN
    at_stake = found["prizes"] or found["masters"]
    found["exposed"] = -EXPOSED * _exposed(realm) if at_stake else 0.0
    found["supply"] = _supply(state, realm, needs)
    found["prospect"] = _prospect(state, seat, reach)
    found["cities"] = _cities(state, realm, reach)
    found["homes"] = HOME * sum(1 for master in bits(state.masters[seat]) if realm.homes(master))
    found["rivals"] = -RIVAL * max(
        _standing(state, other) for other in range(state.seats) if other != seat
    )
    found["tempo"] = _tempo(state, seat, needs)
    return found


def _reach(realm: Realm) -> Reach:
    free = realm.sites & ~realm.occupied
    making = realm.making
    return [
        matching.near(realm, resource) & free if making >> resource & 1 else 0
        for resource in range(len(realm.makers))
    ]


@lru_cache(maxsize=256)
def _needs(catalogue: Catalogue, prizes: tuple[int, ...]) -> Needs:
    """For each resource the points of the open prizes that cost it, shared among all they cost."""
    found = [0.0] * len(catalogue.resources)
    for prize in prizes:
        kind = catalogue.kinds[prize]
        share = kind.points / len(kind.cost)
        for resource in kind.cost:
            found[resource] += share
    return tuple(found)


def _exposed(realm: Realm) -> float:
    """The points that a war could take away (rule 6.1)."""
    kinds = realm.catalogue.kinds
    value = 0.0
    for cell in bits(realm.unprotected & ~realm.ruined):
        value += 2 if realm.mastered >> cell & 1 else kinds[realm.tiles[cell]].points
    return value


def _supply(state: FoundersState, realm: Realm, needs: Needs) -> float:
    """Many different resources, above all those that prizes cost, and a few of them twice."""
    working = ~(realm.ruined | realm.mastered)
    value = 0.0
    for makers, level, need in zip(realm.makers, state.game.levels, needs, strict=True):
        at_work = makers & working
        if at_work:
            value += FIRST[level] + NEEDED * need
            if at_work & (at_work - 1):
                value += SECOND[level]
    return value


def _prospect(state: FoundersState, seat: int, reach: Reach) -> float:
    """The open prizes by how far the realm is from paying for them."""
    realm = state.realms[seat]
    kinds = state.game.catalogue.kinds
    buyable = _buyable(state, seat)
    value = 0.0
    for prize in state.prizes:
        kind = kinds[prize]
        value += kind.points * _outlook(realm, kind, reach, buyable)
    return value


def _buyable(state: FoundersState, seat: int) -> int:
    """The resources that a coin in hand could buy."""
    found = 0
    if state.hands[seat][COIN]:
        for other, realm in enumerate(state.realms):
            if other != seat:
                found |= realm.making
    return found


def _outlook(realm: Realm, kind: Kind, reach: Reach, buyable: int) -> float:
    """What an open prize is worth before it is attached, as a share of its points."""
    cells = [reach[resource] for resource in kind.cost]
    if cells.count(0) > 1:
        return 0.0
    if reduce(and_, cells):
        return READY
    best = 0.0
    for lacking, resource in enumerate(kind.cost):
        share = BUYABLE if buyable >> resource & 1 else NEARLY
        if share > best and reduce(and_, cells[:lacking] + cells[lacking + 1 :]):
            best = share
    return best


def _cities(state: FoundersState, realm: Realm, reach: Reach) -> float:
    """The city tiles that the realm could pay for on a free cell: in the row, and to come."""
    catalogue = state.game.catalogue
    value = 0.0
    for number in state.rows[CITY]:
        nature, village = catalogue.kinds[number].cost
        if reach[nature] & reach[village]:
            value += OPEN_CITY
    coming = _costs(catalogue, state.stacks[CITY])
    if coming:
        fits = sum(1 for nature, village in coming if reach[nature] & reach[village])
        value += MARKET * fits / len(coming)
    return value


@lru_cache(maxsize=256)
def _costs(catalogue: Catalogue, cities: Bag) -> tuple[Cost, ...]:
    """What the city tiles of a stack cost."""
    rows = enumerate(cities, catalogue.first[CITY])
    return tuple(catalogue.kinds[number].cost for number, count in rows for _ in range(count))


def _standing(state: FoundersState, seat: int) -> float:
    """A rival's points, those its coins will bring, and a part of the prizes in its sight."""
    realm = state.realms[seat]
    kinds = state.game.catalogue.kinds
    value = float(realm.coins.bit_count())
    for line in state.score_lines(seat):
        value += line.points
    for prize in state.prizes:
        kind = kinds[prize]
        lacking = sum(1 for resource in kind.cost if not realm.making >> resource & 1)
        if lacking < 2:
            value += THEIR_PROSPECT * kind.points * (NEARLY if lacking else READY)
    return value


# While the tile of this turn is still to come -----------------------------------------------


def _tempo(state: FoundersState, seat: int, needs: Needs) -> float:
    """What the tile of this turn will bring, roughly."""
    step = state.agenda[-1] if state.agenda else None
    if isinstance(step, OpenTile) and step.seat == seat:
        return _opening(state, seat, step.stack, needs)
    if isinstance(step, ForcedTile) and step.seat == seat:
        return FIRST[NATURE] + SPACE
    if not isinstance(step, Turn) or step.seat != seat:
        return 0.0
    allowed = ATTACH.allowed(state, step, state.game.table.full["attach"])
    return max((_gain(state, seat, number, needs) for number in bits(allowed)), default=0.0)


def _opening(state: FoundersState, seat: int, stack: int, needs: Needs) -> float:
    """Which stack to open: what can be attached then, on average."""
    catalogue = state.game.catalogue
    swept = len(state.rows[stack]) >= state.game.components.numbers.row
    lying = set(state.prizes)
    for other, row in enumerate(state.rows):
        if other != stack or not swept:
            lying.update(row)
    within = catalogue.within(state.realms[seat].making)
    best = max((_gain(state, seat, n, needs) for n in lying if within >> n & 1), default=0.0)
    total = 0.0
    for number, count in enumerate(state.stacks[stack], catalogue.first[stack]):
        if count:
            gain = _gain(state, seat, number, needs) if within >> number & 1 else 0.0
            total += count * max(best, gain)
    return total / state.left[stack]


def _gain(state: FoundersState, seat: int, number: int, needs: Needs) -> float:
    """What attaching such a tile adds to the other terms, wherever it goes."""
    realm = state.realms[seat]
    kind = state.game.catalogue.kinds[number]
    cells = matching.sites(realm, matching.without(kind.cost, state.bought))
    if not cells:
        return 0.0
    worth = SPACE if cells & ~realm.occupied else SPACE - 1.0
    if kind.family == PRIZE:
        return worth + kind.points * (1 - _outlook(realm, kind, _reach(realm), 0))
    if kind.family == CITY:
        worth += TOKEN
    working = ~(realm.ruined | realm.mastered)
    for resource in kind.makes:
        count = (realm.makers[resource] & working).bit_count()
        if not count:
            worth += FIRST[kind.family] + NEEDED * needs[resource]
        elif count == 1:
            worth += SECOND[kind.family]
    return worth
