"""The worked examples of the rulebook, with their numbers."""

from __future__ import annotations

import pytest

from tests.games.imperial_settlers.lookouts import opened
from tests.games.imperial_settlers.table import Table, settlers


@pytest.mark.rule("2.3")
@pytest.mark.rule("2.4")
def test_lookout_with_three() -> None:
    """Worked example 1: four commons in each of the two offers, one discarded each time."""
    assert opened("standard", 3) == ([4, 3, 2, 4, 3, 2], 8)


@pytest.mark.rule("3.1")
@pytest.mark.rule("3.2")
@pytest.mark.rule("3.3")
def test_production() -> None:
    """Worked example 2: Japanese with deals P and G, Armorer, Lord's Fields as the only red."""
    t = Table(
        "japanese", "romans", deals={0: ["farm", "casino"]}, places={0: ["armorer", "lords-fields"]}
    )
    t.produce()
    assert t.goods() == "W+F+G+5P+2R+D"


@pytest.mark.rule("3.1")
def test_production_in_the_first_round() -> None:
    """Worked example 3: the boards alone."""
    boards = {
        "barbarians": "5P+R+D",
        "japanese": "W+4P+R+D",
        "romans": "W+S+2P+R+D",
        "egyptians": "G+3P+R+D",
    }
    for faction, goods in boards.items():
        other = "romans" if faction != "romans" else "egyptians"
        t = Table(faction, other).produce()
        assert t.goods() == goods


@pytest.mark.rule("4.2")
def test_who_has_passed_is_no_target() -> None:
    """Worked example 4: no location of a player who has passed can be razed or chosen."""
    t = Table(
        "barbarians",
        "japanese",
        places={0: ["pack"], 1: ["armorer", "farm"]},
        goods={0: "P+4R"},
        passed=[1],
    )
    assert t.refused("attack", "armorer") == "4.2"
    assert t.refused("attack", "farm") == "4.2"
    assert t.refused("activate", "pack") == "8.4"


@pytest.mark.rule("10.1")
@pytest.mark.rule("10.2")
def test_cleanup() -> None:
    """Worked example 5: Stalls and Casino used, 2F and 1P left; the food is kept, no more."""
    t = Table("japanese", "romans", places={0: ["stalls", "casino"]}, goods={0: "3F+2P"})
    t.play("activate", "stalls").play("stop").play("end").play("pass")
    t.play("activate", "casino").play("stop").play("end")
    assert t.goods() == "2F+G+P"
    t.state.supply[3] = 0  # the gold of the Casino has been spent
    t.play("pass")
    assert t.goods() == "2F"
    assert t.state.once == 0


def test_costs() -> None:
    """Worked example 6: Wood Storage 2W + S; Dark Chapel W + 2S and a location."""
    t = Table("barbarians", "romans", hand={0: ["wood-storage"]}, goods={0: "2W+S"})
    t.play("build", "wood-storage").play("draw", "common").draw("quarry")
    assert t.goods() == ""
    t = Table(
        "barbarians", "romans", hand={0: ["dark-chapel"]}, places={0: ["mill"]}, goods={0: "W+2S"}
    )
    t.play("build", "dark-chapel")
    assert (t.goods(), t.places()) == ("", ["dark-chapel"])


@pytest.mark.rule("5.3")
@pytest.mark.rule("5.4")
def test_building() -> None:
    """Worked example 7: 2W and the Mill for Sentry Tower, which brings R + P at once."""
    t = Table(
        "barbarians", "romans", hand={0: ["sentry-tower"]}, places={0: ["mill"]}, goods={0: "2W"}
    )
    t.play("build", "sentry-tower")
    assert (t.goods(), t.places(), t.foundations()) == ("P+R", ["sentry-tower"], [])
    assert t.discards == ["mill"]
    again = Table("barbarians", "romans", places={0: ["sentry-tower"]})
    assert again.produce("locations").goods() == "P+R"


@pytest.mark.rule("6.3")
def test_dealing() -> None:
    """Worked example 8: a food for Sentry Tower's deal: P now and later, its R + P never."""
    t = Table("barbarians", "romans", hand={0: ["sentry-tower"]}, goods={0: "F"})
    t.play("deal", "sentry-tower")
    assert t.goods() == "P"
    later = Table("barbarians", "romans", deals={0: ["sentry-tower"]})
    assert later.produce("deals", "locations").goods() == "P"


@pytest.mark.rule("7.1")
def test_razing_from_the_hand() -> None:
    """Worked example 9: Wood Storage for a token gives 2W."""
    t = Table("barbarians", "romans", hand={0: ["wood-storage"]}, goods={0: "R"})
    t.play("raze", "wood-storage")
    assert (t.goods(), t.discards) == ("2W", ["wood-storage"])


