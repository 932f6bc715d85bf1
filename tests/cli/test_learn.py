"""`pentarchy learn`: every lesson by answers, back and skip, later, and the real table."""

from __future__ import annotations

from collections.abc import Callable
from io import StringIO

import pytest
from rich.console import Console
from typer.testing import CliRunner

import pentarchy
from pentarchy.cli.app import app
from pentarchy.cli.lesson_walk import Left, Walk
from pentarchy.cli.players import named
from pentarchy.cli.text import Texts
from pentarchy.kernel.lesson import Lesson
from pentarchy.kernel.lesson_reading import lesson_of, scripts_of
from pentarchy.kernel.registry import titles

LONGEST = 20_000
"""No lesson fills more lines than these."""
ALL = [(title, key) for title in titles() for key in scripts_of(pentarchy.game(title).folder)]


def walk_of(lesson: Lesson, language: str, read: Callable[[str], str]) -> tuple[Walk, StringIO]:
    screen = StringIO()
    texts = Texts(language, lesson.game)
    players = named(texts, ["me", *["novice"] * (lesson.record.seats - 1)])
    texts = texts.with_players([seat.name for seat in players])
    console = Console(file=screen, width=120, height=50, highlight=False, markup=False)
    return Walk(console, texts, lesson, read), screen


def typist(lines: list[str]) -> Callable[[str], str]:
    """Types these lines, then leaves."""
    left = iter(lines)

    def read(_: str) -> str:
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    return read


@pytest.mark.parametrize("language", ["en", pytest.param("ru", marks=pytest.mark.long)])
@pytest.mark.parametrize(("title", "key"), ALL)
def test_every_lesson_by_what_it_says_to_type(title: str, key: str, language: str) -> None:
    lesson = lesson_of(pentarchy.game(title), key)
    screen = StringIO()

    def read(prompt: str) -> str:
        """What the screen says to type, or Enter."""
        told = screen.getvalue().splitlines()
        word = {"en": "Type: ", "ru": "Наберите: "}[language]
        asked = [line for line in told if line.startswith(word)]
        assert len(told) < LONGEST, "what the lesson says to type is not understood"
        return asked[-1].removeprefix(word).split("; ")[0] if prompt == "> " else ""

    walk, screen = walk_of(lesson, language, read)
    walk.go(0)
    told = " ".join(screen.getvalue().split())
    for _, note in lesson.notes:
        assert note.text.told(language) in told


def test_back_skip_and_leave() -> None:
    lesson = lesson_of(pentarchy.game("kingdom-builder"), "first")
    walk, screen = walk_of(lesson, "en", typist(["", "", "", "b", "", "", "", "skip", "", "q"]))
    with pytest.raises(Left) as left:
        walk.go(0)
    # Notes 1, 2, 3, back to 2, 3, 4, 5 (which asks, and is skipped), 6, 7: there we leave.
    assert left.value.note == 6
    assert "7 of 21" in screen.getvalue()


def test_the_games_own_reason_first_then_not_yet_then_good_too() -> None:
    lesson = lesson_of(pentarchy.game("kingdom-builder"), "first")
    walk, screen = walk_of(lesson, "en", typist(["D1", "A1", "N16", "", "O17", ""]))
    with pytest.raises(Left) as left:
        walk.go(4)
    told = " ".join(screen.getvalue().split())
    assert "rule 3.2" in told or "rule 3.3" in told
    assert "You could build there. But N16" in told
    assert "Good too! The lesson goes on with: Build on O15." in told
    assert left.value.note == 7


def run(*args: str, exit_code: int = 0) -> str:
    result = CliRunner().invoke(app, ["learn", *args])
    assert result.exit_code == exit_code, result.output
    return result.output


def test_lessons_are_listed_with_their_aim() -> None:
    told = run("kingdom-builder", "--lang", "ru")
    assert "Ваше первое королевство · 7 минут" in told
    assert "pentarchy learn kingdom-builder first" in told


@pytest.mark.parametrize(
    ("title", "typed", "aim"),
    [
        ("kingdom-builder", ["q"], "whoever has the most gold"),  # the only one begins at once
        ("roll-and-write", ["", "q"], "spend what the dice give you"),
        ("roll-and-write", ["3", "2", "q"], "what you have crossed can make your buildings grow"),
    ],
)
def test_somebody_at_a_terminal_begins_at_once(
    monkeypatch: pytest.MonkeyPatch, title: str, typed: list[str], aim: str
) -> None:
    monkeypatch.setattr("pentarchy.cli.common.interactive", lambda: True)
    monkeypatch.setattr("builtins.input", typist(typed))
    told = " ".join(run(title).split())
    # Its own head: what one plays for, and whose sign is whose.
    assert aim in told.split("Enter goes on")[0]
    assert "● Player 1 — you ■ Novice — your rival" in told
    assert f"pentarchy learn {title}" in told


def test_which_lesson_can_be_left_unanswered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pentarchy.cli.common.interactive", lambda: True)
    monkeypatch.setattr("builtins.input", typist(["q"]))
    assert "Enter goes on" not in run("roll-and-write")


def test_without_a_terminal_the_notes_are_told() -> None:
    assert "The most important rule (3.4)" in " ".join(run("kingdom-builder", "first").split())


def test_what_cannot_be_used_is_said_in_a_sentence() -> None:
    assert "no lesson 'last', only first" in run("kingdom-builder", "last", exit_code=2)
    assert "is not from 1 to" in run("kingdom-builder", "first", "--from", "99", exit_code=2)
