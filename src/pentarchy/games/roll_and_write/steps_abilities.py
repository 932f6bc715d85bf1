"""Favours and buildings that a player uses by choice (5 of the rules), and what they cost."""

from __future__ import annotations

from pentarchy.games.roll_and_write import effects
from pentarchy.games.roll_and_write.effects import ACTION, GOLD
from pentarchy.games.roll_and_write.paper import added
from pentarchy.games.roll_and_write.state import NONE, RollState, Sheet
from pentarchy.games.roll_and_write.steps_favours import (
    ALL_TYPES,
    COMPLETE_IT,
    OnSheet,
    apply_favour,
    favour_works,
    pay_fixed,
)
from pentarchy.kernel.actions import Action
from pentarchy.kernel.bits import mask_of
from pentarchy.kernel.messages import Arg
from pentarchy.kernel.steps import Decision, Log, Offer, Rule, Steps

# What may be used ---------------------------------------------------------------------------
#
# The targets of `use` are the favours, then the buildings of the set.


def my_favour(state: RollState, step: OnSheet, mask: int) -> int:
    sheet = state.sheets[step.seat]
    own = 1 << sheet.favour if sheet.favour != NONE else 0
    return mask & (state.game.building_targets | own)


def favour_unused(state: RollState, step: OnSheet, mask: int) -> int:
    return mask & state.game.building_targets if state.sheets[step.seat].favour_used else mask


def those(state: RollState, step: OnSheet, mask: int, slots: list[int]) -> int:
    """Of the buildings in the mask only those in these slots; favours stay."""
    plan, first = state.sheets[step.seat].plan, state.game.favours
    kept = mask_of(first + plan.buildings[slot] for slot in slots)
    return mask & (kept | (1 << first) - 1)


def mine(state: RollState, step: OnSheet, mask: int) -> int:
    return those(state, step, mask, list(range(len(state.sheets[step.seat].plan.buildings))))


def by_choice(state: RollState, step: OnSheet, mask: int) -> int:
    plan = state.sheets[step.seat].plan
    return those(state, step, mask, [*plan.optional, *plan.first])


def works(state: RollState, step: OnSheet, mask: int) -> int:
    sheet = state.sheets[step.seat]
    return those(state, step, mask, [s for s in range(len(sheet.uses)) if sheet.active >> s & 1])


def not_first(state: RollState, step: OnSheet, mask: int) -> int:
    return those(state, step, mask, list(state.sheets[step.seat].plan.optional))


def not_used_up(state: RollState, step: OnSheet, mask: int) -> int:
    sheet = state.sheets[step.seat]
    return those(state, step, mask, [s for s in sheet.plan.optional if effects.ready(sheet, s)])


def has_effect(state: RollState, step: OnSheet, mask: int) -> int:
    """What can be paid for and does something; the other rules are in it."""
    sheet = state.sheets[step.seat]
    found = 0
    favour = sheet.favour
    if favour != NONE and not sheet.favour_used and favour_works(state, sheet, favour):
        found = 1 << favour
    for slot in sheet.plan.optional:
        if effects.ready(sheet, slot) and can_use(state, sheet, slot):
            found |= 1 << state.game.favours + sheet.plan.buildings[slot]
    return mask & found


MINE = Rule("1.2", "why-not-on-sheet", mine).explaining()
BY_CHOICE = Rule("5.1", "why-by-itself", by_choice).explaining()
WORKS = Rule("3.8", "why-not-working", works).explaining()
USE = Offer(
    "use",
    Rule("2.2", "why-not-my-favour", my_favour).explaining(),
    Rule("4.6", "why-favour-used", favour_unused).explaining(),
    MINE,
    BY_CHOICE,
    WORKS,
    Rule("5.2", "why-too-late", not_first).explaining(),
    Rule("5.1", "why-used-up", not_used_up).explaining(),
    Rule("4.7", "why-no-effect", has_effect),
)


def can_use(state: RollState, sheet: Sheet, slot: int) -> bool:
    """Whether the price of a building can be paid, and buys something (5.6, 5.13)."""
    effect = sheet.plan.effects[slot]
    if effect.op == "second_favour":
        return sum(sheet.pool) > 0 and bool(second_favours(state, sheet, 1))
    for good, count in sheet.plan.pays[slot]:
        if good == ACTION:
            return sheet.actions >= count
        return sheet.pool[good] + sheet.pool[GOLD] >= count
    return sum(sheet.pool) > 0


