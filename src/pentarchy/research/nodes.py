"""The pieces that an observation is laid out of: how big each is, and how it is told."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec


class Number(msgspec.Struct, frozen=True, tag="number"):
    """A number as it is; beyond its bounds it is cut and counted as not told."""

    low: int
    high: int
    none: bool = False
    """Whether there may be none: a second entry is 1 where there is one."""


class Numbers(msgspec.Struct, frozen=True, tag="numbers"):
    """A row of numbers; shorter ones are filled up with 0."""

    length: int
    low: int
    high: int


class Word(msgspec.Struct, frozen=True, tag="word"):
    """One of some words: an entry for each, 1 at the one that stands there, or its code."""

    words: int
    """Which of the layout's lists of words."""
    coded: bool = False
    """Whether it is one entry: 1 and up for the words in their order, 0 for none."""


class Letters(msgspec.Struct, frozen=True, tag="letters"):
    """Rows of letters: the code of each letter, 1 and up in the order of the alphabet."""

    rows: int
    length: int
    alphabet: str


class Counts(msgspec.Struct, frozen=True, tag="counts"):
    """Words in any order: how often each is there."""

    words: int


class Members(msgspec.Struct, frozen=True, tag="members"):
    """A set of numbers below a bound: 1 for each that is in it."""

    count: int


class Amounts(msgspec.Struct, frozen=True, tag="amounts"):
    """A number for each word (or for each number below a bound, if there are no words)."""

    words: int | None
    count: int
    low: int
    high: int


class Length(msgspec.Struct, frozen=True, tag="length"):
    """Of something big that lies deep inside only how long it is."""

    high: int


class Slots(msgspec.Struct, frozen=True, tag="slots"):
    """A row of equal things in their order; each begins with 1 if it is there."""

    length: int
    item: Node


class Table(msgspec.Struct, frozen=True, tag="table"):
    """A line for each word (or number below a bound): how many there are, and what they are like.

    Where several are alike their entries are added up.
    """

    words: int | None
    count: int
    field: str | None
    """The field with the word; None where the words are the keys of a mapping."""
    adds: bool
    item: Node | None


class Grid(msgspec.Struct, frozen=True, tag="grid"):
    """Things on a grid: each place begins with 1 if something lies there."""

    left: int
    top: int
    width: int
    height: int
    fields: tuple[str, str] | None
    """The fields with the place; None where the thing is just a place."""
    item: Node | None


class Group(msgspec.Struct, frozen=True, tag="group"):
    """Named parts, one after another; `none`: a first entry is 1 if they are there at all."""

    parts: dict[str, Node]
    none: bool = False


class Seats(msgspec.Struct, frozen=True, tag="seats"):
    """One for each seat, the viewer's first, the others in the order they sit."""

    item: Node


Node: TypeAlias = (
    Number | Numbers | Word | Letters | Counts | Members | Amounts | Length | Slots | Table | Grid
    | Group | Seats
)  # fmt: skip


class Layout(msgspec.Struct, frozen=True, kw_only=True):
    """How the observations of a title are laid out, for any number of seats."""

    version: int = 1
    """The version of this format."""
    title: str
    rules: int
    components: str
    words: tuple[tuple[str, ...], ...]
    view: Group
    steps: dict[str, Group]
    """What is told of a step of the agenda, by its type."""
    turns: int
    left_out: dict[str, str]
    """What of the view is not in it, and why."""


def size(node: Node, layout: Layout, seats: int) -> int:
    """How many entries a piece takes."""
    match node:
        case Number():
            return 1 + node.none
        case Numbers():
            return node.length
        case Word():
            return 1 if node.coded else len(layout.words[node.words])
        case Letters():
            return node.rows * node.length
        case Counts():
            return len(layout.words[node.words])
        case Members() | Amounts():
            return node.count
        case Length():
            return 1
        case Slots():
            return node.length * (1 + size(node.item, layout, seats))
        case Table():
            return node.count * line(node.item, layout, seats)
        case Grid():
            return node.width * node.height * line(node.item, layout, seats)
        case Group():
            return node.none + sum(size(part, layout, seats) for part in node.parts.values())
        case Seats():
            return seats * size(node.item, layout, seats)


def line(item: Node | None, layout: Layout, seats: int) -> int:
    """How many entries a line of a table, or a place of a grid, takes."""
    return 1 + (0 if item is None else size(item, layout, seats))


def shape(node: Node, layout: Layout, seats: int) -> tuple[int, ...]:
    """The piece as planes and vectors: how its entries are best arranged."""
    match node:
        case Letters():
            return (node.rows, node.length)
        case Slots():
            return (node.length, 1 + size(node.item, layout, seats))
        case Table():
            return (node.count, line(node.item, layout, seats))
        case Grid():
            return (node.height, node.width, line(node.item, layout, seats))
        case Seats():
            inner = shape(node.item, layout, seats)
            return (seats, *inner) if inner != (1,) else (seats,)
        case _:
            return (size(node, layout, seats),)


def bounds(  # noqa: PLR0912
    node: Node, layout: Layout, seats: int
) -> list[tuple[float, float]]:
    """The least and the greatest value of each entry."""
    many = float(MOST)
    match node:
        case Number():
            return [(min(0, node.low), node.high), *([(0, 1)] * node.none)]
        case Numbers():
            return [(min(0, node.low), node.high)] * node.length
        case Word():
            words = len(layout.words[node.words])
            return [(0, words)] if node.coded else [(0, 1)] * words
        case Letters():
            return [(0, len(node.alphabet))] * (node.rows * node.length)
        case Counts():
            return [(0, many)] * len(layout.words[node.words])
        case Members():
            return [(0, 1)] * node.count
        case Amounts():
            return [(min(0, node.low), node.high)] * node.count
        case Length():
            return [(0, node.high)]
        case Slots():
            return [(0.0, 1.0), *bounds(node.item, layout, seats)] * node.length
        case Table():
            inner = [] if node.item is None else bounds(node.item, layout, seats)
            if node.adds:
                return [(-many, many)] * (node.count * (1 + len(inner)))
            return [(0.0, 1.0), *inner] * node.count
        case Grid():
            inner = [] if node.item is None else bounds(node.item, layout, seats)
            return [(0.0, 1.0), *inner] * (node.width * node.height)
        case Group():
            found: list[tuple[float, float]] = [(0, 1)] if node.none else []
            for part in node.parts.values():
                found += bounds(part, layout, seats)
            return found
        case Seats():
            return bounds(node.item, layout, seats) * seats


MOST = 1 << 15
"""No entry is greater."""


def place_of(value: Any, fields: tuple[str, str] | None) -> tuple[int, int]:
    """Column and row of a thing on a grid."""
    if fields is None:
        return value[0], value[1]
    return getattr(value, fields[0]), getattr(value, fields[1])
