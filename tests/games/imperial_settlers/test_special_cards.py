"""Cards that do more than pay goods: production that asks, features, and nested builds."""

from __future__ import annotations

import pytest

from pentarchy.kernel.messages import Event
from tests.games.imperial_settlers.table import Table

# Production that asks -----------------------------------------------------------------------


@pytest.mark.rule("8.17")
def test_working_peasants_copy_another_production_location() -> None:
    """Not themselves, not a bonus; nothing if there is no other."""
    t = Table("romans", "barbarians", places={0: ["working-peasants"]})
    t.produce("locations")
    assert t.goods() == ""
    t = Table("romans", "barbarians", places={0: ["working-peasants", "old-forest", "quarry"]})
    t.produce("locations")
    assert t.asked == "copy"
    assert t.open("copy") == {"old-forest", "quarry"}
    assert t.refused("copy", "working-peasants") == "8.17"
    t.play("copy", "quarry")
    assert t.goods() == "2W+2S"


@pytest.mark.rule("8.4")
@pytest.mark.rule("8.17")
def test_porters_copy_any_production_location() -> None:
    """Common or faction, for a food."""
    t = Table("romans", "barbarians", places={0: ["porters", "builder", "quarry"]}, goods={0: "F"})
    t.play("activate", "porters").play("copy", "builder")
    assert t.goods() == "W+S"
    alone = Table("romans", "barbarians", places={0: ["porters"]}, goods={0: "F"})
    assert alone.refused("activate", "porters") == "8.4"


@pytest.mark.rule("8.17")
@pytest.mark.rule("13.9")
def test_porters_may_copy_working_peasants() -> None:
    """Ruling 9: the chain Porters, Working Peasants, a third location ends there."""
    own = {0: ["porters", "working-peasants", "old-forest"]}
    t = Table("romans", "barbarians", places=own, goods={0: "F"})
    t.play("activate", "porters").play("copy", "working-peasants")
    assert t.goods() == "2W"
    short = Table("romans", "barbarians", places=own, goods={0: "F"}, copy_chains=False)
    short.play("activate", "porters")
    assert short.goods() == "2W", "only the forest is left, so nothing is asked"


@pytest.mark.parametrize("key", ["daimyos-castle", "daimyos-castle-2"])
def test_daimyos_castle_counts_samurai(key: str) -> None:
    """A point for each samurai anywhere in the empire, at most three."""
    farms = ["farm", "rice-fields", "sumo-school", "master-swordsmith"]
    for count in range(5):
        t = Table("japanese", "romans", places={0: [key, *farms]}, samurai=farms[:count])
        t.produce("locations")
        assert t.points() == min(count, 3)


@pytest.mark.rule("8.12")
@pytest.mark.rule("1.10")
@pytest.mark.parametrize(
    ("faction", "key"), [("romans", "architect"), ("japanese", "buddhas-temple")]
)
def test_two_are_drawn_from_the_own_deck_and_one_is_shuffled_back(faction: str, key: str) -> None:
    t = Table(faction, "barbarians", places={0: [key]})
    first, second = {
        "romans": ("colossus", "roman-bank"),
        "japanese": ("casino", "farm"),
    }[faction]
    t.produce("locations").draw(first).draw(second)
    assert t.asked == "keep"
    assert t.refused("keep-third") == "1.10"
    t.play("keep-second")
    assert t.hand() == [second]
    assert t.discards == []
    t.produce("locations")
    assert first in {t.key(action.index) for action, _ in t.state.odds()}


@pytest.mark.rule("5.7")
def test_pharaohs_guard_pays_a_token_or_two_points() -> None:
    t = Table("egyptians", "romans", places={0: ["pharaohs-guard"]})
    t.produce("locations")
    assert t.open("gain") == {"raze", "point"}
    assert t.refused("gain", "gold") == "5.7"
    t.play("gain", "point")
    assert t.points() == 2
    t.produce("locations").play("gain", "raze")
    assert t.goods() == "R"


def test_legion_draws_from_the_common_deck_only() -> None:
    t = Table("romans", "barbarians", places={0: ["legion"]})
    t.produce("locations").draw("castle")
    assert t.hand() == ["castle"]


