"""Before anything else: re-rolls and turned dice (5.2 to 5.4), then what comes by itself (5.5)."""

from __future__ import annotations

from pentarchy.games.roll_and_write import effects
from pentarchy.games.roll_and_write.components import GOODS, LETTERS, RESOURCES
from pentarchy.games.roll_and_write.paper import WORKER_DIE, added
from pentarchy.games.roll_and_write.state import RollState, Sheet
from pentarchy.games.roll_and_write.steps_abilities import (
    BY_CHOICE,
    MINE,
    WORKS,
    OnSlot,
    those,
)
from pentarchy.games.roll_and_write.steps_favours import ALL_TYPES, DONE, OnSheet
from pentarchy.kernel.actions import Action
from pentarchy.kernel.bits import bits, mask_of
from pentarchy.kernel.chance import Odds
from pentarchy.kernel.messages import Arg, Event
from pentarchy.kernel.steps import Act, Chance, Log, Offer, Rule, Step, Steps


class OpenWindow(Act, frozen=True):
    """Rule 5.2: whoever has a building for it may change the dice now; nobody else is asked."""

    seat: int

    def run(self, state: RollState, log: Log) -> Steps:
        return (Window(self.seat),) if usable_first(state.sheets[self.seat]) else ()


def usable_first(sheet: Sheet) -> list[int]:
    """The slots that may still change dice. A re-roll is made once, a turn up to N times."""
    return [slot for slot in sheet.plan.first if first_ready(sheet, slot)]


def first_ready(sheet: Sheet, slot: int) -> bool:
    if sheet.plan.effects[slot].op == "reroll":
        return bool(sheet.active >> slot & 1) and not sheet.uses[slot]
    return effects.ready(sheet, slot)


def no_favour(state: RollState, step: OnSheet, mask: int) -> int:
    return mask & state.game.building_targets


def not_later(state: RollState, step: OnSheet, mask: int) -> int:
    return those(state, step, mask, list(state.sheets[step.seat].plan.first))


def ready_first(state: RollState, step: OnSheet, mask: int) -> int:
    return those(state, step, mask, usable_first(state.sheets[step.seat]))


FIRST = "why-dice-first"
WINDOW_USE = Offer(
    "use",
    Rule("5.2", FIRST, no_favour),
    MINE,
    BY_CHOICE,
    WORKS,
    Rule("5.2", FIRST, not_later).explaining(),
    Rule("5.1", "why-used-up", ready_first),
)
DICE_FIRST = tuple((verb, Rule("5.2", FIRST)) for verb in ("cross", "harvest", "end"))


class Window(OnSheet, frozen=True):
    """Rule 5.2: use a building that changes dice, or go on: then it is too late."""

    asks = "ask-window"

    def offers(self, state: RollState) -> tuple[Offer, ...]:
        return (WINDOW_USE, DONE)

    def closed(self, state: RollState) -> tuple[tuple[str, Rule], ...]:
        return DICE_FIRST

    def take(self, state: RollState, action: Action, log: Log) -> Steps:
        if action.verb == "done":
            return ()
        sheet = state.sheets[self.seat]
        slot = sheet.plan.slot_of[action.index - state.game.favours]
        sheet.uses[slot] += 1
        again = OpenWindow(self.seat)
        effect = sheet.plan.effects[slot]
        if effect.op == "set_die":
            return (TurnDie(self.seat, slot), again)
        if effect.dice == "worker":
            return (RerollWorkers(self.seat, slot), again)
        return (PickDice(self.seat, slot, 0), again)


# Re-rolls (5.3) -----------------------------------------------------------------------------


def pickable(state: RollState, step: PickDice) -> int:
    """The dice that this building may re-roll."""
    every = state.sheets[step.seat].plan.effects[step.slot].dice == "all"
    return (1 << WORKER_DIE + 1) - 1 if every else (1 << WORKER_DIE) - 1


def right_die(state: RollState, step: PickDice, mask: int) -> int:
    return mask & pickable(state, step)


def not_picked(state: RollState, step: PickDice, mask: int) -> int:
    return mask & ~step.picked


def any_picked(state: RollState, step: PickDice, mask: int) -> int:
    return mask if step.picked else 0


PICK = Offer(
    "pick",
    Rule("5.3", "why-not-this-die", right_die),
    Rule("5.3", "why-picked", not_picked),
)
PICKED = Offer("done", Rule("5.3", "why-none-picked", any_picked))


class PickDice(OnSlot, frozen=True):
    """Rule 5.3: which dice are rolled again, all of them together."""

    picked: int

    asks = "ask-pick-dice"

    def offers(self, state: RollState) -> tuple[Offer, ...]:
        return (PICK, PICKED)

    def take(self, state: RollState, action: Action, log: Log) -> Steps:
        if action.verb == "done":
            return self.rolls()
        following = PickDice(self.seat, self.slot, self.picked | 1 << action.index)
        sheet = state.sheets[self.seat]
        every = pickable(state, self)
        most = every.bit_count()
        if sheet.plan.effects[self.slot].dice == "resource":
            most = min(most, sheet.number(self.slot))
        return (following,) if following.picked.bit_count() < most else following.rolls()

    def rolls(self) -> Steps:
        return tuple(
            RerollWorkers(self.seat, self.slot)
            if die == WORKER_DIE
            else RerollDie(self.seat, self.slot, die)
            for die in bits(self.picked)
        )


