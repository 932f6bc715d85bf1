"""Everything that passes through the websocket, and the tables that HTTP shows too.

A message is a JSON object whose `type` says which of these it is. What a client sends may carry a
`ref`, a number of its own, which comes back with the answer.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from pentarchy.analysis.advice import Advice
from pentarchy.bots import Reasons
from pentarchy.kernel.messages import Arg, Choice, Event, Message, Reason, Repeats, ScoreLine
from pentarchy.server.clock import ClockTold
from pentarchy.server.store.records import ChatLine, ClockRule, SeatKind, SeriesGame, Status

Key: TypeAlias = Annotated[str, Meta(max_length=32, pattern="^[A-Za-z0-9_-]+$")]
"""The id of a table, or a token of a link."""
Count: TypeAlias = Annotated[int, Meta(ge=0, lt=1 << 31)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, lt=64)]
Level: TypeAlias = Annotated[str, Meta(max_length=20)]
"""A level of bots; which there are, the shelf tells."""


# What a client sends ------------------------------------------------------------------------


class _Sent(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    ref: Count | None = None


class Subscribe(_Sent, frozen=True, tag="subscribe"):
    """Show me this table from now on; I know the first `seen` events and `heard` chat lines."""

    table: Key
    seen: Count = 0
    heard: Count = 0
    watch: Key | None = None
    """The token of a spectator's link, for who has no seat."""
    steps: bool = False
    """Every step in an update of its own, as far as the connection keeps up; otherwise steps that
    follow closely on each other may come as one."""
    hidden: bool = False
    """Whether the page that shows it is not looked at now: then its people are called."""


class Unsubscribe(_Sent, frozen=True, tag="unsubscribe"):
    """No more of this table."""

    table: Key


class Look(_Sent, frozen=True, tag="look"):
    """The page that shows this table is looked at, or is not: then its people are called."""

    table: Key
    hidden: bool


class MakeMove(_Sent, frozen=True, tag="move"):
    """My seat picks this action; `nth` is how many rows my seat has written before."""

    table: Key
    seat: SeatNumber
    nth: Count
    action: Count


class Undo(_Sent, frozen=True, tag="undo"):
    """My seat takes back its last moves, or asks the others for it where it must."""

    table: Key
    seat: SeatNumber
    nth: Count
    back: Annotated[int, Meta(ge=1, le=1000)] = 1


class AnswerUndo(_Sent, frozen=True, tag="answer"):
    """My seat agrees, or not, to the undo that another asks for."""

    table: Key
    seat: SeatNumber
    nth: Count
    agree: bool


class AskHint(_Sent, frozen=True, tag="hint"):
    """What would a bot do in my seat?"""

    table: Key
    seat: SeatNumber
    nth: Count
    level: Level | None = None
    """Which level shall say; the table's adviser is the highest. None: the adviser."""


class Why(_Sent, frozen=True, tag="why"):
    """Why can my seat not pick this thing?"""

    table: Key
    seat: SeatNumber
    target: Annotated[str, Meta(max_length=100)]


class Say(_Sent, frozen=True, tag="say"):
    """To everybody at the table."""

    table: Key
    text: Annotated[str, Meta(min_length=1, max_length=500)]


FromClient: TypeAlias = (
    Subscribe | Unsubscribe | Look | MakeMove | Undo | AnswerUndo | AskHint | Why | Say
)


# What a client receives ---------------------------------------------------------------------


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event of the game or of the table (`table-*`), as the reader may know it."""

    number: int
    """Its place among all events of the table, from 0."""
    row: int
    """The row of the table's history it happened in; -1: before the first."""
    id: str
    seat: int
    args: dict[str, Arg] = {}
    places: tuple[str, ...] = ()
    undone: tuple[int, ...] = ()
    """The rows that an undo has cancelled."""

    @classmethod
    def of(cls, number: int, row: int, event: Event, undone: tuple[int, ...] = ()) -> Told:
        return cls(number, row, event.id, event.seat, event.args, event.places, undone)


