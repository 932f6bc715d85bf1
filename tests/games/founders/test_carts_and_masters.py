"""Unions and masters (sections 8 and 9)."""

from __future__ import annotations

import pytest

from tests.games.founders.table import PLAIN, Table

BLOCK = {(0, 0): "forest", (1, 0): "lake", (0, 1): "cliff", (1, 1): "mine"}
ROWS = {"nature": ["lake"]}


@pytest.mark.rule("8.1")
def test_a_cart_needs_four_own_tiles() -> None:
    """Ruling 16: a full two by two; three of the four are not enough."""
    realm = {**BLOCK, (2, 0): "river"}
    t = Table(realms={0: realm, 1: PLAIN[1]}, hands={0: ["cart"]}, rows=ROWS).play("use", "cart")
    assert t.open("join") == {(0, 0)}
    assert t.refused("join", (1, 0)) == "8.1"
    t.play("join", (0, 0))
    assert t.view.players[0].carts == ((0, 0),)
    assert t.hand(0) == []
    assert len(t.log[0].places) == 4


@pytest.mark.rule("8.2")
def test_a_corner_holds_one_cart() -> None:
    """Ruling 16: one cart for each corner point."""
    realm = {**BLOCK, (2, 0): "river", (2, 1): "grove"}
    t = Table(
        realms={0: realm, 1: PLAIN[1]}, carts={0: [(0, 0)]}, hands={0: ["cart"]}, rows=ROWS
    ).play("use", "cart")
    assert t.open("join") == {(1, 0)}
    assert t.refused("join", (0, 0)) == "8.2"


@pytest.mark.rule("8.3")
def test_a_union_still_makes_one_resource_a_tile() -> None:
    """The forest is the only tile of the union for wood and stone: not both."""
    block = {(0, 0): "forest", (1, 0): "lake", (0, 1): "lake", (1, 1): "winery"}
    t = Table(realms={0: block, 1: PLAIN[1]}, carts={0: [(0, 0)]}, rows={"village": ["mine"]})
    assert t.refused("attach", "mine") == "4.3"


@pytest.mark.rule("8.4")
def test_two_unions_of_one_realm_exchange_nothing() -> None:
    """Ruling 16: a place that touches one union gets nothing from another."""
    wide = {
        (0, 0): "forest", (1, 0): "lake", (0, 1): "lake", (1, 1): "lake",
        (2, 0): "grove", (3, 0): "cliff", (2, 1): "grove", (3, 1): "winery",
    }  # fmt: skip
    t = Table(
        realms={0: wide, 1: PLAIN[1]}, carts={0: [(0, 0), (2, 0)]}, rows={"village": ["mine"]}
    )
    t.play("attach", "mine")
    assert t.refused("place", (-1, 0)) == "4.3", "only the forest's union is touched"
    assert (1, 2) in t.open("place"), "this place touches both"
    merged = Table(
        realms={0: wide, 1: PLAIN[1]},
        carts={0: [(0, 0), (1, 0), (2, 0)]},
        rows={"village": ["mine"]},
    )
    assert merged.state.realms[0].unions[0][0].bit_count() == 8
    merged.play("attach", "mine")
    assert (-1, 0) in merged.open("place")


@pytest.mark.rule("8.5")
@pytest.mark.parametrize("token", ["ruined", "coins"])
def test_a_silent_tile_passes_on_what_others_make(token: str) -> None:
    """Ruling 17: only the silent mine touches the place, wood and stone come through it."""
    rows = {"village": ["mine"]}
    marks = {token: {0: [(1, 1)]}}
    t = Table(realms={0: BLOCK, 1: PLAIN[1]}, carts={0: [(0, 0)]}, rows=rows, marks=marks)
    t.play("attach", "mine")
    assert (1, 2) in t.open("place")


@pytest.mark.rule("8.5")
def test_the_tile_that_passes_on_makes_its_own_as_well() -> None:
    """Ruling 17: at (2, 1) the mine makes iron, and wood comes through it from the forest."""
    t = Table(realms={0: BLOCK, 1: PLAIN[1]}, carts={0: [(0, 0)]}, rows={"city": ["camp-iron"]})
    t.play("attach", "camp-iron")
    assert (2, 2) not in t.open("place")
    t.play("place", (2, 1))
    assert t.log[0].places == ("realm:0/2,1", "realm:0/0,0", "realm:0/1,1")


