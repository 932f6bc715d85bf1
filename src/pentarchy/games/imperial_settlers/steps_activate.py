"""Activating a location: its cost, its action, and perhaps once more (section 8)."""

from __future__ import annotations

from pentarchy.games.imperial_settlers.effects import ACTION, Effects, possible
from pentarchy.games.imperial_settlers.places import AmongCards
from pentarchy.games.imperial_settlers.state import SettlersState
from pentarchy.games.imperial_settlers.steps_deals import Drop, own_deals
from pentarchy.games.imperial_settlers.steps_pay import GiveAny, any_left, can_afford, pay
from pentarchy.games.imperial_settlers.steps_rivals import DiscardCard
from pentarchy.kernel.actions import Action
from pentarchy.kernel.bits import bits
from pentarchy.kernel.messages import Arg, Event
from pentarchy.kernel.steps import Act, Decision, Log, Offer, Rule, Steps


def own_action(state: SettlersState, step: Decision, mask: int) -> int:
    return mask & state.held[step.seat] & state.catalog.action


def not_exhausted(state: SettlersState, step: Decision, mask: int) -> int:
    return mask & ~state.exhausted()


def not_blocked(state: SettlersState, step: Decision, mask: int) -> int:
    return mask & ~state.blocked


def payable(state: SettlersState, step: Decision, mask: int) -> int:
    for card in bits(mask):
        if not can_pay_action(state, step.seat, card):
            mask ^= 1 << card
    return mask


def can_pay_action(state: SettlersState, seat: int, card: int) -> bool:
    """Rule 8.3: goods, any resources, a card from the hand or a deal."""
    action = state.catalog.cards[card].action
    assert action is not None
    if action.discard == "hand" and not state.hands[seat]:
        return False
    if action.discard == "deal" and not own_deals(state, seat):
        return False
    if action.any and any_left(state, seat) < action.any:
        return False
    return can_afford(state, seat, state.catalog.action_cost[card])


def with_target(state: SettlersState, step: Decision, mask: int) -> int:
    for card in bits(mask):
        if not possible(state, step.seat, card):
            mask ^= 1 << card
    return mask


ACTIVATE = Offer(
    "activate",
    Rule("8.1", "why-not-own-action", own_action),
    Rule("8.2", "why-used", not_exhausted),
    Rule("8.11", "why-blocked", not_blocked),
    Rule("8.3", "why-cannot-pay", payable),
    Rule("8.4", "why-nothing-to-act-on", with_target),
)


def activate(state: SettlersState, seat: int, card: int, log: Log) -> Steps:
    """Rules 8.2 and 8.3: mark the use, pay, then the effects; then perhaps again (8.5)."""
    bit = 1 << card
    state.twice |= state.once & bit
    state.once |= bit
    if log is not None:
        name = state.catalog.names[card]
        log.append(Event("event-activate", seat, {"card": name}, (name,)))
    action = state.catalog.cards[card].action
    assert action is not None
    steps = list(pay(state, seat, state.catalog.action_cost[card]))
    if action.any:
        steps.append(GiveAny(seat, action.any))
    if action.discard == "hand":
        steps.append(DiscardCard(seat))
    if action.discard == "deal":
        steps.append(Drop(seat))
    steps.append(Effects(seat, card, ACTION))
    if action.uses > 1 and not state.twice & bit:
        steps.append(PerhapsAgain(seat, card))
    return tuple(steps)


class PerhapsAgain(Act, frozen=True):
    """Rule 8.5: the second use may follow in the same turn, if it can be paid."""

    seat: int
    card: int

    def run(self, state: SettlersState, log: Log) -> Steps:
        step = Again(self.seat, self.card)
        return (step,) if ACTIVATE.allowed(state, step, 1 << self.card) else ()


def the_same(state: SettlersState, step: Again, mask: int) -> int:
    return mask & 1 << step.card


AGAIN = Offer("activate", Rule("8.5", "why-not-the-same", the_same), *ACTIVATE.rules)
STOP = Offer("stop")


class Again(AmongCards, frozen=True):
    """Rule 8.5: use the location a second time, or stop."""

    card: int

    asks = "ask-again"

    def about(self, state: SettlersState) -> dict[str, Arg]:
        return {"card": state.catalog.names[self.card]}

    def offers(self, state: SettlersState) -> tuple[Offer, ...]:
        return (AGAIN, STOP)

    def take(self, state: SettlersState, action: Action, log: Log) -> Steps:
        return () if action.verb == "stop" else activate(state, self.seat, self.card, log)
