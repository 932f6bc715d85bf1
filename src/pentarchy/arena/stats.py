"""Statistics that are fed one game at a time and keep none."""

from __future__ import annotations

from math import inf, sqrt

import msgspec

Z = 1.959963984540054
"""Ninety-five per cent of a normal distribution lie within so many standard deviations."""


class Estimate(msgspec.Struct, frozen=True):
    """A measured value with its 95 % interval."""

    value: float
    low: float
    high: float


class Running:
    """Mean and spread of numbers that come one by one (Welford)."""

    __slots__ = ("_squares", "count", "high", "low", "mean")

    def __init__(self) -> None:
        self.count = 0
        self.mean = 0.0
        self._squares = 0.0
        self.low = inf
        self.high = -inf

    def add(self, value: float) -> None:
        self.count += 1
        step = value - self.mean
        self.mean += step / self.count
        self._squares += step * (value - self.mean)
        self.low = min(self.low, value)
        self.high = max(self.high, value)

    @property
    def deviation(self) -> float:
        """The standard deviation of the sample; 0 for fewer than two numbers."""
        return sqrt(self._squares / (self.count - 1)) if self.count > 1 else 0.0

    def estimate(self) -> Estimate:
        """The mean with its interval by the normal approximation."""
        half = Z * self.deviation / sqrt(self.count) if self.count else 0.0
        return Estimate(self.mean, self.mean - half, self.mean + half)


class Share:
    """How often something came true; a win that k seats share counts 1/k."""

    __slots__ = ("count", "total")

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0

    def add(self, part: float) -> None:
        self.count += 1
        self.total += part

    def estimate(self) -> Estimate:
        """The share with its Wilson interval, which stays between 0 and 1."""
        if not self.count:
            return Estimate(0.0, 0.0, 1.0)
        low, high = wilson(self.total, self.count)
        return Estimate(self.total / self.count, low, high)


def wilson(successes: float, count: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    share = successes / count
    weight = Z * Z / count
    middle = (share + weight / 2) / (1 + weight)
    half = Z / (1 + weight) * sqrt(share * (1 - share) / count + weight / (4 * count))
    return max(0.0, middle - half), min(1.0, middle + half)
