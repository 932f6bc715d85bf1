"""Everything that was told at a table, event by event, as each seat may know it."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

import msgspec

from pentarchy.kernel.messages import Event
from pentarchy.server.messages import Told

KEPT_BYTES = 12_000
"""More than this is forgotten, oldest first; the rows can tell it again."""

_encode = msgspec.json.Encoder().encode


class Chronicle:
    """Events in order, numbered from 0, encoded once: a text for all, or one for each viewer."""

    __slots__ = ("_bytes", "_first", "_limit", "_seats", "_told")

    def __init__(self, seats: int, remember: bool = False) -> None:
        self._seats = seats
        self._limit = None if remember else KEPT_BYTES
        self._told: deque[bytes | tuple[bytes, ...]] = deque()
        self._first = 0
        """The number of the first event that is kept."""
        self._bytes = 0

    @property
    def count(self) -> int:
        """How many events there have been."""
        return self._first + len(self._told)

    def tell(self, row: int, events: Sequence[Event], undone: tuple[int, ...] = ()) -> None:
        """These events happened in that row; `undone` are the rows it cancelled."""
        for event in events:
            told = self._encoded(row, event, undone)
            self._told.append(told)
            self._bytes += _size(told)
        while self._limit is not None and self._bytes > self._limit:
            self._bytes -= _size(self._told.popleft())
            self._first += 1

    def _encoded(
        self, row: int, event: Event, undone: tuple[int, ...]
    ) -> bytes | tuple[bytes, ...]:
        number = self.count
        if not event.secret:
            return _encode(Told.of(number, row, event, undone))
        viewers: list[int | None] = [*range(self._seats), None]
        return tuple(
            _encode(Told.of(number, row, event.seen_by(viewer), undone)) for viewer in viewers
        )

    def reaches(self, number: int) -> bool:
        """Whether the events from that number on are still kept."""
        return number >= self._first

    def since(self, number: int, viewer: int | None) -> list[msgspec.Raw]:
        """The events from that number on as the viewer may know them, as far as they are kept."""
        place = self._seats if viewer is None else viewer
        found = []
        for index in range(max(0, number - self._first), len(self._told)):
            told = self._told[index]
            found.append(msgspec.Raw(told if isinstance(told, bytes) else told[place]))
        return found

    def forget_after(self, count: int) -> None:
        """What came after that many events was never told."""
        while self.count > count and self._told:
            self._bytes -= _size(self._told.pop())
        self._first = min(self._first, count)


def _size(told: bytes | tuple[bytes, ...]) -> int:
    return len(told) if isinstance(told, bytes) else sum(map(len, told))
