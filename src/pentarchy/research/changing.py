"""The pieces of a layout as code that writes only what changed since the view before.

Views of one game share most of what they hold: a realm in which nobody has built since is the very
same thing in both. For a layout and a number of seats a function is generated that goes through two
views side by side, and where they hold the same thing leaves its entries alone.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from typing import Any, TypeAlias

from pentarchy.research.nodes import Grid, Group, Layout, Node, Numbers, Seats, Table, line
from pentarchy.research.writing import Code, Place, Row

Update: TypeAlias = Callable[[Any, Any, Row, int], None]
"""Is given the value, the value whose entries stand in the row, the row, and the seat that comes
first where there is something for each."""


def view_updater(layout: Layout, seats: int, at: int) -> Update:
    """What writes a view over the one before, from that entry on."""
    code = _Changes(layout, seats, "v, w, row, first")
    for n in range(seats):
        code.say(f"s{n} = (first + {n}) % {seats}")
    code.again(layout.view, "v", "w", Place("", at))
    made: Update = code.function()
    return made


class _Changes(Code):
    """Lines of a function that compares; in their names `v` is what is there now, `w` what was."""

    def changed(self, node: Node, new: str, old: str, at: Place) -> None:
        """Write the piece again if it holds another thing than before."""
        if isinstance(node, Group) and not node.parts:
            return
        v, w = self.name("v"), self.name("w")
        self.say(f"{v} = {new}")
        self.say(f"{w} = {old}")
        with self.inside(f"if {v} is not {w}:"):
            self.again(node, v, w, at)

    def again(self, node: Node, v: str, w: str, at: Place) -> None:
        """Write over a piece that holds something else: as little of it as can be told apart."""
        match node:
            case Group():
                self._parts(node, v, w, at)
            case Seats():
                self._by_seats(node, v, w, at)
            case Grid() if self._size(node) >= MANY:
                self._places(node, v, w, at)
            case Table() if node.field is not None and self._size(node) >= MANY:
                self._lines_of(node, v, w, at)
            case Numbers():  # all of its entries are written
                self.piece(node, v, at)
            case _:
                self._afresh(node, v, at)

    def _clear(self, start: object, size: int) -> None:
        if size == 1:
            self.say(f"row[{start}] = 0.0")
        else:
            zeros = self.let(array("f", bytes(4 * size)))
            self.say(f"row[{start}:{start} + {size}] = {zeros}")

    def _afresh(self, node: Node, v: str, at: Place) -> None:
        self._clear(at, self._size(node))
        self.piece(node, v, at)

    def _parts(self, node: Group, v: str, w: str, at: Place) -> None:
        with self.inside(f"if {v} is None or {w} is None:"):
            self._afresh(node, v, at)
        with self.inside("else:"):
            place = at + int(node.none)
            for name, part in node.parts.items():
                self.changed(part, f"{v}.{name}", f"{w}.{name}", place)
                place += self._size(part)
            self.say("pass")

    def _by_seats(self, node: Seats, v: str, w: str, at: Place) -> None:
        step = self._size(node.item)
        with self.inside(f"if {v} and {w}:"):
            for n in range(self._seats):
                self.changed(node.item, f"{v}[s{n}]", f"{w}[s{n}]", at + n * step)
            self.say("pass")
        with self.inside("else:"):
            self._afresh(node, v, at)

    def _places(self, node: Grid, v: str, w: str, at: Place) -> None:
        """No two things lie at one place, so each can be taken away and laid by itself."""
        new, old, x, y = (self.name(letter) for letter in "nocr")
        step = line(node.item, self._layout, self._seats)
        column, row = ("[0]", "[1]") if node.fields is None else (f".{f}" for f in node.fields)
        self.say(f"{new}, {old} = {self.let(_apart)}({v} or (), {w} or ())")
        with self.inside(f"for {x} in {old}:"):
            self.say(f"{y} = ({x}{row} - {node.top}) * {node.width} + {x}{column} - {node.left}")
            self.say(f"{y} = {at} + {y} * {step}")
            self._clear(y, step)
        self.piece(node, new, at)

    def _lines_of(self, node: Table, v: str, w: str, at: Place) -> None:
        """Things that are alike share a line, so all that are on a touched line are written."""
        new, old, x, touched = (self.name(letter) for letter in "noxt")
        step = line(node.item, self._layout, self._seats)
        key = f'({x}.{node.field} or "")'
        self.say(f"{new}, {old} = {self.let(_apart)}({v} or (), {w} or ())")
        self.say(f"{touched} = {{{key} for {x} in {new}}}")
        self.say(f"{touched}.update([{key} for {x} in {old}])")
        with self.inside(f"for {x} in {touched}:"):
            n = self._find(node.words, node.count, x)
            with self.inside(f"if {n} is not None:"):
                self.say(f"{n} = {at} + {n} * {step}")
                self._clear(n, step)
        rest = self.name("v")
        self.say(f"{rest} = [{x} for {x} in {v} or () if {key} in {touched}]")
        self.piece(node, rest, at)


MANY = 32
"""A smaller piece is written quicker than compared."""


def _apart(new: Any, old: Any) -> tuple[Any, Any]:
    """Both rows of things without those at either end that are the same."""
    start, end = 0, min(len(new), len(old))
    while start < end and new[start] is old[start]:
        start += 1
    cut = 0
    while cut < end - start and new[-1 - cut] is old[-1 - cut]:
        cut += 1
    return new[start : len(new) - cut], old[start : len(old) - cut]