class RerollDie(Chance, frozen=True):
    """Rule 5.3: a resource die of this player alone is rolled again."""

    seat: int
    slot: int
    die: int

    verb = "roll"

    def name(self, state: RollState) -> str:
        return f"reroll/{state.round}/seat-{self.seat}/slot-{self.slot}/die-{self.die}"

    def odds(self, state: RollState) -> Odds:
        return state.game.die_odds[self.die]

    def take(self, state: RollState, action: Action, log: Log) -> Steps:
        sheet = state.sheets[self.seat]
        sheet.dice = (*sheet.dice[: self.die], action.index, *sheet.dice[self.die + 1 :])
        log_die(self.seat, self.die, f"resource:{RESOURCES[action.index]}", log)
        return ()


class RerollWorkers(Chance, frozen=True):
    """Rule 5.3: the worker die of this player alone is rolled again."""

    seat: int
    slot: int

    verb = "muster"

    def name(self, state: RollState) -> str:
        return f"reroll/{state.round}/seat-{self.seat}/slot-{self.slot}/workers"

    def odds(self, state: RollState) -> Odds:
        return state.game.worker_odds

    def take(self, state: RollState, action: Action, log: Log) -> Steps:
        state.sheets[self.seat].workers = state.game.worker_faces[action.index]
        log_die(self.seat, WORKER_DIE, action.target, log)
        return ()


def log_die(seat: int, die: int, face: str, log: Log) -> None:
    if log is not None:
        place = f"die:{die + 1}"
        log.append(Event("event-die", seat, {"die": place, "face": face}, (place,)))


# Turned dice (5.4) --------------------------------------------------------------------------


def is_resource(state: RollState, step: OnSheet, mask: int) -> int:
    return mask & (1 << WORKER_DIE) - 1


TURN = Offer("pick", Rule("5.4", "why-no-resource-die", is_resource))


class TurnDie(OnSlot, frozen=True):
    """Rule 5.4: which resource die is turned."""

    asks = "ask-turn-die"

    def offers(self, state: RollState) -> tuple[Offer, ...]:
        return (TURN,)

    def take(self, state: RollState, action: Action, log: Log) -> Steps:
        return (TurnTo(self.seat, self.slot, action.index),)


def another_face(state: RollState, step: TurnTo, mask: int) -> int:
    return mask & ALL_TYPES & ~(1 << state.sheets[step.seat].dice[step.die])


FACE = Offer("name", Rule("5.4", "why-no-such-face", another_face))


class TurnTo(OnSlot, frozen=True):
    """Rule 5.4: stone, wood or food, whichever it does not show."""

    die: int

    asks = "ask-turn-to"

    def about(self, state: RollState) -> dict[str, Arg]:
        return {**OnSlot.about(self, state), "die": f"die:{self.die + 1}"}

    def offers(self, state: RollState) -> tuple[Offer, ...]:
        return (FACE,)

    def take(self, state: RollState, action: Action, log: Log) -> Steps:
        sheet = state.sheets[self.seat]
        sheet.dice = (*sheet.dice[: self.die], action.index, *sheet.dice[self.die + 1 :])
        log_die(self.seat, self.die, action.target, log)
        return ()


# What comes by itself (5.5) -----------------------------------------------------------------


class Gains(Act, frozen=True):
    """Rules 2.1 and 5.5: the dice fill the pool, then working buildings give what they give."""

    seat: int

    def run(self, state: RollState, log: Log) -> Steps:
        sheet = state.sheets[self.seat]
        for letter in sheet.dice:
            sheet.pool = added(sheet.pool, letter, 1)
        sheet.actions += sheet.workers
        follow: Steps = ()
        for slot in sheet.plan.automatic:
            if sheet.active >> slot & 1:
                follow += self.gained(state, slot, log)
        return follow

    def gained(self, state: RollState, slot: int, log: Log) -> Steps:
        """What one building gives; where the type is open, the player is asked."""
        sheet = state.sheets[self.seat]
        effect, count = sheet.plan.effects[slot], sheet.number(slot)
        if effect.op == "gain_choice":
            assert effect.of is not None
            types = mask_of(LETTERS.index(letter) for letter in effect.of)
            return tuple(ChooseGain(self.seat, slot, types, 1) for _ in range(count))
        if effect.op == "gain_missing":
            types = effects.missing_types(sheet)
            if types & types - 1:
                return (ChooseGain(self.seat, slot, types, count),)
            if types:
                effects.gain_from(state, self.seat, slot, types.bit_length() - 1, count, log)
            return ()
        assert effect.what is not None
        if effect.roll is None or effects.roll_meets(sheet, effect.roll):
            good = GOODS.index(effect.what)
            effects.gain_from(state, self.seat, slot, good, count, log)
        return ()


def is_given(state: RollState, step: ChooseGain, mask: int) -> int:
    return mask & step.types


GIVEN = Offer("name", Rule("5.5", "why-not-given", is_given))


class ChooseGain(OnSlot, frozen=True):
    """Rule 5.5: the building gives a type of the player's choice."""

    types: int
    count: int

    asks = "ask-choose-gain"

    def about(self, state: RollState) -> dict[str, Arg]:
        return {**OnSlot.about(self, state), "count": self.count}

    def offers(self, state: RollState) -> tuple[Offer, ...]:
        return (GIVEN,)

    def take(self, state: RollState, action: Action, log: Log) -> Steps:
        effects.gain_from(state, self.seat, self.slot, action.index, self.count, log)
        return ()


WINDOW_STEPS: tuple[type[Step], ...] = (
    OpenWindow, Window, PickDice, RerollDie, RerollWorkers, TurnDie, TurnTo, Gains, ChooseGain,
)  # fmt: skip
