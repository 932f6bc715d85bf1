"""What the valuation promises: its terms add up, and each says what its name says."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from pentarchy.games.roll_and_write import insight, scoring
from pentarchy.games.roll_and_write.outlook import score
from pentarchy.games.roll_and_write.state import RollState
from tests.games.roll_and_write.table import Table, new, roll_and_write

MODES: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (2, {}),
    (3, {}),
    (4, {}),
    (2, {"mode": "competition", "advanced": False}),
    (4, {"mode": "competition"}),
    (3, {"mode": "contest", "plunder": "one"}),
    (2, {"mode": "duel", "standing": (40, 50)}),
    (3, {"mode": "campaign"}),
]


def checked(state: RollState) -> None:
    """Terms and values agree, and the quick score is the score."""
    game = roll_and_write()
    values = game.values(state)
    assert len(values) == state.seats
    for seat, value in enumerate(values):
        assert sum(game.insight(state, seat).values()) == pytest.approx(value)
    for seat, sheet in enumerate(state.sheets):
        own = game.outlook.plan(sheet.plan)
        points = score(game.outlook, own, game.paper, sheet)
        assert points == scoring.total(game.paper, sheet) == state.scores()[seat]


@pytest.mark.parametrize(("seats", "options"), MODES)
@pytest.mark.parametrize("dealt", [True, False])
def test_terms_add_up(seats: int, options: dict[str, Any], dealt: bool) -> None:
    """In every state of a random game, also where CHANCE is asked."""
    rng = Random(seats)
    state = new(seats, 3 if dealt else None, **options)
    while not state.over:
        checked(state)
        seat = rng.choice(state.actors)
        state.play(seat, rng.choice(state.legal(seat)))
    assert list(roll_and_write().values(state)) == list(state.scores())
    assert [sum(roll_and_write().insight(state, seat).values()) for seat in range(seats)] == list(
        state.scores()
    )
    assert roll_and_write().progress(state) == 1.0


def test_values_do_not_change_the_state() -> None:
    state = new(2, 4)
    before = state.snapshot()
    roll_and_write().values(state)
    assert state.snapshot() == before


def test_progress_counts_rounds() -> None:
    game = roll_and_write()
    t = Table(round=1)
    assert game.progress(t.state) == 0.0
    assert game.progress(t.next_round().state) == pytest.approx(0.1)


def term(name: str, table: Table) -> float:
    return roll_and_write().insight(table.state, 0)[name]


def feature(name: str, table: Table) -> float:
    return term(name, table) / roll_and_write().judgement.weights[name]


def test_score_is_the_points_as_they_stand() -> None:
    """Walls to section 2 bring 5, Barns to section 3 bring 4 (rule 7.1)."""
    assert term("score", Table(crossed={"walls": 2, "barns": 4})) == 9


def test_rounds_to_come() -> None:
    """In round 5 five more will be rolled; before the roll of round 6 it is the same five."""
    t = Table(round=5)
    five = 5 * (5 + insight.GROWTH)
    assert feature("rounds", t) == pytest.approx(five)
    t.end()
    assert feature("rounds", t) == pytest.approx(five)
    assert feature("rounds", Table(round=10)) == 0


def test_tracks_in_the_last_round_count_whole_sections() -> None:
    """With 2 stone and an action the third wall is 2 points; with 1 stone it is nothing."""
    at: dict[str, Any] = {"round": 10, "crossed": {"walls": 2}}
    assert term("tracks", Table(pool="S", actions=1, **at)) == 0
    assert term("tracks", Table(pool="SS", actions=1, **at)) > 0
    assert term("tracks", Table(pool="SS", actions=0, **at)) == 0


def test_tracks_that_are_full_bring_nothing() -> None:
    """Stone has no use when the Walls are full and it is the last round."""
    full = {"walls": 9}
    assert term("tracks", Table(round=10, pool="SSS", actions=3, crossed=full)) == 0


def test_a_working_building_fills_the_tracks() -> None:
    """The Quarry gives a stone in every round to come."""
    without = Table("quarry", unbuilt=["quarry"], round=3)
    assert term("tracks", Table("quarry", round=3)) > term("tracks", without)
    # In the last round it has nothing to give.
    without = Table("quarry", unbuilt=["quarry"], round=10, pool="SS", actions=2)
    assert term("tracks", Table("quarry", round=10, pool="SS", actions=2)) == term(
        "tracks", without
    )


def test_buildings_that_bring_points() -> None:
    """The Drill Yard: 2 points if five workers are rolled, two faces of six; 4 rounds to come."""
    assert feature("buildings", Table("drill_yard", round=6)) == pytest.approx(2 * 4 / 3)
    assert feature("buildings", Table("drill_yard", unbuilt=["drill_yard"], round=6)) == 0


def test_stars_grow_with_the_rounds_to_come() -> None:
    early, late = Table("cathedral", round=2), Table("cathedral", round=9)
    assert feature("stars", early) == pytest.approx(8 * feature("stars", late))
    assert feature("stars", Table("cathedral", round=10)) == 0
    assert feature("stars", Table("cathedral", unbuilt=["cathedral"], round=2)) == 0


def test_buildings_begun() -> None:
    """Half of the Harvest Feast is half of its 5 points."""
    begun = Table("harvest_feast", unbuilt=["harvest_feast"], built=["harvest_feast:1"])
    assert feature("begun", begun) == pytest.approx(2.5)
    assert feature("begun", Table("harvest_feast", unbuilt=["harvest_feast"])) == 0
    assert feature("begun", Table("harvest_feast")) == 0


def test_ripe_circles_fill_the_tracks() -> None:
    assert term("tracks", Table(fields=[1])) > term("tracks", Table())
    gone = Table(fields=[1], harvested=["meadow:1", "meadow:2", "meadow:3"])
    assert term("tracks", gone) == term("tracks", Table())


def test_the_next_bridge() -> None:
    """The bridge to the Foothills has two sections: half of it stands, then all."""
    assert feature("bridge", Table(crossed={"bridges": 2})) == 0
    assert feature("bridge", Table(crossed={"bridges": 3})) > 0
    assert feature("bridge", Table(crossed={"bridges": 3}, fields=[2])) == 0


def test_structures_by_how_near_they_are() -> None:
    """The Farm's structure is a section, and two below it."""
    near = Table("farm", crossed={"walls": 1, "houses": 2})
    nearer = Table("farm", crossed={"walls": 1, "houses": 1})
    assert feature("structures", near) > feature("structures", nearer) > 0
    assert feature("structures", Table("farm", round=10, crossed={"walls": 1, "houses": 2})) == 0


