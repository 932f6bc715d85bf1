"""Buying (section 7)."""

from __future__ import annotations

import pytest

from tests.games.founders.table import PLAIN, Table

MINER = {(0, 0): "forest", (1, 0): "cliff", (0, 1): "mine", (1, 1): "winery"}
ROWS = {"nature": ["lake", "lake"]}


@pytest.mark.rule("7.1")
def test_any_producing_tile_can_be_bought_from() -> None:
    """Ruling 14: protected or not, of any opponent."""
    realms = {0: PLAIN[0], 1: MINER, 2: {**PLAIN[1], (0, 1): "great-mars"}}
    t = Table(seats=3, realms=realms, hands={0: ["coin"]}, rows=ROWS, prizes=["temple-sol"])
    t.play("use", "coin")
    assert t.open_at("buy", 1) == set(MINER)
    assert t.open_at("buy", 2) == set(PLAIN[1])
    assert t.refused("buy", (1, (3, 3))) == "7.1"


@pytest.mark.rule("7.2")
def test_nothing_is_bought_where_nothing_is_made() -> None:
    """Ruling 13: no prize, no ruined tile, no home of a master, no tile with a coin."""
    realm = {**MINER, (2, 0): "great-mars"}
    t = Table(
        realms={0: PLAIN[0], 1: realm},
        ruined={1: [(0, 1)]},
        mastered={1: [(1, 1)]},
        coins={1: [(0, 0)]},
        hands={0: ["coin"]},
        rows=ROWS,
        prizes=["temple-sol"],
    )
    t.play("use", "coin")
    assert t.open_at("buy") == {(1, 0)}
    for cell in ((2, 0), (0, 1), (1, 1), (0, 0)):
        assert t.refused("buy", (1, cell)) == "7.2"


@pytest.mark.rule("7.3")
def test_the_buyer_of_a_nature_resource_names_it() -> None:
    """Ruling 14: one of the two, and a cart of the seller does not widen it."""
    t = Table(realms={0: PLAIN[0], 1: MINER}, carts={1: [(0, 0)]}, hands={0: ["coin"]}, rows=ROWS)
    t.play("use", "coin").play("buy", (1, (0, 0)))
    assert t.asked == "name"
    assert t.open_things("name") == {"wood", "stone"}
    assert t.refused("name", "iron") == "7.3"
    assert t.refused("use", "coin") == "2.5"
    t.play("name", "stone")
    assert t.view.bought == "stone"
    assert t.asked == "attach-bought"


@pytest.mark.rule("7.3")
def test_one_product_needs_no_naming() -> None:
    t = Table(realms={0: PLAIN[0], 1: MINER}, hands={0: ["coin"]}, rows=ROWS)
    t.play("use", "coin").play("buy", (1, (1, 1)))
    assert t.view.bought == "wine"
    assert t.asked == "attach-bought"


@pytest.mark.rule("7.4")
def test_what_is_bought_pays_one_item_anywhere() -> None:
    """Stone bought: a mine needs only wood now, wherever the forest is a neighbour."""
    t = Table(rows={"village": ["mine"], **ROWS}, bought="stone", at="played")
    t.play("attach", "mine")
    # All that see the forest at (0, 0); the cliff at (1, 0) is no longer needed.
    assert t.open("place") == {(0, 1), (1, 1), (0, -1), (1, -1), (-1, 0), (1, 0)}
    t.play("place", (-1, 0))
    assert t.log[0].places == ("realm:0/-1,0", "realm:0/0,0"), "the forest alone pays"


@pytest.mark.rule("7.4")
def test_what_is_bought_need_not_be_used_and_cannot_be_kept() -> None:
    """Ruling 14: buying and not using is allowed; the coin stays with the seller."""
    t = Table(realms={0: PLAIN[0], 1: MINER}, hands={0: ["coin"]}, rows=ROWS)
    t.play("use", "coin").play("buy", (1, (0, 1))).lay("lake", (0, 1))
    assert t.view.bought is None
    assert t.tile((0, 1), 1).coin
    assert t.hand(0) == []


@pytest.mark.rule("7.4")
def test_a_bought_resource_pays_once() -> None:
    """A tile that needs the resource and another one still needs the other one."""
    t = Table(
        realms={0: PLAIN[0], 1: MINER}, rows={"city": ["camp-iron"]}, bought="iron", at="played"
    )
    t.play("attach", "camp-iron")
    assert t.refused("place", (2, 0)) == "4.2"
    assert t.refusal("place", (2, 0)).args["resource"] == "resource:wood"


