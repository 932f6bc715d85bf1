"""Section 3: crossing boxes, harvesting, bridges, and when buildings begin to work."""

from __future__ import annotations

import pytest

from tests.games.roll_and_write.table import Table, new


@pytest.mark.rule("3.3")
@pytest.mark.parametrize(
    ("box", "crossed", "pool"),
    [
        ("walls:1", {}, "S"),
        ("houses:2", {"houses": 1}, "WW"),
        ("houses:3", {"houses": 2}, "SW"),
        ("bridges:1", {}, ""),
    ],
)
def test_a_box_costs_an_action_and_its_icons(box: str, crossed: dict[str, int], pool: str) -> None:
    """Worked example 1: [S], [WW], [SW] and a blank box; nothing more, nothing less."""
    t = Table(pool=pool + "F", actions=2, crossed=crossed)
    t.cross(box)
    assert t.pool == "F"
    assert t.actions == 1
    if pool:
        assert Table(pool=pool[1:] + "F", actions=2, crossed=crossed).refused("cross", box) == "3.3"


@pytest.mark.rule("2.4")
@pytest.mark.parametrize(
    ("pool", "left"), [("SSG", "G"), ("SG", ""), ("GG", ""), ("SGG", "G"), ("SSGG", "GG")]
)
def test_gold_stands_in_and_is_paid_last(pool: str, left: str) -> None:
    """Worked example 1 and ruling 1: gold replaces any icon, but only what is missing."""
    t = Table(pool=pool, actions=1, crossed={"walls": 1}).cross("walls:2")
    assert t.pool == left
    assert t.sheet.spent == (2, 0, 0)


@pytest.mark.rule("2.4")
def test_wood_does_not_stand_for_stone() -> None:
    t = Table(pool="WWWFFF", actions=5)
    assert t.refused("cross", "walls:1") == "3.3"


@pytest.mark.rule("3.1")
def test_without_an_action_nothing_is_crossed_or_harvested() -> None:
    t = Table(pool="SWFG", actions=0, fields=[1])
    assert t.refused("cross", "walls:1") == "3.1"
    assert t.refused("cross", "bridges:1") == "3.1"
    assert t.refused("harvest", "meadow:1") == "3.1"
    assert t.open("cross") == set()
    assert t.open("harvest") == set()
    assert t.open("end") == {""}


@pytest.mark.rule("3.4")
def test_tracks_are_crossed_from_left_to_right() -> None:
    """Ruling 2: strictly box by box, also inside a Barns section; the Settlement in any order."""
    t = Table("farm", "inn", unbuilt=["farm", "inn"], pool="SSSWWWFFF", actions=9)
    assert t.refused("cross", "walls:2") == "3.4"
    t.cross("barns:1", "barns:2")
    assert t.refused("cross", "barns:3-2") == "3.4"
    t.cross("barns:3-1")
    assert t.refused("cross", "barns:4-1") == "3.4"
    assert "barns:3-2" in Table(pool="F", actions=1, crossed={"barns": 3}).open("cross")
    t.cross("farm:3", "inn:2", "farm:1")
    assert {"farm:2", "inn:3"} <= t.open("cross")


@pytest.mark.rule("3.5")
def test_boxes_of_the_settlement_in_any_order() -> None:
    t = Table("farm", unbuilt=["farm"], pool="W", actions=3)
    assert {"farm:1", "farm:2", "farm:3"} <= t.open("cross")
    t.cross("farm:2", "farm:3", "farm:1")
    assert t.sheet.complete & 1


@pytest.mark.rule("3.7")
def test_nothing_is_crossed_twice() -> None:
    t = Table("farm", unbuilt=["farm"], pool="SWF", actions=4, fields=[1])
    t.cross("walls:1", "farm:2").harvest("meadow:1")
    assert t.refused("cross", "walls:1") == "3.7"
    assert t.refused("cross", "farm:2") == "3.7"
    assert t.refused("harvest", "meadow:1") == "3.7"


@pytest.mark.rule("3.7")
def test_a_full_track_has_no_next_box() -> None:
    t = Table(pool="SSSSSS", actions=2, crossed={"walls": 8}).cross("walls:9")
    assert t.open("cross") & {f"walls:{n}" for n in range(1, 10)} == set()
    assert t.worth("track:walls") == max(t.rules.paper.points[0])


@pytest.mark.rule("1.1", "1.2")
def test_other_sheets_are_not_yours() -> None:
    t = Table("farm", pool="SWF", actions=3)
    assert t.refused("cross", "quarry:1") == "1.2"
    assert t.refused("use", "building:inn") == "1.2"


@pytest.mark.rule("3.2")
def test_harvest_gives_what_the_circle_holds() -> None:
    t = Table(actions=2, fields=[1, 2])
    t.harvest("foothills:1", "meadow:2")
    assert t.pool == "SSF"
    assert t.actions == 0
    assert t.sheet.harvests == 2


@pytest.mark.rule("3.2")
def test_closed_fields_give_nothing() -> None:
    t = Table(actions=2, fields=[1])
    assert t.refused("harvest", "foothills:1") == "3.2"
    assert t.open("harvest") == {"meadow:1", "meadow:2", "meadow:3"}


