"""What a client is told before it asks: what is printed, what is missing, where one is."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from pentarchy.games.imperial_settlers.outlook import Crumb
from pentarchy.games.imperial_settlers.steps_action import NextTurn
from pentarchy.games.imperial_settlers.view import SettlersView
from pentarchy.kernel.chance import CHANCE
from pentarchy.speech import Speech
from tests.games.imperial_settlers.table import Table, settlers


def seen(t: Table, seat: int = 0) -> SettlersView:
    view = t.state.view(seat)
    assert isinstance(view, SettlersView)
    return view


def missing(t: Table) -> dict[str, dict[str, int]]:
    """By key of the card instead of its code."""
    number = t.catalog.number
    return {
        t.key(number[card.removeprefix("card:")]): lack for card, lack in seen(t).missing.items()
    }


# What is printed ----------------------------------------------------------------------------


def test_the_sheet_tells_every_card_of_the_box() -> None:
    sheet = settlers().sheet
    codes = [code for kind in sheet.cards for code in kind.codes] + list(sheet.attacks)
    assert len(codes) == len(set(codes)) == 220
    forest = next(kind for kind in sheet.cards if kind.key == "old-forest")
    assert (forest.type, forest.colours, forest.cost, forest.raze) == (
        "production",
        ("brown",),
        "2W",
        "2W",
    )
    assert {board.key: board.produces for board in sheet.factions}["romans"] == "2P+W+S+R+D"
    assert (sheet.rounds, sheet.exchange, sheet.deal, sheet.raze) == (5, 2, "F", 1)


def test_the_sheet_is_sent_without_what_is_not_printed() -> None:
    """It comes whole with the first view: what a card has not is left out."""
    plain: dict[str, Any] = msgspec.to_builtins(settlers().sheet)
    ruins = next(kind for kind in plain["cards"] if kind["key"] == "ruins")
    assert sorted(ruins) == ["bonus", "codes", "key", "type"]


# What is missing ----------------------------------------------------------------------------


def test_what_is_missing_for_a_card() -> None:
    """The Wood Storage costs 2W and S, the Dark Chapel W, 2S and a location."""
    hand = {0: ["wood-storage", "dark-chapel", "ruins"]}
    t = Table("barbarians", hand=hand, goods={0: "W+S"})
    assert missing(t) == {
        "wood-storage": {"wood": 1},
        "dark-chapel": {"stone": 1, "location": 1},
    }


def test_gold_stands_for_what_is_missing() -> None:
    t = Table("barbarians", hand={0: ["wood-storage"]}, goods={0: "W+G"})
    assert missing(t) == {"wood-storage": {"stone": 1}}
    t = Table("barbarians", hand={0: ["wood-storage"]}, goods={0: "W+2G"})
    assert missing(t) == {}


def test_what_is_missing_for_an_action() -> None:
    """The Goldsmith's Workshop takes a worker and gold itself; a used location misses nothing."""
    places = ["goldsmiths-workshop", "mason"]
    t = Table("romans", places={0: places}, goods={0: "S"}, used=["mason"])
    assert missing(t) == {"goldsmiths-workshop": {"gold": 1, "worker": 1}}


def test_nobody_sees_what_another_misses() -> None:
    t = Table("romans", "barbarians", hand={0: ["castle"]})
    assert list(seen(t, 0).missing) == [
        next(held.card for held in seen(t, 0).players[0].hand if held.card)
    ]
    assert seen(t, 1).missing == {}


def test_a_foundation_is_enough_of_a_location() -> None:
    t = Table("barbarians", hand={0: ["raid"]}, foundations={0: ["quarry"]})
    assert missing(t) == {"raid": {"wood": 1}}


# What a raze takes --------------------------------------------------------------------------


def test_the_price_of_a_raze() -> None:
    """Two tokens, one more against a shield; none for what has no raze field."""
    t = Table("romans", "barbarians", places={1: ["quarry", "castle", "ruins"]}, shields=["castle"])
    prices = {
        t.key(t.catalog.number[place.card.removeprefix("card:")]): place.price
        for place in seen(t).players[1].locations
    }
    assert prices == {"quarry": 2, "castle": 3, "ruins": 0}


