"""What the rulebook leaves open, read the other way: Pack, the exchange, attacks on the Japanese.

The other readings of section 13 stand with the cards that they are about.
"""

from __future__ import annotations

from typing import Any

import pytest

from pentarchy.kernel.chance import CHANCE
from tests.games.imperial_settlers.table import Table

# Fields: Quarry 2S, Gold Mine G+V, Marketplace G+W, Old Forest 2W, Armorer V+S.


def packed(**options: Any) -> Table:
    """Pack looks for a location of the Romans to take a good from."""
    t = Table(
        "barbarians",
        "romans",
        places={0: ["pack"], 1: ["gold-mine", "marketplace", "quarry", "ruins"]},
        goods={0: "P"},
        **options,
    )
    return t.play("activate", "pack")


@pytest.mark.rule("13.10")
def test_by_our_reading_pack_takes_any_good() -> None:
    t = packed()
    assert t.open("plunder") == {"gold-mine", "marketplace", "quarry"}
    t.play("plunder", "gold-mine")
    assert t.open("gain") == {"gold", "point"}


@pytest.mark.rule("13.10")
def test_by_the_other_reading_pack_takes_resources_only() -> None:
    """A gold and a point are none; where one resource is left nothing is asked."""
    t = packed(plunder_any=False)
    assert t.open("plunder") == {"marketplace", "quarry"}
    assert t.refused("plunder", "gold-mine") == "13.10"
    assert t.refused("plunder", "ruins") == "7.4"
    t.play("plunder", "marketplace")
    assert t.goods() == "W"


@pytest.mark.rule("13.10")
def test_without_a_resource_in_any_field_pack_has_nothing_to_act_on() -> None:
    own = {0: ["pack"], 1: ["gold-mine"]}
    t = Table("barbarians", "romans", places=own, goods={0: "P"}, plunder_any=False)
    assert t.refused("activate", "pack") == "8.4"


def exchanging(workers: int, **options: Any) -> Table:
    return Table("romans", "barbarians", goods={0: f"{workers}P"}, **options)


@pytest.mark.rule("13.11")
def test_by_our_reading_a_card_is_seen_before_the_next_pair() -> None:
    t = exchanging(4)
    t.play("exchange", "common-card")
    assert t.on_turn == CHANCE
    t.draw("quarry")
    assert (t.asked, t.hand()) == ("exchange", ["quarry"])


@pytest.mark.rule("13.11")
def test_by_the_other_reading_all_pairs_are_exchanged_before_a_card_is_seen() -> None:
    """A common card, a faction card and a wood: what comes is seen when all are paid."""
    t = exchanging(6, exchange_seen=False)
    t.play("exchange", "common-card").play("exchange", "faction-card")
    assert (t.asked, t.hand()) == ("exchange", [])
    t.play("exchange", "wood")
    assert (t.on_turn, t.goods()) == (CHANCE, "W")
    t.draw("builder").draw("quarry")
    assert t.hand() == ["builder", "quarry"]
    assert t.on_turn == 1


@pytest.mark.rule("13.11")
def test_whoever_stops_draws_what_was_paid_for() -> None:
    t = exchanging(4, exchange_seen=False)
    t.play("exchange", "common-card").play("stop")
    assert t.on_turn == CHANCE
    t.draw("quarry")
    assert (t.hand(), t.goods(), t.on_turn) == (["quarry"], "2P", 1)


@pytest.mark.rule("13.11")
@pytest.mark.rule("1.8")
def test_no_more_cards_are_paid_for_than_the_deck_has() -> None:
    t = exchanging(6, exchange_seen=False)
    t.state.pile &= ~t.state.own_cards(0) | 1 << t.number("builder")
    t.play("exchange", "faction-card")
    assert t.refused("exchange", "faction-card") == "1.8"
    t.play("exchange", "common-card").play("stop").draw("quarry").draw("builder")
    assert t.hand() == ["builder", "quarry"]


def attacked(own: list[str], line: list[str], **options: Any) -> list[str]:
    """What falls to a point on the top card, with this line below it."""
    t = Table("japanese", places={0: own}, line=line, **options)
    t.play("pass").draw("attack-point")
    return t.keys(t.state.trophies)


@pytest.mark.rule("12.8")
@pytest.mark.rule("13.12")
def test_by_our_reading_the_newer_pair_decides_what_falls() -> None:
    """Point and stone hit the Armorer, two points the Farm: whichever pair is found first."""
    own = ["farm", "armorer"]
    assert attacked(own, ["attack-stone", "attack-point"]) == ["armorer"]
    assert attacked(own, ["attack-point", "attack-stone"]) == ["farm"]


@pytest.mark.rule("12.8")
@pytest.mark.rule("13.12")
def test_by_the_other_reading_two_points_hit_a_faction_location_first() -> None:
    """Wherever in the line the second one lies; without it, or without a victim, as usual."""
    own, line = ["farm", "armorer"], ["attack-stone", "attack-point"]
    assert attacked(own, line, faction_falls_first=True) == ["farm"]
    assert attacked(own, ["attack-stone"], faction_falls_first=True) == ["armorer"]
    assert attacked(["gate", "armorer"], line, faction_falls_first=True) == ["armorer"]


@pytest.mark.rule("13.12")
def test_by_the_other_reading_the_two_points_go_under_the_line() -> None:
    t = Table(
        "japanese",
        places={0: ["farm", "armorer"]},
        line=["attack-stone", "attack-point", "attack-wood"],
        faction_falls_first=True,
    )
    t.play("pass").draw("attack-point")
    under = ["attack-stone", "attack-wood", "attack-point", "attack-point"]
    assert [t.key(card) for card in t.state.line] == under
