"""The rulebook's worked examples, with their numbers."""

from __future__ import annotations

import pytest

from tests.games.founders.table import PLAIN, Table

LAKES = ["lake", "lake"]
L_SHAPE = {(0, 0): "forest", (1, 0): "cliff", (0, 1): "lake"}
"""The realm of the mine's seven places: forest in the corner, cliff to the right, lake behind."""
BLOCK = {(0, 0): "cliff", (0, 1): "forest", (1, 0): "winery", (1, 1): "workshop-iron"}
"""The realm of the cart: cliff, forest, winery and workshop around one corner."""


@pytest.mark.rule("2.2")
def test_a_tile_opened_where_there_is_room() -> None:
    """Worked example 1: three village tiles lie open, a fourth comes, the other rows stay."""
    three = ["mine", "mine", "winery"]
    t = Table(at="open", rows={"nature": LAKES, "village": three, "city": ["inn-iron"]})
    t.play("open", "village").draw("pasture")
    assert t.row("village") == [*three, "pasture"]
    assert (t.row("nature"), t.row("city")) == (LAKES, ["inn-iron"])
    assert t.view.removed == ()


@pytest.mark.rule("2.3")
@pytest.mark.rule("2.4")
def test_a_tile_opened_into_a_full_row() -> None:
    """Worked example 2: five city tiles leave the game, only the new one lies there."""
    five = ["camp-iron", "camp-gold", "inn-iron", "market-fish", "market-wine"]
    t = Table(at="open", rows={"nature": LAKES, "village": ["mine"], "city": five})
    t.play("open", "city").draw("inn-gold")
    assert t.row("city") == ["inn-gold"]
    assert list(t.view.removed) == five
    assert "clear" in t.events
    again = Table(at="open", rows={"nature": LAKES, "village": ["mine"], "city": five})
    again.play("open", "village").draw("mine")
    assert again.row("city") == five
    assert again.view.removed == ()


@pytest.mark.rule("4.3")
@pytest.mark.rule("4.2")
@pytest.mark.rule("3.2")
def test_the_seven_places_of_the_mine() -> None:
    """Worked example 3: wood and stone from two tiles at three places, not at the other four."""
    t = Table(realms={0: L_SHAPE, 1: PLAIN[1]}, rows={"village": ["mine"], "nature": LAKES})
    t.play("attach", "mine")
    beside = {(0, -1), (1, -1), (1, 1), (-1, 0), (-1, 1), (2, 0), (0, 2)}
    assert t.state.realms[0].free.bit_count() == len(beside)
    # Replacing is open too: the lake sees forest and cliff; forest and cliff themselves do not.
    assert t.open("place") == {(0, -1), (1, -1), (1, 1), (0, 1)}
    assert t.refused("place", (-1, 0)) == "4.3"
    assert t.refused("place", (-1, 1)) == "4.3"
    told = t.refusal("place", (-1, 0))
    assert told.id == "why-used-twice"
    assert (told.args["by"], told.args["resource"], told.args["other"]) == (
        "tile:forest",
        "resource:wood",
        "resource:stone",
    )
    assert t.refused("place", (2, 0)) == "4.2"
    assert t.refusal("place", (2, 0)).args["resource"] == "resource:wood"
    assert t.refused("place", (0, 2)) == "4.2"
    assert t.refused("place", (-1, -1)) == "3.2"


@pytest.mark.rule("5.1")
def test_a_city_tile_gives_its_token_once() -> None:
    """Worked example 4: a market brings a coin, later only the resource; a second one another."""
    realm = {(0, 0): "cliff", (1, 0): "mine", (0, 1): "forest", (1, 1): "winery"}
    t = Table(realms={0: realm, 1: PLAIN[1]}, rows={"city": ["market-iron", "market-wine"]})
    t.lay("market-iron", (0, -1))
    assert t.hand(0) == ["coin"]
    t.play("open", "nature").draw("lake").lay("lake", (-1, 0))
    t.play("open", "nature").draw("lake")
    assert t.hand(0) == ["coin"], "a later turn brings no second token"
    t.lay("market-wine", (0, 2))
    assert t.hand(0) == ["coin", "coin"]


IVAN = {(0, 0): "waterfall", (1, 0): "grove"}
SERGEY = {(0, 0): "lake", (1, 0): "grove", (0, 1): "pasture"}


@pytest.mark.rule("7.1")
@pytest.mark.rule("7.4")
@pytest.mark.rule("7.5")
def test_the_camp_bought_with_horses() -> None:
    """Worked example 5: horses from Sergey's pasture, stone from Ivan's waterfall."""
    rows = {"city": ["camp-horses"], "nature": ["river"]}
    t = Table(realms={0: IVAN, 1: SERGEY}, hands={0: ["coin"]}, rows=rows)
    assert t.refused("attach", "camp-horses") == "4.1", "without the coin there are no horses"
    t.play("use", "coin").play("buy", (1, (0, 1)))
    assert t.view.bought == "horses"
    t.play("attach", "camp-horses")
    assert (0, 1) in t.open("place")
    t.play("place", (0, 1))
    assert t.hand(0) == ["war"]
    assert t.on_turn == 1
    assert t.tile((0, 1), 1).coin
    assert t.state.realms[1].making >> t.rules.catalogue.resources.index("horses") & 1 == 0
    t.play("open", "nature").draw("river").lay("river", (2, 0))
    assert t.hand(1) == ["coin"]
    assert not t.tile((0, 1), 1).coin


