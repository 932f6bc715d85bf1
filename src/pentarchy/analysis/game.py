"""The analysis of a whole record: it is gone through once, from its first move to its last."""

from __future__ import annotations

import msgspec

from pentarchy.analysis.accounts import account_of, turnings
from pentarchy.analysis.estimate import Estimate, horizon
from pentarchy.analysis.luck import luck
from pentarchy.analysis.marks import POINTS, mark_of
from pentarchy.analysis.result import Analysis, Better, Drawn, Judged, Watch
from pentarchy.analysis.weighing import Effort, Weighing, weigh
from pentarchy.kernel.actions import Action
from pentarchy.kernel.chance import CHANCE
from pentarchy.kernel.errors import CorruptRecord
from pentarchy.kernel.game import Game
from pentarchy.kernel.record import Move, Record
from pentarchy.kernel.replay import prepare, replay
from pentarchy.kernel.state import State

SHOWN = 3
"""So many of the best choices are told."""
STEADIER = 3
"""So many times as many worlds make the graph: a position stands there alone, and is not held
against another one in the same worlds."""


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


class Walk:
    """Goes through a game once."""

    def __init__(self, game: Game, state: State, effort: Effort, seed: int) -> None:
        self._game = game
        self._state = state
        self._effort = effort
        self._seed = seed
        self._estimate = Estimate(game, effort.worlds, seed)
        self._steady = Estimate(game, STEADIER * effort.worlds, seed)
        self.decisions: list[Judged] = []
        self._draws: list[Drawn] = []
        self._course: list[tuple[float, ...]] = []
        self._deciding: tuple[int, int] | None = None
        """Who is in the middle of which turn."""

    def follow(self, move: Move) -> None:
        action = self._game.parse(move.action)
        if move.seat != CHANCE:
            self._course.append(self._before(move.seat))
            self._decide(move.seat, action)
        else:
            self._deciding = None
            if self.decisions:  # what is drawn before the first decision is the set-up
                self._draws.append(self._drawn(action))
        self._state.play(move.seat, action)

    def _before(self, seat: int) -> tuple[float, ...]:
        """Every seat's chance for the graph: while a turn is being made, as it was before it."""
        before, self._deciding = self._deciding, (seat, self._state.turn)
        return self._course[-1] if before == self._deciding else self._known()

    def _known(self) -> tuple[float, ...]:
        """Every seat's chance as it stands."""
        return self._steady.known(self._state, horizon(self._game, self._state))

    def _drawn(self, action: Action) -> Drawn:
        change = luck(self._game, self._state, action, self._estimate)
        return Drawn(number=len(self.decisions), action=str(action), change=change)

    def _decide(self, seat: int, action: Action) -> None:
        if len(self._state.legal(seat)) > 1:
            found = self._weighed(seat, action)
            self.decisions.append(self._judged(seat, action, found))
            return
        seen = self._estimate.seen(self._state.view(seat), horizon(self._game, self._state))
        self.decisions.append(self._forced(seat, action, seen))

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
            change=(0.0,) * state.seats,
            mark=None,
        )

    def _judged(self, seat: int, action: Action, found: Weighing) -> Judged:
        loss, done = found.loss, found.done.chances
        best = found.told(found.best[0], seat)
        gains, prepares = found.why(self._game, seat)
        return msgspec.structs.replace(
            self._forced(seat, action, done),
            best=best,
            loss=loss,
            change=tuple(after - before for after, before in zip(done, best, strict=True)),
            mark=mark_of(loss / POINTS if self._state.seats == 1 else loss),
            choices=tuple(
                Better(
                    actions=tuple(str(click) for click in weighed.clicks),
                    line=weighed.labels,
                    chance=found.told(weighed, seat)[seat],
                )
                for weighed in found.best[:SHOWN]
            ),
            gains=gains,
            prepares=prepares,
        )

    def told(self, record: Record) -> Analysis:
        """Everything that was found."""
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
            draws=tuple(self._draws),
            turnings=turnings(self.decisions, self._draws, state.seats),
            course=tuple(self._course),
            accounts=tuple(
                account_of(seat, self._course, self.decisions, self._draws)
                for seat in range(state.seats)
            ),
        )
