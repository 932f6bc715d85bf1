"""Lessons agree with the rules of today, and lead where they say. A game need not have any."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

import pentarchy
from pentarchy.kernel.lesson import Lesson, Note
from pentarchy.kernel.lesson_reading import lesson_of, scripts_of
from pentarchy.kernel.record import read_record
from pentarchy.kernel.replay import Recording, beginning, replay
from pentarchy.proof.walks import every_title


def lessons(title: str) -> Iterator[Lesson]:
    """The lessons of a title; reading one holds it against the rules."""
    game = pentarchy.game(title)
    for key in scripts_of(game.folder):
        yield lesson_of(game, key)


@every_title
def test_lessons_agree_with_the_rules(title: str) -> None:
    """What is broken is told with lesson, chapter and note."""
    for lesson in lessons(title):
        assert lesson.notes
        assert any(note.ask for _, note in lesson.notes), "a lesson lets one play"


@every_title
def test_lessons_can_be_played_by_answers(title: str) -> None:
    for lesson in lessons(title):
        for _, note in lesson.notes:
            _play(lesson, note)


def _play(lesson: Lesson, note: Note) -> None:
    """Do what a note asks for, the last thing first where the order is free."""
    made: list[int] = []
    while len(made) < note.ask:
        asked = lesson.asked(note, made)
        assert asked.wanted
        state = lesson.after(note, made).state
        legal = state.legal(lesson.script.seat)
        assert all(action in legal for action in (*asked.wanted, *asked.accepted))
        made.append(lesson.number_of(note, made, asked.wanted[-1]))
        for action in asked.accepted:
            assert lesson.number_of(note, made[:-1], action) == lesson.number_of(
                note, made[:-1], asked.wanted[0]
            )
    assert lesson.after(note, made).state == lesson.moments[note.at + note.ask].state


@every_title
def test_lessons_lead_to_a_real_table(title: str) -> None:
    """Its record begins with the lesson's, names it, and agrees."""
    for lesson in lessons(title):
        begins = lesson.table()
        assert begins.state == lesson.moments[-1].state
        recording = Recording.after(begins, 5)
        for _ in range(3):
            if not recording.state.over:
                seat = recording.state.actors[0]
                recording.play(seat, recording.state.legal(seat)[0])
        again = read_record(recording.record().to_text())
        assert replay(again).difference is None
        assert [branch.source for branch in again.branches] == [f"lesson:{lesson.name}"]
        assert beginning(again.until(lesson.script.ends)).state == begins.state


@every_title
def test_lessons_show_what_the_learner_may_know(title: str) -> None:
    """Notes point at things that the learner sees or can pick."""
    for lesson in lessons(title):
        for _, note in lesson.notes:
            view = lesson.moments[note.at].state.view(lesson.script.seat)
            assert msgspec.json.encode(view)
            assert len(set(note.points)) == len(note.points)
