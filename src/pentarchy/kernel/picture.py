"""A picture of a table as plain shapes, to be written as SVG or painted as pixels elsewhere.

A title that can draw its table has a module `picture` with `draw(view)`: from a view and nothing
else. Colours are "#rrggbb". A player's colour never stands alone: the number of the seat is by it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, TypeAlias

PAPER, INK, FAINT, SUNK, HEAD = "#faf6ee", "#2b241b", "#ddd2bf", "#efe8db", "#0a6a65"
PLAYERS = ("#d4472a", "#2563b8", "#f0b429", "#f7f1e3", "#2b2d33")
ON_PLAYERS = ("#ffffff", "#ffffff", "#2b241b", "#2b241b", "#ffffff")
NOBODY = "#a0957f"

Point: TypeAlias = tuple[float, float]


class Polygon(NamedTuple):
    """A filled shape with a rim."""

    points: tuple[Point, ...]
    fill: str
    rim: str | None = None


class Disc(NamedTuple):
    """A filled circle with a rim."""

    x: float
    y: float
    radius: float
    fill: str
    rim: str | None = None


class Stroke(NamedTuple):
    """A straight line."""

    start: Point
    end: Point
    colour: str
    width: float = 1
    dashed: bool = False


class Words(NamedTuple):
    """A line of text on its base line; `middle`: around x instead of from x on."""

    x: float
    y: float
    text: str
    colour: str = INK
    size: int = 12
    middle: bool = False


Shape: TypeAlias = Polygon | Disc | Stroke | Words


class Picture:
    """Shapes one upon the other, the first one lowest."""

    def __init__(self, width: int, height: int, *, steady: bool = False) -> None:
        self.width = width
        self.height = height
        self.steady = steady
        """Whether the picture keeps its size throughout a game: then it needs no frame."""
        self.shapes: list[Shape] = []

    def polygon(self, points: Iterable[Point], fill: str, rim: str | None = None) -> None:
        self.shapes.append(Polygon(tuple(points), fill, rim))

    def box(
        self, x: float, y: float, width: float, height: float, fill: str, rim: str | None = None
    ) -> None:
        corners = ((x, y), (x + width, y), (x + width, y + height), (x, y + height))
        self.polygon(corners, fill, rim)

    def disc(self, x: float, y: float, radius: float, fill: str, rim: str | None = None) -> None:
        self.shapes.append(Disc(x, y, radius, fill, rim))

    def stroke(
        self, start: Point, end: Point, colour: str, width: float = 1, dashed: bool = False
    ) -> None:
        self.shapes.append(Stroke(start, end, colour, width, dashed))

    def words(
        self,
        x: float,
        y: float,
        text: str,
        colour: str = INK,
        size: int = 12,
        middle: bool = False,
    ) -> None:
        self.shapes.append(Words(x, y, text, colour, size, middle))

    def seat(self, x: float, y: float, seat: int, text: str | None = None) -> None:
        """A piece of a seat's, with the number of the seat, or another word, on it."""
        fill = PLAYERS[seat] if seat < len(PLAYERS) else NOBODY
        ink = ON_PLAYERS[seat] if seat < len(PLAYERS) else INK
        self.disc(x, y, 9, fill, INK)
        self.words(x, y + 4, str(seat) if text is None else text, ink, 12, middle=True)

    def cross(self, x: float, y: float, width: float, height: float) -> None:
        """A box that is crossed."""
        self.stroke((x + 2, y + 2), (x + width - 2, y + height - 2), INK, 2)
        self.stroke((x + width - 2, y + 2), (x + 2, y + height - 2), INK, 2)

    def lines(self, x: float, y: float, head: str, rows: Iterable[str]) -> float:
        """A heading with lines below it; returns where the next may begin."""
        if head:
            self.words(x, y, head, HEAD)
            y += 16
        for row in rows:
            self.words(x, y, row)
            y += 16
        return y + 6
