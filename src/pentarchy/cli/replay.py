"""`pentarchy replay`: step through a recorded game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, NamedTuple

import typer
from rich.console import Console
from rich.text import Text

from pentarchy.cli import common, looks
from pentarchy.cli.boards import Sight, drawing_of
from pentarchy.cli.players import named
from pentarchy.cli.telling import score_table, sentences, winner_line
from pentarchy.cli.text import Texts
from pentarchy.kernel.chance import CHANCE
from pentarchy.kernel.errors import BadOptions, BadSeats
from pentarchy.kernel.game import Game
from pentarchy.kernel.messages import Event
from pentarchy.kernel.record import Move, Record
from pentarchy.kernel.replay import Difference, prepare
from pentarchy.kernel.replay import replay as play_again
from pentarchy.kernel.state import State

DIFFERS = 2


class Moment(NamedTuple):
    """A position of the game: the set-up, or what a pick led to."""

    state: State
    events: list[Event]


class Course(NamedTuple):
    """A recorded game, position by position, as far as it agrees with the rules."""

    game: Game
    moments: list[Moment]
    difference: Difference | None


def course_of(record: Record) -> Course:
    """Play the record again and keep every position; a draw belongs to the pick before it."""
    game, start = prepare(record)
    moments = [Moment(start, [])]
    counts: list[int] = []
    """For each line, the pick it belongs to."""

    def watch(state: State, move: Move, events: list[Event]) -> None:
        if move.seat == CHANCE:
            moments[-1] = Moment(state.copy(), moments[-1].events + events)
        else:
            moments.append(Moment(state.copy(), events))
        counts.append(len(moments))

    result = play_again(record, watch)
    if result.difference is not None:
        del moments[counts[result.moves - 1] if result.moves else 1 :]
    return Course(game, moments, result.difference)


def replay(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(help="A record.")],
    *,
    move: Annotated[
        int | None, typer.Option("--move", help="Go to the position after so many picks.")
    ] = None,
    seat: Annotated[
        int | None, typer.Option("--seat", help="See it as this seat; seats count from 0.")
    ] = None,
    everything: Annotated[
        bool, typer.Option("--all", "--no-pause", help="Tell the whole game without stopping.")
    ] = False,
    lang: common.LanguageOption = None,
) -> None:
    """Step through a recorded game.

    Without a terminal, prints the position after --move (by default the last).
    """
    record = common.open_record(file)
    with common.named_file(file):
        course = course_of(record)
    last = len(course.moments) - 1
    if seat is not None and not 0 <= seat < record.seats:
        sentence = f"seat: there is no seat {seat} of {record.seats}"
        raise BadSeats(sentence, "cli-no-seat", seat=seat, seats=record.seats)
    if move is not None and not 0 <= move <= last:
        sentence = f"move: {move} is not from 0 to {last}"
        raise BadOptions(sentence, "cli-no-move", move=str(move), last=str(last))
    texts = Texts(common.language(context, lang), course.game)
    texts = texts.with_players([player.name for player in named(texts, record.players)])
    viewer = Viewer(common.screen(), texts, course, seat)
    if everything:
        viewer.tell_all()
    elif common.interactive():
        viewer.walk(move or 0, input)
    else:
        viewer.show(last if move is None else move)
    if course.difference is not None:
        what = common.told(course.difference.message, texts.language, course.game.key)
        common.say_error(f"{file}: {what}")
        raise typer.Exit(DIFFERS)


class Viewer:
    """Shows the moments of a game to a spectator, or as one seat saw them."""

    def __init__(self, console: Console, texts: Texts, course: Course, seat: int | None) -> None:
        self._console = console
        self._texts = texts
        self._course = course
        self._seat = seat
        self._last = len(course.moments) - 1

    def show(self, number: int) -> None:
        """One position, and what led to it."""
        state, events = self._course.moments[number]
        fresh = frozenset(place for event in events for place in event.places)
        sight = Sight(self._texts, fresh=fresh)
        drawing = drawing_of(self._course.game.key)
        self._console.print(drawing(self._course.game, state.view(self._seat), sight))
        self._console.print()
        heading = self._texts.say("cli-replay-at", number=number, last=self._last)
        self._console.print(Text(heading, style=looks.HEADING))
        self._tell(number)
        if state.over:
            self._score()

    def tell_all(self) -> None:
        """Everything that happened, then the last position."""
        for number in range(self._last):
            self._tell(number)
        self.show(self._last)

    def walk(self, number: int, read: Callable[[str], str]) -> None:
        """Step by step, until the viewer has seen enough."""
        prompt = f"{self._texts.say('cli-replay-how-to')} "
        while True:
            self._console.clear()
            self.show(number)
            try:
                typed = read(prompt).strip().lower()
            except (EOFError, KeyboardInterrupt):
                self._console.print()
                return
            if typed in ("q", "quit", "й", "выход"):
                return
            number = self._next(number, typed)

    def _next(self, number: int, typed: str) -> int:
        if typed in ("b", "back", "и", "назад"):
            return max(0, number - 1)
        wanted = int(typed) if typed.isdecimal() else number + 1
        return min(self._last, wanted)

    def _tell(self, number: int) -> None:
        for sentence in sentences(self._texts, self._course.moments[number].events, self._seat):
            self._console.print(sentence)

    def _score(self) -> None:
        state = self._course.moments[-1].state
        self._console.print()
        self._console.print(score_table(self._texts, state))
        self._console.print()
        self._console.print(winner_line(self._texts, state))
