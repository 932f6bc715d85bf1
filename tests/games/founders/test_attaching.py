"""Attaching, being stuck, and replacing (section 3)."""

from __future__ import annotations

import pytest

from tests.games.founders.table import PLAIN, Table

MINER = {(0, 0): "forest", (1, 0): "cliff", (0, 1): "mine", (1, 1): "winery"}
BESIDE_PAIR = {(0, 1), (1, 1), (0, -1), (1, -1), (-1, 0), (2, 0)}
"""The free cells that share a side with two tiles at (0, 0) and (1, 0)."""


@pytest.mark.rule("3.1")
def test_only_open_tiles_can_be_attached() -> None:
    t = Table(
        realms={0: MINER, 1: {**PLAIN[1], (0, 1): "pasture"}},
        rows={"nature": ["lake"], "village": ["mine"], "city": ["workshop-iron"]},
        prizes=["altar-vulcan"],
    )
    assert t.open_things("attach") == {"lake", "mine", "workshop-iron"}
    assert t.refused("attach", "pasture") == "3.1", "another realm is no source"
    assert t.refused("attach", "river") == "3.1"


@pytest.mark.rule("3.1")
def test_a_prize_is_an_open_tile() -> None:
    realm = {(0, 0): "forest", (1, 0): "mine", (2, 0): "gold-mine"}
    t = Table(realms={0: realm, 1: PLAIN[1]}, prizes=["altar-vulcan", "great-mars"])
    t.play("attach", "altar-vulcan")
    # Iron and gold from the tiles at (1, 0) and (2, 0): beside both, at a side of either.
    assert t.open("place") == {(1, 1), (2, 1), (1, -1), (2, -1)}
    assert list(t.view.prizes) == ["altar-vulcan", "great-mars"], "it lies there until it is laid"
    t.play("place", (1, 1))
    assert list(t.view.prizes) == ["great-mars"]
    assert t.points("prizes") == 1


@pytest.mark.rule("3.2")
def test_a_side_must_be_shared() -> None:
    """Ruling 2: a diagonal neighbour pays, but does not count as contact."""
    t = Table(rows={"nature": ["lake"]}).play("attach", "lake")
    assert t.open("place") == BESIDE_PAIR | {(0, 0), (1, 0)}
    for corner in ((-1, 1), (2, 1), (-1, -1), (2, -1)):
        assert t.refused("place", corner) == "3.2"
    assert t.refused("place", (5, 5)) == "3.2"


@pytest.mark.rule("4.2")
def test_a_diagonal_neighbour_pays() -> None:
    """Ruling 2: at (0, 1) the cliff is only a diagonal neighbour, and pays the stone."""
    t = Table(rows={"village": ["mine"]}).play("attach", "mine")
    assert {(0, 1), (1, 1), (0, -1), (1, -1)} == t.open("place")
    t.play("place", (0, 1))
    assert t.realm(0)[0, 1] == "mine"


@pytest.mark.rule("3.3")
def test_a_tile_stays_when_its_payer_falls_silent() -> None:
    t = Table(realms={0: PLAIN[0], 1: MINER}, hands={0: ["war"]}, rows={"nature": ["lake"]})
    t.play("use", "war").play("ruin", (1, (0, 1)))
    t.lay("lake", (0, 1))
    assert t.realm(1) == MINER
    t.play("open", "nature").draw("lake").lay("lake", (2, 0))
    assert t.realm(1) == {**MINER, (2, 0): "lake"}


@pytest.mark.rule("3.4")
def test_attaching_is_compulsory() -> None:
    """Ruling 6: with a nature tile open there is always something that fits."""
    t = Table(rows={"nature": ["lake"]})
    assert t.refused("explore") == "3.4"
    assert t.refused("pass") == "3.4"
    village = Table(rows={"village": ["mine"]})
    assert village.refused("explore") == "3.4"
    assert village.refused("pass") == "3.4"


@pytest.mark.rule("3.4")
@pytest.mark.rule("3.5")
def test_a_tile_that_only_could_replace_compels_nobody() -> None:
    """Ruling 6: the forest of the pair pays for nothing beside itself, but a third in between."""
    line = {(0, 0): "forest", (1, 0): "lake", (2, 0): "cliff"}
    t = Table(realms={0: line, 1: PLAIN[1]}, rows={"village": ["mine"]})
    t.play("attach", "mine")
    assert (1, 0) in t.open("place")
    assert t.open("place") == {(1, 0), (1, 1), (1, -1)}
    pair = {(0, 0): "forest", (1, 0): "lake"}
    stuck = Table(realms={0: pair, 1: PLAIN[1]}, rows={"village": ["mine"]})
    assert stuck.refused("attach", "mine") == "4.3"
    assert stuck.may("explore")