# Features -----------------------------------------------------------------------------------


@pytest.mark.rule("5.5")
@pytest.mark.parametrize(
    ("faction", "feature", "built", "cost", "goods", "points"),
    [
        ("romans", "stone-supplier", "quarry", "W+S", "2S+G", 1),
        ("romans", "carpenters-workshop", "woodcutters-trail", "2W", "2W+G", 1),
        ("romans", "mill", "hunter-hans", "W", "G", 1),
        ("romans", "roadside-inn", "settlers", "W", "G", 1),
        ("romans", "merchant-matthew", "gold-mine", "W+S", "G", 1),
        ("barbarians", "borderland", "armorer", "W+S", "G+R", 1),
        ("japanese", "sake-brewery", "settlers", "W", "G", 1),
        ("romans", "gardens", "hunter-hans", "W", "", 2),
        ("romans", "roman-fortifications", "armorer", "W+S", "R", 2),
    ],
)
def test_features_pay_for_their_colour(
    faction: str, feature: str, built: str, cost: str, goods: str, points: int
) -> None:
    """And not for another: Ruins have no colour."""
    other = "romans" if faction != "romans" else "barbarians"
    t = Table(faction, other, places={0: [feature]}, hand={0: [built]}, goods={0: cost})
    t.play("build", built)
    assert (t.goods(), t.points()) == (goods, points)
    t = Table(faction, other, places={0: [feature]}, hand={0: ["ruins"]})
    t.play("build", "ruins")
    assert (t.goods(), t.points()) == ("P", 0)


@pytest.mark.rule("5.5")
def test_trade_colony_is_of_three_colours() -> None:
    """Carpenter's Workshop (brown), Mill (red) and Stone Supplier (grey) pay for one build."""
    features = ["carpenters-workshop", "mill", "stone-supplier"]
    t = Table(
        "romans",
        "barbarians",
        places={0: features},
        hand={0: ["trade-colony"]},
        goods={0: "W+2S"},
        foundations={0: ["ruins"]},
    )
    t.play("build", "trade-colony").play("sacrifice", "ruins")
    assert (t.goods(), t.points()) == ("4G+P", 3)


@pytest.mark.rule("5.7")
@pytest.mark.parametrize(
    ("feature", "built"), [("administration", "roman-bank"), ("headquarters", "quarry")]
)
def test_a_gold_or_a_point_for_building(feature: str, built: str) -> None:
    for choice, goods, points in (("gold", "G", 0), ("point", "", 1)):
        t = Table(
            "romans",
            "barbarians",
            places={0: [feature]},
            hand={0: [built]},
            goods={0: "W+S"},
            foundations={0: ["ruins"]},
        )
        t.play("build", built)
        if t.asked == "sacrifice":
            t.play("sacrifice", "ruins")
        assert t.open("gain") == {"gold", "point"}
        before = t.goods()
        t.play("gain", choice)
        gained = [term for term in t.goods().split("+") if term not in before.split("+")]
        assert t.points() == points
        assert bool(gained) == bool(goods)


def test_administration_counts_its_own_building() -> None:
    t = Table(
        "romans",
        "barbarians",
        hand={0: ["administration"]},
        goods={0: "2S"},
        foundations={0: ["ruins"]},
    )
    t.play("build", "administration")
    assert t.asked == "choose"
    t.play("gain", "point")
    assert t.points() == 1


@pytest.mark.rule("5.8")
def test_slave_trader_sells_once_per_faction_location() -> None:
    """A gold for two points, or a stone for one, or nothing; gold may stand for the stone."""
    setting = {"hand": {0: ["pyramid"]}, "places": {0: ["slave-trader"]}}
    t = Table("egyptians", "romans", goods={0: "2S"}, **setting)  # type: ignore[arg-type]
    t.play("build", "pyramid")
    assert t.open("trade") == {"gold", "stone"}, "the Pyramid has just produced both"
    t.play("trade", "gold")
    assert (t.goods(), t.points()) == ("S", 2)
    t = Table("egyptians", "romans", goods={0: "2S"}, **setting)  # type: ignore[arg-type]
    t.play("build", "pyramid").play("decline")
    assert (t.goods(), t.points()) == ("S+G", 0)
    t = Table("egyptians", "romans", goods={0: "2S"}, **setting)  # type: ignore[arg-type]
    t.play("build", "pyramid").play("trade", "stone").play("spend", "0")
    assert (t.goods(), t.points()) == ("G", 1)
    t = Table("egyptians", "romans", goods={0: "2S"}, **setting)  # type: ignore[arg-type]
    t.play("build", "pyramid")
    assert t.refused("trade", "wood") == "5.8"


