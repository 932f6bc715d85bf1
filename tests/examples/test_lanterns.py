"""The example is a package like any other: installed, proved, played, and small."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.packages import EXAMPLE, ROOT, environment, install, pentarchy


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of a process that has the example installed."""
    return environment(install(EXAMPLE, tmp_path_factory.mktemp("lanterns")))


def test_it_passes_the_proof(shelf: dict[str, str], tmp_path: Path) -> None:
    done = pentarchy(["prove", "lanterns"], shelf, tmp_path)
    assert done.returncode == 0, done.stdout[-3000:]
    assert "failed" not in done.stdout
    assert "skipped" not in done.stdout


def test_its_own_tests_pass(shelf: dict[str, str], tmp_path: Path) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir"]
    done = subprocess.run(
        [*command, str(EXAMPLE), "-c", str(EXAMPLE / "pyproject.toml"), str(EXAMPLE / "tests")],
        cwd=tmp_path,
        env=shelf,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(("language", "name"), [("en", "Lanterns"), ("ru", "Фонари")])
def test_it_stands_on_the_shelf_under_its_name(
    shelf: dict[str, str], tmp_path: Path, language: str, name: str
) -> None:
    assert name in pentarchy(["games", "--lang", language], shelf, tmp_path).stdout


def test_bots_play_it_and_the_records_hold(shelf: dict[str, str], tmp_path: Path) -> None:
    words = ["simulate", "lanterns", "--games", "4", "--seed", "1", "--jobs", "1"]
    done = pentarchy(
        [*words, "--players", "apprentice,random", "--out", "records"], shelf, tmp_path
    )
    assert done.returncode == 0, done.stderr
    records = sorted(str(path) for path in (tmp_path / "records").glob("*.record"))
    assert len(records) == 4
    assert pentarchy(["verify", *records], shelf, tmp_path).returncode == 0


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_game_is_told_in_the_terminal(
    shelf: dict[str, str], tmp_path: Path, language: str
) -> None:
    """On the generic board, by the game's own texts."""
    words = ["play", "lanterns", "--players", "random,apprentice", "--seed", "3"]
    done = pentarchy([*words, "--lang", language], shelf, tmp_path)
    assert done.returncode == 0, done.stderr
    assert {"en": "takes a lamp", "ru": "берёт фонарь"}[language] in done.stdout
    assert not re.search(r"lamp:\w", done.stdout), "a thing stands there by its key"


def test_it_is_small() -> None:
    """At most 300 lines, blank ones not counted, with its specimen."""
    sources = (EXAMPLE / "src").rglob("*.py")
    lines = [line for path in sources for line in path.read_text("utf-8").splitlines()]
    assert len([line for line in lines if line.strip()]) <= 300


def test_what_is_tested_here_does_not_depend_on_what_is_installed(
    shelf: dict[str, str], tmp_path: Path
) -> None:
    """With a game from elsewhere on the shelf the tests of this house are the same ones."""
    where = ["tests/server", "tests/bots", "tests/cli", "tests/kernel", "src/pentarchy"]
    command = [sys.executable, "-m", "pytest", "--collect-only", "-p", "no:cacheprovider"]
    with_it, without = (
        subprocess.run(
            [*command, *where], cwd=ROOT, env=used, capture_output=True, text=True, check=True
        ).stdout.splitlines()[:-1]
        for used in (shelf, environment())
    )
    assert "lanterns" in pentarchy(["games"], shelf, tmp_path).stdout
    assert len(without) > 1000
    assert with_it == without
