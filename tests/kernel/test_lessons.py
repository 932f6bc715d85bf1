"""A lesson that does not agree with its game is told with its chapter and note."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import pentarchy
from pentarchy.kernel.errors import BadLesson
from pentarchy.kernel.lesson import Lesson, Note, Script, Words
from pentarchy.kernel.lesson_reading import faults, lesson_of, made_of, scripts_of
from pentarchy.kernel.record import Move, Record
from pentarchy.speech import Speech

GAME = pentarchy.game("kingdom-builder")
LESSON = lesson_of(GAME, "first")
WORDS = Words("word", "слово")


def with_note(chapter: int, note: int, **changes: Any) -> Lesson:
    """The first lesson of Kingdom Builder with one note changed; both count from 1."""
    chapters = list(LESSON.script.chapters)
    notes = list(chapters[chapter - 1].notes)
    notes[note - 1] = msgspec.structs.replace(notes[note - 1], **changes)
    chapters[chapter - 1] = msgspec.structs.replace(chapters[chapter - 1], notes=tuple(notes))
    script = msgspec.structs.replace(LESSON.script, chapters=tuple(chapters))
    return made_of(GAME, "first", script, LESSON.record)


@pytest.mark.parametrize(
    ("lesson", "where", "what"),
    [
        (lambda: with_note(2, 2, ask=4), "chapter 2, note 2", "decision 3 is not the learner's"),
        (lambda: with_note(3, 1, at=0), "chapter 3, note 1", "it stands at 0, but 3 is reached"),
        (lambda: with_note(5, 1, at=22), "chapter 5, note 1", "it goes beyond 21"),
        (
            lambda: with_note(2, 2, accept=("build cell:15-12",)),
            "chapter 2, note 2",
            "build cell:15-12 is not legal there",
        ),
        (
            lambda: with_note(1, 1, points=("cell:99-1",)),
            "chapter 1, note 1",
            "there is no cell:99-1 to point at",
        ),
        (lambda: with_note(1, 1, accept=("any",)), "chapter 1, note 1", "does not ask for"),
        (
            lambda: with_note(1, 1, text=Words("so " * 46, "да")),
            "chapter 1, note 1",
            "46 words",
        ),
        # The Farm may not come between the three settlements of a turn (rule 2.3).
        (
            lambda: with_note(4, 4, ask=4, any_order=True),
            "chapter 4, note 4",
            "lead elsewhere",
        ),
    ],
)
def test_what_is_wrong_is_named_with_its_note(
    lesson: Callable[[], Lesson], where: str, what: str
) -> None:
    found = list(faults(lesson()))
    assert [place for place, problem in found if what in str(problem)] == [where]


def test_the_lesson_as_it_stands_has_no_faults() -> None:
    assert list(faults(LESSON)) == []


def other_move(record: Record, number: int, action: str) -> Record:
    """The record with another decision in the place of that one."""
    decisions = [n for n, line in enumerate(record.lines) if getattr(line, "seat", -1) >= 0]
    lines = list(record.lines)
    line = lines[decisions[number]]
    assert isinstance(line, Move)
    lines[decisions[number]] = msgspec.structs.replace(line, action=action)
    return msgspec.structs.replace(record, lines=tuple(lines))


def test_a_rule_that_changed_is_told_with_the_note_it_breaks() -> None:
    """As if N17 could no longer be refused after the Farm: the eighth decision is illegal now."""
    broken = other_move(LESSON.record, 8, "build cell:0-0")
    with pytest.raises(BadLesson) as caught:
        made_of(GAME, "first", LESSON.script, broken)
    assert "kingdom-builder/first: chapter 3, note 4" in str(caught.value)
    told = Speech("ru", GAME).tell(caught.value.message)
    assert told.startswith("урок kingdom-builder/first")


def test_a_record_that_is_too_short() -> None:
    with pytest.raises(BadLesson, match="only 20 decisions"):
        made_of(GAME, "first", LESSON.script, LESSON.record.until(20))


def test_texts_are_there_in_every_language() -> None:
    with pytest.raises(msgspec.ValidationError, match="ru"):
        msgspec.convert({"en": "only English"}, Words)
    with pytest.raises(msgspec.ValidationError, match="length"):
        msgspec.convert({"en": "", "ru": ""}, Words)


def test_moves_in_any_order_come_to_the_same_position() -> None:
    """O17 and O13 may be built at once; P17 touches only O17 (rule 3.4), so it comes after it."""
    note = LESSON.notes[-3][1]
    assert note.any_order
    first = LESSON.asked(note)
    assert [str(action) for action in first.wanted] == ["build cell:16-14", "build cell:12-14"]
    after_last = LESSON.asked(note, (2,))
    assert [str(action) for action in after_last.wanted] == ["build cell:16-14"]
    assert LESSON.after(note, (2, 0, 1)).state == LESSON.moments[21].state


def test_what_is_as_good_goes_on_with_the_recorded_move() -> None:
    note = LESSON.notes[6][1]
    asked = LESSON.asked(note)
    assert [str(action) for action in asked.accepted] == ["build cell:16-14"]
    assert LESSON.number_of(note, (), asked.accepted[0]) == 0


def test_the_rules_come_first_where_a_thing_cannot_be_picked() -> None:
    note = LESSON.notes[6][1]
    reasons = LESSON.why_not(note, (), "cell:0-0")
    assert [reason.rule for reason in reasons] == ["3.4"]
    assert LESSON.why_not(note, (), "cell:16-14") == ()


OWED = {
    "eight-minute-empire": ["first"],
    "founders": ["first"],
    "imperial-settlers": ["first", "razing"],
    "kingdom-builder": ["first"],
    "roll-and-write": ["first", "advanced"],
}


@pytest.mark.parametrize("title", OWED)
def test_every_title_has_its_lessons_of_five_to_twelve_minutes(title: str) -> None:
    scripts = scripts_of(pentarchy.game(title).folder)
    assert list(scripts) == OWED[title]
    assert all(5 <= script.minutes <= 12 for script in scripts.values())


def test_a_game_without_lessons_has_none() -> None:
    assert scripts_of("tests.toy") == {}


def test_a_note_is_small() -> None:
    assert Note(at=0, text=WORDS).ask == 0
    assert Script.__struct_fields__[0] == "title"
