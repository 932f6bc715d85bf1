"""Time at a table, worked out by hand from rows and moments."""

from __future__ import annotations

from math import inf

import pytest

from pentarchy.server.clock import Outages, SeatTime, Timing
from pentarchy.server.store.records import ClockRule, MoveKind, MoveRow

EVENING = ClockRule(bank=600.0, increment=10.0)
WEEK = ClockRule(turn=86_400.0, bank=172_800.0)


def row(seat: int, at: float, kind: MoveKind = "move", action: str = "") -> MoveRow:
    return MoveRow("t", 0, kind, seat, 0, action, at=at)


def timing(rule: ClockRule | None, *spans: tuple[float, float], asked: tuple[int, ...]) -> Timing:
    """Two people; the game begins at 1000 with turn 0."""
    found = Timing(rule, (0, 1), 1000.0, Outages(spans))
    found.begin(asked, 0)
    return found


def times(found: Timing, now: float) -> dict[int, SeatTime]:
    told = found.told(now)
    assert told is not None
    return {one.seat: one for one in told.seats}


def test_a_bank_runs_while_one_is_asked_and_grows_with_every_turn() -> None:
    found = timing(EVENING, asked=(0,))
    assert times(found, 1030.0)[0] == SeatTime(seat=0, turn=0.0, bank=570.0, running=True)
    assert times(found, 1030.0)[1] == SeatTime(seat=1, turn=0.0, bank=600.0, running=False)
    found.follow(row(0, 1030.0), (0,), 0)  # the second click of the same turn
    assert times(found, 1040.0)[0].bank == 560.0
    found.follow(row(0, 1040.0), (1,), 1)
    assert times(found, 1100.0)[0] == SeatTime(seat=0, turn=0.0, bank=570.0, running=False)
    assert times(found, 1100.0)[1].bank == 540.0


def test_a_turn_has_time_of_its_own_before_the_reserve_is_drawn_on() -> None:
    found = timing(WEEK, asked=(0,))
    assert times(found, 1000.0 + 80_000.0)[0].turn == 6_400.0
    late = 1000.0 + 90_000.0
    assert times(found, late)[0] == SeatTime(seat=0, turn=0.0, bank=169_200.0, running=True)
    found.follow(row(0, late), (0,), 1)  # one's own next turn: its time begins anew
    assert times(found, late)[0] == SeatTime(seat=0, turn=86_400.0, bank=169_200.0, running=True)


def test_in_simultaneous_parts_all_who_still_decide_spend_time() -> None:
    found = timing(EVENING, asked=(0, 1))
    found.follow(row(0, 1050.0), (1,), 0)
    now = times(found, 1080.0)
    assert (now[0].bank, now[1].bank) == (560.0, 520.0)


def test_time_without_a_server_is_nobodys() -> None:
    found = timing(EVENING, (1010.0, 1310.0), asked=(0,))
    assert times(found, 1320.0)[0].bank == 580.0
    assert found.expired(1320.0) == ()
    assert found.waited(0, 1320.0) == 20.0


def test_time_when_nobody_could_move_is_taken_off_once() -> None:
    """The game of this table stood still from 1100 to 1500; a server was missing from 1050 to
    1200, and from 1400 to 1450."""
    house = Outages([(1400.0, 1450.0), (1050.0, 1200.0)])
    found = Timing(EVENING, (0, 1), 1000.0, Outages([(1100.0, 1500.0)], house))
    found.begin((0,), 0)
    assert times(found, 1600.0)[0].bank == 450.0  # 600 - 50 until 1050 - 100 since 1500
    assert found.waited(0, 1600.0) == 150.0
    house.add((1510.0, 1530.0))  # and the machine slept
    assert times(found, 1600.0)[0].bank == 470.0


def test_while_a_game_stands_still_nobodys_time_runs() -> None:
    found = Timing(EVENING, (0, 1), 1000.0, Outages([(1100.0, inf)]))
    found.begin((0,), 0)
    assert times(found, 1e9)[0].bank == 500.0
    assert found.expired(1e9) == ()


def test_the_end_of_ones_time_lies_later_by_what_is_nobodys() -> None:
    found = timing(EVENING, (1010.0, 1310.0), asked=(0,))
    for moment in (1320.0, 1899.0):
        assert found.deadline(moment) == 1900.0
    assert found.expired(1899.9) == ()
    assert found.expired(1900.0) == (0,)


def test_who_runs_out_is_known_to_the_second() -> None:
    found = timing(EVENING, asked=(0,))
    assert found.deadline(1000.0) == 1600.0
    assert found.expired(1599.9) == ()
    assert found.expired(1600.0) == (0,)
    found.follow(row(0, 1600.5, "timeout"), (0,), 0)
    assert found.running == ()  # a bot plays on
    assert found.deadline(5000.0) is None
    found.follow(row(0, 1700.0, "back"), (0,), 0)
    assert times(found, 1700.0)[0].bank == 60.0
    assert found.deadline(1700.0) == 1760.0


def test_a_pause_stops_all_clocks_until_somebody_goes_on() -> None:
    found = timing(EVENING, asked=(0,))
    found.follow(row(1, 1010.0, "pause", "ask"), (0,), 0)
    assert found.pausing == (1,)
    assert not found.paused
    found.follow(row(0, 1020.0, "pause", "begin"), (0,), 0)
    assert found.paused
    assert found.deadline(5000.0) is None
    assert times(found, 5000.0)[0] == SeatTime(seat=0, turn=0.0, bank=580.0, running=False)
    found.follow(row(1, 5000.0, "pause", "end"), (0,), 0)
    assert times(found, 5001.0)[0].bank == 579.0


def test_a_move_ends_a_pause() -> None:
    found = timing(EVENING, asked=(0,))
    found.follow(row(0, 1000.0, "pause", "begin"), (0,), 0)
    found.follow(row(0, 1100.0), (1,), 1)
    assert not found.paused
    assert found.pausing == ()
    assert times(found, 1100.0)[0].bank == 610.0


def test_an_undo_gives_no_time_back() -> None:
    found = timing(EVENING, asked=(0,))
    found.follow(row(0, 1100.0), (1,), 1)
    found.follow(row(0, 1110.0, "undo", "1"), (0,), 0)
    # 600 - 100 + 10 for the turn that was done, and what follows is spent again.
    assert times(found, 1120.0)[0].bank == 500.0


def test_moments_that_run_backwards_cost_nothing() -> None:
    """The clocks of two processes may differ a little."""
    found = timing(EVENING, asked=(0,))
    found.follow(row(0, 990.0), (0,), 0)
    assert times(found, 1010.0)[0].bank == 590.0


def test_without_a_clock_waiting_is_known_all_the_same() -> None:
    found = timing(None, asked=(1,))
    assert found.told(2000.0) is None
    assert found.deadline(5000.0) is None
    assert found.expired(1e9) == ()
    assert found.waited(1, 1500.0) == 500.0
    assert found.waited(0, 1500.0) == 0.0


@pytest.mark.parametrize(
    ("rule", "playable"),
    [(EVENING, True), (WEEK, True), (ClockRule(), False), (ClockRule(increment=5.0), False)],
)
def test_a_clock_without_time_cannot_be_played_with(rule: ClockRule, playable: bool) -> None:
    assert rule.playable is playable
