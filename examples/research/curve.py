"""A learning curve as a picture, without a library for pictures."""

from __future__ import annotations

from html import escape
from typing import NamedTuple

WIDTH, HEIGHT = 720, 380
LEFT, RIGHT, TOP, BOTTOM = 64, 24, 52, 56
PAPER, INK, FAINT, LINE = "#faf7f0", "#28282e", "#d8d2c4", "#1f6f78"


class Point(NamedTuple):
    """After so many decisions learned from: a share with its interval of 95 %."""

    learned: int
    value: float
    low: float
    high: float


def spacing(most: int) -> int:
    """A round number that fits some four times into so many decisions."""
    unit = 10 ** max(0, len(str(most // 4)) - 1)
    return next(unit * times for times in (1, 2, 5, 10) if unit * times * 5 >= most)


def picture(points: list[Point], title: str) -> str:
    """Shares of victories over what was learned, with the intervals as a band."""
    most = max(1, points[-1].learned)

    def x(learned: float) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * learned / most, 1)

    def y(share: float) -> float:
        return round(TOP + (HEIGHT - TOP - BOTTOM) * (1 - share), 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'font-family="sans-serif" font-size="13" fill="{INK}">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="8" fill="{PAPER}"/>',
        f'<text x="{LEFT}" y="30" font-size="16">{escape(title)}</text>',
    ]
    for share in (0, 0.25, 0.5, 0.75, 1):
        dashed = ' stroke-dasharray="5 4"' if share == 0.5 else ""
        parts.append(
            f'<path d="M{LEFT} {y(share)}H{WIDTH - RIGHT}" stroke="{FAINT}"{dashed}/>'
            f'<text x="{LEFT - 8}" y="{y(share) + 4}" text-anchor="end">{share:.0%}</text>'
        )
    for learned in range(0, most + 1, spacing(most)):
        parts.append(
            f'<path d="M{x(learned)} {y(0)}v5" stroke="{INK}"/>'
            f'<text x="{x(learned)}" y="{HEIGHT - BOTTOM + 20}" text-anchor="middle">'
            f"{learned / 1000:g}</text>"
        )
    upper = [f"{x(point.learned)},{y(point.high)}" for point in points]
    lower = [f"{x(point.learned)},{y(point.low)}" for point in reversed(points)]
    middle = [f"{x(point.learned)},{y(point.value)}" for point in points]
    caption = "share of victories (band: 95 %) over thousands of decisions learned from"
    parts += [
        f'<polygon points="{" ".join(upper + lower)}" fill="{LINE}" opacity="0.18"/>',
        f'<polyline points="{" ".join(middle)}" fill="none" stroke="{LINE}" stroke-width="2.5"/>',
        f'<text x="{(LEFT + WIDTH - RIGHT) / 2}" y="{HEIGHT - 14}" text-anchor="middle">'
        f"{caption}</text>",
        "</svg>",
    ]
    return "\n".join(parts) + "\n"
