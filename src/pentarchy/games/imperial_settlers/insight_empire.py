"""What an empire promises for the rounds to come, and what a hand offers for this one."""

from __future__ import annotations

from operator import itemgetter
from typing import NamedTuple

from pentarchy.games.imperial_settlers.catalog import Catalog
from pentarchy.games.imperial_settlers.components import Per
from pentarchy.games.imperial_settlers.goods import POINT
from pentarchy.games.imperial_settlers.goods import RAZE as TOKEN
from pentarchy.games.imperial_settlers.insight_cards import (
    RATE,
    CardWorths,
    coming,
    outcome,
)
from pentarchy.games.imperial_settlers.insight_round import (
    Maker,
    Means,
    Project,
    Rated,
    carry_out,
)
from pentarchy.kernel.bits import bits

BUILD, DEAL, RAZE, USE = range(4)
"""The kinds of project."""
FIRST = itemgetter(0)
ENOUGH = 4
"""Of more goods of a kind than this each counts half: there will be no use for all of them."""
LOOKOUT = 3
"""Cards that a Lookout brings (rules 2.2 to 2.4)."""
COST = 2.0
"""What a location costs in resources."""
PAIR = 2.0
"""Workers for a resource or a card (rule 9.1)."""
BUILDING = (1.6, 2.3, 3.0, 3.6, 4.2)
"""What a location brings that is built with so many rounds to follow."""
MOST_KEPT = 20_000
"""So many empires and hands are remembered; then all are forgotten."""


class Empire(NamedTuple):
    """An empire as it stands, with the rounds that follow."""

    income: tuple[int, ...]
    """Goods by number that a Production brings."""
    engine: float
    """Points that the actions of a coming round bring with its income alone."""
    growth: float
    """What the rest of the income, with the cards that come, builds in all coming rounds."""
    tokens: float
    """Raze tokens of the coming rounds."""
    need: float
    """How many more locations a round would build with one card more."""
    points: float
    """Points that Production brings in all coming rounds."""
    features: float
    losses: tuple[float, ...]
    """What giving up each own location would cost, the least first."""
    targets: tuple[tuple[float, int], ...]
    """The locations that can be razed, with what losing them costs; the dearest first."""


class Intent(NamedTuple):
    """What a hand and unused action locations offer."""

    projects: tuple[Project, ...]
    later: tuple[tuple[float, int], ...]
    """What each card would be worth in a later round, the best first, and its bit."""


