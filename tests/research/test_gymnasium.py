"""One learner against bots, by Gymnasium's own checks."""

from __future__ import annotations

import subprocess
import sys
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.utils.env_match import check_environments_match

import pentarchy
from pentarchy.kernel.errors import BadOptions
from pentarchy.proof.walks import every_title
from pentarchy.research.gymnasium import SoloTable, register_title

TITLES = [title for title in pentarchy.titles() if title != "toy"]
if not any(name.startswith("pentarchy/toy") for name in gymnasium.registry):
    register_title("toy")


def made(title: str, **options: Any) -> Any:
    return gymnasium.make(f"pentarchy/{title}-v{pentarchy.game(title).rules}", **options)


@every_title
def test_the_checker_has_nothing_to_say(title: str) -> None:
    env = made(title, disable_env_checker=True).unwrapped
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env)


@every_title
def test_a_game_is_played_to_its_end(title: str) -> None:
    env = made(title, reward="points")
    observation, info = env.reset(seed=5)
    rng = np.random.default_rng(5)
    over, paid = False, 0.0
    while not over:
        observation, reward, over, _, info = env.step(
            rng.choice(np.flatnonzero(observation["action_mask"]))
        )
        paid += float(reward)
    assert paid == info["scores"][info["seat"]]


def test_two_with_the_same_seed_match() -> None:
    two = [made("eight-minute-empire", seats=3) for _ in range(2)]
    check_environments_match(two[0], two[1], num_steps=60, seed=3)


def test_the_learner_sits_everywhere_or_where_it_is_put() -> None:
    env = made("founders", seats=3)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}
    fixed = made("founders", seats=3, seat=2, opponents=("random", "points"))
    assert {fixed.reset(seed=seed)[1]["seat"] for seed in range(5)} == {2}


@pytest.mark.parametrize(
    ("given", "seats"),
    [
        ({}, 2),
        ({"opponents": ("novice",)}, 2),
        ({"opponents": "novice"}, 2),
        ({"opponents": ("novice", "random")}, 3),
        ({"opponents": ("random",), "seats": 4}, 4),
        ({"opponents": ()}, 1),
        ({"seats": 1}, 1),
    ],
)
def test_there_is_a_seat_for_every_level_that_is_named(given: Any, seats: int) -> None:
    """Also where a title can be played alone: nobody who was asked for is left out."""
    env = made("roll-and-write", **given).unwrapped
    env.reset(seed=1)
    assert env.course.seats == seats


def test_more_levels_than_seats_are_refused() -> None:
    with pytest.raises(ValueError, match="3 levels for 1 other seats"):
        made("founders", seats=2, opponents=("novice", "random", "random"))
    with pytest.raises(ValueError, match="name at least one level"):
        made("founders", opponents=())


@pytest.mark.parametrize("mode", ["sync", pytest.param("async", marks=pytest.mark.long)])
def test_several_at_once_play_the_same_games_as_one_by_one(mode: str) -> None:
    name = f"pentarchy/kingdom-builder-v{pentarchy.game('kingdom-builder').rules}"
    several: Any = gymnasium.make_vec(name, num_envs=3, vectorization_mode=mode)
    alone = [made("kingdom-builder") for _ in range(3)]
    seen, _ = several.reset(seed=[1, 2, 3])
    apart = [env.reset(seed=seed)[0] for env, seed in zip(alone, (1, 2, 3), strict=True)]
    for _ in range(15):
        masks = seen["action_mask"]
        assert np.array_equal(masks, np.stack([one["action_mask"] for one in apart]))
        assert np.array_equal(seen["observation"], np.stack([o["observation"] for o in apart]))
        actions = np.array([np.flatnonzero(mask)[-1] for mask in masks])
        seen, *_ = several.step(actions)
        apart = [env.step(action)[0] for env, action in zip(alone, actions, strict=True)]
    several.close()


@pytest.mark.parametrize(
    ("imported", "named"),
    [("import pentarchy.research.gymnasium", ""), ("", "pentarchy.research.gymnasium:")],
)
def test_a_fresh_process_makes_it_by_its_name(imported: str, named: str) -> None:
    """With the module imported, or named: Gymnasium asks no entry points."""
    rules = pentarchy.game("founders").rules
    name = f"pentarchy/founders-v{rules}"
    told = "env.reset(seed=1); print(env.spec.id)"
    code = f"import gymnasium; {imported}\nenv = gymnasium.make({named + name!r}); {told}"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=120
    )
    assert done.stdout.strip() == name, done.stderr


def test_drawings() -> None:
    env = made("kingdom-builder", render_mode="rgb_array")
    env.reset(seed=1)
    assert env.render().shape[2] == 3


def test_what_is_wrong_is_refused_as_usual() -> None:
    with pytest.raises(BadOptions, match="no such option"):
        made("founders", weather="rain")
    with pytest.raises(BadOptions, match="no player 'genius'"):
        made("founders", opponents=("genius",))
    with pytest.raises(ValueError, match="no seat 7"):
        made("founders", seat=7)
    env = SoloTable("founders", illegal="raise")
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(np.int64(0))
    before, _ = env.reset(seed=2)
    closed = np.flatnonzero(before["action_mask"] == 0)[0]
    with pytest.raises(gymnasium.error.InvalidAction, match="not open"):
        env.step(closed)
    wrongs: list[Any] = [np.int64(10**9), -1, 0.5, "lay", [0, 1]]
    for wrong in wrongs:
        with pytest.raises(gymnasium.error.InvalidAction, match="not a number"):
            env.step(wrong)
    env.step(np.flatnonzero(before["action_mask"])[0])
    loser = SoloTable("founders")
    before, _ = loser.reset(seed=2)
    _, reward, over, _, info = loser.step(np.flatnonzero(before["action_mask"] == 0)[0])
    assert (reward, over) == (-1, True)
    assert "not open" in info["illegal"]
