"""Pictures as SVG, and as pixels, painted without a library for pictures."""

from __future__ import annotations

from functools import lru_cache
from html import escape

import numpy as np
from numpy.typing import NDArray

from pentarchy.kernel.picture import PAPER, Disc, Picture, Point, Polygon, Stroke, Words
from pentarchy.research.glyphs import HEIGHT, WIDTH, glyph

FRAME = (720, 1280)
TALL = (1080, 1280)
"""Height and width of what is painted where a picture grows, for up to two seats and for more: the
same throughout a game, as videos want it."""
FINE = 2
"""So many dots in a row make one pixel: edges are smooth."""
DOT = 2
"""A letter of size 12 is made of squares of so many dots."""

Image = NDArray[np.float32]


# SVG ----------------------------------------------------------------------------------------


def written(picture: Picture) -> str:
    """The picture as SVG."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {picture.width} {picture.height}" '
        f'font-family="monospace" font-size="12">',
        f'<rect width="{picture.width}" height="{picture.height}" fill="{PAPER}"/>',
        *map(_tag, picture.shapes),
    ]
    return "\n".join([*parts, "</svg>"])


def _tag(shape: Polygon | Disc | Stroke | Words) -> str:
    match shape:
        case Polygon():
            points = " ".join(f"{x:g},{y:g}" for x, y in _rounded(shape.points))
            return f'<polygon points="{points}" fill="{shape.fill}"{_rim(shape.rim)}/>'
        case Disc():
            (x, y), *_ = _rounded(((shape.x, shape.y),))
            rim = _rim(shape.rim)
            return f'<circle cx="{x:g}" cy="{y:g}" r="{shape.radius:g}" fill="{shape.fill}"{rim}/>'
        case Stroke():
            (x, y), (right, low) = _rounded((shape.start, shape.end))
            dashes = ' stroke-dasharray="6 5"' if shape.dashed else ""
            return (
                f'<line x1="{x:g}" y1="{y:g}" x2="{right:g}" y2="{low:g}" '
                f'stroke="{shape.colour}" stroke-width="{shape.width:g}"{dashes}/>'
            )
        case Words():
            (x, y), *_ = _rounded(((shape.x, shape.y),))
            middle = ' text-anchor="middle"' if shape.middle else ""
            size = "" if shape.size == 12 else f' font-size="{shape.size}"'
            return (
                f'<text x="{x:g}" y="{y:g}" fill="{shape.colour}"{size}{middle}>'
                f"{escape(shape.text)}</text>"
            )


def _rounded(points: tuple[Point, ...]) -> list[Point]:
    return [(round(x, 1), round(y, 1)) for x, y in points]


def _rim(rim: str | None) -> str:
    return "" if rim is None else f' stroke="{rim}"'


# Pixels -------------------------------------------------------------------------------------


def painted(picture: Picture, frame: tuple[int, int] = FRAME) -> NDArray[np.uint8]:
    """The picture as pixels of red, green and blue: made smaller if it does not fit the frame, and
    with paper around it."""
    high, wide = picture.height * FINE, picture.width * FINE
    image = np.empty((high, wide, 3), np.float32)
    image[:] = _colour(PAPER)
    for shape in picture.shapes:
        match shape:
            case Polygon():
                _fill(image, shape)
            case Disc():
                _disc(image, shape)
            case Stroke():
                _stroke(image, shape.start, shape.end, shape.colour, shape.width, shape.dashed)
            case Words():
                _letters(image, shape)
    return _framed(image, frame)


def _colour(text: str) -> tuple[int, int, int]:
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


def _framed(image: Image, frame: tuple[int, int]) -> NDArray[np.uint8]:
    """The mean of the dots of each pixel, or of more where the picture is too big."""
    shrink = max(FINE, image.shape[0] / frame[0], image.shape[1] / frame[1])
    rows = (np.arange(int(image.shape[0] / shrink) + 1) * shrink).astype(int)
    columns = (np.arange(int(image.shape[1] / shrink) + 1) * shrink).astype(int)
    sums = np.add.reduceat(np.add.reduceat(image, rows[:-1], 0), columns[:-1], 1)
    ends = np.append(rows[1:-1], image.shape[0]), np.append(columns[1:-1], image.shape[1])
    count = np.outer(ends[0] - rows[:-1], ends[1] - columns[:-1])[:, :, None]
    paper = np.empty((*frame, 3), np.uint8)
    paper[:] = _colour(PAPER)
    found = (sums / count)[: frame[0], : frame[1]]
    paper[: found.shape[0], : found.shape[1]] = found.round().astype(np.uint8)
    return paper


def _window(image: Image, points: tuple[Point, ...], more: float) -> tuple[Image, Image, Image]:
    """The part of the image around some points, and the places of its dots."""
    xs, ys = [x * FINE for x, _ in points], [y * FINE for _, y in points]
    left, right = max(0, int(min(xs) - more)), int(max(xs) + more) + 1
    top, bottom = max(0, int(min(ys) - more)), int(max(ys) + more) + 1
    part = image[top:bottom, left:right]
    y, x = np.mgrid[top : top + part.shape[0], left : left + part.shape[1]].astype(np.float32)
    return part, x + 0.5, y + 0.5


def _fill(image: Image, shape: Polygon) -> None:
    part, x, y = _window(image, shape.points, 0)
    inside = np.zeros(x.shape, bool)
    ends = (*shape.points[1:], shape.points[0])
    for (x1, y1), (x2, y2) in zip(shape.points, ends, strict=True):
        if y1 != y2:
            crosses = (y1 * FINE > y) != (y2 * FINE > y)
            inside ^= crosses & (
                x < (x2 - x1) * FINE * (y - y1 * FINE) / (y2 - y1) / FINE + x1 * FINE
            )
    part[inside] = _colour(shape.fill)
    if shape.rim is not None:
        for start, end in zip(shape.points, ends, strict=True):
            _stroke(image, start, end, shape.rim, 1, False)


def _disc(image: Image, shape: Disc) -> None:
    radius = shape.radius * FINE
    part, x, y = _window(image, ((shape.x, shape.y),), radius + FINE)
    away = np.hypot(x - shape.x * FINE, y - shape.y * FINE)
    if shape.rim is not None:
        part[away <= radius + FINE / 2] = _colour(shape.rim)
    part[away <= radius - (FINE / 2 if shape.rim is not None else 0)] = _colour(shape.fill)


def _stroke(
    image: Image, start: Point, end: Point, colour: str, width: float, dashed: bool
) -> None:
    part, x, y = _window(image, (start, end), width * FINE)
    x1, y1 = start[0] * FINE, start[1] * FINE
    dx, dy = end[0] * FINE - x1, end[1] * FINE - y1
    length = max(1e-6, float(np.hypot(dx, dy)))
    along = ((x - x1) * dx + (y - y1) * dy) / length
    aside = np.abs((x - x1) * dy - (y - y1) * dx) / length
    on = (aside <= width * FINE / 2) & (along >= 0) & (along <= length)
    if dashed:
        on &= along % (11 * FINE) < 6 * FINE
    part[on] = _colour(colour)


@lru_cache(maxsize=1 << 8)
def _inked(letter: str, dot: int) -> NDArray[np.bool_]:
    """A letter whose dots are squares of so many dots."""
    return glyph(letter).repeat(dot, 0).repeat(dot, 1)


def _letters(image: Image, shape: Words) -> None:
    dot = max(1, DOT * shape.size // 12)
    step, high = (WIDTH + 1) * dot + 1, HEIGHT * dot
    left = int(shape.x * FINE) - (len(shape.text) * step // 2 if shape.middle else 0)
    top = int(shape.y * FINE) - high
    for place, letter in enumerate(shape.text):
        ink = _inked(letter, dot)
        x = left + place * step
        if x < 0 or top < 0:
            continue
        part = image[top : top + high, x : x + WIDTH * dot]
        part[ink[: part.shape[0], : part.shape[1]]] = _colour(shape.colour)
