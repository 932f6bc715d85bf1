"""Paying: gold may stand for any resource, and where both ways are open, that is a choice."""

from __future__ import annotations

from pentarchy.games.imperial_settlers.goods import (
    GOLD,
    RESOURCES,
    SUPPLY,
    Bundle,
    Cost,
    cost,
    thing,
)
from pentarchy.games.imperial_settlers.state import SettlersState
from pentarchy.kernel.actions import Action
from pentarchy.kernel.messages import Arg
from pentarchy.kernel.steps import Decision, Log, Offer, Rule, Steps

MOST_GOLD = 12
"""No cost holds more of one resource."""


def can_afford(state: SettlersState, seat: int, bundle: Bundle) -> bool:
    """Rule 1.6: goods for themselves, resources also with gold."""
    gold = 0
    for good, count in bundle:
        if good == GOLD:
            gold = count
        elif good not in RESOURCES and state.has(seat, good) < count:
            return False
    return state.can_pay(seat, cost(bundle), gold)


def pay(state: SettlersState, seat: int, bundle: Bundle) -> Steps:
    """Pay a bundle that can be afforded; asks how much gold stands for resources."""
    for good, count in bundle:
        if good not in RESOURCES and good < SUPPLY:
            state.add(seat, good, -count)
    return pay_resources(state, seat, cost(bundle))


def pay_resources(state: SettlersState, seat: int, left: Cost) -> Steps:
    """Pay resource by resource, up to the first that leaves a choice (rule 4.8)."""
    if not any(left):
        return ()
    rest = list(left)
    for good in RESOURCES:
        if not rest[good]:
            continue
        least, most = gold_range(state, seat, good, (rest[0], rest[1], rest[2]))
        if least < most:
            return (PayWith(seat, rest[0], rest[1], rest[2]),)
        _spend(state, seat, good, rest[good], least)
        rest[good] = 0
    return ()


def gold_range(state: SettlersState, seat: int, good: int, left: Cost) -> tuple[int, int]:
    """How much gold may stand for this resource: at least and at most."""
    spare = state.has(seat, GOLD)
    for other in RESOURCES:
        if other != good:
            spare -= max(0, left[other] - state.has(seat, other))
    need = left[good]
    return max(0, need - state.has(seat, good)), min(need, spare)


def _spend(state: SettlersState, seat: int, good: int, need: int, gold: int) -> None:
    state.add(seat, good, gold - need)
    state.add(seat, GOLD, -gold)


def gold_that_fits(state: SettlersState, step: PayWith, mask: int) -> int:
    least, most = gold_range(state, step.seat, step.good, step.left)
    return mask & (1 << most + 1) - (1 << least)


SPEND = Offer("spend", Rule("4.8", "why-gold-does-not-fit", gold_that_fits))


class PayWith(Decision, frozen=True):
    """Rule 4.8: so much gold in place of a resource."""

    wood: int
    stone: int
    food: int

    asks = "ask-gold"

    @property
    def left(self) -> Cost:
        return (self.wood, self.stone, self.food)

    @property
    def good(self) -> int:
        """The resource that is paid now: the first that is left."""
        return next(good for good in RESOURCES if self.left[good])

    def about(self, state: SettlersState) -> dict[str, Arg]:
        return {"good": thing(self.good), "count": self.left[self.good]}

    def offers(self, state: SettlersState) -> tuple[Offer, ...]:
        return (SPEND,)

    def take(self, state: SettlersState, action: Action, log: Log) -> Steps:
        good = self.good
        _spend(state, self.seat, good, self.left[good], action.index)
        rest = list(self.left)
        rest[good] = 0
        return pay_resources(state, self.seat, (rest[0], rest[1], rest[2]))


# Resources of any kind ----------------------------------------------------------------------


def any_left(state: SettlersState, seat: int) -> int:
    """How many resources a seat can give, gold included."""
    return sum(state.has(seat, good) for good in (*RESOURCES, GOLD))


def has_resource(state: SettlersState, step: GiveAny, mask: int) -> int:
    for good in (*RESOURCES, GOLD):
        if not state.has(step.seat, good):
            mask &= ~(1 << good)
    return mask & sum(1 << good for good in (*RESOURCES, GOLD))


GIVE = Offer("give", Rule("8.3", "why-not-in-supply", has_resource))


class GiveAny(Decision, frozen=True):
    """Rule 8.3: a cost of any resources, paid one by one."""

    left: int

    asks = "ask-give"

    def about(self, state: SettlersState) -> dict[str, Arg]:
        return {"count": self.left}

    def offers(self, state: SettlersState) -> tuple[Offer, ...]:
        return (GIVE,)

    def take(self, state: SettlersState, action: Action, log: Log) -> Steps:
        state.add(self.seat, action.index, -1)
        return (GiveAny(self.seat, self.left - 1),) if self.left > 1 else ()
