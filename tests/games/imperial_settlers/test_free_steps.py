"""Gate, Shrine and samurai: what lies under and on locations to the end."""

from __future__ import annotations

import pytest

from pentarchy.games.imperial_settlers.steps_action import UNDER, ChooseGate
from pentarchy.kernel.bits import bits
from pentarchy.kernel.messages import Event
from tests.games.imperial_settlers.table import Table

# Free steps ---------------------------------------------------------------------------------


@pytest.mark.rule("4.6")
def test_gate_takes_cards_for_a_point_each() -> None:
    """The point for a card is scored at once: the card's text pays it for each card tucked, apart
    from the two points that it names for the end, and the rulebook has points of a location moved
    on the track whenever they come ("Основные правила", first line). Only the two points for three
    cards or more wait for the end ("Конец игры": Gate and Shrine bring additional points then)."""
    cards = ["quarry", "castle", "village"]
    t = Table("japanese", "romans", places={0: ["gate"]}, hand={0: [*cards, "farm"]})
    for count, card in enumerate(cards, start=1):
        t.play("tuck", card)
        assert t.points() == count
        assert t.state.scores()[0] == count + 2 + (2 if count == 3 else 0)
    assert t.on_turn == 0
    assert t.refused("tuck", "castle") == "5.1"
    none = Table("japanese", "romans", hand={0: ["farm"]})
    assert none.refused("tuck", "farm") == "4.6"


@pytest.mark.rule("4.6")
def test_with_two_gates_one_is_chosen() -> None:
    t = Table("japanese", "romans", places={0: ["gate", "gate"]}, hand={0: ["farm", "quarry"]})
    t.play("tuck", "farm")
    assert t.asked == "under"
    assert t.refused("under", "quarry") == "4.6"
    t.play("under", "gate")
    assert t.points() == 1


@pytest.mark.rule("4.6")
def test_a_card_goes_under_a_gate_that_one_has() -> None:
    """Not under another location of one's own, nor under a Gate that a rival has taken over."""
    t = Table(
        "japanese",
        "egyptians",
        places={0: ["gate", "gate", "quarry"]},
        hand={0: ["farm"]},
    )
    t.play("tuck", "farm")
    assert t.refused("under", "quarry") == "4.6"
    one, other = bits(t.state.held[0] & t.catalog.tucks)
    t.state.held[0] &= ~(1 << other)
    t.state.held[1] |= 1 << other
    step = ChooseGate(0, t.number("farm"))
    assert UNDER.allowed(t.state, step, t.rules.all_cards) == 1 << one


@pytest.mark.rule("4.7")
@pytest.mark.rule("13.7")
def test_shrine_banks_resources() -> None:
    """Ruling 8: only resources; tiers of 3, 7 and 12 are worth 2, 5 and 10, the best alone."""
    t = Table("japanese", "romans", places={0: ["shrine"]}, goods={0: "5W+4S+3F+G"})
    assert t.refused("bank", "gold") == "4.7"
    worth = []
    for good in ["wood"] * 5 + ["stone"] * 4 + ["food"] * 3:
        t.play("bank", good)
        worth.append(t.state.scores()[0] - 2)
    assert worth == [0, 0, 2, 2, 2, 2, 5, 5, 5, 5, 5, 10]
    assert t.refused("bank", "wood") == "4.7"
    rich = Table("japanese", "romans", places={0: ["shrine"]}, goods={0: "G"}, shrine_gold=True)
    assert rich.open("bank") == {"gold"}
    assert Table("japanese", "romans", goods={0: "W"}).refused("bank", "wood") == "4.7"


@pytest.mark.rule("8.24")
def test_ninjas_bring_samurai() -> None:
    """With more places than samurai the player chooses; the rest is lost where there are none."""
    t = Table(
        "japanese",
        "romans",
        places={0: ["farm", "rice-fields"]},
        hand={0: ["ninjas"]},
        goods={0: "S"},
        foundations={0: ["ruins"]},
    )
    t.play("build", "ninjas").play("sacrifice", "ruins")
    assert t.asked == "samurai"
    assert t.refused("samurai", "ruins") == "4.5"
    t.play("samurai", "farm").play("samurai", "ninjas")
    assert t.keys(t.state.samurai) == ["farm", "ninjas"]


@pytest.mark.rule("4.6")
@pytest.mark.rule("5.3")
def test_what_lies_under_a_lost_gate_is_discarded() -> None:
    t = Table(
        "japanese",
        "romans",
        places={0: ["gate"]},
        hand={0: ["quarry", "farm", "casino"]},
        goods={0: "2W"},
    )
    t.play("tuck", "quarry").play("tuck", "farm").play("build", "casino")
    assert t.discards == ["farm", "gate", "quarry"]
    assert t.state.tucked == ()
    assert [e.args["card"] for e in t.log if e.id == "event-left-over"] == [
        "card:COM008",
        "card:JAP001",
    ]


@pytest.mark.rule("4.7")
def test_what_is_banked_is_told() -> None:
    t = Table("japanese", "romans", places={0: ["shrine"]}, goods={0: "W"})
    t.play("bank", "wood")
    on = "card:JAP015"
    assert t.log == [Event("event-bank", 0, {"good": "good:wood", "on": on}, (on,))]
