"""What is kept of calls, as plain values."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

Kind: TypeAlias = Literal["mail", "push", "webhook"]
Language: TypeAlias = Literal["en", "ru"]
Minute: TypeAlias = Annotated[int, Meta(gt=-1, lt=1440)]
"""A minute of the day."""


class Channel(msgspec.Struct, frozen=True):
    """One way to reach a person."""

    id: str
    identity: str
    kind: Kind
    address: str
    keys: str
    """What a push is encrypted with, as JSON; empty for others."""
    mark: str
    """The same address is kept once: this is its fingerprint."""
    active: bool
    confirmed: bool
    created: float
    failures: int = 0
    failing: float | None = None
    """Since when nothing has arrived there."""
    device: str | None = None
    """Which browser it is, where that is known."""


class Wishes(msgspec.Struct, frozen=True):
    """How a person would like to be called."""

    identity: str
    language: Language = "en"
    zone: str = "UTC"
    quiet_from: int | None = None
    """The minutes of the day between which nothing is sent."""
    quiet_until: int | None = None
    company: bool = False
    """Whether they are told, too, that others would like them at a table that has not begun."""
    origin: str = ""
    """Where the person finds this house, if it does not say so itself."""


BEFORE = -1
"""The occasion of a call to a table that has not begun."""


class Call(msgspec.Struct, frozen=True):
    """A table waits for a person. `occasion` grows with what the person has done there."""

    identity: str
    table: str
    occasion: int
    due: float | None
    """When it is told; None: it was told, or seen."""
    nudge: str = ""
    """Who asked to tell it once more."""


class Waiting(msgspec.Struct, frozen=True):
    """One table in a letter: nothing that is hidden at it."""

    table: str
    title: str
    names: tuple[str, ...]
    """The others who play there."""
    occasion: int = 0
    nudge: str = ""
    wish: Literal["", "invitation", "rematch"] = ""
    """What the person is asked for, where the game has not begun."""


class Letter(msgspec.Struct, frozen=True):
    """What is said to somebody."""

    kind: Literal["call", "test", "confirm"]
    tables: tuple[Waiting, ...] = ()


class Posted(msgspec.Struct, frozen=True):
    """A letter on its way to one channel."""

    id: str
    channel: str
    letter: Letter
    due: float | None
    made: float
    tries: int = 0
