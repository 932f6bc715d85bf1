"""Roll & Write as its proof needs it: what no code can guess."""

from __future__ import annotations

from random import Random

from pentarchy.games.roll_and_write.components import TRACKS
from pentarchy.games.roll_and_write.state import NONE, RollState
from pentarchy.kernel.specimen import Sample, Slot, Specimen


def census(state: RollState) -> dict[str, int]:
    """Boxes, circles and sections are crossed once; nothing is used that is not there."""
    counts = {"favours in play": 0}
    for seat in range(state.seats):
        counts[f"boxes of seat {seat} crossed or still to cross"] = 0
        counts[f"wrong marks of seat {seat}"] = 0
    if not state.sheets:
        return counts
    taken = [sheet.favour for sheet in state.sheets if sheet.favour != NONE]
    counts["favours in play"] = len(taken) - len(set(taken))
    paper = state.game.paper
    for seat, sheet in enumerate(state.sheets):
        left = (sheet.plan.all_boxes & ~sheet.built).bit_count()
        counts[f"boxes of seat {seat} crossed or still to cross"] = (
            left + sheet.built.bit_count() - sheet.plan.all_boxes.bit_count()
        )
        outlined = [cells for _, cells in sheet.structures]
        wrong = (sheet.built & ~sheet.plan.all_boxes).bit_count()
        wrong += (sheet.harvested & ~paper.circles_of(sheet.fields)).bit_count()
        wrong += sum(cells.bit_count() for cells in outlined) - sheet.outlined.bit_count()
        wrong += (sheet.active & ~sheet.complete).bit_count()
        wrong += sum(count < 0 for count in (*sheet.pool, sheet.actions))
        wrong += sum(
            crossed > length for crossed, length in zip(sheet.crossed, paper.lengths, strict=True)
        )
        open_tracks = sheet.open & (1 << paper.track_boxes) - 1
        wrong += open_tracks.bit_count() > len(TRACKS)
        counts[f"wrong marks of seat {seat}"] = wrong
    return counts


def hidden(state: RollState) -> list[Slot]:
    return []


def redeal(state: RollState, viewer: int | None, rng: Random) -> None:
    """Everything is open."""


SPECIMEN = Specimen(
    samples=(
        Sample(1),
        Sample(2, {"mode": "competition", "advanced": False}),
        Sample(2, {"mode": "duel", "plunder": "one"}),
        Sample(3, {"mode": "contest", "start": 2}),
        Sample(4, {"sheets": ("2", "5", "36", "22")}),
    ),
    longest=1500,
    simultaneous=True,
    open_book=True,
    tie_break=True,
    census=census,
    hidden=hidden,
    redeal=redeal,
)
