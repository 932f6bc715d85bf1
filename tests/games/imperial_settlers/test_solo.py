"""The solo game: the virtual opponent, his attacks and what one is worth against him."""

from __future__ import annotations

import pytest

from pentarchy.games.imperial_settlers import scoring
from pentarchy.games.imperial_settlers.state import SettlersState
from pentarchy.games.imperial_settlers.steps_solo import ChooseVictim
from pentarchy.kernel.chance import CHANCE
from pentarchy.kernel.messages import Event
from tests.games.imperial_settlers.table import Table, settlers


@pytest.mark.rule("12.1")
@pytest.mark.rule("12.2")
def test_the_solo_lookout() -> None:
    """Four open; take one; one of three by lot to him; take one of two; the other to him."""
    state = settlers().new(1, None, factions=("romans",))
    assert isinstance(state, SettlersState)
    while state.actors == (CHANCE,):
        state.play(CHANCE, state.odds()[0][0])
    assert len(state.line) == 1
    assert len(state.legal(0)) == 4
    state.play(0, state.legal(0)[0])
    assert len(state.odds()) == 3
    state.play(CHANCE, state.odds()[0][0])
    assert len(state.legal(0)) == 2
    state.play(0, state.legal(0)[0])
    assert state.held[1].bit_count() == 2
    assert state.prompt(0).id == "ask-turn"


@pytest.mark.rule("12.3")
def test_his_locations_are_razed_to_the_discards() -> None:
    t = Table("barbarians", places={1: ["quarry"]}, goods={0: "2R"})
    t.play("attack", "quarry")
    assert (t.goods(), t.discards, t.places(1)) == ("2S", ["quarry"], [])
    assert t.state.trophies == 0


@pytest.mark.rule("12.3")
def test_open_attack_cards_are_his_deals() -> None:
    """Robbers and Ninjas take one out of the line; Spies make a deal of it."""
    t = Table(
        "japanese", places={0: ["ninjas"]}, line=["attack-gold", "attack-wood"], goods={0: "P"}
    )
    t.play("activate", "ninjas").play("cancel", "attack-wood")
    assert t.goods() == "W"
    assert [t.key(card) for card in t.state.line] == ["attack-gold"]
    t = Table("romans", places={0: ["spies"]}, line=["attack-gold", "attack-wood"], goods={0: "P"})
    t.play("activate", "spies").play("steal", "attack-gold")
    assert (t.deals(), t.goods()) == (["attack-gold"], "")
    t.produce("deals")
    assert t.goods() == "G"


@pytest.mark.rule("12.4")
def test_his_locations_become_trophies_and_he_attacks_twice() -> None:
    t = Table("romans", places={1: ["quarry", "castle"]}, line=["attack-food"])
    t.play("pass")
    assert t.keys(t.state.trophies) == ["castle", "quarry"]
    assert t.places(1) == []
    t.draw("attack-wood").draw("attack-wood")
    assert len(t.state.line) == 3
    assert t.state.round == 2


def attacked(own: list[str], line: list[str], top: str, faction: str = "romans") -> Table:
    """The first attack of a round with these locations and this line."""
    t = Table(faction, places={0: own}, line=line)
    return t.play("pass").draw(top)


@pytest.mark.rule("12.5")
def test_a_pair_needs_the_top_card() -> None:
    """Never two older ones; a field of 2W needs a second W."""
    t = attacked(["marketplace"], ["attack-gold", "attack-wood"], "attack-card")
    assert t.state.trophies == 0
    t = attacked(["old-forest"], ["attack-gold"], "attack-wood")
    assert t.state.trophies == 0
    t = attacked(["old-forest"], ["attack-gold", "attack-wood"], "attack-wood")
    assert t.keys(t.state.trophies) == ["old-forest"]
    assert [t.key(card) for card in t.state.line] == ["attack-gold", "attack-wood", "attack-wood"]


@pytest.mark.rule("12.5")
def test_the_attack_cards_go_under_the_line() -> None:
    """Ruling 10: the first target above the second."""
    t = attacked(["armorer"], ["attack-card", "attack-stone"], "attack-point")
    assert [t.key(card) for card in t.state.line] == ["attack-card", "attack-point", "attack-stone"]
    assert (t.goods(), t.foundations()) == ("", [])


