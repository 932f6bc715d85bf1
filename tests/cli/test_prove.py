"""`pentarchy prove` and its pytest form, where they do not get as far as proving."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from pentarchy.kernel import registry
from pentarchy.proof.specimens import specimen_of
from tests.cli.runs import run
from tests.packages import environment
from tests.toy import game as toy


@pytest.mark.parametrize(
    ("language", "said"), [("en", "there is no game 'chess'"), ("ru", "игры «chess» на полке нет")]
)
def test_a_title_that_is_not_there(language: str, said: str) -> None:
    result = run("prove", "chess", "--lang", language)
    assert result.exit_code == 2
    assert said in result.output


@pytest.mark.parametrize(
    ("language", "said"), [("en", "brings no specimen"), ("ru", "нет образца")]
)
def test_a_game_without_a_specimen(
    language: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(registry._added, "bare", toy)
    specimen_of.cache_clear()
    result = run("prove", "bare", "--lang", language)
    assert result.exit_code == 2
    assert said in result.output
    assert "pentarchy.specimens" in result.output


def by_pytest(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pytest", "-p", "pentarchy.proof.plugin", "--pyargs"]
    return subprocess.run(
        [*command, "pentarchy.proof.test_notation", *words],
        cwd=folder,
        env=environment(),
        capture_output=True,
        text=True,
        check=False,
    )


def test_by_pytest_a_title_is_proved(tmp_path: Path) -> None:
    done = by_pytest(tmp_path, "--title", "founders")
    assert done.returncode == 0, done.stdout
    done = by_pytest(tmp_path, "--title", "founders", "--title", "chess")
    assert done.returncode == pytest.ExitCode.USAGE_ERROR
    assert "there is no game 'chess'" in done.stderr
