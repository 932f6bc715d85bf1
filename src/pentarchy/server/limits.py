"""How much anybody may ask, and from where."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Iterable
from ipaddress import IPv6Address, ip_address
from urllib.parse import urlsplit

import msgspec

from pentarchy.server.refusals import FORBIDDEN, TOO_MANY, Refused

REMEMBERED = 20_000
NETWORK = 64
"""The bits of an IPv6 address that are somebody's; the rest they choose themselves."""


class Visitor(msgspec.Struct, frozen=True):
    """Somebody who asks for something: the identity, if there is one, and where from."""

    who: str | None
    address: str


def address_of(host: str | None) -> str:
    """Whose address that is: of IPv6 the network, whose addresses all are
    one visitor's."""
    try:
        found = ip_address((host or "").partition("%")[0])
    except ValueError:
        return host or ""
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return f"{IPv6Address(int(found) >> (128 - NETWORK) << (128 - NETWORK))}/{NETWORK}"


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


SECURE = {"http": "http", "ws": "http", "https": "https", "wss": "https"}
"""What a page is fetched by that connects in each of these ways."""


def check_origin(origin: str | None, scheme: str, host: str | None, allowed: Iterable[str]) -> None:
    """Refuse pages of other sites. Programs that are no browsers send no origin.

    :raises Refused: if the page that asks is neither ours nor allowed.
    """
    if origin is None or origin in allowed:
        return
    try:
        asking = urlsplit(origin)
    except ValueError:
        raise Refused(FORBIDDEN, "origin") from None
    if not asking.netloc or (asking.scheme, asking.netloc) != (SECURE.get(scheme), host):
        raise Refused(FORBIDDEN, "origin")
