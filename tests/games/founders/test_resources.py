"""What tiles make, and who can pay (section 4)."""

from __future__ import annotations

import pytest

from tests.games.founders.table import PLAIN, Table

CROSS = {(0, 0): "forest", (1, 0): "cliff", (0, 1): "lake", (1, 1): "river"}
"""All four nature resources around one corner."""


@pytest.mark.rule("4.1")
def test_what_the_realm_does_not_make_cannot_be_paid() -> None:
    t = Table(rows={"village": ["mine", "pasture"], "city": ["camp-iron"]})
    assert t.open_things("attach") == {"mine"}
    assert t.refused("attach", "pasture") == "4.1"
    assert t.refused("attach", "camp-iron") == "4.1"


@pytest.mark.rule("4.1")
def test_nature_tiles_cost_nothing() -> None:
    t = Table(rows={"nature": ["lake", "grove"]})
    assert t.open_things("attach") == {"lake", "grove"}


@pytest.mark.rule("4.2")
def test_payers_lie_within_the_eight_around() -> None:
    line = {(0, 0): "forest", (1, 0): "lake", (2, 0): "lake", (3, 0): "mine"}
    t = Table(realms={0: line, 1: PLAIN[1]}, rows={"city": ["camp-iron"]})
    assert t.refused("attach", "camp-iron") == "4.3", "wood and iron are three cells apart"
    near = {(0, 0): "forest", (1, 0): "lake", (2, 0): "mine"}
    t = Table(realms={0: near, 1: PLAIN[1]}, rows={"city": ["camp-iron"]})
    t.play("attach", "camp-iron")
    assert t.open("place") == {(1, 0), (1, 1), (1, -1)}
    told = t.refusal("place", (0, 1))
    assert (told.id, told.args["resource"]) == ("why-too-far", "resource:iron")


@pytest.mark.rule("4.3")
def test_each_item_needs_a_tile_of_its_own() -> None:
    forest_and_lake = {(0, 0): "forest", (1, 0): "lake"}
    t = Table(realms={0: forest_and_lake, 1: PLAIN[1]}, rows={"village": ["mine"]})
    assert t.refused("attach", "mine") == "4.3", "one forest makes wood or stone, not both"
    two = {(0, 0): "forest", (1, 0): "forest"}
    t = Table(realms={0: two, 1: PLAIN[1]}, rows={"village": ["mine"]})
    t.play("attach", "mine")
    assert t.open("place") == {(0, 1), (1, 1), (0, -1), (1, -1)}


@pytest.mark.rule("4.3")
def test_four_things_from_four_tiles() -> None:
    """The altar of Tellus costs all of nature: the choice of each tile must work out."""
    t = Table(realms={0: CROSS, 1: PLAIN[1]}, prizes=["altar-tellus"])
    assert t.refused("attach", "altar-tellus") == "4.3", "no place touches all four of a block"
    around = {(0, 0): "forest", (2, 0): "cliff", (1, -1): "lake", (0, -1): "river", (2, -1): "lake"}
    t = Table(realms={0: around, 1: PLAIN[1]}, prizes=["altar-tellus"])
    t.play("attach", "altar-tellus")
    assert (1, 0) in t.open("place")
    t.play("place", (1, 0))
    # Forest and river both could make wood; stone needs the forest or the cliff, and so on:
    # whoever pays, each pays one, and four different tiles pay.
    assert len(set(t.log[0].places)) == 5
    assert t.state.over, "it was the last prize"


@pytest.mark.rule("4.3")
def test_three_tiles_cannot_pay_four_things() -> None:
    """Each thing has a maker, every pair has two, yet there are only three tiles in all."""
    around = {(0, 0): "forest", (2, 0): "lake", (1, -1): "cliff", (0, -1): "mine", (2, -1): "mine"}
    t = Table(realms={0: around, 1: PLAIN[1]}, prizes=["altar-tellus"])
    assert t.refused("attach", "altar-tellus") == "4.3"
    more = {**around, (2, -1): "river"}
    t = Table(realms={0: more, 1: PLAIN[1]}, prizes=["altar-tellus"])
    assert t.open_things("attach") == {"altar-tellus"}


@pytest.mark.rule("4.4")
def test_a_nature_tile_chooses_anew_each_turn() -> None:
    """Wood from the forest this turn, stone from the same forest two turns later."""
    realm = {(0, 0): "forest", (1, 0): "cliff", (0, 1): "mine"}
    t = Table(
        realms={0: realm, 1: PLAIN[1]},
        rows={"city": ["camp-iron", "workshop-iron"], "nature": ["lake"]},
        stacks={"nature": ["lake", "lake"]},
    )
    t.lay("camp-iron", (-1, 0))
    assert "realm:0/0,0" in t.log[0].places, "only the forest makes wood"
    t.play("open", "nature").draw("lake").lay("lake", (2, 0))
    t.play("open", "nature").draw("lake").play("attach", "workshop-iron")
    assert (-1, 1) in t.open("place"), "forest and mine around, no cliff: the forest makes stone"
    t.play("place", (-1, 1))
    assert t.log[0].places == ("realm:0/-1,1", "realm:0/0,0", "realm:0/0,1")


