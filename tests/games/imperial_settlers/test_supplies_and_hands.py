"""Cards that act on the supplies and hands of others: Saboteurs, Desert, and Sanctuary."""

from __future__ import annotations

import pytest

from tests.games.imperial_settlers.table import Table

# Supplies and hands -------------------------------------------------------------------------


@pytest.mark.rule("8.21")
@pytest.mark.parametrize("key", ["saboteurs", "saboteurs-2"])
def test_saboteurs_take_a_resource(key: str) -> None:
    """From a supply of a player who has not passed; gold is no resource."""
    t = Table(
        "barbarians",
        "romans",
        "egyptians",
        "japanese",
        places={0: [key]},
        goods={0: "P", 1: "W+S+G", 2: "G", 3: "F"},
        passed=[3],
    )
    t.play("activate", key)
    assert t.asked == "carry", "only one of them can be robbed"
    assert t.state.prompt(0).args == {"victim": "rival:1"}
    assert t.refused("carry", "gold") == "8.21"
    t.play("carry", "stone")
    assert (t.goods(), t.goods(1)) == ("S", "W+G")


@pytest.mark.rule("8.21")
@pytest.mark.rule("1.1")
@pytest.mark.rule("4.2")
def test_whom_saboteurs_can_choose() -> None:
    t = Table(
        "barbarians",
        "romans",
        "egyptians",
        "japanese",
        places={0: ["saboteurs"]},
        goods={0: "P", 1: "W", 2: "S"},
    )
    t.play("activate", "saboteurs")
    assert t.open("rob") == {"1", "2"}
    assert t.refused("rob", "3") == "8.21"
    three = Table(
        "barbarians",
        "romans",
        "egyptians",
        places={0: ["saboteurs"]},
        goods={0: "P", 1: "W", 2: "S"},
    )
    three.play("activate", "saboteurs")
    assert three.refused("rob", "3") == "1.1"
    passed = Table(
        "barbarians",
        "romans",
        "egyptians",
        "japanese",
        places={0: ["saboteurs"]},
        goods={0: "P", 1: "W", 2: "S", 3: "F"},
        passed=[3],
    )
    passed.play("activate", "saboteurs")
    assert passed.refused("rob", "3") == "4.2"


@pytest.mark.rule("8.22")
def test_desert_makes_an_enemy_discard() -> None:
    """The enemy chooses the card, out of turn."""
    t = Table(
        "egyptians",
        "romans",
        "barbarians",
        places={0: ["desert"]},
        hand={0: ["quarry"], 1: ["castle", "colossus"]},
    )
    t.play("activate", "desert").play("discard", "quarry")
    assert t.refused("compel", "2") == "8.22"
    t.play("compel", "1")
    assert (t.on_turn, t.asked) == (1, "discard")
    t.play("discard", "colossus")
    assert (t.points(), t.hand(1), t.discards) == (1, ["castle"], ["colossus", "quarry"])


@pytest.mark.rule("8.23")
def test_sanctuary_founds_a_common_card() -> None:
    """A stone in place of the wood, and a point; it is no raze, so Pillory is silent."""
    t = Table(
        "egyptians",
        "romans",
        places={0: ["sanctuary", "pillory"]},
        hand={0: ["castle", "pyramid"]},
        goods={0: "P"},
    )
    t.play("activate", "sanctuary")
    assert t.refused("found", "pyramid") == "8.23"
    t.play("found", "castle")
    assert (t.goods(), t.points(), t.foundations()) == ("S", 1, ["castle"])


@pytest.mark.rule("8.21")
def test_the_victim_is_named_from_where_the_robber_sits() -> None:
    """Seat 1 of three robs seat 0, who sits two places clockwise."""
    t = Table(
        "romans",
        "barbarians",
        "egyptians",
        seat=1,
        places={1: ["saboteurs"]},
        goods={0: "W+S", 1: "P"},
    )
    t.play("activate", "saboteurs")
    assert t.state.prompt(1).args == {"victim": "rival:2"}
