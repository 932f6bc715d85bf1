"""What the database holds, as plain values."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from pentarchy.bots import Reasons
from pentarchy.server.levels import ADVISER, SUBSTITUTE

Status: TypeAlias = Literal["open", "running", "finished"]
SeatKind: TypeAlias = Literal["person", "open", "bot"]
MoveKind: TypeAlias = Literal["move", "undo", "request", "agree", "refuse", "resign", "hint"]

COLOURS = 5
"""So many colours there are, from 0; each goes with a sign and a pattern of its own."""


class Identity(msgspec.Struct, frozen=True):
    """Somebody with a browser."""

    id: str
    name: str


class Seat(msgspec.Struct, frozen=True):
    """A place at a table, and who has it."""

    table: str
    seat: int
    kind: SeatKind
    identity: str | None = None
    level: str | None = None
    name: str = ""
    colour: int | None = None
    """The chosen colour; None: the one that goes with the seat's number."""

    @property
    def painted(self) -> int:
        """The colour that it is drawn in."""
        return self.seat % COLOURS if self.colour is None else self.colour


class SeriesGame(msgspec.Struct, frozen=True):
    """One game of a series."""

    table: str
    scores: tuple[int, ...] | None


class TableRecord(msgspec.Struct, frozen=True, kw_only=True):
    """A table without its moves."""

    id: str
    title: str
    options: dict[str, Any]
    status: Status
    source: Literal["played", "uploaded"] = "played"
    hints: bool = False
    adviser: str = ADVISER
    """The highest level that gives hints."""
    substitute: str = SUBSTITUTE
    """The level that takes over a seat that is left."""
    listed: bool = False
    owner: str
    invite: str
    watch: str
    created: float
    changed: float
    seed: int | None = None
    salt: str | None = None
    commitment: str | None = None
    scores: tuple[int, ...] | None = None
    winners: tuple[int, ...] | None = None
    series: str | None = None
    """The id of the series' first table, if this is a game of a series."""
    game: int = 0
    """Which game of its series it is, from 0."""
    rematch_of: str | None = None
    seats: tuple[Seat, ...] = ()
    games: tuple[SeriesGame, ...] = ()
    """The games of its series so far, if it is one."""
    rematch: str | None = None
    """The table of the rematch, if there is one."""

    def seats_of(self, who: str | None) -> tuple[int, ...]:
        """The seats that belong to this identity."""
        return tuple(s.seat for s in self.seats if s.kind == "person" and s.identity == who)

    @property
    def people(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.seats if seat.kind == "person")

    @property
    def bots(self) -> tuple[int, ...]:
        return tuple(seat.seat for seat in self.seats if seat.kind == "bot")

    @property
    def free(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.seats if seat.kind == "open")


class MoveRow(msgspec.Struct, frozen=True):
    """A row of a table's history. Rows are only ever added."""

    table: str
    number: int
    """Its place in the history, from 0."""
    kind: MoveKind
    seat: int
    nth: int
    """Which of its seat's rows it is, from 0."""
    action: str
    """A move's notation, how many moves an undo takes back, the level that takes over a seat."""
    turn: int | None = None
    hash: str | None = None
    """The fingerprint of the position, where a turn has ended."""
    at: float = 0.0


class BotThought(msgspec.Struct, frozen=True):
    """What a bot thought when it made a move; nobody learns of it before the game is over."""

    table: str
    number: int
    """The row of the move."""
    level: str
    reasons: Reasons | None
    """None where it went on with its plan, or had no choice."""


class ChatLine(msgspec.Struct, frozen=True):
    """Something a seat has said."""

    number: int
    seat: int
    text: str
    at: float
