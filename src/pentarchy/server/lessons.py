"""Lessons as a browser plays them: every position in the learner's eyes, worked out once."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
import structlog

from pentarchy.kernel.errors import BadLesson, UnknownGame
from pentarchy.kernel.game import Game
from pentarchy.kernel.lesson import Lesson, Moment, Note, Words
from pentarchy.kernel.lesson_reading import lesson_of, scripts_of
from pentarchy.kernel.messages import Choice, Message, Reason, Repeats, ScoreLine
from pentarchy.kernel.registry import game as game_of
from pentarchy.server.lobby import Begins, SeatWish, TableWish
from pentarchy.server.messages import Told
from pentarchy.server.refusals import BROKEN, UNKNOWN, Refused

GENTLE = "novice"
"""Who sits opposite at the real table that a lesson leads to."""

log = structlog.get_logger()


class LessonInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A lesson on the shelf."""

    key: str
    name: dict[str, str]
    """What it is called, by language."""
    aim: dict[str, str]
    """What one plays for, in one sentence, by language."""
    minutes: int


class LessonNote(msgspec.Struct, frozen=True, kw_only=True):
    """What is told at a position, and what the learner is to do there."""

    chapter: int
    at: int
    """So many decisions were made before."""
    text: dict[str, str]
    points: tuple[str, ...]
    """The things it speaks of."""
    ask: int
    """So many moves are asked for."""
    not_yet: dict[str, str] | None
    """What anything else that is legal is answered with."""


class LessonFrame(msgspec.Struct, frozen=True, kw_only=True):
    """A position in the learner's eyes, as what changed since the one before."""

    view: dict[str, Any]
    lines: dict[str, tuple[ScoreLine, ...]]
    """Where points come from, by seat; as in `view`, only what changed."""
    seat: int
    """Who made the move that led here; -1: nobody, it is the beginning."""
    events: tuple[Told, ...]
    """What that move led to."""


class LessonAsk(msgspec.Struct, frozen=True, kw_only=True):
    """What the learner may do at a note, when some of its moves have been made."""

    prompt: Message | None
    repeats: Repeats | None
    choices: tuple[Choice, ...]
    """All that is legal there."""
    wanted: dict[str, int]
    """The actions that are asked for, each with its number among the moves of the note."""
    accepted: tuple[int, ...]
    """The actions that are as good: the lesson goes on with the first that is asked for."""
    frame: LessonFrame | None
    """The position, where the moves were made in another order than in the record; what changed
    since the position of the note."""


class LessonTold(msgspec.Struct, frozen=True, kw_only=True):
    """A lesson, whole."""

    info: LessonInfo
    title: str
    seat: int
    seats: int
    options: dict[str, Any]
    chapters: tuple[dict[str, str], ...]
    notes: tuple[LessonNote, ...]
    frames: tuple[LessonFrame, ...]
    """The position after so many decisions."""
    asks: dict[str, LessonAsk]
    """By the number of the note and of the moves made, as in `4:2,0`."""


def lessons(game: Game) -> tuple[LessonInfo, ...]:
    """The lessons of a game; one that cannot be read is left out, and told in the log."""
    try:
        scripts = scripts_of(game.folder)
    except BadLesson as error:
        log.warning(str(error))
        return ()
    return tuple(
        LessonInfo(
            key=key,
            name=_spoken(script.title),
            aim=_spoken(script.aim),
            minutes=script.minutes,
        )
        for key, script in scripts.items()
    )


def lesson(title: str, key: str) -> Lesson:
    """That lesson.

    :raises Refused: if there is none, or it does not agree with its game.
    """
    try:
        game = game_of(title)
        if key not in scripts_of(game.folder):
            raise Refused(UNKNOWN, "no-lesson", title=title, lesson=key)
        return lesson_of(game, key)
    except UnknownGame:
        raise Refused(UNKNOWN, "no-game", title=title) from None
    except BadLesson as error:
        log.warning(str(error))
        raise Refused(BROKEN, "lesson-broken") from None


