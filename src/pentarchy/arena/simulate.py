"""Many games between bots, on several processes, summed up as they come in."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from functools import lru_cache
from hashlib import blake2b
from multiprocessing import get_context, resource_tracker
from typing import Any

import msgspec

from pentarchy import bots
from pentarchy.arena.stats import Estimate, Running, Share
from pentarchy.kernel.errors import BadOptions
from pentarchy.kernel.game import Game
from pentarchy.kernel.registry import game as game_of
from pentarchy.kernel.replay import Recording
from pentarchy.kernel.state import State

WAITING = 8
"""So many games a process are on their way: a long simulation is not queued up as a whole."""


class Task(msgspec.Struct, frozen=True, kw_only=True):
    """What to simulate. Games are numbered, and everything in a game follows from its number."""

    title: str
    components: str | None = None
    """The user's own components, as TOML text."""
    options: dict[str, Any] = {}
    players: tuple[str, ...]
    """The level of each player; there are as many seats."""
    games: int
    seed: int
    rotate: bool = True
    """Whether players change seats from game to game."""
    records: bool = False
    """Whether the games are written down."""


class Played(msgspec.Struct, frozen=True):
    """A game that was played."""

    number: int
    seed: int
    players: tuple[int, ...]
    """Which player sat at each seat."""
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    order: tuple[int, ...]
    """The seats in the order of their first decisions."""
    turns: int
    decisions: int
    record: str | None


class Standing(msgspec.Struct, frozen=True):
    """How one player, one seat or one place in the order of play has fared."""

    name: str
    score: Estimate
    wins: Estimate


class Length(msgspec.Struct, frozen=True):
    """How long games were."""

    mean: Estimate
    shortest: int
    longest: int


class Summary(msgspec.Struct, frozen=True):
    """What a simulation showed; all intervals are of 95 %."""

    game: str
    rules: int
    components: str
    options: dict[str, Any]
    seats: int
    seed: int
    rotate: bool
    games: int
    """How many were played: fewer than asked for if it was interrupted."""
    interrupted: bool
    players: tuple[Standing, ...]
    by_seat: tuple[Standing, ...]
    by_order: tuple[Standing, ...]
    """By who decided first, second and so on: where the start is drawn, seats say little."""
    turns: Length | None
    decisions: Length | None


def derived_seed(*what: object) -> int:
    """A seed that follows from these values."""
    text = "/".join(str(value) for value in what)
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")


def bot_seed(seed: int, seat: int) -> int:
    """The seed of the bot at a seat of a game: the same seats and seed give the same game."""
    return derived_seed("bot", seed, seat)


@lru_cache(maxsize=4)
def _game(title: str, components: str | None) -> Game:
    return game_of(title, components)


def play_game(task: Task, number: int) -> Played:
    """The game with that number."""
    count = len(task.players)
    shift = number % count if task.rotate else 0
    sitting = tuple((seat + shift) % count for seat in range(count))
    levels = tuple(task.players[player] for player in sitting)
    seed = derived_seed("game", task.seed, number)
    game = _game(task.title, task.components)
    players = [bots.make(level, bot_seed(seed, seat)) for seat, level in enumerate(levels)]
    recording: Recording | None = None
    if task.records:
        recording = Recording(game, count, seed, task.options, levels)
        state = recording.state
    else:
        state = game.new(count, seed, **task.options)
    order, decisions = _play_out(game, state, players, recording)
    return Played(
        number=number,
        seed=seed,
        players=sitting,
        scores=state.scores(),
        winners=state.winners(),
        order=order,
        turns=state.turn,
        decisions=decisions,
        record=recording.record().to_text() if recording is not None else None,
    )


def _play_out(
    game: Game, state: State, players: Sequence[bots.Player], recording: Recording | None
) -> tuple[tuple[int, ...], int]:
    """To the end; who decided first, second and so on, and how many decisions there were."""
    order: dict[int, None] = {}
    decisions = 0
    while not state.over:
        seat = state.actors[0]
        order.setdefault(seat)
        action = players[seat].choose(game, state.view(seat), state.legal(seat)).action
        if recording is not None:
            recording.play(seat, action)
        else:
            state.play(seat, action)
        decisions += 1
    for seat in range(state.seats):
        order.setdefault(seat)
    return tuple(order), decisions


