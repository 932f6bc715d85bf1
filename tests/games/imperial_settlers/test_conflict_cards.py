"""Cards that act on others: razing, removing, robbing, blocking, taking over."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.imperial_settlers.table import Table

# Razing -------------------------------------------------------------------------------------


@pytest.mark.rule("8.6")
def test_chariot_builder_ignores_protection() -> None:
    """One token, even against a shield."""
    t = Table(
        "egyptians",
        "romans",
        places={0: ["chariot-builder"], 1: ["quarry", "ruins"]},
        shields=["quarry"],
        goods={0: "R"},
    )
    t.play("activate", "chariot-builder")
    assert t.refused("attack", "ruins") == "7.4"
    assert t.refused("attack", "chariot-builder") == "7.2"
    t.play("attack", "quarry")
    assert (t.goods(), t.goods(1), t.foundations(1)) == ("2S", "W", ["quarry"])


@pytest.mark.rule("8.7")
def test_rabble_razes_an_own_common_location() -> None:
    """The whole field, a foundation and a wood."""
    t = Table(
        "barbarians",
        "romans",
        places={0: ["rabble", "quarry", "ruins"], 1: ["castle"]},
        goods={0: "2P"},
    )
    t.play("activate", "rabble")
    assert t.refused("demolish", "rabble") == "8.7"
    assert t.refused("demolish", "castle") == "8.7"
    t.play("demolish", "quarry")
    assert (t.goods(), t.foundations(), t.places()) == ("W+2S", ["quarry"], ["rabble", "ruins"])


@pytest.mark.rule("8.8")
@pytest.mark.rule("13.8")
@pytest.mark.parametrize("key", ["dark-chapel", "dark-chapel-2"])
def test_dark_chapel_gives_goods_back_for_two_points(key: str) -> None:
    """From the hand for one token; any of the goods, points included (ruling 8)."""
    t = Table("barbarians", "romans", places={0: [key]}, hand={0: ["armorer"]}, goods={0: "R"})
    t.play("activate", key).play("raze", "armorer")
    assert t.open("swap") == {"stone", "point"}
    t.play("swap", "stone")
    assert (t.goods(), t.points()) == ("", 3)
    t.play("swap", "point")
    assert t.points() == 4, "one given back, two gained"
    strict = Table(
        "barbarians",
        "romans",
        places={0: [key]},
        hand={0: ["armorer"]},
        goods={0: "R"},
        swap_any=False,
    )
    strict.play("activate", key).play("raze", "armorer")
    assert strict.open("swap") == {"stone"}


@pytest.mark.rule("8.8")
def test_dark_chapel_pays_for_protection() -> None:
    own = {0: ["dark-chapel"], 1: ["castle"]}
    t = Table("barbarians", "romans", places=own, shields=["castle"], goods={0: "2R"})
    assert t.refused("activate", "dark-chapel") == "8.4"
    t = Table("barbarians", "romans", places=own, shields=["castle"], goods={0: "3R"})
    t.play("activate", "dark-chapel").play("attack", "castle")
    t.play("draw", "common").draw("quarry").play("draw", "faction").draw("raid")
    assert t.goods() == ""
    t.play("return", "quarry").play("done")
    assert (t.points(), t.hand(), t.discards) == (2, ["raid"], ["quarry"])


# Removing, plundering, blocking, resetting --------------------------------------------------


@pytest.mark.rule("8.9")
@pytest.mark.rule("13.1")
@pytest.mark.rule("13.2")
@pytest.mark.parametrize(
    ("faction", "key", "price", "points"),
    [("japanese", "garrison", "2R", 0), ("romans", "engineers", "2P", 1)],
)
def test_a_location_is_discarded(faction: str, key: str, price: str, points: int) -> None:
    """Ruling 1 and ruling 2: faction locations too, and no shield stops it; it is no raze."""

    def table(**options: Any) -> Table:
        return Table(
            faction,
            "barbarians",
            places={0: [key, "pillory"], 1: ["raid", "quarry"]},
            shields=["quarry"],
            goods={0: price},
            **options,
        )

    t = table()
    t.play("activate", key)
    assert t.open("remove") == {"raid", "quarry"}
    t.play("remove", "quarry")
    assert (t.goods(), t.points(), t.goods(1)) == ("", points, "")
    assert (t.foundations(1), t.discards) == ([], ["quarry"])
    common = table(faction_targets=False)
    common.play("activate", key)
    assert common.refused("remove", "raid") == "13.1"
    stopped = table(protection_stops=True)
    stopped.play("activate", key)
    assert stopped.refused("remove", "quarry") == "13.2"


@pytest.mark.rule("8.10")
@pytest.mark.parametrize("key", ["pack", "pack-2"])
def test_pack_takes_one_good_of_a_field(key: str) -> None:
    """Ruling 3: a location with a raze field; nothing is destroyed."""
    t = Table(
        "barbarians",
        "romans",
        places={0: [key], 1: ["armorer", "ruins", "roman-bank"]},
        goods={0: "2P"},
    )
    t.play("activate", key)
    assert t.refused("plunder", "ruins") == "7.4"
    assert t.refused("plunder", "roman-bank") == "7.4"
    t.play("plunder", "armorer")
    assert t.open("gain") == {"stone", "point"}
    assert t.refused("gain", "wood") == "8.10"
    t.play("gain", "stone").play("activate", key).play("plunder", "armorer").play("gain", "point")
    assert (t.goods(), t.points()) == ("S", 1)
    assert "armorer" in t.places(1)


@pytest.mark.rule("8.11")
def test_scorpion_breeder_blocks_an_action_location() -> None:
    """For the rest of the round, also against a reset."""
    t = Table(
        "egyptians",
        "romans",
        places={0: ["scorpion-breeder"], 1: ["castle", "quarry"]},
        goods={0: "P", 1: "P"},
    )
    t.play("activate", "scorpion-breeder")
    assert t.refused("block", "quarry") == "8.11"
    t.play("block", "castle")
    assert t.on_turn == 1
    assert t.refused("activate", "castle") == "8.11"


@pytest.mark.rule("8.11")
def test_what_is_blocked_is_not_blocked_again() -> None:
    t = Table(
        "egyptians",
        "romans",
        places={0: ["scorpion-breeder"], 1: ["castle", "tavern"]},
        goods={0: "P"},
    )
    t.state.blocked = 1 << t.number("castle")
    t.play("activate", "scorpion-breeder")
    assert t.refused("block", "castle") == "8.11"


@pytest.mark.rule("8.16")
@pytest.mark.rule("13.3")
@pytest.mark.parametrize(
    ("faction", "key", "price"),
    [("romans", "wandering-jugglers", "P"), ("egyptians", "royal-bath", "G")],
)
def test_a_used_location_can_be_used_again(faction: str, key: str, price: str) -> None:
    """Ruling 4: all uses of it are cleared; using it is a later action."""

    def table(**options: Any) -> Table:
        t = Table(
            faction,
            "barbarians",
            places={0: [key, "castle", "tavern"]},
            used=["castle"],
            goods={0: price},
            **options,
        )
        t.state.twice = t.state.once
        t.play("activate", key)
        return t

    t = table()
    assert t.refused("reset", key) == "8.16"
    assert t.refused("reset", "tavern") == "8.16"
    t.play("reset", "castle")
    assert t.state.once == 1 << t.number(key)
    assert t.state.twice == 0
    one = table(reset_all=False)
    one.play("reset", "castle")
    assert one.keys(one.state.once) == sorted(["castle", key])
    assert one.state.twice == 0


# Taking over --------------------------------------------------------------------------------


@pytest.mark.rule("8.13")
def test_temple_of_ra_takes_a_location_over() -> None:
    """It is its owner's for every purpose, and neither can give it up for a building."""
    t = Table(
        "egyptians",
        "romans",
        places={0: ["temple-of-ra", "quarry"], 1: ["castle", "old-forest"]},
        hand={0: ["sphinx"], 1: ["colossus"]},
        goods={0: "P+S", 1: "2S"},
    )
    t.play("activate", "temple-of-ra").play("capture", "castle")
    assert t.goods() == "S+P"
    assert "castle" in t.places(0)
    assert t.places(1) == ["old-forest"]
    t.play("build", "colossus")
    assert t.places(1) == ["colossus"], "the forest is all that can be given up"
    t.play("build", "sphinx")
    assert t.refused("sacrifice", "castle") == "8.13"
    t.play("sacrifice", "quarry")
    t.play("pass").play("activate", "castle").play("draw", "faction").draw("pyramid")
    assert t.hand() == ["pyramid"]
    t.play("pass")
    assert t.places(1) == ["castle", "colossus"], "it goes back when the round ends"


