"""A game of the toy bazaar in progress."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, NamedTuple

import msgspec

from pentarchy.kernel.bits import mask_of
from pentarchy.kernel.chance import Bag
from pentarchy.kernel.fields import Derived, Seen
from pentarchy.kernel.game import Options
from pentarchy.kernel.messages import ScoreLine
from pentarchy.kernel.state import State

if TYPE_CHECKING:
    from tests.toy.game import Toy
    from tests.toy.view import ToyView

NO_BID = -1


class ToyOptions(Options, frozen=True):
    """How the table is set up."""

    rounds: Annotated[int, msgspec.Meta(ge=1, le=3)] = 2
    open_gifts: bool = False
    """Whether a given card is shown to everybody (rule 4.6)."""
    first: int = 0
    """The seat that leads before anyone has bid (rule 1.3)."""


class Card(NamedTuple):
    """A card in a hand or in front of a player."""

    kind: int
    bag: int
    """The bag it came from: its back shows it."""
    known: int
    """The seats that have seen its face, as a set."""


class ToyState(State):
    """Lists have one entry a seat."""

    game: Toy
    options: Derived[ToyOptions]
    round: Seen[int]
    leader: Seen[int]
    """The seat whose turn comes first in this round (rule 2.2)."""
    bids: Seen[list[int]]
    """The opened bids of this round; NO_BID before."""
    purses: list[int]
    bank: Seen[int]
    places: list[int]
    """How far each has come on the road."""
    hands: list[tuple[Card, ...]]
    """The cards in the order they came: everyone sees which one is passed on."""
    sold: list[tuple[Card, ...]]
    bags: tuple[Bag, Bag]

    def clear(self, game: Toy, options: ToyOptions, seats: int) -> None:
        """The table before a card is dealt."""
        self.options = options
        self.round = 0
        self.leader = options.first
        self.bids = [NO_BID] * seats
        self.purses = [game.components.numbers.coins] * seats
        self.bank = 0
        self.places = [0] * seats
        self.hands = [()] * seats
        self.sold = [()] * seats
        self.bags = game.bags

    def holds_secret(self, seat: int) -> bool:
        return bool(self.hands[seat])

    def view(self, seat: int | None) -> ToyView:
        from tests.toy.view import view_of

        return view_of(self, seat)

    def score_lines(self, seat: int) -> tuple[ScoreLine, ...]:
        """Rule 6.1: the road, the sold cards, and one point for two coins."""
        place = self.places[seat]
        goods = tuple(
            ScoreLine(self.card_thing(card.kind), self.game.components.card[card.kind].worth)
            for card in self.sold[seat]
        )
        return (
            ScoreLine("road", place, (f"place:{place}",)),
            *goods,
            ScoreLine("purse", self.purses[seat] // 2),
        )

    def card_thing(self, kind: int) -> str:
        """A kind of card, for texts."""
        return f"card:{self.game.components.card[kind].key}"

    def shown_to(self, card: Card, viewer: int | None) -> bool:
        """Rule 4.6: whether the viewer knows the card; a spectator, what all seats know."""
        if viewer is None:
            return card.known == mask_of(range(self.seats))
        return bool(card.known >> viewer & 1)

    def pay(self, seat: int, coins: int) -> None:
        """Coins from a purse to the bank."""
        self.purses[seat] -= coins
        self.bank += coins
