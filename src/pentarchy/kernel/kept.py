"""What was worked out for a position and will be asked again: kept by what it follows from."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Kept(dict[K, V]):
    """Things by their keys; when there are too many all are forgotten.

    Views share what they hold: a view of a realm in which nobody has built since says so by being
    the very same thing. So what is kept must never change.
    """

    __slots__ = ("_most",)

    def __init__(self, most: int) -> None:
        super().__init__()
        self._most = most

    def keep(self, key: K, thing: V) -> V:
        """Keep a thing, and return it."""
        if len(self) >= self._most:
            self.clear()
        self[key] = thing
        return thing
