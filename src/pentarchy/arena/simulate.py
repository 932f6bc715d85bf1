"""Many games between bots, on several processes, summed up as they come in."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from functools import partial
from typing import Any

import msgspec

from pentarchy.arena.playing import check, open_game, play_game
from pentarchy.arena.pool import Crew, Processes, check_jobs, games_here, games_on
from pentarchy.arena.stats import Estimate, Running, Share
from pentarchy.arena.task import Played, Task, bot_seed, derived_seed
from pentarchy.kernel.series import is_series

__all__ = [
    "Length",
    "Played",
    "Standing",
    "Statistics",
    "Summary",
    "Task",
    "bot_seed",
    "derived_seed",
    "play_game",
    "simulate",
]


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
    """How many were played, a series as one: fewer than asked for if it was interrupted."""
    series: bool
    """Whether each was a whole series: scores are its sums, wins are of the series."""
    single_games: int
    """The games of all series together."""
    interrupted: bool
    players: tuple[Standing, ...]
    by_seat: tuple[Standing, ...]
    by_order: tuple[Standing, ...]
    """By who decided first, second and so on: where the start is drawn, seats say little."""
    turns: Length | None
    decisions: Length | None


class _Tally:
    """Everything that is counted, for one way of telling the contestants apart."""

    def __init__(self, count: int) -> None:
        self._scores = [Running() for _ in range(count)]
        self._wins = [Share() for _ in range(count)]

    def add(self, played: Played, seat: int, index: int) -> None:
        self._scores[index].add(played.scores[seat])
        self._wins[index].add(played.share(seat))

    def standings(self, names: Sequence[str]) -> tuple[Standing, ...]:
        rows = zip(names, self._scores, self._wins, strict=True)
        return tuple(Standing(n, score.estimate(), win.estimate()) for n, score, win in rows)


class Statistics:
    """The sums over all games so far; it never holds a game."""

    def __init__(self, task: Task) -> None:
        self._task = task
        seats = len(task.players)
        self.games = 0
        self._single = 0
        self._players, self._seats, self._order = _Tally(seats), _Tally(seats), _Tally(seats)
        self._turns, self._decisions = Running(), Running()

    def add(self, played: Played) -> None:
        self.games += 1
        self._single += played.games
        self._turns.add(played.turns)
        self._decisions.add(played.decisions)
        for place, seat in enumerate(played.order):
            self._players.add(played, seat, played.players[seat])
            self._seats.add(played, seat, seat)
            self._order.add(played, seat, place)

    def summary(self, interrupted: bool) -> Summary:
        task = self._task
        game = open_game(task.title, task.components)
        options = game.check(len(task.players), task.options)
        numbers = [str(seat) for seat in range(len(task.players))]
        return Summary(
            game=task.title,
            rules=game.rules,
            components=game.components_hash,
            options=msgspec.to_builtins(options),
            seats=len(task.players),
            seed=task.seed,
            rotate=task.rotate,
            games=self.games,
            series=is_series(game, options, task.series),
            single_games=self._single,
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
    check(task)
    check_jobs(jobs)
    statistics = Statistics(task)

    def add(played: Played) -> bool:
        if watch is not None:
            watch(played)
        statistics.add(played)  # what is counted has been written down
        return True

    crew = None if jobs == 1 else partial(Processes, jobs)
    return statistics.summary(not go_through(task, range(task.games), crew, add))


def go_through(
    task: Task,
    numbers: Iterable[int],
    crew: Callable[[], Crew] | None,
    add: Callable[[Played], bool],
) -> bool:
    """Play these games and hand them over in order while more are wanted.

    Without a crew they are played here. False if it was interrupted.
    """
    games: Generator[Played, None, None]
    games = games_here(task, numbers) if crew is None else games_on(crew, task, numbers)
    try:
        for played in games:
            if not add(played):
                break
    except KeyboardInterrupt:
        return False
    finally:
        games.close()
    return True
