"""PettingZoo's own tests, for every title."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test
from pettingzoo.test.seed_test import parallel_seed_test

import pentarchy
from pentarchy.kernel.errors import BadOptions
from pentarchy.proof.walks import every_title
from pentarchy.research import pettingzoo

TITLES = [title for title in pentarchy.titles() if title != "toy"]
HARMLESS = (
    "Observation is not a NumPy array",  # it is a dict with a mask, as PettingZoo advises
    "Action mask numpy array is all zeros",  # of an agent whose turn it is not
    "Observation space for each agent probably should be",  # the same
)


def tables() -> list[Any]:
    """Every title with the fewest seats; with all other numbers in the long form."""
    found = []
    for title in (*TITLES, "toy"):
        for seats in pentarchy.game(title).seat_range:
            few = seats == pentarchy.game(title).seat_range[0]
            found.append(pytest.param(title, seats, marks=[] if few else pytest.mark.long))
    return found


every_seats = pytest.mark.parametrize(("title", "seats"), tables())


@every_seats
def test_the_api_is_kept(title: str, seats: int) -> None:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        api_test(pettingzoo.env(title, seats), num_cycles=40)
    told = {str(warning.message) for warning in caught}
    assert {text for text in told if not text.startswith(HARMLESS)} == set()


@every_seats
def test_the_parallel_api_is_kept(title: str, seats: int) -> None:
    parallel_api_test(pettingzoo.parallel_env(title, seats), num_cycles=40)


@every_seats
def test_the_same_seed_gives_the_same_game(title: str, seats: int) -> None:
    seed_test(lambda: pettingzoo.env(title, seats), num_cycles=20)
    parallel_seed_test(lambda: pettingzoo.parallel_env(title, seats), num_cycles=20)


@every_title
def test_every_table_can_be_drawn(title: str, capsys: pytest.CaptureFixture[str]) -> None:
    def env(render_mode: str = "ansi") -> Any:
        return pettingzoo.env(title, render_mode=render_mode)

    checks = {"svg": lambda drawn: drawn.startswith("<svg") and drawn.endswith("</svg>")}
    render_test(env, custom_tests=checks)
    assert "turn" in capsys.readouterr().out


@pytest.mark.long
@pytest.mark.parametrize("title", TITLES)
def test_performance(title: str, capsys: pytest.CaptureFixture[str]) -> None:
    from pettingzoo.test import performance_benchmark

    performance_benchmark(pettingzoo.env(title))
    assert "turns per second" in capsys.readouterr().out


@every_title
def test_a_whole_game_ends_with_its_rewards(title: str) -> None:
    env: Any = pettingzoo.env(title, reward="points")
    env.reset(seed=11)
    rng = np.random.default_rng(1)
    paid = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        paid[agent] += reward
        if terminated or truncated:
            env.step(None)
        else:
            assert observation is not None
            env.step(rng.choice(np.flatnonzero(observation["action_mask"])))
    assert list(paid.values()) == [float(points) for points in env.course.state.scores()]


@pytest.mark.parametrize("reward", ["gains", "points"])
def test_gains_add_up_to_the_points(reward: str) -> None:
    env = pettingzoo.parallel_env("roll-and-write", 2, reward=reward)
    rng = np.random.default_rng(2)
    seen, _ = env.reset(seed=4)
    paid = dict.fromkeys(env.possible_agents, 0.0)
    while env.agents:
        actions = {
            agent: rng.choice(np.flatnonzero(seen[agent]["action_mask"])) for agent in env.agents
        }
        seen, rewards, *_ = env.step(actions)
        for agent, gain in rewards.items():
            paid[agent] += gain
    assert list(paid.values()) == [float(points) for points in env.course.state.scores()]


def test_shaping_pays_no_more_in_all() -> None:
    """The potentials cancel out: what is left is the first one, which no policy can change."""
    shaped: Any = pettingzoo.env("kingdom-builder", 2, reward="points", shaping=0.5)
    shaped.reset(seed=3)
    before = shaped.course.game.values(shaped.course.state)
    rng = np.random.default_rng(5)
    paid = dict.fromkeys(shaped.possible_agents, 0.0)
    for agent in shaped.agent_iter():
        observation, reward, terminated, _, _ = shaped.last()
        paid[agent] += reward
        choice = None
        if not terminated:
            assert observation is not None
            choice = rng.choice(np.flatnonzero(observation["action_mask"]))
        shaped.step(choice)
    points = shaped.course.state.scores()
    for seat, agent in enumerate(shaped.possible_agents):
        assert paid[agent] == pytest.approx(points[seat] - 0.5 * before[seat])


def test_what_is_wrong_is_refused_as_usual() -> None:
    with pytest.raises(BadOptions, match="no such option"):
        pettingzoo.env("founders", weather="rain")
    with pytest.raises(BadOptions, match="played by 2 to 4"):
        pettingzoo.env("founders", 9)
    with pytest.raises(BadOptions, match="no reward 'gold'"):
        pettingzoo.env("founders", reward="gold")
    with pytest.raises(ValueError, match="render_mode"):
        pettingzoo.env("founders", render_mode="smell")
    env: Any = pettingzoo.env("founders")
    with pytest.raises(AssertionError, match="reset"):
        env.step(0)
    env.reset(seed=1)
    for wrong in (10**9, -1, 0.5, "lay", None, [0, 1]):
        with pytest.raises(AssertionError, match="not a number"):
            env.step(wrong)
    parallel = pettingzoo.parallel_env("founders")
    parallel.reset(seed=1)
    with pytest.raises(AssertionError, match=r"0\.5 is not a number"):
        parallel.step(dict.fromkeys(parallel.agents, 0.5))
    observation = env.last()[0]
    assert observation is not None
    closed = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    actor = env.agent_selection
    env.step(closed)
    assert all(env.terminations.values())
    assert env.rewards[actor] == -1
