"""Statistics against numbers computed by hand."""

from __future__ import annotations

from math import sqrt

import pytest

from pentarchy.arena.stats import Estimate, Running, Share, Z, wilson


def running(*values: float) -> Running:
    found = Running()
    for value in values:
        found.add(value)
    return found


def test_mean_and_deviation() -> None:
    found = running(2, 4, 4, 4, 5, 5, 7, 9)
    assert found.count == 8
    assert found.mean == pytest.approx(5)
    assert found.deviation == pytest.approx(sqrt(32 / 7))
    assert (found.low, found.high) == (2, 9)


def test_the_interval_of_a_mean() -> None:
    found = running(2, 4, 4, 4, 5, 5, 7, 9).estimate()
    half = Z * sqrt(32 / 7) / sqrt(8)
    assert half == pytest.approx(1.4816, abs=1e-4)
    assert found.value == pytest.approx(5)
    assert (found.low, found.high) == pytest.approx((5 - half, 5 + half))


def test_one_number_and_none() -> None:
    assert running(3).estimate() == Estimate(3, 3, 3)
    assert running().estimate() == Estimate(0, 0, 0)


def test_large_numbers_lose_nothing() -> None:
    found = running(*(1e9 + value for value in (4, 7, 13, 16)))
    assert found.deviation == pytest.approx(sqrt(30))


@pytest.mark.parametrize(
    ("successes", "count", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (1, 10, 0.0179, 0.4042),
        (95, 100, 0.8882, 0.9785),
    ],
)
def test_wilsons_interval(successes: int, count: int, low: float, high: float) -> None:
    """Values as in published tables of the score interval."""
    assert wilson(successes, count) == pytest.approx((low, high), abs=1e-4)


def test_a_share_counts_parts() -> None:
    share = Share()
    for part in (1, 0, 0.5, 0.5):
        share.add(part)
    estimate = share.estimate()
    assert estimate.value == 0.5
    assert (estimate.low, estimate.high) == pytest.approx(wilson(2, 4))


def test_a_share_of_nothing_says_nothing() -> None:
    assert Share().estimate() == Estimate(0, 0, 1)
