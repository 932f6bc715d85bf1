"""Pieces of a layout as functions that write a value into a row of entries.

A writer is made once for each piece; it is given the value and where its entries begin. The row is
filled with zeros before, so nothing has to be written where there is nothing.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from operator import attrgetter
from typing import Any, TypeAlias

from pentarchy.research.nodes import (
    MOST,
    Amounts,
    Counts,
    Grid,
    Group,
    Layout,
    Length,
    Letters,
    Members,
    Node,
    Number,
    Numbers,
    Seats,
    Slots,
    Table,
    Word,
    line,
    place_of,
    size,
)

Row: TypeAlias = "array[float]"
Write: TypeAlias = Callable[[Any, int, Row], None]

BEYOND = 0
"""The first entry: how many things did not fit into the layout."""


class Writers:
    """Makes the writers for one number of seats; the viewer is set before each use."""

    def __init__(self, layout: Layout, seats: int) -> None:
        self._layout = layout
        self._seats = seats
        self.first = 0
        """The seat that comes first where there is something for each seat."""
        self._words = [{word: n for n, word in enumerate(words)} for words in layout.words]

    def writer(self, node: Node, adds: bool = False) -> Write:  # noqa: PLR0912
        """What writes this piece; `adds`: to what already stands there."""
        match node:
            case Number():
                return _add_number(node) if adds else _number(node)
            case Numbers():
                return _numbers(node)
            case Word():
                return _word(node, self._words[node.words], adds)
            case Letters():
                return _letters(node)
            case Counts():
                return _counts(self._words[node.words])
            case Members():
                return _members(node, adds)
            case Amounts():
                return _amounts(node, None if node.words is None else self._words[node.words])
            case Length():
                return _length(node, adds)
            case Slots():
                return self._slots(node)
            case Table():
                return self._table(node)
            case Grid():
                return self._grid(node)
            case Group():
                return self._group(node, adds)
            case Seats():
                return self._by_seat(node)

    def _size(self, node: Node) -> int:
        return size(node, self._layout, self._seats)

    def _slots(self, node: Slots) -> Write:
        write, step, length = self.writer(node.item), 1 + self._size(node.item), node.length

        def put(value: Any, at: int, row: Row) -> None:
            if value is None:
                return
            if len(value) > length:
                row[BEYOND] += len(value) - length
                value = value[:length]
            for item in value:
                if item is not None:
                    row[at] = 1
                    write(item, at + 1, row)
                at += step

        return put

    def _table(self, node: Table) -> Write:
        step = line(node.item, self._layout, self._seats)
        write = None if node.item is None else self.writer(node.item, node.adds)
        words = None if node.words is None else self._words[node.words]
        number = _finder(words, node.count)
        if node.field is None:

            def put_mapping(value: Any, at: int, row: Row) -> None:
                for key, item in value.items() if value else ():
                    n = number(key)
                    if n is None:
                        row[BEYOND] += 1
                        continue
                    row[at + n * step] = 1
                    if write is not None and item is not None:
                        write(item, at + n * step + 1, row)

            return put_mapping
        key_of = attrgetter(node.field)

        def put(value: Any, at: int, row: Row) -> None:
            for item in value or ():
                n = number(key_of(item) or "")
                if n is None:
                    row[BEYOND] += 1
                    continue
                row[at + n * step] += 1
                if write is not None:
                    write(item, at + n * step + 1, row)

        return put

    def _grid(self, node: Grid) -> Write:
        step = line(node.item, self._layout, self._seats)
        write = None if node.item is None else self.writer(node.item)
        left, top, width, height, fields = (
            node.left, node.top, node.width, node.height, node.fields,
        )  # fmt: skip

        def put(value: Any, at: int, row: Row) -> None:
            for item in value or ():
                x, y = place_of(item, fields)
                x -= left
                y -= top
                if not (0 <= x < width and 0 <= y < height):
                    row[BEYOND] += 1
                    continue
                here = at + (y * width + x) * step
                row[here] = 1
                if write is not None:
                    write(item, here + 1, row)

        return put

    def _group(self, node: Group, adds: bool) -> Write:
        get = attrgetter(*node.parts) if node.parts else None
        writers: list[tuple[Write, int]] = []
        at = int(node.none)
        for part in node.parts.values():
            writers.append((self.writer(part, adds), at))
            at += self._size(part)
        if get is None:
            return _nothing
        if len(writers) == 1:
            only, first = writers[0]

            def put_one(value: Any, at: int, row: Row) -> None:
                if value is None:
                    return
                if first:
                    row[at] = 1
                only(get(value), at + first, row)

            return put_one

        def put(value: Any, at: int, row: Row) -> None:
            if value is None:
                return
            if node.none:
                row[at] = 1
            for part, (write, offset) in zip(get(value), writers, strict=True):
                write(part, at + offset, row)

        return put

    def _by_seat(self, node: Seats) -> Write:
        write, step, seats = self.writer(node.item), self._size(node.item), self._seats

        def put(value: Any, at: int, row: Row) -> None:
            if not value:
                return
            first = self.first
            for n in range(seats):
                write(value[(first + n) % seats], at + n * step, row)

        return put

    def step_writer(self, node: Group) -> Write:
        """What writes a step of the agenda, which is a dict."""
        writers: list[tuple[str, Write, int]] = []
        at = 0
        for name, part in node.parts.items():
            writers.append((name, self.writer(part), at))
            at += self._size(part)

        def put(value: Any, at: int, row: Row) -> None:
            for name, write, offset in writers:
                write(value.get(name), at + offset, row)

        return put


def _nothing(value: Any, at: int, row: Row) -> None:
    return


def _finder(words: dict[str, int] | None, count: int) -> Callable[[Any], int | None]:
    if words is not None:
        return words.get
    return lambda key: key if 0 <= key < count else None


def _cut(value: int, low: int, high: int, row: Row) -> int:
    row[BEYOND] += 1
    return low if value < low else high


def _number(node: Number) -> Write:
    low, high, none = min(0, node.low), node.high, node.none

    def put(value: Any, at: int, row: Row) -> None:
        if value is None:
            return
        row[at] = value if low <= value <= high else _cut(value, low, high, row)
        if none:
            row[at + 1] = 1

    return put


def _add_number(node: Number) -> Write:
    def put(value: Any, at: int, row: Row) -> None:
        if value is not None:
            row[at] = min(MOST, row[at] + value)
            if node.none:
                row[at + 1] += 1

    return put


def _numbers(node: Numbers) -> Write:
    length, low, high = node.length, min(0, node.low), node.high

    def put(value: Any, at: int, row: Row) -> None:
        if not value:
            return
        if len(value) > length:
            row[BEYOND] += len(value) - length
            value = value[:length]
        for number in value:
            if number:
                row[at] = number if low <= number <= high else _cut(number, low, high, row)
            at += 1

    return put


def _word(node: Word, words: dict[str, int], adds: bool) -> Write:
    coded = node.coded

    def put(value: Any, at: int, row: Row) -> None:
        if value is None:
            return
        n = words.get(value)
        if n is None:
            row[BEYOND] += 1
        elif coded:
            row[at] = n + 1
        elif adds:
            row[at + n] += 1
        else:
            row[at + n] = 1

    return put


def _letters(node: Letters) -> Write:
    codes = {letter: n + 1 for n, letter in enumerate(node.alphabet)}
    count = node.rows * node.length
    known: dict[tuple[str, ...], array[float]] = {}

    def coded(value: tuple[str, ...]) -> array[float]:
        letters = "".join(value)[:count]
        found = array("f", (codes.get(letter, 0) for letter in letters))
        if len(known) > 256:
            known.clear()
        known[value] = found
        return found

    def put(value: Any, at: int, row: Row) -> None:
        if value:
            found = known.get(value) or coded(value)
            row[at : at + len(found)] = found

    return put


def _counts(words: dict[str, int]) -> Write:
    def put(value: Any, at: int, row: Row) -> None:
        for word in value or ():
            n = words.get(word)
            if n is None:
                row[BEYOND] += 1
            else:
                row[at + n] += 1

    return put


def _members(node: Members, adds: bool) -> Write:
    count = node.count

    def put(value: Any, at: int, row: Row) -> None:
        for number in value or ():
            if not 0 <= number < count:
                row[BEYOND] += 1
            elif adds:
                row[at + number] += 1
            else:
                row[at + number] = 1

    return put


def _amounts(node: Amounts, words: dict[str, int] | None) -> Write:
    number, low, high = _finder(words, node.count), min(0, node.low), node.high

    def put(value: Any, at: int, row: Row) -> None:
        for key, amount in value.items() if value else ():
            n = number(key)
            if n is None:
                row[BEYOND] += 1
            elif amount:
                row[at + n] = amount if low <= amount <= high else _cut(amount, low, high, row)

    return put


def _length(node: Length, adds: bool) -> Write:
    high = node.high

    def put(value: Any, at: int, row: Row) -> None:
        if value:
            length = min(high, len(value))
            row[at] = row[at] + length if adds else length

    return put
