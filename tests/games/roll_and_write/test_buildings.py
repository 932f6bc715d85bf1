"""Section 5: each of the 86 buildings does what it says, with numbers worked out by hand.

Every building stands in exactly one of the lists below; the last test holds that none is missing.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.roll_and_write.table import Table, roll_and_write

SEEN: list[str] = []
"""The buildings that some list below names."""


def each(rows: dict[str, Any]) -> pytest.MarkDecorator:
    """One case a building."""
    SEEN.extend(rows)
    return pytest.mark.parametrize(("key", "row"), rows.items(), ids=rows)


# By themselves ------------------------------------------------------------------------------


@each({
    "farm": ("F", 1), "sawmill": ("W", 1), "quarry": ("S", 1), "gold_mine": ("G", 1),
})  # fmt: skip
@pytest.mark.rule("5.5", "5.1")
def test_production(key: str, row: tuple[str, int]) -> None:
    """Ruling 15: taken right after the window, once a round; twice as much with a structure."""
    letter, number = row
    t = Table(key, dice="SWF", at="gains")
    assert t.pool == "".join(sorted("SWF" + letter * number, key="SWFG".index))
    more = Table(key, dice="SWF", risen={key: 1}, at="gains")
    assert more.pool.count(letter) == t.pool.count(letter) + 1
    assert t.refused("use", f"building:{key}") == "5.1"


@each({"barracks": 1})
@pytest.mark.rule("5.5")
def test_a_worker_each_round(key: str, row: int) -> None:
    assert Table(key, workers=4, at="gains").actions == 4 + row


@each({"storehouse": "SF", "masons_yard": "SW", "granary": "WF"})
@pytest.mark.rule("5.5")
def test_a_type_of_ones_choice(key: str, row: str) -> None:
    """Ruling 15: N resources, each chosen from two types."""
    words = {"S": "stone", "W": "wood", "F": "food", "G": "gold"}
    t = Table(key, dice="GGG", risen={key: 1}, at="gains")
    assert t.asks == "ChooseGain"
    assert t.open("name") == {f"resource:{words[letter]}" for letter in row}
    other = next(letter for letter in "SWF" if letter not in row)
    assert t.refused("name", f"resource:{words[other]}") == "5.5"
    t.play("name", f"resource:{words[row[0]]}").play("name", f"resource:{words[row[1]]}")
    assert t.pool == row + "GGG"


@each({"caravanserai": 1})
@pytest.mark.rule("5.5")
def test_what_no_die_shows(key: str, row: int) -> None:
    assert Table(key, dice="SSW", at="gains").pool == "SSW" + "F" * row
    assert Table(key, dice="SWF", at="gains").pool == "SWF"
    t = Table(key, dice="SSG", risen={key: 1}, at="gains")
    assert t.refused("name", "resource:stone") == "5.5"
    assert t.play("name", "resource:food").pool == "SS" + "F" * (row + 1) + "G"


@each({
    "lumber_camp": ("W", 1, "W", "SWF4", "SSF4"),
    "stone_pit": ("S", 1, "S", "SWF4", "GWF4"),
    "orchard": ("F", 1, "F", "SWF4", "SWG4"),
    "windmill": ("G", 2, None, "SWF3", "SWF4"),
    "day_labourers": ("G", 1, None, "SWF3", "SWF5"),
})  # fmt: skip
@pytest.mark.rule("5.5")
def test_resources_if_the_roll_fits(key: str, row: tuple[str, int, str, str, str]) -> None:
    letter, number, _, fits, fails = row
    given = Table(key, dice=fits[:3], workers=int(fits[3]), at="gains").pool
    assert given.count(letter) == fits[:3].count(letter) + number
    assert len(given) == 3 + number
    assert len(Table(key, dice=fails[:3], workers=int(fails[3]), at="gains").pool) == 3


@each({"tool_shop": ("SSF4", "SWF4"), "guildhall": ("SWF3", "SWF5")})
@pytest.mark.rule("5.5")
def test_actions_if_the_roll_fits(key: str, row: tuple[str, str]) -> None:
    for throw, extra in zip(row, (1, 0), strict=True):
        t = Table(key, dice=throw[:3], workers=int(throw[3]), at="gains")
        assert t.actions == int(throw[3]) + extra


@each({
    "shrine": (1, ["SSF4", "GGS4", "WWW4"], ["SWF4", "SWG4"]),
    "drill_yard": (2, ["SWF5"], ["SWF4", "SSS3"]),
    "statue": (2, ["SWF4", "SWG4"], ["SSF4", "GGS4"]),
    "ancestors_altar": (1, ["WFG4"], ["WWG4"]),
})  # fmt: skip
@pytest.mark.rule("5.5", "7.3")
def test_points_if_the_roll_fits(key: str, row: tuple[int, list[str], list[str]]) -> None:
    """Two equal symbols, gold included, match; points are noted at once."""
    number, fits, fails = row
    for throw in fits + fails:
        t = Table(key, dice=throw[:3], workers=int(throw[3]), at="gains")
        assert t.noted(key) == (number if throw in fits else 0), throw
        assert t.worth(f"building:{key}") == t.noted(key)


# By choice ----------------------------------------------------------------------------------


@each({
    "inn": ("F", 1, "", 1, 0, 1),
    "brewery": ("F", 1, "", 0, 1, 1),
    "stonecutter": ("S", 1, "", 0, 1, 1),
    "carver": ("W", 1, "", 0, 1, 1),
    "alchemist": ("F", 1, "SW", 0, 0, 1),
    "smelter": ("S", 1, "WF", 0, 0, 1),
    "paper_mill": ("W", 1, "SF", 0, 0, 1),
})  # fmt: skip
@pytest.mark.rule("5.6")
def test_exchanges_of_one_type(key: str, row: tuple[str, int, str, int, int, int]) -> None:
    """Ruling 6: up to N times a round; gold may stand for the type."""
    pay, _, get, actions, points, number = row
    use = f"building:{key}"
    t = Table(key, pool=pay + "G").play("use", use)
    assert t.pool == "".join(sorted(get + "G", key="SWFG".index))
    assert (t.actions, t.noted(key)) == (actions, points)
    assert t.refused("use", use) == "5.1"
    t = Table(key, pool=pay * 3 + "G" * 2, risen={key: 1})
    for _ in range(number + 1):
        t.play("use", use)
    assert t.refused("use", use) == "5.1"
    assert (t.actions, t.noted(key)) == (actions * (number + 1), points * (number + 1))
    assert Table(key, pool="G").play("use", use).pool == get
    other = next(letter for letter in "SWF" if letter != pay)
    assert Table(key, pool=other).refused("use", use) == "4.7"


@each({"hunters": "F", "woodcutters": "W", "stonebreakers": "S", "gatherers": "F"})
@pytest.mark.rule("5.6")
def test_actions_for_resources(key: str, row: str) -> None:
    use = f"building:{key}"
    t = Table(key, actions=3).play("use", use)
    assert (t.pool, t.actions) == (row * 2, 2)
    assert t.refused("use", use) == "5.1"
    assert Table(key, actions=0).refused("use", use) == "4.7"


@each({"hirelings": (1, 1, 0), "harbour": (2, 0, 1)})
@pytest.mark.rule("5.6")
def test_any_resource_for_something(key: str, row: tuple[int, int, int]) -> None:
    """Any one resource, gold included; asked only if there are several types."""
    number, actions, points = row
    use = f"building:{key}"
    t = Table(key, pool="SFG").play("use", use)
    assert t.refused("name", "resource:wood") == "3.3"
    t.play("name", "resource:gold")
    assert (t.pool, t.actions, t.noted(key)) == ("SF", actions, points)
    t = Table(key, pool="WWWW")
    for _ in range(number):
        t.play("use", use)
    assert t.pool == "W" * (4 - number)
    assert t.refused("use", use) == "5.1"


@each({"market": 1, "market_stall": 1})
@pytest.mark.rule("5.6")
def test_one_resource_for_another(key: str, row: int) -> None:
    """A basic type other than the one paid; gold is never given."""
    use = f"building:{key}"
    t = Table(key, pool="SW").play("use", use).play("name", "resource:stone")
    assert t.refused("name", "resource:stone") == "5.6"
    assert t.refused("name", "resource:gold") == "5.6"
    assert t.play("name", "resource:food").pool == "WF"
    assert t.refused("use", use) == "5.1"
    t = Table(key, pool="G").play("use", use)
    assert t.open("name") == {"resource:stone", "resource:wood", "resource:food"}


@pytest.mark.rule("5.6")
def test_exchanges_follow_one_another() -> None:
    """Ruling 18: chained within their limits; an action gained is spent at once."""
    t = Table("smelter", "inn", pool="S").play("use", "building:smelter")
    t.play("use", "building:inn").cross("houses:1")
    assert (t.pool, t.actions) == ("", 0)


@each({"embassy": 1})
@pytest.mark.rule("5.13")
def test_a_second_favour(key: str, row: int) -> None:
    """Ruling 25: the token stays unclaimed; Gift through it uses the own dice."""
    use = f"building:{key}"
    t = Table(key, favours=("ally", "gift", "export"), favour="ally", dice="WWW", pool="SF")
    t.play("use", use).play("name", "resource:stone")
    assert t.refused("take", "favour:ally") == "5.13"
    assert t.refused("take", "favour:coin") == "5.13"
    t.play("take", "favour:gift")
    assert t.pool == "WF"
    assert t.state.unclaimed() == 0b01010
    assert t.refused("use", use) == "5.1"
    assert t.play("use", "favour:ally").actions == 1


@pytest.mark.rule("5.13", "4.7")
def test_a_second_favour_must_do_something() -> None:
    """The last resource would be paid away, so there is nothing left to export."""
    t = Table("embassy", seats=2, favours=("ally", "gift", "export"), favour="ally", pool="S")
    t.state.sheets[1].favour = 1
    assert t.refused("use", "building:embassy") == "4.7"
    t.sheet.pool = (2, 0, 0, 0)
    t.state._open = None
    t.play("use", "building:embassy").play("take", "favour:export").play("name", "resource:stone")
    assert t.noted("favours") == 1
    both = Table("embassy", favours=("ally", "plunder", "coin"), favour="ally", pool="S")
    both.play("use", "building:embassy")
    assert both.refused("take", "favour:plunder") == "4.7"


# The first N of something -------------------------------------------------------------------


@each({
    "crane": (["walls:1", "walls:2"], "SSS"),
    "threshing_floor": (["barns:1", "barns:2"], "FF"),
    "ferry": (["bridges:1", "bridges:2"], "W"),
    "road": (["bridges:1", "farm:2"], ""),
    "scaffolding": (["farm:2", "farm:3"], ""),
})  # fmt: skip
@pytest.mark.rule("5.7")
def test_without_an_action(key: str, row: tuple[list[str], str]) -> None:
    """Ruling 16: only the action is spared, resources are paid; the first N of the round."""
    (first, second), pool = row
    t = Table(key, "farm", unbuilt=["farm"], pool=pool, actions=0)
    assert first in t.open("cross")
    t.cross(first)
    assert t.refused("cross", second) == "3.1"
    t = Table(key, "farm", unbuilt=["farm"], pool=pool, actions=1).cross(first, second)
    assert (t.pool, t.actions) == ("", 0)
    assert Table(key, pool="", actions=0).refused("cross", "houses:1") == "3.1"


@pytest.mark.rule("5.7")
def test_a_risen_number_spares_more() -> None:
    t = Table("crane", risen={"crane": 1}, pool="SSS", actions=0).cross("walls:1", "walls:2")
    assert t.pool == ""


@pytest.mark.rule("5.7")
def test_which_of_two_spares_the_action() -> None:
    """Ruling 16: if two sources fit, the player picks; the other one is left for later."""
    t = Table("road", "scaffolding", "farm", unbuilt=["farm"], pool="W", actions=0)
    t.play("cross", "farm:2")
    assert t.asks == "WhichFree"
    assert t.refused("spare", "building:farm") == "5.7"
    t.play("spare", "building:road")
    assert t.refused("cross", "bridges:1") == "3.1"
    assert t.cross("farm:1").pool == ""


@each({
    "stonemason": ("walls", 1, "S", "walls:2"),
    "seed_store": ("barns", 0, "", "barns:1"),
    "joinery": ("houses", 1, "W", "houses:2"),
})  # fmt: skip
@pytest.mark.rule("5.8")
def test_a_resource_less(key: str, row: tuple[str, int, str, str]) -> None:
    """Ruling 16: one icon less, once a round; never less than nothing."""
    track, crossed, pool, box = row
    assert Table(pool=pool, actions=1, crossed={track: crossed}).refused("cross", box) == "3.3"
    t = Table(key, pool=pool, actions=2, crossed={track: crossed}).cross(box)
    assert (t.pool, t.actions) == ("", 1)
    assert t.sheet.spent == tuple(pool.count(letter) for letter in "SWF")
    following = f"{track}:{int(box[-1]) + 1}"
    assert t.refused("cross", following) == "3.3"


@pytest.mark.rule("5.8")
def test_a_blank_box_uses_up_no_discount() -> None:
    """The first N boxes with resources: Barns 5 has a blank box after [FF]."""
    t = Table("seed_store", pool="F", actions=2, crossed={"barns": 7})
    t.cross("barns:5-2")
    assert t.cross("barns:6-1").pool == "F"


@pytest.mark.rule("5.8")
def test_which_icon_is_spared() -> None:
    """Houses 3 is [SW]; Houses 6 is [SWW]: asked only if both can be."""
    t = Table("joinery", pool="SW", actions=1, crossed={"houses": 2}).play("cross", "houses:3")
    assert t.asks == "WhichIcon"
    assert t.refused("name", "resource:food") == "5.8"
    assert t.play("name", "resource:wood").pool == "W"
    t = Table("joinery", pool="W", actions=1, crossed={"houses": 2}).cross("houses:3")
    assert (t.pool, t.asks) == ("", "Expand")


@each({"stable": 1})
@pytest.mark.rule("5.7")
def test_a_harvest_without_an_action(key: str, row: int) -> None:
    t = Table(key, actions=0, fields=[1]).harvest("meadow:1")
    assert t.refused("harvest", "meadow:2") == "3.1"
    assert Table(key, actions=1, fields=[1]).harvest("meadow:1").actions == row


@each({"irrigation": 1})
@pytest.mark.rule("5.9")
def test_a_richer_harvest(key: str, row: int) -> None:
    t = Table(key, actions=2, fields=[1, 2]).harvest("foothills:1")
    assert t.pool == "SS" + "S" * row
    assert t.harvest("meadow:1").pool == "SSSW"


@each({"ranger": 1, "scouts": 1})
@pytest.mark.rule("5.9")
def test_points_for_harvests(key: str, row: int) -> None:
    """Ruling 9: circles taken by Plunder are harvests too."""
    t = Table(key, actions=2, fields=[1]).harvest("meadow:1", "meadow:2")
    assert t.noted(key) == row
    t = Table(key, risen={key: 1}, favour="plunder", dice="SSS", fields=[1, 2])
    t.play("use", "favour:plunder").play("pick", "die:1").harvest("meadow:3", "foothills:1")
    assert t.noted(key) == row + 1


# Conditions ---------------------------------------------------------------------------------


@each({
    "forum": (2, ["walls:1", "bridges:1", "walls:2", "walls:3"], "SSSSS"),
    "colosseum": (2, ["walls:1", "houses:1", "barns:1", "bridges:1"], "SWF"),
    "town_hall": (2, ["walls:1", "farm:2", "farm:3", "bridges:1", "houses:1"], "SW"),
    "tavern": (2, ["barns:1", "barns:2", "barns:3-1", "barns:3-2"], "FFFG"),
    "mason_lodge": (2, ["walls:1", "walls:2", "houses:1", "walls:3"], "SSSSGW"),
    "shipyard": (2, ["houses:1", "houses:2", "bridges:1", "bridges:2"], "WWWW"),
})  # fmt: skip
@pytest.mark.rule("5.10")
def test_conditions(key: str, row: tuple[int, list[str], str]) -> None:
    """Ruling 6: once, as soon as it holds; not before, and not again in the same round."""
    number, boxes, pool = row
    t = Table(key, "farm", unbuilt=["farm"], pool=pool, actions=10)
    for box in boxes[:-1]:
        t.cross(box)
        assert t.noted(key) == 0, box
    t.cross(boxes[-1])
    assert t.noted(key) == number
    t.sheet.pool = (9, 9, 9, 9)
    t.state._open = None
    for _ in range(5):
        t.cross(min(t.open("cross")))
    assert t.noted(key) == number


@each({"fairground": 2})
@pytest.mark.rule("5.10")
def test_two_harvests(key: str, row: int) -> None:
    t = Table(key, actions=3, fields=[1]).harvest("meadow:1")
    assert t.noted(key) == 0
    assert t.harvest("meadow:2", "meadow:3").noted(key) == row


@pytest.mark.rule("5.10")
def test_a_condition_is_met_within_one_round() -> None:
    """Worked example 6 and ruling 6: two boxes in one round and one in the next do not fire."""
    t = Table("forum", pool="SSS", actions=2).cross("walls:1", "walls:2")
    t.next_round("SSG4")
    t.cross("walls:3")
    assert t.noted("forum") == 0
    t = Table("forum", pool="SSSSS", actions=3).cross("walls:1", "walls:2", "walls:3")
    assert t.noted("forum") == 2


@pytest.mark.rule("5.10")
def test_the_round_of_completion_does_not_count() -> None:
    """Ruling 7: crosses made in the round of completion do not trigger the new building."""
    t = Table("forum", unbuilt=["forum"], built=["forum:1"], pool="WSSSSS", actions=5)
    t.cross("forum:2", "walls:1", "walls:2", "walls:3")
    assert t.noted("forum") == 0


@pytest.mark.rule("5.10")
def test_circles_are_no_boxes() -> None:
    """Ruling 8: harvests count neither as crossed boxes nor as blank ones."""
    t = Table("town_hall", "road", pool="SWF", actions=9, fields=[1])
    t.cross("walls:1", "houses:1", "barns:1").harvest("meadow:1")
    assert (t.noted("town_hall"), t.actions) == (0, 5)
    assert t.cross("bridges:1").actions == 5
    assert t.cross("bridges:2").noted("town_hall") == 2


@pytest.mark.rule("5.10")
def test_only_what_is_paid_into_boxes_is_spent() -> None:
    """Ruling 17: conversions and Export do not count."""
    t = Table("tavern", "inn", favour="export", pool="FFFFF", actions=5)
    t.play("use", "building:inn").play("use", "favour:export").play("name", "resource:food")
    t.play("done")
    t.cross("barns:1", "barns:2", "barns:3-1")
    assert t.noted("tavern") == 0


# Events -------------------------------------------------------------------------------------


@each({"bathhouse": (2, "farm:1"), "toll_gate": (2, "bridges:2"), "triumphal_arch": (4, "walls:9")})
@pytest.mark.rule("5.11")
def test_each_time_something_is_completed(key: str, row: tuple[int, str]) -> None:
    """Ruling 24: the Imperial section of any track, Bridges included."""
    number, box = row
    t = Table(
        key, "farm", unbuilt=["farm"], built=["farm:2", "farm:3"], pool="SSSW", actions=1,
        crossed={"walls": 8, "bridges": 1},
    )  # fmt: skip
    assert t.cross(box).noted(key) == number
    last = Table("triumphal_arch", pool="SWW", actions=1, crossed={"bridges": 8})
    assert last.cross("bridges:9").noted("triumphal_arch") == 4


@pytest.mark.rule("5.11")
def test_a_new_building_is_not_paid_for_itself() -> None:
    """Ruling 7: the Bathhouse is not paid for its own completion."""
    t = Table("bathhouse", unbuilt=["bathhouse"], pool="W", actions=1).cross("bathhouse:1")
    assert t.noted("bathhouse") == 0


@each({"builders_house": 1})
@pytest.mark.rule("5.11")
def test_each_structure(key: str, row: int) -> None:
    t = Table(key, "market", crossed={"walls": 2}, at="draft").play("draft", "building:market")
    assert t.noted(key) == row


# Stores, completion -------------------------------------------------------------------------


@each({"cellar": 2, "pantry": 1})
@pytest.mark.rule("5.12")
def test_stores(key: str, row: int) -> None:
    """Ruling 26: kept resources are added to the next pool, and may be kept again."""
    t = Table(key, pool="SFG", actions=2).end()
    assert t.asks == "Keep"
    assert t.refused("name", "resource:wood") == "3.3"
    for kept in ("gold", "food")[:row]:
        t.play("name", f"resource:{kept}")
    t.chance("throw", "dice:WWW3").play("take", min(t.open("take")))
    assert t.pool == ("WWWG" if row == 1 else "WWWFG")
    t = Table(key, pool="SF"[:row]).end().chance("throw", "dice:WWW3")
    assert t.sheet.pool[:3] == (1, 0, row - 1)


@each(
    {
        "expedition": ("expedition:2", "W", 3, "GG", 0),
        "harvest_feast": ("harvest_feast:2", "F", 1, "", 5),
    }
)
@pytest.mark.rule("5.14")
def test_once_on_completion(key: str, row: tuple[str, str, int, str, int]) -> None:
    """Ruling 5: at once, in the round of completion, and never again."""
    box, pool, actions, left, points = row
    t = Table(key, unbuilt=[key], built=[f"{key}:1"], pool=pool, actions=2).cross(box)
    assert (t.actions, t.pool, t.noted(key)) == (actions, left, points)
    t.next_round("SSS3")
    assert (t.actions, t.pool, t.noted(key)) == (3, "SSS", points)


@each({"surveyor": 1})
@pytest.mark.rule("5.14")
def test_a_field_without_a_bridge(key: str, row: int) -> None:
    """Ruling 27: no completed bridge for Aqueduct or Toll Gate; completing it later counts."""
    t = Table(
        key, "toll_gate", "aqueduct", unbuilt=[key], built=["surveyor:1"], pool="FW", actions=4
    )
    t.cross("surveyor:2")
    assert t.sheet.fields == row
    assert (t.noted("toll_gate"), t.worth("building:aqueduct")) == (0, 0)
    assert "meadow:1" in t.open("harvest")
    t.cross("bridges:1", "bridges:2")
    assert (t.noted("toll_gate"), t.worth("building:aqueduct")) == (2, 2)
    assert len(t.told("event-open-field")) == 1


# Dice ---------------------------------------------------------------------------------------


@each({"oracle": 1, "fortune_teller": 1, "gambling_den": 2})
@pytest.mark.rule("5.3", "5.2")
def test_re_rolls_of_resource_dice(key: str, row: int) -> None:
    """Ruling 14: up to N, together, once; only the own copy of the dice changes."""
    t = Table(key, seats=2, dice="SSS", at="window").play("use", f"building:{key}")
    assert t.refused("pick", "die:4") == "5.3"
    assert t.refused("done") == "5.3"
    t.play("pick", "die:2")
    if row == 2:
        assert t.refused("pick", "die:2") == "5.3"
        t.play("pick", "die:3").chance("roll", "resource:gold")
        t.chance("roll", "resource:wood")
        assert t.dice == "SGW"
    else:
        t.chance("roll", "resource:food")
        assert t.dice == "SFS"
    assert t.asks == "Expand"
    assert t.state.dice == t.state.sheets[1].dice == (0, 0, 0)
    assert t.refused("use", f"building:{key}") == "5.2"


@each({"recruiters": 1, "herald": 1})
@pytest.mark.rule("5.3")
def test_re_rolls_of_the_worker_die(key: str, row: int) -> None:
    t = Table(key, workers=3, at="window").play("use", f"building:{key}")
    t.chance("muster", "workers:5")
    assert (t.actions, t.asks) == (5, "Expand")


@each({"temple_fortune": 1})
@pytest.mark.rule("5.3")
def test_re_rolls_of_any_dice(key: str, row: int) -> None:
    t = Table(key, dice="SSS", workers=3, at="window").play("use", f"building:{key}")
    t.play("pick", "die:4").play("pick", "die:1").play("done")
    t.chance("roll", "resource:gold").chance("muster", "workers:4")
    assert (t.pool, t.actions) == ("SSG", 4)


@each({"observatory": 1})
@pytest.mark.rule("5.4")
def test_turned_dice(key: str, row: int) -> None:
    use = f"building:{key}"
    t = Table(key, dice="SGF", at="window").play("use", use)
    assert t.refused("pick", "die:4") == "5.4"
    t.play("pick", "die:1")
    assert t.refused("name", "resource:stone") == "5.4"
    assert t.refused("name", "resource:gold") == "5.4"
    t.play("name", "resource:food")
    assert (t.pool, t.asks) == ("FFG", "Expand")
    t = Table(key, risen={key: 1}, dice="SSS", at="window").play("use", use)
    t.play("pick", "die:1").play("name", "resource:wood")
    assert t.asks == "Window"
    t.play("use", use).play("pick", "die:2").play("name", "resource:food")
    assert t.pool == "SWF"


# At the end ---------------------------------------------------------------------------------

FULL = {"walls": 5, "houses": 6, "barns": 8, "bridges": 4}
"""Sections: Walls 5, Houses 6, Barns 5, Bridges 4, which are two bridges."""


@each({
    "cathedral": 1 * (5 // 2), "manor": 1 * (6 // 2), "great_barn": 1 * (5 // 2),
    "aqueduct": 2 * 2, "monument": 1 * 4, "council": 1 * 5, "pyramid": 8, "palace": 1 * 2,
    "library": 0, "gardens": 1 * (3 // 2), "throne_room": 0, "fortress": 0,
})  # fmt: skip
@pytest.mark.rule("5.15", "7.3")
def test_points_at_the_end(key: str, row: int) -> None:
    """Ruling 29: the building's own text decides what it counts; unfinished it counts nothing."""
    harvested = ["meadow:1", "meadow:2", "foothills:1"]
    t = Table(key, "architect", crossed=FULL, harvested=harvested)
    assert t.worth(f"building:{key}") == row
    if t.rules.components.building[t.sheet.plan.buildings[0]].boxes:
        fresh = Table(key, "architect", unbuilt=[key], crossed=FULL, harvested=harvested)
        assert fresh.worth(f"building:{key}") == 0