class Section(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat sees. Who holds several seats receives one of these for each, and what
    everybody may see, to be shown while none of them has to decide."""

    seat: int | None
    """None: a spectator's."""
    nth: int
    """How many rows this seat has written: goes with its next move."""
    whole: bool
    """Whether `view` is everything; otherwise it holds only the fields that changed."""
    view: dict[str, Any]
    prompt: Message | None
    choices: tuple[Choice, ...]
    undo: int
    """How many of its own last moves this seat may take back without asking."""
    events: tuple[Told, ...]
    repeats: Repeats | None
    """How far this seat has come with what it is asked, where it is asked several times."""
    secret: bool
    """Whether this seat sees, or picks in secret, what the others at a shared screen may not."""
    lines: dict[str, tuple[ScoreLine, ...]] = {}
    """Where points come from as the position stands, as far as this seat may know; by the number
    of the seat that has them. As in `view`, only what changed."""


class UndoWish(msgspec.Struct, frozen=True):
    """A seat asks to take back so many of its moves; these seats have not answered."""

    seat: int
    back: int
    waiting: tuple[int, ...]


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """How a game ended, and the proof that its chance was fixed from the start."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    rank: str | None
    """The title that somebody who played alone has earned."""
    lines: tuple[tuple[ScoreLine, ...], ...]
    seed: str
    salt: str
    forfeits: tuple[int, ...]
    """The seats that have lost because their time ran out."""


class Update(msgspec.Struct, frozen=True, kw_only=True, tag="update"):
    """The table as it stands; `seen` is how many events there have been."""

    table: str
    seen: int
    sections: tuple[Section, ...]
    request: UndoWish | None
    result: Result | None
    clock: ClockTold | None
    """How much time is left, where the table has a clock."""


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A place at a table as its readers see it."""

    seat: int
    kind: SeatKind
    name: str
    level: str | None
    mine: bool
    colour: int
    """Its colour, from 0; no two seats of a table have the same, as long as there are enough."""
    stand_in: str | None
    """The level of the bot that plays here until its person is back."""
    forfeit: bool
    """Whether it has lost because its time ran out."""
    awaited: bool
    """Whether it is kept for somebody who has not said yet that they will play."""
    person: str | None
    """A mark by which you know the same person again at other tables, whatever they are called
    there; another reader has another one. None: you, a bot, or nobody."""


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A table without its game."""

    id: str
    title: str
    options: dict[str, Any]
    status: Status
    source: Literal["played", "uploaded"]
    seats: tuple[SeatInfo, ...]
    owner: bool
    """Whether the reader looks after the table."""
    hints: bool
    """Whether one may ask for hints here, as long as one person sits there."""
    adviser: str
    """The highest level that gives hints here."""
    substitute: str
    """The level of the bot that takes over a seat that is left."""
    listed: bool
    clock: ClockRule | None
    """How much time people have; None: as much as they like."""
    patience: float | None
    """Seconds after which one may let a bot play for who is away; None: only if all agree."""
    rated: bool
    """Whether the game counts for the ratings of those who sit there."""
    created: float
    changed: float
    invite: str | None
    """The token of the invitation, for who sits there; at listed tables for all."""
    watch: str | None
    """The token of the spectators' link, for who sits there."""
    commitment: str | None
    """The salted hash of the seed, fixed at the start."""
    scores: tuple[int, ...] | None
    winners: tuple[int, ...] | None
    game: int
    series: tuple[SeriesGame, ...]
    """The games of its series so far; empty if it is none."""
    totals: tuple[int, ...]
    """The points of every seat over the finished games of the series; empty if there are none."""
    champions: tuple[int, ...]
    """Who has won the series, several if they share it; empty before its last game is over."""
    origin: str | None
    """Where its beginning comes from, if it goes on from another game: `table:ID:POSITION`, or
    what else there is to go on from, such as `lesson:TITLE/KEY`."""
    rematch: str | None
    """The table of the rematch; the next game of a series stands in `series`."""
    rematch_by: int | None
    """The seat here of who asks for the rematch, as long as it has not begun."""
    actors: tuple[int, ...]
    """The seats that may decide now; empty unless a game is running. Views tell it sooner."""
    stopped: Message | None
    """Why the game cannot go on under today's rules: it is shown up to its last good turn."""


class ThoughtTold(msgspec.Struct, frozen=True, kw_only=True):
    """What a bot thought when it made the move that led to a position of a finished game."""

    position: int
    seat: int
    level: str
    reasons: Reasons | None
    """None where it went on with the plan of its last reasons, or had no choice."""


class TableMessage(msgspec.Struct, frozen=True, kw_only=True, tag="table"):
    """Who sits at the table and how it is set up."""

    table: TableInfo


class Presence(msgspec.Struct, frozen=True, kw_only=True, tag="presence"):
    """The seats whose people have the table before their eyes, and how many others are watching."""

    table: str
    seats: tuple[int, ...]
    watching: int
    seen: dict[str, float] = {}
    """When the people of other seats were last seen at any table, in seconds since 1970; by the
    number of the seat. Who never was is not in it."""


class Thinking(msgspec.Struct, frozen=True, kw_only=True, tag="thinking"):
    """The seats that are thought for right now; sent when that changes."""

    table: str
    seats: tuple[int, ...]
    """Bots that may decide."""
    hints: tuple[int, ...]
    """People that a hint is being thought of for."""


class Chat(msgspec.Struct, frozen=True, kw_only=True, tag="chat"):
    """What was said, line by line."""

    table: str
    lines: tuple[ChatLine, ...]


class Done(msgspec.Struct, frozen=True, kw_only=True, tag="done"):
    """What was asked is done and stored; `nth` is what that seat's next row will be."""

    ref: int | None
    table: str
    nth: int | None = None


class Refusal(msgspec.Struct, frozen=True, kw_only=True, tag="refused"):
    """What was asked is not granted, and nothing has changed."""

    ref: int | None
    table: str | None
    message: Message
    text: str
    """The message as a sentence, in the language the browser prefers."""
    reasons: tuple[Reason, ...] = ()
    """The rules of the game that stand against it."""


class Hint(msgspec.Struct, frozen=True, kw_only=True, tag="hint"):
    """What a bot would do, and why."""

    ref: int | None
    table: str
    seat: int
    action: int
    level: str
    reasons: Reasons | None
    """None where there was nothing to weigh: only one thing can be picked."""
    advice: Advice | None = None
    """What speaks for it, against the next best thing."""


class WhyNot(msgspec.Struct, frozen=True, kw_only=True, tag="reasons"):
    """Why a thing cannot be picked; nothing if it can."""

    ref: int | None
    table: str
    seat: int
    target: str
    reasons: tuple[Reason, ...]


class Gone(msgspec.Struct, frozen=True, kw_only=True, tag="gone"):
    """The table is no longer there, or no longer yours to see."""

    table: str


class Welcome(msgspec.Struct, frozen=True, kw_only=True, tag="welcome"):
    """The connection stands."""

    name: str
    version: str


FromServer: TypeAlias = (
    Welcome
    | TableMessage
    | Update
    | Presence
    | Thinking
    | Chat
    | Done
    | Refusal
    | Hint
    | WhyNot
    | Gone
)


# The same as they are really sent: with parts that were encoded before ------------------------


class RawSection(msgspec.Struct, frozen=True, kw_only=True):
    """A `Section` on its way out."""

    seat: int | None
    nth: int
    whole: bool
    view: dict[str, msgspec.Raw]
    prompt: Message | None
    choices: msgspec.Raw
    undo: int
    events: list[msgspec.Raw]
    repeats: Repeats | None
    secret: bool
    lines: dict[str, msgspec.Raw]


class RawUpdate(msgspec.Struct, frozen=True, kw_only=True, tag="update"):
    """An `Update` on its way out."""

    table: str
    seen: int
    sections: list[RawSection]
    request: UndoWish | None
    result: Result | None
    clock: ClockTold | None


def schema() -> dict[str, Any]:
    """The JSON schema of both directions: what a client's types are made from."""
    (sent, received), components = msgspec.json.schema_components(
        [FromClient, FromServer], ref_template="#/components/schemas/{name}"
    )
    return {"send": sent, "receive": received, "components": {"schemas": components}}