# Where one is -------------------------------------------------------------------------------


def test_the_phases() -> None:
    state = settlers().new(2, None, first=0)
    view = state.view(0)
    assert isinstance(view, SettlersView)
    assert view.phase == "setup"
    for seat, faction in enumerate(("romans", "egyptians")):
        state.play(seat, settlers().parse(f"choose faction:{faction}"))
    phases: list[str] = []
    while not state.over:
        view = state.view(0)
        assert isinstance(view, SettlersView)
        if state.actors == (CHANCE,):
            state.play(CHANCE, state.odds()[0][0])
            continue
        if not phases or phases[-1] != view.phase:
            phases.append(view.phase)
        legal = state.legal(state.actors[0])
        state.play(state.actors[0], next((a for a in legal if a.verb == "pass"), legal[0]))
    assert phases == ["lookout", "action"] * 5
    view = state.view(0)
    assert isinstance(view, SettlersView)
    assert view.phase == "over"


def test_production_that_asks_is_the_production_phase() -> None:
    t = Table("egyptians", places={0: ["pharaohs-guard"]})
    t.state.agenda[-1] = NextTurn(0)  # the turn is still to come
    t.produce()
    assert t.asked == "choose"
    assert seen(t).phase == "production"
    assert seen(t).trail == (Crumb("produce", "card:EGY004"),)
    t.play("gain", "raze")
    assert (seen(t).phase, seen(t).trail) == ("action", ())


def test_the_trail_of_a_choice_within_a_choice() -> None:
    """Settlers pay wood to build a faction card at once: the action, then what is built."""
    t = Table(
        "romans",
        places={0: ["settlers"]},
        hand={0: ["roman-bank", "stonecutter"]},
        goods={0: "2W+3S+G"},
    )
    assert seen(t).trail == ()
    t.play("activate", "settlers").play("spend", "0")
    assert seen(t).trail == (Crumb("activate", "card:COM040"),)
    t.play("build", "roman-bank")
    assert [crumb.verb for crumb in seen(t).trail] == ["activate", "build"]
    t.play("spend", "1")
    assert seen(t).trail == ()


def test_the_trail_of_a_building_that_asks_for_a_location() -> None:
    t = Table("barbarians", places={0: ["mill", "quarry"]}, hand={0: ["raid"]}, goods={0: "W"})
    t.play("build", "raid")
    assert [(crumb.verb, crumb.card) for crumb in seen(t).trail] == [("build", "card:BAR007")]


def test_the_trail_remembers_what_was_given_up() -> None:
    """Asked for gold or wood, one still sees which location goes for the new one."""
    t = Table("barbarians", places={0: ["mill", "quarry"]}, hand={0: ["raid"]}, goods={0: "W+G"})
    t.play("build", "raid").play("sacrifice", "mill")
    assert seen(t).trail == (Crumb("build", "card:BAR007"), Crumb("sacrifice", named(t, "mill")))
    t.play("spend", "0")
    assert seen(t).trail == ()


def test_the_trail_names_the_feature_that_pays() -> None:
    """Headquarters pay for a grey location; the Slave Trader asks who builds a faction one."""
    t = Table("romans", places={0: ["headquarters"]}, hand={0: ["quarry"]}, goods={0: "W+S"})
    t.play("build", "quarry")
    assert seen(t).trail == (Crumb("feature", named(t, "headquarters")),)
    t = Table("egyptians", places={0: ["slave-trader"]}, hand={0: ["pyramid"]}, goods={0: "3S"})
    t.play("build", "pyramid")
    assert seen(t).trail == (Crumb("feature", named(t, "slave-trader")),)


def named(t: Table, key: str) -> str:
    return t.catalog.names[t.number(key)]


# What happened ------------------------------------------------------------------------------


