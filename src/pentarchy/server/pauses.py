"""The longest that everybody had to wait for something, by the clock and in processor time.

By the clock a pause is also what other programs took of the machine; what the loop's own thread
worked meanwhile is what the server itself is to blame for.
"""

from __future__ import annotations

from typing import NamedTuple


class Pause(NamedTuple):
    """Seconds."""

    clock: float
    processor: float


NONE = Pause(0.0, 0.0)


class Longest:
    """The longest pause since it was asked last, each clock for itself."""

    __slots__ = ("_clock", "_processor")

    def __init__(self) -> None:
        self._clock, self._processor = NONE

    def add(self, clock: float, processor: float) -> None:
        self._clock = max(self._clock, clock)
        self._processor = max(self._processor, processor)

    def take(self) -> Pause:
        found = Pause(self._clock, self._processor)
        self._clock, self._processor = NONE
        return found
