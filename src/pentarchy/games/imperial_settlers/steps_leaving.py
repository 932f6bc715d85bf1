"""Locations that leave play, and what goes with them."""

from __future__ import annotations

from pentarchy.games.imperial_settlers.places import of_side
from pentarchy.games.imperial_settlers.state import SettlersState
from pentarchy.games.imperial_settlers.steps_draw import FromPile, discard
from pentarchy.kernel.actions import Action
from pentarchy.kernel.bits import bits
from pentarchy.kernel.messages import Arg, Event
from pentarchy.kernel.steps import Log, Steps


class DiscardMarker(FromPile, frozen=True):
    """Rule 8.14: a trade route has ended; the card that marked it is discarded, face up."""

    seat: int

    def name(self, state: SettlersState) -> str:
        deck = state.deck(self.seat)
        return f"deck-{deck}/{state.drawn[deck]}"

    def cards(self, state: SettlersState) -> int:
        return state.pile & state.own_cards(self.seat)

    def take(self, state: SettlersState, action: Action, log: Log) -> Steps:
        state.drawn[state.deck(self.seat)] += 1
        state.markers[self.seat] -= 1
        state.pile &= ~(1 << action.index)
        discard(state, self.seat, action.index, log)
        return ()


def end_route(state: SettlersState, seat: int, card: int, log: Log) -> Steps:
    """One trade route of this seat with this location ends."""
    if log is not None:
        name = state.catalog.names[card]
        log.append(Event("event-route-ends", seat, {"card": name}, (name,)))
    routes = list(state.routes)
    routes.remove((seat, card))
    state.routes = tuple(routes)
    return (DiscardMarker(seat),)


def lift(state: SettlersState, card: int, log: Log) -> Steps:
    """A location is taken off the table; all that lies on it is lost (rule 5.3), but for goods
    that it kept: those are in the supply from now on (rule 10.4)."""
    bit = ~(1 << card)
    for side in range(state.sides):
        state.held[side] &= bit
        state.owned[side] &= bit
    state.lent &= bit
    state.once &= bit
    state.twice &= bit
    state.blocked &= bit
    state.shields &= bit
    state.samurai &= bit
    for place, cards in state.tucked:
        if place == card:
            for under in bits(cards):
                discard(state, -1, under, log)
    state.tucked = tuple(pair for pair in state.tucked if pair[0] != card)
    state.banked = tuple(pair for pair in state.banked if pair[0] != card)
    unstore(state, card)
    steps: Steps = ()
    for seat, place in state.routes:
        if place == card:
            steps += end_route(state, seat, place, log)
    return steps


def unstore(state: SettlersState, card: int) -> None:
    """Rule 10.4: who had the location loses it; the goods that it kept go to the supply."""
    if state.stored:
        state.stored = tuple(entry for entry in state.stored if entry[0] != card)


def remove(state: SettlersState, seat: int, card: int, log: Log) -> Steps:
    """A location goes to its discard pile: not a raze (rule 8.9)."""
    if log is not None:
        name = state.catalog.names[card]
        args: dict[str, Arg] = {"card": name, "owner": of_side(state, state.holder(card))}
        log.append(Event("event-remove", seat, args, (name,)))
    steps = lift(state, card, log)
    state.discards |= 1 << card
    return steps