@pytest.mark.rule("5.6")
@pytest.mark.rule("13.4")
def test_sphinxes_add_to_gains_of_two_or_more() -> None:
    """Ruling 5: two uses are two gains, and each Sphinx adds its own point to each."""
    own = {0: ["avenue-of-sphinxes", "sphinx", "sphinx"]}
    t = Table("egyptians", "romans", places=own, goods={0: "4G"})
    t.play("activate", "avenue-of-sphinxes")
    assert t.points() == 4
    t.play("activate", "avenue-of-sphinxes")
    assert t.points() == 8
    one = Table("egyptians", "romans", places=own, goods={0: "2G"}, sphinxes_add=False)
    one.play("activate", "avenue-of-sphinxes")
    assert one.points() == 3
    small = Table("egyptians", "romans", places={0: ["sphinx", "brewer"]}, goods={0: "F"})
    small.play("activate", "brewer")
    assert small.points() == 1, "a gain of one point is no gain of two"
    guard = Table("egyptians", "romans", places={0: ["sphinx", "pharaohs-guard"]})
    guard.produce("locations").play("gain", "point")
    assert guard.points() == 3, "also in Production"


@pytest.mark.rule("7.7")
@pytest.mark.parametrize(("faction", "key"), [("romans", "pillory"), ("barbarians", "raid")])
def test_a_point_for_every_raze(faction: str, key: str) -> None:
    """From the hand, of an enemy location, of one's own by Rabble; not for Pack."""
    other = "romans" if faction == "barbarians" else "barbarians"
    t = Table(faction, other, places={0: [key]}, hand={0: ["quarry"]}, goods={0: "R"})
    t.play("raze", "quarry")
    assert (t.goods(), t.points()) == ("2S", 1)
    t = Table(faction, other, places={0: [key], 1: ["quarry"]}, goods={0: "2R"})
    t.play("attack", "quarry")
    assert t.points() == 1
    t = Table("barbarians", "romans", places={0: [key, "rabble", "quarry"]}, goods={0: "2P"})
    t.play("activate", "rabble").play("demolish", "quarry")
    assert t.points() == 1
    t = Table("barbarians", "romans", places={0: [key, "pack"], 1: ["quarry"]}, goods={0: "P"})
    t.play("activate", "pack").play("plunder", "quarry")
    assert t.points() == 0


@pytest.mark.rule("6.4")
def test_dojo_pays_for_deals() -> None:
    t = Table("japanese", "romans", places={0: ["dojo"]}, hand={0: ["farm"]}, goods={0: "F"})
    t.play("deal", "farm")
    assert (t.goods(), t.points()) == ("P", 1)


@pytest.mark.rule("9.3")
def test_oasis_is_paid_for_pairs_up_to_four_a_round() -> None:
    t = Table("romans", "egyptians", places={1: ["oasis"]}, goods={0: "12P"})
    t.play("exchange", "wood")
    for _ in range(4):
        t.play("exchange", "food")
    assert t.goods(1) == "4P"
    own = Table("egyptians", "romans", places={0: ["oasis"]}, goods={0: "2P"})
    own.play("exchange", "wood")
    assert own.goods() == "W", "one's own pairs pay nothing"


