"""The components of the toy bazaar, typed and checked on load."""

from __future__ import annotations

from importlib.resources import files
from typing import Annotated, Literal

import msgspec

from pentarchy.kernel.components import bad_row, read_components
from pentarchy.kernel.errors import BadComponents
from pentarchy.kernel.messages import problem

SEATS = range(2, 5)
BAGS = ("north", "south")

Positive = Annotated[int, msgspec.Meta(ge=1)]


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    coins: Positive
    hand: Annotated[int, msgspec.Meta(ge=2)]
    road: Positive
    die: tuple[Positive, Positive, Positive]
    source: str


class CardRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    key: str
    worth: Positive
    north: Positive
    south: Positive
    name: dict[str, str]
    source: str


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: Literal[1]
    title: Literal["toy"]
    numbers: Numbers
    card: tuple[CardRow, ...]


def own_text() -> str:
    """The components as they come in the box."""
    return files("tests.toy").joinpath("components.toml").read_text("utf-8")


def load(text: str) -> Components:
    """The components in this text.

    :raises BadComponents: naming the row that is wrong.
    """
    found = read_components(text, Components)
    keys = [row.key for row in found.card]
    for number, key in enumerate(keys, start=1):
        if keys.index(key) != number - 1:
            raise bad_row("card", number, key, problem("this key is given twice", "parts-twice"))
    for bag in BAGS:
        held = sum(getattr(row, bag) for row in found.card)
        if held < SEATS[-1]:
            raise BadComponents(
                f"card: {held} in the {bag} bag, at least {SEATS[-1]} are dealt",
                "parts-few",
                held=held,
                bag=bag,
                dealt=SEATS[-1],
            )
    return found
