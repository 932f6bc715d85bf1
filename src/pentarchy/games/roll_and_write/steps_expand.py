"""Phase 3, expansion: crossing boxes, harvesting, using favours and buildings."""

from __future__ import annotations

from pentarchy.games.roll_and_write import effects
from pentarchy.games.roll_and_write.components import TRACKS
from pentarchy.games.roll_and_write.paper import one_spared, paid, short
from pentarchy.games.roll_and_write.state import RollState, Sheet
from pentarchy.games.roll_and_write.steps_abilities import USE, use
from pentarchy.games.roll_and_write.steps_favours import COMPLETE_IT, OnSheet
from pentarchy.games.roll_and_write.steps_structure import Leave
from pentarchy.kernel.actions import Action
from pentarchy.kernel.bits import mask_of
from pentarchy.kernel.messages import Arg, Event
from pentarchy.kernel.steps import Decision, Log, Offer, Rule, Steps

# Crossing a box -----------------------------------------------------------------------------


def on_sheet(state: RollState, step: OnSheet, mask: int) -> int:
    plan = state.sheets[step.seat].plan
    return mask & ((1 << state.game.paper.track_boxes) - 1 | plan.all_boxes)


def not_crossed(state: RollState, step: OnSheet, mask: int) -> int:
    sheet, starts = state.sheets[step.seat], state.game.paper.starts
    done = sheet.built
    for start, crossed in zip(starts, sheet.crossed, strict=True):
        done |= (1 << crossed) - 1 << start
    return mask & ~done


def is_next(state: RollState, step: OnSheet, mask: int) -> int:
    return mask & state.sheets[step.seat].open


def has_action(state: RollState, step: OnSheet, mask: int) -> int:
    sheet = state.sheets[step.seat]
    return mask if sheet.actions else mask & effects.free_boxes(sheet)


def is_payable(state: RollState, step: OnSheet, mask: int) -> int:
    sheet = state.sheets[step.seat]
    whole, less = state.game.paper.payable(sheet.pool)
    if sheet.plan.discounts:
        whole |= less & effects.discounted(sheet)
    return mask & whole


CROSS = Offer(
    "cross",
    Rule("1.2", "why-other-sheet", on_sheet).explaining(),
    Rule("3.7", "why-crossed", not_crossed).explaining(),
    Rule("3.4", "why-leftmost", is_next),
    Rule("3.1", "why-no-action", has_action),
    Rule("3.3", "why-cannot-pay", is_payable),
)

# Harvesting a circle ------------------------------------------------------------------------


def not_harvested(state: RollState, step: OnSheet, mask: int) -> int:
    return mask & ~state.sheets[step.seat].harvested


def field_open(state: RollState, step: OnSheet, mask: int) -> int:
    return mask & state.game.paper.circles_of(state.sheets[step.seat].fields)


def can_harvest(state: RollState, step: OnSheet, mask: int) -> int:
    sheet = state.sheets[step.seat]
    return mask if sheet.actions or effects.free_harvest(sheet) is not None else 0


ONCE_EACH = Rule("3.7", "why-harvested", not_harvested)
FIELD_OPEN = Rule("3.2", "why-field-closed", field_open)
HARVEST = Offer("harvest", ONCE_EACH, FIELD_OPEN, Rule("3.1", "why-no-action", can_harvest))
END = Offer("end")


class Expand(OnSheet, frozen=True):
    """Rule 3.1: cross a box, harvest a circle, use a favour or a building, or end the round."""

    asks = "ask-expand"

    def offers(self, state: RollState) -> tuple[Offer, ...]:
        return (CROSS, HARVEST, USE, END)

    def binding(self, state: RollState, action: Action) -> bool | None:
        """Boxes and circles ask nothing of the dice, and expanding goes on after them (3.1)."""
        return False if action.verb in ("cross", "harvest") else None

    def take(self, state: RollState, action: Action, log: Log) -> Steps:
        verb = action.verb
        if verb == "cross":
            return (*cross(state, self.seat, action.index, log), self)
        if verb == "harvest":
            spend_harvest(state, self.seat)
            effects.harvest(state, self.seat, action.index, log)
            return (self,)
        if verb == "use":
            return (*use(state, self.seat, action.index, log), self)
        return (Leave(self.seat),)


def spend_harvest(state: RollState, seat: int) -> None:
    """Rules 3.2 and 5.7: a harvest costs an action, unless a building spares it."""
    sheet = state.sheets[seat]
    if effects.free_harvest(sheet) is None:
        sheet.actions -= 1


def cross(state: RollState, seat: int, box: int, log: Log) -> Steps:
    """Rule 3.3: first what spares the action, then what spares an icon, if there is a choice."""
    sheet = state.sheets[seat]
    free = effects.free_sources(sheet, box) if sheet.plan.free else ()
    if len(free) > 1:
        return (WhichFree(seat, box),)
    return pay_action(state, seat, box, free[0] if free else None, log)


