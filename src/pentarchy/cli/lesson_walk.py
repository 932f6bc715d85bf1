"""A lesson at the terminal: a note, the board, and what the learner types."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, TypeAlias

from rich.console import Console
from rich.text import Text

from pentarchy.cli import commands, looks
from pentarchy.cli.answers import understand
from pentarchy.cli.desk import Desk
from pentarchy.cli.players import ME, Seat
from pentarchy.cli.spelling import plain
from pentarchy.cli.table import Quit, Table
from pentarchy.cli.telling import paragraphs
from pentarchy.cli.text import Texts
from pentarchy.kernel.actions import Action
from pentarchy.kernel.lesson import Lesson, Note
from pentarchy.kernel.messages import Event
from pentarchy.kernel.replay import Beginning

Way: TypeAlias = Literal["on", "back", "skip"]
WAYS: tuple[Way, ...] = ("back", "skip")
MOST_NEWS = 12
"""So many of the things that happened between two notes are told."""


class Left(Exception):
    """The learner leaves; `note` is where to go on."""

    def __init__(self, note: int) -> None:
        super().__init__()
        self.note = note


class Walk:
    """Goes from note to note."""

    def __init__(
        self, console: Console, texts: Texts, lesson: Lesson, read: Callable[[str], str]
    ) -> None:
        self._console = console
        self._texts = texts
        self._lesson = lesson
        self._read = read
        self._ways: dict[str, Way] = {plain(word): way for way in WAYS for word in self._words(way)}
        self._commands = commands.words_of(texts)
        self._sitting = [Seat(ME[0], name) for name in texts.players]

    def _words(self, way: str) -> list[str]:
        return [word.strip() for word in self._texts.say(f"cli-lesson-{way}").split(",")]

    def go(self, number: int) -> None:
        """From that note to the end.

        :raises Left: when the learner leaves.
        """
        notes = self._lesson.notes
        if number == 0:
            self._begin()
        while number < len(notes):
            try:
                way = self._note(number)
            except Quit:
                raise Left(number) from None
            number = max(0, number - 1) if way == "back" else number + 1

    def wants_table(self) -> bool:
        """Whether the learner plays on at a real table."""
        self._say("cli-lesson-table")
        try:
            typed = plain(self._read(f"{self._texts.say('cli-lesson-table-ask')} "))
        except (EOFError, KeyboardInterrupt):
            return False
        return self._commands.get(typed) != "quit"

    def _begin(self) -> None:
        script, language = self._lesson.script, self._texts.language
        self._console.clear()
        self._console.print(Text(script.title.told(language), style=looks.HEADING))
        self._console.print(script.aim.told(language))
        for seat, name in enumerate(self._texts.players):
            whose = "cli-lesson-you" if seat == script.seat else "cli-lesson-rival"
            self._console.print(
                Text.assemble(looks.player(seat, name), f" — {self._texts.say(whose)}")
            )
        self._say("cli-lesson-how")
        try:
            self._ask("cli-press-enter")
        except Quit:
            raise Left(0) from None

    def _note(self, number: int) -> Way:
        """One note, and all that it asks for."""
        note = self._lesson.notes[number][1]
        made: list[int] = []
        while True:
            desk = self._desk(note, made)
            self._show(desk, number, made)
            if not note.ask:
                return self._read_on(desk)
            action = self._picked(desk, note, made)
            if not isinstance(action, Action):
                return action
            made.append(self._lesson.number_of(note, made, action))
            if len(made) == note.ask:
                return "on"

    def _desk(self, note: Note, made: list[int]) -> Desk:
        """The position as a table that is played on from there."""
        moment = self._lesson.after(note, made)
        lesson = self._lesson
        told = [event for one in lesson.moments[: note.at + 1] for event in one.events]
        begins = Beginning(lesson.game, lesson.record, moment.state, tuple(told), "")
        table = Table(lesson.game, self._sitting, 0, lesson.record.options, begins)
        return Desk(self._console, self._texts, table)

    def _show(self, desk: Desk, number: int, made: list[int]) -> None:
        chapter, note = self._lesson.notes[number]
        script, language = self._lesson.script, self._texts.language
        wanted = self._lesson.asked(note, made).wanted
        self._console.clear()
        desk.board(script.seat, {action.target for action in wanted}, note.points)
        news = self._news(number, made)
        for paragraph in paragraphs(self._texts, news[-MOST_NEWS:], script.seat):
            self._console.print(paragraph.text)
        heading = self._texts.say(
            "cli-lesson-chapter",
            title=script.chapters[chapter].title.told(language),
            number=number + 1,
            last=len(self._lesson.notes),
        )
        self._console.print()
        self._console.print(Text(heading, style=looks.QUIET))
        self._console.print(Text(note.text.told(language), style=looks.ASKED))
        if wanted:
            reading = desk.reading(script.seat)
            typed = "; ".join(reading.shown(action) for action in wanted)
            self._say("cli-lesson-type", words=typed)

    def _news(self, number: int, made: list[int]) -> list[Event]:
        """What happened since the note before."""
        notes = self._lesson.notes
        note = notes[number][1]
        if made:
            return list(self._lesson.after(note, made).events)
        before = notes[number - 1][1].at if number else 0
        moments = self._lesson.moments[before + 1 : note.at + 1]
        return [event for moment in moments for event in moment.events]

    def _read_on(self, desk: Desk) -> Way:
        while True:
            line = self._ask("cli-press-enter")
            if not line:
                return "on"
            if way := self._way(desk, line):
                return way

    def _picked(self, desk: Desk, note: Note, made: list[int]) -> Action | Way:
        """What the learner does: a good move, or the way to another note."""
        asked = self._lesson.asked(note, made)
        seat = self._lesson.script.seat
        while True:
            line = plain(self._ask(None))
            named = desk.reading(seat).exactly(line) if line else []
            if len(named) != 1 and (way := self._way(desk, line)):
                return way
            if not line or (len(named) != 1 and line.partition(" ")[0] in self._commands):
                continue
            action = understand(desk, line, seat)
            if action is None:
                continue
            if action in asked.wanted:
                return action
            if action in asked.accepted:
                goes_on = desk.label(seat, asked.wanted[0])
                self._say("cli-lesson-good-too", label=goes_on)
                self._ask("cli-press-enter")
                return action
            self._not_yet(note)

    def _not_yet(self, note: Note) -> None:
        if note.not_yet is None:
            self._say("cli-lesson-not-yet")
        else:
            self._console.print(Text(note.not_yet.told(self._texts.language), style=looks.REFUSED))

    def _way(self, desk: Desk, line: str) -> Way | None:
        """Where a typed word leads; other commands are obeyed at once."""
        word, _, rest = plain(line).partition(" ")
        if word in self._ways:
            return self._ways[word]
        command = self._commands.get(word)
        if command == "undo":
            return "back"
        if command is not None and not desk.table.state.over:
            commands.obey(command, desk, rest, self._lesson.script.seat)
        return None

    def _ask(self, message: str | None) -> str:
        """A line of the learner.

        :raises Quit: at its end.
        """
        try:
            return self._read(f"{self._texts.say(message)} " if message else "> ").strip()
        except (EOFError, KeyboardInterrupt):
            self._console.print()
            raise Quit from None

    def _say(self, message: str, **args: str | float) -> None:
        self._console.print(looks.with_names(self._texts.say(message, **args), self._texts.players))
