"""What a visitors' worker does for analyses: judging a record, and trying moves from a position."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from pentarchy.analysis import Analysis, Effort, analyse
from pentarchy.analysis.advice import Advice, advice_on
from pentarchy.analysis.estimate import Estimate, horizon
from pentarchy.bots import Reasons
from pentarchy.kernel.chance import CHANCE
from pentarchy.kernel.errors import IllegalAction, InvalidNotation, PentarchyError
from pentarchy.kernel.messages import Choice, Event, Message, Reason, ScoreLine
from pentarchy.kernel.record import Move, Record, read_record
from pentarchy.kernel.replay import prepare
from pentarchy.kernel.state import State
from pentarchy.server.messages import Told

MOST_TRIED = 200
"""So many moves can be tried after a position."""
MOST_OUTCOMES = 300
"""So many outcomes of a draw are told."""
WORLDS = 16
SECONDS_BETWEEN = 0.3
"""How far an analysis is, is told no more often."""


class Refuted(msgspec.Struct, frozen=True, tag=True):
    """The record cannot be read, or does not agree with today's rules."""

    message: Message
    title: str = ""


class Made(msgspec.Struct, frozen=True, tag=True):
    """An analysis, and the processor time that it took."""

    seconds: float
    analysis: Analysis


class Progress(msgspec.Struct, frozen=True):
    """So many moves are judged, of so many."""

    done: int
    of: int


def analysed(text: str, effort: Effort, tell: Callable[[Any], None]) -> Made | Refuted:
    """Judge a whole record."""
    begun, told = time.process_time(), 0.0

    def watch(done: int, of: int) -> None:
        nonlocal told
        now = time.monotonic()
        if now - told >= SECONDS_BETWEEN:
            told = now
            tell(Progress(done, of))

    try:
        found = analyse(read_record(text), effort, watch)
    except PentarchyError as error:
        return Refuted(error.message, error.title)
    return Made(time.process_time() - begun, found)


class Attempt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move that is tried: of a seat, or of CHANCE (-1)."""

    seat: Annotated[int, Meta(ge=-1, le=64)]
    action: Annotated[str, Meta(max_length=100, pattern="^[ -~]*$")]


class Outcome(msgspec.Struct, frozen=True):
    """Something that a draw may bring."""

    action: str
    target: str
    weight: int


class Tried(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """A position that was reached by trying."""

    position: int
    """How many moves of the game lead to where trying began."""
    made: int
    """How many of the moves that were tried could be made."""
    refused: tuple[Reason, ...] = ()
    """Why the next one could not."""
    eyes: int | None
    """Whose view it is: the seat's that decides, else the last one's that did."""
    view: dict[str, Any]
    actors: tuple[int, ...]
    """Who may decide now; the choices are those of the seat whose eyes it is seen with."""
    prompt: Message | None
    choices: tuple[Choice, ...]
    outcomes: tuple[Outcome, ...]
    """Where CHANCE is asked: what may come, with weights."""
    events: tuple[Told, ...]
    """What the moves that were tried brought about."""
    over: bool
    lines: tuple[tuple[ScoreLine, ...], ...]
    chances: tuple[float, ...]
    """Every seat's chance of winning; alone, the points that may be expected."""


class Nowhere(msgspec.Struct, frozen=True, tag=True):
    """The game has no such position."""

    positions: int


class Recalled(msgspec.Struct, frozen=True, tag=True):
    """What spoke for a move that a bot made, against the next best thing."""

    advice: Advice | None
    """None where there was nothing to weigh."""


def recall(text: str, position: int, reasons: Reasons) -> Recalled | Nowhere | Refuted:
    """Hold the move that led to a position against the next best one, by what its seat saw."""
    try:
        record = read_record(text)
        game, state = prepare(record)
    except PentarchyError as error:
        return Refuted(error.message, error.title)
    decided = [line for line in record.lines if isinstance(line, Move) and line.seat != CHANCE]
    if not 0 < position <= len(decided):
        return Nowhere(len(decided))
    _walk(record, state, position - 1)
    move = decided[position - 1]
    view, legal = state.view(move.seat), state.legal(move.seat)
    return Recalled(advice_on(game, view, legal, game.parse(move.action), reasons))


def try_out(
    text: str, position: int, moves: list[Attempt], wanted: int | None
) -> Tried | Nowhere | Refuted:
    """Play a record up to a position, then these moves, and look where that leads."""
    try:
        record = read_record(text)
        _, state = prepare(record)
    except PentarchyError as error:
        return Refuted(error.message, error.title)
    decided = sum(isinstance(line, Move) and line.seat != CHANCE for line in record.lines)
    if position > decided:
        return Nowhere(decided)
    last = _walk(record, state, position)
    events: list[Event] = []
    made = 0
    refused: tuple[Reason, ...] = ()
    for move in moves[:MOST_TRIED]:
        refused = _made(state, move, events)
        if refused:
            break
        made += 1
        last = move.seat if move.seat != CHANCE else last
    return _tried(state, position, made, refused, _eyes(state, wanted, last), events)


def _eyes(state: State, wanted: int | None, last: int | None) -> int | None:
    """Whose turn it is to look: of those who decide at once the one that is wanted."""
    if state.over or state.chance() is not None:
        return last
    return wanted if wanted in state.actors else state.actors[0]


def _walk(record: Record, state: State, position: int) -> int | None:
    """Play up to a position, with the chance that followed; who decided last."""
    decided, last = 0, None
    for line in record.lines:
        if not isinstance(line, Move):
            continue
        if line.seat != CHANCE:
            if decided == position:
                break
            decided, last = decided + 1, line.seat
        state.play(line.seat, state.game.parse(line.action))
    return last


def _made(state: State, move: Attempt, events: list[Event]) -> tuple[Reason, ...]:
    """Make a move; why it cannot be made, if it cannot."""
    try:
        action = state.game.parse(move.action)
        if move.seat != CHANCE and move.seat not in state.actors:
            raise IllegalAction(str(action), ())
        state.play(move.seat, action, events)
    except IllegalAction as error:
        return tuple(error.reasons) or (Reason("", "", error.message),)
    except InvalidNotation as error:
        return (Reason("", "", error.message),)
    return ()


def _tried(
    state: State,
    position: int,
    made: int,
    refused: tuple[Reason, ...],
    eyes: int | None,
    events: list[Event],
) -> Tried:
    drawing = state.chance() is not None
    actors = () if drawing or state.over else tuple(state.actors)
    decides = eyes if eyes in actors else None
    estimate = Estimate(state.game, WORLDS, 1)
    return Tried(
        position=position,
        made=made,
        refused=refused,
        eyes=eyes,
        view=msgspec.json.decode(msgspec.json.encode(state.view(eyes))),
        actors=actors,
        prompt=None if decides is None else state.prompt(decides),
        choices=() if decides is None else state.choices(decides),
        outcomes=tuple(
            Outcome(str(action), action.target, weight)
            for action, weight in state.odds()[:MOST_OUTCOMES]
        ),
        events=tuple(
            Told.of(number, position, event.seen_by(eyes)) for number, event in enumerate(events)
        ),
        over=state.over,
        lines=tuple(state.lines_seen(seat, eyes) for seat in range(state.seats)),
        chances=estimate.known(state, horizon(state.game, state)),
    )
