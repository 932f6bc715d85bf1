"""The analysis of a whole record: it is gone through once, from its first move to its last."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from pentarchy.analysis.accounts import account_of, turnings
from pentarchy.analysis.estimate import Estimate, horizon
from pentarchy.analysis.luck import luck
from pentarchy.analysis.marks import POINTS, mark_of
from pentarchy.analysis.result import Analysis, Better, Drawn, Judged, Taken, Watch
from pentarchy.analysis.weighing import Effort, Weighing, weigh
from pentarchy.kernel.actions import Action
from pentarchy.kernel.chance import CHANCE
from pentarchy.kernel.errors import CorruptRecord
from pentarchy.kernel.game import Game
from pentarchy.kernel.record import Move, Record
from pentarchy.kernel.replay import prepare, replay
from pentarchy.kernel.state import State
from pentarchy.kernel.view import View

SHOWN = 3
"""So many of the best choices are told."""


def analyse(
    record: Record,
    effort: Effort,
    watch: Watch = lambda done, of: None,
    seed: int = 1,
) -> Analysis:
    """Judge every decision and every draw of a game.

    :raises CorruptRecord: if the record differs from today's rules.
    """
    again = replay(record)
    if again.difference is not None:
        raise CorruptRecord(again.difference.line, again.difference.what)
    game, state = prepare(record)
    walk = Walk(game, state, effort, seed)
    moves = [line for line in record.lines if isinstance(line, Move)]
    for done, move in enumerate(moves):
        watch(done, len(moves))
        walk.follow(move)
    watch(len(moves), len(moves))
    return walk.told(record)


class _Row:
    """Decisions in a row that are being made."""

    def __init__(self, number: int, view: View, until: int, before: tuple[float, ...]) -> None:
        self.number = number
        self.view = view
        self.until = until
        self.before = before
        """Every seat's chance at its first decision, in the eyes of the seat that decides."""
        self.clicks: list[Action] = []
        self.choice = False

    def goes_on(self, state: State, seat: int) -> bool:
        """Whether the next decision of that seat still belongs to it."""
        return seat == self.view.seat and state.turn == self.view.turn


class Walk:
    """Goes through a game once."""

    def __init__(self, game: Game, state: State, effort: Effort, seed: int) -> None:
        self._game = game
        self._state = state
        self._effort = effort
        self._seed = seed
        self._estimate = Estimate(game, effort.worlds, seed)
        self.decisions: list[Judged] = []
        self.taken: list[Taken] = []
        self._draws: list[Drawn] = []
        self._course: list[tuple[float, ...]] = []
        self._row: _Row | None = None

    def follow(self, move: Move) -> None:
        action = self._game.parse(move.action)
        if move.seat == CHANCE:
            self._end_row()
            if self.decisions:  # what is drawn before the first decision is the set-up
                self._draws.append(self._drawn(action))
        elif self._sealed(move.seat):
            self._end_row()
            self._pick_unseen(move.seat, action)
        else:
            self._decide(move.seat, action)
        self._state.play(move.seat, action)

    def _sealed(self, seat: int) -> bool:
        step = self._state.deciding(seat)
        return step is not None and step.sealed

    def _known(self) -> tuple[float, ...]:
        """Every seat's chance as it stands, for the graph."""
        return self._estimate.known(self._state, horizon(self._game, self._state))

    def _drawn(self, action: Action) -> Drawn:
        change = luck(self._game, self._state, action, self._estimate)
        return Drawn(number=len(self.decisions), action=str(action), change=change)

    def _pick_unseen(self, seat: int, action: Action) -> None:
        """A pick beside those of the others, against what a wary player would have had."""
        self._course.append(self._known())
        number, state = len(self.decisions), self._state
        if len(state.legal(seat)) == 1:
            seen = self._estimate.seen(state.view(seat), (), horizon(self._game, state))
            self.decisions.append(self._forced(seat, action, seen))
            return
        found = self._weighed(seat, action)
        self.decisions.append(self._judged(seat, action, found))
        assert found.usual is not None
        change = _apart(found.done.chances, found.usual)
        self.taken.append(Taken(number=number, count=1, seat=seat, change=change))

    def _decide(self, seat: int, action: Action) -> None:
        if self._row is None or not self._row.goes_on(self._state, seat):
            self._end_row()
            self._begin_row(seat)
        else:
            self._course.append(self._course[-1])
        row = self._row
        assert row is not None
        row.clicks.append(action)
        if len(self._state.legal(seat)) == 1:
            self.decisions.append(self._forced(seat, action, row.before))
            return
        row.choice = True
        found = self._weighed(seat, action)
        self.decisions.append(self._judged(seat, action, found))

    def _begin_row(self, seat: int) -> None:
        state = self._state
        self._course.append(self._known())
        view = state.view(seat)
        until = horizon(self._game, state)
        before = self._estimate.seen(view, (), until)
        self._row = _Row(len(self.decisions), view, until, before)

    def _end_row(self) -> None:
        row, self._row = self._row, None
        if row is None or not row.choice:
            return
        assert row.view.seat is not None
        after = self._estimate.seen(row.view, row.clicks, row.until)
        self.taken.append(
            Taken(
                number=row.number,
                count=len(row.clicks),
                seat=row.view.seat,
                change=_apart(after, row.before),
            )
        )

    def _weighed(self, seat: int, action: Action) -> Weighing:
        state = self._state
        seed = self._seed + len(self.decisions)
        return weigh(self._game, state.view(seat), state.legal(seat), action, self._effort, seed)

    def _forced(self, seat: int, action: Action, seen: tuple[float, ...]) -> Judged:
        state = self._state
        return Judged(
            number=len(self.decisions),
            turn=state.turn,
            seat=seat,
            action=str(action),
            label=state.label(seat, action),
            best=seen,
            after=seen,
            loss=0.0,
            mark=None,
        )

    def _judged(self, seat: int, action: Action, found: Weighing) -> Judged:
        loss = found.loss
        gains, prepares = found.why(self._game.judgement.weights)
        return msgspec.structs.replace(
            self._forced(seat, action, found.done.chances),
            best=found.best[0].chances,
            loss=loss,
            mark=mark_of(loss / POINTS if self._state.seats == 1 else loss),
            choices=tuple(
                Better(
                    actions=tuple(str(click) for click in weighed.clicks),
                    line=weighed.labels,
                    chance=weighed.chances[seat],
                )
                for weighed in found.best[:SHOWN]
            ),
            gains=gains,
            prepares=prepares,
        )

    def told(self, record: Record) -> Analysis:
        """Everything that was found."""
        self._end_row()
        state = self._state
        self._course.append(self._known())
        return Analysis(
            title=record.game,
            players=record.players,
            seats=state.seats,
            finished=state.over,
            unit="points" if state.seats == 1 else "chance",
            effort=self._effort,
            decisions=tuple(self.decisions),
            taken=tuple(self.taken),
            draws=tuple(self._draws),
            turnings=turnings(self.decisions, self.taken, self._draws, state.seats),
            course=tuple(self._course),
            accounts=tuple(
                account_of(seat, self._course, self.decisions, self.taken, self._draws)
                for seat in range(state.seats)
            ),
        )


def _apart(after: Sequence[float], before: Sequence[float]) -> tuple[float, ...]:
    return tuple(a - b for a, b in zip(after, before, strict=True))
