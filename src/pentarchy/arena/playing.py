"""One game of a task, from its number to its result. Workers call `play_game` and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from time import monotonic, thread_time

from pentarchy import bots
from pentarchy.arena.program import Forfeited, Program, command_of, is_program
from pentarchy.arena.stats import Clock
from pentarchy.arena.task import Forfeit, Played, Task, Times, bot_seed, deal_of, derived_seed
from pentarchy.arena.task import seating as seating_of
from pentarchy.kernel.errors import BadOptions
from pentarchy.kernel.game import Game
from pentarchy.kernel.registry import game as game_of
from pentarchy.kernel.replay import Recording
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
    """The game with that number."""
    sitting = seating_of(task, number)
    seed = derived_seed("game", task.seed, deal_of(task, number))
    specs = tuple(task.players[player] for player in sitting)
    players = [_player(task, spec, bot_seed(seed, seat)) for seat, spec in enumerate(specs)]
    begun = thread_time()
    try:
        course = _Course(open_game(task.title, task.components), task, seed, specs)
        course.play_out(players)
    finally:
        for player in players:
            if isinstance(player, Program):
                player.close()
    return course.played(number, seed, sitting, thread_time() - begun)


def _player(task: Task, spec: str, seed: int) -> bots.Player:
    if is_program(spec):
        return Program(spec, task.options, task.timeout)
    return bots.make(spec, seed)


class _Course:
    """A game being played."""

    def __init__(self, game: Game, task: Task, seed: int, specs: tuple[str, ...]) -> None:
        self._game = game
        self._task = task
        self._recording: Recording | None = None
        if task.records:
            self._recording = Recording(game, len(specs), seed, task.options, specs)
            self._state = self._recording.state
        else:
            self._state = game.new(len(specs), seed, **task.options)
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
        if self._task.timed:
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

    def played(self, number: int, seed: int, sitting: tuple[int, ...], seconds: float) -> Played:
        state = self._state
        for seat, (_, last) in self._turns.items():
            self._clocks[seat][1].add(last)
        winners = state.winners() if state.over else ()
        if self._forfeit is not None:
            winners = tuple(s for s in range(state.seats) if s != self._forfeit.seat)
        return Played(
            number=number,
            seed=seed,
            players=sitting,
            scores=state.scores(),
            winners=winners,
            order=tuple(self._order),
            turns=state.turn,
            decisions=self._decisions,
            record=None if self._recording is None else self._recording.record().to_text(),
            forfeit=self._forfeit,
            times=tuple(Times(d.counts, t.counts) for d, t in self._clocks)
            if self._task.timed
            else (),
            seconds=seconds if self._task.timed else 0.0,
        )
