"""The pages that describe observations and actions, one a title; `tools/observations.py` writes
them beside the layouts that are kept with the games."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from pentarchy.kernel.game import Game
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
)
from pentarchy.research.observer import Observer

COMMON = {
    "beyond": "how many things did not fit into the layout; 0 unless a game is very unusual",
    "seat": "1 at the viewer's seat, as the game numbers seats",
    "turn": "how many turns have ended",
    "over": "1 when the game is over",
    "actors": "1 for each seat that may decide, the viewer first",
    "agenda": "how many steps of each type are still to come",
    "asked": "for each seat, the viewer first: 1 at the type of step that it is asked",
    "sealed": "1 and up: the number of the action that the viewer has picked unseen, plus 1",
}


def kept(layout: Layout) -> bytes:
    """A layout as the text of its file, a line for each part."""
    plain = msgspec.to_builtins(layout)
    lines = [f'"{name}": {msgspec.json.encode(value).decode()}' for name, value in plain.items()]
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


def page(game: Game, name: str) -> str:
    """The page of a title; `name` is what it is called."""
    return "\n".join(_page(game, name)) + "\n"


def _page(game: Game, name: str) -> Iterator[str]:
    observers = [Observer(game, seats) for seats in game.seat_range]
    layout = observers[0].layout
    yield f"# Observations and actions: {name}"
    yield ""
    yield "<!-- Written by tools/observations.py. -->"
    yield f"`{game.key}`, rules version {game.rules}, components `{game.components_hash}`."
    yield ""
    yield "| seats | entries of an observation | entries of a mask |"
    yield "| --- | --- | --- |"
    for observer in observers:
        yield f"| {observer.seats} | {observer.size} | {len(game.actions)} |"
    yield ""
    yield "## Actions"
    yield ""
    yield "| verb | ids | first target | last target |"
    yield "| --- | --- | --- | --- |"
    for verb, targets in game.actions.targets.items():
        base, count = game.actions.base[verb], len(targets)
        ends = [f"`{targets.name(n)}`" if targets.name(n) else "none" for n in (0, count - 1)]
        yield f"| {verb} | {base} to {base + count - 1} | {ends[0]} | {ends[1]} |"
    yield ""
    yield "## Parts of an observation"
    yield ""
    yield f"Beginnings and shapes are those for {observers[0].seats} seat(s)."
    yield ""
    yield "| part | begins | shape | what it tells |"
    yield "| --- | --- | --- | --- |"
    for part in observers[0].parts:
        sides = " × ".join(str(side) for side in part.shape)
        what = COMMON.get(part.name) or told(part.node, layout)
        yield f"| `{part.name}` | {part.start} | {sides} | {what} |"
    yield ""
    yield "## Lists of words"
    yield ""
    for number, words in enumerate(layout.words):
        yield f"{number}. {', '.join(f'`{word}`' if word else 'unknown' for word in words)}"
    yield ""
    yield "Types of steps: " + ", ".join(f"`{kind}`" for kind in layout.steps) + "."
    yield ""
    yield "## Not in the observation"
    yield ""
    for path, why in layout.left_out.items():
        yield f"- `{path}`: {why}"


def told(node: Node, layout: Layout) -> str:  # noqa: PLR0912
    """A piece in words."""
    match node:
        case Number():
            none = "; then 1 if there is one" if node.none else ""
            return f"number from {min(0, node.low)} to {node.high}{none}"
        case Numbers():
            return f"{node.length} numbers from {min(0, node.low)} to {node.high}"
        case Word():
            return (
                f"code of a word of list {node.words}, 0 for none"
                if node.coded
                else (f"1 at a word of list {node.words}")
            )
        case Letters():
            return f"rows of letters as codes, from 1: `{node.alphabet}`"
        case Counts():
            return f"how many of each word of list {node.words}"
        case Members():
            return f"1 for each number below {node.count} that is in the set"
        case Amounts():
            each = "number" if node.words is None else f"word of list {node.words}"
            return f"for each {each} a number from {min(0, node.low)} to {node.high}"
        case Length():
            return "how many there are"
        case Slots():
            return f"{node.length} in order, each: 1 if it is there; {told(node.item, layout)}"
        case Table():
            return _table(node, layout)
        case Grid():
            item = "" if node.item is None else f"; {told(node.item, layout)}"
            right, bottom = node.left + node.width - 1, node.top + node.height - 1
            return (
                f"rows {node.top} to {bottom}, columns {node.left} to {right}, each place: 1 if "
                f"something is there{item}"
            )
        case Group():
            parts = "; ".join(f"{name}: {told(part, layout)}" for name, part in node.parts.items())
            return f"1 if there is one; {parts}" if node.none else parts
        case Seats():
            return f"for each seat, the viewer first: {told(node.item, layout)}"


def _table(node: Table, layout: Layout) -> str:
    each = f"number below {node.count}" if node.words is None else f"word of list {node.words}"
    count = "1 if it is there" if node.field is None else "how many"
    added = " (added up where there are several)" if node.adds else ""
    item = "" if node.item is None else f"; {told(node.item, layout)}"
    return f"a line for each {each}: {count}{added}{item}"
