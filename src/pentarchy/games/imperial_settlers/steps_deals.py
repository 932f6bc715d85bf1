"""Deals: made, repeated, given up, cancelled, stolen; and trade routes (sections 6 and 8)."""

from __future__ import annotations

from collections.abc import Iterable

from pentarchy.games.imperial_settlers import components as words
from pentarchy.games.imperial_settlers.effects import NEEDS, RUNNERS, gain
from pentarchy.games.imperial_settlers.places import (
    AmongCards,
    named,
    number_among,
    of_side,
    told,
)
from pentarchy.games.imperial_settlers.state import SettlersState
from pentarchy.games.imperial_settlers.steps_build import in_hand
from pentarchy.games.imperial_settlers.steps_draw import discard
from pentarchy.games.imperial_settlers.steps_leaving import end_route
from pentarchy.games.imperial_settlers.steps_pay import can_afford, pay
from pentarchy.games.imperial_settlers.steps_raze import NOT_PASSED, OF_ANOTHER
from pentarchy.kernel.actions import Action
from pentarchy.kernel.bits import bits, mask_of
from pentarchy.kernel.messages import Arg, Event
from pentarchy.kernel.steps import Act, Decision, Log, Offer, Rule, Steps

# Making a deal ------------------------------------------------------------------------------


def has_deal(state: SettlersState, step: Decision, mask: int) -> int:
    return mask & state.catalog.faction


def has_food(state: SettlersState, step: Decision, mask: int) -> int:
    return mask if can_afford(state, step.seat, state.catalog.deal_price) else 0


DEAL = Offer(
    "deal",
    Rule("5.1", "why-not-in-hand", in_hand),
    Rule("6.1", "why-no-deal", has_deal),
    Rule("6.2", "why-no-food", has_food),
)


def make_deal(state: SettlersState, seat: int, card: int, log: Log) -> Steps:
    """Rule 6.2: pay the food, then put the card under the board."""
    state.reveal(card, log)  # it is named now, and stays in the hand until it is paid for
    return (*pay(state, seat, state.catalog.deal_price), MakeDeal(seat, card))


class MakeDeal(Act, frozen=True):
    """Rule 6.3: the good at once, and again in every Production."""

    seat: int
    card: int

    def run(self, state: SettlersState, log: Log) -> Steps:
        state.from_hand(self.seat, self.card, log)
        state.deals[self.seat] |= 1 << self.card
        if log is not None:
            name = state.catalog.names[self.card]
            log.append(Event("event-deal", self.seat, {"card": name}, (name,)))
        gained = gain(state, self.seat, state.catalog.deal[self.card], log)
        return (*gained, *dealt(state, self.seat, log))


def dealt(state: SettlersState, seat: int, log: Log) -> Steps:
    """Rule 6.4: features that pay for a new deal."""
    steps: Steps = ()
    for card in bits(state.held[seat] & state.catalog.on_deal):
        steps += gain(state, seat, state.catalog.bundle(state.catalog.cards[card].on_deal), log)
    return steps


# One's own deals ----------------------------------------------------------------------------


def own_deals(state: SettlersState, seat: int) -> int:
    """Deals under the board, and the locations that trade routes are with."""
    return state.deals[seat] | routes_of(state, seat)


def routes_of(state: SettlersState, seat: int) -> int:
    """The locations that a seat's trade routes go to."""
    return mask_of(card for owner, card in state.routes if owner == seat)


def told_deal(state: SettlersState, seat: int, target: str, sides: Iterable[int]) -> dict[str, Arg]:
    """Whose deal it is: a trade route of one of these, or what the place of the card tells."""
    card = state.catalog.number.get(target.removeprefix("card:"), 0)
    for side in sides:
        routes = routes_of(state, side) if side < state.seats else 0
        if routes >> card & 1:
            return {
                "place": "place:own-route" if side == seat else "place:their-route",
                "holder": "word:" if side == seat else named(state, seat, side),
                "copy": number_among(state, card, routes),
            }
    return told(state, seat, target)


class AmongOwnDeals(Decision, frozen=True):
    """A decision about one's own deals, trade routes included."""

    def about_target(self, state: SettlersState, target: str) -> dict[str, Arg]:
        return told_deal(state, self.seat, target, (self.seat,))


