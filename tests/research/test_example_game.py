"""The example game, installed as anybody would install one, is an environment like the titles."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.packages import EXAMPLE, environment, install

pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this machine")

AS_A_RESEARCHER = """
import warnings

import gymnasium
import numpy as np
import pyspiel
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test
from pettingzoo.test.seed_test import parallel_seed_test

import pentarchy
from pentarchy.research import openspiel, pettingzoo
from pentarchy.research.batch import Batch

warnings.simplefilter("ignore")
rules = pentarchy.game("lanterns")
for seats in rules.seat_range:
    api_test(pettingzoo.env("lanterns", seats), num_cycles=40)
    parallel_api_test(pettingzoo.parallel_env("lanterns", seats), num_cycles=40)
    seed_test(lambda: pettingzoo.env("lanterns", seats), num_cycles=20)
    parallel_seed_test(lambda: pettingzoo.parallel_env("lanterns", seats), num_cycles=20)
    game = pyspiel.load_game(openspiel.short_name("lanterns"), {"seats": seats})
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)
render_test(lambda render_mode="ansi": pettingzoo.env("lanterns", render_mode=render_mode),
            custom_tests={"svg": lambda drawn: drawn.startswith("<svg")})
name = f"pentarchy.research.gymnasium:pentarchy/lanterns-v{rules.rules}"
check_env(gymnasium.make(name, disable_env_checker=True).unwrapped)
batch = Batch("lanterns", 4, seed=1)
batch.reset()
ended = 0
while ended < 8:
    batch.step([np.flatnonzero(mask)[-1] for mask in batch.masks])
    ended += batch.over.sum()
print("all passed")
"""


def test_it_passes_the_libraries_own_tests(tmp_path: Path) -> None:
    shelf = environment(install(EXAMPLE, tmp_path))
    command = [sys.executable, "-c", AS_A_RESEARCHER]
    done = subprocess.run(
        command, cwd=tmp_path, env=shelf, capture_output=True, text=True, check=False
    )
    assert done.stdout.endswith("all passed\n"), done.stdout[-2000:] + done.stderr[-2000:]
