"""Points: the tracks, the structures, and everything else (rules 7.1 to 7.3); ties (7.4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pentarchy.games.roll_and_write.components import BRIDGES, SECTIONS, SLOTS, TRACKS
from pentarchy.kernel.bits import bits
from pentarchy.kernel.messages import ScoreLine
from pentarchy.kernel.ties import TieBreak

if TYPE_CHECKING:
    from pentarchy.games.roll_and_write.paper import Paper
    from pentarchy.games.roll_and_write.state import RollState, Sheet


def lines(state: RollState, seat: int) -> tuple[ScoreLine, ...]:
    """One line for each track, for each building with structures that pay, and for the rest."""
    paper, sheet = state.game.paper, state.sheets[seat]
    found = []
    for track, key in enumerate(TRACKS):
        full = sections(paper, sheet, track)
        first = paper.starts[track]
        places = tuple(paper.names[first : first + (paper.ends[track][full - 1] if full else 0)])
        found.append(ScoreLine(f"track:{key}", track_points(paper, sheet, track), places))
    for slot, thing in enumerate(sheet.plan.things):
        points = structure_points(sheet, slot)
        if points:
            outlines = [cells for of, cells in sheet.structures if of == slot]
            found.append(ScoreLine(thing, points, (thing, *_cells(sum(outlines)))))
    for slot, thing in enumerate(sheet.plan.things):
        points = sheet.noted[slot] + end_points(paper, sheet, slot)
        if points:
            found.append(ScoreLine(thing, points, (thing,)))
    if sheet.noted[SLOTS]:
        found.append(ScoreLine("favours", sheet.noted[SLOTS]))
    return tuple(found)


def _cells(cells: int) -> tuple[str, ...]:
    return tuple(f"section:{c // SECTIONS + 1}-{c % SECTIONS + 1}" for c in bits(cells))


def total(paper: Paper, sheet: Sheet) -> int:
    """The sum of all lines, without making them: play-outs ask for it."""
    points = sum(sheet.noted)
    for track, crossed in enumerate(sheet.crossed):
        full = paper.full[track][crossed]
        if full:
            points += paper.points[track][full - 1]
    for slot in bits(sheet.complete):  # no other building is worth anything (7.2, 5.15)
        points += structure_points(sheet, slot) + end_points(paper, sheet, slot)
    return points


def sections(paper: Paper, sheet: Sheet, track: int) -> int:
    """Rule 3.4: how many sections of a track are complete."""
    return paper.full[track][sheet.crossed[track]]


def track_points(paper: Paper, sheet: Sheet, track: int) -> int:
    """Rule 7.1: the number under the rightmost complete section."""
    full = sections(paper, sheet, track)
    return paper.points[track][full - 1] if full else 0


def structure_points(sheet: Sheet, slot: int) -> int:
    """Rule 7.2: N points for each structure of this blueprint, if the building is complete."""
    plan = sheet.plan
    if plan.effects[slot].op != "structure_vp" or not sheet.complete >> slot & 1:
        return 0
    return plan.n[slot] * sheet.risen[slot]


def end_points(paper: Paper, sheet: Sheet, slot: int) -> int:
    """Rule 5.15: what a completed building with a star is worth at the end."""
    effect = sheet.plan.effects[slot]
    if effect.per is None or not sheet.complete >> slot & 1:
        return 0
    return sheet.number(slot) * units(paper, sheet, effect.per)


def units(paper: Paper, sheet: Sheet, per: str) -> int:
    """Rule 5.15: how many there are of what a building with a star counts."""
    return PER[per](paper, sheet)


def tie_breaks(state: RollState) -> tuple[TieBreak, ...]:
    """Rule 7.4: where points are equal, crossed Bridges boxes; then icons in crossed circles."""
    circle_count = state.game.paper.circle_count
    return (
        TieBreak("tie-bridges", [sheet.crossed[BRIDGES] for sheet in state.sheets]),
        TieBreak(
            "tie-harvest",
            [sum(circle_count[one] for one in bits(sheet.harvested)) for sheet in state.sheets],
        ),
    )


def complete_cells(paper: Paper, sheet: Sheet) -> int:
    """The complete sections as cells of the grid of blueprints (rule 6.3)."""
    walls, houses, barns, bridges = sheet.crossed
    cells = paper.cells
    return cells[0][walls] | cells[1][houses] | cells[2][barns] | cells[3][bridges]


def bridges_built(paper: Paper, sheet: Sheet) -> int:
    """How many bridges are complete; a field opened otherwise does not count (rule 5.14)."""
    full = sections(paper, sheet, BRIDGES)
    return sum(end <= full for end in paper.bridge_ends)


def imperials(paper: Paper, sheet: Sheet) -> int:
    """How many Imperial sections, the last ones, are complete on any track."""
    return sum(sections(paper, sheet, track) == SECTIONS for track in range(len(TRACKS)))


def _least(paper: Paper, sheet: Sheet) -> int:
    return min(sections(paper, sheet, track) for track in range(BRIDGES))


def _column(paper: Paper, sheet: Sheet) -> int:
    return min(sections(paper, sheet, track) for track in range(len(TRACKS)))


PER: dict[str, Callable[[Paper, Sheet], int]] = {
    "imperial": imperials,
    "any_imperial": lambda paper, sheet: int(imperials(paper, sheet) > 0),
    "building": lambda paper, sheet: sheet.complete.bit_count(),
    "structure": lambda paper, sheet: len(sheet.structures),
    "column": _column,
    "lowest": _least,
    "triple5": lambda paper, sheet: int(_least(paper, sheet) >= 5),
    "bridge": bridges_built,
    "walls/2": lambda paper, sheet: sections(paper, sheet, 0) // 2,
    "houses/2": lambda paper, sheet: sections(paper, sheet, 1) // 2,
    "barns/2": lambda paper, sheet: sections(paper, sheet, 2) // 2,
    "circles/2": lambda paper, sheet: sheet.harvested.bit_count() // 2,
}