class AmongEnemyDeals(Decision, frozen=True):
    """A decision about the others' deals; those who can be chosen come first."""

    def about_target(self, state: SettlersState, target: str) -> dict[str, Arg]:
        others = (side for side in range(state.seats) if side != self.seat)
        return told_deal(state, self.seat, target, (*state.enemies(self.seat), *others))


def is_own_deal(state: SettlersState, step: Decision, mask: int) -> int:
    return mask & own_deals(state, step.seat)


OWN_DEAL = Rule("8.18", "why-not-own-deal", is_own_deal)
REPEAT = Offer("repeat", OWN_DEAL)
DROP = Offer("drop", OWN_DEAL)


class Repeat(AmongOwnDeals, frozen=True):
    """Rule 8.18: the own deal whose good is gained once more."""

    asks = "ask-repeat"

    def offers(self, state: SettlersState) -> tuple[Offer, ...]:
        return (REPEAT,)

    def take(self, state: SettlersState, action: Action, log: Log) -> Steps:
        return gain(state, self.seat, state.catalog.deal[action.index], log)


class Drop(AmongOwnDeals, frozen=True):
    """Rule 8.3: the own deal that is given up as a cost."""

    asks = "ask-drop"

    def offers(self, state: SettlersState) -> tuple[Offer, ...]:
        return (DROP,)

    def take(self, state: SettlersState, action: Action, log: Log) -> Steps:
        return end_deal(state, self.seat, action.index, log, "event-drop")


def end_deal(
    state: SettlersState, seat: int, card: int, log: Log, told: str = "event-discard"
) -> Steps:
    """A deal of this seat is discarded; of a trade route, the card that marked it."""
    if state.deals[seat] >> card & 1:
        state.deals[seat] &= ~(1 << card)
        discard(state, seat, card, log, told)
        return ()
    return end_route(state, seat, card, log)


# The enemies' -------------------------------------------------------------------------------


def deal_owner(state: SettlersState, seat: int, card: int) -> int | None:
    """The enemy with this deal, the first clockwise; None for a card of the attack line."""
    for side in state.enemies(seat):
        if side < state.seats and own_deals(state, side) >> card & 1:
            return side
    return None


def deals_of_others(state: SettlersState, seat: int) -> int:
    """Deals of all others; alone, the open attack cards (rule 12.3)."""
    mask = mask_of(state.line)
    for other in range(state.seats):
        if other != seat:
            mask |= own_deals(state, other)
    return mask


def enemy_deals(state: SettlersState, seat: int) -> int:
    mask = mask_of(state.line)
    for side in state.enemies(seat):
        if side < state.seats:
            mask |= own_deals(state, side)
    return mask


def anothers_deal(state: SettlersState, step: Decision, mask: int) -> int:
    return mask & deals_of_others(state, step.seat)


def enemys_deal(state: SettlersState, step: Decision, mask: int) -> int:
    return mask & enemy_deals(state, step.seat)


def under_board(state: SettlersState, step: Decision, mask: int) -> int:
    under = mask_of(state.line)
    for side in state.enemies(step.seat):
        if side < state.seats:
            under |= state.deals[side]
    return mask & under


ANOTHERS = Rule("8.19", "why-not-anothers-deal", anothers_deal)
ENEMYS = Rule("4.2", "why-passed", enemys_deal)
CANCEL = Offer("cancel", ANOTHERS, ENEMYS)
STEAL = Offer("steal", ANOTHERS, ENEMYS, Rule("8.20", "why-trade-route", under_board))


class Cancel(AmongEnemyDeals, frozen=True):
    """Rule 8.19: the enemy deal that is discarded."""

    gain: bool

    asks = "ask-cancel"

    def offers(self, state: SettlersState) -> tuple[Offer, ...]:
        return (CANCEL,)

    def take(self, state: SettlersState, action: Action, log: Log) -> Steps:
        card = action.index
        owner = deal_owner(state, self.seat, card)
        _tell_deal("event-cancel", state, self.seat, action, log)
        ended: Steps = ()
        if owner is None:
            state.line = tuple(other for other in state.line if other != card)
            state.discards |= 1 << card
        else:
            ended = end_deal(state, owner, card, log)
        gained = gain(state, self.seat, state.catalog.deal[card], log) if self.gain else ()
        return (*ended, *gained)


