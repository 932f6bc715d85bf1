"""A match: players who meet in balanced seats on the same deals, and what it showed.

It is the simulation with more counted: intervals that respect deals, margins, ratings, times.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import islice, takewhile

import msgspec

from pentarchy.arena.playing import check
from pentarchy.arena.pool import Crew
from pentarchy.arena.simulate import Statistics, Summary, go_through
from pentarchy.arena.skill import Rating, Skills
from pentarchy.arena.stats import Clock, Estimate, Paired, Running
from pentarchy.arena.task import Played, Task, deal_of, round_of
from pentarchy.kernel.errors import BadOptions
from pentarchy.kernel.messages import Message

LOOKS = 8
"""So often, at equal steps, it is asked whether the outcome is clear already."""
LOOK_Z = 2.7343687865
"""The interval of each look: together the looks err no more often than one interval of 95 %."""
TOLD = 20
"""At most so many forfeits are told one by one."""


class Thinking(msgspec.Struct, frozen=True):
    """Seconds that a player needed: half of all, and ninety-nine of a hundred, were not longer."""

    p50: float
    p99: float


class Contestant(msgspec.Struct, frozen=True):
    """One player of a match."""

    name: str
    wins: Estimate
    score: Estimate
    margin: Estimate | None
    """Points ahead of the best other; none where one plays alone."""
    rating: Rating | None
    decision: Thinking
    turn: Thinking
    forfeits: int


class Lost(msgspec.Struct, frozen=True):
    """A game that a program forfeited."""

    number: int
    seed: int
    player: int
    why: Message


class Look(msgspec.Struct, frozen=True):
    """The look at which a match was clear."""

    games: int
    above: bool
    """Whether the share is above what was asked about, not below."""
    wins: Estimate


class Result(msgspec.Struct, frozen=True):
    """What a match showed; all intervals are of 95 %."""

    summary: Summary
    players: tuple[Contestant, ...]
    deals: int
    """Finished deals: what the shares and margins are counted from."""
    until: float | None
    clear: Look | None
    forfeits: int
    lost: tuple[Lost, ...]
    """The first games that were forfeited."""
    seconds: float
    """Processor time of all games."""


class Score:
    """Everything that is counted in a match; it never holds a game."""

    def __init__(self, task: Task, rated: bool = True) -> None:
        self._task = task
        count = len(task.players)
        size = round_of(task)
        self.statistics = Statistics(task)
        self.wins = [Paired(size) for _ in range(count)]
        self._margins = [_Means(size) for _ in range(count)]
        self._scores = [_Means(size) for _ in range(count)]
        self._skills = Skills(count) if rated and count > 1 else None
        self._clocks = [(Clock(), Clock()) for _ in range(count)]
        self._lost: list[Lost] = []
        self._forfeits = [0] * count
        self._seconds = 0.0

    def add(self, played: Played) -> None:
        self.statistics.add(played)
        self._seconds += played.seconds
        if self._skills is not None:
            self._skills.add(played, played.players)
        for seat, player in enumerate(played.players):
            self.wins[player].add(played.share(seat))
            if played.forfeit is None:
                self._scores[player].add(deal_of(self._task, played.number), played.scores[seat])
                if len(played.scores) > 1:
                    others = played.scores[:seat] + played.scores[seat + 1 :]
                    margin = played.scores[seat] - max(others)
                    self._margins[player].add(deal_of(self._task, played.number), margin)
            if played.times:
                self._clocks[player][0].merge(played.times[seat].decisions)
                self._clocks[player][1].merge(played.times[seat].turns)
        self._note(played)

    def _note(self, played: Played) -> None:
        if played.forfeit is None:
            return
        player = played.players[played.forfeit.seat]
        self._forfeits[player] += 1
        if len(self._lost) < TOLD:
            self._lost.append(Lost(played.number, played.seed, player, played.forfeit.why))

    def result(self, interrupted: bool, until: float | None, clear: Look | None) -> Result:
        task = self._task
        ratings = None if self._skills is None else self._skills.ratings()
        return Result(
            summary=self.statistics.summary(interrupted),
            players=tuple(
                Contestant(
                    name=name,
                    wins=self.wins[player].estimate(),
                    score=self._scores[player].estimate(),
                    margin=self._margins[player].estimate() if len(task.players) > 1 else None,
                    rating=None if ratings is None else ratings[player],
                    decision=_thinking(self._clocks[player][0]),
                    turn=_thinking(self._clocks[player][1]),
                    forfeits=self._forfeits[player],
                )
                for player, name in enumerate(task.players)
            ),
            deals=self.wins[0].games // round_of(task),
            until=until,
            clear=clear,
            forfeits=sum(self._forfeits),
            lost=tuple(self._lost),
            seconds=self._seconds,
        )


class _Means:
    """Numbers of which those of one deal count together, as their mean."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._deals = Running()
        self._deal = -1
        self._found: list[float] = []

    def add(self, deal: int, value: float) -> None:
        if deal != self._deal:
            self._deal, self._found = deal, []
        self._found.append(value)
        if len(self._found) == self._size:
            self._deals.add(sum(self._found) / self._size)

    def estimate(self) -> Estimate:
        return self._deals.estimate()


def _thinking(clock: Clock) -> Thinking:
    return Thinking(clock.quantile(0.5), clock.quantile(0.99))


def whole_deals(task: Task) -> Task:
    """The task with as many games as make whole deals, at least as many as asked for."""
    size = round_of(task)
    return msgspec.structs.replace(task, games=-(-task.games // size) * size)


def looks(task: Task) -> frozenset[int]:
    """After how many games it is asked whether the match is clear."""
    deals = task.games // round_of(task)
    return frozenset(-(-deals * look // LOOKS) * round_of(task) for look in range(1, LOOKS + 1))


def cleared(share: Paired, until: float) -> Look | None:
    """Whether the share is clearly above or below that."""
    wins = share.estimate(LOOK_Z)
    if wins.low > until:
        return Look(share.games, True, wins)
    if wins.high < until:
        return Look(share.games, False, wins)
    return None


def check_match(task: Task, until: float | None) -> None:
    """:raises PentarchyError: if it cannot be played."""
    if until is not None and not 0 < until < 1:
        sentence = f"until: {until:g} is not a share between 0 and 1"
        raise BadOptions(sentence, "arena-until", until=f"{until:g}")
    check(task)


def play_match(
    task: Task,
    crew: Callable[[], Crew] | None = None,
    *,
    until: float | None = None,
    before: Iterable[Played] = (),
    watch: Callable[[Played], None] | None = None,
    rated: bool = True,
) -> Result:
    """Play the games that are missing after `before`, and count them all.

    `watch` sees each new game, in the order of their numbers. With `until` the match ends at the
    first look that shows whether the first player's share of the wins is above it or below.

    :raises PentarchyError: if the task cannot be played; nothing was played then.
    """
    check_match(task, until)
    score = Score(task, rated)
    stops = looks(task) if until is not None else frozenset()
    clear: Look | None = None

    def add(played: Played) -> bool:
        nonlocal clear
        score.add(played)
        if until is not None and played.number + 1 in stops:
            clear = cleared(score.wins[0], until)
        return clear is None

    def new(played: Played) -> bool:
        if watch is not None:
            watch(played)
        return add(played)

    begun = sum(1 for _ in takewhile(add, islice(before, task.games)))
    interrupted = False
    if clear is None and begun < task.games:
        interrupted = not go_through(task, range(begun, task.games), crew, new)
    return score.result(interrupted, until, clear)
