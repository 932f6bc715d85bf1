"""The action phase: one action a turn or pass, and the free steps around it (section 4)."""

from __future__ import annotations

from collections.abc import Callable

from pentarchy.games.imperial_settlers.effects import gain
from pentarchy.games.imperial_settlers.goods import (
    COMMON_CARD,
    FACTION_CARD,
    GOLD,
    RESOURCES,
    SHIELD,
    WORKER,
    thing,
)
from pentarchy.games.imperial_settlers.places import AmongCards
from pentarchy.games.imperial_settlers.state import SettlersState
from pentarchy.games.imperial_settlers.steps_activate import ACTIVATE, STOP, activate
from pentarchy.games.imperial_settlers.steps_build import BUILD, IN_HAND, build
from pentarchy.games.imperial_settlers.steps_deals import DEAL, make_deal
from pentarchy.games.imperial_settlers.steps_draw import Draw, decks_for
from pentarchy.games.imperial_settlers.steps_raze import (
    ATTACK,
    RAZE,
    pay_and_raze,
    raze_from_hand,
)
from pentarchy.games.imperial_settlers.steps_rivals import samurai_place, stand
from pentarchy.kernel.actions import Action
from pentarchy.kernel.bits import bits
from pentarchy.kernel.messages import Arg, Event
from pentarchy.kernel.steps import Act, Decision, Log, Offer, Rule, Steps

# Turns --------------------------------------------------------------------------------------


class NextTurn(Act, frozen=True):
    """Rule 4.1: clockwise, past those who have passed, until all have."""

    seat: int

    def run(self, state: SettlersState, log: Log) -> Steps:
        for n in range(state.seats):
            seat = (self.seat + n) % state.seats
            if not state.passed >> seat & 1:
                return (Turn(seat),)
        return ()


def end_turn(state: SettlersState, seat: int) -> Steps:
    state.turn += 1
    return (NextTurn((seat + 1) % state.seats),)


class EndRound(Act, frozen=True):
    """Rule 8.13: what was taken over goes back when the round ends, so after Cleanup."""

    def run(self, state: SettlersState, log: Log) -> Steps:
        if not state.options.captor_scores or state.round < state.game.components.numbers.rounds:
            give_back(state)
        return ()


def give_back(state: SettlersState) -> None:
    """Everyone has the locations of their own empire again."""
    state.held = state.owned[:]
    state.lent = 0


# Free steps ---------------------------------------------------------------------------------


def has_shield(state: SettlersState, step: Decision, mask: int) -> int:
    return mask if state.has(step.seat, SHIELD) else 0


def own_common(state: SettlersState, step: Decision, mask: int) -> int:
    return mask & state.held[step.seat] & state.catalog.common


def no_shield_yet(state: SettlersState, step: Decision, mask: int) -> int:
    return mask & ~state.shields


def has_worker(state: SettlersState, step: Decision, mask: int) -> int:
    return mask if state.has(step.seat, WORKER) else 0


def has_gate(state: SettlersState, step: Decision, mask: int) -> int:
    return mask if state.held[step.seat] & state.catalog.tucks else 0


def has_shrine(state: SettlersState, step: Decision, mask: int) -> int:
    return mask if state.held[step.seat] & state.catalog.banks else 0


def bankable(state: SettlersState, step: Decision, mask: int) -> int:
    allowed = (*RESOURCES, GOLD) if state.options.shrine_gold else RESOURCES
    return mask & sum(1 << good for good in allowed)


def in_supply(state: SettlersState, step: Decision, mask: int) -> int:
    for good in bits(mask):
        if not state.has(step.seat, good):
            mask ^= 1 << good
    return mask


SHIELD_IT = Offer(
    "shield",
    Rule("4.4", "why-not-own-common", own_common),
    Rule("4.4", "why-shielded", no_shield_yet),
    Rule("4.4", "why-no-shield", has_shield),
)
SAMURAI = Offer(
    "samurai",
    Rule("4.5", "why-no-worker", has_worker),
    Rule("4.5", "why-no-samurai-place", samurai_place),
)
TUCK = Offer("tuck", IN_HAND, Rule("4.6", "why-no-gate", has_gate))
BANK = Offer(
    "bank",
    Rule("4.7", "why-no-shrine", has_shrine),
    Rule("4.7", "why-not-resource", bankable),
    Rule("4.7", "why-not-in-supply", in_supply),
)
FREE = (SHIELD_IT, SAMURAI, TUCK, BANK)
FREE_VERBS = frozenset(offer.verb for offer in FREE)


