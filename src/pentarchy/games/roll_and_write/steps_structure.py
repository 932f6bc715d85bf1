"""The end of a player's round: what is kept (5.12), and a structure (section 6)."""

from __future__ import annotations

from pentarchy.games.roll_and_write import effects
from pentarchy.games.roll_and_write.paper import EMPTY, Pool, added
from pentarchy.games.roll_and_write.scoring import complete_cells
from pentarchy.games.roll_and_write.state import RollState, Sheet, cell_name
from pentarchy.games.roll_and_write.steps_abilities import OnSlot, is_held
from pentarchy.games.roll_and_write.steps_favours import OnSheet
from pentarchy.kernel.actions import Action
from pentarchy.kernel.bits import bits, mask_of
from pentarchy.kernel.messages import Arg, Event, Repeats
from pentarchy.kernel.steps import Act, Log, Offer, Rule, Step, Steps

# Leaving the expansion ----------------------------------------------------------------------

ROUND_OVER = tuple(
    (verb, Rule("3.1", "why-round-ended")) for verb in ("cross", "harvest", "use", "end")
)


class Leave(Act, frozen=True):
    """Rules 2.5 and 5.12: what is left vanishes, but for what a store keeps."""

    seat: int

    def run(self, state: RollState, log: Log) -> Steps:
        sheet = state.sheets[self.seat]
        sheet.actions = 0
        room = store_room(sheet)
        if room < sum(sheet.pool):
            if room:
                return (Keep(self.seat, EMPTY, room), DraftPhase(self.seat))
            sheet.pool = EMPTY
        return (DraftPhase(self.seat),)


def store_room(sheet: Sheet) -> int:
    """How many resources working stores keep."""
    return sum(sheet.number(slot) for slot in sheet.plan.stores if sheet.active >> slot & 1)


KEEP = Offer("name", Rule("3.3", "why-not-held", is_held))


class Keep(OnSheet, frozen=True):
    """Rule 5.12: which resources are kept, one by one; the rest vanishes."""

    kept: Pool
    left: int

    asks = "ask-keep"

    def about(self, state: RollState) -> dict[str, Arg]:
        return {**OnSheet.about(self, state), "left": self.left}

    def repeats(self, state: RollState) -> Repeats:
        """As many as the stores hold."""
        done = sum(self.kept)
        return Repeats(done, done + self.left)

    def offers(self, state: RollState) -> tuple[Offer, ...]:
        return (KEEP,)

    def closed(self, state: RollState) -> tuple[tuple[str, Rule], ...]:
        return ROUND_OVER

    def take(self, state: RollState, action: Action, log: Log) -> Steps:
        sheet = state.sheets[self.seat]
        sheet.pool = added(sheet.pool, action.index, -1)
        kept = added(self.kept, action.index, 1)
        if log is not None:
            log.append(Event("event-keep", self.seat, {"good": action.target}))
        if self.left > 1:
            return (Keep(self.seat, kept, self.left - 1),)
        sheet.pool = kept
        return ()


# Structures ---------------------------------------------------------------------------------


class DraftPhase(Act, frozen=True):
    """Rule 6.1: asked only of whoever can draw something; never in a basic game (6.7)."""

    seat: int

    def run(self, state: RollState, log: Log) -> Steps:
        sheet = state.sheets[self.seat]
        taken = ~free_cells(state, sheet)
        for shapes in sheet.plan.blueprints:
            for _, cells in shapes:
                if not cells & taken:
                    return (Draft(self.seat),)
        return ()


def free_cells(state: RollState, sheet: Sheet) -> int:
    """Rules 6.3 and 6.4: the complete sections that are part of no structure."""
    return complete_cells(state.game.paper, sheet) & ~sheet.outlined


def places(state: RollState, sheet: Sheet, slot: int) -> tuple[tuple[int, int], ...]:
    """Rules 6.2 to 6.4: where the blueprint of a slot fits on complete, free sections."""
    free = complete_cells(state.game.paper, sheet) & ~sheet.outlined
    return tuple(
        (first, cells) for first, cells in sheet.plan.blueprints[slot] if not cells & ~free
    )


def _slots(state: RollState, step: OnSheet, mask: int, slots: list[int]) -> int:
    plan = state.sheets[step.seat].plan
    return mask & mask_of(plan.buildings[slot] for slot in slots)


