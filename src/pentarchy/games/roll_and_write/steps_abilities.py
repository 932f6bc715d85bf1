"""Favours and buildings that a player uses by choice (sections 4 and 5 of the rules)."""

from __future__ import annotations

from pentarchy.games.roll_and_write import effects
from pentarchy.games.roll_and_write.components import BASIC, RESOURCES
from pentarchy.games.roll_and_write.effects import ACTION, GOLD, GOOD_THINGS, POINTS
from pentarchy.games.roll_and_write.paper import added, paid
from pentarchy.games.roll_and_write.state import EXPORT, NONE, RollState, Sheet
from pentarchy.kernel.actions import Action
from pentarchy.kernel.bits import mask_of
from pentarchy.kernel.messages import Arg, Event
from pentarchy.kernel.steps import Decision, Log, Offer, Rule, Steps

ALL_TYPES = (1 << len(BASIC)) - 1


class OnSheet(Decision, frozen=True):
    """Any decision about one's own sheets: what its texts may mention."""

    def about(self, state: RollState) -> dict[str, Arg]:
        return {"actions": state.sheets[self.seat].actions}


COMPLETE = Rule("3.9", "why-complete")
COMPLETE_IT = tuple((verb, COMPLETE) for verb in ("cross", "harvest", "use", "end"))
"""What is shut while a choice that was begun is still to be completed."""


# What may be used ---------------------------------------------------------------------------
#
# The targets of `use` are the favours, then the buildings of the set.


def my_favour(state: RollState, step: OnSheet, mask: int) -> int:
    sheet = state.sheets[step.seat]
    own = 1 << sheet.favour if sheet.favour != NONE else 0
    return mask & (state.game.building_targets | own)


def favour_unused(state: RollState, step: OnSheet, mask: int) -> int:
    return mask & state.game.building_targets if state.sheets[step.seat].favour_used else mask


def _those(state: RollState, step: OnSheet, mask: int, slots: list[int]) -> int:
    """Of the buildings in the mask only those in these slots; favours stay."""
    plan, first = state.sheets[step.seat].plan, state.game.favours
    kept = mask_of(first + plan.buildings[slot] for slot in slots)
    return mask & (kept | (1 << first) - 1)


def mine(state: RollState, step: OnSheet, mask: int) -> int:
    return _those(state, step, mask, list(range(len(state.sheets[step.seat].plan.buildings))))


def by_choice(state: RollState, step: OnSheet, mask: int) -> int:
    plan = state.sheets[step.seat].plan
    return _those(state, step, mask, [*plan.optional, *plan.first])


def works(state: RollState, step: OnSheet, mask: int) -> int:
    sheet = state.sheets[step.seat]
    return _those(state, step, mask, [s for s in range(len(sheet.uses)) if sheet.active >> s & 1])


def not_first(state: RollState, step: OnSheet, mask: int) -> int:
    return _those(state, step, mask, list(state.sheets[step.seat].plan.optional))


def not_used_up(state: RollState, step: OnSheet, mask: int) -> int:
    sheet = state.sheets[step.seat]
    return _those(state, step, mask, [s for s in sheet.plan.optional if effects.ready(sheet, s)])


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


def favour_works(state: RollState, sheet: Sheet, favour: int, spare: int = 0) -> bool:
    """Rule 4.7: whether a favour would do anything, with so many resources less at hand."""
    does = state.game.components.favour[favour].does
    if does == "plunder":
        return bool(plunder_dice(state, sheet))
    if does == "export":
        return sum(sheet.pool) > spare
    return True


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


def pay_fixed(sheet: Sheet, good: int, count: int) -> None:
    """Rule 5.6: actions, or resources of one type with gold standing in."""
    if good == ACTION:
        sheet.actions -= count
        return
    cost = [0, 0, 0]
    cost[good] = count
    sheet.pool = paid(sheet.pool, (cost[0], cost[1], cost[2]))


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


# The five favours (4.1 to 4.5) --------------------------------------------------------------


def apply_favour(state: RollState, seat: int, favour: int, log: Log) -> Steps:
    """What a favour does at once, and the choices it asks for."""
    sheet = state.sheets[seat]
    row = state.game.components.favour[favour]
    if log is not None:
        log.append(Event("event-use-favour", seat, {"favour": f"favour:{row.key}"}))
    if row.does == "ally":
        sheet.actions += 1
        return ()
    if row.does == "coin":
        sheet.pool = added(sheet.pool, GOLD, 1)
        return ()
    if row.does == "gift":
        if len(set(sheet.dice)) > 1:
            return (GiftDie(seat),)
        give(state, seat, sheet.dice[0], log)
        return ()
    if row.does == "plunder":
        return (PlunderDie(seat),)
    return (Export(seat, ALL_TYPES),)


def give(state: RollState, seat: int, letter: int, log: Log) -> None:
    """Rule 4.2: a resource like the one on the die, gold included."""
    sheet = state.sheets[seat]
    sheet.pool = added(sheet.pool, letter, 1)
    if log is not None:
        log.append(Event("event-gift", seat, {"good": GOOD_THINGS[letter]}))


class OnFavour(OnSheet, frozen=True):
    """A choice to be made while a favour is used."""

    def closed(self, state: RollState) -> tuple[tuple[str, Rule], ...]:
        return COMPLETE_IT


