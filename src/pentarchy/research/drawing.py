"""A plain drawing of what a seat sees: its zones, and the things in each.

As text, as SVG, and as pixels; made from a view alone, for any game.
"""

from __future__ import annotations

from html import escape
from textwrap import wrap
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pentarchy.kernel.view import View
from pentarchy.research.glyphs import HEIGHT as GLYPH_HEIGHT
from pentarchy.research.glyphs import WIDTH as GLYPH_WIDTH
from pentarchy.research.glyphs import glyph
from pentarchy.research.observer import Observer

COLUMNS = 100
ROWS = 120
SCALE = 2
PAPER, INK, HEAD = (250, 247, 240), (40, 40, 46), (150, 60, 30)
QUIET = ("beyond", "sealed", "agenda", "setup.options", "options")


def zones(observer: Observer, view: View) -> list[tuple[str, list[str]]]:
    """Each zone with the things in it; what is empty is left out."""
    found: list[tuple[str, list[str]]] = []
    for name, value in observer.decode(observer.observe(view)).items():
        if not name.startswith(QUIET):
            _add(found, name, value)
    return found


def _add(found: list[tuple[str, list[str]]], name: str, value: Any) -> None:
    if isinstance(value, list) and any(isinstance(item, dict) for item in value):
        for number, item in enumerate(value):
            _add(found, f"{name} {number}", item)
    elif isinstance(value, dict) and any(isinstance(v, dict | list) for v in value.values()):
        plain = {key: item for key, item in value.items() if not isinstance(item, dict | list)}
        if things := _things(plain):
            found.append((name, things))
        for key, item in value.items():
            if isinstance(item, dict | list):
                _add(found, f"{name} {key}", item)
    elif things := _things(value):
        found.append((name, things))


def _things(value: Any) -> list[str]:
    if isinstance(value, dict):
        pairs = [(key, item) for key, item in value.items() if item not in (None, 0, False)]
        return [f"{key}" if item in (1, True) else f"{key} {_plain(item)}" for key, item in pairs]
    if isinstance(value, list):
        return [_plain(item) for item in value]
    return [] if value is None else [str(value)]


def _plain(item: Any) -> str:
    if isinstance(item, dict):
        return " ".join(f"{key}={_plain(value)}" for key, value in item.items() if value)
    if isinstance(item, tuple) and len(item) == 2 and isinstance(item[1], dict | None):
        inside = _plain(item[1] or {})
        return f"×{item[0]}" + (f" ({inside})" if inside else "")
    return "-" if item is None else str(item)


def lines(observer: Observer, view: View) -> list[tuple[str, str]]:
    """The drawing as lines: the zone's name where one begins, and its things."""
    found: list[tuple[str, str]] = []
    for name, things in zones(observer, view):
        if all(len(thing) > 12 for thing in things):
            rows = things
        else:
            rows = wrap(", ".join(things), COLUMNS - 24) or [""]
        found += [(name if number == 0 else "", row) for number, row in enumerate(rows)]
    return found


def text(observer: Observer, view: View) -> str:
    """The drawing for a terminal."""
    drawn = lines(observer, view)
    return "\n".join(f"{name:<22.22} {row}".rstrip() for name, row in drawn) + "\n"


def svg(observer: Observer, view: View) -> str:
    """The drawing as SVG: a box for each zone, a line for its things."""
    drawn = lines(observer, view)
    height = 18 * len(drawn) + 16
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 {height}" '
        f'font-family="monospace" font-size="12">',
        f'<rect width="900" height="{height}" fill="rgb{PAPER}"/>',
    ]
    for number, (name, row) in enumerate(drawn):
        y = 24 + 18 * number
        if name:
            parts.append(f'<line x1="8" x2="892" y1="{y - 13}" y2="{y - 13}" stroke="#ccc"/>')
            parts.append(f'<text x="8" y="{y}" fill="rgb{HEAD}">{escape(name)}</text>')
        parts.append(f'<text x="190" y="{y}" fill="rgb{INK}">{escape(row)}</text>')
    return "\n".join([*parts, "</svg>"])


def pixels(observer: Observer, view: View) -> NDArray[np.uint8]:
    """The drawing as red, green and blue, always of the same size; what is longer is cut."""
    high, wide = (GLYPH_HEIGHT + 2) * SCALE, (GLYPH_WIDTH + 1) * SCALE
    image = np.full((ROWS * high, COLUMNS * wide, 3), PAPER, np.uint8)
    for number, (name, row) in enumerate(lines(observer, view)[:ROWS]):
        for start, words, colour in ((0, name[:22], HEAD), (23, row, INK)):
            for place, letter in enumerate(words[: COLUMNS - start]):
                x, y = (start + place) * wide, number * high + SCALE
                shape = np.kron(glyph(letter), np.ones((SCALE, SCALE), bool)).astype(bool)
                image[y : y + GLYPH_HEIGHT * SCALE, x : x + GLYPH_WIDTH * SCALE][shape] = colour
    return image