def free_step(state: SettlersState, seat: int, action: Action, log: Log) -> Steps:
    """Rule 4.3: a step that is no action; returns what of it is still to be decided."""
    if action.verb == "shield":
        state.add(seat, SHIELD, -1)
        state.shields |= 1 << action.index
        _tell("event-shield", seat, action, log)
    elif action.verb == "samurai":
        state.add(seat, WORKER, -1)
        stand(state, seat, action.index, log)
    elif action.verb == "tuck":
        gates = state.held[seat] & state.catalog.tucks
        if gates & gates - 1:
            state.reveal(action.index, log)
            return (ChooseGate(seat, action.index),)
        return tuck(state, seat, action.index, gates.bit_length() - 1, log)
    else:
        state.add(seat, action.index, -1)
        shrines = state.held[seat] & state.catalog.banks
        place = shrines.bit_length() - 1
        banked = dict(state.banked)
        banked[place] = banked.get(place, 0) + 1
        state.banked = tuple(sorted(banked.items()))
        if log is not None:
            on = state.catalog.names[place]
            log.append(Event("event-bank", seat, {"good": thing(action.index), "on": on}, (on,)))
    return ()


def _tell(event: str, seat: int, action: Action, log: Log) -> None:
    if log is not None:
        log.append(Event(event, seat, {"card": action.target}, (action.target,)))


def tuck(state: SettlersState, seat: int, card: int, gate: int, log: Log) -> Steps:
    """Rule 4.6: a card from the hand, under a location to the end."""
    state.from_hand(seat, card, log)
    tucked = dict(state.tucked)
    tucked[gate] = tucked.get(gate, 0) | 1 << card
    state.tucked = tuple(sorted(tucked.items()))
    if log is not None:
        name, under = state.catalog.names[card], state.catalog.names[gate]
        log.append(Event("event-tuck", seat, {"card": name, "under": under}, (under,)))
    feature = state.catalog.cards[gate].tuck
    assert feature is not None
    return gain(state, seat, state.catalog.bundle(feature.gain), log)


def own_gate(state: SettlersState, step: Decision, mask: int) -> int:
    return mask & state.held[step.seat] & state.catalog.tucks


UNDER = Offer("under", Rule("4.6", "why-not-gate", own_gate))


class ChooseGate(AmongCards, frozen=True):
    """Rule 4.6: under which of one's gates."""

    card: int

    asks = "ask-under"

    def about(self, state: SettlersState) -> dict[str, Arg]:
        return {"card": state.catalog.names[self.card]}

    def offers(self, state: SettlersState) -> tuple[Offer, ...]:
        return (UNDER,)

    def take(self, state: SettlersState, action: Action, log: Log) -> Steps:
        return tuck(state, self.seat, self.card, action.index, log)


# Exchange -----------------------------------------------------------------------------------

EXCHANGED = ("wood", "stone", "food", "common-card", "faction-card")
"""What a pair of workers buys, as the targets of `exchange`."""


def has_pair(state: SettlersState, step: Decision, mask: int) -> int:
    return mask if state.has(step.seat, WORKER) >= state.game.components.numbers.exchange else 0


def deck_has_card(state: SettlersState, step: Decision, mask: int) -> int:
    for index, good in ((3, COMMON_CARD), (4, FACTION_CARD)):
        if mask >> index & 1:
            decks = decks_for(state, step.seat, good)
            if not any(state.left_in(deck) > promised(state, deck) for deck in decks):
                mask ^= 1 << index
    return mask


def promised(state: SettlersState, deck: int) -> int:
    """Rule 13.11: the cards of this deck that were exchanged for and are not drawn yet."""
    return sum(isinstance(step, Draw) and step.deck == deck for step in state.agenda)


EXCHANGE = Offer(
    "exchange",
    Rule("9.1", "why-no-pair", has_pair),
    Rule("1.8", "why-deck-empty", deck_has_card),
)


