"""A puzzle at the terminal: the board, what is typed, hints in steps, and why not."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console

from pentarchy.analysis.puzzles.judging import why_not
from pentarchy.analysis.puzzles.reading import Posed
from pentarchy.analysis.puzzles.telling import HINTS, PuzzleTelling
from pentarchy.cli import commands, looks
from pentarchy.cli.answers import understand
from pentarchy.cli.desk import Desk
from pentarchy.cli.players import ME, Seat
from pentarchy.cli.spelling import plain
from pentarchy.cli.table import Quit, Table
from pentarchy.cli.text import Texts
from pentarchy.kernel.actions import Action
from pentarchy.kernel.messages import Event
from pentarchy.kernel.replay import Beginning


class PuzzleWalk:
    """Asks for a turn until it is right, or until somebody leaves."""

    def __init__(
        self, console: Console, texts: Texts, posed: Posed, read: Callable[[str], str]
    ) -> None:
        self._console = console
        self._texts = texts
        self._posed = posed
        self._read = read
        self._telling = PuzzleTelling(posed, texts)
        self._commands = commands.words_of(texts)
        self._sitting = [Seat(ME[0], name) for name in texts.players]
        self._hints = 0

    def solve(self) -> bool:
        """Whether it was solved; what is left of it is told otherwise."""
        try:
            while not self._turn():
                pass
        except Quit:
            return False
        for sentence in self._telling.explanation():
            self._print(sentence)
        return True

    def _turn(self) -> bool:
        """One whole turn of the solver; whether it is the one."""
        made: list[Action] = []
        while True:
            desk, state = self._desk(made), self._posed.after(made)
            if self._posed.ended(state):
                return self._judged(made)
            seat = self._posed.puzzle.seat
            desk.show(seat, () if made else self._posed.news)
            if not made:
                self._print(self._telling.head())
                self._print(self._texts.say("cli-puzzle-how"))
            action = self._picked(desk, seat, made)
            if action is None:
                del made[-1:]
            else:
                made.append(action)

    def _desk(self, made: list[Action]) -> Desk:
        posed, log = self._posed, list[Event]()
        state = posed.after(made, log)
        events = (*posed.begins.events, *log)
        begins = Beginning(posed.game, posed.begins.record, state, events, "")
        if posed.ended(state):  # chance is not asked: the board stays as it was
            begins = posed.begins
        table = Table(posed.game, self._sitting, 0, posed.begins.record.options, begins)
        return Desk(self._console, self._texts, table)

    def _judged(self, made: list[Action]) -> bool:
        if self._posed.solves(made, self._posed.after(made)):
            self._print(self._texts.say("cli-puzzle-solved"))
            return True
        verdict = why_not(self._posed, made)
        for sentence in self._telling.why_not(verdict):
            self._print(sentence)
        if not verdict.as_good:
            self._ask(f"{self._texts.say('cli-press-enter')} ")
        return verdict.as_good

    def _picked(self, desk: Desk, seat: int, made: list[Action]) -> Action | None:
        """What is chosen; None: the last choice is taken back."""
        while True:
            line = plain(self._ask("> "))
            word, _, rest = line.partition(" ")
            command = self._commands.get(word)
            named = desk.reading(seat).exactly(line) if line else []
            if command is not None and len(named) != 1:
                if command == "undo" and made:
                    return None
                self._obey(command, desk, rest, seat)
            elif line and (action := understand(desk, line, seat)) is not None:
                return action

    def _obey(self, command: str, desk: Desk, rest: str, seat: int) -> None:
        if command == "hint":
            self._hints = min(HINTS, self._hints + 1)
            for step in range(1, self._hints + 1):
                self._print(self._telling.hint(step))
        elif command != "undo":
            commands.obey(command, desk, rest, seat)

    def _ask(self, prompt: str) -> str:
        try:
            return self._read(prompt).strip()
        except (EOFError, KeyboardInterrupt):
            self._console.print()
            raise Quit from None

    def _print(self, sentence: str) -> None:
        self._console.print(looks.with_names(sentence, self._texts.players))
