"""A worker process: reads requests from its input, one after another, and answers each.

It holds no connection, no secret and no game in progress: a request carries all it may know.
Frames are a length in four bytes and so much JSON; an empty one says that it is ready.
"""

from __future__ import annotations

import os
import sys
import threading
from io import FileIO
from queue import SimpleQueue
from random import SystemRandom
from typing import BinaryIO

import msgspec

from pentarchy import bots
from pentarchy.kernel.actions import ActionTable, Legal
from pentarchy.kernel.chance import CHANCE
from pentarchy.kernel.errors import PentarchyError
from pentarchy.kernel.messages import Event
from pentarchy.kernel.record import Move, Record, read_record
from pentarchy.kernel.registry import game as game_of
from pentarchy.kernel.replay import prepare, replay, seed_kept
from pentarchy.kernel.state import State
from pentarchy.server.jobs import (
    Course,
    Differs,
    Grown,
    Job,
    NoPosition,
    Picked,
    Reply,
    Show,
    Shown,
    Think,
    Verified,
    Verify,
)
from pentarchy.server.messages import Told
from pentarchy.server.shelf import register_games, warm_up

LENGTH_BYTES = 4

_decoder: msgspec.json.Decoder[Job] = msgspec.json.Decoder(Job)
_chance = SystemRandom()


def answer(request: Job) -> Reply:
    """Do what is asked."""
    match request:
        case Think():
            return think(request)
        case Verify():
            return verify(request.text)
        case Show():
            return show(request)
        case Course():
            return course(request)


def think(request: Think) -> Picked:
    """Let a bot of that level pick."""
    game = game_of(request.title)
    view = msgspec.json.decode(request.view, type=game.view_type)
    player = bots.make(request.level, _chance.getrandbits(64))
    thought = player.choose(game, view, legal_of(game.actions, request.legal), request.plan)
    return Picked(thought.action.id, thought.plan, thought.reasons)


def legal_of(table: ActionTable, numbers: list[int]) -> Legal:
    """The actions with these ids as the sequence that players are given."""
    parts: dict[str, int] = {}
    for action in (table[number] for number in numbers):
        parts[action.verb] = parts.get(action.verb, 0) | 1 << action.index
    return Legal(table, parts)


def verify(text: str) -> Verified | Differs:
    """Play a record again and compare."""
    try:
        record = read_record(text)
        again = replay(record)
    except PentarchyError as error:
        return Differs(error.message, error.title)
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


def show(request: Show) -> Shown | NoPosition | Differs:
    """Walk to a position of a record: after so many decisions of seats and what they led to."""
    try:
        record = read_record(request.text)
        _, state = prepare(record)
    except PentarchyError as error:
        return Differs(error.message, error.title)
    moves = sum(_decided(line) for line in record.lines)
    seats = range(state.seats)
    if request.position > moves or (request.seat is not None and request.seat not in seats):
        return NoPosition(moves)
    events, number = _walk(record, state, request.position)
    last = _nth(record, request.position)
    shown = tuple(event.seen_by(request.seat) for event in events)
    first = number - len(events)
    return Shown(
        position=request.position,
        positions=moves,
        seat=None if last is None else last.seat,
        action="" if last is None else last.action,
        view=msgspec.Raw(msgspec.json.encode(state.view(request.seat))),
        events=tuple(
            Told.of(first + n, request.position - 1, event) for n, event in enumerate(shown)
        ),
        over=state.over,
        lines=tuple(state.lines_seen(seat, request.seat) for seat in seats),
    )


def course(request: Course) -> Grown | NoPosition | Differs:
    """The points of every seat at every position of a record, by source, and all events."""
    try:
        record = read_record(request.text)
        _, state = prepare(record)
    except PentarchyError as error:
        return Differs(error.message, error.title)
    if request.seat is not None and request.seat not in range(state.seats):
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
            told.append(Told.of(len(told), len(grown) - 1, event.seen_by(request.seat)))
    grown.append(_points(state))
    # In the order of the end: that is how they are shown.
    everything = (points for seats in reversed(grown) for points in seats)
    sources = tuple(dict.fromkeys(source for points in everything for source in points))
    points = tuple(
        tuple(tuple(seat.get(source, 0) for source in sources) for seat in seats) for seats in grown
    )
    return Grown(sources, points, tuple(movers), tuple(told))


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


def _read(pipe: BinaryIO, requests: SimpleQueue[bytes]) -> None:
    """Take in requests. When the server is gone there is nothing left to think about."""
    while True:
        head = pipe.read(LENGTH_BYTES)
        body = pipe.read(int.from_bytes(head, "big")) if len(head) == LENGTH_BYTES else b""
        if not body:
            os._exit(0)
        requests.put(body)


def _write(pipe: BinaryIO | FileIO, frame: bytes) -> None:
    pipe.write(len(frame).to_bytes(LENGTH_BYTES, "big") + frame)


def main() -> None:
    """Answer until the input ends."""
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever prints does not disturb answers
    os.nice(5)  # the tables come first
    register_games(sys.argv[1:])
    warm_up()
    _write(out, b"")  # ready
    requests: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_read, args=(sys.stdin.buffer, requests), daemon=True).start()
    while True:
        reply = msgspec.json.encode(answer(_decoder.decode(requests.get())))
        _write(out, reply)


if __name__ == "__main__":
    main()
