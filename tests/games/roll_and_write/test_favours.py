"""Sections 1, 2 and 4: the roll, and the five favours."""

from __future__ import annotations

import pytest

from pentarchy.games.roll_and_write.state import RollState
from pentarchy.kernel.chance import CHANCE
from pentarchy.speech import Speech
from tests.games.roll_and_write.table import FAVOURS, Table, roll_and_write


def new(seats: int, **options: object) -> RollState:
    state = roll_and_write().new(seats, None, **options)
    assert isinstance(state, RollState)
    return state


def play(state: RollState, seat: int, text: str) -> None:
    state.play(seat, roll_and_write().parse(text))


@pytest.mark.rule("1.5")
@pytest.mark.parametrize(("seats", "tokens"), [(1, 3), (2, 3), (3, 4), (4, 5)])
def test_favours_in_play(seats: int, tokens: int) -> None:
    """Worked example 2: players plus one, three for one alone."""
    state = roll_and_write().new(seats, 7)
    assert isinstance(state, RollState)
    assert state.favours.bit_count() == tokens


@pytest.mark.rule("1.5", "2.2", "2.3")
def test_favours_are_taken_clockwise_from_the_first_player() -> None:
    sheets = ("1", "2", "3")
    state = new(3, sheets=sheets, favours=("ally", "gift", "export", "coin"), start=1)
    play(state, CHANCE, "throw dice:SWF4")
    taken = []
    for favour in ("gift", "ally", "coin"):
        taken.append(state.actors[0])
        play(state, taken[-1], f"take favour:{favour}")
    assert taken == [1, 2, 0]
    assert [FAVOURS[sheet.favour] for sheet in state.sheets] == ["coin", "gift", "ally"]


@pytest.mark.rule("1.5", "2.3")
def test_no_token_is_taken_twice_and_only_those_in_play() -> None:
    t = Table(seats=2, favours=("ally", "gift", "coin"))
    t.play("end").play("end", seat=1).chance("throw", "dice:SWF4")
    seat = t.state.actors[0]
    assert seat == 1
    assert t.refused("take", "favour:plunder", seat) == "1.5"
    t.play("take", "favour:gift", seat)
    assert t.refused("take", "favour:gift") == "2.3"
    assert t.open("take") == {"favour:ally", "favour:coin"}


@pytest.mark.rule("2.3")
def test_alone_the_same_token_may_be_taken_again() -> None:
    """Ruling 13: one of the three each round, repeats allowed; the others are unclaimed."""
    t = Table(favours=("ally", "gift", "coin")).end().chance("throw", "dice:SSS3")
    t.play("take", "favour:coin")
    assert t.state.unclaimed() == 0b00011
    t.end().chance("throw", "dice:SSS3").play("take", "favour:coin").play("use", "favour:coin")
    assert t.pool == "SSSG"


@pytest.mark.rule("2.5")
def test_tokens_return_and_the_first_player_passes_on() -> None:
    """Ruling 12: the same set all game; it may be left unused; clockwise."""
    t = Table(seats=2, favours=("ally", "gift", "coin"), favour="ally")
    t.play("end").play("end", seat=1)
    assert t.state.start == 1
    assert t.state.favours == 0b10011
    assert [sheet.favour for sheet in t.state.sheets] == [-1, -1]


@pytest.mark.rule("2.1")
def test_the_roll_is_everybodys() -> None:
    state = new(2, sheets=("10", "20"), favours=("ally", "gift", "coin"), start=0)
    play(state, CHANCE, "throw dice:SWG5")
    play(state, 0, "take favour:ally")
    play(state, 1, "take favour:gift")
    assert [sheet.pool for sheet in state.sheets] == [(1, 1, 0, 1)] * 2
    assert [sheet.actions for sheet in state.sheets] == [5, 5]


@pytest.mark.rule("4.1", "4.5")
def test_ally_and_coin() -> None:
    assert Table(favour="ally").play("use", "favour:ally").actions == 1
    assert Table(favour="coin").play("use", "favour:coin").pool == "G"


@pytest.mark.rule("4.2")
def test_gift() -> None:
    """One more of what a die shows, gold included; the worker die is none of them."""
    t = Table(favour="gift", dice="SGF").play("use", "favour:gift")
    assert t.refused("pick", "die:4") == "4.2"
    assert t.play("pick", "die:2").pool == "G"
    assert Table(favour="gift", dice="WWW").play("use", "favour:gift").pool == "W"


@pytest.mark.rule("4.6")
def test_a_favour_is_used_once_and_costs_no_action() -> None:
    """Ruling 12: at any moment, no action, once."""
    t = Table(favour="ally", pool="S", actions=1).cross("walls:1").play("use", "favour:ally")
    assert t.actions == 1
    assert t.refused("use", "favour:ally") == "4.6"
    t.cross("bridges:1")
    assert t.actions == 0


@pytest.mark.rule("2.2")
def test_only_the_own_favour_is_used() -> None:
    assert Table(favour="ally").refused("use", "favour:gift") == "2.2"


