"""The list of choices: each with what to type for it, as roomy as the screen allows."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import TypeAlias

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from pentarchy.cli import looks
from pentarchy.cli.spelling import plain

Listed: TypeAlias = tuple[str, str]
"""What to type, and what it does."""
GAP = 3
"""Between two columns of choices."""
FEW = 6
"""So many choices stand one below the other."""


def rows_of(console: Console, made: RenderableType) -> int:
    """How many rows of the screen something takes."""
    return len(console.render_lines(made, pad=False))


def in_columns(listed: Sequence[Listed], columns: int) -> Grid:
    """The choices row by row."""
    grid = Grid.grid(padding=(0, GAP, 0, 0))
    if columns == 1:
        for typed, does in listed:
            grid.add_row(Text(f"  {typed}", style=looks.COMMAND), Text(_added(typed, does)))
        return grid
    cells = [_cell(one) for one in listed]
    lines = [cells[n : n + columns] for n in range(0, len(cells), columns)]
    for line in lines:
        grid.add_row(*(cell for cell, _ in zip_longest(line, range(columns), fillvalue=Text(""))))
    return grid


def _added(typed: str, does: str) -> str:
    """What it does, where that says more than what to type."""
    return "" if plain(does) == plain(typed) else does


def _cell(listed: Listed) -> Text:
    typed, does = listed
    said = _added(typed, does)
    return Text.assemble("  ", (typed, looks.COMMAND), f" {said}" if said else "")


def in_short(listed: Sequence[Listed], verbs: Sequence[str]) -> Grid:
    """Only what to type, all of one verb in a paragraph that begins with it."""
    grid = Grid.grid()
    for verb in dict.fromkeys(verbs):
        words = [typed for (typed, _), own in zip(listed, verbs, strict=True) if own == verb]
        alone = words == [verb] or not verb
        words = words if alone else [word.removeprefix(f"{verb} ") for word in words]
        line = Text("" if alone else f"{verb}: ", style=looks.COMMAND)
        between = "; " if any("," in word for word in words) else ", "
        line.append_text(Text(between).join(Text(word, style=looks.COMMAND) for word in words))
        grid.add_row(Padding(line, (0, 0, 0, 2)))
    return grid


def layout(
    console: Console, listed: Sequence[Listed], verbs: Sequence[str], room: int
) -> RenderableType:
    """The roomiest way to list the choices in so many rows; the shortest if none fits."""
    one = in_columns(listed, 1)
    if len(listed) <= FEW and rows_of(console, one) <= room:
        return one
    widest = max(len(_cell(own)) for own in listed) + GAP
    columns = max(1, (console.width + GAP) // widest)
    several = in_columns(listed, columns)
    return several if rows_of(console, several) <= room else in_short(listed, verbs)
