"""A game as the rows of its table tell it. No storage and no network here: rows in, state out.

States are never changed after they were reached: a move is tried on a copy, and the copy takes
the state's place once the row is stored. So older states can be kept for undoing at no cost.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from pentarchy.kernel import undo
from pentarchy.kernel.actions import Action
from pentarchy.kernel.chance import CHANCE, Dealer
from pentarchy.kernel.errors import IllegalAction, InvalidNotation
from pentarchy.kernel.game import Game
from pentarchy.kernel.messages import Event
from pentarchy.kernel.replay import Beginning
from pentarchy.kernel.state import State
from pentarchy.server.chronicle import Chronicle
from pentarchy.server.memory import Absences
from pentarchy.server.store.records import MoveRow

CHECKPOINT = 16
"""After so many moves a state is remembered for undoing."""
CHECKPOINTS = 2


class Played(msgspec.Struct, frozen=True, gc=False):
    """A move that counts."""

    number: int
    seat: int
    action: Action
    reveals: bool
    """Whether it asked CHANCE or opened what others had sealed."""
    part: int
    """The simultaneous part it was made in; 0: none."""


class Checkpoint(msgspec.Struct, frozen=True):
    """Where the game stood after so many moves that count."""

    count: int
    state: State
    part: int


class Trial(msgspec.Struct, frozen=True):
    """A move tried on a copy: what it leads to."""

    state: State
    played: Played
    part: int
    """The simultaneous part that is open afterwards; 0: none."""
    events: list[Event]
    turn: int | None
    hash: str | None
    """The fingerprint of the position, if a turn ended."""


class Undone(msgspec.Struct, frozen=True):
    """An undo tried: what is left."""

    seat: int
    gone: tuple[int, ...]
    """The rows of the moves that are taken back."""
    untouched: int
    """So many moves at the beginning are as they were."""
    played: list[Played]
    end: Checkpoint


class UndoRequest(msgspec.Struct, frozen=True):
    """A wish to undo that others must agree to."""

    seat: int
    back: int
    waiting: tuple[int, ...]
    """The seats that have not answered yet."""


class Difference(msgspec.Struct, frozen=True):
    """Where the stored rows and today's rules part."""

    row: int
    problem: str


class CannotReplay(Exception):
    """The moves that are left cannot be played any more."""


