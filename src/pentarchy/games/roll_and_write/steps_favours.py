"""The five favours (section 4 of the rules), and what all decisions about a sheet share."""

from __future__ import annotations

from pentarchy.games.roll_and_write import effects
from pentarchy.games.roll_and_write.components import BASIC, RESOURCES
from pentarchy.games.roll_and_write.effects import ACTION, GOLD, GOOD_THINGS, POINTS
from pentarchy.games.roll_and_write.paper import added, paid
from pentarchy.games.roll_and_write.state import EXPORT, RollState, Sheet
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


def favour_works(state: RollState, sheet: Sheet, favour: int, spare: int = 0) -> bool:
    """Rule 4.7: whether a favour would do anything, with so many resources less at hand."""
    does = state.game.components.favour[favour].does
    if does == "plunder":
        return bool(plunder_dice(state, sheet))
    if does == "export":
        return sum(sheet.pool) > spare
    return True


def pay_fixed(sheet: Sheet, good: int, count: int) -> None:
    """Rule 5.6: actions, or resources of one type with gold standing in."""
    if good == ACTION:
        sheet.actions -= count
        return
    cost = [0, 0, 0]
    cost[good] = count
    sheet.pool = paid(sheet.pool, (cost[0], cost[1], cost[2]))


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


FAVOUR_STEPS: tuple[type[Decision], ...] = (GiftDie, PlunderDie, PlunderType, Plunder, Export)
