"""Statistics that are fed one game at a time and keep none."""

from __future__ import annotations

from collections.abc import Mapping
from math import ceil, exp, floor, inf, log, sqrt

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


def wilson(successes: float, count: float, z: float = Z) -> tuple[float, float]:
    """Wilson's interval of a share, by default of 95 %."""
    share = successes / count
    weight = z * z / count
    middle = (share + weight / 2) / (1 + weight)
    half = z / (1 + weight) * sqrt(share * (1 - share) / count + weight / (4 * count))
    return max(0.0, middle - half), min(1.0, middle + half)


TRUST = 10
"""So many deals' worth of games that do not depend on each other are added to what deals show."""


class Paired:
    """The share of one player where the same deal is played in several games.

    Games of a deal are not independent: a deal can favour a seat, so that they even out, or a
    player, so that they say the same twice. The interval is Wilson's, for as many independent
    games as would vary as much as the deals do. Of a deal that is not finished nothing counts.
    """

    __slots__ = ("_begun", "_deals", "_round", "_sum")

    def __init__(self, round_of: int) -> None:
        self._round = round_of
        self._deals = Running()
        self._begun = 0
        self._sum = 0.0

    def add(self, part: float) -> None:
        """The next game; those of a deal come one after another."""
        self._begun += 1
        self._sum += part
        if self._begun == self._round:
            self._deals.add(self._sum / self._round)
            self._begun, self._sum = 0, 0.0

    @property
    def games(self) -> int:
        """How many games count."""
        return self._deals.count * self._round

    def estimate(self, z: float = Z) -> Estimate:
        deals = self._deals
        if not deals.count:
            return Estimate(0.0, 0.0, 1.0)
        share = min(max(deals.mean, 0.0), 1.0)
        games = float(self.games)
        single = share * (1 - share)
        if single > 1e-12:
            apart = single / self._round
            seen = (deals.count - 1) * deals.deviation**2 + TRUST * apart
            games = single * deals.count * (deals.count - 1 + TRUST) / seen
        low, high = wilson(share * games, games, z)
        return Estimate(share, low, high)


STEP = log(1.05)
"""Times are told apart where they differ by five per cent."""


class Clock:
    """How often each time came, from microseconds to hours, in few numbers."""

    __slots__ = ("counts",)

    def __init__(self, counts: Mapping[int, int] | None = None) -> None:
        self.counts = dict(counts or {})

    def add(self, seconds: float) -> None:
        place = floor(log(max(seconds, 1e-7)) / STEP)
        self.counts[place] = self.counts.get(place, 0) + 1

    def merge(self, counts: Mapping[int, int]) -> None:
        for place, count in counts.items():
            self.counts[place] = self.counts.get(place, 0) + count

    def quantile(self, share: float) -> float:
        """The time that this share of all did not exceed; 0 if there were none."""
        wanted = ceil(share * sum(self.counts.values()))
        for place in sorted(self.counts):
            wanted -= self.counts[place]
            if wanted <= 0:
                return exp((place + 0.5) * STEP)
        return 0.0
