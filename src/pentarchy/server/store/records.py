"""What the database holds, as plain values."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from pentarchy.bots import Reasons
from pentarchy.server.levels import ADVISER, SUBSTITUTE

Status: TypeAlias = Literal["open", "running", "finished"]
Depth: TypeAlias = Literal["quick", "deep"]
"""How thoroughly a finished game was analysed."""
SeatKind: TypeAlias = Literal["person", "open", "bot"]
Pace: TypeAlias = Literal["free", "live", "days"]
"""How quickly a table is played: without a clock, at one sitting, or a turn now and then."""
MoveKind: TypeAlias = Literal[
    "move", "undo", "request", "agree", "refuse", "resign", "hint", "timeout", "away", "back",
    "absent", "pause", "nudge",
]  # fmt: skip

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
    stand_in: str | None = None
    """The level of the bot that plays until who holds the seat is back; None while they play."""
    forfeit: bool = False
    """Whether this seat has lost, because its time ran out."""
    awaited: bool = False
    """Whether it is kept for somebody who has not said yet that they will play."""

    @property
    def painted(self) -> int:
        """The colour that it is drawn in."""
        return self.seat % COLOURS if self.colour is None else self.colour


LONGEST = 60 * 24 * 3600.0
"""No clock runs longer than sixty days."""
AN_HOUR = 3600.0
MISSED = 60.0
"""Nobody is absent who has been waited for less than this."""
Seconds: TypeAlias = Annotated[float, Meta(ge=0, le=LONGEST)]


class ClockRule(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How much time people have. Every turn has time of its own; beyond that the bank is drawn on.

    An evening: a bank and an increment. A week: hours or days a turn, and a bank as a reserve.
    """

    turn: Seconds = 0.0
    bank: Seconds = 0.0
    increment: Seconds = 0.0
    """What every finished turn adds to the bank."""
    then: Literal["bot", "loss"] = "bot"
    """When time has run out: a bot plays on and the seat can be taken back, or the seat loses."""

    @property
    def playable(self) -> bool:
        """Whether there is any time to play in."""
        return self.turn + self.bank >= 1.0


def pace_of(rule: ClockRule | None) -> Pace:
    """How quickly a table with that clock is played."""
    if rule is None:
        return "free"
    return "days" if rule.turn >= AN_HOUR else "live"


class SeriesGame(msgspec.Struct, frozen=True):
    """One game of a series."""

    table: str
    scores: tuple[int, ...] | None


class Holdings(msgspec.Struct):
    """What is kept for somebody."""

    open: int = 0
    running: int = 0
    tables: int = 0
    uploads: int = 0
    size: int = 0


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
    rank: str | None = None
    """The title, a thing, that somebody who played alone has earned."""
    series: str | None = None
    """The id of the series' first table, if this is a game of a series."""
    game: int = 0
    """Which game of its series it is, from 0."""
    rematch_of: str | None = None
    origin: str | None = None
    """Where its beginning comes from, if it goes on from another game."""
    clock: ClockRule | None = None
    begun: float | None = None
    """When the game began."""
    deadline: float | None = None
    """When somebody's time runs out, if nothing happens before."""
    standing: str | None = None
    """Whose turn it was after `standing_rows` rows, as `standings` writes it."""
    standing_rows: int | None = None
    patience: float | None = None
    """Seconds after which one may let a bot play for somebody who is away; None: not without the
    consent of all others."""
    rated: bool = False
    """Whether the game counts for the ratings of those who sit there."""
    pace: Pace = "free"
    address: str | None = None
    """A mark of the address that it was made from."""
    size: int = 0
    """The bytes that were uploaded for it."""
    seats: tuple[Seat, ...] = ()
    games: tuple[SeriesGame, ...] = ()
    """The games of its series so far, if it is one."""
    rematch: str | None = None
    """The table of the rematch, if there is one."""
    rematch_owner: str | None = None
    """Who asks for it, as long as it has not begun."""

    def seats_of(self, who: str | None) -> tuple[int, ...]:
        """The seats that belong to this identity."""
        if who is None:  # the seats of former players are nobody's
            return ()
        return tuple(s.seat for s in self.seats if s.kind == "person" and s.identity == who)

    @property
    def people(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.seats if seat.kind == "person")

    @property
    def playing(self) -> tuple[Seat, ...]:
        """The people who play themselves."""
        return tuple(seat for seat in self.people if seat.stand_in is None)

    @property
    def bots(self) -> tuple[int, ...]:
        """The seats that bots play, for themselves or for somebody who is away."""
        return tuple(
            seat.seat for seat in self.seats if seat.kind == "bot" or seat.stand_in is not None
        )

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """The seats of people who have not said yet that they will play."""
        return tuple(seat for seat in self.people if seat.awaited)

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


class Pulse(msgspec.Struct, frozen=True):
    """A process that is there, or ends."""

    process: str
    since: float
    """From when it has been there without a gap."""
    at: float
    over: bool


class Stoppage(msgspec.Struct, frozen=True):
    """When the rules of the server could not play a game."""

    since: float
    until: float | None
    """None while it stands still."""


class BotThought(msgspec.Struct, frozen=True):
    """What a bot thought when it made a move; nobody learns of it before the game is over."""

    table: str
    number: int
    """The row of the move."""
    level: str
    reasons: Reasons | None
    """None where it went on with its plan, or had no choice."""


class Handover(msgspec.Struct, frozen=True):
    """A seat that its holder gives to whoever has the link."""

    table: str
    seat: int
    identity: str


class ChatLine(msgspec.Struct, frozen=True):
    """Something a seat has said."""

    number: int
    seat: int
    text: str
    at: float


class TableNews(msgspec.Struct, frozen=True):
    """What has been written to a table since it was read."""

    table: TableRecord
    moves: list[MoveRow]
    chat: list[ChatLine]
