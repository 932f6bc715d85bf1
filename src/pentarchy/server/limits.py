"""How much anybody may ask, and from where."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Iterable
from urllib.parse import urlsplit

from pentarchy.server.refusals import FORBIDDEN, TOO_MANY, Refused

REMEMBERED = 20_000


class Rate:
    """A bucket of tokens for everybody: each wish takes one, and they come back with time.

    Only so many buckets are remembered. Who is forgotten starts with a full one, so a flood of
    new names gains nothing that new names would not have had anyway.
    """

    def __init__(self, per_second: float, burst_seconds: float) -> None:
        self._per_second = per_second
        self._size = max(1.0, per_second * burst_seconds)
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, who: str) -> bool:
        """Whether there is a token left; it is taken."""
        moment = time.monotonic()
        left, since = self._buckets.pop(who, (self._size, moment))
        left = min(self._size, left + (moment - since) * self._per_second)
        allowed = left >= 1
        self._buckets[who] = (left - 1 if allowed else left, moment)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return allowed

    def take(self, who: str) -> None:
        """:raises Refused: if there is no token left."""
        if not self.allows(who):
            raise Refused(TOO_MANY, "too-fast")


class Places:
    """How many of something everybody has at a time."""

    def __init__(self, each: int) -> None:
        self._each = each
        self._taken: Counter[str] = Counter()

    def take(self, who: str) -> bool:
        """Take a place, if there is one."""
        if self._taken[who] >= self._each:
            return False
        self._taken[who] += 1
        return True

    def give_back(self, who: str) -> None:
        self._taken[who] -= 1
        if self._taken[who] <= 0:
            del self._taken[who]


def check_origin(origin: str | None, host: str | None, allowed: Iterable[str]) -> None:
    """Refuse pages of other sites. Programs that are no browsers send no origin.

    :raises Refused: if the page that asks is neither ours nor allowed.
    """
    if origin is None or origin in allowed:
        return
    try:
        asking = urlsplit(origin).netloc
    except ValueError:
        asking = ""
    if not asking or asking != host:
        raise Refused(FORBIDDEN, "origin")
