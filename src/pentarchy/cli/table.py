"""A game at one terminal: people and bots take their turns, everything is written down."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Protocol

from pentarchy import bots
from pentarchy.arena.simulate import bot_seed
from pentarchy.cli.players import Seat
from pentarchy.kernel.actions import Action
from pentarchy.kernel.chance import CHANCE
from pentarchy.kernel.game import Game
from pentarchy.kernel.messages import Event
from pentarchy.kernel.record import Move
from pentarchy.kernel.replay import Recording
from pentarchy.kernel.state import State


class Quit(Exception):
    """A person leaves the table."""


class Person(Protocol):
    """Whoever answers for the people at the table."""

    def pick(self, table: Table, seat: int) -> Action | None:
        """The action that the seat takes; None if it took one back instead."""
        ...

    def watch(self, table: Table, events: Sequence[Event]) -> None:
        """Something happened."""
        ...


class Table:
    """One game, from its set-up to its end."""

    def __init__(
        self, game: Game, seats: Sequence[Seat], seed: int, options: dict[str, Any]
    ) -> None:
        self.game = game
        self.seats = tuple(seats)
        self.seed = seed
        self._options = options
        self.recording = self._fresh()
        self.log: list[list[Event]] = [self.recording.opening]
        """What happened: before the first pick, then after each."""
        self._bots = {
            number: bots.make(seat.level, bot_seed(seed, number))
            for number, seat in enumerate(seats)
            if seat.level is not None
        }
        self._plans: dict[int, bots.Plan | None] = {}

    def _fresh(self) -> Recording:
        tokens = tuple(seat.token for seat in self.seats)
        return Recording(self.game, len(self.seats), self.seed, self._options, tokens)

    @property
    def state(self) -> State:
        return self.recording.state

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [number for number, seat in enumerate(self.seats) if seat.level is None]

    def events(self, since: int = 0) -> Iterator[Event]:
        """All that happened from the pick with that number on."""
        for happened in self.log[since:]:
            yield from happened

    def run(self, person: Person) -> None:
        """Play to the end.

        :raises Quit: when a person leaves.
        """
        person.watch(self, self.recording.opening)
        while not self.state.over:
            self._step(person)

    def _step(self, person: Person) -> None:
        """One pick. Where several seats decide at once, bots do not keep people waiting."""
        actors = self.state.actors
        seat = next((actor for actor in actors if actor in self._bots), actors[0])
        action: Action | None
        if seat in self._bots:
            view, legal = self.state.view(seat), self.state.legal(seat)
            thought = self._bots[seat].choose(self.game, view, legal, self._plans.get(seat))
            self._plans[seat] = thought.plan
            action = thought.action
        else:
            action = person.pick(self, seat)
        if action is not None:
            self.log.append(self.recording.play(seat, action))
            person.watch(self, self.log[-1])

    def why_no_undo(self, seat: int) -> str | None:
        """The message that says why that seat cannot take its last pick back, or None."""
        moves = [line for line in self.recording.lines if isinstance(line, Move)]
        picks = [move for move in moves if move.seat != CHANCE]
        if not any(move.seat == seat for move in picks):
            return "cli-undo-nothing"
        if picks[-1].seat != seat:
            return "cli-undo-others"
        return "cli-undo-chance" if moves[-1].seat == CHANCE else None

    def undo(self) -> None:
        """Take the last pick back: the game without it, played again."""
        moves = [line for line in self.recording.lines if isinstance(line, Move)]
        picks = [move for move in moves if move.seat != CHANCE][:-1]
        self.recording = self._fresh()
        self.log = [self.recording.opening]
        for move in picks:
            self.log.append(self.recording.play(move.seat, self.game.parse(move.action)))
