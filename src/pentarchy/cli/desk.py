"""What lies before the people at a terminal: the game, its words, and the screen to show it on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from pentarchy.cli import looks
from pentarchy.cli.boards import Sight, drawing_of
from pentarchy.cli.table import Table
from pentarchy.cli.telling import paragraphs, reason_lines
from pentarchy.cli.text import Texts
from pentarchy.cli.words import Lexicon, Meant
from pentarchy.kernel.actions import Action
from pentarchy.kernel.errors import IllegalAction, InvalidNotation
from pentarchy.kernel.messages import Event, Reason

NEWS = 6
"""So many paragraphs of what happened are shown; `log` tells the rest."""


class Desk:
    """Shows a table to one seat at a time."""

    def __init__(self, console: Console, texts: Texts, table: Table) -> None:
        self.console = console
        self.texts = texts
        self.table = table
        self.lexicon = Lexicon(table.game, texts)
        self._drawing = drawing_of(table.game.key)

    def say(self, message: str, **args: str | float) -> None:
        """One sentence of ours."""
        self.console.print(looks.with_names(self.texts.say(message, **args), self.texts.players))

    def show(self, seat: int, news: Sequence[Event]) -> None:
        """The board as this seat sees it, what is new, and what is asked."""
        legal = self.table.state.legal(seat)
        fresh = {place for event in news for place in event.places}
        self.console.clear()
        self.board(seat, {action.target for action in legal}, fresh)
        self.console.print()
        for paragraph in paragraphs(self.texts, news, seat)[-NEWS:]:
            self.console.print(paragraph)
        self._prompt(seat, legal)

    def board(
        self, seat: int | None, marked: Iterable[str] = (), fresh: Iterable[str] = ()
    ) -> None:
        """The board alone."""
        sight = Sight(self.texts, frozenset(marked), frozenset(fresh))
        view = self.table.state.view(seat)
        self.console.print(self._drawing(self.table.game, view, sight))

    def _prompt(self, seat: int, legal: Sequence[Action]) -> None:
        asked = self.texts.tell(self.table.state.prompt(seat), seat)
        name = looks.player(seat, self.texts.player(seat))
        line = Text.assemble(name, ": ", (asked, looks.ASKED))
        if any(self._on_board(action) for action in legal):
            line.append(f" {self.texts.say('cli-choose-marked', sign=looks.OPEN_SIGN)}")
        self.console.print(line)
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for choice in self.table.state.choices(seat):
            action = self.table.game.table[choice.id]
            if not self._on_board(action):
                typed = Text(f"  {self.lexicon.shown(action)}", style=looks.COMMAND)
                grid.add_row(typed, self.texts.tell(choice.label, seat))
        if grid.row_count:
            self.console.print(grid)

    def _on_board(self, action: Action) -> bool:
        return action.target.partition(":")[0] in self._drawing.kinds

    def label(self, seat: int, action: Action) -> str:
        """What a legal action does, in words."""
        choices = self.table.state.choices(seat)
        found = next(choice for choice in choices if choice.id == action.id)
        return self.texts.tell(found.label, seat)

    def refuse(self, meant: Meant, seat: int) -> bool:
        """Say why it is not allowed now; False if nothing is known of it."""
        reasons = list(self._reasons(meant, seat))
        lines = reason_lines(self.texts, [r for r in reasons if r.rule] or reasons, seat)
        if not meant.targets and len(lines) > 1:  # a verb alone, and no single rule shuts it
            self.say("cli-nothing-to-choose")
            return True
        for line in lines:
            self.console.print(line)
        return bool(lines)

    def _reasons(self, meant: Meant, seat: int) -> Iterable[Reason]:
        state, table = self.table.state, self.table.game.table
        if meant.verb is None:
            for target in meant.targets:
                yield from state.why_not(seat, target)
            return
        every = table.targets[meant.verb]
        for target in meant.targets or [every.name(index) for index in range(len(every))]:
            try:
                # Nothing changes when it is refused, and it is not legal, or it would be played.
                state.copy().play(seat, table.parse(f"{meant.verb} {target}".strip()))
            except IllegalAction as error:
                yield from error.reasons
            except InvalidNotation:
                continue
