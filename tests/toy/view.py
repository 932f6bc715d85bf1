"""What a seat may know of the toy bazaar, and what can be imagined from it."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import msgspec

from pentarchy.kernel.bits import bits, mask_of
from pentarchy.kernel.chance import bag_list, bag_of, fresh_dealer, one_less
from pentarchy.kernel.view import View, recalled, shared
from tests.toy.components import BAGS
from tests.toy.state import Card, ToyOptions, ToyState
from tests.toy.steps import STEPS

if TYPE_CHECKING:
    from tests.toy.game import Toy

FACE_DOWN = -1
"""The kind of a card that is still to be imagined."""


class CardSeen(msgspec.Struct, frozen=True):
    """A card from where the viewer sits."""

    back: str
    face: str | None
    """None if the viewer has never seen it."""
    known: tuple[int, ...]
    """The seats that have seen its face: everyone saw who looked."""


class PlayerSeen(msgspec.Struct, frozen=True):
    """What lies in front of a player, and the hand as far as it is known."""

    purse: int
    place: int
    hand: tuple[CardSeen, ...]
    sold: tuple[CardSeen, ...]


class ToyView(View, frozen=True, kw_only=True):
    """The whole table, with the faces of those cards that the viewer knows."""

    options: ToyOptions
    round: int
    leader: int
    bids: tuple[int, ...]
    bank: int
    bags: dict[str, int]
    """How many cards are left in each."""
    players: tuple[PlayerSeen, ...]


def view_of(state: ToyState, seat: int | None) -> ToyView:
    """The view of one seat, or of a spectator."""
    return ToyView(
        **shared(state, seat),
        options=state.options,
        bags={f"bag:{name}": sum(bag) for name, bag in zip(BAGS, state.bags, strict=True)},
        players=tuple(
            PlayerSeen(
                purse=state.purses[other],
                place=state.places[other],
                hand=tuple(_seen(state, card, seat) for card in state.hands[other]),
                sold=tuple(_seen(state, card, seat) for card in state.sold[other]),
            )
            for other in range(state.seats)
        ),
    )


def _seen(state: ToyState, card: Card, viewer: int | None) -> CardSeen:
    shown = state.shown_to(card, viewer)
    face = state.card_thing(card.kind) if shown else None
    return CardSeen(f"bag:{BAGS[card.bag]}", face, tuple(bits(card.known)))


class ToyKnowledge:
    """A view, ready to be imagined from many times."""

    def __init__(self, game: Toy, view: ToyView) -> None:
        state = ToyState()
        state.begin(game, view.seats, None, ())
        state.clear(game, view.options, view.seats)
        recalled(state, STEPS, view)
        state.purses = [player.purse for player in view.players]
        state.places = [player.place for player in view.players]
        kinds = [f"card:{row.key}" for row in game.components.card]
        state.hands = [_cards(player.hand, kinds) for player in view.players]
        state.sold = [_cards(player.sold, kinds) for player in view.players]
        self._known = state
        self._unseen = list(game.bags)
        """For each bag, the cards it came with that the viewer has not seen."""
        for card in sum(state.hands + state.sold, ()):
            if card.kind != FACE_DOWN:
                self._unseen[card.bag] = one_less(self._unseen[card.bag], card.kind)

    def imagine(self, rng: Random) -> ToyState:
        """Shuffle the unseen cards of each bag; deal the face-down ones; the rest is the bag."""
        state = self._known.copy()
        state.dealer = fresh_dealer(rng)
        piles = [bag_list(bag) for bag in self._unseen]
        for pile in piles:
            rng.shuffle(pile)
        state.hands = [
            tuple(
                card._replace(kind=piles[card.bag].pop()) if card.kind == FACE_DOWN else card
                for card in hand
            )
            for hand in state.hands
        ]
        kinds = len(self._unseen[0])
        state.bags = (bag_of(kinds, piles[0]), bag_of(kinds, piles[1]))
        return state


def _cards(seen: tuple[CardSeen, ...], kinds: list[str]) -> tuple[Card, ...]:
    return tuple(
        Card(
            FACE_DOWN if card.face is None else kinds.index(card.face),
            BAGS.index(card.back.removeprefix("bag:")),
            mask_of(card.known),
        )
        for card in seen
    )
