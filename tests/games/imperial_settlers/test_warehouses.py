"""Goods that a location keeps lie on it: nobody takes them, and they outlive it (rule 10.4)."""

from __future__ import annotations

from random import Random

import pytest

from pentarchy.games.imperial_settlers.scoring import leftovers
from tests.games.imperial_settlers.table import Table


def reason(t: Table, target: str) -> str:
    """Why the seat that is asked cannot point at this."""
    assert t.on_turn is not None
    (found,) = t.state.why_not(t.on_turn, target)
    return found.message.id


# Kept and paid ------------------------------------------------------------------------------


@pytest.mark.rule("10.1")
@pytest.mark.rule("10.4")
def test_what_the_warehouses_keep_lies_on_them() -> None:
    """Wood, stone and food; not gold and workers. Raze tokens stay by the Roman board."""
    t = Table("romans", "barbarians", places={0: ["warehouses"]}, goods={0: "2W+S+F+G+P+R"})
    t.play("pass").play("pass")
    assert t.goods() == "2W+S+F+R"
    assert t.stored("warehouses") == "2W+S+F"


@pytest.mark.rule("10.4")
def test_what_is_paid_comes_from_the_supply_first() -> None:
    """Three wood, two of them on the Warehouses: of two paid, one comes from there."""
    t = Table(
        "romans",
        "barbarians",
        hand={0: ["watchtower"]},
        places={0: ["warehouses"]},
        goods={0: "W"},
        stored={"warehouses": "2W+S"},
    )
    t.play("build", "watchtower")
    assert (t.goods(), t.stored("warehouses")) == ("W+S", "W+S")


@pytest.mark.rule("10.4")
def test_all_that_lies_there_can_be_paid() -> None:
    t = Table(
        "romans",
        "barbarians",
        hand={0: ["old-forest"]},
        places={0: ["warehouses"]},
        stored={"warehouses": "2W"},
    )
    t.play("build", "old-forest")
    assert (t.goods(), t.stored("warehouses")) == ("2W", ""), "what it produced lies in the supply"


@pytest.mark.rule("10.4")
def test_the_next_cleanup_puts_everything_there_again() -> None:
    t = Table(
        "romans",
        "barbarians",
        places={0: ["warehouses"]},
        goods={0: "W+F"},
        stored={"warehouses": "W"},
    )
    t.play("pass").play("pass")
    assert t.stored("warehouses") == "2W+F"


@pytest.mark.rule("11.2")
def test_what_lies_on_the_warehouses_decides_ties_too() -> None:
    t = Table(
        "romans",
        "barbarians",
        places={0: ["warehouses"]},
        goods={0: "W+P+G"},
        stored={"warehouses": "2S"},
    )
    assert leftovers(t.state, 0) == 4, "a wood, a worker, two stone; the gold does not count"


# Out of reach -------------------------------------------------------------------------------


@pytest.mark.rule("8.21")
@pytest.mark.rule("8.4")
def test_saboteurs_find_nothing_where_all_lies_on_the_warehouses() -> None:
    t = Table(
        "barbarians",
        "romans",
        places={0: ["saboteurs"], 1: ["warehouses"]},
        goods={0: "P", 1: "G"},
        stored={"warehouses": "2W"},
    )
    assert t.refused("activate", "saboteurs") == "8.4"
    rest = Table(
        "barbarians",
        "romans",
        places={0: ["saboteurs"], 1: ["warehouses"]},
        goods={0: "P", 1: "S"},
        stored={"warehouses": "2W"},
    )
    rest.play("activate", "saboteurs")
    assert (rest.goods(), rest.goods(1)) == ("S", "2W"), "the one resource within reach"


@pytest.mark.rule("8.21")
def test_who_has_goods_only_on_the_warehouses_cannot_be_chosen() -> None:
    """Nor who has none at all; the reason tells which of the two it is."""
    t = Table(
        "barbarians",
        "egyptians",
        "romans",
        "japanese",
        places={0: ["saboteurs"], 2: ["warehouses"]},
        goods={0: "P", 1: "F", 3: "W"},
        stored={"warehouses": "2W"},
    )
    t.play("activate", "saboteurs")
    assert t.open("rob") == {"1", "3"}
    assert t.refused("rob", "2") == "8.21"
    assert reason(t, "rival:2") == "why-on-location"
    t.state.stored = ()
    t.state.supply[2 * 7] = 0
    t.state._open = None
    assert reason(t, "rival:2") == "why-no-resources"


@pytest.mark.rule("8.21")
def test_of_a_rivals_resources_only_those_in_the_supply_can_be_taken() -> None:
    """The wood and one of the two stone lie on the Warehouses; gold is no resource."""
    t = Table(
        "barbarians",
        "romans",
        places={0: ["saboteurs"], 1: ["warehouses"]},
        goods={0: "P", 1: "S+F+G"},
        stored={"warehouses": "W+S"},
    )
    t.play("activate", "saboteurs")
    assert t.open("carry") == {"stone", "food"}
    assert t.refused("carry", "wood") == "8.21"
    assert reason(t, "good:wood") == "why-stored"
    assert reason(t, "good:gold") == "why-not-resource"
    t.play("carry", "stone")
    assert (t.goods(), t.goods(1), t.stored("warehouses")) == ("S", "W+S+F+G", "W+S")


