"""Observations read back: the same pieces, from numbers to values and words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pentarchy.research.nodes import (
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
    size,
)


class Reader:
    """Reads the pieces of one layout for one number of seats."""

    def __init__(self, layout: Layout, seats: int) -> None:
        self._layout = layout
        self._seats = seats

    def read(self, node: Node, row: Any, at: int) -> Any:  # noqa: PLR0912
        """The value whose entries begin there; what lies at no place is left out."""
        match node:
            case Number():
                return int(row[at]) if not node.none or row[at + 1] else None
            case Numbers():
                return [int(number) for number in row[at : at + node.length]]
            case Word():
                return self._word(node, row, at)
            case Letters():
                return _letters(node, row, at)
            case Counts():
                words = self._layout.words[node.words]
                return {word: int(row[at + n]) for n, word in enumerate(words) if row[at + n]}
            case Members():
                return [number for number in range(node.count) if row[at + number]]
            case Amounts():
                keys = self._keys(node)
                return {key: int(row[at + n]) for n, key in enumerate(keys) if row[at + n]}
            case Length():
                return int(row[at])
            case Slots():
                return self._slots(node, row, at)
            case Table():
                return dict(self._table(node, row, at))
            case Grid():
                return dict(self._grid(node, row, at))
            case Group():
                return self._group(node, row, at)
            case Seats():
                step = size(node.item, self._layout, self._seats)
                return [self.read(node.item, row, at + n * step) for n in range(self._seats)]

    def _keys(self, node: Amounts | Table) -> Any:
        return range(node.count) if node.words is None else self._layout.words[node.words]

    def _word(self, node: Word, row: Any, at: int) -> Any:
        words = self._layout.words[node.words]
        if node.coded:
            code = int(row[at])
            return words[code - 1] if code else None
        standing = {word: int(row[at + n]) for n, word in enumerate(words) if row[at + n]}
        if len(standing) == 1 and 1 in standing.values():
            return next(iter(standing))
        return standing or None

    def _slots(self, node: Slots, row: Any, at: int) -> list[Any]:
        step = 1 + size(node.item, self._layout, self._seats)
        places = range(at, at + node.length * step, step)
        found = [self.read(node.item, row, here + 1) if row[here] else None for here in places]
        while found and found[-1] is None:
            found.pop()
        return found

    def _table(self, node: Table, row: Any, at: int) -> Iterator[tuple[Any, Any]]:
        step = line(node.item, self._layout, self._seats)
        for n, key in enumerate(self._keys(node)):
            here = at + n * step
            if count := int(row[here]):
                item = None if node.item is None else self.read(node.item, row, here + 1)
                yield key, item if node.field is None else (count, item)

    def _grid(self, node: Grid, row: Any, at: int) -> Iterator[tuple[Any, Any]]:
        step = line(node.item, self._layout, self._seats)
        for y in range(node.height):
            for x in range(node.width):
                here = at + (y * node.width + x) * step
                if row[here]:
                    item = True if node.item is None else self.read(node.item, row, here + 1)
                    yield (node.left + x, node.top + y), item

    def _group(self, node: Group, row: Any, at: int) -> dict[str, Any] | None:
        if node.none:
            if not row[at]:
                return None
            at += 1
        found = {}
        for name, part in node.parts.items():
            found[name] = self.read(part, row, at)
            at += size(part, self._layout, self._seats)
        return found


def _letters(node: Letters, row: Any, at: int) -> list[str]:
    codes = [int(code) for code in row[at : at + node.rows * node.length]]
    if not any(codes):
        return []
    letters = "".join(node.alphabet[code - 1] if code else "?" for code in codes)
    return [letters[n : n + node.length] for n in range(0, len(letters), node.length)]


def told(name: str, value: Any) -> Iterator[str]:
    """A value in words, a line for each thing that is there."""
    if isinstance(value, dict):
        for key, item in value.items():
            yield from told(f"{name} {key}", item)
    elif isinstance(value, list) and any(isinstance(item, dict | list) for item in value):
        for number, item in enumerate(value):
            yield from told(f"{name}[{number}]", item)
    elif value or value == 0:
        yield f"{name}: {value}"
