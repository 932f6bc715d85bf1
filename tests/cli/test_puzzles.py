"""`pentarchy puzzles`: listed, told, solved by what is typed, with hints and a wrong turn."""

from __future__ import annotations

from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

import pentarchy
from pentarchy.analysis.puzzles import Posed, posed, puzzles_of
from pentarchy.cli.app import app
from pentarchy.cli.players import named
from pentarchy.cli.puzzle_walk import PuzzleWalk
from pentarchy.cli.puzzles import PuzzleTexts
from pentarchy.kernel.registry import titles

FIRST = [
    (title, next(iter(found)))
    for title in titles()
    if (found := puzzles_of(pentarchy.game(title).folder))
]


def walk_of(found: Posed, read: Callable[[str], str]) -> tuple[PuzzleWalk, StringIO]:
    screen = StringIO()
    texts = PuzzleTexts("en", found.game)
    tokens = ["master"] * found.state.seats
    tokens[found.puzzle.seat] = "me"
    texts = texts.with_players([seat.name for seat in named(texts, tokens)])
    console = Console(file=screen, width=120, height=50, highlight=False, markup=False)
    return PuzzleWalk(console, texts, found, read), screen


@pytest.mark.parametrize(("title", "key"), FIRST)
def test_a_wrong_turn_hints_undo_and_the_solution(title: str, key: str) -> None:
    found = posed(pentarchy.game(title), key)
    typed = [*found.puzzle.other, "", "hint", "hint", "hint"]
    if len(found.puzzle.solution) > 1:
        typed += [found.puzzle.solution[0], "undo"]
    lines = iter([*typed, *found.puzzle.solution])
    walk, screen = walk_of(found, lambda _: next(lines))
    assert walk.solve()
    told = " ".join(screen.getvalue().split())
    for said in (
        "Not this one",
        "What the best turn has more of",
        "It begins so",
        "The whole turn",
    ):
        assert said in told
    assert told.index("Not this one") < told.index("Solved!")


def test_leaving() -> None:
    title, key = FIRST[0]

    def read(_: str) -> str:
        raise EOFError

    walk, screen = walk_of(posed(pentarchy.game(title), key), read)
    assert not walk.solve()
    assert "Solved!" not in screen.getvalue()


def test_the_commands_without_a_terminal() -> None:
    title, key = FIRST[0]
    run = CliRunner().invoke
    assert key in run(app, ["puzzles", "list", title]).output
    for command in (["puzzles", "solve", title, key], ["puzzles", "day"]):
        for language in ("en", "ru"):
            done = run(app, [*command, "--lang", language])
            assert done.exit_code == 0
            assert {"en": "The whole turn", "ru": "Весь ход"}[language] in done.output
    wrong = run(app, ["puzzles", "solve", title, "no-such"])
    assert (wrong.exit_code, "no-such" in wrong.output) == (2, True)


@pytest.mark.long
def test_mining_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    run = CliRunner().invoke
    asked = ["puzzles", "mine", "eight-minute-empire", "--out", str(tmp_path), "--count", "99"]
    assert run(app, [*asked, "--games", "1"]).exit_code == 0
    first = (tmp_path / ".mined.jsonl").read_text()
    done = run(app, [*asked, "--games", "2"])
    assert "from 2 games" in done.output
    assert (tmp_path / ".mined.jsonl").read_text().startswith(first)
    again = run(app, [*asked[:-3], str(tmp_path / "again"), "--count", "99", "--games", "1"])
    assert again.exit_code == 0
    assert (tmp_path / "again" / ".mined.jsonl").read_text() == first, (
        "the same seed finds the same"
    )
