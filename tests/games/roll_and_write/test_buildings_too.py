"""Section 5: buildings that look at what happens, keep, turn dice and count at the end.

Every one of the 86 stands in exactly one list here or in `test_buildings`; the last test holds
that none is missing.
"""

from __future__ import annotations

from importlib import import_module

import pytest

from tests.games.roll_and_write.each import SEEN, each
from tests.games.roll_and_write.table import Table, roll_and_write

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


@pytest.mark.rule("5.16", "3.8", "3.6")
def test_the_text_of_a_building_beats_the_rules() -> None:
    """Buildings work from the next round on and bridges open fields, unless one says otherwise."""
    t = Table("surveyor", "expedition", unbuilt=["surveyor", "expedition"],
              built=["surveyor:1", "expedition:1"], pool="FW", actions=2)  # fmt: skip
    t.cross("surveyor:2", "expedition:2")
    assert (t.pool, t.actions) == ("GG", 2)
    assert (t.sheet.fields, t.sheet.crossed) == (1, (0, 0, 0, 0))
    assert t.harvest("meadow:1").pool == "WGG"


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
    """Each of the 86 stands in exactly one list above or in the other half."""
    import_module("tests.games.roll_and_write.test_buildings")
    keys = [row.key for row in roll_and_write().components.building]
    assert sorted(SEEN) == sorted(keys)
    assert len(keys) == 86
