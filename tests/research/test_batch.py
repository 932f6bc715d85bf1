"""Many games a call are the same games as one by one."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

import pentarchy
from pentarchy.kernel.errors import BadOptions, IllegalAction, InvalidNotation
from pentarchy.proof.walks import every_title
from pentarchy.research.batch import Batch, SharedBatch
from pentarchy.research.course import Course, nth_seed


def picked(masks: NDArray[np.int8], step: int) -> NDArray[np.int64]:
    """An open action for each row, another one from step to step."""
    found = []
    for mask in masks:
        ids = np.flatnonzero(mask)
        found.append(ids[(step * 7919) % len(ids)])
    return np.array(found)


@every_title
def test_a_batch_plays_the_games_one_by_one(title: str) -> None:
    batch = Batch(title, 3, seed=40, reward="points")
    batch.reset()
    alone = [Course(title, batch.seats, reward="points") for _ in range(3)]
    numbers = [0, 1, 2]
    for row, course in enumerate(alone):
        course.begin(nth_seed(40, row))
    ended = 0
    for step in range(2000):
        for row, course in enumerate(alone):
            seat = course.state.actors[0]
            assert batch.actors[row] == seat
            if step % 11 == 0:
                assert np.array_equal(batch.masks[row], course.mask(seat))
                assert np.array_equal(batch.observations[row], course.observe(seat))
        actions = picked(batch.masks, step)
        batch.step(actions)
        for row, course in enumerate(alone):
            paid = course.play(course.state.actors[0], int(actions[row]))
            assert batch.rewards[row].tolist() == paid
            assert batch.over[row] == course.state.over
            if course.state.over:
                assert tuple(batch.scores[row]) == course.state.scores()
                numbers[row] += 3
                course.begin(nth_seed(40, numbers[row]))
                ended += 1
        if ended > 2:
            break
    assert ended > 2, "no game began anew"


def test_the_same_seed_gives_the_same_games_again() -> None:
    batch = Batch("kingdom-builder", 2, seed=3)
    batch.reset()
    first = batch.observations.copy()
    batch.step(picked(batch.masks, 1))
    batch.reset(3)
    assert np.array_equal(first, batch.observations)
    batch.reset(4)
    assert not np.array_equal(first, batch.observations)


def test_processes_share_the_same_games() -> None:
    one = Batch("kingdom-builder", 3, seed=9)
    one.reset()
    with SharedBatch("kingdom-builder", 3, seed=9, processes=2) as several:
        several.reset()
        for step in range(40):
            assert np.array_equal(one.masks, several.masks)
            assert np.array_equal(one.observations, several.observations)
            actions = picked(one.masks, step)
            one.step(actions)
            several.step(actions)
            assert np.array_equal(one.rewards, several.rewards)
        closed = picked(1 - one.masks, 0)
        with pytest.raises(IllegalAction):
            several.step(closed)
        with pytest.raises(IllegalAction, match="no action"):
            several.step([len(one.game.actions)] * 3)
        with pytest.raises(ValueError, match="one whole number for each of 3 games"):
            several.step([0.5] * 3)
        several.step(picked(one.masks, 0))


def test_what_is_wrong_is_refused() -> None:
    with pytest.raises(BadOptions, match="no such option"):
        Batch("founders", 2, weather="rain")
    with pytest.raises(BadOptions, match="not a number of games"):
        Batch("founders", 0)
    with pytest.raises(BadOptions, match="processes"):
        SharedBatch("founders", 2, processes=3)
    batch = Batch("founders", 2, observe=False)
    assert batch.observations.shape == (2, 0)
    batch.reset(1)
    with pytest.raises(ValueError, match="one whole number for each of 2 games"):
        batch.step([1])
    with pytest.raises(ValueError, match="one whole number for each of 2 games, not float64"):
        batch.step([0.5, 1.5])
    with pytest.raises(IllegalAction):
        batch.step(picked(1 - batch.masks, 0))
    with pytest.raises(InvalidNotation, match="no action"):
        batch.step([len(pentarchy.game("founders").actions)] * 2)
