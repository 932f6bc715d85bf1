"""Rule 5.2: dice are changed before anything else."""

from __future__ import annotations

import pytest

from pentarchy.games.roll_and_write.state import RollState
from tests.games.roll_and_write.table import Table, roll_and_write


@pytest.mark.rule("5.2")
def test_nothing_comes_before_the_dice() -> None:
    """Ruling 14: all re-rolls and turns come before any other ability, favour or action."""
    t = Table("oracle", "inn", favour="ally", dice="FFF", at="window", fields=[1])
    assert t.asks == "Window"
    assert t.refused("cross", "bridges:1") == "5.2"
    assert t.refused("harvest", "meadow:1") == "5.2"
    assert t.refused("use", "favour:ally") == "5.2"
    assert t.refused("use", "building:inn") == "5.2"
    assert t.refused("end") == "5.2"
    assert t.pool == ""


@pytest.mark.rule("5.2")
def test_once_anything_else_is_done_it_is_too_late() -> None:
    """Worked example 13: after any box, circle, ability or favour a re-roll is refused."""
    t = Table("oracle", favour="ally", dice="SWF", at="window").play("done")
    assert t.refused("use", "building:oracle") == "5.2"
    t.play("use", "favour:ally")
    assert t.refused("use", "building:oracle") == "5.2"
    t.next_round("SSS3")
    assert t.asks == "Window"
    assert "building:oracle" in t.open("use")


@pytest.mark.rule("5.2", "5.1")
def test_several_buildings_one_after_another() -> None:
    """Ruling 14: each once."""
    t = Table("oracle", "herald", dice="SSS", workers=3, at="window")
    t.play("use", "building:oracle").play("pick", "die:1").chance("roll", "resource:wood")
    assert t.asks == "Window"
    assert t.refused("use", "building:oracle") == "5.1"
    t.play("use", "building:herald").chance("muster", "workers:4")
    assert (t.pool, t.actions) == ("SSW", 4)


@pytest.mark.rule("5.2", "3.8")
def test_only_working_buildings_change_dice() -> None:
    t = Table("oracle", "herald", fresh=["oracle"], at="window")
    assert t.refused("use", "building:oracle") == "3.8"
    assert t.refused("use", "building:inn") == "1.2"
    assert t.refused("use", "building:pyramid") == "5.1"
    assert Table("oracle", fresh=["oracle"], at="window").asks == "Expand"


@pytest.mark.rule("5.2")
def test_the_favour_was_chosen_on_the_first_roll() -> None:
    """Ruling 14: the window opens with the expansion, after the favours."""
    game = roll_and_write()
    state = game.new(1, None, sheets=("14",), favours=("ally", "gift", "coin"))
    assert isinstance(state, RollState)
    state.play(-1, game.parse("throw dice:SSS3"))
    assert type(state.deciding(0)).__name__ == "TakeFavour"
    state.play(0, game.parse("take favour:ally"))
    assert type(state.deciding(0)).__name__ == "Window"


@pytest.mark.rule("5.3")
def test_re_rolls_have_the_odds_of_their_die() -> None:
    """The first die is S S W W F G, the worker die 3 3 4 4 5 5."""
    t = Table("temple_fortune", at="window").play("use", "building:temple_fortune")
    t.play("pick", "die:1").play("pick", "die:4").play("done")
    odds = {action.target: weight for action, weight in t.state.odds()}
    assert odds == {"resource:stone": 2, "resource:wood": 2, "resource:food": 1, "resource:gold": 1}
    t.chance("roll", "resource:stone")
    odds = {action.target: weight for action, weight in t.state.odds()}
    assert odds == {"workers:3": 2, "workers:4": 2, "workers:5": 2}


@pytest.mark.rule("2.1")
def test_the_common_roll_has_the_odds_of_its_dice() -> None:
    t = Table().end()
    odds = {action.target: weight for action, weight in t.state.odds()}
    assert sum(odds.values()) == 6 * 6 * 6 * 6
    assert odds["dice:SWF3"] == 2 * 2 * 2 * 2
    assert odds["dice:GGG5"] == 1 * 1 * 1 * 2
    assert odds["dice:FSW4"] == 1 * 1 * 1 * 2