@pytest.mark.rule("8.6")
def test_a_cart_stays_when_a_tile_is_replaced() -> None:
    t = Table(realms={0: BLOCK, 1: PLAIN[1]}, carts={0: [(0, 0)]}, rows={"nature": ["grove"]})
    t.lay("grove", (0, 0))
    assert t.view.players[0].carts == ((0, 0),)
    assert t.state.realms[0].unions[0][0].bit_count() == 4


@pytest.mark.rule("9.1")
def test_a_master_is_drawn_among_those_left_and_shown() -> None:
    t = Table(
        realms={0: BLOCK, 1: PLAIN[1]},
        hands={1: ["smith", "weaver"]},
        rows={"city": ["workshop-iron"], **ROWS},
    )
    t.play("attach", "workshop-iron").play("place", (0, 2))
    assert t.on_turn == -1
    assert t.stock == dict.fromkeys(["jeweller", "breeder", "vintner", "fisherman"], 1)
    t.draw("vintner", "hire")
    assert t.hand(0) == ["vintner"]
    assert t.view.pool == ("jeweller", "breeder", "fisherman")
    assert t.events[0] == "gain"
    assert t.on_turn == 1


@pytest.mark.rule("9.2")
def test_a_master_lives_where_its_resource_is_made() -> None:
    realm = {**BLOCK, (2, 0): "winery", (2, 1): "mine"}
    t = Table(realms={0: realm, 1: PLAIN[1]}, carts={0: [(1, 0)]}, hands={0: ["smith"]}, rows=ROWS)
    t.play("use", "smith")
    assert t.open("settle") == {(1, 1), (2, 1)}
    assert t.refused("settle", (2, 0)) == "9.2", "iron only carried there is not enough"
    assert t.refused("settle", (0, 0)) == "9.2"
    t.play("settle", (2, 1))
    assert t.tile((2, 1)).master


@pytest.mark.rule("9.3")
@pytest.mark.parametrize("token", ["ruined", "coins"])
def test_a_silent_tile_takes_no_master(token: str) -> None:
    """Ruling 18: the tile makes its resource right now."""
    realm = {**BLOCK, (2, 0): "mine"}
    marks = {token: {0: [(1, 1)]}}
    t = Table(realms={0: realm, 1: PLAIN[1]}, hands={0: ["smith"]}, rows=ROWS, marks=marks)
    t.play("use", "smith")
    assert t.open("settle") == {(2, 0)}
    assert t.refused("settle", (1, 1)) == "9.3"


@pytest.mark.rule("9.4")
def test_a_master_is_worth_two_and_silences_its_tile() -> None:
    t = Table(
        realms={0: BLOCK, 1: PLAIN[1]}, hands={0: ["smith"]}, rows={"city": ["inn-iron"], **ROWS}
    )
    assert "inn-iron" in t.open_things("attach")
    assert t.points("tokens") == 1
    t.play("use", "smith").play("settle", (1, 1))
    assert (t.points("tokens"), t.points("masters")) == (0, 2)
    assert t.line("masters").places == ("realm:0/1,1",)
    assert t.refused("attach", "inn-iron") == "4.1"


@pytest.mark.rule("9.2")
@pytest.mark.parametrize(
    ("master", "home"),
    [
        ("smith", "mine"),
        ("jeweller", "gold-mine"),
        ("weaver", "weaving-house"),
        ("breeder", "pasture"),
        ("vintner", "winery"),
        ("fisherman", "fishing-village"),
    ],
)
def test_every_master_has_one_kind_of_home(master: str, home: str) -> None:
    """Nature, city and prize tiles are no home for anybody."""
    villages = ["mine", "gold-mine", "weaving-house", "pasture", "winery", "fishing-village"]
    realm = {(n, 1): kind for n, kind in enumerate(villages)}
    realm |= {(0, 0): "forest", (1, 0): "lake", (2, 0): "camp-iron", (3, 0): "altar-juno"}
    t = Table(realms={0: realm, 1: PLAIN[1]}, hands={0: [master]}, rows=ROWS)
    t.play("use", master)
    assert t.open("settle") == {(villages.index(home), 1)}