@pytest.mark.rule("4.4")
def test_prizes_make_nothing() -> None:
    """Ruling 17: a tile without a product of its own takes part in a union all the same."""
    realm = {(0, 0): "great-mars", (1, 0): "altar-vulcan"}
    t = Table(realms={0: realm, 1: PLAIN[1]}, prizes=["temple-sol"], rows={"nature": ["lake"]})
    assert t.state.realms[0].producers == 0
    block = {(0, 0): "forest", (1, 0): "altar-vulcan", (0, 1): "cliff", (1, 1): "great-mars"}
    t = Table(realms={0: block, 1: PLAIN[1]}, carts={0: [(0, 0)]}, rows={"village": ["mine"]})
    t.play("attach", "mine")
    assert {(2, 0), (2, 1)} <= t.open("place"), "only prizes touch, and both resources arrive"


@pytest.mark.rule("4.5")
@pytest.mark.parametrize(
    ("token", "cause"), [("ruined", "ruined"), ("coins", "coin"), ("mastered", "master")]
)
def test_silent_tiles_pay_nothing(token: str, cause: str) -> None:
    realm = {(0, 0): "forest", (1, 0): "mine", (2, 0): "lake", (3, 0): "forest", (3, 1): "mine"}
    t = Table(
        realms={0: realm, 1: PLAIN[1]}, rows={"city": ["camp-iron"]}, marks={token: {0: [(1, 0)]}}
    )
    t.play("attach", "camp-iron")
    assert t.refused("place", (0, 1)) == "4.5"
    told = t.refusal("place", (0, 1))
    assert told.args["by"] == "tile:mine"
    assert told.args["resource"] == "resource:iron"
    assert told.args["cause"] == f"cause:{cause}"
    clear = Table(realms={0: realm, 1: PLAIN[1]}, rows={"city": ["camp-iron"]})
    assert (0, 1) in clear.play("attach", "camp-iron").open("place")


@pytest.mark.rule("4.7")
def test_a_replaced_tile_does_not_pay_for_its_successor() -> None:
    """Ruling 8: at (1, 0) wood would come from the very forest that is replaced."""
    line = {(0, 0): "lake", (1, 0): "forest", (2, 0): "cliff"}
    t = Table(realms={0: line, 1: PLAIN[1]}, rows={"village": ["mine"]})
    t.play("attach", "mine")
    assert (1, 1) in t.open("place")
    assert t.refused("place", (1, 0)) == "4.7"
    told = t.refusal("place", (1, 0))
    assert (told.id, told.args["old"]) == ("why-pays-itself", "tile:forest")
    assert told.args["resource"] == "resource:wood"
    assert t.refused("place", (2, 0)) == "4.7", "the forest alone is left for both"
    assert t.refusal("place", (2, 0)).args["resource"] == "resource:stone"


@pytest.mark.rule("4.7")
def test_what_would_be_lacking_anyway_is_told_instead() -> None:
    """A camp (wood and iron) on the forest: the mine is out of reach, whatever the forest pays."""
    line = {(0, 0): "forest", (1, 0): "lake", (2, 0): "cliff", (3, 0): "mine", (4, 0): "forest"}
    t = Table(realms={0: line, 1: PLAIN[1]}, rows={"city": ["camp-iron"]}).play(
        "attach", "camp-iron"
    )
    assert t.refused("place", (0, 0)) == "4.2"
    assert t.refusal("place", (0, 0)).args["resource"] == "resource:iron"
    near = {(0, 0): "forest", (1, 0): "mine", (2, 0): "lake", (3, 0): "mine", (4, 0): "forest"}
    t = Table(realms={0: near, 1: PLAIN[1]}, coins={0: [(1, 0)]}, rows={"city": ["camp-iron"]})
    t.play("attach", "camp-iron")
    assert t.refused("place", (0, 0)) == "4.5", "the mine beside it is silent"
    assert t.refusal("place", (0, 0)).args["by"] == "tile:mine"


@pytest.mark.rule("4.7")
def test_a_silent_tile_is_no_reason_for_its_own_place() -> None:
    """The ruined forest would pay nothing anyway: the other wood is too far away."""
    line = {(0, 0): "forest", (1, 0): "cliff", (2, 0): "lake", (3, 0): "cliff", (4, 0): "forest"}
    t = Table(realms={0: line, 1: PLAIN[1]}, ruined={0: [(0, 0)]}, rows={"village": ["mine"]})
    t.play("attach", "mine")
    assert t.refused("place", (0, 0)) == "4.2"
    assert t.refusal("place", (0, 0)).args["resource"] == "resource:wood"


@pytest.mark.rule("4.7")
@pytest.mark.rule("8.6")
def test_a_replaced_tile_of_a_union_does_not_pay_but_the_union_does() -> None:
    """Ruling 8: cart links feed the successor, the removed tile does not."""
    block = {(0, 0): "forest", (1, 0): "lake", (0, 1): "lake", (1, 1): "cliff"}
    t = Table(realms={0: block, 1: PLAIN[1]}, carts={0: [(0, 0)]}, rows={"village": ["mine"]})
    t.play("attach", "mine")
    assert (0, 1) in t.open("place"), "wood and stone from the rest of the union"
    assert t.refused("place", (0, 0)) == "4.7", "without the forest there is no wood"
    assert t.refused("place", (1, 1)) == "4.7", "without the cliff only the forest is left"