@pytest.mark.rule("8.21")
def test_a_resource_that_the_rival_does_not_have() -> None:
    t = Table("barbarians", "romans", places={0: ["saboteurs"]}, goods={0: "P", 1: "S+F"})
    t.play("activate", "saboteurs")
    assert t.refused("carry", "wood") == "8.21"
    assert reason(t, "good:wood") == "why-victim-lacks"


@pytest.mark.rule("10.4")
@pytest.mark.rule("8.21")
def test_what_the_japanese_keep_on_their_board_can_be_taken() -> None:
    """A board is part of the supply: "the personal supply" is all that is not on a location."""
    t = Table("japanese", "barbarians", places={1: ["saboteurs"]}, goods={0: "2F", 1: "P"})
    t.play("pass").play("pass")
    assert t.goods() == "2F"
    assert t.state.within_reach(0, 2) == 2


# The Warehouses are lost --------------------------------------------------------------------


@pytest.mark.rule("10.4")
@pytest.mark.rule("5.3")
def test_given_up_for_a_building_they_leave_their_goods() -> None:
    """The two stone lie in the supply at once: they even pay for the building."""
    t = Table(
        "romans",
        "barbarians",
        hand={0: ["architect"]},
        places={0: ["warehouses"]},
        stored={"warehouses": "2S+W"},
    )
    t.play("build", "architect")
    assert (t.goods(), t.stored("warehouses")) == ("W", "")


@pytest.mark.rule("10.4")
@pytest.mark.rule("8.9")
def test_removed_by_garrison_they_leave_their_goods_until_cleanup() -> None:
    t = Table(
        "japanese",
        "romans",
        places={0: ["garrison"], 1: ["warehouses"]},
        goods={0: "2R"},
        stored={"warehouses": "2W+F"},
    )
    t.play("activate", "garrison").play("remove", "warehouses")
    assert (t.goods(1), t.stored("warehouses")) == ("2W+F", "")
    assert t.state.within_reach(1, 0) == 2
    t.play("pass").play("pass")
    assert t.goods(1) == "", "nothing keeps them any more"


@pytest.mark.rule("10.4")
@pytest.mark.rule("8.13")
def test_taken_over_they_leave_their_goods_to_their_owner() -> None:
    t = Table(
        "egyptians",
        "romans",
        places={0: ["temple-of-ra"], 1: ["warehouses"]},
        goods={0: "S"},
        stored={"warehouses": "2W"},
    )
    t.play("activate", "temple-of-ra").play("capture", "warehouses")
    assert (t.goods(), t.goods(1), t.stored("warehouses")) == ("S", "2W", "")
    assert t.state.within_reach(1, 0) == 2


@pytest.mark.rule("10.4")
@pytest.mark.rule("8.13")
def test_who_has_taken_them_over_keeps_goods_by_them() -> None:
    """They belong to the Egyptian until the round ends, so in its Cleanup too; they go back with
    nothing on them. The Egyptian board keeps the gold as well, the Romans only raze tokens."""
    t = Table(
        "egyptians",
        "romans",
        places={0: ["temple-of-ra"], 1: ["warehouses"]},
        goods={0: "S+F+G+P", 1: "2W+R"},
    )
    t.play("activate", "temple-of-ra").play("capture", "warehouses")
    t.play("pass").play("pass")
    assert (t.goods(), t.goods(1)) == ("S+F+G", "R")
    assert t.stored("warehouses") == ""
    assert t.places(1) == ["warehouses"]


# Seen ---------------------------------------------------------------------------------------


@pytest.mark.rule("10.4")
def test_everybody_sees_what_lies_on_the_warehouses() -> None:
    """And imagines the position with it."""
    t = Table(
        "romans",
        "barbarians",
        places={0: ["warehouses"]},
        goods={0: "W"},
        stored={"warehouses": "2W+F"},
    )
    for viewer in (None, 0, 1):
        view = t.state.view(viewer)
        assert view.players[0].goods["wood"] == 3, "all that the player has"
        assert view.players[0].locations[0].stored == {"wood": 2, "food": 1}
        assert t.rules.knowledge(view).imagine(Random(1)).stored == t.state.stored


@pytest.mark.rule("10.4")
def test_copies_do_not_share_what_lies_there() -> None:
    t = Table(
        "romans",
        "barbarians",
        hand={0: ["old-forest"]},
        places={0: ["warehouses"]},
        stored={"warehouses": "2W"},
    )
    before = t.state.copy()
    assert before.hash() == t.state.hash()
    t.play("build", "old-forest")
    assert before.stored == ((t.number("warehouses"), 0, 2),)
    assert before.hash() != t.state.hash()
