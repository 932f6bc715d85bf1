"""Simulations: numbered games, sums over seats and players, memory."""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Callable

import msgspec
import pytest

import pentarchy
from pentarchy.arena import playing
from pentarchy.arena.simulate import Played, Statistics, Task, play_game, simulate
from pentarchy.arena.stats import wilson
from pentarchy.kernel.errors import BadOptions, BadSeats, PentarchyError, UnknownGame
from pentarchy.kernel.record import read_record
from pentarchy.kernel.replay import replay

TITLE = "kingdom-builder"
TASK = Task(title=TITLE, players=("random", "random"), games=6, seed=1)


def changed(task: Task = TASK, **fields: object) -> Task:
    return msgspec.structs.replace(task, **fields)


def test_the_number_of_processes_changes_nothing() -> None:
    task = changed(games=20, records=True)
    seen: dict[int, list[Played]] = {1: [], 2: []}
    summaries = [simulate(task, jobs, seen[jobs].append) for jobs in (1, 2)]
    assert summaries[0] == summaries[1]
    assert seen[1] == seen[2]
    assert [played.number for played in seen[2]] == list(range(20))


def test_a_game_follows_from_its_number() -> None:
    assert play_game(TASK, 3) == play_game(changed(games=100), 3)
    assert play_game(TASK, 3).seed != play_game(TASK, 4).seed
    assert play_game(TASK, 3).seed != play_game(changed(seed=2), 3).seed


def test_writing_down_does_not_change_a_game() -> None:
    plain, written = play_game(TASK, 0), play_game(changed(records=True), 0)
    assert written.record is not None
    assert msgspec.structs.replace(written, record=None) == plain
    record = read_record(written.record)
    assert record.seed == plain.seed
    assert record.players == ("random", "random")
    assert replay(record).difference is None


def test_players_change_seats() -> None:
    task = changed(players=("random",) * 3)
    assert [play_game(task, n).players for n in range(3)] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    assert play_game(changed(task, rotate=False), 1).players == (0, 1, 2)


def test_the_order_of_play_begins_with_the_start_player() -> None:
    for start in (0, 1, 2):
        task = changed(players=("random",) * 3, options={"start": start})
        order = tuple((start + n) % 3 for n in range(3))
        assert play_game(task, 0).order == order


def test_own_components_are_played_with() -> None:
    text = pentarchy.game(TITLE).components_text.replace("settlements = 40", "settlements = 9")
    played = play_game(changed(components=text, options={"start": 0}), 0)
    assert played.turns <= 8


def played(number: int, scores: tuple[int, ...], **fields: object) -> Played:
    best = max(scores)
    made = Played(
        number=number,
        seed=number,
        players=(0, 1) if number % 2 == 0 else (1, 0),
        scores=scores,
        winners=tuple(seat for seat, score in enumerate(scores) if score == best),
        order=(0, 1),
        turns=20 + number,
        decisions=100,
        record=None,
    )
    return msgspec.structs.replace(made, **fields)


def test_the_sums_by_hand() -> None:
    """Seat 0 wins, seat 1 wins, both share; in the second game the players have changed seats."""
    statistics = Statistics(changed(games=3))
    for game in (played(0, (50, 40)), played(1, (30, 60), order=(1, 0)), played(2, (45, 45))):
        statistics.add(game)
    summary = statistics.summary(interrupted=False)
    assert summary.games == 3
    assert [line.wins.value for line in summary.by_seat] == [0.5, 0.5]
    assert [line.score.value for line in summary.by_seat] == pytest.approx([125 / 3, 145 / 3])
    assert [line.wins.value for line in summary.players] == pytest.approx([2.5 / 3, 0.5 / 3])
    assert [line.score.value for line in summary.players] == pytest.approx([155 / 3, 115 / 3])
    assert [line.wins.value for line in summary.by_order] == pytest.approx([2.5 / 3, 0.5 / 3])
    low, high = wilson(2.5, 3)
    assert (summary.players[0].wins.low, summary.players[0].wins.high) == (low, high)
    assert summary.turns is not None
    assert (summary.turns.mean.value, summary.turns.shortest, summary.turns.longest) == (21, 20, 22)
    assert summary.decisions is not None
    assert summary.decisions.mean.low == summary.decisions.mean.high == 100


def test_apprentices_are_told_from_random_players() -> None:
    task = changed(players=("apprentice", "random"), games=6)
    better, worse = simulate(task).players
    assert (better.name, worse.name) == ("apprentice", "random")
    assert better.score.value > worse.score.value


@pytest.mark.parametrize(
    ("task", "jobs", "error"),
    [
        (changed(games=0), 1, BadOptions),
        (TASK, 0, BadOptions),
        (changed(title="chess"), 1, UnknownGame),
        (changed(players=("random",)), 1, BadSeats),
        (changed(players=("random", "genius")), 1, BadOptions),
        (changed(options={"colour": "red"}), 1, BadOptions),
        (changed(seed=-1), 1, BadOptions),
        (changed(components="nonsense"), 1, PentarchyError),
    ],
)
def test_what_cannot_be_played_is_refused(task: Task, jobs: int, error: type[Exception]) -> None:
    seen: list[Played] = []
    with pytest.raises(error):
        simulate(task, jobs, seen.append)
    assert seen == []


def interrupt_at(number: int) -> Callable[[Played], None]:
    def watch(game: Played) -> None:
        if game.number == number:
            raise KeyboardInterrupt

    return watch


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interruption_ends_it_with_what_was_played(jobs: int) -> None:
    summary = simulate(changed(games=100000), jobs, interrupt_at(3))
    assert summary.interrupted
    assert summary.games == 3


def test_an_interruption_before_the_first_game() -> None:
    def stop(task: Task, number: int) -> Played:
        raise KeyboardInterrupt

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(playing, "play_game", stop)
        summary = simulate(TASK)
    assert (summary.games, summary.interrupted, summary.turns) == (0, True, None)


def test_memory_does_not_grow() -> None:
    """After a warm-up more games leave nothing behind, neither themselves nor their records."""
    used: list[int] = []

    def watch(game: Played) -> None:
        if game.number in (50, 200):
            gc.collect()
            used.append(tracemalloc.get_traced_memory()[0])

    tracemalloc.start()
    try:
        simulate(changed(title="toy", games=201, records=True), 1, watch)
    finally:
        tracemalloc.stop()
    assert used[1] - used[0] < 20_000
