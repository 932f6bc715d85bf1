"""The people at one terminal: what they type, and the handing over between them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pentarchy.cli import commands
from pentarchy.cli.answers import understand
from pentarchy.cli.desk import Desk
from pentarchy.cli.spelling import plain
from pentarchy.cli.table import Quit, Table
from pentarchy.kernel.actions import Action
from pentarchy.kernel.messages import Event


class Terminal:
    """Asks whoever is to decide; nobody sees another's hand."""

    def __init__(self, desk: Desk, read: Callable[[str], str]) -> None:
        self._desk = desk
        self._read = read
        self._commands = commands.words_of(desk.texts)
        self._told: dict[int, tuple[int, int]] = {}
        """For each seat, which picks its last screen told of: from, up to."""
        self._holder: int | None = None
        """Who sits before the screen."""

    def watch(self, table: Table, events: Sequence[Event]) -> None:
        """What happened is told when somebody is asked next."""

    def pick(self, table: Table, seat: int) -> Action | None:
        self._hand_over(table, seat)
        self._show(table, seat)
        while True:
            line = plain(self._ask("> "))
            word, _, rest = line.partition(" ")
            named = self._desk.reading(seat).exactly(line)  # what is on the screen comes first
            command = None if len(named) == 1 else self._commands.get(word)
            if not line:
                self._show(table, seat)
            elif command == "undo":
                if self._undo(table, seat):
                    return None
            elif command is not None:
                commands.obey(command, self._desk, rest, seat)
            elif (action := understand(self._desk, line, seat)) is not None:
                return action

    def _ask(self, prompt: str) -> str:
        try:
            return self._read(prompt)
        except (EOFError, KeyboardInterrupt):
            self._desk.console.print()
            raise Quit from None

    def _hand_over(self, table: Table, seat: int) -> None:
        """With several people the screen is cleared until the next one sits before it."""
        if len(table.people) > 1 and self._holder != seat:
            self._desk.console.clear()
            self._desk.say("cli-hand-over", name=self._desk.texts.player(seat))
            self._ask(f"{self._desk.texts.say('cli-press-enter')} ")
        self._holder = seat

    def _show(self, table: Table, seat: int) -> None:
        begin, end = self._told.get(seat, (0, 0))
        if len(table.log) > end:
            begin, end = end, len(table.log)
        elif len(table.log) < end:  # something was taken back
            begin, end = min(begin, len(table.log)), len(table.log)
        self._told[seat] = (begin, end)
        self._desk.show(seat, list(table.events(begin)))

    def _undo(self, table: Table, seat: int) -> bool:
        why_not = table.why_no_undo(seat)
        if why_not is not None:
            self._desk.say(why_not)
            return False
        table.undo(seat)
        return True
