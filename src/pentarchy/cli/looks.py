"""Colours and signs that stay the same on every screen."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from rich.style import Style
from rich.text import Text

SEAT_SIGNS = ("●", "■", "▲", "◆", "★")
SEAT_COLOURS = ("#ff9d3c", "#6cc8ff", "#f4f4f4", "#ff7bd1", "#c3f73a")
"""Bright, since a settlement stands on a dark ground; the sign says the same without colour."""

OPEN_SIGN = "•"
"""Stands by what may be chosen."""

HEADING = Style(bold=True)
QUIET = Style(dim=True)
ASKED = Style(bold=True, color="#ffd75f")
REFUSED = Style(color="#ff8f80")
COMMAND = Style(bold=True)


@cache
def seat_style(seat: int) -> Style:
    """How that seat's name and pieces are written."""
    return Style(color=SEAT_COLOURS[seat % len(SEAT_COLOURS)], bold=True)


def seat_sign(seat: int) -> str:
    """The sign of that seat's pieces."""
    return SEAT_SIGNS[seat % len(SEAT_SIGNS)]


def player(seat: int, name: str) -> Text:
    """A player's sign and name."""
    return Text(f"{seat_sign(seat)} {name}", style=seat_style(seat))


def with_names(sentence: str, names: Sequence[str]) -> Text:
    """A sentence in which the names of players have their colours."""
    text = Text(sentence)
    for seat, name in enumerate(names):
        start = sentence.find(name)
        while start >= 0:
            end = start + len(name)
            if not (sentence[end : end + 1].isalnum() or sentence[:start][-1:].isalnum()):
                text.stylize(seat_style(seat), start, end)
            start = sentence.find(name, end)
    return text