@cache
def told(title: str, key: str) -> LessonTold:
    """A lesson with all its positions."""
    found = lesson(title, key)
    script = found.script
    info = next(one for one in lessons(found.game) if one.key == key)
    frames, before, number = [], _Seen(), 0
    for row, moment in enumerate(found.moments):
        now = _Seen.of(moment, script.seat)
        frames.append(_frame(found, moment, now, before, row - 1, number))
        before, number = now, number + len(moment.events)
    asks: dict[str, LessonAsk] = {}
    for place, (_, note) in enumerate(found.notes):
        if note.ask:
            _add_asks(found, place, note, (), asks)
    return LessonTold(
        info=info,
        title=title,
        seat=script.seat,
        seats=found.record.seats,
        options=found.record.options,
        chapters=tuple(_spoken(chapter.title) for chapter in script.chapters),
        notes=tuple(_note(chapter, note) for chapter, note in found.notes),
        frames=tuple(frames),
        asks=asks,
    )


def _spoken(words: Words) -> dict[str, str]:
    return {language: words.told(language) for language in Words.__struct_fields__}


def _note(chapter: int, note: Note) -> LessonNote:
    return LessonNote(
        chapter=chapter,
        at=note.at,
        text=_spoken(note.text),
        points=note.points,
        ask=note.ask,
        not_yet=None if note.not_yet is None else _spoken(note.not_yet),
    )


class _Seen(msgspec.Struct, frozen=True):
    """A position as a seat sees it: the fields of the view, and everybody's score lines."""

    view: dict[str, Any] = {}
    lines: dict[str, tuple[ScoreLine, ...]] = {}

    @classmethod
    def of(cls, moment: Moment, seat: int) -> _Seen:
        state = moment.state
        lines = {str(other): state.lines_seen(other, seat) for other in range(state.seats)}
        return cls(msgspec.to_builtins(state.view(seat), str_keys=True), lines)


def _changed(now: dict[str, Any], before: dict[str, Any]) -> dict[str, Any]:
    """The fields that are new or other than before."""
    return {
        name: value for name, value in now.items() if name not in before or before[name] != value
    }


def _frame(
    found: Lesson, moment: Moment, now: _Seen, before: _Seen, row: int, number: int
) -> LessonFrame:
    """A position as what differs from another; its first event has that number."""
    seat = found.script.seat
    seen = [event.seen_by(seat) for event in moment.events]
    return LessonFrame(
        view=_changed(now.view, before.view),
        lines=_changed(now.lines, before.lines),
        seat=moment.seat,
        events=tuple(Told.of(number + n, row, event) for n, event in enumerate(seen)),
    )


def _add_asks(
    found: Lesson, place: int, note: Note, made: tuple[int, ...], asks: dict[str, LessonAsk]
) -> None:
    """What is asked after these moves of a note, and after all that may follow them."""
    seat = found.script.seat
    moment = found.after(note, made)
    asked = found.asked(note, made)
    wanted = {str(action.id): found.number_of(note, made, action) for action in asked.wanted}
    frame = None
    if made != tuple(range(len(made))):
        start = found.moments[note.at]
        number = sum(len(one.events) for one in found.moments[: note.at + 1]) + len(made) - 1
        now, before = _Seen.of(moment, seat), _Seen.of(start, seat)
        frame = _frame(found, moment, now, before, note.at + len(made) - 1, number)
    open_now = len(made) < note.ask
    asks[f"{place}:{','.join(map(str, made))}"] = LessonAsk(
        prompt=moment.state.prompt(seat) if open_now else None,
        repeats=moment.state.repeats(seat) if open_now else None,
        choices=tuple(moment.state.choices(seat)) if open_now else (),
        wanted=wanted,
        accepted=tuple(action.id for action in asked.accepted),
        frame=frame,
    )
    for number in wanted.values():
        _add_asks(found, place, note, (*made, number), asks)


def reasons(found: Lesson, place: int, made: tuple[int, ...], target: str) -> tuple[Reason, ...]:
    """Why a thing cannot be picked at a note.

    :raises Refused: if there is no such note, or those moves do not lead anywhere.
    """
    try:
        asked = told(found.game.key, found.key).asks[f"{place}:{','.join(map(str, made))}"]
    except KeyError:
        raise Refused(UNKNOWN, "no-note") from None
    if not asked.choices:
        return ()
    return found.why_not(found.notes[place][1], made, target)


def real_table(found: Lesson) -> tuple[TableWish, Begins]:
    """The table that a lesson leads to: its record up to there, then a real game."""
    begins = found.record.until(found.script.ends)
    seats = [
        SeatWish("me") if seat == found.script.seat else SeatWish("bot", GENTLE)
        for seat in range(begins.seats)
    ]
    wish = TableWish(title=begins.game, seats=seats, options=begins.options, hints=True)
    return wish, Begins(begins.to_text(), f"lesson:{found.name}")