class _Tally:
    """Everything that is counted, for one way of telling the contestants apart."""

    def __init__(self, count: int) -> None:
        self._scores = [Running() for _ in range(count)]
        self._wins = [Share() for _ in range(count)]

    def add(self, played: Played, seat: int, index: int) -> None:
        self._scores[index].add(played.scores[seat])
        won = 1 / len(played.winners) if seat in played.winners else 0.0
        self._wins[index].add(won)

    def standings(self, names: Sequence[str]) -> tuple[Standing, ...]:
        rows = zip(names, self._scores, self._wins, strict=True)
        return tuple(Standing(n, score.estimate(), win.estimate()) for n, score, win in rows)


class Statistics:
    """The sums over all games so far; it never holds a game."""

    def __init__(self, task: Task) -> None:
        self._task = task
        seats = len(task.players)
        self.games = 0
        self._players, self._seats, self._order = _Tally(seats), _Tally(seats), _Tally(seats)
        self._turns, self._decisions = Running(), Running()

    def add(self, played: Played) -> None:
        self.games += 1
        self._turns.add(played.turns)
        self._decisions.add(played.decisions)
        for place, seat in enumerate(played.order):
            self._players.add(played, seat, played.players[seat])
            self._seats.add(played, seat, seat)
            self._order.add(played, seat, place)

    def summary(self, interrupted: bool) -> Summary:
        task = self._task
        game = _game(task.title, task.components)
        numbers = [str(seat) for seat in range(len(task.players))]
        return Summary(
            game=task.title,
            rules=game.rules,
            components=game.components_hash,
            options=msgspec.to_builtins(game.check(len(task.players), task.options)),
            seats=len(task.players),
            seed=task.seed,
            rotate=task.rotate,
            games=self.games,
            interrupted=interrupted,
            players=self._players.standings(task.players),
            by_seat=self._seats.standings(numbers),
            by_order=self._order.standings(numbers),
            turns=_length(self._turns),
            decisions=_length(self._decisions),
        )


def _length(running: Running) -> Length | None:
    if not running.count:
        return None
    return Length(running.estimate(), int(running.low), int(running.high))


def simulate(task: Task, jobs: int = 1, watch: Callable[[Played], None] | None = None) -> Summary:
    """Play the games and sum them up; `watch` sees each game in the order of their numbers.

    The result does not depend on the number of processes. An interruption (Ctrl-C) ends it with
    what was played.

    :raises PentarchyError: if the task cannot be played; nothing was played then.
    """
    _check(task, jobs)
    statistics = Statistics(task)
    games = _games_here(task) if jobs == 1 else _games_on(task, jobs)
    interrupted = False
    try:
        for played in games:
            if watch is not None:
                watch(played)
            statistics.add(played)  # what is counted has been written down
    except KeyboardInterrupt:
        interrupted = True
    finally:
        games.close()
    return statistics.summary(interrupted)


def _check(task: Task, jobs: int) -> None:
    if task.games < 1:
        sentence = f"games: {task.games} is not a number of games"
        raise BadOptions(sentence, "problem-games", games=str(task.games))
    if jobs < 1:
        sentence = f"jobs: {jobs} is not a number of processes"
        raise BadOptions(sentence, "problem-jobs", jobs=str(jobs))
    for level in task.players:
        bots.make(level, 0)
    _game(task.title, task.components).new(len(task.players), task.seed, **task.options)


def _games_here(task: Task) -> Generator[Played, None, None]:
    for number in range(task.games):
        yield play_game(task, number)


def _games_on(task: Task, jobs: int) -> Generator[Played, None, None]:
    """The games from several processes, in the order of their numbers."""
    # Spawned, not forked: the same on every system, and safe beside threads.
    pool = ProcessPoolExecutor(jobs, get_context("spawn"))
    waiting: deque[Future[Played]] = deque()
    try:
        for number in range(task.games):
            with _deaf_to_interrupts():
                waiting.append(pool.submit(play_game, task, number))
            if len(waiting) == jobs * WAITING:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """A process started in here never hears Ctrl-C, which a terminal sends to all of them."""
    resource_tracker.ensure_running()  # would lift the block, if it were started in between
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