@pytest.mark.rule("8.3")
def test_the_cart_carries_both_resources() -> None:
    """Worked example 6: the mine touches only winery and workshop, yet the cart pays for it."""
    rows = {"village": ["mine"], "nature": ["lake"]}
    t = Table(realms={0: BLOCK, 1: PLAIN[1]}, carts={0: [(0, 0)]}, rows=rows)
    t.play("attach", "mine")
    assert (2, 1) in t.open("place")
    without = Table(realms={0: BLOCK, 1: PLAIN[1]}, rows=rows).play("attach", "mine")
    assert without.refused("place", (2, 1)) == "4.2"
    t.play("place", (2, 1))
    assert t.log[0].places == ("realm:0/2,1", "realm:0/0,1", "realm:0/0,0"), "forest, then cliff"


@pytest.mark.rule("8.3")
@pytest.mark.rule("8.5")
def test_the_cart_on_the_next_turn() -> None:
    """Worked example 7: the market takes iron from the mine beside it and plants by cart."""
    realm = {**BLOCK, (2, 1): "mine"}
    rows = {"city": ["market-iron"], "nature": ["lake"]}
    t = Table(realms={0: realm, 1: PLAIN[1]}, carts={0: [(0, 0)]}, rows=rows)
    t.play("attach", "market-iron")
    assert (2, 2) in t.open("place")
    assert t.refused("place", (3, 1)) == "4.2", "the mine is not in the union"
    assert t.refusal("place", (3, 1)).args["resource"] == "resource:plants"
    t.play("place", (2, 2))
    assert t.log[0].places == ("realm:0/2,2", "realm:0/0,0", "realm:0/2,1"), "cliff, then mine"
    assert t.hand(0) == ["coin"]


@pytest.mark.rule("8.4")
def test_the_unions_of_two_carts() -> None:
    """Worked example 8: blocks that share one tile join seven; sharing none, they stay apart."""
    square = {(c, r): "forest" if (c + r) % 2 else "grove" for c in range(3) for r in range(3)}
    square[2, 2] = "lake"
    t = Table(realms={0: square, 1: PLAIN[1]}, carts={0: [(0, 0)]}, hands={0: ["cart"]})
    t.play("use", "cart").play("join", (1, 1))
    unions = t.state.realms[0].unions
    assert [union.bit_count() for union, _ in unions] == [7]
    wide = {(c, r): "forest" if r else "grove" for c in range(4) for r in range(2)}
    apart = Table(realms={0: wide, 1: PLAIN[1]}, carts={0: [(0, 0)]}, hands={0: ["cart"]})
    apart.play("use", "cart").play("join", (2, 0))
    unions = apart.state.realms[0].unions
    assert [union.bit_count() for union, _ in unions] == [4, 4]
    assert unions[0][0] & unions[1][0] == 0


@pytest.mark.rule("6.1")
def test_unprotected_tiles() -> None:
    """Worked example 9: in each column exactly the tile farthest from the owner may be ruined."""
    realm = {
        (0, 0): "lake", (1, 0): "grove", (0, 1): "river", (0, 3): "mine", (1, 1): "forest",
        (-1, -1): "cliff", (-1, -2): "lake",
    }  # fmt: skip
    t = Table(realms={0: PLAIN[0], 1: realm}, hands={0: ["war"]})
    t.play("use", "war")
    assert t.open_at("ruin") == {(0, 3), (1, 1), (-1, -1)}
    assert t.refused("ruin", (1, (0, 1))) == "6.1"
    assert t.refusal("ruin", (1, (0, 1))).id == "why-protected"


HORSES = ["altar-minerva", "temple-dioscuri", "great-mars"]
"""Prizes that all need horses."""


@pytest.mark.rule("10.3")
@pytest.mark.rule("10.4")
@pytest.mark.rule("10.5")
def test_the_hopeless_end() -> None:
    """Worked example 10: one pasture replaced, one ruined, one under the breeder: all may stop."""
    ivan = {**PLAIN[0], (0, 1): "pasture", (1, 1): "winery"}
    sergey = {**PLAIN[1], (0, 1): "pasture"}
    t = Table(
        at="open",
        realms={0: ivan, 1: sergey},
        ruined={0: [(0, 1)]},
        mastered={1: [(0, 1)]},
        replaced={1: ["pasture"]},
        hands={0: ["vintner"]},
        prizes=HORSES,
    )
    t.play("offer").play("agree")
    assert t.asked == "last-master"
    t.play("settle", (1, 1))
    assert t.state.over
    assert t.state.scores() == (2, 2 - 1)


@pytest.mark.rule("10.6")
@pytest.mark.rule("10.8")
def test_the_twelve_points() -> None:
    """Worked example 11: 1 + 2 + 2 + 3, a vintner 2, three tokens 3, one replaced -1 make 12."""
    ivan = {
        **PLAIN[0], (0, 1): "altar-vulcan", (1, 1): "temple-sol", (2, 0): "temple-liber",
        (2, 1): "great-mars", (-1, 0): "winery",
    }  # fmt: skip
    sergey = {
        **PLAIN[1], (0, 1): "great-janus", (1, 1): "great-saturn", (2, 0): "temple-venus",
        (2, 1): "pasture",
    }  # fmt: skip
    t = Table(
        realms={0: ivan, 1: sergey},
        mastered={0: [(-1, 0)], 1: [(2, 1)]},
        hands={0: ["war", "coin", "cart"], 1: ["war", "smith"]},
        replaced={0: ["mine"]},
        prizes=["altar-tellus"],
    )
    assert (t.points("prizes"), t.points("masters")) == (1 + 2 + 2 + 3, 2)
    assert (t.points("tokens"), t.points("replaced")) == (3, -1)
    assert t.state.scores() == (12, 3 + 3 + 2 + 2 + 2)
    assert t.state.winners() == (0,), "four prizes against three"
