"""What a seat sees, drawn from its view alone: as text, as SVG, and as pixels.

The text lists the zones and the things in each, for any game; the picture is the title's own (its
module `picture`), or the same list.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from textwrap import wrap
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pentarchy.kernel.picture import FAINT, HEAD, Picture
from pentarchy.kernel.view import View
from pentarchy.research.observer import Observer
from pentarchy.research.painting import FRAME, TALL, painted, written

COLUMNS = 100
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


@cache
def _own(folder: str) -> Callable[[Any], Picture] | None:
    """What draws the table of the title in that folder."""
    name = f"{folder}.picture"
    if find_spec(name) is None:
        return None
    draw: Callable[[Any], Picture] = import_module(name).draw
    return draw


def picture_of(observer: Observer, view: View) -> Picture:
    """The board as its title draws it; the zones in words where a title does not."""
    own = _own(observer.game.folder)
    if own is not None:
        return own(view)
    drawn = lines(observer, view)
    picture = Picture(24 + 8 * COLUMNS, 18 * len(drawn) + 24)
    for number, (zone, row) in enumerate(drawn):
        y = 24 + 18 * number
        if zone:
            picture.stroke((8, y - 13), (picture.width - 8, y - 13), FAINT)
            picture.words(8, y, zone[:22], HEAD)
        picture.words(190, y, row)
    return picture


def svg(observer: Observer, view: View) -> str:
    """The drawing as SVG."""
    return written(picture_of(observer, view))


def pixels(observer: Observer, view: View) -> NDArray[np.uint8]:
    """The drawing as red, green and blue, throughout a game of the same size."""
    picture = picture_of(observer, view)
    if picture.steady:
        return painted(picture, (picture.height, picture.width))
    return painted(picture, FRAME if view.seats <= 2 else TALL)