@pytest.mark.rule("7.5")
def test_the_seller_goes_without_for_one_turn() -> None:
    t = Table(
        seat=1,
        realms={0: PLAIN[0], 1: MINER},
        coins={1: [(0, 1)]},
        rows={"city": ["camp-iron"], **ROWS},
    )
    assert t.refused("attach", "camp-iron") == "4.1"
    t.lay("lake", (2, 0))
    assert t.hand(1) == ["coin"]
    t.play("open", "nature").draw("river").lay("river", (2, 0))
    t.play("open", "nature").draw("river")
    assert "camp-iron" in t.open_things("attach")
    assert t.open_things("use") == {"coin"}, "and the coin can be used"


@pytest.mark.rule("7.6")
def test_no_master_lives_on_a_bought_resource() -> None:
    """Ruling 14: iron that was bought is not made by an own tile."""
    realms = {0: {**PLAIN[0], (0, 1): "winery"}, 1: MINER}
    t = Table(realms=realms, hands={0: ["smith"]}, rows=ROWS, bought="iron")
    assert t.refused("use", "smith") == "5.6"


@pytest.mark.rule("7.2")
def test_a_second_coin_where_it_was_agreed_on() -> None:
    """Both others buy iron of one mine; its owner takes both coins at the end of the turn."""
    realms = {0: PLAIN[0], 1: PLAIN[1], 2: MINER}
    hands = {0: ["coin"], 1: ["coin"]}
    t = Table(seats=3, realms=realms, hands=hands, rows=ROWS, agreed={"second_coin": True})
    t.play("use", "coin").play("buy", (2, (0, 1))).lay("lake", (0, 1))
    t.play("open", "nature").draw("river").play("use", "coin")
    assert (0, 1) in t.open_at("buy", 1)
    t.play("buy", (1, (0, 1)))
    assert t.view.bought == "iron"
    assert t.tile((0, 1), 2).coin
    assert t.tile((0, 1), 2).more_coins == 1
    t.lay("river", (0, 1))
    t.play("open", "nature").draw("river")
    assert "camp-iron" not in t.open_things("attach")
    t.lay("river", (2, 0))
    assert t.hand(2) == ["coin", "coin"]
    assert t.log[-1].args == {"coins": 2}
    assert t.log[-1].places == ("realm:2/0,1",)


@pytest.mark.rule("7.2")
def test_a_second_coin_needs_a_tile_that_makes_something() -> None:
    realm = {**MINER, (2, 0): "great-mars"}
    marks = {"ruined": {1: [(0, 1)]}, "mastered": {1: [(1, 1)]}, "coins": {1: [(0, 0)]}}
    agreed = {"second_coin": True}
    t = Table(
        realms={0: PLAIN[0], 1: realm}, marks=marks, hands={0: ["coin"]}, prizes=["temple-sol"],
        rows=ROWS, agreed=agreed,
    )  # fmt: skip
    t.play("use", "coin")
    assert t.open_at("buy") == {(0, 0), (1, 0)}
    for cell in ((2, 0), (0, 1), (1, 1)):
        assert t.refused("buy", (1, cell)) == "7.2"


@pytest.mark.rule("3.8")
def test_two_coins_on_a_replaced_tile_are_both_taken() -> None:
    realms = {0: PLAIN[0], 1: PLAIN[1], 2: MINER}
    hands = {0: ["coin"], 1: ["coin"]}
    t = Table(seats=3, realms=realms, hands=hands, rows=ROWS, agreed={"second_coin": True})
    t.play("use", "coin").play("buy", (2, (0, 1))).lay("lake", (0, 1))
    t.play("open", "nature").draw("river").play("use", "coin").play("buy", (1, (0, 1)))
    t.lay("river", (0, 1)).play("open", "nature").draw("river").lay("river", (0, 1))
    assert t.hand(2) == ["coin", "coin"]
    assert not t.tile((0, 1), 2).coin


@pytest.mark.rule("3.8")
@pytest.mark.parametrize(("boxed", "kept"), [(False, ["coin"]), (True, [])])
def test_the_coin_on_a_ruined_tile_that_is_replaced(boxed: bool, kept: list[str]) -> None:
    """Ruling 8: two sentences of the rulebook speak of it; the table may follow the other one."""
    marks = {"ruined": {0: [(0, 0)]}, "coins": {0: [(0, 0)]}}
    t = Table(marks=marks, rows=ROWS, agreed={"boxed_coin": boxed})
    t.lay("lake", (0, 0))
    assert t.hand() == kept
    assert t.view.spent == (1, int(boxed), 0)
