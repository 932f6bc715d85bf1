"""What buildings do, in the words of the components (section 5 of the rules).

N is the building's number (`Sheet.number`). The ops:

- `gain`, `gain_choice`, `gain_missing`, `gain_on_roll`: by themselves, once a round (5.5);
- `reroll`, `set_die`: before anything else (5.2 to 5.4);
- `convert`, `second_favour`: when the player likes (5.6, 5.13);
- `free_action`, `discount`, `harvest_extra`, `harvest_vp`: with the first N (5.7 to 5.9);
- `when`: once a round, as soon as a condition holds (5.10); `each`: with every such event (5.11);
- `store`: when the round ends (5.12); `instant`, `open_field`: on completion (5.14);
- `end_per`, `structure_vp`: at the end of the game (5.15, 7.2), see scoring.py.
"""

from __future__ import annotations

from collections.abc import Callable

from pentarchy.games.roll_and_write.components import BASIC, BRIDGES, GOODS, LETTERS, TRACKS
from pentarchy.games.roll_and_write.paper import added
from pentarchy.games.roll_and_write.scoring import bridges_built, sections
from pentarchy.games.roll_and_write.state import EXPORT, RollState, Sheet
from pentarchy.kernel.bits import mask_of
from pentarchy.kernel.messages import Arg, Event
from pentarchy.kernel.steps import Log

GOLD = LETTERS.index("G")
ACTION = GOODS.index("A")
POINTS = GOODS.index("VP")
GOOD_THINGS = tuple(f"good:{key}" for key in ("stone", "wood", "food", "gold", "action", "points"))


def gain(sheet: Sheet, good: int, count: int, source: int) -> None:
    """Goods into the pool, workers to work, points noted at once (rule 7.3)."""
    if good <= GOLD:
        sheet.pool = added(sheet.pool, good, count)
    elif good == ACTION:
        sheet.actions += count
    else:
        sheet.noted[source] += count


def gain_from(state: RollState, seat: int, slot: int, good: int, count: int, log: Log) -> None:
    """A building gives something, and the log says so."""
    sheet = state.sheets[seat]
    gain(sheet, good, count, slot)
    if log is not None:
        thing = sheet.plan.things[slot]
        args: dict[str, Arg] = {"building": thing, "good": GOOD_THINGS[good], "count": count}
        log.append(Event("event-gives", seat, args, (thing,)))


# By themselves (5.5) ------------------------------------------------------------------------


def roll_meets(sheet: Sheet, roll: str) -> bool:
    """Rule 5.5: whether one's dice show what a building asks for."""
    if roll.startswith("workers="):
        return sheet.workers == int(roll[8:])
    if roll == "pair":
        return len(set(sheet.dice)) < len(sheet.dice)
    if roll == "all_different":
        return len(set(sheet.dice)) == len(sheet.dice)
    return LETTERS.index(roll[0]) in sheet.dice


def missing_types(sheet: Sheet) -> int:
    """The basic types that no resource die shows."""
    return mask_of(letter for letter in range(len(BASIC)) if letter not in sheet.dice)


# Conditions (5.10) --------------------------------------------------------------------------

_HOLDS: dict[str, Callable[[Sheet], bool]] = {
    "same_track>=3": lambda sheet: max(sheet.boxes[: len(TRACKS)]) >= 3,
    "tracks>=4": lambda sheet: min(sheet.boxes[: len(TRACKS)]) >= 1,
    "crossed>=5": lambda sheet: sum(sheet.boxes) >= 5,
    "harvest>=2": lambda sheet: sheet.harvests >= 2,
    "spend_S>=4": lambda sheet: sheet.spent[0] >= 4,
    "spend_W>=4": lambda sheet: sheet.spent[1] >= 4,
    "spend_F>=4": lambda sheet: sheet.spent[2] >= 4,
}


def check_conditions(state: RollState, seat: int, log: Log) -> None:
    """Rule 5.10: a working building pays once a round, as soon as its condition holds."""
    sheet = state.sheets[seat]
    for slot in sheet.plan.conditions:
        effect = sheet.plan.effects[slot]
        assert effect.cond is not None
        assert effect.what is not None
        if sheet.active >> slot & 1 and not sheet.uses[slot] and _HOLDS[effect.cond](sheet):
            sheet.uses[slot] = 1
            good = GOODS.index(effect.what)
            gain_from(state, seat, slot, good, sheet.number(slot), log)


def happened(state: RollState, seat: int, event: str, log: Log) -> None:
    """Rule 5.11: working buildings that are paid for every such event."""
    sheet = state.sheets[seat]
    for slot in sheet.plan.events:
        effect = sheet.plan.effects[slot]
        assert effect.what is not None
        if effect.event == event and sheet.active >> slot & 1:
            gain_from(state, seat, slot, GOODS.index(effect.what), sheet.number(slot), log)


# The first N of something (5.7 to 5.9) ------------------------------------------------------