def test_structures_worth_points_count_to_the_end() -> None:
    """The Architect is paid for squares: 3 points for each, also after the last round."""
    square = {"walls": 2, "houses": 2}
    t = Table("architect", round=10, crossed=square, at="draft")
    assert feature("structures", t) == pytest.approx(3 * insight.NEAR[0])
    t.play("draft", "building:architect")
    assert term("score", t) if not t.state.over else t.points == 5 + 4 + 3


def test_the_favour_in_hand() -> None:
    """An unused one counts; Export wants goods, Plunder something ripe."""
    assert feature("token", Table(favour="export")) == 0
    assert feature("token", Table(favour="export", pool="SWF", actions=1)) > 0
    assert feature("token", Table(favour="plunder", dice="SSS")) == 0
    assert feature("token", Table(favour="plunder", dice="SSS", fields=[1])) > 0
    used = Table(favour="ally").play("use", "favour:ally")
    assert feature("token", used) == 0


def test_gold_at_hand() -> None:
    """It is worth what the dearest resource is, as far as actions can spend it."""
    one, two = Table(pool="G", actions=2), Table(pool="GG", actions=2)
    assert feature("gold", two) == pytest.approx(2 * feature("gold", one))
    assert feature("gold", one) > 0
    assert feature("gold", Table(pool="GG", actions=0)) == 0


def test_the_roll_counts_before_it_fills_the_pool() -> None:
    """A seat that must decide about its dice has them already: the worth is that of the pool."""
    window = Table("oracle", dice="SSW", workers=4, at="window")
    expand = Table("oracle", dice="SSW", pool="SSW", actions=4, workers=4)
    assert window.asks == "Window"
    # The Oracle itself promises a little, which is all that lies between the two.
    assert term("tracks", window) == pytest.approx(term("tracks", expand), abs=0.5)


def test_what_is_kept_counts_as_kept() -> None:
    """A Cellar keeps two: with food and stone kept, the value is that of them, not of the rest."""
    t = Table("cellar", pool="SSF", actions=0, round=4).end()
    assert t.asks == "Keep"
    before = term("tracks", t)
    t.play("name", "resource:stone")
    assert term("tracks", t) >= before


def test_a_series_counts_what_came_before() -> None:
    state = new(2, 1, mode="duel", standing=(61, 55))
    assert roll_and_write().standing(state) == (61, 55)
    assert roll_and_write().standing(new(2, 1)) == ()
