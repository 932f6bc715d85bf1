"""Building a location: its cost, what it brings, and what it sets off (section 5)."""

from __future__ import annotations

from pentarchy.games.imperial_settlers import components as words
from pentarchy.games.imperial_settlers.components import OnBuild
from pentarchy.games.imperial_settlers.effects import (
    BONUS,
    NEEDS,
    PRODUCE,
    RUNNERS,
    Effects,
    gain,
)
from pentarchy.games.imperial_settlers.goods import POINT, SUPPLY, Cost, thing
from pentarchy.games.imperial_settlers.places import AmongCards
from pentarchy.games.imperial_settlers.state import NONE, SettlersState
from pentarchy.games.imperial_settlers.steps_draw import discard
from pentarchy.games.imperial_settlers.steps_leaving import lift
from pentarchy.games.imperial_settlers.steps_pay import can_afford, pay, pay_resources
from pentarchy.kernel.actions import Action
from pentarchy.kernel.bits import bits
from pentarchy.kernel.messages import Arg, Event
from pentarchy.kernel.steps import Act, Decision, Log, Offer, Rule, Steps

# What can be built --------------------------------------------------------------------------


def in_hand(state: SettlersState, step: Decision, mask: int) -> int:
    return mask & state.hands[step.seat]


def affordable(state: SettlersState, step: Decision, mask: int) -> int:
    # What `can_pay` says, for many cards at once: this is asked in every turn.
    base = step.seat * SUPPLY
    wood, stone, food, gold = state.supply[base : base + 4]
    cost = state.catalog.cost
    for card in bits(mask):
        woods, stones, foods = cost[card]
        short = woods - wood if woods > wood else 0
        if stones > stone:
            short += stones - stone
        if foods > food:
            short += foods - food
        if short > gold:
            mask ^= 1 << card
    return mask


def expendable(state: SettlersState, seat: int) -> int:
    """Rule 5.3: own locations and foundations, but none that is taken over, by whomever."""
    return state.held[seat] & state.owned[seat] | state.foundations[seat]


def with_location(state: SettlersState, step: Decision, mask: int) -> int:
    return mask if expendable(state, step.seat) else mask & ~state.catalog.needs_location


IN_HAND = Rule("5.1", "why-not-in-hand", in_hand)
AFFORDABLE = Rule("5.2", "why-too-dear", affordable)
BUILD = Offer("build", IN_HAND, Rule("5.3", "why-no-location", with_location), AFFORDABLE)


def build(state: SettlersState, seat: int, card: int, log: Log) -> Steps:
    """Rules 5.2 and 5.3: give up a location if the card asks for it, pay, and build."""
    state.reveal(card, log)  # it is named now, and stays in the hand until it is paid for
    if state.catalog.needs_location >> card & 1:
        choice = expendable(state, seat)
        if choice & choice - 1:
            return (Sacrifice(seat, card),)
        given = choice.bit_length() - 1
        return (*give_up(state, seat, given, log), PayFor(seat, card, given))
    return (PayFor(seat, card),)


def own_place(state: SettlersState, step: Sacrifice, mask: int) -> int:
    return mask & (state.held[step.seat] | state.owned[step.seat] | state.foundations[step.seat])


def not_taken_over(state: SettlersState, step: Sacrifice, mask: int) -> int:
    return mask & ~state.lent


SACRIFICE = Offer(
    "sacrifice",
    Rule("5.3", "why-not-own", own_place),
    Rule("8.13", "why-taken-over", not_taken_over),
)


class Sacrifice(AmongCards, frozen=True):
    """Rule 5.3: the location or foundation that is given up."""

    card: int

    asks = "ask-sacrifice"

    def about(self, state: SettlersState) -> dict[str, Arg]:
        return {"card": state.catalog.names[self.card]}

    def offers(self, state: SettlersState) -> tuple[Offer, ...]:
        return (SACRIFICE,)

    def take(self, state: SettlersState, action: Action, log: Log) -> Steps:
        given = action.index
        return (*give_up(state, self.seat, given, log), PayFor(self.seat, self.card, given))


