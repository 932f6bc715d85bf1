"""A ladder: everybody meets everybody, two at a table, and all are rated together."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import chain, combinations, zip_longest

import msgspec

from pentarchy.arena.match import Result, play_match
from pentarchy.arena.pool import Crew, Lent, working
from pentarchy.arena.skill import Rating, Skills
from pentarchy.arena.stats import Estimate
from pentarchy.arena.task import Played, Task
from pentarchy.kernel.errors import BadOptions


class Meeting(msgspec.Struct, frozen=True):
    """Two of the players, by number, and their match."""

    first: int
    second: int
    result: Result


class Ladder(msgspec.Struct, frozen=True):
    """What a ladder showed in one title."""

    title: str
    seed: int
    players: tuple[str, ...]
    games: int
    """Of all meetings together."""
    interrupted: bool
    ratings: tuple[Rating, ...]
    meetings: tuple[Meeting, ...]

    def share(self, first: int, second: int) -> Estimate | None:
        """How much of the wins against another is one's; none if they did not meet."""
        for meeting in self.meetings:
            if (meeting.first, meeting.second) == (first, second):
                return meeting.result.players[0].wins
            if (meeting.first, meeting.second) == (second, first):
                return meeting.result.players[1].wins
        return None


def meetings_of(task: Task) -> list[tuple[int, int, Task]]:
    """Every pair of the task's players, as a match with its number of games.

    :raises BadOptions: if there are fewer than two players, or one is named twice.
    """
    if len(task.players) < 2 or len(set(task.players)) < len(task.players):
        sentence = "players: a ladder needs at least two, each named once"
        raise BadOptions(sentence, "arena-ladder-players")
    return [
        (a, b, msgspec.structs.replace(task, players=(task.players[a], task.players[b])))
        for a, b in combinations(range(len(task.players)), 2)
    ]


def play_ladder(
    task: Task,
    crew: Callable[[], Crew] | None = None,
    *,
    before: Callable[[Task], Iterable[Played]] = lambda meeting: (),
    watch: Callable[[Task, Played], None] = lambda meeting, played: None,
) -> Ladder:
    """Play all meetings, of which `before` gives the games that were played already."""
    if crew is None:
        return _play(task, None, before, watch)
    with working(crew) as workers:
        return _play(task, lambda: Lent(workers), before, watch)


def _play(
    task: Task,
    crew: Callable[[], Crew] | None,
    before: Callable[[Task], Iterable[Played]],
    watch: Callable[[Task, Played], None],
) -> Ladder:
    found: list[Meeting] = []
    games: list[list[tuple[Played, tuple[int, ...]]]] = []
    for first, second, match in meetings_of(task):
        seen = list(before(match))

        def new(played: Played, match: Task = match, seen: list[Played] = seen) -> None:
            watch(match, played)
            seen.append(played)

        result = play_match(match, crew, before=tuple(seen), watch=new, rated=False)
        found.append(Meeting(first, second, result))
        both = (first, second)
        games.append([(played, tuple(both[p] for p in played.players)) for played in seen])
        if result.summary.interrupted:
            break
    return Ladder(
        title=task.title,
        seed=task.seed,
        players=task.players,
        games=sum(map(len, games)),
        interrupted=found[-1].result.summary.interrupted,
        ratings=_rated(len(task.players), games),
        meetings=tuple(found),
    )


def _rated(
    count: int, games: Sequence[Sequence[tuple[Played, tuple[int, ...]]]]
) -> tuple[Rating, ...]:
    """Ratings with the meetings mixed: what comes last counts most, so nobody's comes last."""
    skills = Skills(count)
    for game in chain.from_iterable(zip_longest(*games)):
        if game is not None:
            played, players = game
            skills.add(played, players)
    return skills.ratings()
