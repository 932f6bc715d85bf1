"""What the values at one place of a game's views were like, over many positions.

A view is typed, but its type does not say how long a row can get or which words stand in it.
So positions of sample games are looked at, place by place; `layouts` makes a layout of it.
"""

from __future__ import annotations

from typing import Any

import msgspec

MOST_WORDS = 4096
"""More different words than this at one place are not kept apart."""
_NOTHING: Any = object()


class Notes:
    """What was seen at one place; its parts have notes of their own."""

    __slots__ = (
        "apart", "fields", "first", "fits_seats", "follows", "high", "is_bool", "items", "keys",
        "kinds", "longest", "low", "rows", "shortest", "twins", "varies", "words", "zero",
    )  # fmt: skip

    def __init__(self) -> None:
        self.kinds: set[str] = set()
        self.first: Any = _NOTHING
        self.varies = False
        self.low = 0
        self.high = 0
        self.is_bool = True
        self.zero = False
        self.words: set[str] = set()
        self.shortest = 1 << 30
        self.longest = 0
        self.fits_seats = True
        """Whether the row always had one entry a seat, over different numbers of seats."""
        self.apart = True
        """Whether its numbers were always different ones: then it is a set."""
        self.rows: set[int] = set()
        """The lengths that the row had."""
        self.items: Notes | None = None
        self.keys: Notes | None = None
        self.fields: dict[str, Notes] = {}
        self.follows: dict[str, dict[Any, Any]] = {}
        """For a struct that begins with a word: the fields that so far followed from the word."""
        self.twins = False
        """Whether two entries of one row began alike."""

    def see(self, value: Any, seats: int) -> None:
        """Take note of another value."""
        if value is self.first:
            return  # views share what never changes
        if self.first is _NOTHING:
            self.first = value
        elif not self.varies and value != self.first:
            self.varies = True
        if value is None:
            self.kinds.add("none")
        elif isinstance(value, int):
            self._see_number(value)
        elif isinstance(value, str):
            self.kinds.add("word")
            if len(self.words) < MOST_WORDS:
                self.words.add(value)
        elif isinstance(value, tuple | list):
            self._see_row(value, seats)
        elif isinstance(value, dict):
            self._see_mapping(value, seats)
        elif isinstance(value, msgspec.Struct):
            self._see_struct(value, seats)
        else:
            self.kinds.add("other")

    def _see_number(self, value: int) -> None:
        self.kinds.add("number")
        self.is_bool = self.is_bool and isinstance(value, bool)
        self.zero = self.zero or not value
        self.low = min(self.low, int(value))
        self.high = max(self.high, int(value))

    def _see_row(self, row: Any, seats: int) -> None:
        self.kinds.add("row")
        self.shortest = min(self.shortest, len(row))
        self.longest = max(self.longest, len(row))
        self.rows.add(len(row))
        self.fits_seats = self.fits_seats and len(row) in (0, seats)
        if self.items is None:
            self.items = Notes()
        for item in row:
            self.items.see(item, seats)
        if row and isinstance(row[0], int):
            numbers = {item for item in row if isinstance(item, int) and item >= 0}
            self.apart = self.apart and len(numbers) == len(row)
        else:
            keys = [_place_of(item) for item in row]
            self.twins = self.twins or len(set(keys)) < len(keys)

    def _see_mapping(self, mapping: dict[Any, Any], seats: int) -> None:
        self.kinds.add("mapping")
        if self.keys is None or self.items is None:
            self.keys, self.items = Notes(), Notes()
        self.rows.add(len(mapping))
        self.longest = max(self.longest, len(mapping))
        for key, value in mapping.items():
            self.keys.see(key, seats)
            self.items.see(value, seats)

    def _see_struct(self, struct: msgspec.Struct, seats: int) -> None:
        self.kinds.add("struct")
        names = struct.__struct_fields__
        new = not self.fields
        for name in names:
            if name not in self.fields:
                self.fields[name] = Notes()
            self.fields[name].see(getattr(struct, name), seats)
        word = getattr(struct, names[0]) if names else None
        if new and isinstance(word, str | None):
            self.follows = {name: {} for name in names[1:]}
        for name in list(self.follows):
            value = getattr(struct, name, None)
            if self.follows[name].setdefault(word, value) != value:
                del self.follows[name]

    def see_step(self, step: dict[str, Any], seats: int) -> None:
        """Take note of a step of the agenda, which comes as a dict with its type."""
        self.kinds.add("struct")
        for name, value in step.items():
            if name != "type":
                if name not in self.fields:
                    self.fields[name] = Notes()
                self.fields[name].see(value, seats)


def _place_of(item: Any) -> Any:
    """What an entry of a row begins with: where it lies, or what it is."""
    if isinstance(item, msgspec.Struct):
        names = item.__struct_fields__
        begins = tuple(getattr(item, name) for name in names[:2])
        return begins if pair(begins) else begins[:1]
    return tuple(item) if isinstance(item, list) else repr(item) if isinstance(item, dict) else item


def pair(begins: Any) -> bool:
    """Whether these are two numbers: a place on a grid."""
    return (
        len(begins) == 2
        and all(isinstance(number, int) for number in begins)
        and not any(isinstance(number, bool) for number in begins)
    )