@pytest.mark.rule("7.2")
@pytest.mark.rule("7.3")
@pytest.mark.rule("7.5")
def test_razing_an_enemy() -> None:
    """Worked example 10: 2R for Armorer: S and a point; foundation and wood for its owner."""
    t = Table("barbarians", "japanese", places={1: ["armorer"]}, goods={0: "2R"})
    t.play("attack", "armorer")
    assert (t.goods(), t.points()) == ("S", 1)
    assert (t.foundations(1), t.goods(1)) == (["armorer"], "W")
    t = Table(
        "barbarians", "japanese", places={1: ["armorer"]}, goods={0: "2R"}, shields=["armorer"]
    )
    assert t.refused("attack", "armorer") == "7.3"
    t = Table(
        "barbarians", "japanese", places={1: ["armorer"]}, goods={0: "3R"}, shields=["armorer"]
    )
    t.play("attack", "armorer")
    assert (t.goods(), t.state.shields) == ("S", 0)


@pytest.mark.rule("8.2")
def test_activations_in_three_turns() -> None:
    """Worked example 11: Saboteurs, Masons Guild, Castle; then P 0, S 0, one use of Castle left."""
    t = Table(
        "barbarians",
        "japanese",
        places={0: ["saboteurs", "masons-guild", "castle"]},
        goods={0: "3P+S", 1: "S"},
    )
    t.play("activate", "saboteurs")
    assert (t.goods(), t.goods(1)) == ("2S+2P", "")
    t.play("pass").play("activate", "masons-guild")
    assert (t.goods(), t.points()) == ("P", 3)
    t.play("activate", "castle").play("draw", "faction").draw("raid")
    assert (t.goods(), t.hand()) == ("", ["raid"])
    assert t.keys(t.state.once) == ["castle", "masons-guild", "saboteurs"]
    assert t.keys(t.state.exhausted()) == ["masons-guild", "saboteurs"]


@pytest.mark.rule("9.1")
@pytest.mark.rule("9.2")
def test_exchanging() -> None:
    """Worked example 12: 8P for a wood, two common cards and a faction card; Oasis gains 4P."""
    t = Table("barbarians", "egyptians", places={1: ["oasis"]}, goods={0: "8P"})
    t.play("exchange", "wood")
    t.play("exchange", "common-card").draw("quarry")
    t.play("exchange", "common-card").draw("castle")
    t.play("exchange", "faction-card").draw("raid")
    assert (t.goods(), t.hand(), t.goods(1)) == ("W", ["castle", "quarry", "raid"], "4P")
    assert t.on_turn == 1


@pytest.mark.rule("4.5")
def test_samurai() -> None:
    """Worked example 13: with a samurai 3R; then location and samurai are gone, nothing for it."""
    t = Table("barbarians", "japanese", places={1: ["farm"]}, goods={0: "2R"}, samurai=["farm"])
    assert t.refused("attack", "farm") == "7.3"
    t = Table("barbarians", "japanese", places={1: ["farm"]}, goods={0: "3R"}, samurai=["farm"])
    t.play("attack", "farm")
    assert (t.goods(), t.points(), t.state.samurai) == ("", 1, 0)
    assert (t.foundations(1), t.goods(1), t.discards) == ([], "", ["farm"])


@pytest.mark.rule("8.24")
def test_the_samurai_of_ninjas() -> None:
    """Worked example 14: Ninjas are the only place for a samurai; the other is lost."""
    t = Table(
        "japanese", "romans", hand={0: ["ninjas"]}, goods={0: "S"}, foundations={0: ["ruins"]}
    )
    t.play("build", "ninjas")
    assert t.keys(t.state.samurai) == ["ninjas"]
    assert t.goods() == ""


@pytest.mark.rule("2.6")
def test_harder_lookout() -> None:
    """Worked example 15: choices of 5, 4, 4, then 3, 3, 2 with three players; 7 cards opened."""
    assert opened("harder", 3) == ([5, 4, 4, 3, 3, 2], 7)


@pytest.mark.rule("12.5")
def test_a_solo_attack() -> None:
    """Worked example 16: W on top, then P and G: Marketplace falls, W and G go to the bottom."""
    own = ["carpenters-workshop", "marketplace", "joiner", "wood-supplier"]
    line = ["attack-worker", "attack-gold", "attack-card"]
    t = Table("romans", places={0: own}, line=line, round_number=2)
    t.play("pass").draw("attack-wood")
    assert t.keys(t.state.trophies) == ["marketplace"]
    assert [t.key(card) for card in t.state.line] == [
        "attack-worker",
        "attack-card",
        "attack-wood",
        "attack-gold",
    ]
    assert t.places() == ["carpenters-workshop", "joiner", "wood-supplier"]


@pytest.mark.rule("1.5")
def test_supplies_have_no_limit() -> None:
    """Worked example 17: five stone from an empty stock, and as many as you like."""
    t = Table("romans", "egyptians", places={0: ["stonecutter", "stonecutter", "quarry"]})
    for _ in range(20):
        t.produce("locations")
    assert t.goods() == "100S"


@pytest.mark.rule("12.6")
def test_the_end_of_a_solo_game() -> None:
    """Worked example 18: 6 trophies against 6 faction locations is lost, against 7 won."""
    own = ["builder", "builder", "legion", "legion", "stonecutter", "stonecutter", "colossus"]
    for count, winners in ((6, ()), (7, (0,))):
        t = Table("romans", places={0: own[:count]})
        t.state.trophies = (1 << 6) - 1
        assert t.state.winners() == winners
    assert len(settlers().components.attack) == 7