@pytest.mark.rule("3.4")
def test_school_of_diplomacy_gives_goods_of_deals_back() -> None:
    """Only goods of deals, a point each, a point not for a point."""
    t = Table(
        "japanese",
        "romans",
        places={0: ["school-of-diplomacy"]},
        deals={0: ["farm", "casino", "dojo", "buddhas-temple"]},
    )
    t.produce("deals").play("draw", "common").draw("quarry")
    assert t.asked == "swap"
    assert (t.goods(), t.points()) == ("G+P", 1)
    assert t.refused("swap", "wood") == "3.4"
    assert t.refused("swap", "point") == "3.4"
    t.play("swap", "gold").play("return", "quarry").play("done")
    assert (t.goods(), t.points(), t.hand()) == ("P", 3, [])
    assert t.discards == ["quarry"]


# Building at once ---------------------------------------------------------------------------


@pytest.mark.rule("8.15")
def test_settlers_build_a_faction_card_without_giving_up_a_location() -> None:
    t = Table(
        "romans",
        "barbarians",
        places={0: ["settlers"]},
        hand={0: ["roman-bank", "quarry"]},
        goods={0: "W+S"},
    )
    t.play("activate", "settlers")
    assert t.refused("build", "quarry") == "8.15"
    t.play("build", "roman-bank")
    assert t.places() == ["roman-bank", "settlers"]
    assert t.goods() == "G"
    poor = Table(
        "romans", "barbarians", places={0: ["settlers"]}, hand={0: ["roman-bank"]}, goods={0: "W"}
    )
    assert poor.refused("activate", "settlers") == "8.4"


@pytest.mark.rule("8.15")
def test_gold_paid_for_the_action_is_missing_for_the_building() -> None:
    """The gold would have paid the stone of the Roman Bank; everybody is told that nothing is
    built, as the hand is hidden."""
    t = Table(
        "romans",
        "barbarians",
        places={0: ["settlers"]},
        hand={0: ["roman-bank"]},
        goods={0: "W+G"},
    )
    t.play("activate", "settlers").play("spend", "1")
    assert (t.places(), t.goods(), t.on_turn) == (["settlers"], "W", 1)
    assert t.log[-1] == Event("event-not-built", 0, {"card": "card:COM040"}, ("card:COM040",))


@pytest.mark.rule("8.15")
def test_negotiator_builds_a_deal() -> None:
    """The deal is gone; resources are paid, no location is given up."""
    t = Table(
        "japanese",
        "romans",
        places={0: ["negotiator"]},
        deals={0: ["casino", "farm"]},
        goods={0: "P+2W"},
    )
    t.play("activate", "negotiator")
    assert t.refused("build", "gate") == "8.15"
    t.play("build", "casino")
    assert (t.places(), t.deals(), t.goods()) == (["casino", "negotiator"], ["farm"], "")


# Cards from the hand ------------------------------------------------------------------------


@pytest.mark.rule("8.3")
def test_tavern_sells_a_card() -> None:
    t = Table("romans", "barbarians", places={0: ["tavern"]}, hand={0: ["quarry", "roman-bank"]})
    t.play("activate", "tavern")
    assert t.refused("discard", "castle") == "5.1"
    t.play("discard", "roman-bank")
    assert (t.points(), t.hand(), t.discards) == (2, ["quarry"], ["roman-bank"])
    empty = Table("romans", "barbarians", places={0: ["tavern"]})
    assert empty.refused("activate", "tavern") == "8.3"


@pytest.mark.rule("8.3")
def test_barter_takes_any_two_resources() -> None:
    t = Table("barbarians", "romans", places={0: ["barter"]}, goods={0: "W+F+G"})
    t.play("activate", "barter")
    assert t.refused("give", "stone") == "8.3"
    t.play("give", "food").play("give", "gold")
    assert (t.goods(), t.points()) == ("W", 2)
    poor = Table("barbarians", "romans", places={0: ["barter"]}, goods={0: "W"})
    assert poor.refused("activate", "barter") == "8.3"


@pytest.mark.rule("8.12")
def test_mission_keeps_one_of_two() -> None:
    """Each from the deck of one's choice; the other is discarded, face up."""
    t = Table("barbarians", "romans", places={0: ["mission"]}, goods={0: "P"})
    t.play("activate", "mission").play("draw", "common").draw("quarry")
    t.play("draw", "faction").draw("raid").play("keep-second")
    assert (t.hand(), t.discards) == (["raid"], ["quarry"])
