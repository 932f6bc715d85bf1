"""What cards are worth by what is printed on them: tables for the valuation."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from pentarchy.games.imperial_settlers import components as words
from pentarchy.games.imperial_settlers.catalog import Catalog
from pentarchy.games.imperial_settlers.goods import Bundle

RATE = (0.50, 0.60, 0.45, 0.70, 0.28, 0.45, 0.02, 1.0, 1.0, 0.9, 1.1)
"""What a good brings in points where nothing more is known of its use, by its number."""
SHAPE = (0.7, 0.9, 1.05, 1.15, 1.2)
"""The same by how many rounds follow the one it comes in: early goods can be invested."""
USED = 0.65
"""How much of the uses that an action location offers in later rounds is made."""
LATER_USE = 0.5
"""How much of a use of an action location that is only being built counts for this round."""
LEAST = 0.3
"""No card in a hand is worth less."""
COLOURED = 2
"""How many locations of its colour there will be where a card counts them."""

ODD: dict[type[words.Effect], tuple[float, float]] = {
    words.Look: (0.6, 0.0),
    words.CopyProduction: (0.9, 0.0),
    words.PlaceSamurai: (0.4, 0.0),
    words.RazeOwn: (1.2, 0.0),
    words.RazeEnemy: (1.2, 0.0),
    words.RazeAny: (3.5, 0.0),
    words.Plunder: (0.6, 0.0),
    words.Remove: (0.0, 0.0),
    words.Found: (0.3, 0.0),
    words.StealResource: (0.6, 0.0),
    words.MakeDiscard: (0.0, 0.0),
    words.CancelDeal: (0.2, 0.0),
    words.StealDeal: (0.0, 0.5),
    words.RepeatDeal: (0.6, 0.0),
    words.TradeRoute: (0.5, 0.5),
    words.BuildNow: (1.0, 0.0),
    words.Reset: (1.3, 0.0),
    words.Block: (0.1, 0.0),
    words.TakeOver: (0.8, 0.0),
}
"""Effects other than gains: what one brings now, and again in every later round."""


def shape(rounds: int) -> float:
    """What a good counts for that comes with so many rounds to follow."""
    return SHAPE[rounds] if rounds < len(SHAPE) else SHAPE[-1]


def coming(rounds: int) -> float:
    """The same for a good that comes in every round that follows."""
    return sum(shape(later) for later in range(rounds))


def value(goods: Bundle) -> float:
    """Goods at their general rates."""
    return sum(RATE[good] * count for good, count in goods)


class Outcome:
    """What effects bring: goods by number, and what else they are worth now and later."""

    __slots__ = ("goods", "later", "now")

    def __init__(self) -> None:
        self.goods = [0] * len(RATE)
        self.now = 0.0
        self.later = 0.0

    def add(self, goods: Bundle, times: int = 1) -> None:
        for good, count in goods:
            self.goods[good] += count * times

    def worth(self) -> float:
        """All of it at the general rates."""
        return self.now + sum(rate * count for rate, count in zip(RATE, self.goods, strict=True))


def outcome(
    catalog: Catalog, effects: Sequence[words.Effects], held: int | None, samurai: int = 0
) -> Outcome:
    """What effects bring to whoever has these locations; None where that is not known."""
    found = Outcome()
    for effect in effects:
        if isinstance(effect, words.Gain):
            found.add(catalog.bundle(effect.goods))
        elif isinstance(effect, words.Per):
            own = COLOURED if held is None else (held & catalog.colour[effect.colour]).bit_count()
            found.add(catalog.bundle(effect.good), min(own, effect.most))
        elif isinstance(effect, words.PerSamurai):
            own = COLOURED if held is None else samurai
            found.add(catalog.bundle(effect.good), min(own, effect.most))
        elif isinstance(effect, words.Choose):
            found.add(max((catalog.bundle(text) for text in effect.options), key=value))
        else:
            now, later = ODD[type(effect)]
            found.now += now
            found.later += later
    return found


class CardWorths:
    """For every card what it is worth to have it standing, by the rounds that follow."""

    def __init__(self, catalog: Catalog, rounds: int, common: int, faction: int) -> None:
        self.catalog = catalog
        self.points = tuple(
            faction if catalog.faction >> card & 1 else common for card in range(len(catalog.cards))
        )
        self.uses = tuple(self._action(card) for card in catalog.cards)
        """What a use of its action is worth beyond its price."""
        self.lasting = tuple(
            tuple(self._lasting(card, left) for card in range(len(catalog.cards)))
            for left in range(rounds + 1)
        )
        """What a standing location brings in the rounds that follow, without its points."""
        self.price = tuple(
            sum(RATE[good] * count for good, count in enumerate(cost)) for cost in catalog.cost
        )

        self.held_back = tuple(
            tuple(
                max(LEAST, self.points[card] + lasting[card] - self.price[card])
                for card in range(len(catalog.cards))
            )
            for lasting in self.lasting
        )
        """What a card in the hand may bring when it is built then."""

    def _action(self, card: words.Card) -> float:
        action = card.action
        if action is None:
            return 0.0
        found = outcome(self.catalog, action.effects, None)
        price = value(self.catalog.bundle(action.cost)) + 0.5 * action.any
        price += 0.6 * bool(action.discard)
        return max(0.1, found.worth() + found.later - price)

    def _lasting(self, number: int, left: int) -> float:
        card = self.catalog.cards[number]
        total = coming(left) * outcome(self.catalog, card.produce, None).worth()
        if card.action is not None:
            total += USED * left * card.action.uses * self.uses[number]
        return total + left * feature(card)


def feature(card: words.Card) -> float:
    """What a feature that pays on occasion brings in a round."""
    total = 0.0
    if card.on_build is not None:
        total += 1.3 if card.on_build.match == "faction" else 0.8
    total += 0.9 * bool(card.on_raze) + 0.7 * bool(card.on_deal)
    total += 1.5 * (card.on_points is not None) + 0.8 * (card.on_exchange is not None)
    total += 0.5 * bool(card.swap_deals) + 0.8 * bool(card.store)
    return total + 1.5 * (card.tuck is not None) + 1.0 * bool(card.bank)


@lru_cache(maxsize=16)
def card_worths(catalog: Catalog, rounds: int, common: int, faction: int) -> CardWorths:
    return CardWorths(catalog, rounds, common, faction)