class Match:
    """The game at a table: the position, the moves that count, and what was told."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, Any],
        seed: int,
        *,
        begins: Beginning | None = None,
        remember: bool = False,
    ) -> None:
        self.game = game
        self.seats = seats
        self._dealer = Dealer(seed)
        opening: list[Event] = []
        if begins is None:
            self.state = game.new(seats, None, **options)
        else:
            self.state = begins.state.copy()
            opening += begins.events
        self._deal(self.state, opening)
        self.rows = 0
        self.nths = [0] * seats
        """How many rows each seat has written."""
        self.undos = 0
        self.taken_back = [0] * seats
        """How often each seat has taken something back, or asked to."""
        self.played: list[Played] = []
        self.part = undo.first_part(self.state)
        self.request: UndoRequest | None = None
        self.absences = Absences()
        self.difference: Difference | None = None
        self.chronicle = Chronicle(seats, remember)
        self.chronicle.tell(-1, opening)
        self._start = Checkpoint(0, self.state, self.part)
        self._checkpoints: deque[Checkpoint] = deque(maxlen=CHECKPOINTS)

    # Moves ----------------------------------------------------------------------------------

    def try_move(self, seat: int, action: Action) -> Trial:
        """What the move leads to; nothing changes yet.

        :raises IllegalAction: with the reasons.
        """
        state = self.state.copy()
        events: list[Event] = []
        state.play(seat, action, events)
        asked = self._deal(state, events)
        revealing = undo.reveals(self.state, state, seat, asked)
        ended = state.turn != self.state.turn
        return Trial(
            state,
            Played(self.rows, seat, action, revealing, self.part),
            undo.next_part(self.part, self.state, state, seat, len(self.played) + 1),
            events,
            state.turn if ended else None,
            state.hash() if ended else None,
        )

    def take(self, trial: Trial) -> None:
        """The move is stored: now it counts."""
        seat = trial.played.seat
        self.state = trial.state
        self.part = trial.part
        self.played.append(trial.played)
        self.absences.moved(seat)
        if self.request is not None and self.request.seat == seat:
            self.request = None
        self._written(seat, trial.events)
        self._remember()

    def _written(self, seat: int, events: Sequence[Event], undone: Iterable[int] = ()) -> None:
        """One more row of that seat, and what it told."""
        self.chronicle.tell(self.rows, events, tuple(undone))
        self.rows += 1
        self.nths[seat] += 1

    def _remember(self) -> None:
        count = len(self.played)
        if count % CHECKPOINT == 0:
            self._checkpoints.append(Checkpoint(count, self.state, self.part))

    def _deal(self, state: State, events: list[Event] | None) -> bool:
        """Settle CHANCE up to the next decision; whether it was asked at all."""
        asked = False
        while (step := state.chance()) is not None:
            state.play(CHANCE, step.dealt(state, self._dealer), events)
            asked = True
        return asked

    # Undoing --------------------------------------------------------------------------------

    def try_undo(self, steps: Iterable[tuple[int, int]]) -> list[Undone]:
        """Where it leads when seats take back so many of their last moves, one after another.

        :raises CannotReplay: if what is left then cannot be played.
        """
        found: list[Undone] = []
        played, untouched = self.played, len(self.played)
        for seat, back in steps:
            own = [n for n, move in enumerate(played) if move.seat == seat][-back:]
            if len(own) < back:
                raise CannotReplay(f"seat {seat} has no {back} moves to take back")
            gone = tuple(played[n].number for n in own)
            untouched = min(untouched, own[0])
            played, end = self._without(played, frozenset(gone), untouched)
            found.append(Undone(seat, gone, untouched, played, end))
        return found

    def _without(
        self, played: list[Played], gone: frozenset[int], untouched: int
    ) -> tuple[list[Played], Checkpoint]:
        """The moves but for these, and where they lead; the first `untouched` are as they were."""
        known = [checkpoint for checkpoint in self._checkpoints if checkpoint.count <= untouched]
        begin = known[-1] if known else self._start
        state, part = begin.state, begin.part
        kept = played[: begin.count]
        for move in played[begin.count :]:
            if move.number in gone:
                continue
            before, state = state, state.copy()
            try:
                state.play(move.seat, move.action)
            except IllegalAction as error:
                raise CannotReplay(str(error)) from None
            asked = self._deal(state, None)
            revealing = undo.reveals(before, state, move.seat, asked)
            kept.append(msgspec.structs.replace(move, reveals=revealing, part=part))
            part = undo.next_part(part, before, state, move.seat, len(kept))
        return kept, Checkpoint(len(kept), state, part)

    def take_undo(self, undone: Undone) -> None:
        """The undo is stored: now its moves count no more."""
        self.played = undone.played
        self.state, self.part = undone.end.state, undone.end.part
        while self._checkpoints and self._checkpoints[-1].count > undone.untouched:
            self._checkpoints.pop()
        self.undos += 1
        self.taken_back[undone.seat] += 1
        self.request = None
        told = Event("table-undo", undone.seat, {"moves": len(undone.gone)})
        self._written(undone.seat, [told], undone.gone)

    # What else a seat can write -------------------------------------------------------------

    def ask_undo(self, seat: int, back: int, waiting: tuple[int, ...]) -> None:
        """That seat asks the others for an undo."""
        self.request = UndoRequest(seat, back, waiting)
        self.taken_back[seat] += 1
        self._written(seat, [Event("table-request", seat, {"moves": back})])

    def agree(self, seat: int) -> None:
        """That seat agrees to the undo that is asked for."""
        self._answered(seat)
        self._written(seat, [Event("table-agree", seat)])

    def refuse(self, seat: int) -> None:
        """That seat does not agree to the undo that is asked for."""
        self.request = None
        self._written(seat, [Event("table-refuse", seat)])

    def resign(self, seat: int, level: str) -> None:
        """A bot takes that seat over; it agrees to every undo."""
        if self.request is not None and self.request.seat == seat:
            self.request = None
        self._answered(seat)
        self._written(seat, [Event("table-resign", seat, {"level": f"level:{level}"})])

    def hint(self, seat: int) -> None:
        """That seat has asked for a hint."""
        self._written(seat, [Event("table-hint", seat)])

    def away(self, seat: int, level: str, why: str) -> None:
        """A bot plays for that seat from now on: its time has run out (`timeout`), or the others
        would not wait longer (`away`). Nobody waits for its answers either."""
        if self.request is not None and self.request.seat == seat:
            self.request = None
        self._answered(seat)
        self.absences.leaves(seat)
        if why == "timeout":
            told = Event("table-timeout", seat, {"level": f"level:{level}"})
        else:
            told = Event("table-away", seat, {"level": f"level:{level}"})
        self._written(seat, [told])

    def back(self, seat: int) -> None:
        """Who holds that seat plays again."""
        self.absences.returns(seat)
        self._written(seat, [Event("table-back", seat)])

    def absent(self, seat: int, other: int) -> None:
        """That seat would let a bot play for another one."""
        self.absences.add(seat, other)
        self._written(seat, [Event("table-absent", seat, {"other": f"seat:{other}"})])

    def nudge(self, seat: int, other: int, at: float) -> None:
        """That seat reminds another one that it is waited for."""
        self.absences.nudged[other] = at
        self._written(seat, [Event("table-nudge", seat, {"other": f"seat:{other}"})])

    def pause(self, seat: int, how: str) -> None:
        """That seat asks for a pause, begins one by agreeing to it, or ends it."""
        match how:
            case "ask":
                told = Event("table-pause-ask", seat)
            case "begin":
                told = Event("table-pause-begin", seat)
            case _:
                told = Event("table-pause-end", seat)
        self._written(seat, [told])

    def _answered(self, seat: int) -> None:
        """That seat is waited for no more; after the last one the undo follows, if it can."""
        request = self.request
        if request is not None:
            waiting = tuple(other for other in request.waiting if other != seat)
            self.request = UndoRequest(request.seat, request.back, waiting) if waiting else None

    # From rows ------------------------------------------------------------------------------

    def apply(
        self, rows: Iterable[MoveRow], watch: Callable[[MoveRow], None] = lambda _: None
    ) -> None:
        """Play stored rows; `watch` hears of each. Where they part from today's rules the match
        stays at the last turn that agreed, and says so in `difference`."""
        agreed = self._standing()
        for row in rows:
            problem = self._apply(row)
            if problem is not None:
                self.state, self.rows, told, played, count = agreed
                self.played = played[:count]
                self.chronicle.forget_after(told)
                self.request = None
                self.difference = Difference(row.number, problem)
                return
            watch(row)
            if row.hash is not None:
                agreed = self._standing()

    def _standing(self) -> tuple[State, int, int, list[Played], int]:
        """Where the game stands. Moves are only ever added to the list, an undo makes another."""
        return self.state, self.rows, self.chronicle.count, self.played, len(self.played)

    def _apply(self, row: MoveRow) -> str | None:
        """Play one stored row; what is wrong with it, if anything."""
        if row.number != self.rows or not 0 <= row.seat < self.seats:
            return f"row {row.number} of seat {row.seat} does not come next"
        if row.nth != self.nths[row.seat]:
            return f"row {row.number} is not number {row.nth} of its seat"
        try:
            return self._apply_kind(row)
        except (IllegalAction, InvalidNotation, CannotReplay, ValueError) as error:
            return str(error)

    def _apply_kind(self, row: MoveRow) -> str | None:
        match row.kind:
            case "move":
                trial = self.try_move(row.seat, self.game.parse(row.action))
                if (trial.turn, trial.hash) != (row.turn, row.hash):
                    return (
                        f"after {row.action!r} the position is {trial.turn} {trial.hash}, "
                        f"not {row.turn} {row.hash}"
                    )
                self.take(trial)
            case "undo":
                self.take_undo(self.try_undo([(row.seat, int(row.action))])[0])
            case "request":
                back, _, seats = row.action.partition(" ")
                waiting = tuple(int(seat) for seat in seats.split(",") if seat)
                self.ask_undo(row.seat, int(back), waiting)
            case "agree":
                self.agree(row.seat)
            case "refuse":
                self.refuse(row.seat)
            case "resign":
                self.resign(row.seat, row.action)
            case "hint":
                self.hint(row.seat)
            case _:
                self._apply_absence(row)
        return None

    def _apply_absence(self, row: MoveRow) -> None:
        match row.kind:
            case "timeout" | "away":
                self.away(row.seat, row.action, row.kind)
            case "back":
                self.back(row.seat)
            case "absent":
                self.absent(row.seat, int(row.action))
            case "nudge":
                self.nudge(row.seat, int(row.action), row.at)
            case "pause":
                self.pause(row.seat, row.action)