def ready(sheet: Sheet, slot: int) -> bool:
    """Whether a working building has not yet been used as often as it may be (rule 5.1)."""
    return bool(sheet.active >> slot & 1) and sheet.uses[slot] < sheet.number(slot)


def free_boxes(sheet: Sheet) -> int:
    """Rule 5.7: the boxes that would cost no action now."""
    found = 0
    for slot in sheet.plan.free:
        if ready(sheet, slot):
            found |= sheet.plan.where[slot]
    return found


def free_sources(sheet: Sheet, box: int) -> tuple[int, ...]:
    """The slots that would spare the action for a box."""
    return tuple(
        slot for slot in sheet.plan.free if sheet.plan.where[slot] >> box & 1 and ready(sheet, slot)
    )


def free_harvest(sheet: Sheet) -> int | None:
    """Rule 5.7: the slot that would spare the action for a harvest."""
    for slot in sheet.plan.free:
        if sheet.plan.effects[slot].where == "harvest" and ready(sheet, slot):
            return slot
    return None


def discount_slot(state: RollState, sheet: Sheet, box: int) -> int | None:
    """Rule 5.8: the slot that makes a box cheaper; a blank box is cheap enough."""
    if state.game.paper.not_blank >> box & 1:
        for slot in sheet.plan.discounts:
            if sheet.plan.where[slot] >> box & 1 and ready(sheet, slot):
                return slot
    return None


def discounted(sheet: Sheet) -> int:
    """The boxes that would cost a resource less now."""
    found = 0
    for slot in sheet.plan.discounts:
        if ready(sheet, slot):
            found |= sheet.plan.where[slot]
    return found


# Harvest and completion ---------------------------------------------------------------------


def harvest(state: RollState, seat: int, circle: int, log: Log) -> None:
    """Rules 3.2 and 5.9: cross a circle, gain what it holds and what buildings add.

    It is one of the first harvests of the round for every building that counts them, also for one
    that spares the action and was not needed for it (4.3, 5.7).
    """
    paper, sheet = state.game.paper, state.sheets[seat]
    spared = free_harvest(sheet)
    if spared is not None:
        sheet.uses[spared] += 1
    letter, count = paper.circle_letter[circle], paper.circle_count[circle]
    sheet.harvested |= 1 << circle
    sheet.harvests += 1
    gain(sheet, letter, count, EXPORT)
    if log is not None:
        name = paper.circle_names[circle]
        args: dict[str, Arg] = {"circle": name, "good": GOOD_THINGS[letter], "count": count}
        log.append(Event("event-harvest", seat, args, (name,)))
    for slots, good in ((sheet.plan.harvest_extra, letter), (sheet.plan.harvest_vp, POINTS)):
        for slot in slots:
            if ready(sheet, slot):
                sheet.uses[slot] += 1
                gain_from(state, seat, slot, good, 1, log)
    check_conditions(state, seat, log)


def complete_building(state: RollState, seat: int, slot: int, log: Log) -> None:
    """Rule 3.8: it works from the next round on; what happens on completion happens (5.14)."""
    sheet = state.sheets[seat]
    if log is not None:
        thing = sheet.plan.things[slot]
        log.append(Event("event-complete", seat, {"building": thing}, (thing,)))
    sheet.complete |= 1 << slot
    happened(state, seat, "building", log)
    op = sheet.plan.effects[slot].op
    if op == "instant":
        for good, count in sheet.plan.gets[slot]:
            gain_from(state, seat, slot, good, count, log)
    if op == "open_field":
        open_lowest(state, seat, log)


def open_lowest(state: RollState, seat: int, log: Log) -> None:
    """Rule 5.14: the lowest closed field opens without its bridge."""
    sheet = state.sheets[seat]
    for field in range(len(state.game.components.field)):
        if not sheet.fields >> field & 1:
            open_field(state, seat, field, log)
            return


def open_field(state: RollState, seat: int, field: int, log: Log) -> None:
    """Rule 3.6: its circles can be harvested at once."""
    state.sheets[seat].fields |= 1 << field
    if log is not None:
        key = state.game.components.field[field].key
        log.append(Event("event-open-field", seat, {"field": f"field:{key}"}, (f"field:{key}",)))


def complete_section(state: RollState, seat: int, track: int, log: Log) -> None:
    """A section is complete: perhaps a bridge (3.6), perhaps an Imperial one (5.11)."""
    paper, sheet = state.game.paper, state.sheets[seat]
    full = sections(paper, sheet, track)
    if track == BRIDGES and full in paper.bridge_ends:
        field = paper.bridge_ends.index(full)
        if log is not None:
            log.append(Event("event-bridge", seat, {"number": bridges_built(paper, sheet)}))
        if not sheet.fields >> field & 1:
            open_field(state, seat, field, log)
        happened(state, seat, "bridge", log)
    if full == len(paper.points[track]):
        if log is not None:
            log.append(Event("event-imperial", seat, {"track": f"track:{TRACKS[track]}"}))
        happened(state, seat, "imperial", log)
