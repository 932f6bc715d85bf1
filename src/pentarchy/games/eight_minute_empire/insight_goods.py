"""What a player's cards bring: goods as they stand, and what they may grow to."""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING, NamedTuple

from pentarchy.games.eight_minute_empire import scoring
from pentarchy.games.eight_minute_empire.insight_board import Memo
from pentarchy.kernel.bits import bits

if TYPE_CHECKING:
    from pentarchy.games.eight_minute_empire.game import EightMinuteEmpire

SHARES = 40
"""Into so many steps the share of a good among the cards to come is divided."""
JOKER = 0.4
"""How much a joker among the cards to come helps each single good."""
FIELD = 12
FIELD_MASK = (1 << FIELD) - 1
"""The field that counts the symbols of a good."""
DOZEN = 12
DOZEN_MASK = (1 << DOZEN) - 1
"""So many cards are summed at once."""
SPENT = 2
"""More coins than this for each turn are not spent."""


class Hand(NamedTuple):
    """What the cards in front of a player mean."""

    left: float
    """The share of the player's turns that are still to come (rule 5.1)."""
    goods: int
    """Points for goods as they stand (rules 5.4 to 5.6)."""
    hoped: float
    """How many more the cards to come would bring if they came by lot: each is of some good as
    often as that good is among the cards that nobody has yet."""
    jokers: int
    """Jokers, which will be laid where they bring most (rule 5.5)."""
    spent: int
    """More coins than these are not spent in the turns to come."""


class Goods:
    """The cards of one game with so many seats.

    The symbols on a set of cards are one number: a field for each good, then one for the jokers.
    They are summed by the dozen, as the sets of a dozen cards come again and again.
    """

    def __init__(self, game: EightMinuteEmpire, seats: int) -> None:
        components = game.components
        self._turns = components.cards(seats)
        self._deck = sum(1 << card for card in components.deck(seats))
        self._shifts = tuple(FIELD * good for good in range(len(components.good)))
        self._wild = FIELD * len(components.good)
        self._signs = [
            card.symbols << FIELD * game.good_index.get(card.good, len(components.good))
            for card in components.card
        ]
        self._dozens = tuple(range(0, len(self._signs), DOZEN))
        self._shown = Memo(self._summed)
        self._steps = [
            [scoring.step_points(game, good, count) for count in range(max(row.steps) + 1)]
            for good, row in enumerate(components.good)
        ]
        self._coming = Memo(self._shares)
        self._growth = Memo(self._grown)
        self._points = Memo(self._laid)
        self.hands = Memo(self._hand)
        """For cards (a set), the cards of all players, and the goods of own tokens (rule 1.6):
        what they mean."""

    def _hand(self, key: tuple[int, int, tuple[int, ...]]) -> Hand:
        cards, taken, tokens = key
        turns = self._turns - cards.bit_count()
        symbols = self._symbols(cards)
        for good in tokens:
            symbols += 1 << self._shifts[good]
        growth = self._growth
        hoped = 0.0
        for good, shift, share in self._coming[taken]:
            hoped += growth[good, symbols >> shift & FIELD_MASK, turns, share]
        jokers = symbols >> self._wild
        return Hand(turns / self._turns, self._points[symbols], hoped, jokers, SPENT * turns)

    def _shares(self, taken: int) -> list[tuple[int, int, int]]:
        """When these cards are taken: for each good, and its field, its share of the others."""
        to_come = self._deck & ~taken
        coming = self._symbols(to_come)
        step = SHARES / max(1, to_come.bit_count())
        free = JOKER * (coming >> self._wild)
        return [
            (good, shift, round(((coming >> shift & FIELD_MASK) + free) * step))
            for good, shift in enumerate(self._shifts)
        ]

    def _symbols(self, cards: int) -> int:
        """The symbols on these cards."""
        shown = self._shown
        return sum([shown[first, cards >> first & DOZEN_MASK] for first in self._dozens])

    def _summed(self, key: tuple[int, int]) -> int:
        """The symbols on some of a dozen cards."""
        first, cards = key
        return sum(self._signs[first + card] for card in bits(cards))

    def _grown(self, key: tuple[int, int, int, int]) -> float:
        """How many points a good with so many symbols may expect to gain in so many turns."""
        good, count, turns, shares = key
        share = min(1.0, shares / SHARES)
        steps = self._steps[good]
        points = [steps[min(count + n, len(steps) - 1)] for n in range(turns + 1)]
        return sum(
            comb(turns, n) * share**n * (1 - share) ** (turns - n) * (points[n] - points[0])
            for n in range(turns + 1)
        )

    def _laid(self, symbols: int) -> int:
        """The points of these symbols, the jokers laid where they bring most (rule 5.5)."""
        jokers = symbols >> self._wild
        best = [0] * (jokers + 1)
        for steps, shift in zip(self._steps, self._shifts, strict=True):
            count, top = symbols >> shift & FIELD_MASK, len(steps) - 1
            gains = [steps[min(count + n, top)] for n in range(jokers + 1)]
            best = [max([best[n - k] + gains[k] for k in range(n + 1)]) for n in range(jokers + 1)]
        return best[jokers]
