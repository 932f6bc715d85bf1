"""Rule 8.4: an action that has nothing to act on is refused, whatever could be paid for it."""

from __future__ import annotations

import pytest

from pentarchy.games.imperial_settlers import components as words
from pentarchy.games.imperial_settlers.effects import ACTION, NEEDS, effects_of
from tests.games.imperial_settlers.table import Table, settlers

ALONE = [
    ("barbarians", "saboteurs", words.StealResource),
    ("barbarians", "dark-chapel", words.RazeAny),
    ("barbarians", "pack", words.Plunder),
    ("barbarians", "rabble", words.RazeOwn),
    ("barbarians", "robbers", words.CancelDeal),
    ("barbarians", "settlers", words.BuildNow),
    ("barbarians", "wandering-jugglers", words.Reset),
    ("barbarians", "imperial-messenger", words.RepeatDeal),
    ("barbarians", "porters", words.CopyProduction),
    ("japanese", "garrison", words.Remove),
    ("japanese", "negotiator", words.BuildNow),
    ("japanese", "ninjas", words.CancelDeal),
    ("japanese", "trade-route", words.TradeRoute),
    ("romans", "engineers", words.Remove),
    ("romans", "spies", words.StealDeal),
    ("egyptians", "chariot-builder", words.RazeEnemy),
    ("egyptians", "desert", words.MakeDiscard),
    ("egyptians", "royal-bath", words.Reset),
    ("egyptians", "sanctuary", words.Found),
    ("egyptians", "scorpion-breeder", words.Block),
    ("egyptians", "temple-of-ra", words.TakeOver),
]
"""For each kind of effect that needs something, the locations that have it, copies left out."""


@pytest.mark.rule("8.4")
@pytest.mark.parametrize(("faction", "key", "effect"), ALONE)
def test_a_location_with_nothing_to_act_on(
    faction: str, key: str, effect: type[words.Effect]
) -> None:
    """Nothing but this location, all goods, and in the hand what pays for Desert at most."""
    other = "romans" if faction == "barbarians" else "barbarians"
    hand = ["pyramid"] if faction == "egyptians" else []
    t = Table(faction, other, places={0: [key]}, hand={0: hand}, goods={0: "5W+5S+5F+5G+5P+5R"})
    assert t.refused("activate", key) == "8.4"
    kinds = {type(found) for found in effects_of(t.state, t.number(key), ACTION)}
    assert effect in kinds


def test_every_kind_of_effect_that_needs_something_is_among_them() -> None:
    assert {effect for _, _, effect in ALONE} == set(NEEDS)
    named = {key for _, key, _ in ALONE}
    for card in settlers().components.card:
        effects = card.action.effects if card.action is not None else ()
        if any(type(effect) in NEEDS for effect in effects):
            first = card.key.rstrip("-23")
            assert first in named


@pytest.mark.rule("8.4")
@pytest.mark.rule("8.14")
def test_a_trade_route_needs_a_card_to_mark_it_with() -> None:
    t = Table("japanese", "romans", places={0: ["trade-route"], 1: ["builder"]}, goods={0: "F"})
    t.state.pile &= ~t.state.own_cards(0)
    assert t.refused("activate", "trade-route") == "8.4"


@pytest.mark.rule("8.4")
@pytest.mark.rule("8.6")
def test_chariot_builder_needs_an_enemy_location_that_can_be_razed() -> None:
    """Ruins have no raze field, nor has a faction card of the Romans; who has passed is none."""
    t = Table(
        "egyptians",
        "romans",
        places={0: ["chariot-builder", "quarry"], 1: ["ruins", "builder"]},
        goods={0: "R"},
    )
    assert t.refused("activate", "chariot-builder") == "8.4"
    gone = Table(
        "egyptians",
        "romans",
        places={0: ["chariot-builder"], 1: ["quarry"]},
        goods={0: "R"},
        passed=[1],
    )
    assert gone.refused("activate", "chariot-builder") == "8.4"


@pytest.mark.rule("8.4")
@pytest.mark.rule("8.22")
def test_desert_needs_an_enemy_with_a_card() -> None:
    """Somebody else's hand, of a player who has not passed."""
    t = Table("egyptians", "romans", places={0: ["desert"]}, hand={0: ["quarry"]})
    assert t.refused("activate", "desert") == "8.4"
    gone = Table(
        "egyptians",
        "romans",
        places={0: ["desert"]},
        hand={0: ["quarry"], 1: ["castle"]},
        passed=[1],
    )
    assert gone.refused("activate", "desert") == "8.4"