def exchange(state: SettlersState, seat: int, index: int, log: Log) -> Steps:
    """Rules 9.1 to 9.3: a pair of workers for a resource or a card; others may be paid for it.

    A card is seen before the next pair, or, by the other reading of 13.11, after the last one.
    """
    state.add(seat, WORKER, -state.game.components.numbers.exchange)
    if log is not None:
        log.append(Event("event-exchange", seat, {"good": f"good:{EXCHANGED[index]}"}))
    steps: list[Act | Draw] = []
    if index < len(RESOURCES):
        gain(state, seat, ((index, 1),), log)
    else:
        steps += [Draw(seat, deck, "hand") for deck in decks_for(state, seat, 6 + index)]
    for other in range(state.seats):
        if other != seat:
            _paid_for_exchange(state, other, log)
    more = PerhapsMore(seat)
    return (*steps, more) if state.options.exchange_seen else (more, *steps)


def _paid_for_exchange(state: SettlersState, seat: int, log: Log) -> None:
    """Rule 9.3: features that pay for an opponent's pair, so many times a round."""
    for card in bits(state.held[seat] & state.catalog.on_exchange):
        feature = state.catalog.cards[card].on_exchange
        assert feature is not None
        if state.exchanged[seat] < feature.most:
            state.exchanged[seat] += 1
            gain(state, seat, state.catalog.bundle(feature.gain), log)


class PerhapsMore(Act, frozen=True):
    """Rule 9.2: any number of pairs in one action."""

    seat: int

    def run(self, state: SettlersState, log: Log) -> Steps:
        step = MorePairs(self.seat)
        return (step,) if has_pair(state, step, -1) else ()


class MorePairs(Decision, frozen=True):
    """Rule 9.2: exchange another pair, or stop."""

    asks = "ask-exchange"

    def offers(self, state: SettlersState) -> tuple[Offer, ...]:
        return (EXCHANGE, STOP)

    def take(self, state: SettlersState, action: Action, log: Log) -> Steps:
        return () if action.verb == "stop" else exchange(state, self.seat, action.index, log)


# The turn -----------------------------------------------------------------------------------

PASS = Offer("pass")
END = Offer("end")
ONE_ACTION = Rule("4.1", "why-one-action")
ACTIONS = (BUILD, DEAL, RAZE, ATTACK, ACTIVATE, EXCHANGE)
TURN = (*ACTIONS, PASS, *FREE)
SPARE = (*FREE, END)
CLOSED_AFTER = tuple((offer.verb, ONE_ACTION) for offer in (*ACTIONS, PASS))


ACTION_OF: dict[str, Callable[[SettlersState, int, int, Log], Steps]] = {
    "build": build,
    "deal": make_deal,
    "raze": raze_from_hand,
    "attack": pay_and_raze,
    "activate": activate,
    "exchange": exchange,
}


class Turn(AmongCards, frozen=True):
    """Rule 4.1: one action or pass; free steps before it."""

    asks = "ask-turn"

    def offers(self, state: SettlersState) -> tuple[Offer, ...]:
        return TURN

    def take(self, state: SettlersState, action: Action, log: Log) -> Steps:
        seat, verb, card = self.seat, action.verb, action.index
        if verb in FREE_VERBS:
            return (*free_step(state, seat, action, log), Turn(seat))
        if verb == "pass":
            state.passed |= 1 << seat
            if log is not None:
                log.append(Event("event-pass", seat))
            return end_turn(state, seat)
        return (*ACTION_OF[verb](state, seat, card, log), AfterAction(seat))


class AfterAction(Act, frozen=True):
    """Rule 4.3: after the action, free steps if one is possible."""

    seat: int

    def run(self, state: SettlersState, log: Log) -> Steps:
        step = Spare(self.seat)
        # Asked through the state, which keeps the answer for the `legal` that follows.
        found = state.open_targets(step)
        if any(found[verb] for verb in FREE_VERBS):
            return (step,)
        return end_turn(state, self.seat)


class Spare(AmongCards, frozen=True):
    """Rule 4.3: the action is done; a free step, or the end of the turn."""

    asks = "ask-spare"

    def offers(self, state: SettlersState) -> tuple[Offer, ...]:
        return SPARE

    def closed(self, state: SettlersState) -> tuple[tuple[str, Rule], ...]:
        return CLOSED_AFTER

    def take(self, state: SettlersState, action: Action, log: Log) -> Steps:
        if action.verb == "end":
            return end_turn(state, self.seat)
        return (*free_step(state, self.seat, action, log), AfterAction(self.seat))
