"""Errands for tests."""

from __future__ import annotations

import time
from collections.abc import Callable


def double(number: int) -> int:
    return 2 * number


def count_to(last: int, tell: Callable[[int], None]) -> str:
    """Says every number that it comes to."""
    for number in range(1, last + 1):
        tell(number)
    return "done"


def forever(tell: Callable[[str], None]) -> None:
    """Says that it has begun, and never ends."""
    tell("begun")
    time.sleep(10_000)


def wrong() -> int:
    raise RuntimeError("this errand has a mistake in it")
