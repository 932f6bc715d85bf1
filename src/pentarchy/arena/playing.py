"""One game of a task, or one series, from its number to its result.

Workers call `play_game` and nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from time import monotonic, thread_time
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from pentarchy import bots
from pentarchy.arena.program import Forfeited, Program, command_of, is_program
from pentarchy.arena.stats import Clock
from pentarchy.arena.task import Forfeit, Played, Task, Times, bot_seed, deal_of, derived_seed
from pentarchy.arena.task import seating as seating_of
from pentarchy.kernel.errors import BadOptions
from pentarchy.kernel.game import Game, Options
from pentarchy.kernel.record import Record
from pentarchy.kernel.registry import game as game_of
from pentarchy.kernel.replay import Recording
from pentarchy.kernel.series import is_series, leaders, next_options, next_seed, totals
from pentarchy.kernel.state import State


@lru_cache(maxsize=8)
def open_game(title: str, components: str | None) -> Game:
    """The game, kept from one call to the next."""
    return game_of(title, components)


def check(task: Task) -> None:
    """:raises PentarchyError: if the task cannot be played."""
    if task.games < 1:
        sentence = f"games: {task.games} is not a number of games"
        raise BadOptions(sentence, "problem-games", games=str(task.games))
    if not 0 < task.timeout <= 86400:
        sentence = f"timeout: {task.timeout:g} is not a number of seconds"
        raise BadOptions(sentence, "arena-timeout", seconds=f"{task.timeout:g}")
    for spec in task.players:
        if is_program(spec):
            command_of(spec)
        else:
            bots.make(spec, 0)
    open_game(task.title, task.components).new(len(task.players), task.seed, **task.options)


def play_game(task: Task, number: int) -> Played:
    """The game with that number; where the options make it one, the whole series."""
    game = open_game(task.title, task.components)
    first = game.check(len(task.players), task.options)
    series = is_series(game, first, task.series)
    begun = thread_time()
    table: Table | None = Table(
        task, number, task.options, derived_seed("game", task.seed, deal_of(task, number))
    )
    courses: list[_Course] = []
    while table is not None:
        courses.append(_played_out(game, table, series))
        table = _following(game, first, courses) if series else None
    return summed_up([course.played() for course in courses], thread_time() - begun)


def _following(game: Game, first: Options, courses: Sequence[_Course]) -> Table | None:
    """The next game of a series; None where it ends, also by a forfeit."""
    last = courses[-1]
    if last.forfeited:
        return None
    options = next_options(game, first, [course.record() for course in courses])
    if options is None:
        return None
    seed = next_seed(last.table.seed)
    return last.table._replace(options=msgspec.to_builtins(options), seed=seed)


def _played_out(game: Game, table: Table, series: bool) -> _Course:
    """One game, played to its end."""
    course = _Course(game, table, series)
    players = [
        _player(table, spec, bot_seed(table.seed, seat)) for seat, spec in enumerate(table.specs)
    ]
    try:
        course.play_out(players)
    finally:
        for player in players:
            if isinstance(player, Program):
                player.close()
    return course


def _player(table: Table, spec: str, seed: int) -> bots.Player:
    if is_program(spec):
        return Program(spec, table.options, table.task.timeout)
    return bots.make(spec, seed)


def summed_up(games: Sequence[Played], seconds: float) -> Played:
    """A series as one: the points of its games together, and who won it."""
    first, last = games[0], games[-1]
    if len(games) == 1:
        return replace(first, seconds=seconds if first.times else 0.0)
    scores = totals([game.scores for game in games])
    return replace(
        first,
        scores=scores,
        winners=leaders(scores) if last.forfeit is None else last.winners,
        turns=sum(game.turns for game in games),
        decisions=sum(game.decisions for game in games),
        forfeit=last.forfeit,
        times=tuple(_merged(times) for times in zip(*(game.times for game in games), strict=True)),
        seconds=seconds if first.times else 0.0,
        games=len(games),
        later=tuple(game.record for game in games[1:] if game.record is not None),
    )


def _merged(times: Sequence[Times]) -> Times:
    """How long one seat thought in all games of a series."""
    decisions, turns = Clock(), Clock()
    for found in times:
        decisions.merge(found.decisions)
        turns.merge(found.turns)
    return Times(decisions.counts, turns.counts)


class Table(NamedTuple):
    """A game that is to be played: which it is, its options and its seed."""

    task: Task
    number: int
    options: dict[str, Any]
    seed: int

    @property
    def sitting(self) -> tuple[int, ...]:
        """Which player sits at each seat."""
        return seating_of(self.task, self.number)

    @property
    def specs(self) -> tuple[str, ...]:
        return tuple(self.task.players[player] for player in self.sitting)


class _Course:
    """A game being played."""

    def __init__(self, game: Game, table: Table, series: bool) -> None:
        self._game = game
        self.table = table
        specs = table.specs
        self._recording: Recording | None = None
        if table.task.records or series:  # the next game of a series follows from the records
            self._recording = Recording(game, len(specs), table.seed, table.options, specs)
            self._state = self._recording.state
        else:
            self._state = game.new(len(specs), table.seed, **table.options)
        self._order: dict[int, None] = {}
        self._decisions = 0
        self._forfeit: Forfeit | None = None
        self._clocks = [(Clock(), Clock()) for _ in specs]
        self._turns: dict[int, tuple[int, float]] = {}
        """The turn that each seat thinks about, and for how long so far."""

    def play_out(self, players: Sequence[bots.Player]) -> None:
        """To the end, or to where a player forfeits."""
        state = self._state
        plans: list[bots.Plan | None] = [None] * state.seats
        while not state.over:
            seat = state.actors[0]
            self._order.setdefault(seat)
            try:
                thought = self._asked(players[seat], state, seat, plans[seat])
            except Forfeited as forfeited:
                self._forfeit = Forfeit(seat, forfeited.why)
                break
            plans[seat] = thought.plan
            if self._recording is not None:
                self._recording.play(seat, thought.action)
            else:
                state.play(seat, thought.action)
            self._decisions += 1
        for seat in range(state.seats):
            self._order.setdefault(seat)

    def _asked(
        self, player: bots.Player, state: State, seat: int, plan: bots.Plan | None
    ) -> bots.Thought:
        view, legal = state.view(seat), state.legal(seat)
        # A program thinks elsewhere, so only the time that passes can be seen.
        clock = monotonic if isinstance(player, Program) else thread_time
        begun = clock()
        thought = player.choose(self._game, view, legal, plan)
        if self.table.task.timed:
            self._measure(seat, state.turn, clock() - begun)
        return thought

    def _measure(self, seat: int, turn: int, seconds: float) -> None:
        decisions, turns = self._clocks[seat]
        decisions.add(seconds)
        known, before = self._turns.get(seat, (turn, 0.0))
        if known != turn:
            turns.add(before)
            before = 0.0
        self._turns[seat] = (turn, before + seconds)

    @property
    def forfeited(self) -> bool:
        return self._forfeit is not None

    def record(self) -> Record:
        assert self._recording is not None, "this game is not written down"
        return self._recording.record()

    def played(self) -> Played:
        state, table = self._state, self.table
        for seat, (_, last) in self._turns.items():
            self._clocks[seat][1].add(last)
        winners = state.winners() if state.over else ()
        if self._forfeit is not None:
            winners = tuple(s for s in range(state.seats) if s != self._forfeit.seat)
        return Played(
            number=table.number,
            seed=table.seed,
            players=table.sitting,
            scores=state.scores(),
            winners=winners,
            order=tuple(self._order),
            turns=state.turn,
            decisions=self._decisions,
            record=self.record().to_text() if table.task.records else None,
            forfeit=self._forfeit,
            times=tuple(Times(d.counts, t.counts) for d, t in self._clocks)
            if table.task.timed
            else (),
        )
