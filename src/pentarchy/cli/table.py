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
from pentarchy.kernel.replay import Beginning, Recording
from pentarchy.kernel.state import State
from pentarchy.kernel.undo import Pick, first_part, free_picks, next_part, reveals


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
        self,
        game: Game,
        seats: Sequence[Seat],
        seed: int,
        options: dict[str, Any],
        begins: Beginning | None = None,
    ) -> None:
        self.game = game
        self.seats = tuple(seats)
        self.seed = seed
        self._options = options
        self._begins = begins
        """The game up to a move that it is played on from, if it is."""
        self._begin()
        self._bots = {
            number: bots.make(seat.level, bot_seed(seed, number))
            for number, seat in enumerate(seats)
            if seat.level is not None
        }
        self._plans: dict[int, bots.Plan | None] = {}

    def _begin(self) -> None:
        """The game as it is set up."""
        tokens = tuple(seat.token for seat in self.seats)
        if self._begins is None:
            self.recording = Recording(self.game, len(self.seats), self.seed, self._options, tokens)
        else:
            self.recording = Recording.after(self._begins, self.seed, tokens)
        self.log: list[list[Event]] = [self.recording.opening]
        """What happened: before the first pick, then after each."""
        self._picks: list[Pick] = []
        self._part = first_part(self.state)
        """The simultaneous part that is open; 0: none."""

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
            self.play(seat, action)
            person.watch(self, self.log[-1])

    def play(self, seat: int, action: Action) -> None:
        """Take the action for that seat, write it down and settle what follows."""
        before, lines = self.state.copy(), len(self.recording.lines)
        self.log.append(self.recording.play(seat, action))
        new = self.recording.lines[lines:]
        asked = any(isinstance(line, Move) and line.seat == CHANCE for line in new)
        self._picks.append(Pick(seat, reveals(before, self.state, seat, asked), self._part))
        self._part = next_part(self._part, before, self.state, seat, len(self._picks))

    def why_no_undo(self, seat: int) -> str | None:
        """The message that says why that seat cannot take its last pick back, or None."""
        own = [pick for pick in self._picks if pick.seat == seat]
        if not own:
            return "cli-undo-nothing"
        if free_picks(self._picks, self._part, seat):
            return None
        alone = self._picks[-1].seat == seat
        return "cli-undo-revealed" if alone and own[-1].reveals else "cli-undo-others"

    def undo(self, seat: int) -> None:
        """Take that seat's last pick back: the game without it, played again."""
        moves = [line for line in self.recording.lines if isinstance(line, Move)]
        picks = [move for move in moves if move.seat != CHANCE]
        del picks[max(n for n, move in enumerate(picks) if move.seat == seat)]
        self._begin()
        for move in picks:
            self.play(move.seat, self.game.parse(move.action))