@pytest.mark.rule("3.5")
def test_who_is_stuck_takes_a_nature_tile() -> None:
    """Ruling 7: it comes straight from the stack, and may be laid anywhere, replacing included."""
    t = Table(rows={"village": ["pasture"]})
    assert t.asked == "stuck"
    assert t.refused("pass") == "3.5"
    left = t.state.left[0]
    t.play("explore").draw("river")
    assert t.state.left[0] == left - 1
    assert t.row("nature") == []
    assert t.open("place") == BESIDE_PAIR | {(0, 0), (1, 0)}
    t.play("place", (0, 0))
    assert t.realm(0) == {(1, 0): "cliff", (0, 0): "river"}
    assert list(t.view.players[0].replaced) == ["forest"]


@pytest.mark.rule("3.5")
@pytest.mark.rule("10.2")
def test_a_forced_tile_can_end_the_game() -> None:
    """Ruling 7: the last tile of all stacks, taken because nothing fits, ends the game."""
    t = Table(rows={}, stacks={"nature": ["lake"], "village": [], "city": []})
    t.play("explore").draw("lake").play("place", (0, 1))
    assert t.state.over


@pytest.mark.rule("3.6")
def test_without_nature_tiles_a_turn_may_end_with_nothing() -> None:
    t = Table(rows={"village": ["pasture"]}, stacks={"nature": []})
    assert t.asked == "pass"
    assert t.refused("explore") == "3.6"
    t.play("pass")
    assert t.on_turn == 1
    assert t.realm(0) == PLAIN[0]
    assert "pass" in t.events


@pytest.mark.rule("3.7")
def test_any_own_tile_can_be_replaced() -> None:
    """Ruling 8: a first tile, a prize, a ruined tile, each at the price of a point."""
    realm = {**MINER, (2, 1): "altar-tellus"}
    places = {(0, 0), (1, 0), (0, 1), (1, 1), (2, 1)}
    t = Table(realms={0: realm, 1: PLAIN[1]}, ruined={0: [(1, 1)]}, rows={"nature": ["lake"]})
    t.play("attach", "lake")
    assert places <= t.open("place")
    t.play("place", (2, 1))
    assert (t.points("prizes"), t.points("replaced")) == (0, -1)
    assert list(t.view.players[0].replaced) == ["altar-tellus"]
    assert t.events[0] == "replace"


@pytest.mark.rule("3.8")
def test_what_becomes_of_the_tokens_on_a_replaced_tile() -> None:
    """Ruling 8: war and master leave the game, a coin is the owner's, a cart stays."""
    t = Table(
        realms={0: MINER, 1: PLAIN[1]},
        ruined={0: [(0, 1)]},
        mastered={0: [(0, 1)]},
        coins={0: [(0, 1)]},
        carts={0: [(0, 0)]},
        rows={"nature": ["lake"]},
    )
    t.lay("lake", (0, 1))
    tile = t.tile((0, 1))
    assert (tile.kind, tile.ruined, tile.coin, tile.master) == ("lake", False, False, False)
    assert t.hand(0) == ["coin"], "a ruined tile's coin goes to the owner too"
    assert t.view.spent == (1, 0, 0)
    assert t.view.retired == ("smith",)
    assert t.view.players[0].carts == ((0, 0),)
    assert t.state.realms[0].unions[0][0].bit_count() == 4


@pytest.mark.rule("3.8")
def test_a_replaced_tile_with_no_tokens_costs_only_its_point() -> None:
    t = Table(realms={0: MINER, 1: PLAIN[1]}, rows={"nature": ["lake"]})
    t.lay("lake", (0, 0))
    assert t.state.scores()[0] == -1
    assert (t.view.spent, t.view.retired) == ((0, 0, 0), ())
    assert t.hand(0) == []


@pytest.mark.rule("3.9")
def test_what_replaces_is_worth_as_much() -> None:
    """Ruling 9: a city tile gives its token, a prize scores."""
    t = Table(realms={0: MINER, 1: PLAIN[1]}, rows={"city": ["camp-iron"]})
    t.lay("camp-iron", (1, 1))
    assert t.hand(0) == ["war"]
    assert t.points("replaced") == -1
    realm = {**MINER, (2, 1): "lake", (2, 0): "river"}
    prize = Table(realms={0: realm, 1: PLAIN[1]}, prizes=["altar-tellus", "great-mars"])
    prize.lay("altar-tellus", (1, 1))
    assert (prize.points("prizes"), prize.points("replaced")) == (1, -1)