def is_resource_die(state: RollState, step: OnSheet, mask: int) -> int:
    return mask & (1 << len(state.sheets[step.seat].dice)) - 1


RESOURCE_DIE = Rule("4.2", "why-no-resource-die", is_resource_die)
GIFT = Offer("pick", RESOURCE_DIE)


class GiftDie(OnFavour, frozen=True):
    """Rule 4.2: one more of what a die shows."""

    asks = "ask-gift"

    def offers(self, state: RollState) -> tuple[Offer, ...]:
        return (GIFT,)

    def take(self, state: RollState, action: Action, log: Log) -> Steps:
        give(state, self.seat, state.sheets[self.seat].dice[action.index], log)
        return ()


def ripe(state: RollState, sheet: Sheet, letter: int) -> int:
    """The circles of a type (gold: of any) that could be harvested."""
    paper = state.game.paper
    there = paper.circles_of(sheet.fields) & ~sheet.harvested
    return there if letter == GOLD else there & paper.letter_circles[letter]


def plunder_dice(state: RollState, sheet: Sheet) -> int:
    """Rule 4.3: the dice whose type can be harvested somewhere."""
    return mask_of(n for n, letter in enumerate(sheet.dice) if ripe(state, sheet, letter))


def can_plunder(state: RollState, step: PlunderDie, mask: int) -> int:
    return mask & plunder_dice(state, state.sheets[step.seat])


PLUNDER_DIE = Offer("pick", RESOURCE_DIE, Rule("4.3", "why-nothing-ripe", can_plunder))


class PlunderDie(OnFavour, frozen=True):
    """Rule 4.3: the die that says what is plundered; gold stands for a type of one's choice."""

    asks = "ask-plunder-die"

    def offers(self, state: RollState) -> tuple[Offer, ...]:
        return (PLUNDER_DIE,)

    def take(self, state: RollState, action: Action, log: Log) -> Steps:
        letter = state.sheets[self.seat].dice[action.index]
        return (PlunderType(self.seat),) if letter == GOLD else (Plunder(self.seat, letter),)


def type_ripe(state: RollState, step: PlunderType, mask: int) -> int:
    sheet = state.sheets[step.seat]
    return mask & mask_of(n for n in range(len(BASIC)) if ripe(state, sheet, n))


PLUNDER_TYPE = Offer("name", Rule("4.3", "why-nothing-ripe", type_ripe))


class PlunderType(OnFavour, frozen=True):
    """Rule 4.3: the die shows gold, so the player names a basic type."""

    asks = "ask-plunder-type"

    def offers(self, state: RollState) -> tuple[Offer, ...]:
        return (PLUNDER_TYPE,)

    def take(self, state: RollState, action: Action, log: Log) -> Steps:
        return (Plunder(self.seat, action.index),)


def is_ripe(state: RollState, step: Plunder, mask: int) -> int:
    return mask & ripe(state, state.sheets[step.seat], step.letter)


PLUNDER = Offer("harvest", Rule("4.3", "why-not-ripe", is_ripe))
DONE = Offer("done")


class Plunder(OnFavour, frozen=True):
    """Rule 4.3: circles of the type, as many as one likes, without actions."""

    letter: int

    asks = "ask-plunder"

    def about(self, state: RollState) -> dict[str, Arg]:
        return {**OnSheet.about(self, state), "good": GOOD_THINGS[self.letter]}

    def offers(self, state: RollState) -> tuple[Offer, ...]:
        return (PLUNDER, DONE)

    def closed(self, state: RollState) -> tuple[tuple[str, Rule], ...]:
        return tuple((verb, rule) for verb, rule in COMPLETE_IT if verb != "harvest")

    def take(self, state: RollState, action: Action, log: Log) -> Steps:
        if action.verb == "done":
            return ()
        effects.harvest(state, self.seat, action.index, log)
        more = ripe(state, state.sheets[self.seat], self.letter)
        return (self,) if more and state.options.plunder == "any" else ()


def not_exported(state: RollState, step: Export, mask: int) -> int:
    return mask & step.left


def is_there(state: RollState, step: Export, mask: int) -> int:
    pool = state.sheets[step.seat].pool
    return mask & mask_of(n for n in range(len(BASIC)) if pool[n] or pool[GOLD])


EXPORT_TYPE = Offer(
    "name",
    Rule("4.4", "why-exported", not_exported),
    Rule("3.3", "why-not-held", is_there),
)


class Export(OnFavour, frozen=True):
    """Rule 4.4: one stone, one wood and one food for a point each; gold may stand in."""

    left: int

    asks = "ask-export"

    def offers(self, state: RollState) -> tuple[Offer, ...]:
        return (EXPORT_TYPE, DONE)

    def take(self, state: RollState, action: Action, log: Log) -> Steps:
        if action.verb == "done":
            return ()
        sheet = state.sheets[self.seat]
        pay_fixed(sheet, action.index, 1)
        effects.gain(sheet, POINTS, 1, EXPORT)
        if log is not None:
            thing = f"resource:{RESOURCES[action.index]}"
            log.append(Event("event-export", self.seat, {"good": thing}))
        left = self.left & ~(1 << action.index)
        return (Export(self.seat, left),) if left and any(sheet.pool) else ()


ABILITY_STEPS: tuple[type[Decision], ...] = (
    PayAny, GetOther, SecondFavour, GiftDie, PlunderDie, PlunderType, Plunder, Export,
)  # fmt: skip