def use(state: RollState, seat: int, target: int, log: Log) -> Steps:
    """A favour or a building is used; the steps are the choices it asks for."""
    sheet, favours = state.sheets[seat], state.game.favours
    if target < favours:
        sheet.favour_used = True
        return apply_favour(state, seat, target, log)
    slot = sheet.plan.slot_of[target - favours]
    sheet.uses[slot] += 1
    pays = sheet.plan.pays[slot]
    if pays:
        pay_fixed(sheet, *pays[0])
        return receive(state, seat, slot, NONE, log)
    held = [letter for letter, count in enumerate(sheet.pool) if count]
    if len(held) > 1:
        return (PayAny(seat, slot),)
    return pay_any(state, seat, slot, held[0], log)


# Exchanges (5.6) and a second favour (5.13) -------------------------------------------------


class OnSlot(OnSheet, frozen=True):
    """A choice to be made while a building is used."""

    slot: int

    def about(self, state: RollState) -> dict[str, Arg]:
        sheet = state.sheets[self.seat]
        return {**OnSheet.about(self, state), "building": sheet.plan.things[self.slot]}

    def closed(self, state: RollState) -> tuple[tuple[str, Rule], ...]:
        return COMPLETE_IT


def is_held(state: RollState, step: OnSheet, mask: int) -> int:
    pool = state.sheets[step.seat].pool
    return mask & mask_of(letter for letter, count in enumerate(pool) if count)


PAY = Offer("name", Rule("3.3", "why-not-held", is_held))


class PayAny(OnSlot, frozen=True):
    """Rules 5.6 and 5.13: pay a resource of any type, gold included."""

    asks = "ask-pay-any"

    def offers(self, state: RollState) -> tuple[Offer, ...]:
        return (PAY,)

    def take(self, state: RollState, action: Action, log: Log) -> Steps:
        return pay_any(state, self.seat, self.slot, action.index, log)


def pay_any(state: RollState, seat: int, slot: int, letter: int, log: Log) -> Steps:
    """The resource is paid; now what it buys."""
    sheet = state.sheets[seat]
    sheet.pool = added(sheet.pool, letter, -1)
    effect = sheet.plan.effects[slot]
    if effect.op == "second_favour":
        return (SecondFavour(seat, slot),)
    if effect.get == {"any": 1}:
        return (GetOther(seat, slot, letter),)
    return receive(state, seat, slot, letter, log)


def receive(state: RollState, seat: int, slot: int, letter: int, log: Log) -> Steps:
    """Rule 5.6: what an exchange gives."""
    for good, count in state.sheets[seat].plan.gets[slot]:
        effects.gain_from(state, seat, slot, good, count, log)
    return ()


def is_other(state: RollState, step: GetOther, mask: int) -> int:
    return mask & ALL_TYPES & ~(1 << step.paid)


OTHER = Offer("name", Rule("5.6", "why-same-type", is_other))


class GetOther(OnSlot, frozen=True):
    """Rule 5.6: a basic resource other than the one that was paid."""

    paid: int

    asks = "ask-get-other"

    def offers(self, state: RollState) -> tuple[Offer, ...]:
        return (OTHER,)

    def take(self, state: RollState, action: Action, log: Log) -> Steps:
        effects.gain_from(state, self.seat, self.slot, action.index, 1, log)
        return ()


def second_favours(state: RollState, sheet: Sheet, spare: int) -> int:
    """Rule 5.13: the unclaimed favours that would do something."""
    left = state.unclaimed()
    return mask_of(
        favour
        for favour in range(state.game.favours)
        if left >> favour & 1 and favour_works(state, sheet, favour, spare)
    )


def is_unclaimed(state: RollState, step: SecondFavour, mask: int) -> int:
    return mask & state.unclaimed()


def would_work(state: RollState, step: SecondFavour, mask: int) -> int:
    return mask & second_favours(state, state.sheets[step.seat], 0)


SECOND = Offer(
    "take",
    Rule("5.13", "why-claimed", is_unclaimed),
    Rule("4.7", "why-no-effect", would_work),
)


class SecondFavour(OnSlot, frozen=True):
    """Rule 5.13: which favour that nobody has taken."""

    asks = "ask-second-favour"

    def offers(self, state: RollState) -> tuple[Offer, ...]:
        return (SECOND,)

    def take(self, state: RollState, action: Action, log: Log) -> Steps:
        return apply_favour(state, self.seat, action.index, log)


ABILITY_STEPS: tuple[type[Decision], ...] = (PayAny, GetOther, SecondFavour)
