"""What can be imagined from what a seat may know."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import TYPE_CHECKING, TypeAlias

from pentarchy.games.imperial_settlers.goods import NAMES, SUPPLY
from pentarchy.games.imperial_settlers.state import NONE, SettlersState
from pentarchy.games.imperial_settlers.steps import STEPS
from pentarchy.games.imperial_settlers.view import DECKS, Place, PlayerSeen, SettlersView
from pentarchy.kernel.bits import bits, mask_of
from pentarchy.kernel.chance import fresh_dealer
from pentarchy.kernel.view import recalled

if TYPE_CHECKING:
    from pentarchy.games.imperial_settlers.game import ImperialSettlers

FACE_DOWN = -1
"""A card of a pack that is still to be imagined."""

Reader: TypeAlias = Callable[[Iterable[str]], list[int]]
"""Reads the names of cards as their numbers."""


class SettlersKnowledge:
    """A view, ready to be imagined from many times."""

    def __init__(self, game: ImperialSettlers, view: SettlersView) -> None:
        self._known = _known_state(game, view)
        self._slots = _hidden_slots(view)
        """For each pool of unknown cards, the hidden places to be filled from it."""
        self._pools = _pools(self._known, view)

    def imagine(self, rng: Random) -> SettlersState:
        """Draw the hidden cards of hands and packs from their pools; the rest is in the decks."""
        state = self._known.copy()
        state.dealer = fresh_dealer(rng)
        random = rng.random
        for pool, slots in self._slots.items():
            cards = self._pools[pool][:]
            for seat, place, knowers in slots:
                at = int(random() * len(cards))
                card, cards[at] = cards[at], cards[-1]
                cards.pop()
                bit = 1 << card
                state.pile &= ~bit
                if place < 0:
                    state.hands[seat] |= bit
                else:
                    pack = state.packs[seat]
                    state.packs[seat] = (*pack[:place], card, *pack[place + 1 :])
                for knower in knowers:
                    state.glimpsed[knower] |= bit
        return state


def _hidden_slots(
    view: SettlersView,
) -> dict[tuple[int, int], list[tuple[int, int, tuple[int, ...]]]]:
    """Hidden places by pool: (seat, place in the pack or -1, who else knows the card).

    A pool is the common deck (-1) with its batch, or a seat's faction deck with batch 0.
    """
    found: dict[tuple[int, int], list[tuple[int, int, tuple[int, ...]]]] = {}
    for seat, player in enumerate(view.players):
        placed = [(card, -1) for card in player.hand]
        placed += [(card, place) for place, card in enumerate(player.pack)]
        for card, place in placed:
            if card.card is None:
                pool = (-1, card.batch) if card.deck == DECKS[0] else (seat, 0)
                found.setdefault(pool, []).append((seat, place, card.known))
    return found


def _pools(known: SettlersState, view: SettlersView) -> dict[tuple[int, int], list[int]]:
    """The cards that may be in the hidden places: all that is not seen elsewhere."""
    number = known.catalog.number
    pools: dict[tuple[int, int], list[int]] = {}
    for batch, cards in enumerate(view.older):
        pools[-1, batch] = [number[name.removeprefix("card:")] for name in cards]
    pools[-1, len(view.older)] = list(bits(known.pile & known.catalog.common))
    for seat in range(view.seats):
        if known.factions[seat] != NONE:
            pools[seat, 0] = list(bits(known.pile & known.own_cards(seat)))
    return pools


def _known_state(game: ImperialSettlers, view: SettlersView) -> SettlersState:
    """The state as far as the view tells it: cards that are seen nowhere are in the decks."""

    def cards(names: Iterable[str]) -> list[int]:
        return [game.catalog.number[name.removeprefix("card:")] for name in names]

    state = SettlersState()
    state.begin(game, view.seats, None, ())
    state.clear(game, view.options, view.seats)
    recalled(state, STEPS, view)
    state.offer = mask_of(cards(view.offer))
    state.discards = mask_of(cards(view.discards))
    keys = [row.key for row in game.components.faction]
    for seat, player in enumerate(view.players):
        if player.faction is not None:
            state.factions[seat] = keys.index(player.faction.removeprefix("faction:"))
            state.pile |= state.own_cards(seat)
        state.points[seat] = player.points
        state.passed |= player.passed << seat
        for good in range(SUPPLY):
            state.supply[seat * SUPPLY + good] = player.goods[NAMES[good]]
        _known_hand(state, seat, player, cards)
        _known_places(state, seat, player.locations, cards)
        state.foundations[seat] = mask_of(cards(player.foundations))
        state.deals[seat] = mask_of(cards(player.deals))
        state.routes += tuple((seat, card) for card in cards(player.routes))
        state.markers[seat] = player.markers
        state.exchanged[seat] = player.exchanged
    if view.solo is not None:
        _known_places(state, 1, view.solo.locations, cards)
        state.line = tuple(cards(view.solo.line))
        state.trophies = mask_of(cards(view.solo.trophies))
    state.older = tuple(
        mask_of(cards(older)) | _known_of_batch(view, batch, cards)
        for batch, older in enumerate(view.older)
    )
    state.pile &= ~_in_sight(state)
    for older in state.older:
        state.pile &= ~older
    return state


def _known_hand(state: SettlersState, seat: int, player: PlayerSeen, cards: Reader) -> None:
    """The cards of a hand and pack that are known, and who else knows them."""
    for seen in (*player.hand, *player.pack):
        if seen.card is not None:
            (card,) = cards((seen.card,))
            if seen.open:
                state.shown |= 1 << card
            for knower in seen.known:
                state.glimpsed[knower] |= 1 << card
    state.hands[seat] = mask_of(cards(seen.card for seen in player.hand if seen.card is not None))
    state.packs[seat] = tuple(
        FACE_DOWN if seen.card is None else cards((seen.card,))[0] for seen in player.pack
    )


def _known_of_batch(view: SettlersView, batch: int, cards: Reader) -> int:
    """The known common cards in hands that are from an older shuffle."""
    return mask_of(
        cards(
            seen.card
            for player in view.players
            for seen in (*player.hand, *player.pack)
            if seen.card is not None and seen.batch == batch and seen.deck == DECKS[0]
        )
    )


def _known_places(
    state: SettlersState, side: int, places: tuple[Place, ...], cards: Reader
) -> None:
    for place in places:
        (card,) = cards((place.card,))
        bit = 1 << card
        state.held[side] |= bit
        state.owned[side if place.owner is None else place.owner] |= bit
        if place.owner is not None:
            state.lent |= bit
        state.once |= bit if place.uses > 0 else 0
        state.twice |= bit if place.uses > 1 else 0
        state.blocked |= bit if place.blocked else 0
        state.shields |= bit if place.shield else 0
        state.samurai |= bit if place.samurai else 0
        if place.tucked:
            state.tucked = tuple(sorted((*state.tucked, (card, mask_of(cards(place.tucked))))))
        if place.banked:
            state.banked = tuple(sorted((*state.banked, (card, place.banked))))
        stored = tuple((card, NAMES.index(good), count) for good, count in place.stored.items())
        state.stored = tuple(sorted((*state.stored, *stored)))


def _in_sight(state: SettlersState) -> int:
    """Every card that lies open, or in a hand where the viewer knows it."""
    mask = state.offer | state.discards | state.trophies | mask_of(state.line)
    mask |= mask_of(card for pack in state.packs for card in pack if card != FACE_DOWN)
    for cards in (*state.hands, *state.owned, *state.foundations, *state.deals):
        mask |= cards
    for _, cards in state.tucked:
        mask |= cards
    return mask
