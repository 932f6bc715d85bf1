"""Matches: seats and deals, the same result on any number of processes, an early end."""

from __future__ import annotations

from collections import Counter
from functools import partial

import msgspec
import pytest

from pentarchy.arena.match import (
    LOOKS,
    Result,
    cleared,
    looks,
    play_match,
    whole_deals,
)
from pentarchy.arena.playing import play_game
from pentarchy.arena.pool import Processes
from pentarchy.arena.simulate import simulate
from pentarchy.arena.skill import places
from pentarchy.arena.stats import Paired
from pentarchy.arena.task import Forfeit, Played, Task, deal_of, seating
from pentarchy.kernel.errors import BadOptions
from pentarchy.kernel.messages import Message

TASK = Task(title="toy", players=("random", "random"), games=12, seed=3, paired=True)


def changed(task: Task = TASK, **fields: object) -> Task:
    return msgspec.structs.replace(task, **fields)


@pytest.mark.parametrize("count", [2, 3, 4])
def test_every_player_sits_at_every_seat_equally_often(count: int) -> None:
    task = changed(players=("random",) * count)
    games = range(count * 6)
    sat = Counter((s, player) for n in games for s, player in enumerate(seating(task, n)))
    assert set(sat.values()) == {6}
    assert len(sat) == count * count


def test_with_four_players_everybody_becomes_everybodys_neighbour() -> None:
    task = changed(players=("random",) * 4)
    rounds = {seating(task, 4 * deal) for deal in range(6)}
    after = {(around[n], around[(n + 1) % 4]) for around in rounds for n in range(4)}
    assert len(after) == 12


def test_a_deal_is_the_same_in_every_seating() -> None:
    task = changed(players=("random", "random", "random"))
    seeds = [play_game(task, number).seed for number in range(6)]
    assert seeds[0] == seeds[1] == seeds[2] != seeds[3] == seeds[4] == seeds[5]
    assert [deal_of(task, number) for number in range(6)] == [0, 0, 0, 1, 1, 1]


def test_whole_deals_are_played() -> None:
    assert whole_deals(changed(games=5)).games == 6
    assert whole_deals(changed(players=("random",) * 3, games=7)).games == 9
    assert whole_deals(changed(games=4)).games == 4


def test_a_match_is_the_simulation_with_more_counted() -> None:
    summary = simulate(TASK)
    assert play_match(TASK).summary == summary


def test_the_number_of_processes_changes_nothing() -> None:
    task = Task(
        title="eight-minute-empire",
        players=("master:playouts=4,lines=2,width=2,horizon=0", "novice"),
        games=4,
        seed=1,
        paired=True,
    )
    here = play_match(task)
    assert play_match(task, partial(Processes, 2)) == here
    assert here.deals == 2


def test_margins_are_points_ahead_of_the_best_other() -> None:
    seen: list[Played] = []
    task = changed(players=("random", "random", "random"), games=6)
    result = play_match(task, watch=seen.append)
    ahead = []
    for played in seen:
        seat = played.players.index(0)
        others = [score for s, score in enumerate(played.scores) if s != seat]
        ahead.append(played.scores[seat] - max(others))
    assert result.players[0].margin is not None
    assert result.players[0].margin.value == pytest.approx(sum(ahead) / 6)


def test_alone_there_is_no_margin_and_no_rating() -> None:
    task = Task(title="roll-and-write", players=("random",), games=2, seed=1, paired=True)
    (player,) = play_match(task).players
    assert player.margin is None
    assert player.rating is None
    assert player.score.value > 0


def test_times_are_measured_by_player() -> None:
    task = Task(
        title="eight-minute-empire",
        players=("novice", "random"),
        games=2,
        seed=1,
        paired=True,
        timed=True,
    )
    novice, chance = play_match(task).players
    for player in (novice, chance):
        assert 0 < player.decision.p50 <= player.decision.p99
        assert player.decision.p50 <= player.turn.p50 * 1.06
    assert novice.turn.p50 > chance.turn.p50


# An early end ----------------------------------------------------------------------------------


def share_of(*deals: tuple[float, float]) -> Paired:
    share = Paired(2)
    for deal in deals:
        for part in deal:
            share.add(part)
    return share


def test_there_are_eight_looks_at_equal_steps() -> None:
    assert looks(changed(games=160)) == frozenset(range(20, 161, 20))
    assert len(looks(changed(games=160))) == LOOKS
    assert max(looks(changed(games=6))) == 6


def test_what_is_clear_is_told_with_its_side() -> None:
    above, below = share_of(*[(1, 1)] * 20), share_of(*[(0, 0)] * 20)
    assert (found := cleared(above, 0.5)) is not None
    assert found.above
    assert (found := cleared(below, 0.5)) is not None
    assert not found.above
    assert cleared(share_of(*[(1, 0)] * 20), 0.5) is None


def test_a_match_ends_when_it_is_clear() -> None:
    task = changed(games=80)
    # Two random players share everything, so the first wins clearly more than one in a hundred.
    result = play_match(task, until=0.01)
    assert result.clear is not None
    assert result.clear.above
    assert result.summary.games == result.clear.games < 80
    assert result.summary.games in looks(task)
    assert play_match(task, until=0.5).clear is None


def test_an_early_end_does_not_depend_on_what_was_played_before() -> None:
    task = changed(games=80)
    games: list[Played] = []
    play_match(task, watch=games.append)
    assert play_match(task, until=0.01, before=games) == play_match(task, until=0.01)
    assert play_match(task, until=0.01, before=games[:5]) == play_match(task, until=0.01)


@pytest.mark.parametrize("until", [0.0, 1.0, -1.0, 60.0])
def test_a_share_that_cannot_be_is_refused(until: float) -> None:
    with pytest.raises(BadOptions, match="until"):
        play_match(TASK, until=until)


# Places ----------------------------------------------------------------------------------------


def test_winners_come_first_and_who_forfeits_last() -> None:
    played = Played(0, 0, (0, 1, 2), (50, 30, 40), (0,), (0, 1, 2), 9, 9)
    assert places(played) == [1, 3, 2]
    # A tie-break decided: points alone would make them equal.
    assert places(msgspec.structs.replace(played, scores=(30, 30, 30))) == [1, 2, 2]
    forfeit = Forfeit(0, Message("arena-late"))
    lost = msgspec.structs.replace(played, winners=(1, 2), forfeit=forfeit)
    assert places(lost) == [2, 1, 1]


def test_a_result_survives_json() -> None:
    result = play_match(changed(timed=True))
    assert msgspec.json.decode(msgspec.json.encode(result), type=Result) == result
