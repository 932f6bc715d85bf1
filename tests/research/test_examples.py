"""The examples run, for some steps."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from pentarchy.arena.playing import play_game
from pentarchy.arena.task import Task
from pentarchy.kernel.record import read_record
from pentarchy.research import dataset

EXAMPLES = Path(__file__).parents[2] / "examples" / "research"


def ran(example: str, *given: str) -> str:
    """What the example prints."""
    command = [sys.executable, str(EXAMPLES / f"{example}.py"), *given]
    alone = {**os.environ, "OPENBLAS_NUM_THREADS": "1"}  # other tests want the processors too
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=3600, check=False, env=alone
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_reinforce_learns_some_steps_and_plays_in_the_arena(tmp_path: Path) -> None:
    kept = tmp_path / "policy.npz"
    assert "20 games" in ran("reinforce", "--games", "20", "--out", str(kept))
    assert "against random" in ran("evaluate", str(kept), "--games", "2")


def test_cloning_learns_from_a_data_set(tmp_path: Path) -> None:
    """What it learned is better than blind on games it has not seen."""
    task = Task(
        title="eight-minute-empire", players=("points", "points"), games=10, seed=3, records=True
    )
    records = [read_record(play_game(task, number).record or "") for number in range(10)]
    table = tmp_path / "set.parquet"
    dataset.write(table, [(str(number), record) for number, record in enumerate(records)])
    told = ran("cloning", str(table), "--epochs", "8", "--out", str(tmp_path / "policy.npz"))
    learned, blind = (float(part.split()[-1]) for part in told.strip().split(","))
    assert learned > blind


def test_openspiels_search_plays() -> None:
    assert "won" in ran("openspiel_search", "--games", "1", "--simulations", "2")


@pytest.mark.long
def test_ppo_beats_random_and_draws_its_curve(tmp_path: Path) -> None:
    """After some ten thousand decisions: beyond the interval of 95 % in paired games."""
    pytest.importorskip("torch", reason="PyTorch is an extra of its own: make torch")
    kept, curve = tmp_path / "policy.npz", tmp_path / "curve.svg"
    ran("ppo", "--decisions", "60000", "--games", "40", "--out", str(kept), "--curve", str(curve))
    drawn = ElementTree.parse(curve).getroot()
    assert drawn.find("{http://www.w3.org/2000/svg}polyline") is not None
    told = ran("evaluate", str(kept), "--games", "100")
    assert float(told.split("(")[1].split("%")[0]) > 50, told


@pytest.mark.long
def test_reinforce_beats_random(tmp_path: Path) -> None:
    """After some thousand games, more than half of the paired games, beyond the interval."""
    kept = tmp_path / "policy.npz"
    ran("reinforce", "--games", "3000", "--out", str(kept))
    told = ran("evaluate", str(kept), "--games", "100")
    assert float(told.split("(")[1].split("%")[0]) > 50, told
