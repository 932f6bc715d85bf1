"""How strong each level is at each title, as last measured: `ratings.toml`, made by a command.

The scale is Elo's, made from the games of two: ten to one is 400 points. Points, the anchor that
never changes, stands at 1500 in every title; a level that was hardly measured has no rating.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

import msgspec

ENOUGH = 20
"""A rating that rests on fewer games is not told: it may well be off by hundreds."""


class Rated(msgspec.Struct, frozen=True):
    """A level at one title."""

    rating: float
    games: int


@cache
def _known() -> dict[str, dict[str, Rated]]:
    page = files("pentarchy.arena").joinpath("ratings.toml")
    if not page.is_file():
        return {}
    return msgspec.convert(tomllib.loads(page.read_text("utf-8")), dict[str, dict[str, Rated]])


def rating(title: str, level: str) -> float | None:
    """The rating of a level at a title; None where it was not measured, or hardly."""
    found = _known().get(title, {}).get(level)
    return None if found is None or found.games < ENOUGH else found.rating
