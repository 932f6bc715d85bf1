"""Deals repeated, given up, cancelled and stolen, and trade routes (section 8)."""

from __future__ import annotations

import pytest

from pentarchy.kernel.bits import bits
from pentarchy.kernel.chance import CHANCE
from tests.games.imperial_settlers.table import Table

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


@pytest.mark.rule("8.4")
@pytest.mark.rule("8.20")
def test_spies_need_a_deal_under_an_enemys_board() -> None:
    """None at all, one of a player who has passed, or a trade route: nothing to act on."""
    t = Table("romans", "japanese", places={0: ["spies", "builder"]}, goods={0: "P"})
    assert t.refused("activate", "spies") == "8.4"
    t.state.routes = ((1, t.number("builder")),)
    t.state.markers[1] = 1
    t.state._open = None
    assert t.refused("activate", "spies") == "8.4"
    gone = Table(
        "romans",
        "japanese",
        places={0: ["spies"]},
        deals={1: ["casino"]},
        goods={0: "P"},
        passed=[1],
    )
    assert gone.refused("activate", "spies") == "8.4"


# Trade routes that end ----------------------------------------------------------------------


def with_routes(t: Table, owner: int, *keys: str) -> Table:
    """This seat has trade routes with these locations, each marked with a card of its deck."""
    t.state.routes = tuple(sorted((owner, t.number(key)) for key in keys))
    t.state.markers[owner] = len(keys)
    return t


@pytest.mark.rule("8.14")
@pytest.mark.rule("8.19")
def test_a_cancelled_trade_route_ends() -> None:
    """The location stays as it is; the card that marked it is discarded, from the owner's deck."""
    t = Table("barbarians", "japanese", places={0: ["robbers", "settlement"]}, goods={0: "2P"})
    with_routes(t, 1, "settlement", "settlement")
    t.play("activate", "robbers").play("cancel", "settlement")
    assert t.on_turn == CHANCE
    assert {t.key(action.index) for action, _ in t.state.odds()} <= {
        t.key(card) for card in bits(t.state.own_cards(1))
    }
    t.draw("farm")
    assert t.discards == ["farm"]
    assert t.state.routes == ((1, t.number("settlement")),), "one of the two is left"
    assert t.state.markers == [0, 1]
    assert t.places() == ["robbers", "settlement"]


@pytest.mark.rule("8.14")
@pytest.mark.rule("8.18")
def test_a_trade_route_given_up_ends() -> None:
    """Hanseatic League: the seat's own route, and no deal under the board."""
    t = Table(
        "japanese",
        "romans",
        places={0: ["hanseatic-league"], 1: ["builder"]},
        deals={0: ["casino"]},
        goods={0: "P"},
    )
    with_routes(t, 0, "builder")
    t.play("activate", "hanseatic-league").play("drop", "builder").draw("farm")
    assert (t.state.routes, t.state.markers, t.deals()) == ((), [0, 0], ["casino"])
    assert (t.discards, t.points()) == (["farm"], 2)


@pytest.mark.rule("8.14")
def test_both_markers_of_a_lost_location_are_discarded() -> None:
    """One after the other, each a draw of its own from the deck of its owner: the names of draws
    count on from those before, so what is drawn next is another card."""
    t = Table(
        "romans",
        "japanese",
        places={0: ["builder"]},
        hand={0: ["colossus"]},
        goods={0: "2S"},
    )
    with_routes(t, 1, "builder", "builder")
    deck = t.state.deck(1)
    t.state.drawn[deck] = 4
    left = t.state.left_in(deck)
    names = []
    t.play("build", "colossus")
    for key in ("farm", "dojo"):
        step = t.state.chance()
        assert step is not None
        names.append(step.name(t.state))
        t.draw(key)
    assert names == [f"deck-{deck}/4", f"deck-{deck}/5"]
    assert (t.state.routes, t.state.markers) == ((), [0, 0])
    assert t.discards == ["builder", "dojo", "farm"]
    assert t.state.left_in(deck) == left, "the markers were no cards to be drawn before either"
