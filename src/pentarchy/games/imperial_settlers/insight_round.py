"""What can be done in a round with some goods: projects, dearest first, as far as goods reach."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from pentarchy.games.imperial_settlers.goods import POINT, RAZE, SUPPLY, Bundle
from pentarchy.games.imperial_settlers.insight_cards import (
    LATER_USE,
    RATE,
    CardWorths,
    Outcome,
    coming,
    outcome,
)
from pentarchy.kernel.bits import bits

CARD_NOW = (0.3, 0.9, 1.1, 1.2, 1.2)
"""What a card gained now is worth, by the rounds that follow."""
TRADED = 0.7
"""What a feature brings that sells points for goods, when something is built."""
CHOSEN = 1.0
"""The same of one that lets one choose."""
ANY = 0.5
"""What a resource is worth where any will do."""
PLACE = 0.5
"""What having to give up a location counts against a project that others compete with."""
GOODS = RAZE + 1
"""The goods that are spent: all of a supply but shields."""


class Project(NamedTuple):
    """Something that can be done once, and what it takes; what it brings in goods is negative."""

    worth: float
    """Points at once, and what lasts."""
    bit: int
    """The card of the hand that it takes."""
    place: bool
    """Whether a location is given up."""
    wood: int
    stone: int
    food: int
    gold: int
    workers: int
    raze: int
    any: int
    """Resources of any kind."""


class Means(NamedTuple):
    """What a seat has that decides what its projects bring, apart from goods."""

    held: int
    samurai: int
    left: int
    """Rounds that follow."""


Rated: TypeAlias = tuple[float, Project]
"""A project with what it brings beyond its cost, at general rates: what it is ranked by."""


class Maker:
    """Makes the projects of a seat in a position."""

    def __init__(self, worths: CardWorths, means: Means) -> None:
        self._worths = worths
        self._catalog = catalog = worths.catalog
        self._means = means
        self._card = CARD_NOW[min(means.left, len(CARD_NOW) - 1)]
        self._sphinxes = (means.held & catalog.on_points).bit_count()

    def _gains(self, found: Outcome) -> float:
        """Points and cards of an outcome as points; a Sphinx adds to them (rule 5.6)."""
        points = found.goods[POINT]
        total = points + found.now + found.later * self._means.left
        if points >= 2:
            total += self._sphinxes
        return total + self._card * sum(found.goods[POINT + 1 :])

    def use(self, card: int) -> Rated:
        """A use of an action location."""
        catalog = self._catalog
        action = catalog.cards[card].action
        assert action is not None
        found = outcome(catalog, action.effects, self._means.held)
        worth = self._gains(found)
        if action.discard == "hand":
            worth -= self._card
        elif action.discard == "deal":
            worth -= 0.5 * coming(self._means.left)
        return _rated(worth, 0, False, catalog.action_cost[card], found.goods, action.any)

    def build(self, card: int) -> Rated:
        """Build a card of the hand: its points, what it brings at once and what lasts."""
        catalog, means, worths = self._catalog, self._means, self._worths
        row = catalog.cards[card]
        held = means.held | 1 << card
        found = outcome(catalog, (*row.bonus, *row.produce), held, means.samurai)
        worth = self._gains(found) + worths.points[card] + worths.lasting[means.left][card]
        worth += LATER_USE * worths.uses[card]
        for place in bits(held & catalog.on_build):
            if catalog.fires[place] >> card & 1:
                worth += self._fires(place, found)
        place_given = bool(catalog.needs_location >> card & 1)
        cost = tuple(enumerate(catalog.cost[card]))
        return _rated(worth, 1 << card, place_given, cost, found.goods)

    def _fires(self, place: int, found: Outcome) -> float:
        """A feature pays for a building: goods into the outcome, the rest in points."""
        feature = self._catalog.cards[place].on_build
        assert feature is not None
        if feature.trade:
            return TRADED
        if feature.choose:
            return CHOSEN
        extra = 0.0
        for good, count in self._catalog.bundle(feature.gain):
            if good < SUPPLY:
                found.goods[good] += count
            else:
                extra += count + (self._sphinxes if good == POINT and count >= 2 else 0)
        return extra

    def deal(self, card: int) -> Rated:
        """Rule 6.3: the good at once, and in every later Production."""
        catalog, means = self._catalog, self._means
        found = Outcome()
        found.add(catalog.deal[card])
        worth = self._gains(found) + coming(means.left) * found.worth()
        worth += (means.held & catalog.on_deal).bit_count()
        return _rated(worth, 1 << card, False, catalog.deal_price, found.goods)

    def raze(self, card: int) -> Rated:
        """Rule 7.1: a card of the hand for the goods of its raze field."""
        catalog = self._catalog
        found = Outcome()
        found.add(catalog.raze[card])
        worth = self._gains(found) + (self._means.held & catalog.on_raze).bit_count()
        return _rated(worth, 1 << card, False, ((RAZE, 1),), found.goods)


def _rated(
    worth: float, bit: int, place: bool, cost: Bundle, brings: Sequence[int], any_: int = 0
) -> Rated:
    need = [-count for count in brings[:GOODS]]
    for good, count in cost:
        need[good] += count
    net = worth - ANY * any_ - PLACE * place
    for good, count in enumerate(need):
        net -= RATE[good] * count
    wood, stone, food, gold, workers, raze = need
    return net, Project(worth, bit, place, wood, stone, food, gold, workers, raze, any_)


class Done(NamedTuple):
    """What a round comes to: worth of the projects carried out, cards used, goods left."""

    worth: float
    used: int
    wood: int
    stone: int
    food: int
    gold: int
    workers: int
    raze: int


def carry_out(  # noqa: PLR0912  # one loop, for speed
    projects: Sequence[Project],
    supply: Sequence[int],
    foundations: int,
    losses: Sequence[float],
    used: int = 0,
) -> Done:
    """Do what the goods reach for, the best first; what is gained can be used.

    Gold stands for resources, then pairs of workers do (rules 1.6 and 9.1). Where a location has
    to be given up it is a foundation, then the location that is missed least.
    """
    wood, stone, food, gold, workers, raze = supply[:6]
    total = 0.0
    given = 0
    waiting: Sequence[Project] = projects
    for _ in range(2):
        later: list[Project] = []
        for project in waiting:
            worth, bit, place, woods, stones, foods, golds, men, tokens, some = project
            if used & bit:
                continue
            if men > workers or tokens > raze or golds > gold:
                later.append(project)
                continue
            short = woods - wood if woods > wood else 0
            if stones > stone:
                short += stones - stone
            if foods > food:
                short += foods - food
            if some and wood + stone + food - woods - stones - foods < some:
                continue
            pairs = 0
            if short:
                spare = gold - golds if golds > 0 else gold
                if short > spare:
                    pairs = short - spare
                    short = spare
                    if workers - men < 2 * pairs:
                        later.append(project)
                        continue
            if place:
                if foundations:
                    foundations -= 1
                elif given < len(losses) and losses[given] < worth:
                    worth -= losses[given]
                    given += 1
                else:
                    continue
            wood = wood - woods if wood > woods else 0
            stone = stone - stones if stone > stones else 0
            food = food - foods if food > foods else 0
            gold -= golds + short
            workers -= men + 2 * pairs
            raze -= tokens
            if some:
                wood, stone, food = _less(wood, stone, food, some)
            used |= bit
            total += worth
        if not later or not total:
            break
        waiting = later
    return Done(total, used, wood, stone, food, gold, workers, raze)


def _less(wood: int, stone: int, food: int, some: int) -> tuple[int, int, int]:
    """Resources of any kind, of the most common first."""
    goods = [wood, stone, food]
    for _ in range(some):
        most = goods.index(max(goods))
        goods[most] -= 1
    return goods[0], goods[1], goods[2]
