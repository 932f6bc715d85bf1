"""What a player of Roll & Write should value, as a sum of named terms in points.

The weights were found by playing the 48 adventure sheets alone, over and over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pentarchy.games.roll_and_write import scoring
from pentarchy.games.roll_and_write.components import BASIC, BRIDGES, SECTIONS, TRACKS
from pentarchy.games.roll_and_write.state import NONE
from pentarchy.kernel.bits import bits

if TYPE_CHECKING:
    from pentarchy.games.roll_and_write.paper import Paper
    from pentarchy.games.roll_and_write.state import RollState, Sheet

RESOURCE = 0.6
"""What a resource at hand is worth, as far as there are actions to spend it with."""
GOLD = 0.75
SURPLUS = 0.1
"""What a resource is worth that no action will spend."""
ACTION = 0.4
SPENT = 1.6
"""How many resources an action spends."""
ICON = 0.38
"""What a resource in an open circle is worth: it still costs an action."""
BEGUN = 0.8
"""How much of a thing's worth is there when it is begun, by the share that is done."""
AHEAD = 0.5
"""What a section is worth beyond its points, for those after it are worth more."""
FREE_SECTION = 0.05
"""What a complete section is worth that is not yet part of a structure."""
ABILITY = 1.0
"""How much a working building brings in a round, times the following."""
ABILITIES = {
    "gain": 0.95, "gain_choice": 1.0, "gain_missing": 0.9, "gain_on_roll": 0.65, "convert": 0.5,
    "reroll": 0.1, "set_die": 0.4, "free_action": 0.45, "discount": 0.6, "harvest_extra": 0.25,
    "harvest_vp": 0.5, "when": 0.4, "each": 0.25, "store": 0.2, "second_favour": 0.5,
}  # fmt: skip
EXPECTED = {
    "imperial": 0.3, "any_imperial": 0.25, "building": 4.5, "structure": 4.0, "column": 4.0,
    "lowest": 4.0, "triple5": 0.3, "bridge": 3.0, "walls/2": 2.5, "houses/2": 2.5, "barns/2": 3.0,
    "circles/2": 4.0,
}  # fmt: skip
"""How many units of what a building with a star counts there are at the end."""
FAVOURS = {"ally": 0.55, "coin": 0.62, "gift": 0.5, "export": 1.0, "plunder": 0.2}
WHAT = {"A": 1.0, "VP": 1.25, "G": 1.2}
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
        "pool": _pool(sheet) + _favour(state, sheet),
    }


def _progress(paper: Paper, sheet: Sheet, left: int) -> float:
    """Sections begun, and that later sections are worth more than those before."""
    value = 0.0
    for track in range(len(TRACKS)):
        full = scoring.sections(paper, sheet, track)
        if full == SECTIONS:
            continue
        ends, points = paper.ends[track], paper.points[track]
        before = ends[full - 1] if full else 0
        begun = sheet.crossed[track] - before
        if begun and left:
            step = points[full] - (points[full - 1] if full else 0)
            value += BEGUN * step * begun / (ends[full] - before)
        if track != BRIDGES:
            value += AHEAD * full * left / 10
    return value


def _fields(paper: Paper, sheet: Sheet, left: int) -> float:
    """Open circles still to harvest; a bridge begun is a field half open."""
    ripe = paper.circles_of(sheet.fields) & ~sheet.harvested
    value = sum(ICON * paper.circle_count[circle] for circle in bits(ripe)) * min(1.0, left / 4)
    for field, end in enumerate(paper.bridge_ends):
        if sheet.fields >> field & 1:
            continue
        start = paper.ends[BRIDGES][paper.bridge_ends[field - 1] - 1] if field else 0
        need = paper.ends[BRIDGES][end - 1] - start
        circles = sum(paper.circle_count[c] for c in bits(paper.field_circles[field]))
        done = max(0, sheet.crossed[BRIDGES] - start) / need
        return value + BEGUN * ICON * circles * done * min(1.0, left / 5)
    return value


def _buildings(paper: Paper, sheet: Sheet, left: int) -> float:
    """What working buildings will bring, and a share of it for those begun."""
    value = 0.0
    for slot, boxes in enumerate(sheet.plan.boxes):
        effect = sheet.plan.effects[slot]
        worth = ABILITY * ABILITIES.get(effect.op, 0.0) * sheet.number(slot) * left
        worth *= WHAT.get(effect.what or "", 1.0)
        if sheet.complete >> slot & 1:
            value += worth
        elif done := (boxes & sheet.built).bit_count():
            worth += _on_completion(paper, sheet, slot, left)
            value += worth * BEGUN * done / boxes.bit_count()
    return value


def _on_completion(paper: Paper, sheet: Sheet, slot: int, left: int) -> float:
    """What completing a building brings in points."""
    effect = sheet.plan.effects[slot]
    if effect.op == "instant":
        return 4.0
    if effect.op == "open_field":
        return 2.0
    if effect.per is not None:
        now = scoring.units(paper, sheet, effect.per)
        return sheet.number(slot) * max(now, EXPECTED[effect.per] * left / 10)
    if effect.op == "structure_vp":
        return sheet.plan.n[slot] * max(sheet.risen[slot], left / 5)
    return 0.0


def _structures(paper: Paper, sheet: Sheet, left: int) -> float:
    """Free sections wait for a structure."""
    free = scoring.complete_cells(paper, sheet) & ~sheet.outlined
    return FREE_SECTION * free.bit_count() * min(left, 5) / 5


def _pool(sheet: Sheet) -> float:
    """What is at hand; resources beyond what the actions can spend are worth little."""
    basic = sum(sheet.pool[: len(BASIC)])
    gold = sheet.pool[3]
    useful = min(basic + gold, SPENT * sheet.actions)
    surplus = basic + gold - useful
    return RESOURCE * useful + SURPLUS * surplus + (GOLD - RESOURCE) * gold + ACTION * sheet.actions


def _favour(state: RollState, sheet: Sheet) -> float:
    """A favour taken and still to be used."""
    if sheet.favour == NONE or sheet.favour_used:
        return 0.0
    does = state.game.components.favour[sheet.favour].does
    if does != "plunder":
        return FAVOURS[does]
    paper = state.game.paper
    ripe = paper.circles_of(sheet.fields) & ~sheet.harvested
    best = 0
    for face in set(sheet.dice):
        circles = paper.letter_circles[face] if face < len(BASIC) else ripe
        best = max(best, (ripe & circles).bit_count())
    return FAVOURS[does] + ACTION * min(best, 2)