def told(t: Table) -> list[tuple[str, str]]:
    """Where goods came from and which, line by line."""
    assert {event.id for event in t.log} == {"event-produce"}
    return [
        (str(event.args["source"]), str(event.args["goods"]).removeprefix("bundle:"))
        for event in t.log
    ]


def test_production_is_told_in_a_line_for_every_source() -> None:
    """The Roman board, both deals together, each location; two Villages are two sources."""
    t = Table(
        "romans",
        places={0: ["quarry", "village", "village"]},
        deals={0: ["roman-bank", "stonecutter"]},
    )
    t.produce()
    assert told(t) == [
        ("faction:romans", "W+S+2P+R+D"),
        ("deals", "S+G"),
        ("card:COM008", "S"),
        ("card:COM012", "P"),
        ("card:COM013", "P"),
    ]
    assert [event.places for event in t.log][:3] == [(), (), ("card:COM008",)]
    assert Table("romans").produce("deals").log == [], "no deals, no line"


def test_what_a_feature_adds_is_in_the_line_too() -> None:
    """Two points of Daimyo's Castle are one gain; a Sphinx that is taken over adds a third."""
    t = Table("egyptians", places={0: ["sphinx", "pharaohs-guard"]})
    t.produce("locations")
    assert told(t) == [("card:EGY004", "")], "it asks, so its line has no goods"
    t.log.clear()
    samurai = Table(
        "japanese",
        "egyptians",
        places={0: ["daimyos-castle", "gate"], 1: ["sphinx"]},
        samurai=["daimyos-castle", "gate"],
    )
    samurai.state.held[0] |= samurai.state.held[1]
    samurai.state.held[1] = 0
    samurai.produce("locations")
    assert told(samurai) == [("card:JAP009", "3V")]


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", "Ann: production, Romans: +2 workers +1 wood +1 stone +1 raze token +1 shield."),
        (
            "ru",
            "Ann: производство, римляне: +2 рабочих +1 дерево +1 камень"
            " +1 жетон разрушений +1 жетон обороны.",
        ),
    ],
)
def test_a_line_of_production_reads_well(language: str, says: str) -> None:
    t = Table("romans", "barbarians").produce("board")
    (event,) = t.log
    assert Speech(language, t.rules, ("Ann", "Bob")).event(event) == says


def test_cleanup_tells_what_is_kept_and_what_is_lost() -> None:
    """The Romans keep raze tokens; with the Warehouses also wood, stone and food."""
    t = Table("romans", "barbarians", goods={0: "2W+R+D", 1: "P"})
    assert seen(t).players[0].keeps == ("raze",)
    t.clean_up()
    told = [(e.id, e.seat, e.args["good"], e.args["count"]) for e in t.log if "count" in e.args]
    assert told == [
        ("event-lost", 0, "good:wood", 2),
        ("event-kept", 0, "good:raze", 1),
        ("event-lost", 0, "good:shield", 1),
        ("event-kept", 1, "good:worker", 1),
    ]
    t = Table("romans", "barbarians", places={0: ["warehouses"]})
    assert seen(t).players[0].keeps == ("wood", "stone", "food", "raze")


# What an attack would hit -------------------------------------------------------------------


def test_what_the_next_attack_would_hit() -> None:
    """The line shows gold: wood would take the Marketplace (G+W, an action) rather than the
    Carpenter's Workshop (G+W, a feature); nothing else makes a pair."""
    t = Table("romans", places={0: ["carpenters-workshop", "marketplace"]}, line=["attack-gold"])
    solo = seen(t).solo
    assert solo is not None
    hit = {threat.good: threat.victims for threat in solo.threats if threat.victims}
    assert hit == {"wood": ("card:COM032",)}
    left = {threat.good: threat.cards for threat in solo.threats}
    assert left == {
        "wood": 3, "gold": 2, "card": 3, "stone": 2, "worker": 2, "point": 2, "food": 1,
    }  # fmt: skip
    t.play("pass").draw("attack-wood")
    assert t.keys(t.state.trophies) == ["marketplace"], "and so it comes"
