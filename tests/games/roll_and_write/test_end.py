"""Sections 7 and 8: points, ties, titles, modes and series."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from pentarchy.games.roll_and_write.state import RollOptions, RollState
from pentarchy.kernel.errors import BadOptions
from pentarchy.kernel.record import Record
from pentarchy.kernel.replay import Recording
from pentarchy.kernel.series import Series, next_options
from pentarchy.kernel.specimen import Sample
from pentarchy.proof.walks import random_moves, recorded_game
from tests.games.roll_and_write.table import Table, new, roll_and_write


@pytest.mark.rule("7.1", "3.4")
def test_natashas_tracks() -> None:
    """Worked example 4: Walls 5, Houses 14, Barns 4, Bridges 0; one more food makes Barns 6."""
    crossed = {"walls": 2, "houses": 7, "barns": 5, "bridges": 1}
    t = Table(crossed=crossed, pool="F", actions=1)
    tracks = ("walls", "houses", "barns", "bridges")
    assert [t.worth(f"track:{key}") for key in tracks] == [5, 14, 4, 0]
    assert t.points == 23
    t.cross("barns:4-2")
    assert t.worth("track:barns") == 6
    assert t.points == 25


@pytest.mark.rule("7.1")
def test_lines_name_the_boxes_that_count() -> None:
    t = Table(crossed={"barns": 5})
    line = t.line("track:barns")
    assert line is not None
    assert line.places == ("barns:1", "barns:2", "barns:3-1", "barns:3-2")


@pytest.mark.rule("7.2")
def test_lines_of_structures_name_their_sections() -> None:
    t = Table("architect", crossed={"walls": 2, "houses": 2}, at="draft")
    t.play("draft", "building:architect")
    line = t.line("building:architect")
    assert line is not None
    assert set(line.places) == {
        "building:architect", "section:1-1", "section:1-2", "section:2-1", "section:2-2",
    }  # fmt: skip


@pytest.mark.rule("7.4")
def test_ties() -> None:
    """Worked example 14 and ruling 28: Bridges boxes, then icons in circles, then shared."""
    t = Table(seats=2, crossed={"bridges": 2})
    one, other = t.state.sheets
    other.harvested, other.fields = 0b000001, 0b1  # one wood
    one.harvested, one.fields = 0, 0b1
    assert t.state.winners() == (1,)
    one.harvested = 0b001000  # two stone in one circle: more icons, as many circles
    one.fields = other.fields = 0b11
    assert t.state.winners() == (0,)
    other.harvested = 0b000011  # two icons in two circles
    assert t.state.winners() == (0, 1)
    one.crossed = (0, 0, 0, 2)
    other.crossed = (0, 0, 0, 3)  # section 3 is worth as much as section 2
    assert t.state.scores() == (1, 1)
    assert t.state.winners() == (1,)
    one.crossed = (1, 0, 0, 1)
    assert t.state.winners() == (0,)


@pytest.mark.rule("7.4")
def test_the_score_of_a_tie_tells_what_decided_it() -> None:
    """Equal Bridges, and one harvested icon against two: both tie-breaks are told."""
    t = Table(seats=2, crossed={"bridges": 2})
    one, other = t.state.sheets
    one.fields = other.fields = 0b11
    one.harvested, other.harvested = 0b001000, 0b000001  # two stone in one circle; one wood
    assert all(line.count is None for line in t.state.score_lines(0))
    t.state.agenda.clear()
    told = [
        {line.source: line.count for line in t.state.score_lines(seat) if line.count is not None}
        for seat in (0, 1)
    ]
    assert told == [{"tie-bridges": 2, "tie-harvest": 2}, {"tie-bridges": 2, "tie-harvest": 1}]
    assert t.state.winners() == (0,)


@pytest.mark.rule("8.2")
@pytest.mark.parametrize(
    ("points", "rank"),
    [
        (0, "commoner"), (39, "commoner"), (40, "servant"), (44, "servant"), (45, "squire"),
        (49, "squire"), (50, "knight"), (54, "knight"), (55, "castellan"), (59, "castellan"),
        (60, "duke"), (69, "duke"), (70, "king"), (79, "king"), (80, "emperor"), (120, "emperor"),
    ],
)  # fmt: skip
def test_titles(points: int, rank: str) -> None:
    """Worked example 12: the borders of the solo ranks."""
    assert roll_and_write().rank(points) == rank


@pytest.mark.rule("8.2", "1.6")
def test_the_title_is_told_after_ten_rounds() -> None:
    t = Table(round=10, crossed={"walls": 1}).end()
    assert t.state.over
    assert [event.args for event in t.told("event-title")] == [
        {"rank": "rank:commoner", "points": t.points}
    ]
    assert not Table(round=9).end().state.over


@pytest.mark.rule("1.6")
def test_ten_rounds() -> None:
    state = roll_and_write().new(2, 3)
    for seat, action in random_moves(state, Random(3)):
        state.play(seat, action)
    assert isinstance(state, RollState)
    assert state.round == state.turn == 10


# Modes --------------------------------------------------------------------------------------


def dealt(seats: int, seed: int, **options: Any) -> tuple[str, ...]:
    return new(seats, seed, **options).view(None).setup.sheets


@pytest.mark.rule("1.3", "8.1", "8.3", "8.4")
def test_who_plays_on_which_sheet() -> None:
    keys = {row.key for row in roll_and_write().components.sheet}
    assert len(keys) == 48
    for seed in range(5):
        assert set(dealt(1, seed)) <= keys
        assert len(set(dealt(4, seed)) & keys) == 4
        contest = dealt(3, seed, mode="contest")
        assert len(contest) == 3
        assert len(set(contest)) == 1
        assert dealt(2, seed, mode="competition") == ("competition", "competition")
    assert dealt(2, 1, sheets=("7", "3")) == ("7", "3")


@pytest.mark.rule("1.3")
def test_the_competition_sheet() -> None:
    row = roll_and_write().components.competition
    assert row.buildings == ("farm", "sawmill", "quarry", "tool_shop", "architect", "fortress")


@pytest.mark.rule("1.4")
def test_the_first_player_by_lot_or_chosen() -> None:
    starts = [new(3, seed).view(None).start for seed in range(30)]
    assert set(starts) == {0, 1, 2}
    assert new(3, 1, start=2).view(None).start == 2


@pytest.mark.rule("8.3", "6.7")
@pytest.mark.parametrize(
    ("seats", "options", "problem"),
    [
        (1, {"mode": "competition"}, "option mode: a competition is for 2 to 4 players"),
        (3, {"mode": "duel"}, "option mode: a duel is for 2 players, not for 3"),
        (2, {"advanced": False}, "option advanced: only a competition"),
        (2, {"sheets": ("1",)}, "option sheets: give 2 of them, not 1"),
        (2, {"sheets": ("1", "1")}, "option sheets: '1' is given too often"),
        (2, {"sheets": ("1", "99")}, "option sheets: '99' is none of"),
        (2, {"mode": "competition", "sheets": ("1",)}, "option sheets: give 0 of them"),
        (2, {"favours": ("ally", "gift")}, "option favours: give 3 of them, not 2"),
        (2, {"start": 2}, "option start: there is no seat 2 of 2"),
        (2, {"played": (("1", "2"),)}, "option played: only a duel or a campaign"),
        (2, {"mode": "duel", "played": (("1", "2"), ("2", "1"))}, "option played: a duel has 2"),
        (2, {"standing": (1, 2)}, "option standing: only a duel or a campaign"),
        (2, {"mode": "duel", "standing": (1,)}, "option standing: give 2 of them, not 1"),
        (2, {"plunder": "two"}, "option plunder:"),
    ],
)
def test_options_that_contradict(seats: int, options: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadOptions) as refusal:
        roll_and_write().new(seats, 1, **options)
    assert str(refusal.value).startswith(problem)


def finished(options: RollOptions, seats: int, seed: int) -> Record:
    game = roll_and_write()
    given = {name: getattr(options, name) for name in options.__struct_fields__}
    return recorded_game(game, Sample(seats, given), seed).record()


@pytest.mark.rule("8.5")
@pytest.mark.parametrize("sheets", [(), ("4", "9")])
def test_a_duel_exchanges_the_sheets(sheets: tuple[str, ...]) -> None:
    """Two games, sheets swapped after the first, the sum decides."""
    game = roll_and_write()
    first = RollOptions(mode="duel", sheets=sheets)
    one = finished(first, 2, 5)
    second = next_options(game, first, [one])
    assert isinstance(second, RollOptions)
    begun = new(2, 6, **msgspec.structs.asdict(second)).view(None).setup.sheets
    before = new(2, 5, **msgspec.structs.asdict(first)).view(None).setup.sheets
    assert begun == before[::-1]
    assert second.standing == one.scores
    other = finished(second, 2, 6)
    assert next_options(game, first, [one, other]) is None
    assert one.scores is not None
    assert other.scores is not None
    assert Series((one, other)).totals() == (
        one.scores[0] + other.scores[0], one.scores[1] + other.scores[1],
    )  # fmt: skip


@pytest.mark.rule("8.6")
def test_a_campaign_is_ten_games_on_ten_sheets() -> None:
    game = roll_and_write()
    first = RollOptions(mode="campaign")
    options: Any = first
    records: list[Record] = []
    had: list[list[str]] = [[], [], []]
    while options is not None:
        record = finished(options, 3, len(records))
        records.append(record)
        given = msgspec.structs.asdict(options)
        sheets = new(3, len(records) - 1, **given).view(None).setup.sheets
        assert len(set(sheets)) == 3
        for seat, sheet in enumerate(sheets):
            assert sheet not in had[seat]
            had[seat].append(sheet)
        assert options.standing == (Series(tuple(records[:-1])).totals() if records[1:] else ())
        options = next_options(game, first, records)
    assert len(records) == 10


@pytest.mark.rule("8.4")
def test_other_modes_are_one_game() -> None:
    game = roll_and_write()
    for mode in ("adventure", "competition", "contest"):
        options = RollOptions(mode=mode)
        assert next_options(game, options, [finished(options, 2, 1)]) is None


def test_a_recording_says_which_sheets_were_dealt() -> None:
    recording = Recording(roll_and_write(), 2, 5, {})
    assert [str(line).split()[-1] for line in recording.lines[:2]] == [
        f"sheet:{key}" for key in dealt(2, 5)
    ]
