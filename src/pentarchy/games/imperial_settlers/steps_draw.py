"""Cards from face-down decks: which deck, what comes out, and what is kept of it."""

from __future__ import annotations

from pentarchy.games.imperial_settlers.catalog import COMMON_DECK
from pentarchy.games.imperial_settlers.goods import CARD, COMMON_CARD, FACTION_CARD
from pentarchy.games.imperial_settlers.state import SettlersState
from pentarchy.kernel.actions import Action
from pentarchy.kernel.chance import Dealer, Odds
from pentarchy.kernel.messages import Arg, Event
from pentarchy.kernel.steps import Act, Chance, Decision, Log, Offer, Rule, Steps

PICKS = ("keep-first", "keep-second", "keep-third")
HAND, PACK, OFFER = "hand", "pack", "offer"
"""Where a drawn card goes."""


def decks_for(state: SettlersState, seat: int, good: int) -> list[int]:
    """Rule 1.7: the decks that such a card may come from and that have one (1.8)."""
    both = (COMMON_DECK, state.deck(seat))
    allowed = {CARD: both, COMMON_CARD: both[:1], FACTION_CARD: both[1:]}[good]
    return [deck for deck in allowed if state.left_in(deck) > 0]


class GainCard(Act, frozen=True):
    """Rule 1.7: a card from either deck, the owner's choice, unless a deck is named."""

    seat: int
    good: int
    to: str = HAND

    def run(self, state: SettlersState, log: Log) -> Steps:
        decks = decks_for(state, self.seat, self.good)
        if len(decks) > 1:
            return (ChooseDeck(self.seat, self.to),)
        return tuple(Draw(self.seat, deck, self.to) for deck in decks)


def deck_has_cards(state: SettlersState, step: ChooseDeck, mask: int) -> int:
    return mask & sum(1 << (deck != COMMON_DECK) for deck in decks_for(state, step.seat, CARD))


DRAW = Offer("draw", Rule("1.8", "why-deck-empty", deck_has_cards))


class ChooseDeck(Decision, frozen=True):
    """Rule 1.7: the common deck or one's own."""

    to: str

    asks = "ask-deck"

    def offers(self, state: SettlersState) -> tuple[Offer, ...]:
        return (DRAW,)

    def take(self, state: SettlersState, action: Action, log: Log) -> Steps:
        deck = state.deck(self.seat) if action.index else COMMON_DECK
        return (Draw(self.seat, deck, self.to),)


class FromPile(Chance, frozen=True):
    """One of some cards that are all as likely."""

    verb = "turn-up"

    def cards(self, state: SettlersState) -> int:
        """The cards that can come up."""
        raise NotImplementedError

    def odds(self, state: SettlersState) -> Odds:
        return state.catalog.even_odds(self.cards(state))

    def dealt(self, state: SettlersState, dealer: Dealer) -> Action:
        card = dealer.pick_bit(self.name(state), self.cards(state))
        picked: Action = state.game.actions.of(self.verb, card)
        return picked


class Draw(FromPile, frozen=True):
    """The top card of a deck; what it is, is settled now."""

    seat: int
    deck: int
    to: str

    def name(self, state: SettlersState) -> str:
        return f"deck-{self.deck}/{state.drawn[self.deck]}"

    def cards(self, state: SettlersState) -> int:
        catalog = state.catalog
        return state.pile & catalog.decks[self.deck] or state.discards & catalog.common

    def take(self, state: SettlersState, action: Action, log: Log) -> Steps:
        card = action.index
        if not state.pile & state.catalog.decks[self.deck]:
            reshuffle(state, log)
        state.drawn[self.deck] += 1
        state.pile &= ~(1 << card)
        if self.to == OFFER:
            state.offer |= 1 << card
            if log is not None:
                log.append(Event("event-offer", -1, {"card": action.target}, (action.target,)))
            return ()
        if self.to == HAND:
            state.into_hand(self.seat, card)
        else:
            state.packs[self.seat] += (card,)
        if log is not None:
            deck = "deck:faction" if self.deck else "deck:common"
            args: dict[str, Arg] = {"deck": deck, "card": action.target}
            log.append(Event("event-draw", self.seat, args, (), {"card": (self.seat,)}))
        return ()


def reshuffle(state: SettlersState, log: Log) -> None:
    """Rule 1.8: an empty common deck is made from its discards."""
    fresh = state.discards & state.catalog.common
    state.discards &= ~fresh
    state.pile |= fresh
    held = state.in_hands() & state.catalog.common
    for cards in state.older:
        held &= ~cards
    state.older = (*state.older, held)
    if log is not None:
        log.append(Event("event-reshuffle", -1, {"cards": fresh.bit_count()}))


def discard(
    state: SettlersState, seat: int, card: int, log: Log, told: str = "event-discard"
) -> None:
    """Rule 1.9: to its own discard pile, for all to see; nobody's card if the seat is -1."""
    state.discards |= 1 << card
    if log is not None:
        name = state.catalog.names[card]
        event = told if seat >= 0 else "event-left-over"
        log.append(Event(event, seat, {"card": name}, (name,)))


# Looking at some, keeping one ---------------------------------------------------------------


def in_pack(place: int) -> Rule:
    """There is a card in this place of what the seat looks at."""

    def narrow(state: SettlersState, step: Decision, mask: int) -> int:
        return mask if len(state.packs[step.seat]) > place else 0

    return Rule("1.10", "why-no-such-card", narrow)


KEEPS = tuple(Offer(verb, in_pack(place)) for place, verb in enumerate(PICKS))


class Pick(Decision, frozen=True):
    """A seat keeps one of the cards it looks at; only it knows which."""

    asks = "ask-keep"

    def about(self, state: SettlersState) -> dict[str, Arg]:
        names = [state.catalog.names[card] for card in state.packs[self.seat]]
        padded = [*names, "none", "none", "none"]
        return {"first": padded[0], "second": padded[1], "third": padded[2]}

    def offers(self, state: SettlersState) -> tuple[Offer, ...]:
        return KEEPS

    def keep(self, state: SettlersState, verb: str, log: Log) -> None:
        """The picked card is in the hand."""
        place = PICKS.index(verb)
        pack = state.packs[self.seat]
        card = pack[place]
        state.packs[self.seat] = pack[:place] + pack[place + 1 :]
        state.into_hand(self.seat, card)
        if log is not None:
            args: dict[str, Arg] = {"card": state.catalog.names[card]}
            log.append(Event("event-keep", self.seat, args, (), {"card": (self.seat,)}))


class Look(Act, frozen=True):
    """Rule 8.12: all are drawn; now one is kept."""

    seat: int
    rest: str

    def run(self, state: SettlersState, log: Log) -> Steps:
        if len(state.packs[self.seat]) > 1:
            return (KeepOne(self.seat, self.rest),)
        empty_pack(state, self.seat)
        return ()


class KeepOne(Pick, frozen=True):
    """Rule 8.12: one is kept, the rest discarded or shuffled back."""

    rest: str

    def take(self, state: SettlersState, action: Action, log: Log) -> Steps:
        self.keep(state, action.verb, log)
        for card in state.packs[self.seat]:
            if self.rest == "discard":
                state.reveal(card, log)
                discard(state, self.seat, card, log)
            else:
                state.pile |= 1 << card
            state.forget(card)
        state.packs[self.seat] = ()
        return ()


def empty_pack(state: SettlersState, seat: int) -> None:
    """All that a seat looks at goes to its hand."""
    for card in state.packs[seat]:
        state.into_hand(seat, card)
    state.packs[seat] = ()
