"""What an analysis finds."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from pentarchy.analysis.marks import Account
from pentarchy.analysis.weighing import Effort
from pentarchy.kernel.messages import Message

FORMAT = 2
"""Raised when what is kept of an analysis would be read otherwise."""


class Better(msgspec.Struct, frozen=True, kw_only=True):
    """A choice that there was."""

    actions: tuple[str, ...]
    """The choice, and how the turn would have gone on."""
    line: tuple[Message, ...]
    """The same in the board's words."""
    chance: float


class Judged(msgspec.Struct, frozen=True, kw_only=True):
    """A decision of a seat, in its own eyes."""

    number: int
    """How many decisions were made before."""
    turn: int
    seat: int
    action: str
    label: Message
    best: tuple[float, ...]
    """Every seat's chance before: with the best that was found."""
    after: tuple[float, ...]
    """Every seat's chance with what was done."""
    loss: float
    """What the decision cost, beyond the error of the estimate."""
    change: tuple[float, ...]
    """What it changed for every seat against the best that was found: its own lost `loss`."""
    mark: str | None
    """None where there was nothing to decide."""
    choices: tuple[Better, ...] = ()
    """The best choices, best first."""
    gains: dict[str, float] = {}
    """What the best has more than what was done, in points as they stand, by line of the score."""
    prepares: dict[str, float] = {}
    """The same in prospects."""


class Drawn(msgspec.Struct, frozen=True, kw_only=True):
    """Something that CHANCE picked."""

    number: int
    """How many decisions were made before."""
    action: str
    change: tuple[float, ...]
    """What it brought every seat, against what could be expected."""


class Turning(msgspec.Struct, frozen=True, kw_only=True):
    """A moment that changed much."""

    number: int
    """Which decision it was; for a draw, how many were made before."""
    seat: int | None
    """Whose decision; None where it was chance."""
    change: tuple[float, ...]


class Analysis(msgspec.Struct, frozen=True, kw_only=True):
    """What a game was about."""

    title: str
    players: tuple[str, ...]
    seats: int
    finished: bool
    unit: str
    """`chance`, or `points` where somebody played alone."""
    effort: Effort
    decisions: tuple[Judged, ...]
    draws: tuple[Drawn, ...]
    turnings: tuple[Turning, ...]
    """What changed most, most first."""
    course: tuple[tuple[float, ...], ...]
    """Every seat's chance before each decision, and at the end, for one who knows what is
    hidden."""
    accounts: tuple[Account, ...]
    format: int = FORMAT


Watch = Callable[[int, int], None]
"""Is told how many moves are done, of how many; what it raises ends the analysis."""