class Appraisal:
    """Looks empires and hands up, or works them out."""

    def __init__(self, worths: CardWorths, boards: tuple[tuple[tuple[int, int], ...], ...]) -> None:
        self._worths = worths
        self._catalog = worths.catalog
        self._boards = boards
        self._empires: dict[tuple[object, ...], Empire] = {}
        self._intents: dict[tuple[object, ...], Intent] = {}
        self._parts: dict[tuple[int, ...], Rated] = {}
        self._matters = _matters(worths.catalog)

    def empire(
        self, faction: int, held: int, deals: int, routes: tuple[int, ...], samurai: int, left: int
    ) -> Empire:
        key = (faction, held, deals, routes, samurai, left)
        found = self._empires.get(key)
        if found is None:
            if len(self._empires) >= MOST_KEPT:
                self._empires.clear()
            found = self._empires[key] = self._empire(faction, held, deals, routes, samurai, left)
        return found

    def intent(self, held: int, hand: int, once: int, both: int, samurai: int, left: int) -> Intent:
        key = (held, hand, once, both, samurai, left)
        found = self._intents.get(key)
        if found is None:
            if len(self._intents) >= MOST_KEPT:
                self._intents.clear()
                self._parts.clear()
            means = Means(held, samurai, left)
            found = self._intents[key] = self._intent(means, hand, once, both)
        return found

    def begun(self, held: int, card: int, samurai: int, left: int) -> Project:
        """The building of a card as a project."""
        return self._part(BUILD, card, Means(held, samurai, left))[1]

    def cost(self, card: int) -> tuple[int, int, int]:
        """The resources that a card costs."""
        return self._catalog.cost[card]

    def income(
        self, faction: int, held: int, deals: int, routes: tuple[int, ...], samurai: int
    ) -> list[int]:
        """Rules 3.1 to 3.3: what board, deals and locations bring in a round."""
        catalog = self._catalog
        goods = [0] * len(RATE)
        if faction >= 0:
            for good, count in self._boards[faction]:
                goods[good] += count
        for card in (*bits(deals), *routes):
            for good, count in catalog.deal[card]:
                goods[good] += count
        for card in bits(held & catalog.production):
            found = outcome(catalog, catalog.cards[card].produce, held, samurai)
            for good, count in enumerate(found.goods):
                goods[good] += count
            if found.now:
                goods[POINT + 1] += 1
        return goods

    def _empire(
        self, faction: int, held: int, deals: int, routes: tuple[int, ...], samurai: int, left: int
    ) -> Empire:
        catalog, worths = self._catalog, self._worths
        goods = self.income(faction, held, deals, routes, samurai)
        means = Means(held, samurai, max(0, left - 1))
        actions = held & catalog.action
        projects = ranked(self._uses(means, actions, actions & catalog.twice))
        done = carry_out(projects, goods, 0, ())
        wood, stone, food, gold, workers, raze = (tapered(count) for count in done[2:])
        cards = LOOKOUT + sum(goods[POINT + 1 :])
        resources = wood + stone + food + gold
        built = buildings(resources, cards, workers)
        more = buildings(resources, cards + 1, workers)
        brought = sum(building_worth(later) for later in range(left))
        standing = [(worths.points[card] + worths.lasting[left][card], card) for card in bits(held)]
        standing.sort()
        others = held & ~(catalog.production | catalog.action)
        return Empire(
            income=tuple(goods),
            engine=done.worth * left,
            growth=built * brought,
            tokens=raze * RATE[TOKEN] * coming(left),
            need=more - built,
            points=float(goods[POINT] * left),
            features=sum(worths.lasting[left][card] for card in bits(others)),
            losses=tuple(amount for amount, _ in standing),
            targets=tuple(
                (amount, 1 << card)
                for amount, card in reversed(standing)
                if catalog.razeable >> card & 1
            ),
        )

    def _intent(self, means: Means, hand: int, once: int, both: int) -> Intent:
        catalog, worths = self._catalog, self._worths
        rated = self._uses(means, once, both)
        for card in bits(hand):
            rated.append(self._part(BUILD, card, means))
            if catalog.faction >> card & 1:
                rated.append(self._part(DEAL, card, means))
            if catalog.razeable >> card & 1:
                rated.append(self._part(RAZE, card, means))
        later = []
        if means.left:
            for card in bits(hand):
                later.append((worths.held_back[means.left - 1][card], 1 << card))
            later.sort(reverse=True)
        return Intent(ranked(rated), tuple(later))

    def _uses(self, means: Means, once: int, both: int) -> list[Rated]:
        """The uses of action locations, once and twice."""
        found = [self._part(USE, card, means) for card in bits(once)]
        return found + [self._part(USE, card, means) for card in bits(both)]

    def _part(self, kind: int, card: int, means: Means) -> Rated:
        """One project, looked up by those locations that make a difference to it."""
        key = (kind, card, means.left, means.samurai, means.held & self._matters[kind][card])
        found = self._parts.get(key)
        if found is None:
            maker = Maker(self._worths, means)
            make = (maker.build, maker.deal, maker.raze, maker.use)[kind]
            found = self._parts[key] = make(card)
        return found


def tapered(count: int) -> float:
    """Goods of a kind, as far as they will be used."""
    return float(count) if count < ENOUGH else ENOUGH + (count - ENOUGH) / 2


def building_worth(left: int) -> float:
    """What an average location brings beyond its cost."""
    return BUILDING[left] if left < len(BUILDING) else BUILDING[-1]


def buildings(resources: float, cards: float, workers: float) -> float:
    """How many locations a round builds: each takes a card and resources, and pairs of workers
    stand in for what is short."""
    pairs = workers / PAIR
    payable = resources / COST
    if cards < payable:
        drawn = min(pairs, payable - cards)
        return cards + drawn + (pairs - drawn) / (1 + COST)
    bought = min(pairs, COST * cards - resources)
    return (resources + bought) / COST + (pairs - bought) / (1 + COST)


def ranked(rated: list[Rated]) -> tuple[Project, ...]:
    """Those that bring more than they cost, the best first."""
    rated.sort(key=FIRST, reverse=True)
    return tuple(project for net, project in rated if net > 0)


def _matters(catalog: Catalog) -> tuple[tuple[int, ...], ...]:
    """For builds, deals, razes and uses: the locations that change what the card brings."""
    numbers = range(len(catalog.cards))
    builds = []
    for card in numbers:
        row = catalog.cards[card]
        mask = catalog.on_points
        for feature in bits(catalog.on_build):
            if catalog.fires[feature] >> card & 1:
                mask |= 1 << feature
        for effect in (*row.bonus, *row.produce):
            if isinstance(effect, Per):
                mask |= catalog.colour[effect.colour]
        builds.append(mask)
    return (
        tuple(builds),
        tuple(catalog.on_deal for _ in numbers),
        tuple(catalog.on_raze for _ in numbers),
        tuple(catalog.on_points for _ in numbers),
    )
