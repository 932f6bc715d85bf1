"""The cards by number, with sets of them as bit masks: what play asks for all the time.

Every one of the 220 printed cards has a number of its own, and at any time it is in exactly
one place, so a set of cards is an int and `card:COM018` names a card wherever it lies.
"""

from __future__ import annotations

from collections.abc import Iterable

from pentarchy.games.imperial_settlers import goods
from pentarchy.games.imperial_settlers.components import (
    COLOURS,
    COMMON,
    Card,
    Choose,
    Components,
    CopyProduction,
    Effects,
    Gain,
    Look,
    Per,
    PerSamurai,
)
from pentarchy.games.imperial_settlers.goods import Bundle, Cost
from pentarchy.kernel.bits import bits, mask_of

COMMON_DECK = 0
"""The decks are the common one, the factions' in their order, and the attack cards."""


class Catalog:
    """What the components say, by card number."""

    def __init__(self, components: Components) -> None:
        rows = [(code, card) for card in components.card for code in card.codes]
        attacks = [(code, row) for row in components.attack for code in row.codes]
        self.codes = tuple(code for code, _ in (*rows, *attacks))
        self.names = tuple(f"card:{code}" for code in self.codes)
        self.number = {code: number for number, code in enumerate(self.codes)}
        names = [row.name["en"] for _, row in (*rows, *attacks)]
        alike = {name: _mask(name == other for other in names) for name in set(names)}
        self.alike = tuple(alike[name] for name in names)
        """For each card all those of the same name, in any language, itself among them."""
        self.cards: tuple[Card, ...] = tuple(card for _, card in rows)
        self.count = len(self.codes)
        prefixes = [COMMON, *(faction.deck for faction in components.faction)]
        self.decks = tuple(
            _mask(code.startswith(prefix) for code, _ in rows) for prefix in prefixes
        )
        self.attacks = ((1 << self.count) - 1) & ~((1 << len(rows)) - 1)
        self.common = self.decks[COMMON_DECK]
        self.faction = sum(self.decks[1:])
        self._goods([row.good for _, row in attacks])
        self._eights = tuple(
            tuple(tuple((8 * place + bit, 1) for bit in bits(byte)) for byte in range(256))
            for place in range((self.count + 7) // 8)
        )
        self._kinds()
        self._features()
        self.factions = tuple(
            (goods.bundle(f.produces), goods.bundle(f.keeps)) for f in components.faction
        )
        numbers = components.numbers
        self.deal_price = goods.bundle(numbers.deal)
        self.foundation = goods.bundle(numbers.foundation)

    def even_odds(self, cards: int) -> list[tuple[int, int]]:
        """These cards with equal weights: what a face-down pile of them may bring."""
        found: list[tuple[int, int]] = []
        for place, byte in enumerate(cards.to_bytes(len(self._eights), "little")):
            if byte:
                found += self._eights[place][byte]
        return found

    def _goods(self, attacks: list[str]) -> None:
        self.cost: tuple[Cost, ...] = tuple(goods.cost(goods.bundle(c.cost)) for c in self.cards)
        self.raze: tuple[Bundle, ...] = tuple(goods.bundle(card.raze) for card in self.cards)
        self.deal: tuple[Bundle, ...] = tuple(
            goods.bundle(text) for text in [*(card.deal for card in self.cards), *attacks]
        )
        self.bundles: dict[str, Bundle] = {}
        """Every bundle written in an effect, read once."""

    def bundle(self, text: str) -> Bundle:
        """A bundle as the components write it."""
        found = self.bundles.get(text)
        if found is None:
            found = self.bundles[text] = goods.bundle(text)
        return found

    def _kinds(self) -> None:
        cards = self.cards
        self.production = _mask(card.type == "production" for card in cards)
        self.action = _mask(card.type == "action" for card in cards)
        self.draws = _mask(any(_draws(effect) for effect in card.produce) for card in cards)
        """Production locations that draw cards."""
        asks = _mask(
            any(isinstance(effect, Choose | CopyProduction) for effect in card.produce)
            for card in cards
        )
        self.unsettled = self.draws | asks
        """Those whose order among each other may matter (rule 3.3)."""
        self.razeable = _mask(bool(card.raze) for card in cards)
        self.needs_location = _mask(card.location for card in cards)
        self.twice = _mask(card.action is not None and card.action.uses == 2 for card in cards)
        self.colour = {
            colour: _mask(colour in card.colours for card in cards) for colour in COLOURS
        }
        self.action_cost = tuple(
            goods.bundle(card.action.cost) if card.action is not None else () for card in cards
        )

    def _features(self) -> None:
        cards = self.cards
        self.on_build = _mask(card.on_build is not None for card in cards)
        self.fires: tuple[int, ...] = tuple(self._fires(card) for card in cards)
        """For each card the cards whose building its feature pays for."""
        self.on_raze = _mask(bool(card.on_raze) for card in cards)
        self.on_deal = _mask(bool(card.on_deal) for card in cards)
        self.on_points = _mask(card.on_points is not None for card in cards)
        self.on_exchange = _mask(card.on_exchange is not None for card in cards)
        self.swaps_deals = _mask(bool(card.swap_deals) for card in cards)
        self.tucks = _mask(card.tuck is not None for card in cards)
        self.banks = _mask(bool(card.bank) for card in cards)
        self.stores = _mask(bool(card.store) for card in cards)

    def _fires(self, card: Card) -> int:
        if card.on_build is None:
            return 0
        match = card.on_build.match
        return self.faction if match == "faction" else self.colour[match]


def _draws(effect: Effects) -> bool:
    """Whether an effect brings cards from a deck."""
    texts: tuple[str, ...] = ()
    if isinstance(effect, Gain):
        texts = (effect.goods,)
    elif isinstance(effect, Per | PerSamurai):
        texts = (effect.good,)
    elif isinstance(effect, Choose):
        texts = effect.options
    found = [good for text in texts for good, _ in goods.bundle(text)]
    return isinstance(effect, Look) or any(good >= goods.CARD for good in found)


def _mask(flags: Iterable[bool]) -> int:
    """The numbers of the true ones."""
    return mask_of(number for number, flag in enumerate(flags) if flag)
