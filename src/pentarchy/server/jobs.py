"""What the worker processes are asked, and what they answer."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from pentarchy.bots import Plan, Reasons
from pentarchy.kernel.messages import Message, ScoreLine
from pentarchy.server.messages import Told


class Think(msgspec.Struct, frozen=True, tag=True):
    """Pick one of these actions for the seat that sees this: all that a bot is ever given."""

    title: str
    level: str
    view: msgspec.Raw
    legal: list[int]
    plan: Plan | None = None
    """What came with the seat's last answer: whichever worker is asked goes on with it."""


class Picked(msgspec.Struct, frozen=True, tag=True):
    """What a bot picked, and why."""

    action: int
    plan: Plan | None = None
    """To be given back with the seat's next question."""
    reasons: Reasons | None = None


class Verify(msgspec.Struct, frozen=True, tag=True):
    """Play this record again."""

    text: str


class Verified(msgspec.Struct, frozen=True, tag=True):
    """The record agrees with today's rules."""

    title: str
    options: dict[str, Any]
    players: tuple[str, ...]
    seats: int
    moves: int
    scores: tuple[int, ...] | None
    winners: tuple[int, ...] | None
    notes: tuple[Message, ...]


class Differs(msgspec.Struct, frozen=True, tag=True):
    """The record cannot be read, or does not agree."""

    message: Message
    """What is wrong, and in which line."""
    title: str = ""
    """The game whose texts know the message."""


class Show(msgspec.Struct, frozen=True, tag=True):
    """The position after so many moves of a finished game, as a seat saw it."""

    text: str
    position: int
    seat: int | None


class Shown(msgspec.Struct, frozen=True, tag=True):
    """A position of a finished game."""

    position: int
    positions: int
    """How many moves there are: positions run from 0 to this."""
    seat: int | None
    """Who made the move that led here; None at the beginning."""
    action: str
    """That move, in notation."""
    view: msgspec.Raw
    events: tuple[Told, ...]
    """What that move brought about."""
    over: bool
    lines: tuple[tuple[ScoreLine, ...], ...]


class Course(msgspec.Struct, frozen=True, tag=True):
    """How a finished game went, as a seat (None: a spectator) saw it."""

    text: str
    seat: int | None


class Grown(msgspec.Struct, frozen=True, tag=True):
    """The points after every move, by source, and all that happened."""

    sources: tuple[str, ...]
    points: tuple[tuple[tuple[int, ...], ...], ...]
    """For every position and seat the points of each source."""
    movers: tuple[int, ...]
    """Who made the move that led to each position; -1 at the beginning."""
    events: tuple[Told, ...]
    """What happened; `row` is the number of moves before."""


class NoPosition(msgspec.Struct, frozen=True, tag=True):
    """The game has no such position, or no such seat."""

    positions: int


Job: TypeAlias = Think | Verify | Show | Course
Reply: TypeAlias = Picked | Verified | Differs | Shown | Grown | NoPosition
