"""The action phase, passing, Cleanup, and the end."""

from __future__ import annotations

import pytest

from pentarchy.games.imperial_settlers.goods import SUPPLY
from tests.games.imperial_settlers.table import Table

# The action phase ---------------------------------------------------------------------------


@pytest.mark.rule("4.1")
@pytest.mark.rule("4.2")
@pytest.mark.rule("4.3")
def test_one_action_a_turn_with_free_steps_around_it() -> None:
    """Ruling 11: before or after the action; the end of the turn is asked only then."""
    t = Table(
        "romans", "barbarians", hand={0: ["ruins", "ruins"]}, places={0: ["quarry"]}, goods={0: "D"}
    )
    t.play("build", "ruins")
    assert t.asked == "spare"
    assert t.refused("build", "ruins") == "4.1"
    assert t.refused("pass") == "4.1"
    t.play("shield", "quarry")
    assert t.on_turn == 1, "no free step is left"
    t.play("pass").play("build", "ruins")
    assert t.on_turn == 0, "who is left goes on alone"


@pytest.mark.rule("4.4")
def test_a_shield_on_an_own_common_location() -> None:
    t = Table(
        "romans", "barbarians", places={0: ["quarry", "builder"], 1: ["castle"]}, goods={0: "2D"}
    )
    assert t.refused("shield", "builder") == "4.4"
    assert t.refused("shield", "castle") == "4.4"
    t.play("shield", "quarry")
    assert t.refused("shield", "quarry") == "4.4"
    none = Table("romans", "barbarians", places={0: ["quarry"]})
    assert none.refused("shield", "quarry") == "4.4"


@pytest.mark.rule("4.5")
def test_samurai_stand_on_japanese_faction_locations() -> None:
    t = Table("japanese", "romans", places={0: ["farm", "gate", "quarry"]}, goods={0: "2P"})
    assert t.open("samurai") == {"farm", "gate"}
    assert t.refused("samurai", "quarry") == "4.5"
    t.play("samurai", "farm")
    assert t.refused("samurai", "farm") == "4.5"
    t.play("pass").play("pass")
    assert t.keys(t.state.samurai) == ["farm"], "they stay when the round ends"
    roman = Table("romans", "japanese", places={0: ["builder"]}, goods={0: "P"})
    assert roman.refused("samurai", "builder") == "4.5"
    tired = Table("japanese", "romans", places={0: ["farm"]})
    assert tired.refused("samurai", "farm") == "4.5"


@pytest.mark.rule("1.6")
@pytest.mark.rule("4.8")
def test_gold_stands_for_resources() -> None:
    """Ruling 13: asked only where both ways are open."""
    t = Table("romans", "barbarians", hand={0: ["quarry"]}, goods={0: "W+S+G"})
    t.play("build", "quarry")
    assert t.asked == "gold"
    assert t.open("spend") == {"0", "1"}
    assert t.refused("spend", "2") == "4.8"
    t.play("spend", "1")
    assert t.goods() == "W+2S", "the stone is then paid as itself: no gold is left"
    forced = Table("romans", "barbarians", hand={0: ["quarry"]}, goods={0: "W+G"})
    forced.play("build", "quarry")
    assert forced.goods() == "2S"
    never = Table("romans", "barbarians", places={0: ["goldsmiths-workshop"]}, goods={0: "P+3W"})
    assert never.refused("activate", "goldsmiths-workshop") == "8.3"


@pytest.mark.rule("5.1")
def test_what_is_not_in_the_hand() -> None:
    t = Table("romans", "barbarians", hand={1: ["quarry"]}, goods={0: "W+S+F+R"})
    assert t.refused("build", "quarry") == "5.1"
    assert t.refused("raze", "quarry") == "5.1"
    assert t.refused("deal", "builder") == "5.1"


@pytest.mark.rule("5.3")
def test_what_can_be_given_up() -> None:
    """Own locations, used or not, and foundations; all that lies on it is lost."""
    t = Table(
        "romans",
        "barbarians",
        hand={0: ["roman-bank"]},
        places={0: ["castle", "builder"], 1: ["quarry"]},
        foundations={0: ["ruins"]},
        goods={0: "S"},
        shields=["castle"],
        used=["castle"],
    )
    t.play("build", "roman-bank")
    assert t.open("sacrifice") == {"castle", "builder", "ruins"}
    assert t.refused("sacrifice", "quarry") == "5.3"
    t.play("sacrifice", "castle")
    assert (t.state.shields, t.state.once, t.discards) == (0, 0, ["castle"])
    assert t.goods() == "G"


@pytest.mark.rule("5.3")
def test_the_question_what_to_give_up_names_the_building() -> None:
    t = Table(
        "romans",
        "barbarians",
        hand={0: ["colossus"]},
        places={0: ["quarry", "castle"]},
        goods={0: "2S"},
    )
    t.play("build", "colossus")
    asked = t.state.prompt(0)
    assert (asked.id, asked.args) == ("ask-sacrifice", {"card": "card:ROM030"})


@pytest.mark.rule("6.2")
def test_a_deal_costs_a_food() -> None:
    t = Table("romans", "barbarians", hand={0: ["builder"]}, goods={0: "W"})
    assert t.refused("deal", "builder") == "6.2"
    gold = Table("romans", "barbarians", hand={0: ["builder"]}, goods={0: "G"})
    gold.play("deal", "builder")
    assert gold.goods() == "S"