def give_up(state: SettlersState, seat: int, card: int, log: Log) -> Steps:
    """Rule 5.3: it is discarded with all that lies on it, and gives nothing."""
    steps: Steps = ()
    if state.foundations[seat] >> card & 1:
        state.foundations[seat] &= ~(1 << card)
    else:
        steps = lift(state, card, log)
    discard(state, seat, card, log, "event-give-up")
    return steps


class PayFor(Act, frozen=True):
    """Rule 5.2: the resources of a card that is being built."""

    seat: int
    card: int
    given: int = NONE
    """The location given up for it: one who is asked for gold still sees it."""

    def run(self, state: SettlersState, log: Log) -> Steps:
        paid = pay_resources(state, self.seat, state.catalog.cost[self.card])
        return (*paid, Raise(self.seat, self.card, self.given))


class Raise(Act, frozen=True):
    """Rules 5.4 and 5.5: it stands; bonus, production and features pay."""

    seat: int
    card: int
    given: int = NONE

    def run(self, state: SettlersState, log: Log) -> Steps:
        seat, card = self.seat, self.card
        bit = 1 << card
        state.from_hand(seat, card, log)
        state.deals[seat] &= ~bit
        state.owned[seat] |= bit
        state.held[seat] |= bit
        if log is not None:
            name = state.catalog.names[card]
            log.append(Event("event-build", seat, {"card": name}, (name,)))
        row = state.catalog.cards[card]
        steps: list[Act] = []
        if row.bonus:
            steps.append(Effects(seat, card, BONUS))
        if row.produce:
            steps.append(Effects(seat, card, PRODUCE))
        for feature in bits(state.held[seat] & state.catalog.on_build):
            if state.catalog.fires[feature] & bit:
                steps.append(Fire(seat, feature))
        return tuple(steps)


# Features that pay for building -------------------------------------------------------------


def on_build(state: SettlersState, card: int) -> OnBuild:
    feature = state.catalog.cards[card].on_build
    assert feature is not None
    return feature


class Fire(Act, frozen=True):
    """Rule 5.5: a feature pays for the location just built."""

    seat: int
    card: int

    def run(self, state: SettlersState, log: Log) -> Steps:
        feature = on_build(state, self.card)
        if feature.choose:
            return (ChooseGood(self.seat, feature.choose, self.card),)
        if feature.trade:
            step = Trade(self.seat, self.card)
            return (step,) if can_trade(state, step, -1) else ()
        return gain(state, self.seat, state.catalog.bundle(feature.gain), log)


def first_good(state: SettlersState, text: str) -> int:
    """The good that names a bundle among others."""
    return state.catalog.bundle(text)[0][0]


def can_choose(state: SettlersState, step: ChooseGood, mask: int) -> int:
    return mask & sum(1 << first_good(state, text) for text in step.options)


GAIN = Offer("gain", Rule("5.7", "why-not-a-choice", can_choose))


class ChooseGood(Decision, frozen=True):
    """Rule 5.7: one of the goods that a card offers."""

    options: tuple[str, ...]
    feature: int = NONE
    """The location that offers them because another was built."""

    asks = "ask-choose"

    def about(self, state: SettlersState) -> dict[str, Arg]:
        return {"options": f"bundle:{'/'.join(self.options)}"}

    def about_target(self, state: SettlersState, target: str) -> dict[str, Arg]:
        """How many of that good are gained."""
        offered = dict(good for text in self.options for good in state.catalog.bundle(text)[:1])
        return {"count": next((n for good, n in offered.items() if thing(good) == target), 1)}

    def offers(self, state: SettlersState) -> tuple[Offer, ...]:
        return (GAIN,)

    def take(self, state: SettlersState, action: Action, log: Log) -> Steps:
        chosen = next(t for t in self.options if first_good(state, t) == action.index)
        return gain(state, self.seat, state.catalog.bundle(chosen), log)


