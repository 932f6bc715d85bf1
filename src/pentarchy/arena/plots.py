"""Plots as SVG, drawn by us: colours come from the page, so that they suit light and dark."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil, floor

from pentarchy.arena.stats import Estimate

WIDTH = 420
"""Narrow, so that words can be read on a phone; a page makes it as wide as suits it."""
LEFT = 112
"""Room for names."""
RIGHT = 56
ROW = 30
HEIGHT = 200
AXIS = 24
"""Room for the numbers below."""
LONGEST = 12
"""So many letters of a name have room."""


def _svg(height: float, title: str, content: Sequence[str]) -> str:
    body = "\n".join(content)
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{escape(title)}">\n'
        f"<title>{escape(title)}</title>\n{body}\n</svg>"
    )


def _text(x: float, y: float, words: str, anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(words)}</text>'


def _line(kind: str, x1: float, y1: float, x2: float, y2: float) -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def intervals(
    title: str,
    rows: Sequence[tuple[str, Estimate, str]],
    low: float,
    high: float,
    marks: Sequence[tuple[float, str]],
) -> str:
    """Values with their intervals, one row each: name, estimate, and the value in words. Below
    stand the numbers in `marks`; the first of them has a line."""
    span = max(high - low, 1e-9)

    def place(value: float) -> float:
        return LEFT + (min(max(value, low), high) - low) / span * (WIDTH - LEFT - RIGHT)

    height = ROW * len(rows) + 12 + AXIS
    content = [_line("mark", place(marks[0][0]), 6, place(marks[0][0]), height - AXIS)]
    content += [_text(place(at), height - 8, words, "middle") for at, words in marks]
    for number, (name, found, words) in enumerate(rows):
        y = 12 + ROW * (number + 0.5)
        content += [
            _text(LEFT - 12, y + 4, short(name), "end"),
            _line(f"range c{number % 4}", place(found.low), y, place(found.high), y),
            f'<circle class="dot c{number % 4}" cx="{place(found.value):.1f}" cy="{y:.1f}" r="5"/>',
            _text(WIDTH - RIGHT + 8, y + 4, words),
        ]
    return _svg(height, title, content)


def course(title: str, found: Sequence[Estimate], mark: float) -> str:
    """How a share went as games came in, with its interval as a band."""
    bottom, top, right = HEIGHT - 30, 12, WIDTH - RIGHT
    across = (right - 50) / max(1, len(found) - 1)

    def point(number: int, share: float) -> str:
        return f"{50 + number * across:.1f},{bottom - share * (bottom - top):.1f}"

    band = [point(n, e.high) for n, e in enumerate(found)]
    band += [point(n, e.low) for n, e in reversed(list(enumerate(found)))]
    middle = bottom - mark * (bottom - top)
    content = [f'<polygon class="band" points="{" ".join(band)}"/>']
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = bottom - share * (bottom - top)
        content.append(_line("grid", 50, y, right, y))
        content.append(_text(42, y + 4, f"{share * 100:.0f} %", "end"))
    content.append(_line("mark", 50, middle, right, middle))
    curve = " ".join(point(n, e.value) for n, e in enumerate(found))
    content.append(f'<polyline class="curve" points="{curve}"/>')
    content.append(_text(50, HEIGHT - 10, "1", "middle"))
    content.append(_text(right, HEIGHT - 10, str(len(found)), "middle"))
    return _svg(HEIGHT, title, content)


def histogram(title: str, values: Sequence[float]) -> str:
    """How often numbers came, in at most thirty bars; zero is marked."""
    low, high = floor(min(values)), ceil(max(values)) + 1
    width = max(1, ceil((high - low) / 30))
    low = floor(low / width) * width
    bars = [0] * (floor((high - low) / width) + 1)
    for value in values:
        bars[int((value - low) // width)] += 1
    bottom, top = HEIGHT - 30, 12
    across = (WIDTH - RIGHT - 50) / len(bars)
    content = []
    every = max(1, ceil(len(bars) / 8))
    for number, count in enumerate(bars):
        tall = count / max(bars) * (bottom - top)
        x = 50 + number * across
        content.append(
            f'<rect class="bar" x="{x + 1:.1f}" y="{bottom - tall:.1f}" '
            f'width="{max(across - 2, 1):.1f}" height="{tall:.1f}"/>'
        )
        if (low // width + number) % every == 0:
            content.append(_text(x, HEIGHT - 10, _whole(low + number * width), "middle"))
    zero = 50 + (0 - low) / width * across
    if 50 <= zero <= WIDTH - RIGHT:
        content.append(_line("mark", zero, top, zero, bottom))
    content.append(_text(42, top + 4, str(max(bars)), "end"))
    return _svg(HEIGHT, title, content)


def short(name: str) -> str:
    """The name, as much of it as has room beside a plot."""
    return name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…"


def _whole(number: int) -> str:
    return str(number).replace("-", "−")