@pytest.mark.rule("7.1")
@pytest.mark.rule("7.2")
@pytest.mark.rule("7.4")
def test_what_cannot_be_razed() -> None:
    t = Table(
        "barbarians",
        "japanese",
        places={0: ["quarry"], 1: ["ruins", "gate", "farm"]},
        hand={0: ["castle"]},
        goods={0: "3R"},
    )
    assert t.refused("attack", "quarry") == "7.2"
    assert t.refused("attack", "ruins") == "7.4"
    assert t.refused("attack", "gate") == "7.4"
    assert t.open("attack") == {"farm"}
    t = Table("barbarians", "japanese", hand={0: ["castle"]})
    assert t.refused("raze", "castle") == "7.1"


@pytest.mark.rule("7.6")
def test_peace() -> None:
    """The raze action works on the hand only; location actions raze as usual."""
    t = Table(
        "egyptians",
        "romans",
        places={0: ["chariot-builder"], 1: ["quarry"]},
        hand={0: ["castle"]},
        goods={0: "4R"},
        peaceful=True,
    )
    assert t.refused("attack", "quarry") == "7.6"
    assert t.open("raze") == {"castle"}
    t.play("activate", "chariot-builder").play("attack", "quarry")
    assert t.foundations(1) == ["quarry"]


@pytest.mark.rule("8.1")
@pytest.mark.rule("8.5")
def test_what_can_be_activated() -> None:
    t = Table(
        "romans", "barbarians", places={0: ["castle", "quarry"], 1: ["tavern"]}, goods={0: "2P"}
    )
    assert t.refused("activate", "tavern") == "8.1"
    assert t.refused("activate", "quarry") == "8.1"
    t.play("activate", "castle").play("draw", "common").draw("village")
    assert t.asked == "again"
    assert t.refused("activate", "tavern") == "8.5"
    t.play("stop")
    assert t.on_turn == 1


@pytest.mark.rule("9.1")
def test_a_pair_is_needed() -> None:
    t = Table("romans", "barbarians", goods={0: "P"})
    assert t.refused("exchange", "wood") == "9.1"


# Cleanup and the end ------------------------------------------------------------------------


@pytest.mark.rule("10.1")
@pytest.mark.rule("10.2")
@pytest.mark.parametrize(
    ("faction", "kept"),
    [("barbarians", "3P"), ("japanese", "3F"), ("romans", "3R"), ("egyptians", "3G")],
)
def test_what_each_faction_keeps(faction: str, kept: str) -> None:
    other = "romans" if faction != "romans" else "egyptians"
    t = Table(
        faction,
        other,
        goods={0: "3W+3S+3F+3G+3P+3R+D"},
        hand={0: ["castle"]},
        places={0: ["quarry"]},
        shields=["quarry"],
    )
    t.play("pass").play("pass")
    assert t.goods() == kept
    assert t.hand() == ["castle"]
    assert t.state.shields == 0


@pytest.mark.rule("10.3")
@pytest.mark.rule("2.1")
def test_the_token_moves_and_the_next_round_begins() -> None:
    t = Table("romans", "barbarians", "japanese")
    t.play("pass").play("pass").play("pass")
    assert (t.state.first, t.state.round, t.state.passed) == (1, 2, 0)


@pytest.mark.rule("2.1")
def test_the_last_round_has_no_cleanup() -> None:
    t = Table("romans", "barbarians", goods={0: "3W"}, round_number=4)
    t.play("pass").play("pass")
    while not t.state.over:
        seat = t.state.actors[0]
        legal = t.state.legal(seat)
        passing = [action for action in legal if action.verb == "pass"]
        t.state.play(seat, passing[0] if passing else legal[0])
    assert t.state.round == 5
    assert t.goods() == "W+S+2P+R+D"


@pytest.mark.rule("11.2")
def test_ties() -> None:
    """Workers and resources, then cards in hand, then shared; gold does not count."""
    t = Table("romans", "barbarians", points={0: 3, 1: 3}, goods={0: "2W", 1: "3G+P"})
    assert t.state.winners() == (0,)
    t = Table("romans", "barbarians", goods={0: "W", 1: "P"}, hand={1: ["quarry"]})
    assert t.state.winners() == (1,)
    t = Table("romans", "barbarians", goods={0: "W", 1: "P"})
    assert t.state.winners() == (0, 1)
    assert len(t.state.supply) == 2 * SUPPLY


@pytest.mark.rule("11.2")
def test_a_win_by_tie_break_is_told_with_its_numbers() -> None:
    """As lines without points, once the game is over, of those with the most points only."""

    def told(t: Table, seat: int) -> list[tuple[str, int, int | None]]:
        lines = t.state.score_lines(seat)
        return [(line.source, line.points, line.count) for line in lines if line.count is not None]

    t = Table(
        "romans",
        "barbarians",
        "japanese",
        points={0: 3, 1: 3, 2: 2},
        goods={0: "2W+5G", 1: "S+P", 2: "7P"},
        hand={1: ["quarry"]},
        round_number=5,
    )
    assert told(t, 0) == [], "nothing is decided yet"
    t.clean_up()
    assert t.state.over
    assert t.state.scores() == (3, 3, 2)
    assert told(t, 0) == [("tie-goods", 0, 2), ("tie-cards", 0, 0)]
    assert told(t, 1) == [("tie-goods", 0, 2), ("tie-cards", 0, 1)]
    assert told(t, 2) == []
    assert t.state.winners() == (1,)


@pytest.mark.rule("11.1")
def test_the_score_lines() -> None:
    t = Table(
        "romans",
        "barbarians",
        places={0: ["quarry", "castle", "builder"]},
        points={0: 5},
        foundations={0: ["ruins"]},
    )
    lines = {line.source: line.points for line in t.state.score_lines(0)}
    assert lines == {"track": 5, "common-locations": 2, "faction-locations": 2}
