"""Letters of five by seven dots, our own: enough to read a drawing without a font."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import numpy as np
from numpy.typing import NDArray

WIDTH, HEIGHT = 5, 7


@cache
def _drawn() -> dict[str, NDArray[np.bool_]]:
    """Each letter of the file: its name on a line, then its dots."""
    rows = (files("pentarchy.research") / "glyphs.txt").read_text("utf-8").splitlines()
    found = {}
    for start in range(0, len(rows), HEIGHT + 1):
        name, *dots = rows[start : start + HEIGHT + 1]
        letter = " " if name == "space" else name
        found[letter] = np.array([[dot == "#" for dot in row] for row in dots], bool)
    return found


def glyph(letter: str) -> NDArray[np.bool_]:
    """The dots of a letter, true where there is ink; a box for one that is not drawn."""
    return _drawn().get(letter.lower(), np.ones((HEIGHT, WIDTH), bool))
