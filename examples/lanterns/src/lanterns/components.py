"""The lamps and numbers of components.toml, typed and checked on load."""

from importlib.resources import files
from typing import Annotated, Literal

import msgspec

from pentarchy.kernel.components import distinct, read_components, refuse

SEATS = range(2, 5)
Positive = Annotated[int, msgspec.Meta(ge=1)]


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hand: Positive
    turns: Positive
    source: str


class Lamp(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    key: str
    colour: Literal["red", "blue", "gold"]
    light: Positive
    name: dict[str, str]
    source: str


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: Literal[1]
    title: Literal["lanterns"]
    numbers: Numbers
    lamp: tuple[Lamp, ...]


def own_text() -> str:
    """The components as they come in the box."""
    return files("lanterns").joinpath("components.toml").read_text("utf-8")


def load(text: str) -> Components:
    """:raises BadComponents: naming the row that is wrong."""
    found = read_components(text, Components)
    distinct(("lamp", found.lamp))
    needed = found.numbers.hand * SEATS[-1]
    if len(found.lamp) < needed:
        refuse("lamp", f"there must be at least {needed}", "few", needed=needed)
    return found
