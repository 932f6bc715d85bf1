"""Cards that act on others: razing, removing, robbing, blocking, taking over, deals."""

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


# Deals --------------------------------------------------------------------------------------


@pytest.mark.rule("8.18")
def test_imperial_messenger_repeats_a_deal() -> None:
    t = Table(
        "romans",
        "barbarians",
        places={0: ["imperial-messenger"]},
        deals={0: ["roman-bank", "colossus"], 1: ["raid"]},
        goods={0: "P"},
    )
    t.play("activate", "imperial-messenger")
    assert t.refused("repeat", "raid") == "8.18"
    t.play("repeat", "roman-bank")
    assert (t.goods(), t.deals()) == ("G", ["colossus", "roman-bank"])


@pytest.mark.rule("8.18")
def test_hanseatic_league_gives_deals_up() -> None:
    t = Table(
        "romans",
        "barbarians",
        places={0: ["hanseatic-league"]},
        deals={0: ["roman-bank"]},
        goods={0: "2P"},
    )
    t.play("activate", "hanseatic-league")
    assert t.refused("drop", "colossus") == "8.18"
    t.play("drop", "roman-bank")
    assert (t.goods(), t.points(), t.deals(), t.discards) == ("P", 2, [], ["roman-bank"])
    assert t.on_turn == 1, "without a deal there is no second use"


@pytest.mark.rule("8.19")
def test_robbers_cancel_a_deal() -> None:
    t = Table(
        "barbarians",
        "romans",
        places={0: ["robbers"]},
        deals={0: ["raid"], 1: ["roman-bank"]},
        goods={0: "2P"},
    )
    t.play("activate", "robbers")
    assert t.refused("cancel", "raid") == "8.19"
    t.play("cancel", "roman-bank").play("draw", "common").draw("quarry")
    assert (t.points(), t.goods(), t.deals(1), t.hand()) == (1, "", [], ["quarry"])


@pytest.mark.rule("8.19")
@pytest.mark.rule("4.2")
def test_ninjas_gain_the_good_of_the_deal() -> None:
    t = Table(
        "japanese",
        "romans",
        "egyptians",
        places={0: ["ninjas"]},
        deals={1: ["roman-bank"], 2: ["slaves"]},
        goods={0: "P"},
        passed=[2],
    )
    t.play("activate", "ninjas")
    assert t.refused("cancel", "slaves") == "4.2"
    t.play("cancel", "roman-bank")
    assert (t.goods(), t.discards) == ("G", ["roman-bank"])


@pytest.mark.rule("8.20")
def test_spies_take_a_deal() -> None:
    """It is not making a deal; its good comes with the next Production. A route is out of reach."""
    t = Table(
        "romans",
        "japanese",
        places={0: ["spies", "builder"]},
        deals={1: ["casino"]},
        goods={0: "P"},
    )
    t.state.routes = ((1, t.number("builder")),)
    t.state.markers[1] = 1
    t.play("activate", "spies")
    assert t.refused("steal", "builder") == "8.20"
    t.play("steal", "casino")
    assert (t.points(), t.goods(), t.deals(), t.deals(1)) == (1, "", ["casino"], [])


@pytest.mark.rule("8.14")
@pytest.mark.rule("13.6")
@pytest.mark.parametrize("key", ["trade-route", "trade-route-2", "trade-route-3"])
def test_trade_route_deals_with_an_enemy_location(key: str) -> None:
    """Ruling 7: it is making a deal; the same location can be marked again; when it leaves play
    the deal ends and the marker is discarded."""
    t = Table(
        "japanese",
        "romans",
        places={0: [key, "dojo"], 1: ["builder", "quarry"]},
        goods={0: "F", 1: "2S"},
        hand={1: ["colossus"]},
    )
    deck = t.state.left_in(t.state.deck(0))
    t.play("activate", key)
    assert t.refused("mark", "quarry") == "8.14"
    t.play("mark", "builder")
    assert (t.goods(), t.points()) == ("S", 1)
    assert t.state.left_in(t.state.deck(0)) == deck - 1
    t.state.once = 0
    t.play("build", "colossus").play("sacrifice", "builder").draw("farm")
    assert t.state.routes == ()
    assert "farm" in t.discards
    silent = Table(
        "japanese",
        "romans",
        places={0: [key, "dojo"], 1: ["builder"]},
        goods={0: "F"},
        route_is_deal=False,
    )
    silent.play("activate", key).play("mark", "builder")
    assert silent.points() == 0


@pytest.mark.rule("8.14")
@pytest.mark.rule("8.18")
def test_a_trade_route_pays_in_production_and_can_be_repeated() -> None:
    """Twice marked, it pays twice; Messenger and Hanseatic League may choose it."""
    t = Table(
        "japanese", "romans", places={0: ["imperial-messenger"], 1: ["builder"]}, goods={0: "P"}
    )
    t.state.routes = ((0, t.number("builder")),) * 2
    t.state.markers[0] = 2
    t.produce("deals")
    assert t.goods() == "2S+P"
    t.play("activate", "imperial-messenger").play("repeat", "builder")
    assert t.goods() == "3S"
