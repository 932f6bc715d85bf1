"""What a player of Roll & Write should value, as a sum of named terms in points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pentarchy.games.roll_and_write import scoring
from pentarchy.games.roll_and_write.components import BASIC, BRIDGES, SECTIONS, TRACKS
from pentarchy.kernel.bits import bits

if TYPE_CHECKING:
    from pentarchy.games.roll_and_write.paper import Paper
    from pentarchy.games.roll_and_write.state import RollState, Sheet

RESOURCE = 0.42
"""What a resource at hand is worth while there are boxes to pay with it."""
GOLD = 0.62
ACTION = 0.55
ICON = 0.38
"""What a resource in an open circle is worth: it still costs an action."""
ACTIVE = {
    "gain": 0.95, "gain_choice": 1.0, "gain_missing": 0.9, "gain_on_roll": 0.65, "convert": 0.5,
    "reroll": 0.3, "set_die": 0.4, "free_action": 0.45, "discount": 0.6, "harvest_extra": 0.25,
    "harvest_vp": 0.5, "when": 0.4, "each": 0.25, "store": 0.2, "second_favour": 0.5,
    "instant": 0.0, "open_field": 0.0, "end_per": 0.0, "structure_vp": 0.0,
}  # fmt: skip
"""What an ability of number 1 brings a round."""
WHAT = {"A": 1.0, "VP": 1.25, "G": 1.1}
"""How much more than a basic resource something gained is worth."""


def terms(state: RollState, seat: int) -> dict[str, float]:
    """Points as they stand, and what sheets, fields, buildings and pool promise."""
    if not state.sheets:
        return {"score": 0.0}
    paper, sheet = state.game.paper, state.sheets[seat]
    left = state.game.components.numbers.rounds - state.round
    return {
        "score": float(scoring.total(paper, sheet)),
        "progress": _progress(paper, sheet, left),
        "fields": _fields(paper, sheet, left),
        "buildings": _buildings(paper, sheet, left),
        "structures": _structures(paper, sheet, left),
        "pool": _pool(sheet),
    }


def _progress(paper: Paper, sheet: Sheet, left: int) -> float:
    """Later sections are worth more, so being further is worth more than its points say."""
    value = 0.0
    share = left / 10
    for track in range(len(TRACKS)):
        full = scoring.sections(paper, sheet, track)
        if full < SECTIONS:
            points = paper.points[track]
            begun = sheet.crossed[track] - (paper.ends[track][full - 1] if full else 0)
            if begun:
                step = points[full] - (points[full - 1] if full else 0)
                boxes = paper.ends[track][full] - (paper.ends[track][full - 1] if full else 0)
                value += 0.85 * step * begun / boxes * (1.0 if left else 0.0)
            if track != BRIDGES:
                value += share * 0.35 * full
    return value


def _fields(paper: Paper, sheet: Sheet, left: int) -> float:
    """Open circles still to harvest; a bridge begun is a field half open."""
    time = min(1.0, left / 4)
    ripe = paper.circles_of(sheet.fields) & ~sheet.harvested
    value = sum(ICON * paper.circle_count[circle] for circle in bits(ripe)) * time
    done = sheet.crossed[BRIDGES]
    for field, end in enumerate(paper.bridge_ends):
        if not sheet.fields >> field & 1:
            need = paper.ends[BRIDGES][end - 1]
            start = paper.ends[BRIDGES][paper.bridge_ends[field - 1] - 1] if field else 0
            circles = sum(paper.circle_count[c] for c in bits(paper.field_circles[field]))
            share = max(0, done - start) / (need - start)
            value += 0.8 * ICON * circles * share * min(1.0, left / 5)
            break
    return value


def _worth(sheet: Sheet, slot: int) -> float:
    """What a working building brings a round."""
    effect = sheet.plan.effects[slot]
    worth = ACTIVE[effect.op] * sheet.number(slot)
    return worth * WHAT.get(effect.what or "", 1.0)


def _buildings(paper: Paper, sheet: Sheet, left: int) -> float:
    """What working buildings will bring, and a share of it for those begun."""
    value = 0.0
    for slot, boxes in enumerate(sheet.plan.boxes):
        worth = _worth(sheet, slot) * left
        if sheet.complete >> slot & 1:
            value += worth
            continue
        done = (boxes & sheet.built).bit_count()
        if done:
            value += (worth + _at_once(paper, sheet, slot)) * 0.8 * done / boxes.bit_count()
    return value


def _at_once(paper: Paper, sheet: Sheet, slot: int) -> float:
    """What completing a building brings in points."""
    effect = sheet.plan.effects[slot]
    if effect.op == "instant":
        return 4.0
    if effect.op == "open_field":
        return 2.0
    if effect.op == "end_per":
        return 3.0
    if effect.op == "structure_vp":
        return 2.0 + sheet.plan.n[slot] * sheet.risen[slot]
    return 0.0


def _structures(paper: Paper, sheet: Sheet, left: int) -> float:
    """A number that has risen waits for its building; free sections wait for a structure."""
    free = scoring.complete_cells(paper, sheet) & ~sheet.outlined
    return 0.05 * free.bit_count() * min(left, 5) / 5


def _pool(sheet: Sheet) -> float:
    """What is at hand."""
    basic = sum(sheet.pool[: len(BASIC)])
    return RESOURCE * basic + GOLD * sheet.pool[3] + ACTION * sheet.actions
