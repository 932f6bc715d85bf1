"""Goods: everything that players gain, and how bundles of them are written."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TypeAlias

(
    WOOD, STONE, FOOD, GOLD, WORKER, RAZE, SHIELD, POINT, CARD, COMMON_CARD, FACTION_CARD,
) = range(11)  # fmt: skip

RESOURCES = (WOOD, STONE, FOOD)
SUPPLY = 7
"""The goods below this number lie in a player's supply; points and cards do not."""

NAMES = (
    "wood", "stone", "food", "gold", "worker", "raze", "shield", "point",
    "card", "common-card", "faction-card",
)  # fmt: skip
LETTERS = ("W", "S", "F", "G", "P", "R", "D", "V", "C", "Cc", "Cf")

Bundle: TypeAlias = tuple[tuple[int, int], ...]
"""Goods with how many of each, in order of their numbers."""

Cost: TypeAlias = tuple[int, int, int]
"""Wood, stone and food."""

_TERM = re.compile(r"(\d*)(Cc|Cf|[WSFGPRDVC])")


def bundle(text: str) -> Bundle:
    """Goods written as `2W+G`; nothing at all if the text is empty.

    :raises ValueError: if the text cannot be read.
    """
    counts: dict[int, int] = {}
    for term in text.split("+") if text else ():
        found = _TERM.fullmatch(term)
        if found is None:
            raise ValueError(f"{text!r} is not a bundle of goods")
        good = LETTERS.index(found[2])
        counts[good] = counts.get(good, 0) + int(found[1] or 1)
    return tuple(sorted(counts.items()))


def written(counts: Sequence[int]) -> str:
    """Goods by their numbers, as a bundle is written."""
    return "+".join(
        f"{count if count > 1 else ''}{letter}"
        for letter, count in zip(LETTERS, counts, strict=False)
        if count
    )


def cost(goods: Bundle) -> Cost:
    """The resources in a bundle."""
    counts = dict(goods)
    return (counts.get(WOOD, 0), counts.get(STONE, 0), counts.get(FOOD, 0))


def thing(good: int) -> str:
    """A good, for texts."""
    return f"good:{NAMES[good]}"
