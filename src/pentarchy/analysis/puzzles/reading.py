"""Puzzles in a game's folder: reading them, and the positions they pose."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files

import msgspec

from pentarchy.analysis.puzzles.puzzle import FOLDER, ROWS, Puzzle
from pentarchy.analysis.puzzles.searching import ended
from pentarchy.bots.outlook import expected
from pentarchy.kernel.actions import Action
from pentarchy.kernel.chance import CHANCE
from pentarchy.kernel.errors import PentarchyError
from pentarchy.kernel.game import Game
from pentarchy.kernel.messages import Event
from pentarchy.kernel.record import Move, Record, read_record
from pentarchy.kernel.replay import Beginning, beginning
from pentarchy.kernel.state import State

SAME = 1e-4
"""Clicks in another order are the same turn, where what may be expected differs by less."""


class BadPuzzle(PentarchyError, ValueError):
    """A puzzle does not agree with its game; the message names it."""

    def __init__(self, where: str, what: str) -> None:
        super().__init__(f"puzzle {where}: {what}", "problem-puzzle", where=where, what=what)


class Posed(msgspec.Struct, frozen=True):
    """A puzzle at its position."""

    game: Game
    puzzle: Puzzle
    begins: Beginning
    """The game up to there; its state has no dealer."""
    news: tuple[Event, ...]
    """What happened since the seat decided last."""
    solution: tuple[Action, ...]
    end: State
    """Where the solution leads, before chance is asked."""

    @property
    def state(self) -> State:
        return self.begins.state

    def after(self, clicks: Sequence[Action], log: list[Event] | None = None) -> State:
        """The position after these clicks of the solver; chance is never asked.

        :raises IllegalAction: if one of them is not open there.
        """
        state = self.state.copy()
        for action in clicks:
            if log is not None:
                log.clear()
            state.play(self.puzzle.seat, action, log)
        return state

    def ended(self, state: State) -> bool:
        """Whether the solver has nothing more to decide this turn."""
        return state.turn != self.state.turn or self.puzzle.seat not in state.actors

    def solves(self, clicks: Sequence[Action], state: State) -> bool:
        """Whether these clicks, which lead to that position, are the solution: the same position,
        one that differs in what no longer matters, or the same clicks in another order with
        nothing to choose between them."""
        if state == self.end or (self.puzzle.alike and state.hash() in self.puzzle.alike):
            return True
        if sorted(a.id for a in clicks) != sorted(a.id for a in self.solution):
            return False
        here, there = expected(self.game, state), expected(self.game, self.end)
        return all(abs(a - b) < SAME for a, b in zip(here, there, strict=True))

    def next_click(self, clicks: Sequence[Action]) -> Action | None:
        """A click of the solution that is open after these; None if they do not belong to it."""
        left = list(self.solution)
        for action in clicks:
            if action not in left:
                return None
            left.remove(action)
        legal = self.after(clicks).legal(self.puzzle.seat)
        return next((action for action in left if action in legal), None)


@cache
def puzzles_of(folder: str) -> dict[str, Puzzle]:
    """All puzzles in a game's folder, in their order, by their keys; a game may have none.

    :raises BadPuzzle: if they cannot be read.
    """
    page = files(folder).joinpath(FOLDER, ROWS)
    if not page.is_file():
        return {}
    found = {}
    for number, row in enumerate(page.read_text("utf-8").splitlines(), start=1):
        try:
            puzzle = msgspec.json.decode(row, type=Puzzle)
        except msgspec.MsgspecError as error:
            raise BadPuzzle(f"{folder}/{FOLDER}/{ROWS}, line {number}", str(error)) from None
        found[puzzle.key] = puzzle
    return found


@cache
def record_of(folder: str, name: str) -> Record:
    """A record that puzzles are taken from.

    :raises BadPuzzle: if there is none.
    """
    page = files(folder).joinpath(FOLDER, f"{name}.record")
    if not page.is_file():
        raise BadPuzzle(f"{folder}/{FOLDER}", f"{name}.record is missing")
    return read_record(page.read_text("utf-8"))


@cache
def posed(game: Game, key: str) -> Posed:
    """A puzzle of a game at its position, held against the rules of today.

    :raises BadPuzzle: if its record or its solution does not agree with them.
    :raises KeyError: if there is none.
    """
    puzzle = puzzles_of(game.folder)[key]
    record = record_of(game.folder, puzzle.record)
    name = f"{game.key}/{key}"
    try:
        begins = beginning(record.until(puzzle.at), f"puzzle:{name}")
        solution = tuple(game.parse(text) for text in puzzle.solution)
        end = ended(begins.state, puzzle.seat, solution)
    except PentarchyError as error:
        raise BadPuzzle(name, str(error)) from error
    if end.hash() != puzzle.reached:
        raise BadPuzzle(name, f"the solution leads to {end.hash()}, not to {puzzle.reached}")
    found = Posed(game, puzzle, begins, _news(begins, puzzle.seat), solution, end)
    if not found.ended(end):
        raise BadPuzzle(name, "the turn is not over where the solution ends")
    return found


def _news(begins: Beginning, seat: int) -> tuple[Event, ...]:
    """What happened since that seat's turn before: all events after its last own one."""
    events = begins.events
    last = max((n for n, event in enumerate(events) if event.seat == seat), default=-1)
    return events[last + 1 :]


def decisions(record: Record) -> int:
    """How many decisions of seats a record holds."""
    return sum(isinstance(line, Move) and line.seat != CHANCE for line in record.lines)