@pytest.mark.rule("8.13")
def test_a_production_location_does_not_produce_when_taken() -> None:
    t = Table("egyptians", "romans", places={0: ["temple-of-ra"], 1: ["old-forest"]})
    t.play("activate", "temple-of-ra").play("capture", "old-forest")
    assert t.goods() == ""


@pytest.mark.rule("8.13")
def test_razing_what_is_taken_over() -> None:
    """Who has it gets the wood, whose it was the foundation."""
    t = Table(
        "egyptians",
        "romans",
        "barbarians",
        seat=0,
        places={0: ["temple-of-ra"], 1: ["quarry"]},
        goods={2: "2R"},
    )
    t.play("activate", "temple-of-ra").play("capture", "quarry")
    t.play("pass").play("attack", "quarry")
    assert (t.goods(0), t.goods(1), t.foundations(1), t.foundations(0)) == ("W", "", ["quarry"], [])


@pytest.mark.rule("13.5")
def test_taken_over_in_the_last_round() -> None:
    """Ruling 6: it scores for its original owner, unless the set-up says otherwise."""
    for captor_scores, scores in ((False, (2, 1)), (True, (3, 0))):
        t = Table(
            "egyptians",
            "romans",
            places={0: ["temple-of-ra"], 1: ["quarry"]},
            round_number=5,
            captor_scores=captor_scores,
        )
        t.state.agenda[:2] = t.state.agenda[:1]  # the last round has no Cleanup
        t.play("activate", "temple-of-ra").play("capture", "quarry").play("pass").play("pass")
        assert t.state.over
        assert t.state.scores() == scores


@pytest.mark.rule("4.2")
@pytest.mark.rule("8.6")
def test_chariot_builder_cannot_choose_who_has_passed() -> None:
    t = Table(
        "egyptians",
        "romans",
        "barbarians",
        places={0: ["chariot-builder"], 1: ["quarry"], 2: ["castle"]},
        goods={0: "R"},
        passed=[1],
    )
    t.play("activate", "chariot-builder")
    assert t.open("attack") == {"castle"}
    assert t.refused("attack", "quarry") == "4.2"
