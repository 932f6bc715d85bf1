"""The benchmark of research prints what it promises; no test asserts a time."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest
from typer.testing import CliRunner

from pentarchy.cli.app import app
from pentarchy.research import bench


def test_the_ratios_are_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "WINDOWS", 1)
    monkeypatch.setattr(bench, "SECONDS", 0.004)
    done = CliRunner().invoke(app, ["bench", "research", "eight-minute-empire", "--json"])
    assert done.exit_code == 0, done.output
    (speed,) = json.loads(done.output)
    assert speed["batch_to_engine"] == pytest.approx(speed["batch"] / speed["bare_batch"])
    seen = speed["view"] + speed["observation"]
    assert speed["observation_to_copy"] == pytest.approx(seen / speed["copy"])
    assert set(speed["steps_a_second"]) == {
        "engine", "pettingzoo", "gymnasium", "openspiel", "batch",
    }  # fmt: skip
    told = CliRunner().invoke(app, ["--lang", "en", "bench", "research", "eight-minute-empire"])
    assert "PettingZoo" in told.output


def test_the_command_starts_without_the_libraries_of_research() -> None:
    heavy = "{'numpy', 'gymnasium', 'pettingzoo', 'pyspiel', 'polars'} & set(sys.modules)"
    code = f"import sys, pentarchy.cli.app; assert not {heavy}"
    subprocess.run([sys.executable, "-c", code], check=True, timeout=120)