@pytest.mark.rule("4.4")
def test_export_brings_three_points_at_most() -> None:
    """Worked example 3 and ruling 10: each type once, a second stone brings nothing."""
    t = Table(favour="export", pool="SSWF").play("use", "favour:export")
    t.play("name", "resource:stone")
    assert t.refused("name", "resource:stone") == "4.4"
    t.play("name", "resource:wood").play("name", "resource:food")
    assert t.noted("favours") == 3
    assert t.pool == "S"
    assert t.asks == "Expand"


@pytest.mark.rule("4.4")
def test_export_with_gold_standing_in() -> None:
    """Ruling 10: gold may replace a missing type; it is no type itself."""
    t = Table(favour="export", pool="SG").play("use", "favour:export")
    assert t.open("name") == {"resource:stone", "resource:wood", "resource:food"}
    t.play("name", "resource:food").play("name", "resource:stone")
    assert (t.noted("favours"), t.pool, t.asks) == (2, "", "Expand")


@pytest.mark.rule("3.3", "4.4")
def test_export_of_what_is_not_there() -> None:
    t = Table(favour="export", pool="SW").play("use", "favour:export")
    assert t.refused("name", "resource:food") == "3.3"
    assert t.play("done").pool == "SW"


@pytest.mark.rule("4.7")
def test_what_would_do_nothing_is_not_used() -> None:
    assert Table(favour="export").refused("use", "favour:export") == "4.7"
    assert Table(favour="plunder", fields=[]).refused("use", "favour:plunder") == "4.7"
    assert Table("inn", pool="S").refused("use", "building:inn") == "4.7"


@pytest.mark.rule("4.3")
def test_plunder_takes_any_number_of_circles_of_a_type() -> None:
    """Ruling 9: without actions, a field opened this round included; they count as harvests."""
    t = Table(favour="plunder", dice="SSF", pool="W", actions=2)
    t.cross("bridges:1", "bridges:2").play("use", "favour:plunder")
    assert t.refused("pick", "die:4") == "4.2"
    t.play("pick", "die:1")
    assert t.open("harvest") == {"meadow:3"}
    assert t.refused("harvest", "meadow:1") == "4.3"
    assert t.refused("cross", "walls:1") == "3.9"
    t.play("harvest", "meadow:3")
    assert (t.pool, t.actions, t.sheet.harvests, t.asks) == ("S", 0, 1, "Expand")


@pytest.mark.rule("4.3")
def test_plunder_may_stop() -> None:
    t = Table(favour="plunder", dice="SSS", fields=[1, 2]).play("use", "favour:plunder")
    t.play("pick", "die:2").play("harvest", "foothills:1").play("done")
    assert (t.pool, t.asks) == ("SS", "Expand")


@pytest.mark.rule("4.3")
def test_plunder_needs_something_of_that_type() -> None:
    t = Table(favour="plunder", dice="SWW", fields=[1], harvested=["meadow:3"])
    t.play("use", "favour:plunder")
    assert t.refused("pick", "die:1") == "4.3"
    assert t.open("pick") == {"die:2", "die:3"}


@pytest.mark.rule("4.3")
def test_a_gold_die_lets_one_name_a_type() -> None:
    """Ruling 9: a gold die stands for a basic type of one's choice."""
    t = Table(favour="plunder", dice="GSS", fields=[1], harvested=["meadow:1"])
    t.play("use", "favour:plunder").play("pick", "die:1")
    assert t.refused("name", "resource:wood") == "4.3"
    t.play("name", "resource:food").play("harvest", "meadow:2")
    assert t.pool == "F"


@pytest.mark.rule("4.3")
def test_plunder_of_one_circle_if_the_table_says_so() -> None:
    """Ruling 9: the narrower reading, as an option."""
    t = Table(favour="plunder", dice="SSS", fields=[1, 2], plunder="one")
    t.play("use", "favour:plunder").play("pick", "die:1").play("harvest", "meadow:3")
    assert (t.pool, t.asks) == ("S", "Expand")


@pytest.mark.rule("4.2", "4.3", "5.3")
def test_favours_look_at_the_own_dice() -> None:
    """Ruling 11: Gift and Plunder see the dice after re-rolls."""
    t = Table("oracle", favour="gift", dice="SSS", at="window").play("use", "building:oracle")
    t.play("pick", "die:1").chance("roll", "resource:gold").play("use", "favour:gift")
    t.play("pick", "die:1")
    assert t.pool == "SSGG"


@pytest.mark.parametrize("favour", FAVOURS)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_what_can_only_be_meant_asks_nothing_and_shuts_nothing(favour: str, language: str) -> None:
    """Rule 4.6: a client may use it by itself; a choice, or a good to give away, it leaves to the
    player."""
    state = new(1, sheets=("10",), favours=(favour, *[f for f in FAVOURS if f != favour][:2]))
    play(state, CHANCE, "throw dice:SWF4")
    play(state, 0, f"take favour:{favour}")
    before = set(state.legal(0))
    use = roll_and_write().parse(f"use favour:{favour}")
    if Speech(language, roll_and_write()).thing(f"favour:{favour}", "at-once"):
        play(state, 0, str(use))
        assert state.prompt(0).id == "ask-expand"
        assert before - {use} <= set(state.legal(0))
    else:
        assert favour in {"gift", "plunder", "export"}