class Steal(AmongEnemyDeals, frozen=True):
    """Rule 8.20: the enemy deal that becomes one's own; that is not making a deal."""

    asks = "ask-steal"

    def offers(self, state: SettlersState) -> tuple[Offer, ...]:
        return (STEAL,)

    def take(self, state: SettlersState, action: Action, log: Log) -> Steps:
        card = action.index
        owner = deal_owner(state, self.seat, card)
        _tell_deal("event-steal", state, self.seat, action, log)
        if owner is None:
            state.line = tuple(other for other in state.line if other != card)
        else:
            state.deals[owner] &= ~(1 << card)
        state.deals[self.seat] |= 1 << card
        return ()


def _tell_deal(event: str, state: SettlersState, seat: int, action: Action, log: Log) -> None:
    if log is not None:
        owner = deal_owner(state, seat, action.index)
        side = state.seats if owner is None else owner
        args: dict[str, Arg] = {"card": action.target, "owner": of_side(state, side)}
        log.append(Event(event, seat, args, (action.target,)))


# Trade routes -------------------------------------------------------------------------------


def is_faction(state: SettlersState, step: Decision, mask: int) -> int:
    return mask & state.catalog.faction


MARK = Offer("mark", OF_ANOTHER, NOT_PASSED, Rule("8.14", "why-not-faction", is_faction))


class Mark(AmongCards, frozen=True):
    """Rule 8.14: the enemy faction location with which there is a deal from now on."""

    asks = "ask-mark"

    def offers(self, state: SettlersState) -> tuple[Offer, ...]:
        return (MARK,)

    def take(self, state: SettlersState, action: Action, log: Log) -> Steps:
        state.routes = tuple(sorted((*state.routes, (self.seat, action.index))))
        state.markers[self.seat] += 1
        if log is not None:
            args: dict[str, Arg] = {"card": action.target}
            args["owner"] = of_side(state, state.holder(action.index))
            log.append(Event("event-mark", self.seat, args, (action.target,)))
        gained = gain(state, self.seat, state.catalog.deal[action.index], log)
        made = dealt(state, self.seat, log) if state.options.route_is_deal else ()
        return (*gained, *made)


def _repeat(
    state: SettlersState, seat: int, card: int, effect: words.RepeatDeal, log: Log
) -> Steps:
    return (Repeat(seat),)


def _can_repeat(state: SettlersState, seat: int, card: int, effect: words.RepeatDeal) -> bool:
    return bool(own_deals(state, seat))


def _cancel(
    state: SettlersState, seat: int, card: int, effect: words.CancelDeal, log: Log
) -> Steps:
    return (Cancel(seat, effect.gain),)


def _can_cancel(state: SettlersState, seat: int, card: int, effect: words.CancelDeal) -> bool:
    return bool(enemy_deals(state, seat))


def _steal(state: SettlersState, seat: int, card: int, effect: words.StealDeal, log: Log) -> Steps:
    return (Steal(seat),)


def _can_steal(state: SettlersState, seat: int, card: int, effect: words.StealDeal) -> bool:
    return bool(STEAL.allowed(state, Steal(seat), state.game.all_cards))


def _mark(state: SettlersState, seat: int, card: int, effect: words.TradeRoute, log: Log) -> Steps:
    return (Mark(seat),)


def _can_mark(state: SettlersState, seat: int, card: int, effect: words.TradeRoute) -> bool:
    """There is a card left to mark it with, and a location to be marked."""
    found = MARK.allowed(state, Mark(seat), state.game.all_cards)
    return bool(found) and state.left_in(state.deck(seat)) > 0


RUNNERS[words.RepeatDeal] = _repeat
NEEDS[words.RepeatDeal] = _can_repeat
RUNNERS[words.CancelDeal] = _cancel
NEEDS[words.CancelDeal] = _can_cancel
RUNNERS[words.StealDeal] = _steal
NEEDS[words.StealDeal] = _can_steal
RUNNERS[words.TradeRoute] = _mark
NEEDS[words.TradeRoute] = _can_mark
