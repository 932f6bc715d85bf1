"""Pieces of a layout as code that writes a value into a row of entries.

For a layout and a number of seats one function is generated that writes a whole view, another for
each type of step: straight on through all pieces, their places worked out before. The row is filled
with zeros, so nothing has to be written where there is nothing. `changing` builds on it.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
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
    size,
)

Row: TypeAlias = "array[float]"
Write: TypeAlias = Callable[[Any, Row, int], None]
"""Is given the value, the row, and the seat that comes first where there is something for each."""

BEYOND = 0
"""The first entry: how many things did not fit into the layout."""


class Code:
    """Lines of a function that is being written."""

    def __init__(self, layout: Layout, seats: int, arguments: str = "v, row, first") -> None:
        self._layout = layout
        self._seats = seats
        self._head = f"def write({arguments}):"
        self._lines: list[str] = []
        self._depth = 1
        self._names = 0
        self._known: dict[str, Any] = {"cut": _cut}

    def function(self) -> Any:
        """The function whose lines were written."""
        exec("\n".join([self._head, *(self._lines or ["    pass"])]), self._known)
        return self._known["write"]

    def say(self, text: str) -> None:
        self._lines.append("    " * self._depth + text)

    def inside(self, head: str) -> Inside:
        """A block that begins with that line."""
        self.say(head)
        return Inside(self)

    def name(self, letter: str) -> str:
        """A name that is not used yet."""
        self._names += 1
        return f"{letter}{self._names}"

    def let(self, thing: Any) -> str:
        """The name of something that the code needs."""
        name = self.name("k")
        self._known[name] = thing
        return name

    def indent(self, by: int) -> None:
        self._depth += by

    # Pieces ---------------------------------------------------------------------------------

    def piece(self, node: Node, v: str, at: Place, adds: bool = False) -> None:  # noqa: PLR0912
        """Write the value called `v` where this piece stands; `adds`: to what is there already."""
        match node:
            case Number():
                self._number(node, v, at, adds)
            case Numbers():
                self._numbers(node, v, at)
            case Word():
                self._word(node, v, at, adds)
            case Letters():
                self.say(f"{self.let(_letters(node))}({v}, {at}, row)")
            case Counts():
                self._counts(node, v, at)
            case Members():
                self._members(node, v, at, adds)
            case Amounts():
                self._amounts(node, v, at)
            case Length():
                with self.inside(f"if {v}:"):
                    self.say(f"row[{at}] {'+=' if adds else '='} min({node.high}, len({v}))")
            case Slots():
                self._slots(node, v, at)
            case Table():
                self._table(node, v, at)
            case Grid():
                self._grid(node, v, at)
            case Group():
                self._group(node, v, at, adds)
            case Seats():
                self._by_seat(node, v, at)

    def part(self, node: Node, value: str, at: Place, adds: bool = False) -> None:
        """A piece whose value is that expression."""
        if isinstance(node, Group) and not node.parts:
            return
        v = self.name("v")
        self.say(f"{v} = {value}")
        self.piece(node, v, at, adds)

    def _size(self, node: Node) -> int:
        return size(node, self._layout, self._seats)

    def _put(self, at: str, v: str, low: int, high: int) -> None:
        low = min(0, low)
        self.say(f"row[{at}] = {v} if {low} <= {v} <= {high} else cut({v}, {low}, {high}, row)")

    def _number(self, node: Number, v: str, at: Place, adds: bool) -> None:
        if adds:
            with self.inside(f"if {v} is not None:"):
                self.say(f"row[{at}] = min({MOST}, row[{at}] + {v})")
                if node.none:
                    self.say(f"row[{at + 1}] += 1")
        elif node.none:
            with self.inside(f"if {v} is not None:"):
                self._put(str(at), v, node.low, node.high)
                self.say(f"row[{at + 1}] = 1")
        else:
            with self.inside(f"if {v}:"):
                self._put(str(at), v, node.low, node.high)

    def _numbers(self, node: Numbers, v: str, at: Place) -> None:
        """Rows of numbers come again and again, so their entries are kept."""
        known: dict[tuple[int, ...], Row] = {}
        found, n, x = self.name("f"), self.name("n"), self.name("x")
        here = f"row[{at}:{at + node.length}]"
        self.say(f"{v} = tuple({v} or ())")
        self.say(f"{found} = {self.let(known.get)}({v}) or {self.let(_coder(node, known))}({v})")
        with self.inside(f"if {found} is not None:"):
            self.say(f"{here} = {found}")
        with self.inside("else:"):
            self.say(f"{here} = {self.let(array('f', bytes(4 * node.length)))}")
            self._shorten(v, node.length)
            with self.inside(f"for {n}, {x} in enumerate({v}, {at}):"):
                self._put(n, x, node.low, node.high)

    def _shorten(self, v: str, length: int) -> None:
        with self.inside(f"if len({v}) > {length}:"):
            self.say(f"row[0] += len({v}) - {length}")
            self.say(f"{v} = {v}[:{length}]")

    def _find(self, words: int | None, count: int, key: str) -> str:
        """The number of a word, or of a number below a bound, under a new name; None for others."""
        n = self.name("n")
        if words is None:
            self.say(f"{n} = {key} if 0 <= {key} < {count} else None")
        else:
            numbers = {word: n for n, word in enumerate(self._layout.words[words])}
            self.say(f"{n} = {self.let(numbers.get)}({key})")
        return n

    def _else_beyond(self, n: str) -> Inside:
        """What follows is for what was found; what was not is counted."""
        with self.inside(f"if {n} is None:"):
            self.say("row[0] += 1")
        return self.inside("else:")

    def _word(self, node: Word, v: str, at: Place, adds: bool) -> None:
        with self.inside(f"if {v} is not None:"):
            n = self._find(node.words, 0, v)
            with self._else_beyond(n):
                if node.coded:
                    self.say(f"row[{at}] = {n} + 1")
                else:
                    self.say(f"row[{at + n}] {'+=' if adds else '='} 1")

    def _counts(self, node: Counts, v: str, at: Place) -> None:
        x = self.name("x")
        with self.inside(f"for {x} in {v} or ():"):
            n = self._find(node.words, 0, x)
            with self._else_beyond(n):
                self.say(f"row[{at + n}] += 1")

    def _members(self, node: Members, v: str, at: Place, adds: bool) -> None:
        x = self.name("x")
        with self.inside(f"for {x} in {v} or ():"):
            with self.inside(f"if 0 <= {x} < {node.count}:"):
                self.say(f"row[{at + x}] {'+=' if adds else '='} 1")
            with self.inside("else:"):
                self.say("row[0] += 1")

    def _amounts(self, node: Amounts, v: str, at: Place) -> None:
        key, x = self.name("y"), self.name("x")
        with self.inside(f"if {v}:"), self.inside(f"for {key}, {x} in {v}.items():"):
            n = self._find(node.words, node.count, key)
            with self._else_beyond(n), self.inside(f"if {x}:"):
                self._put(str(at + n), x, node.low, node.high)

    # Pieces with pieces in them -------------------------------------------------------------

    def _slots(self, node: Slots, v: str, at: Place) -> None:
        here, x = self.name("a"), self.name("x")
        with self.inside(f"if {v}:"):
            self._shorten(v, node.length)
            self.say(f"{here} = {at}")
            with self.inside(f"for {x} in {v}:"):
                with self.inside(f"if {x} is not None:"):
                    self.say(f"row[{here}] = 1")
                    self.piece(node.item, x, Place(here, 1))
                self.say(f"{here} += {1 + self._size(node.item)}")

    def _table(self, node: Table, v: str, at: Place) -> None:
        step = line(node.item, self._layout, self._seats)
        x, here = self.name("x"), self.name("a")
        with self.inside(f"if {v}:"):
            if node.field is None:
                key = self.name("y")
                head = f"for {key}, {x} in {v}.items():"
            else:
                key = f'({x}.{node.field} or "")'
                head = f"for {x} in {v}:"
            with self.inside(head):
                n = self._find(node.words, node.count, key)
                with self._else_beyond(n):
                    self.say(f"{here} = {at} + {n} * {step}")
                    self.say(f"row[{here}] {'=' if node.field is None else '+='} 1")
                    if node.item is not None:
                        # An entry of a mapping may hold nothing; a thing in a row is there.
                        with self.inside(f"if {x} is not None:"):
                            self.piece(node.item, x, Place(here, 1), node.adds)

    def _grid(self, node: Grid, v: str, at: Place) -> None:
        step = line(node.item, self._layout, self._seats)
        item, x, y, here = self.name("x"), self.name("c"), self.name("r"), self.name("a")
        column, row = ("[0]", "[1]") if node.fields is None else (f".{f}" for f in node.fields)
        with self.inside(f"for {item} in {v} or ():"):
            self.say(f"{x} = {item}{column} - {node.left}")
            self.say(f"{y} = {item}{row} - {node.top}")
            with self.inside(f"if 0 <= {x} < {node.width} and 0 <= {y} < {node.height}:"):
                self.say(f"{here} = {at} + ({y} * {node.width} + {x}) * {step}")
                self.say(f"row[{here}] = 1")
                if node.item is not None:
                    self.piece(node.item, item, Place(here, 1))
            with self.inside("else:"):
                self.say("row[0] += 1")

    def _group(self, node: Group, v: str, at: Place, adds: bool) -> None:
        if not node.parts:
            self.say("pass")
            return
        with self.inside(f"if {v} is not None:"):
            if node.none:
                self.say(f"row[{at}] = 1")
            place = at + int(node.none)
            for name, part in node.parts.items():
                self.part(part, f"{v}.{name}", place, adds)
                place += self._size(part)
            self.say("pass")

    def _by_seat(self, node: Seats, v: str, at: Place) -> None:
        step = self._size(node.item)
        with self.inside(f"if {v}:"):
            for n in range(self._seats):
                self.part(node.item, f"{v}[(first + {n}) % {self._seats}]", at + n * step)
            self.say("pass")


class Inside:
    """The block below a line of code."""

    def __init__(self, code: Code) -> None:
        self._code = code

    def __enter__(self) -> None:
        self._code.indent(1)

    def __exit__(self, *error: object) -> None:
        self._code.indent(-1)


class Place:
    """Where a piece begins: a number, or so many entries after a place in a variable."""

    def __init__(self, variable: str, number: int) -> None:
        self._variable = variable
        self._number = number

    def __add__(self, more: int | str) -> Place:
        if isinstance(more, int):
            return Place(self._variable, self._number + more)
        return Place(f"{self._variable} + {more}" if self._variable else more, self._number)

    def __str__(self) -> str:
        if not self._variable:
            return str(self._number)
        return f"{self._variable} + {self._number}" if self._number else self._variable


def view_writer(layout: Layout, seats: int, at: int) -> Write:
    """What writes a view, from that entry on."""
    code = Code(layout, seats)
    code.piece(layout.view, "v", Place("", at))
    made: Write = code.function()
    return made


def step_writer(layout: Layout, seats: int, node: Group, at: int) -> Write:
    """What writes a step of the agenda, which is a dict."""
    code = Code(layout, seats)
    place = Place("", at)
    if entries := size(node, layout, seats):
        # A spectator sees several asked the same at once: the last one is told, not a mixture.
        code.say(f"row[{at}:{at + entries}] = {code.let(array('f', bytes(4 * entries)))}")
    for name, part in node.parts.items():
        code.part(part, f"v.get({name!r})", place)
        place += size(part, layout, seats)
    made: Write = code.function()
    return made


def _coder(node: Numbers, known: dict[tuple[int, ...], Row]) -> Any:
    """What makes the entries of a row of numbers that fits, and keeps them."""
    low, most = min(0, node.low), node.high

    def coded(numbers: tuple[int, ...]) -> Row | None:
        if len(numbers) > node.length or any(not low <= x <= most for x in numbers):
            return None
        found = array("f", [*numbers, *[0] * (node.length - len(numbers))])
        if len(known) > 256:
            known.clear()
        known[numbers] = found
        return found

    return coded


def _cut(value: int, low: int, high: int, row: Row) -> int:
    row[BEYOND] += 1
    return low if value < low else high


def _letters(node: Letters) -> Callable[[Any, int, Row], None]:
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
