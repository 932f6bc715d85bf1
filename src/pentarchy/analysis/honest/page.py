"""The page about chances: what was said, and what came."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pentarchy.analysis.honest.kept import STAGES, Honesty, Measured

HEAD = f"""# Honest chances

How far the chances of winning can be trusted that hints, levels and analyses tell. New games of
self-play, none of them used for fitting, were played to their end; some of their positions were
played on {{worlds}} times, as the quick pass of an analysis does, and what was said is held
against what came. The baseline knows nothing but the points on the table: a logistic curve of the
difference, its width chosen for each part of the game on the other half of the games.

The Brier score is the mean squared error of the chance: 0 is perfect, 0.25 is always saying a
half. A part of the game counts as better only if the difference is beyond 1.96 standard errors,
with games, not positions, as what was tried. Where it is not, the end screen says so. Games are
cut into {STAGES} parts by how much of them is over.

`pentarchy arena chances` makes this page and the files beside `pentarchy.analysis.honest` that
programs read.
"""


def page(known: Sequence[Honesty], names: Mapping[str, str], worlds: int) -> str:
    """The whole page."""
    parts = [HEAD.format(worlds=worlds)]
    for one in known:
        parts.append(f"## {names[one.title]}\n")
        parts += [_told(measured) for measured in one.measured]
    return "\n".join(parts)


def _told(found: Measured) -> str:
    head = (
        f"{found.games} games of {found.level} against itself, {found.seats} seats, "
        f"seed {found.seed}.\n"
    )
    rows = [
        "| part of the game | positions | Brier | by points | better by | |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    for number, stage in enumerate(found.stages):
        part = f"{number * 100 // STAGES}\N{EN DASH}{(number + 1) * 100 // STAGES} %"
        if not stage.positions:
            rows.append(f"| {part} | 0 | | | | not seen |")
            continue
        verdict = "" if stage.better else "no better than the points"
        rows.append(
            f"| {part} | {stage.positions} | {stage.brier:.3f} | {stage.baseline:.3f} | "
            f"{_signed(stage.ahead)} ± {1.96 * stage.error:.3f} | {verdict} |"
        )
    bins = ["| said | came | seats of positions |", "| --- | --- | --- |"]
    bins += [f"| {one.said:.0%} | {one.came:.0%} | {one.count} |" for one in found.reliable]
    return "\n".join([head, *rows, "", *bins, ""])


def _signed(value: float) -> str:
    return f"{value:+.3f}".replace("-", "\N{MINUS SIGN}")
