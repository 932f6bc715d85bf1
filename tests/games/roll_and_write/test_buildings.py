"""Section 5: buildings that give, exchange and spare, with numbers worked out by hand.

The other half of the 86 are in `test_buildings_too`, which holds that none is missing.
"""

from __future__ import annotations

import pytest

from tests.games.roll_and_write.each import each
from tests.games.roll_and_write.table import Table

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


@pytest.mark.rule("4.3", "5.7", "5.9")
def test_a_plundered_circle_is_the_first_harvest_for_every_building() -> None:
    """The Stable and the Scouts agree on which harvests of the round are the first."""
    counting = ("stable", "scouts", "irrigation")
    t = Table(*counting, favour="plunder", dice="SSS", actions=2, fields=[1])
    t.play("use", "favour:plunder").play("pick", "die:1").harvest("meadow:3")
    assert (t.pool, t.actions, t.noted("scouts")) == ("SS", 2, 1)
    t.harvest("meadow:1")
    assert (t.pool, t.actions, t.noted("scouts")) == ("SSW", 1, 1)
    t = Table("stable", risen={"stable": 1}, favour="plunder", dice="SSS", actions=1, fields=[1])
    t.play("use", "favour:plunder").play("pick", "die:1").harvest("meadow:3", "meadow:1")
    assert t.actions == 1
    assert t.harvest("meadow:2").actions == 0


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
