"""What several runs of mining found, put together; and how hard puzzles are."""

from __future__ import annotations

from collections import Counter
from importlib.resources import as_file, files
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

import pentarchy
from pentarchy.analysis.puzzles import puzzles_of
from pentarchy.analysis.puzzles.keeping import note
from pentarchy.analysis.puzzles.merging import merged, read_mined
from pentarchy.analysis.puzzles.mining import Mined
from pentarchy.analysis.puzzles.puzzle import ROWS, Puzzle, difficulty_of
from pentarchy.analysis.puzzles.reading import BadPuzzle
from pentarchy.cli.app import app
from pentarchy.kernel.registry import titles


def puzzle(at: int, number: int = 1) -> Puzzle:
    return Puzzle(
        key=f"{number}-{at}", record=f"game-{number}", at=at, seat=0, solution=("a",), reached="0",
        value=0.5, other=("b",), other_value=0.4, lead=0.1, error=0.01, theme="wood", stage="late",
        difficulty="easy", novice=0, apprentice=0, playouts=10, worlds=5, seed=1,
    )  # fmt: skip


def test_a_game_that_two_runs_have_found_is_there_once_and_goes_as_far_as_the_longer() -> None:
    short = Mined(1, "head\n0 a\nunfinished\n", (puzzle(1),))
    long = Mined(1, "head\n0 a\n1 b\nunfinished\n", (puzzle(1), puzzle(2)))
    (one,) = merged([[short], [long]])
    assert one.record == long.record
    assert [each.key for each in one.puzzles] == ["1-1", "1-2"]


def test_another_game_with_the_same_number_gets_a_new_one_and_known_names_stay() -> None:
    first = Mined(1, "head\n0 a\nunfinished\n", (puzzle(1),))
    second = Mined(1, "other\n0 a\nunfinished\n", (puzzle(1),))
    empty = Mined(2, "", ())
    found = merged([[first, empty], [second]])
    assert [one.number for one in found] == [1, 2]
    assert found[0] == first
    assert [(each.key, each.record) for each in found[1].puzzles] == [("2-1", "game-2")]


def test_the_command_puts_runs_together(tmp_path: Path) -> None:
    """The puzzles that ship, cut in two runs, come out as they are."""
    game = pentarchy.game("founders")
    with as_file(files(game.folder).joinpath("puzzles")) as shipped:
        runs = read_mined(Path(shipped))
        (tmp_path / "run").mkdir()
        for one in runs[:5]:
            note(tmp_path / "run", one)
        out = tmp_path / "out"
        command = ["puzzles", "merge", "founders", str(tmp_path / "run"), str(shipped)]
        for language, said in (("en", "from {} games"), ("ru", "партий: {}")):
            done = CliRunner().invoke(app, [*command, "--out", str(out), "--lang", language])
            assert done.exit_code == 0, done.output
            assert said.format(len(runs)) in done.output
        assert sorted((out / ROWS).read_text().splitlines()) == sorted(
            (Path(shipped) / ROWS).read_text("utf-8").splitlines()
        )
        for one in runs:
            name = f"game-{one.number}.record"
            assert (out / name).read_text("utf-8") == (Path(shipped) / name).read_text("utf-8")


def test_where_there_is_nothing_it_says_so(tmp_path: Path) -> None:
    with pytest.raises(BadPuzzle, match="neither"):
        read_mined(tmp_path)
    row = msgspec.json.encode(puzzle(1))
    (tmp_path / ROWS).write_bytes(row + b"\n{\n")
    with pytest.raises(BadPuzzle, match="line 2"):
        read_mined(tmp_path)
    (tmp_path / ROWS).write_bytes(row + b"\n")
    with pytest.raises(BadPuzzle, match=r"game-1\.record is missing"):
        read_mined(tmp_path)


def test_how_hard_by_hand() -> None:
    """Nobody finds it: 4 + 2; at twice the margin 1 less; each click beyond two is a quarter."""
    assert difficulty_of(0, 0, 0.06, 0.03, 2) == "hard"  # 5
    assert difficulty_of(0, 0, 0.0601, 0.03, 1) == "medium"
    assert difficulty_of(0, 0, 0.0601, 0.03, 3) == "hard"
    assert difficulty_of(0, 0, 0.25, 0.03, 2) == "easy"  # 6 - log2(8.3)
    assert difficulty_of(50, 100, 0.03, 0.03, 8) == "easy"  # 1 + 1.5


@pytest.mark.parametrize(
    "title", [title for title in titles() if puzzles_of(pentarchy.game(title).folder)]
)
def test_every_title_has_puzzles_of_every_kind(title: str) -> None:
    kinds = Counter(one.difficulty for one in puzzles_of(pentarchy.game(title).folder).values())
    assert kinds["easy"] >= 5
    assert min(kinds["medium"], kinds["hard"]) >= 3
