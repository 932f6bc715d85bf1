"""Games whose bots misbehave: the toy bazaar with an insight that never comes to an end, or ends
its whole process."""

from __future__ import annotations

import os
import time
from typing import Any

from tests.toy.game import Toy


class Sleepy(Toy):
    """Who thinks about it never wakes up."""

    key = "sleepy"

    def insight(self, state: Any, seat: int) -> dict[str, float]:
        time.sleep(10_000)
        return {}


class Deadly(Toy):
    """Who thinks about it is no more."""

    key = "deadly"

    def insight(self, state: Any, seat: int) -> dict[str, float]:
        os._exit(1)


def sleepy(components: str | None = None) -> Sleepy:
    return Sleepy(components)


def deadly(components: str | None = None) -> Deadly:
    return Deadly(components)
