"""`pentarchy new-game`: what it writes is a whole game, under its own name."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.runs import run
from tests.packages import EXAMPLE, environment, install, pentarchy


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new game, as it was written."""
    folder = tmp_path_factory.mktemp("new")
    result = run("new-game", "star-harbour", "--into", str(folder), "--lang", "en")
    assert result.exit_code == 0, result.output
    assert "pentarchy prove star-harbour" in result.output
    return folder / "star-harbour"


@pytest.fixture(scope="module")
def shelf(written: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return environment(install(written, tmp_path_factory.mktemp("installed")))


def test_the_new_game_passes_the_proof(shelf: dict[str, str], tmp_path: Path) -> None:
    done = pentarchy(["prove", "star-harbour"], shelf, tmp_path)
    assert done.returncode == 0, done.stdout[-3000:]


def test_bots_play_it(shelf: dict[str, str], tmp_path: Path) -> None:
    words = ["play", "star-harbour", "--players", "apprentice,random", "--seed", "1"]
    done = pentarchy([*words, "--lang", "ru"], shelf, tmp_path)
    assert done.returncode == 0, done.stderr
    assert "зажигает" in done.stdout
    assert "Star Harbour" in pentarchy(["games"], shelf, tmp_path).stdout


def test_its_tests_pass(written: Path, shelf: dict[str, str]) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
    done = subprocess.run(
        command, cwd=written, env=shelf, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout
    assert "5 passed" in done.stdout


def test_nothing_of_the_other_name_is_left(written: Path) -> None:
    for path in written.rglob("*"):
        assert "lantern" not in str(path.relative_to(written)).lower()
        assert path.is_dir() or "lantern" not in path.read_text("utf-8").lower(), path


def test_under_its_own_name_it_is_the_example(tmp_path: Path) -> None:
    """So what the pages tell about the example is true of every new game."""
    assert run("new-game", "lanterns", "--into", str(tmp_path)).exit_code == 0
    made = {str(path.relative_to(tmp_path / "lanterns")): path for path in tmp_path.rglob("*.*")}
    assert {"pyproject.toml", "src/lanterns/steps.py", "tests/test_rules.py"} <= set(made)
    for name, path in made.items():
        assert path.read_bytes() == (EXAMPLE / name).read_bytes(), name


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Star", "small letters"),
        ("two--hyphens", "small letters"),
        ("class", "small letters"),
        ("../up", "small letters"),
        ("founders", "on the shelf already"),
        ("json", "module of that name"),
    ],
)
def test_names_that_will_not_do(name: str, said: str, tmp_path: Path) -> None:
    result = run("new-game", name, "--into", str(tmp_path), "--lang", "en")
    assert result.exit_code == 2
    assert said in result.output
    assert list(tmp_path.iterdir()) == []


def test_what_is_there_is_not_written_over(tmp_path: Path) -> None:
    (tmp_path / "star").mkdir()
    result = run("new-game", "star", "--into", str(tmp_path), "--lang", "en")
    assert result.exit_code == 2
    assert "already" in result.output
    assert list((tmp_path / "star").iterdir()) == []
