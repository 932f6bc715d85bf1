"""What a player may spend on a turn: processor time, or a number of play-outs."""

from __future__ import annotations

from time import thread_time

import msgspec


class Budget(msgspec.Struct, frozen=True):
    """Processor seconds a turn, or play-outs a turn, which make it repeatable."""

    seconds: float = 0.0
    playouts: int = 0

    def purse(self, share: float) -> Purse:
        """What this share of it buys."""
        if self.playouts:
            return Purse(max(1.0, self.playouts * share), timed=False)
        return Purse(self.seconds * share, timed=True)


class Purse:
    """A budget being spent, counted in seconds or in play-outs."""

    def __init__(self, amount: float, timed: bool) -> None:
        self.amount = amount
        self.timed = timed
        self.played = 0
        self.elsewhere = 0.0
        """Seconds that other processes have spent on it."""
        self._begun = thread_time()

    @property
    def spent(self) -> float:
        if not self.timed:
            return float(self.played)
        return thread_time() - self._begun + self.elsewhere

    @property
    def left(self) -> float:
        return self.amount - self.spent

    def keep_back(self, share: float) -> None:
        """Leave this share of it for later questions of the same turn."""
        self.amount *= 1 - share