@pytest.mark.rule("12.5")
def test_which_of_several_falls() -> None:
    """Action before feature before production, then the dearer, then the one with more stone."""
    line = ["attack-stone"]
    t = attacked(["statue", "armorer", "mason-2"], line, "attack-point")
    assert t.keys(t.state.trophies) == ["mason-2"]
    t = attacked(["statue", "armorer"], line, "attack-point")
    assert t.keys(t.state.trophies) == ["statue"]
    t = attacked(["monument", "armorer"], line, "attack-point")
    assert t.keys(t.state.trophies) == ["armorer"], "two resources against one"
    # V+W: Carpenter costs 3 of which one is stone, Joiner 2.
    t = attacked(["joiner", "carpenter"], ["attack-wood"], "attack-point")
    assert t.keys(t.state.trophies) == ["carpenter"]
    # P+F: both cost two, Pig Breeder of the first print one stone.
    t = attacked(["pig-breeder", "pig-breeder-2"], ["attack-food"], "attack-worker")
    assert t.keys(t.state.trophies) == ["pig-breeder"]


@pytest.mark.rule("12.5")
def test_of_equals_the_player_chooses() -> None:
    t = attacked(["joiner", "joiner", "carpenters-workshop"], ["attack-wood"], "attack-point")
    assert isinstance(t.state.deciding(0), ChooseVictim)
    assert t.refused("lose", "carpenters-workshop") == "12.5"
    t.play("lose", "joiner")
    assert t.keys(t.state.trophies) == ["joiner"]


@pytest.mark.rule("12.5")
def test_a_shield_does_not_help() -> None:
    t = Table("romans", places={0: ["armorer"]}, line=["attack-stone"], shields=["armorer"])
    t.play("pass").draw("attack-point")
    assert t.keys(t.state.trophies) == ["armorer"]
    assert t.state.shields == 0


@pytest.mark.rule("12.8")
def test_japanese_faction_locations_fall_to_two_points() -> None:
    """By the good of the deal; Gate and Shrine are safe; a newer match goes first."""
    own = ["farm", "casino", "garrison", "gate", "shrine"]
    t = attacked(own, ["attack-point"], "attack-point", "japanese")
    assert t.keys(t.state.trophies) == ["garrison"], "a raze token comes before gold and worker"
    t = attacked(["farm", "armorer"], ["attack-stone", "attack-point"], "attack-point", "japanese")
    assert t.keys(t.state.trophies) == ["armorer"]
    t = attacked(["gate", "shrine"], ["attack-point"], "attack-point", "japanese")
    assert t.state.trophies == 0
    t = attacked(["builder"], ["attack-point"], "attack-point", "romans")
    assert t.state.trophies == 0


@pytest.mark.rule("12.7")
@pytest.mark.parametrize(
    ("points", "rank"),
    [
        (0, "commoner"),
        (29, "commoner"),
        (30, "servant"),
        (39, "servant"),
        (40, "squire"),
        (50, "knight"),
        (60, "castellan"),
        (70, "king"),
        (80, "emperor"),
        (99, "emperor"),
    ],
)
def test_titles(points: int, rank: str) -> None:
    t = Table("romans", points={0: points})
    assert scoring.rank(t.state) == rank
    solo = t.state.view(0).solo
    assert solo is not None
    assert solo.rank == f"rank:{rank}"


@pytest.mark.rule("12.4")
def test_what_he_does_is_nobodys_event() -> None:
    """Trophies, attack cards and what falls: told of no seat, with the card and its place."""
    t = Table("romans", places={1: ["quarry"]})
    t.play("pass")
    (trophy,) = [event for event in t.log if event.id == "event-trophy"]
    assert trophy == Event("event-trophy", -1, {"card": "card:COM008"}, ("card:COM008",))


@pytest.mark.rule("12.4")
def test_without_attack_cards_he_does_not_attack() -> None:
    t = Table("romans", round_number=5)
    t.state.pile &= ~t.catalog.attacks
    t.play("pass")
    assert t.state.over
    assert t.state.line == ()