@pytest.mark.rule("3.6")
def test_a_bridge_opens_its_field_at_once() -> None:
    """Ruling 4: with the very next action; bridges are completed in order, as the track is."""
    t = Table(pool="W", actions=3)
    t.cross("bridges:1")
    assert t.refused("harvest", "meadow:3") == "3.2"
    t.cross("bridges:2").harvest("meadow:3")
    assert t.pool == "S"
    assert [event.args["number"] for event in t.told("event-bridge")] == [1]
    assert [event.args["field"] for event in t.told("event-open-field")] == ["field:meadow"]


@pytest.mark.rule("3.6")
@pytest.mark.parametrize(
    ("crossed", "box", "opened"),
    [(3, "bridges:4", [0, 1]), (5, "bridges:6", [0, 1, 2]), (8, "bridges:9", [0, 1, 2, 3])],
)
def test_each_bridge_has_its_sections(crossed: int, box: str, opened: list[int]) -> None:
    t = Table(pool="SSWW", actions=1, crossed={"bridges": crossed})
    before = t.sheet.fields.bit_count()
    t.cross(box)
    assert [n for n in range(4) if t.sheet.fields >> n & 1] == opened
    assert before == len(opened) - 1


@pytest.mark.rule("3.8")
def test_a_building_works_from_the_next_round() -> None:
    """Worked example 7 and ruling 5: completed in round 4, the Farm gives food in round 5."""
    t = Table("farm", unbuilt=["farm"], built=["farm:2", "farm:3"], round=4, pool="W", actions=2)
    t.cross("farm:1")
    assert t.pool == ""
    assert [event.args["building"] for event in t.told("event-complete")] == ["building:farm"]
    t.next_round("SSS3")
    assert t.state.round == 5
    assert t.pool == "SSSF"


@pytest.mark.rule("3.8")
def test_start_buildings_work_from_the_first_round() -> None:
    """Ruling 5: buildings without boxes stand from the start."""
    game = Table().rules
    state = new(1, None, sheets=("44",), favours=("ally", "gift", "coin"))
    slot = 4  # the Ancestors' Altar: a point if all three resource dice differ
    assert state.sheets[0].active == 1 << slot
    state.play(-1, game.parse("throw dice:SWF3"))
    state.play(0, game.parse("take favour:ally"))
    assert state.sheets[0].noted[slot] == 1


@pytest.mark.rule("3.8")
def test_a_star_counts_whenever_it_was_completed() -> None:
    """Worked example 7: a building with a star finished in round 10 counts fully."""
    t = Table(
        "manor", unbuilt=["manor"], built=["manor:1"], round=10, pool="W", actions=1,
        crossed={"houses": 5},
    )  # fmt: skip
    assert t.worth("building:manor") == 0
    t.cross("manor:2")
    t.end()
    assert t.state.over or t.asks == "Draft"
    assert t.worth("building:manor") == 5 // 2


@pytest.mark.rule("3.8")
def test_what_was_completed_this_round_cannot_be_used() -> None:
    t = Table("inn", "oracle", fresh=["inn"], pool="F", actions=1)
    assert t.refused("use", "building:inn") == "3.8"
    assert Table("inn", unbuilt=["inn"], pool="F").refused("use", "building:inn") == "3.8"


@pytest.mark.rule("3.4")
def test_half_a_section_counts_for_nothing() -> None:
    """Worked example 5 and ruling 3: no points, and no cell for a blueprint."""
    t = Table("market", crossed={"barns": 5}, at="draft")  # sections 1 to 3, one box of 4
    assert t.worth("track:barns") == 4
    # H2 is two sections side by side: 1-2 or 2-3 of the Barns, but not 3-4.
    t.play("draft", "building:market")
    assert t.open("outline") == {"section:3-1", "section:3-2"}
    assert t.refused("outline", "section:3-3") == "6.3"


@pytest.mark.rule("3.9")
def test_a_choice_begun_is_completed() -> None:
    t = Table("market", pool="SW", actions=3, fields=[1]).play("use", "building:market")
    assert t.asks == "PayAny"
    assert t.refused("cross", "walls:1") == "3.9"
    assert t.refused("harvest", "meadow:1") == "3.9"
    assert t.refused("use", "building:market") == "3.9"
    assert t.refused("end") == "3.9"


@pytest.mark.rule("3.1")
def test_after_the_end_of_the_round_it_is_over() -> None:
    t = Table("market", pool="SWF", actions=3, crossed={"walls": 3, "houses": 3})
    t.end()
    assert t.asks == "Draft"
    assert t.refused("cross", "walls:4") == "3.1"
    assert t.refused("use", "building:market") == "3.1"
    assert t.refused("end") == "3.1"


@pytest.mark.rule("3.1")
def test_all_expand_at_the_same_time() -> None:
    """Ruling 30: each alone; the round closes when all are done."""
    t = Table(seats=3, pool="S", actions=2)
    assert t.state.actors == (0, 1, 2)
    t.play("end", seat=1).cross("walls:1").play("end", seat=2)
    assert list(t.state.actors) == [0]
    assert t.state.round == 5
    t.end()
    assert t.state.round == 6
    assert t.state.chance() is not None


@pytest.mark.rule("2.5")
def test_what_is_left_vanishes() -> None:
    """Ruling 1: actions, resources and gold do not last."""
    t = Table(pool="SWFG", actions=3).next_round("SSS3")
    assert t.pool == "SSS"
    assert t.actions == 3
