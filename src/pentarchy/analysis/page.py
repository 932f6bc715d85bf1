"""An analysis as one HTML page that needs nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from pentarchy.analysis.result import Analysis
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
th, td { padding: .25rem .9rem .25rem 0; border-bottom: 1px solid var(--rule); text-align: right; }
th:first-child, td:first-child { text-align: left; }
.wide { overflow-x: auto; } .quiet { color: var(--quiet); font-size: .875rem; }
li { margin-bottom: .6rem; } svg { width: 100%; height: auto; }
.grid { stroke: var(--rule); } .curve { fill: none; stroke-width: 2; }
svg text { fill: var(--quiet); font: 12px system-ui, sans-serif; }
.key { display: inline-block; width: 1.4rem; border-top: 3px solid; vertical-align: middle; }
"""
DASHES = ("none", "7 4", "2 3", "9 3 2 3", "1 4")
"""Colour is never the only sign."""
WIDTH, HEIGHT = 720, 220


def page(telling: Telling) -> str:
    """The whole page."""
    analysis = telling.analysis
    parts = [
        f"<h1>{escape(telling.head())}</h1>",
        *(f"<p>{escape(line)}</p>" for line in telling.warnings()),
        _table(telling),
        f"<p class='quiet'>{escape(telling.say('note'))}</p>",
        f"<h2>{escape(telling.course_title())}</h2>",
        _graph(analysis),
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
    head = "".join(f"<th scope='col'>{escape(cell)}</th>" for cell in telling.columns())
    rows = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>"
        for row in telling.rows()
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


def _graph(analysis: Analysis) -> str:
    """Every seat's chance, or points, before each decision and at the end."""
    course = analysis.course
    low = 0.0
    high = 1.0 if analysis.unit == "chance" else max(1.0, *(max(row) for row in course))
    last = max(1, len(course) - 1)

    def place(number: int, value: float) -> str:
        x = 36 + number * (WIDTH - 46) / last
        y = 10 + (high - value) * (HEIGHT - 30) / (high - low)
        return f"{x:.1f},{y:.1f}"

    lines = []
    for share in (0.0, 0.5, 1.0):
        x, y = place(0, high * share).split(",")
        told = f"{share:.0%}" if analysis.unit == "chance" else f"{high * share:.0f}"
        lines.append(f"<line class='grid' x1='{x}' x2='{WIDTH - 10}' y1='{y}' y2='{y}'/>")
        lines.append(f"<text x='0' y='{float(y) + 4:.1f}'>{told}</text>")
    for seat in range(analysis.seats):
        points = " ".join(place(number, row[seat]) for number, row in enumerate(course))
        lines.append(
            f"<polyline class='curve' style='stroke: var(--{seat % len(DASHES)})' "
            f"stroke-dasharray='{DASHES[seat % len(DASHES)]}' points='{points}'/>"
        )
    return f"<svg viewBox='0 0 {WIDTH} {HEIGHT}' role='img'>{''.join(lines)}</svg>"


def _key(telling: Telling) -> str:
    def entry(seat: int, name: str) -> str:
        style = f"border-color: var(--{seat % len(DASHES)})"
        if DASHES[seat % len(DASHES)] != "none":
            style += "; border-top-style: dashed"
        return f"<span class='key' style='{style}'></span> {escape(name)}"

    names: Sequence[str] = telling.names
    return "<p>" + " &nbsp; ".join(entry(seat, name) for seat, name in enumerate(names)) + "</p>"
