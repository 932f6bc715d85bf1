"""What lies before the people at a terminal: the game, its words, and the screen to show it on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import msgspec
from rich.console import Console, Group, RenderableType
from rich.text import Text

from pentarchy.cli import looks
from pentarchy.cli.boards import Sight, drawing_of
from pentarchy.cli.choices import layout, rows_of
from pentarchy.cli.reading import Reading
from pentarchy.cli.table import Table
from pentarchy.cli.telling import paragraphs
from pentarchy.cli.text import Texts
from pentarchy.cli.words import Lexicon
from pentarchy.kernel.actions import Action
from pentarchy.kernel.messages import Event

LEAST_NEWS = 6
"""At least so many rows of what happened are shown, however large the board is."""
INPUT = 1
"""The row where the person types."""


class Desk:
    """Shows a table to one seat at a time."""

    def __init__(self, console: Console, texts: Texts, table: Table) -> None:
        self.console = console
        self.texts = texts
        self.table = table
        self.drawing = drawing_of(table.game.key)
        self.lexicon = Lexicon(table.game, texts, self.drawing)
        self.untold: list[str] = []
        """The rest of the last hint, for who asks for it."""

    def say(self, message: str, **args: str | float) -> None:
        """One sentence of ours."""
        self.console.print(looks.with_names(self.texts.say(message, **args), self.texts.players))

    def reading(self, seat: int) -> Reading:
        """What the open choices of that seat are called."""
        return Reading(self.lexicon, self.table.state, seat)

    def example(self, seat: int) -> str:
        """Something that may be typed now: where it can be, a thing rather than a verb."""
        reading = self.reading(seat)
        actions = [action for action in reading.labels if action.target] or list(reading.labels)
        return reading.shown(actions[len(actions) // 2])

    def seen(self, seat: int) -> Callable[[str], bool]:
        """Whether that seat sees a thing anywhere on the table.

        What stands in `setup` is what there is in the box, wherever it may be now.
        """
        shown = msgspec.to_builtins(self.table.state.view(seat))
        shown.pop("setup", None)
        text = msgspec.json.encode(shown).decode()
        return lambda thing: f'"{thing}"' in text or f'"{thing.partition(":")[2]}"' in text

    def show(self, seat: int, news: Sequence[Event]) -> None:
        """The board as this seat sees it, what is new, and what is asked.

        Where not all of it fits on the screen, what one chooses from comes last.
        """
        reading = self.reading(seat)
        fresh = {place for event in news for place in event.places}
        marked = {action.target for action in reading.labels}
        asked = self._asked(seat, reading)
        room = self.console.height - rows_of(self.console, asked) - INPUT
        for brief in (False, True):
            blocks = self._blocks(seat, marked, fresh, brief)
            rest, zone = self._parted(blocks)
            dotted = bool(self._dotted(blocks))
            # Choices that no dot on the board tells of are told in words, as many as fit.
            choices = self._choices(reading, room - self._rows(zone) if dotted else room)
            fitting = self._rows(zone) + rows_of(self.console, choices) <= room
            if fitting:
                break
        if not (fitting or dotted):  # the board may scroll away, so all of it is shown
            rest, zone = self._blocks(seat, marked, fresh), []
        taken = self.console.height - room + self._rows(zone) + rows_of(self.console, choices)
        told = self._news(seat, news, self.console.height - taken)
        self.console.clear()
        fits = taken + self._rows(rest) + rows_of(self.console, told) <= self.console.height
        for made in (*blocks, told) if fits else (*rest, told, *zone):
            self.console.print(made)
        self.console.print(asked)
        self.console.print(choices)

    def board(
        self, seat: int | None, marked: Iterable[str] = (), fresh: Iterable[str] = ()
    ) -> None:
        """The board alone."""
        for block in self._blocks(seat, marked, fresh):
            self.console.print(block)

    def _blocks(
        self, seat: int | None, marked: Iterable[str], fresh: Iterable[str], brief: bool = False
    ) -> list[RenderableType]:
        """The parts of the board that stand one below the other."""
        sight = Sight(self.texts, frozenset(marked), frozenset(fresh), brief)
        made = self.drawing(self.table.game, self.table.state.view(seat), sight)
        return list(_parts(made))

    def _parted(
        self, blocks: Sequence[RenderableType]
    ) -> tuple[list[RenderableType], list[RenderableType]]:
        """The parts without anything to choose, and those to choose from: the last if none is
        marked."""
        zone = self._dotted(blocks) or list(blocks[-1:])
        return [block for block in blocks if block not in zone], zone

    def _dotted(self, blocks: Sequence[RenderableType]) -> list[RenderableType]:
        """The parts in which something may be chosen."""
        return [block for block in blocks if looks.OPEN_SIGN in self._plain(block)]

    def _plain(self, block: RenderableType) -> str:
        lines = self.console.render_lines(block, pad=False)
        return "\n".join("".join(segment.text for segment in line) for line in lines)

    def _rows(self, blocks: Iterable[RenderableType]) -> int:
        return sum(rows_of(self.console, block) for block in blocks)

    def _news(self, seat: int, news: Sequence[Event], room: int) -> Group:
        """What happened, as much as there is room for; how much is left out is said."""
        told = paragraphs(self.texts, news, seat)
        room = max(room, LEAST_NEWS)
        kept: list[Text] = []
        while told and self._rows((*kept, told[-1].text)) + bool(told[1:]) <= room:
            kept.insert(0, told.pop().text)
        hidden = sum(paragraph.events for paragraph in told)
        if hidden:
            kept.insert(0, Text(self.texts.say("cli-more-news", count=hidden), style=looks.QUIET))
        return Group(*kept)

    def _asked(self, seat: int, reading: Reading) -> Text:
        asked = self.texts.tell(self.table.state.prompt(seat), seat)
        name = looks.player(seat, self.texts.player(seat))
        line = Text.assemble(name, ": ", (asked, looks.ASKED))
        on_board = [action for action in reading.labels if self._on_board(action)]
        if on_board:
            example = reading.shown(on_board[len(on_board) // 2])
            said = self.texts.say("cli-choose-marked", sign=looks.OPEN_SIGN, example=example)
            line.append(f" {said}")
        return line

    def _choices(self, reading: Reading, room: int) -> RenderableType:
        """The choices that the board does not mark, in words."""
        listed = [action for action in reading.labels if not self._on_board(action)]
        if not listed:
            return Group()
        words = [(reading.shown(action), reading.labels[action]) for action in listed]
        verbs = [self.lexicon.verb_word(action.verb) or "" for action in listed]
        return layout(self.console, words, verbs, room)

    def _on_board(self, action: Action) -> bool:
        return action.target.partition(":")[0] in self.drawing.kinds

    def label(self, seat: int, action: Action) -> str:
        """What a legal action does, in words."""
        return self.texts.tell(self.table.state.label(seat, action), seat)


def _parts(made: RenderableType) -> Iterable[RenderableType]:
    """What a group is made of, however deep."""
    if isinstance(made, Group):
        for part in made.renderables:
            yield from _parts(part)
    else:
        yield made
