"""Lines that are broken with an indent, so that one sees where each begins."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Console, ConsoleOptions
from rich.measure import Measurement
from rich.text import Text

INDENT = 4


class Hanging:
    """Lines one below the other; what does not fit into one goes on further right."""

    def __init__(self, lines: Sequence[Text], indent: int = INDENT) -> None:
        self._lines = [part for line in lines for part in line.split("\n", allow_blank=True)]
        self._indent = indent

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        width = options.max_width
        for line in self._lines:
            first = line.wrap(console, width)[0]
            yield first
            rest = line[len(first.plain) :]
            rest = rest[len(rest.plain) - len(rest.plain.lstrip()) :]
            if rest:
                begins = len(line.plain) - len(line.plain.lstrip())
                margin = Text(" " * (begins + self._indent))
                room = max(width - len(margin), 1)
                yield from (margin + more for more in rest.wrap(console, room))

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement.get(console, options, Text("\n").join(self._lines))
