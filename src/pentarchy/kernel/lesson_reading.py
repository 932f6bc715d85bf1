"""Lessons in a game's folder: reading them, and holding them against the rules of today."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from typing import TypeAlias

import msgspec

from pentarchy.kernel.chance import CHANCE
from pentarchy.kernel.errors import BadLesson, CorruptRecord
from pentarchy.kernel.game import Game
from pentarchy.kernel.lesson import ANY, Lesson, Moment, Note, Script, Words, accepts
from pentarchy.kernel.messages import Arg, Event, Problem, problem
from pentarchy.kernel.mismatch import mismatch
from pentarchy.kernel.record import Move, Record, read_record
from pentarchy.kernel.replay import prepare, replay
from pentarchy.kernel.state import State

FOLDER = "lessons"
MOST_WORDS = 45
"""A note is read while one looks at the board."""

Fault: TypeAlias = tuple[str, Problem]
"""Where in a lesson something is wrong, and what."""


@cache
def scripts_of(folder: str) -> dict[str, Script]:
    """The notes of all lessons in a game's folder, in their order, by their keys.

    :raises BadLesson: if they cannot be read.
    """
    shelf = files(folder).joinpath(FOLDER)
    if not shelf.is_dir():
        return {}
    found = {
        file.name.removesuffix(".toml"): _script(folder, file.name, file.read_text("utf-8"))
        for file in shelf.iterdir()
        if file.name.endswith(".toml")
    }
    return dict(sorted(found.items(), key=lambda pair: (pair[1].order, pair[0])))


def _script(folder: str, name: str, text: str) -> Script:
    where = f"{folder}/{FOLDER}/{name}"
    try:
        return msgspec.convert(tomllib.loads(text), Script)
    except tomllib.TOMLDecodeError as error:
        raise BadLesson(
            where, _fault("toml", "the notes are not TOML: {text}", text=str(error))
        ) from None
    except msgspec.ValidationError as error:
        what, path = mismatch(error)
        raise BadLesson(f"{where}: {path}", what) from None


@cache
def lesson_of(game: Game, key: str) -> Lesson:
    """A lesson of a game, read and checked.

    :raises BadLesson: with the chapter and the note that do not agree with the game.
    :raises KeyError: if there is none.
    """
    script = scripts_of(game.folder)[key]
    page = files(game.folder).joinpath(FOLDER, f"{key}.record")
    name = f"{game.key}/{key}"
    if not page.is_file():
        raise BadLesson(name, _fault("no-record", "its record is missing"))
    try:
        record = read_record(page.read_text("utf-8"))
    except CorruptRecord as error:
        raise BadLesson(name, error.told) from None
    lesson = made_of(game, key, script, record)
    for where, what in faults(lesson):
        raise BadLesson(f"{name}: {where}" if where else name, what)
    return lesson


def made_of(game: Game, key: str, script: Script, record: Record) -> Lesson:
    """A lesson whose notes are not checked yet.

    :raises BadLesson: if the record does not agree with the rules, or is too short; with the note
        that the game has come to.
    """
    name = f"{game.key}/{key}"
    if record.game != game.key:
        what = _fault("other-game", "the record is one of {title}", title=record.game)
        raise BadLesson(name, what)
    try:
        record.until(script.ends)
    except CorruptRecord as error:
        raise BadLesson(name, error.what) from None
    moments = [Moment(None, CHANCE, prepare(record)[1])]

    def watch(state: State, move: Move, events: list[Event]) -> None:
        action = game.parse(move.action)
        if move.seat != CHANCE:
            moments.append(Moment(action, move.seat, state.copy(), tuple(events)))
            return
        last = moments[-1]
        told, draws = (*last.events, *events), (*last.draws, action)
        moments[-1] = Moment(last.action, last.seat, state.copy(), told, draws)

    again = replay(record, watch)
    if again.difference is not None:
        where = _note_at(script, len(moments) - 1)
        raise BadLesson(f"{name}: {where}" if where else name, again.difference.what)
    return Lesson(game, key, script, record, tuple(moments[: script.ends + 1]))


def _note_at(script: Script, decisions: int) -> str:
    """The note that is shown, or was last, after so many decisions."""
    found = ""
    for number, chapter in enumerate(script.chapters, start=1):
        for place, note in enumerate(chapter.notes, start=1):
            if note.at <= decisions:
                found = _place(number, place)
    return found


def _place(chapter: int, note: int) -> str:
    return f"chapter {chapter}, note {note}"


# Checking -----------------------------------------------------------------------------------


def faults(lesson: Lesson) -> Iterator[Fault]:
    """What is wrong with a lesson, and in which chapter and note."""
    script = lesson.script
    if script.seat >= lesson.record.seats:
        yield "", _fault("seat", "there is no seat {seat}", seat=script.seat)
        return
    if lesson.moments[-1].state.over:
        yield "", _fault("over", "the game is over where the real table begins")
    reached = 0
    for number, chapter in enumerate(script.chapters, start=1):
        for place, note in enumerate(chapter.notes, start=1):
            where = _place(number, place)
            yield from ((where, what) for what in _note_faults(lesson, note, reached))
            reached = max(reached, note.at + note.ask)


def _note_faults(lesson: Lesson, note: Note, reached: int) -> Iterator[Problem]:
    ends = lesson.script.ends
    if note.at < reached:
        yield _fault(
            "order", "it stands at {at}, but {reached} is reached", at=note.at, reached=reached
        )
    if note.at + note.ask > ends:
        yield _fault("beyond", "it goes beyond {ends}, where the lesson ends", ends=ends)
        return
    yield from _text_faults(note)
    seen = msgspec.json.encode(lesson.moments[note.at].state.view(lesson.script.seat)).decode()
    for point in note.points:
        if not _is_thing(lesson.game, seen, point):
            yield _fault("point", "there is no {thing} to point at", thing=point)
    if note.ask:
        yield from _ask_faults(lesson, note)
    elif note.accept or note.any_order or note.not_yet is not None:
        yield _fault("asks-nothing", "it answers what it does not ask for")


def _text_faults(note: Note) -> Iterator[Problem]:
    texts = (note.text,) if note.not_yet is None else (note.text, note.not_yet)
    for text in texts:
        for language in Words.__struct_fields__:
            count = len(text.told(language).split())
            if count > MOST_WORDS:
                told = "its text has {count} words, more than {most}"
                yield _fault("long", told, count=count, most=MOST_WORDS)


def _is_thing(game: Game, seen: str, thing: str) -> bool:
    """Whether a thing can be picked in the game, or is seen in the view."""
    if any(targets.index(thing) is not None for targets in game.actions.targets.values()):
        return True
    return f'"{thing}"' in seen or f'"{thing.partition(":")[2]}"' in seen


def _ask_faults(lesson: Lesson, note: Note) -> Iterator[Problem]:
    seat = lesson.script.seat
    for number in range(note.ask):
        if lesson.moments[note.at + 1 + number].seat != seat:
            yield _fault("others", "decision {at} is not the learner's", at=note.at + number)
            return
    legal = lesson.moments[note.at].state.legal(seat)
    for pattern in note.accept:
        only = msgspec.structs.replace(note, accept=(pattern,))
        if pattern != ANY and not any(accepts(only, action) for action in legal):
            yield _fault("accept", "{action} is not legal there", action=pattern)
    if note.any_order and not all(_same_end(lesson, note, ())):
        yield _fault("any-order", "its moves lead elsewhere in another order")


def _same_end(lesson: Lesson, note: Note, made: Sequence[int]) -> Iterator[bool]:
    """For every legal order of the moves that are left, whether it ends where the record does."""
    if len(made) == note.ask:
        here, there = lesson.after(note, made).state, lesson.moments[note.at + note.ask].state
        seat = lesson.script.seat
        yield here == there and here.view(seat) == there.view(seat)
        return
    wanted = lesson.asked(note, made).wanted
    if not wanted:  # it is another's turn, or nothing of it can be done any more
        yield False
    for number in range(note.ask):
        if number not in made and lesson.moments[note.at + 1 + number].action in wanted:
            yield from _same_end(lesson, note, (*made, number))


def _fault(key: str, sentence: str, **args: Arg) -> Problem:
    return problem(sentence.format(**args), f"lesson-{key}", **args)