@pytest.mark.rule("5.15")
def test_imperial_sections() -> None:
    """Ruling 24: of any track, Bridges included; one is enough for the Throne Room."""
    crossed = {"walls": 9, "bridges": 9}
    t = Table("fortress", "throne_room", crossed=crossed)
    assert t.worth("building:fortress") == 4 * 2
    assert t.worth("building:throne_room") == 6
    assert Table("pyramid", crossed={"walls": 9, "houses": 9, "barns": 6}).worth(
        "building:pyramid"
    ) == (0)


@each({"architect": (3, "O4"), "obelisk": (2, "I4h"), "pantheon": (4, "T4l")})
@pytest.mark.rule("7.2")
def test_points_for_structures(key: str, row: tuple[int, str]) -> None:
    """Ruling 23: N for each structure of the blueprint, only if complete; N never rises."""
    number, _ = row
    t = Table(key, "library", risen={key: 2})
    assert t.worth(f"building:{key}") == 2 * number
    assert t.number(key) == number
    if key == "pantheon":
        assert Table(key, unbuilt=[key], risen={key: 2}).worth("building:pantheon") == 0


def test_no_building_is_left_out() -> None:
    """Each of the 86 stands in exactly one list above."""
    keys = [row.key for row in roll_and_write().components.building]
    assert sorted(SEEN) == sorted(keys)
    assert len(keys) == 86