def pay_action(state: RollState, seat: int, box: int, free: int | None, log: Log) -> Steps:
    """Rule 5.7: the action is spent, or a building spares it."""
    sheet = state.sheets[seat]
    if free is None:
        sheet.actions -= 1
    else:
        sheet.uses[free] += 1
    if not sheet.plan.discounts or (slot := effects.discount_slot(state, sheet, box)) is None:
        pay_box(state, seat, box, None, log)
        return ()
    sheet.uses[slot] += 1
    icons = sparable(state, sheet, box)
    if len(icons) > 1:
        return (WhichIcon(seat, box),)
    pay_box(state, seat, box, icons[0], log)
    return ()


def sparable(state: RollState, sheet: Sheet, box: int) -> list[int]:
    """Rule 5.8: the icons without which the pool pays the box."""
    cost = state.game.paper.costs[box]
    pool = sheet.pool
    return [letter for letter, less in one_spared(cost) if short(pool, less) <= pool[3]]


def pay_box(state: RollState, seat: int, box: int, spared: int | None, log: Log) -> None:
    """Rule 3.3: pay the icons, gold last, and cross the box."""
    paper, sheet = state.game.paper, state.sheets[seat]
    cost = paper.costs[box]
    if spared is not None:
        cost = dict(one_spared(cost))[spared]
    if any(cost):
        sheet.pool = paid(sheet.pool, cost)
        spent = sheet.spent
        sheet.spent = (spent[0] + cost[0], spent[1] + cost[1], spent[2] + cost[2])
    track = paper.track_of[box]
    boxes = sheet.boxes
    sheet.boxes = (*boxes[:track], boxes[track] + 1, *boxes[track + 1 :])
    if log is not None:
        log.append(Event("event-cross", seat, {"box": paper.names[box]}, (paper.names[box],)))
    sheet.open &= ~(1 << box)
    if track == len(TRACKS):
        cross_building(state, seat, box, log)
    else:
        cross_track(state, seat, track, log)
    if sheet.plan.conditions:
        effects.check_conditions(state, seat, log)


def cross_building(state: RollState, seat: int, box: int, log: Log) -> None:
    """Rule 3.5: boxes of the Settlement in any order; the last one completes the building."""
    sheet = state.sheets[seat]
    sheet.built |= 1 << box
    for slot, boxes in enumerate(sheet.plan.boxes):
        if boxes >> box & 1 and not boxes & ~sheet.built:
            effects.complete_building(state, seat, slot, log)


def cross_track(state: RollState, seat: int, track: int, log: Log) -> None:
    """Rule 3.4: the next box of the track opens; a section may be complete."""
    paper, sheet = state.game.paper, state.sheets[seat]
    crossed = sheet.crossed[track] + 1
    sheet.crossed = (*sheet.crossed[:track], crossed, *sheet.crossed[track + 1 :])
    if crossed < paper.lengths[track]:
        sheet.open |= 1 << paper.starts[track] + crossed
    full = paper.full[track]
    if full[crossed] > full[crossed - 1]:
        effects.complete_section(state, seat, track, log)


# Choices inside a cross ---------------------------------------------------------------------


class OnBox(OnSheet, frozen=True):
    """A choice to be made while a box is being crossed."""

    box: int

    def about(self, state: RollState) -> dict[str, Arg]:
        return {**OnSheet.about(self, state), "box": state.game.paper.names[self.box]}

    def closed(self, state: RollState) -> tuple[tuple[str, Rule], ...]:
        return COMPLETE_IT


def spares_action(state: RollState, step: WhichFree, mask: int) -> int:
    sheet = state.sheets[step.seat]
    slots = effects.free_sources(sheet, step.box)
    return mask & mask_of(sheet.plan.buildings[slot] for slot in slots)


SPARE = Offer("spare", Rule("5.7", "why-spares-nothing", spares_action))


class WhichFree(OnBox, frozen=True):
    """Rule 5.7: two buildings would spare the action; the player says which one does."""

    asks = "ask-which-free"

    def offers(self, state: RollState) -> tuple[Offer, ...]:
        return (SPARE,)

    def take(self, state: RollState, action: Action, log: Log) -> Steps:
        slot = state.sheets[self.seat].plan.slot_of[action.index]
        return pay_action(state, self.seat, self.box, slot, log)


def is_sparable(state: RollState, step: WhichIcon, mask: int) -> int:
    return mask & mask_of(sparable(state, state.sheets[step.seat], step.box))


ICON = Offer("name", Rule("5.8", "why-icon", is_sparable))


class WhichIcon(OnBox, frozen=True):
    """Rule 5.8: one icon less; the player says which."""

    asks = "ask-which-icon"

    def offers(self, state: RollState) -> tuple[Offer, ...]:
        return (ICON,)

    def take(self, state: RollState, action: Action, log: Log) -> Steps:
        pay_box(state, self.seat, self.box, action.index, log)
        return ()


EXPAND_STEPS: tuple[type[Decision], ...] = (Expand, WhichFree, WhichIcon)