def my_building(state: RollState, step: OnSheet, mask: int) -> int:
    return _slots(state, step, mask, list(range(len(state.sheets[step.seat].plan.buildings))))


def has_blueprint(state: RollState, step: OnSheet, mask: int) -> int:
    blueprints = state.sheets[step.seat].plan.blueprints
    return _slots(state, step, mask, [s for s, shape in enumerate(blueprints) if shape])


def has_place(state: RollState, step: OnSheet, mask: int) -> int:
    sheet = state.sheets[step.seat]
    slots = range(len(sheet.plan.buildings))
    return _slots(state, step, mask, [slot for slot in slots if places(state, sheet, slot)])


DRAFT = Offer(
    "draft",
    Rule("1.2", "why-not-on-sheet", my_building),
    Rule("6.2", "why-no-blueprint", has_blueprint),
    Rule("6.3", "why-no-place", has_place),
)
SKIP = Offer("skip")


class Draft(OnSheet, frozen=True):
    """Rule 6.1: a structure for one of the buildings, or none."""

    asks = "ask-draft"

    def offers(self, state: RollState) -> tuple[Offer, ...]:
        return (DRAFT, SKIP)

    def closed(self, state: RollState) -> tuple[tuple[str, Rule], ...]:
        return ROUND_OVER

    def take(self, state: RollState, action: Action, log: Log) -> Steps:
        if action.verb == "skip":
            return ()
        sheet = state.sheets[self.seat]
        slot = sheet.plan.slot_of[action.index]
        (_, cells), *others = places(state, sheet, slot)
        if others:
            return (Outline(self.seat, slot),)
        outline(state, self.seat, slot, cells, log)
        return ()


def on_grid(state: RollState, step: Outline, mask: int) -> int:
    shapes = state.sheets[step.seat].plan.blueprints[step.slot]
    return mask & mask_of(first for first, _ in shapes)


def all_complete(state: RollState, step: Outline, mask: int) -> int:
    sheet = state.sheets[step.seat]
    done = complete_cells(state.game.paper, sheet)
    shapes = sheet.plan.blueprints[step.slot]
    return mask & mask_of(first for first, cells in shapes if not cells & ~done)


def all_free(state: RollState, step: Outline, mask: int) -> int:
    sheet = state.sheets[step.seat]
    shapes = sheet.plan.blueprints[step.slot]
    return mask & mask_of(first for first, cells in shapes if not cells & sheet.outlined)


OUTLINE = Offer(
    "outline",
    Rule("6.2", "why-off-sheet", on_grid),
    Rule("6.3", "why-not-complete", all_complete),
    Rule("6.4", "why-in-structure", all_free),
)


class Outline(OnSlot, frozen=True):
    """Rules 6.2 to 6.4: where the structure lies, named by its first section."""

    asks = "ask-outline"

    def offers(self, state: RollState) -> tuple[Offer, ...]:
        return (OUTLINE,)

    def closed(self, state: RollState) -> tuple[tuple[str, Rule], ...]:
        return ROUND_OVER

    def take(self, state: RollState, action: Action, log: Log) -> Steps:
        cells = dict(state.sheets[self.seat].plan.blueprints[self.slot])[action.index]
        outline(state, self.seat, self.slot, cells, log)
        return ()


def outline(state: RollState, seat: int, slot: int, cells: int, log: Log) -> None:
    """Rules 6.4 and 6.5: the sections are taken, the building's number rises."""
    sheet = state.sheets[seat]
    sheet.outlined |= cells
    sheet.structures += ((slot, cells),)
    risen = sheet.risen
    sheet.risen = (*risen[:slot], risen[slot] + 1, *risen[slot + 1 :])
    if log is not None:
        thing = sheet.plan.things[slot]
        where = tuple(cell_name(cell) for cell in bits(cells))
        args: dict[str, Arg] = {"building": thing, "number": sheet.number(slot)}
        # Rule 6.5: where structures are worth points themselves, no number rises.
        pays = sheet.plan.effects[slot].op == "structure_vp"
        event = "event-structure-points" if pays else "event-structure"
        log.append(Event(event, seat, args, (thing, *where)))
    effects.happened(state, seat, "structure", log)


STRUCTURE_STEPS: tuple[type[Step], ...] = (Leave, Keep, DraftPhase, Draft, Outline)
