"""Statistics against numbers computed by hand."""

from __future__ import annotations

from math import sqrt

import pytest

from pentarchy.arena.stats import Clock, Estimate, Paired, Running, Share, Z, wilson


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


# Deals -----------------------------------------------------------------------------------------


def paired(*deals: tuple[float, ...]) -> Paired:
    found = Paired(len(deals[0]))
    for deal in deals:
        for part in deal:
            found.add(part)
    return found


def test_deals_that_even_out_say_more_than_single_games() -> None:
    """A deal that favours a seat gives each player one win: the share hardly varies."""
    even = paired(*[(1, 0), (0, 1)] * 50)
    streaks = paired(*[(1, 1), (0, 0)] * 50)
    single = wilson(100, 200)
    assert even.estimate().value == streaks.estimate().value == 0.5
    assert even.estimate().low > single[0]
    assert streaks.estimate().low < single[0]


def test_deals_of_independent_games_give_wilsons_interval() -> None:
    """All four outcomes of two fair games equally often: their variance is that of two games."""
    mixed = paired(*[(1, 1), (1, 0), (0, 1), (0, 0)] * 250).estimate()
    assert (mixed.low, mixed.high) == pytest.approx(wilson(1000, 2000), abs=1e-4)


def test_an_unfinished_deal_does_not_count() -> None:
    found = paired((1, 0), (1, 1))
    before = found.estimate()
    found.add(0)
    assert found.games == 4
    assert found.estimate() == before


def test_nothing_but_wins_is_still_an_interval() -> None:
    assert paired(*[(1, 1)] * 5).estimate() == Estimate(1.0, *wilson(10, 10))
    assert Paired(2).estimate() == Estimate(0, 0, 1)


# Times -----------------------------------------------------------------------------------------


def test_quantiles_are_right_within_five_per_cent() -> None:
    clock = Clock()
    for number in range(1, 1001):
        clock.add(number / 1000)
    assert clock.quantile(0.5) == pytest.approx(0.5, rel=0.05)
    assert clock.quantile(0.99) == pytest.approx(0.99, rel=0.05)
    assert Clock().quantile(0.5) == 0


def test_clocks_are_merged() -> None:
    first, second, both = Clock(), Clock(), Clock()
    for seconds in (0.001, 0.2, 3.0):
        first.add(seconds)
        both.add(seconds)
    for seconds in (0.002, 0.2):
        second.add(seconds)
        both.add(seconds)
    first.merge(second.counts)
    assert first.counts == both.counts