def can_trade(state: SettlersState, step: Trade, mask: int) -> int:
    found = 0
    for price, _ in on_build(state, step.card).trade:
        if can_afford(state, step.seat, state.catalog.bundle(price)):
            found |= 1 << first_good(state, price)
    return mask & found


TRADE = Offer("trade", Rule("5.8", "why-not-in-supply", can_trade))
DECLINE = Offer("decline")


class Trade(Decision, frozen=True):
    """Rule 5.8: one of a feature's prices, or none."""

    card: int

    asks = "ask-trade"

    def about(self, state: SettlersState) -> dict[str, Arg]:
        return {"card": state.catalog.names[self.card]}

    def about_target(self, state: SettlersState, target: str) -> dict[str, Arg]:
        """The points that this price buys."""
        bought = {
            thing(first_good(state, price)): dict(state.catalog.bundle(gained)).get(POINT, 0)
            for price, gained in on_build(state, self.card).trade
        }
        return {"points": bought.get(target, 0)}

    def offers(self, state: SettlersState) -> tuple[Offer, ...]:
        return (TRADE, DECLINE)

    def take(self, state: SettlersState, action: Action, log: Log) -> Steps:
        if action.verb == "decline":
            return ()
        pairs = on_build(state, self.card).trade
        price, bought = next(p for p in pairs if first_good(state, p[0]) == action.index)
        paid = pay(state, self.seat, state.catalog.bundle(price))
        return (*paid, *gain(state, self.seat, state.catalog.bundle(bought), log))


# Building at once ---------------------------------------------------------------------------


def from_hand(state: SettlersState, step: BuildNow, mask: int) -> int:
    return mask & state.hands[step.seat] & state.catalog.faction


def from_deals(state: SettlersState, step: BuildNow, mask: int) -> int:
    return mask & state.deals[step.seat] & state.catalog.faction


NOW_FROM_HAND = Offer("build", Rule("8.15", "why-not-faction-hand", from_hand), AFFORDABLE)
NOW_FROM_DEALS = Offer("build", Rule("8.15", "why-not-own-deal", from_deals), AFFORDABLE)


class BuildNow(AmongCards, frozen=True):
    """Rule 8.15: a faction card is built at once, without giving up a location."""

    origin: str

    asks = "ask-build-now"

    def offers(self, state: SettlersState) -> tuple[Offer, ...]:
        return (NOW_FROM_HAND if self.origin == "hand" else NOW_FROM_DEALS,)

    def take(self, state: SettlersState, action: Action, log: Log) -> Steps:
        if self.origin == "hand":
            state.reveal(action.index, log)
        return (PayFor(self.seat, action.index),)


def _build_now(
    state: SettlersState, seat: int, card: int, effect: words.BuildNow, log: Log
) -> Steps:
    step = BuildNow(seat, effect.origin)
    if step.offers(state)[0].allowed(state, step, state.game.all_cards):
        return (step,)
    # Gold paid before is missing now; others see that nothing is built, so they are told.
    if log is not None:
        name = state.catalog.names[card]
        log.append(Event("event-not-built", seat, {"card": name}, (name,)))
    return ()


def _can_build_now(state: SettlersState, seat: int, card: int, effect: words.BuildNow) -> bool:
    """Something can be paid for besides the cost of the action."""
    origin = state.hands[seat] if effect.origin == "hand" else state.deals[seat]
    action = dict(state.catalog.action_cost[card])
    for target in bits(origin & state.catalog.faction):
        wood, stone, food = state.catalog.cost[target]
        both: Cost = (wood + action.get(0, 0), stone + action.get(1, 0), food + action.get(2, 0))
        if state.can_pay(seat, both):
            return True
    return False


def _choose(state: SettlersState, seat: int, card: int, effect: words.Choose, log: Log) -> Steps:
    return (ChooseGood(seat, effect.options),)


RUNNERS[words.BuildNow] = _build_now
NEEDS[words.BuildNow] = _can_build_now
RUNNERS[words.Choose] = _choose
