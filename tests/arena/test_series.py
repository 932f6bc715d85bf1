"""Series in the arena: a duel, a campaign and a long game count as one, by their sums."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from pentarchy.arena.diary import Diary
from pentarchy.arena.match import play_match
from pentarchy.arena.playing import play_game, summed_up
from pentarchy.arena.simulate import simulate
from pentarchy.arena.task import Forfeit, Played, Task
from pentarchy.kernel.messages import Message
from pentarchy.kernel.record import read_record

DUEL = Task(
    title="roll-and-write",
    options={"mode": "duel"},
    players=("random", "random"),
    games=4,
    seed=11,
    records=True,
)
LONG = Task(title="eight-minute-empire", players=("random",) * 3, games=2, seed=3, series=True)


def test_a_duel_is_two_games_with_the_sheets_exchanged() -> None:
    played = play_game(DUEL, 0)
    first, second = (read_record(text) for text in played.records)
    assert played.games == 2
    assert first.seed is not None
    assert second.seed == first.seed + 1
    sheets = second.options["played"][0]
    assert second.options["sheets"] == sheets[::-1]
    assert first.scores is not None
    assert second.scores is not None
    sums = tuple(a + b for a, b in zip(first.scores, second.scores, strict=True))
    assert played.scores == sums
    assert played.winners == tuple(seat for seat in (0, 1) if sums[seat] == max(sums))
    assert second.options["standing"] == list(first.scores)


def test_a_campaign_is_ten_games() -> None:
    task = msgspec.structs.replace(DUEL, options={"mode": "campaign"}, games=1)
    played = play_game(task, 0)
    assert played.games == len(played.records) == 10
    each = [read_record(text).scores or () for text in played.records]
    assert played.scores == tuple(map(sum, zip(*each, strict=True)))


def test_a_long_game_is_a_series_where_one_is_wished_for() -> None:
    assert play_game(LONG, 0).games == 3
    alone = msgspec.structs.replace(LONG, series=False, records=True)
    assert play_game(alone, 0).games == 1
    assert len(play_game(alone, 0).records) == 1


def test_a_simulation_counts_series() -> None:
    seen: list[Played] = []
    summary = simulate(DUEL, 1, seen.append)
    assert (summary.games, summary.series, summary.single_games) == (4, True, 8)
    assert sum(line.wins.value for line in summary.players) == pytest.approx(1)
    mean = sum(sum(played.scores) for played in seen) / len(seen)
    assert sum(line.score.value for line in summary.players) == pytest.approx(mean)


def test_a_match_counts_series_and_keeps_every_record(tmp_path: Path) -> None:
    task = msgspec.structs.replace(DUEL, paired=True, timed=True)
    diary = Diary(tmp_path, task)
    result = play_match(task, watch=diary.add)
    assert (result.summary.games, result.summary.single_games, result.deals) == (4, 8, 2)
    names = sorted(path.name for path in (tmp_path / "records").iterdir())
    assert names[:2] == ["roll-and-write-000000-2.record", "roll-and-write-000000.record"]
    assert len(names) == 8
    again = play_match(task, before=Diary(tmp_path, task).before())
    assert again.players == result.players


def game(scores: tuple[int, int], winners: tuple[int, ...]) -> Played:
    return Played(
        number=0, seed=1, players=(0, 1), scores=scores, winners=winners, order=(0, 1), turns=10,
        decisions=20,
    )  # fmt: skip


def test_who_wins_the_series_may_have_lost_its_last_game() -> None:
    found = summed_up([game((30, 10), (0,)), game((12, 20), (1,))], 0.0)
    assert (found.scores, found.winners) == ((42, 30), (0,))
    assert (found.turns, found.decisions, found.games) == (20, 40, 2)
    shared = summed_up([game((20, 10), (0,)), game((10, 20), (1,))], 0.0)
    assert shared.winners == (0, 1)


def test_who_forfeits_a_game_loses_the_series() -> None:
    lost = msgspec.structs.replace(
        game((0, 0), (1,)), forfeit=Forfeit(0, Message("arena-forfeit", {}))
    )
    found = summed_up([game((90, 10), (0,)), lost], 0.0)
    assert found.winners == (1,)
    assert found.forfeit == lost.forfeit
