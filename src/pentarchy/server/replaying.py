"""What visitors ask about records; workers of their own work it out (see `errands`)."""

from __future__ import annotations

from typing import Any

import msgspec

from pentarchy.about import about_text
from pentarchy.kernel.chance import CHANCE
from pentarchy.kernel.errors import PentarchyError
from pentarchy.kernel.messages import Event, Message, ScoreLine
from pentarchy.kernel.mismatch import TOO_DEEP
from pentarchy.kernel.record import Move, Record, read_record
from pentarchy.kernel.registry import game as game_of
from pentarchy.kernel.replay import prepare, replay, seed_kept
from pentarchy.kernel.state import State
from pentarchy.names import components_text
from pentarchy.server.messages import Told


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


class Grown(msgspec.Struct, frozen=True, tag=True):
    """The points after every move, by source, and all that happened."""

    sources: tuple[str, ...]
    points: tuple[tuple[tuple[int, ...], ...], ...]
    """For every position and seat the points of each source."""
    movers: tuple[int, ...]
    """Who made the move that led to each position; -1 at the beginning."""
    events: tuple[Told, ...]
    """What happened; `row` is the number of moves before."""


class Beginning(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """A game up to a position, to be played on from there."""

    title: str
    options: dict[str, Any]
    seats: int
    text: str
    """The record up to there."""
    over: bool
    """Whether nothing is left to play."""
    own: bool
    """Whether it has components of its own."""


class NoPosition(msgspec.Struct, frozen=True, tag=True):
    """The game has no such position, or no such seat."""

    positions: int


def verify(text: str) -> Verified | Differs:
    """Play a record again and compare."""
    try:
        record = read_record(text)
        again = replay(record)
    except PentarchyError as error:
        return Differs(error.message, error.title)
    except RecursionError:
        return Differs(TOO_DEEP)
    if again.difference is not None:
        return Differs(again.difference.message, record.game)
    if (broken := seed_kept(record)) is not None:
        return Differs(broken.message)
    return Verified(
        record.game,
        record.options,
        record.players,
        record.seats,
        sum(_decided(line) for line in record.lines),
        record.scores,
        again.state.winners() if again.state.over else None,
        tuple(note.message for note in again.notes),
    )


def show(text: str, position: int, viewer: int | None) -> Shown | NoPosition | Differs:
    """Walk to a position of a record: after so many decisions of seats and what they led to."""
    read = _read(text)
    if isinstance(read, Differs):
        return read
    record, state = read
    moves = sum(_decided(line) for line in record.lines)
    seats = range(state.seats)
    if position > moves or (viewer is not None and viewer not in seats):
        return NoPosition(moves)
    events, number = _walk(record, state, position)
    last = _nth(record, position)
    shown = tuple(event.seen_by(viewer) for event in events)
    first = number - len(events)
    return Shown(
        position=position,
        positions=moves,
        seat=None if last is None else last.seat,
        action="" if last is None else last.action,
        view=msgspec.Raw(msgspec.json.encode(state.view(viewer))),
        events=tuple(Told.of(first + n, position - 1, event) for n, event in enumerate(shown)),
        over=state.over,
        lines=tuple(state.lines_seen(seat, viewer) for seat in seats),
    )


def course(text: str, viewer: int | None) -> Grown | NoPosition | Differs:
    """The points of every seat at every position of a record, by source, and all events."""
    read = _read(text)
    if isinstance(read, Differs):
        return read
    record, state = read
    if viewer is not None and viewer not in range(state.seats):
        return NoPosition(sum(_decided(line) for line in record.lines))
    movers = [CHANCE]
    grown: list[list[dict[str, int]]] = []
    told: list[Told] = []
    for line in record.lines:
        if not isinstance(line, Move):
            continue
        if line.seat != CHANCE:
            grown.append(_points(state))
            movers.append(line.seat)
        events: list[Event] = []
        state.play(line.seat, state.game.parse(line.action), events)
        for event in events:
            told.append(Told.of(len(told), len(grown) - 1, event.seen_by(viewer)))
    grown.append(_points(state))
    # In the order of the end: that is how they are shown.
    everything = (points for seats in reversed(grown) for points in seats)
    sources = tuple(dict.fromkeys(source for points in everything for source in points))
    points = tuple(
        tuple(tuple(seat.get(source, 0) for source in sources) for seat in seats) for seats in grown
    )
    return Grown(sources, points, tuple(movers), tuple(told))


def beginning(text: str, position: int) -> Beginning | NoPosition | Differs:
    """A record up to a position, to be played on from there."""
    read = _read(text)
    if isinstance(read, Differs):
        return read
    record, state = read
    moves = sum(_decided(line) for line in record.lines)
    if position > moves:
        return NoPosition(moves)
    _walk(record, state, position)
    return Beginning(
        title=record.game,
        options=record.options,
        seats=record.seats,
        text=record.until(position).to_text(),
        over=state.over,
        own=record.own_components is not None,
    )


def names(text: str, language: str) -> str:
    """What own components of a record are called and do, as Fluent; nothing if it has none."""
    record = read_record(text)
    if record.own_components is None:
        return ""
    game = game_of(record.game, record.own_components)
    return f"{components_text(game, language)}\n{about_text(game, language)}"


def _read(text: str) -> tuple[Record, State] | Differs:
    """A record, and its game before the first line."""
    try:
        record = read_record(text)
        return record, prepare(record)[1]
    except PentarchyError as error:
        return Differs(error.message, error.title)
    except RecursionError:
        return Differs(TOO_DEEP)


def _points(state: State) -> list[dict[str, int]]:
    """For every seat the points of each source; what decides a tie brings none."""
    found: list[dict[str, int]] = [{} for _ in range(state.seats)]
    for seat, points in enumerate(found):
        for line in state.score_lines(seat):
            if line.count is None:
                points[line.source] = points.get(line.source, 0) + line.points
    return found


def _walk(record: Record, state: State, position: int) -> tuple[list[Event], int]:
    """Play up to a position; the events of its move, and how many there were in all."""
    decided = told = 0
    events: list[Event] = []
    for line in record.lines:
        if not isinstance(line, Move):
            continue
        if line.seat != CHANCE:
            if decided == position:
                break
            decided += 1
            events = []
        before = len(events)
        state.play(line.seat, state.game.parse(line.action), events)
        told += len(events) - before
    return events, told


def _nth(record: Record, position: int) -> Move | None:
    """The decision that leads to a position."""
    decisions = [line for line in record.lines if isinstance(line, Move) and line.seat != CHANCE]
    return decisions[position - 1] if position else None


def _decided(line: object) -> bool:
    return isinstance(line, Move) and line.seat != CHANCE
