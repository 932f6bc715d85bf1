"""An analysis as one HTML page that needs nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from pentarchy.analysis.telling import Telling

STYLE = """
:root { color-scheme: light dark; --ink: #1f2328; --paper: #fffdf8; --quiet: #6b6a63;
  --rule: #d8d4c8; --0: #1b6ca8; --1: #b5541c; --2: #3d7d3f; --3: #7a4b9d; --4: #8a6d00; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e4da; --paper: #1b1c1f; --quiet: #a09d93;
  --rule: #3a3b40; --0: #6db3e8; --1: #ef9a63; --2: #86c788; --3: #c39ae0; --4: #d9bd55; } }
body { margin: 2rem auto; max-width: 46rem; padding: 0 1rem; color: var(--ink);
  background: var(--paper); font: 16px/1.5 system-ui, sans-serif; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.1rem; margin-top: 2rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .25rem 0 .25rem .9rem; border-bottom: 1px solid var(--rule); text-align: right; }
th:first-child { padding-left: 0; text-align: left; font-weight: inherit; }
@media (max-width: 30rem) { table { font-size: .875rem; } th, td { padding-left: .5rem; } }
.wide { overflow-x: auto; } .quiet { color: var(--quiet); font-size: .875rem; }
li { margin-bottom: .6rem; } svg { width: 100%; height: 100%; overflow: visible; }
.graph { position: relative; height: 13rem; margin: 1rem 0; padding-left: 3rem; }
.graph span { position: absolute; left: 0; transform: translateY(-50%); color: var(--quiet);
  font-size: .75rem; }
.grid, .curve { fill: none; vector-effect: non-scaling-stroke; }
.grid { stroke: var(--rule); } .curve { stroke-width: 2; }
.whole { white-space: nowrap; }
.key { display: inline-block; width: 1.4rem; border-top: 3px solid; vertical-align: middle; }
"""
DASHES = ("none", "7 4", "2 3", "9 3 2 3", "1 4")
"""Colour is never the only sign."""


def page(telling: Telling) -> str:
    """The whole page."""
    analysis = telling.analysis
    parts = [
        f"<h1>{escape(telling.head())}</h1>",
        *(f"<p>{escape(line)}</p>" for line in telling.warnings()),
        _table(telling),
        f"<p class='quiet'>{escape(telling.say('note'))}</p>",
        f"<h2>{escape(telling.course_title())}</h2>",
        _graph(telling),
        _key(telling),
        _turnings(telling),
        *(_costly(telling, seat) for seat in range(analysis.seats)),
        f"<p class='quiet'>{escape(telling.how())}</p>",
    ]
    return (
        f"<!doctype html><html lang='{telling.language}'><head><meta charset='utf-8'>"
        f"<meta name='viewport' content='width=device-width, initial-scale=1'>"
        f"<title>{escape(telling.head())}</title><style>{STYLE}</style></head><body>"
        f"{''.join(parts)}</body></html>\n"
    )


def _table(telling: Telling) -> str:
    """The parts of every account one below the other, as they add up: that fits a phone, too."""
    name, *parts = zip(telling.columns(), *telling.rows(), strict=True)
    head = "".join(f"<th scope='col'>{escape(cell)}</th>" for cell in name)
    rows = "".join(
        f"<tr><th scope='row'>{escape(part)}</th>"
        + "".join(f"<td>{escape(cell)}</td>" for cell in cells)
        + "</tr>"
        for part, *cells in parts
    )
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
    return f"<div class='wide'>{table}</div>"


def _turnings(telling: Telling) -> str:
    items = "".join(f"<li>{escape(line)}</li>" for line in telling.turnings())
    return f"<h2>{escape(telling.say('turnings'))}</h2><ul>{items}</ul>" if items else ""


def _costly(telling: Telling, seat: int) -> str:
    title = escape(telling.costly_title(seat))
    items = []
    for told in telling.costly(seat):
        items.append(f"<li>{'<br>'.join(map(escape, told))}</li>")
    if not items:
        return f"<h2>{title}</h2><p>{escape(telling.say('nothing'))}</p>"
    return f"<h2>{title}</h2><ol>{''.join(items)}</ol>"


def _graph(telling: Telling) -> str:
    """Every seat's chance, or points, before each decision and at the end. The drawing is stretched
    to the width there is; strokes and what is written beside it are not."""
    analysis = telling.analysis
    course = analysis.course
    high = 1.0 if analysis.unit == "chance" else max(1.0, *(max(row) for row in course))
    last = max(1, len(course) - 1)

    def down(value: float) -> str:
        return f"{100 * (high - value) / high:.1f}"

    lines, beside = [], []
    for share in (0.0, 0.5, 1.0):
        y = down(high * share)
        told = f"{share:.0%}" if analysis.unit == "chance" else f"{high * share:.0f}"
        lines.append(f"<line class='grid' x1='0' x2='100' y1='{y}' y2='{y}'/>")
        beside.append(f"<span style='top: {y}%'>{told}</span>")
    for seat in range(analysis.seats):
        points = " ".join(
            f"{100 * number / last:.2f},{down(row[seat])}" for number, row in enumerate(course)
        )
        lines.append(
            f"<polyline class='curve' style='stroke: var(--{seat % len(DASHES)})' "
            f"stroke-dasharray='{DASHES[seat % len(DASHES)]}' points='{points}'/>"
        )
    return (
        f"<div class='graph'>{''.join(beside)}<svg viewBox='0 0 100 100' role='img' "
        f"preserveAspectRatio='none' aria-label='{escape(telling.course_title(), quote=True)}'>"
        f"{''.join(lines)}</svg></div>"
    )


def _key(telling: Telling) -> str:
    def entry(seat: int, name: str) -> str:
        style = f"border-color: var(--{seat % len(DASHES)})"
        if DASHES[seat % len(DASHES)] != "none":
            style += "; border-top-style: dashed"
        key = f"<span class='key' style='{style}'></span>"
        return f"<span class='whole'>{key} {escape(name)}</span>"

    names: Sequence[str] = telling.names
    return "<p>" + " &nbsp; ".join(entry(seat, name) for seat, name in enumerate(names)) + "</p>"
