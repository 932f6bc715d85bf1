"""Rules that the rulebook leaves open, read the other way: options, our reading is the default."""

from __future__ import annotations

from random import Random

import pytest

from pentarchy.games.eight_minute_empire.state import EmpireOptions
from tests.games.eight_minute_empire.table import Table, empire

FOUR_RUBIES = "ru4 wo3 or5 or6 or3 or4"
NOBODY: dict[int, dict[str, int]] = {0: {}, 1: {}}
LOST = {"destroyed_return": False}
STACKS = {"lone_jokers": False}


def last_army_destroyed(**readings: bool) -> Table:
    """Seat 0 has all its armies on the board; seat 1 destroys one, then seat 0 would place."""
    armies = {0: {"A13": 13, "A14": 1}, 1: {"A13": 3}}
    t = Table(seat=1, row="ca9 ru2 an1 wo3 jk2 wo7", armies=armies, readings=readings)
    t.play("take", "ca9").play("choose", "raze").play("raze", "A14").play("done")
    return t.reveal("ca3")


@pytest.mark.rule("4.11")
def test_by_our_reading_a_destroyed_army_may_be_placed_again() -> None:
    t = last_army_destroyed()
    assert t.state.view(None).players[0].reserve == 1
    t.play("take", "ru2").play("place", "A13")
    assert t.armies(0) == {"A13": 14}


@pytest.mark.rule("4.11")
def test_by_the_other_reading_a_destroyed_army_is_out_of_the_game() -> None:
    """The reserve stays empty, so there is nothing to place (4.3)."""
    t = last_army_destroyed(**LOST)
    player = t.state.view(None).players[0]
    assert (player.reserve, player.lost) == (0, 1)
    t.play("take", "ru2")
    assert t.told == ["event-take", "event-idle"]
    assert t.armies(0) == {"A13": 13}


@pytest.mark.rule("4.11")
def test_the_view_tells_what_is_out_of_the_game() -> None:
    """What is imagined from a view goes on alike."""
    t = last_army_destroyed(**LOST)
    imagined = empire().knowledge(t.state.view(1)).imagine(Random(1))
    assert imagined.snapshot() == t.state.snapshot()


@pytest.mark.rule("5.7")
def test_armies_out_of_the_game_do_not_stand_on_the_board() -> None:
    """Equal points and coins: three armies beat the two that are left of three."""
    armies = {0: {"A14": 3}, 1: {"A15": 3}}
    t = Table(seat=1, turn=25, row="ca9 ru2 an1 wo3 jk2 wo7", armies=armies, readings=LOST)
    t.play("take", "ca9").play("choose", "raze").play("raze", "A14").play("done")
    assert t.state.over
    assert t.state.scores()[0] == t.state.scores()[1]
    assert t.state.winners() == (1,)


@pytest.mark.rule("5.5")
def test_by_our_reading_a_joker_stands_for_a_good_one_has_not() -> None:
    t = Table(row=FOUR_RUBIES, armies=NOBODY, cards={0: "jk1"})
    assert t.points(0) == {"good:ruby": 1}


@pytest.mark.rule("5.5")
def test_by_the_other_reading_a_joker_joins_a_good_one_has() -> None:
    """Alone it brings nothing; with a carrot and an anvil the anvils get it: two are a point."""
    t = Table(row=FOUR_RUBIES, armies=NOBODY, cards={0: "jk1"}, readings=STACKS)
    assert t.points(0) == {}
    assert t.state.view(0).players[0].jokers == {}
    cards = {0: "ca1 an1 jk1"}
    t = Table(row=FOUR_RUBIES, armies=NOBODY, cards=cards, readings=STACKS)
    assert t.points(0) == {"good:anvil": 1}
    assert t.state.view(0).players[0].jokers == {"anvil": 1}


@pytest.mark.rule("5.5")
def test_by_the_other_reading_a_token_is_a_good_one_has() -> None:
    """The controlled region's ruby and a joker make two rubies."""
    t = Table(
        row=FOUR_RUBIES,
        armies={0: {"A1": 1}, 1: {}},
        cards={0: "jk1"},
        tokens={"A1": "ruby"},
        readings=STACKS,
    )
    assert t.points(0)["good:ruby"] == 2


def test_our_readings_are_the_defaults() -> None:
    assert empire().check(2, {}) == EmpireOptions(destroyed_return=True, lone_jokers=True)
