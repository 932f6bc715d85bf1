"""Tokens in general, and war (sections 5 and 6)."""

from __future__ import annotations

import pytest

from tests.games.founders.table import PLAIN, Table, founders

MINER = {(0, 0): "forest", (1, 0): "cliff", (0, 1): "mine", (1, 1): "winery"}
ROWS = {"nature": ["lake", "lake"]}


@pytest.mark.rule("5.2")
def test_only_a_token_in_hand_can_be_played() -> None:
    t = Table(hands={0: ["coin"], 1: ["war", "smith"]}, rows=ROWS)
    assert t.open_things("use") == {"coin"}
    assert t.refused("use", "war") == "5.2"
    assert t.refused("use", "smith") == "5.2"


@pytest.mark.rule("5.2")
def test_a_hand_has_no_limit() -> None:
    t = Table(hands={0: ["war"] * 6 + ["coin"] * 6 + ["cart"] * 6}, rows=ROWS)
    assert t.points("tokens") == 18
    t.play("use", "war").play("ruin", (1, (0, 0)))
    assert t.points("tokens") == 17


@pytest.mark.rule("5.3")
def test_all_hands_and_all_removed_tiles_are_open_to_all() -> None:
    """Ruling 22: two seats and a spectator see the same tokens, stacks and removed tiles."""
    t = Table(hands={0: ["coin", "smith"], 1: ["war"]}, stacks={"city": ["inn-iron"]})
    views = [t.state.view(seat) for seat in (0, 1, None)]
    assert len({view.players for view in views}) == 1
    assert len({view.removed for view in views}) == 1
    assert [view.players[0].tokens for view in views] == [("coin", "smith")] * 3
    assert views[0].stacks["city"] == views[1].stacks["city"]


@pytest.mark.rule("5.4")
def test_a_token_just_received_waits() -> None:
    """Ruling 10: the token of this turn's city tile comes when the turn is over."""
    t = Table(realms={0: MINER, 1: PLAIN[1]}, rows={"city": ["camp-iron"], **ROWS})
    assert t.refused("use", "war") == "5.2"
    t.play("attach", "camp-iron")
    assert t.refused("use", "war") == "2.6"
    t.play("place", (-1, 0))
    assert t.hand(0) == ["war"]
    assert t.on_turn == 1
    t.play("open", "nature").draw("lake").lay("lake", (0, 1))
    t.play("open", "nature").draw("river")
    assert t.open_things("use") == {"war"}


@pytest.mark.rule("5.5")
def test_tokens_and_city_tiles_come_six_of_a_kind() -> None:
    """Ruling 19: nothing can run dry, and played war tokens and carts never return."""
    parts = founders().components
    for kind in ("war", "coin", "cart", "master"):
        assert sum(tile.copies for tile in parts.city if tile.makes == (kind,)) == 6
    assert [token.count for token in parts.token] == [6, 6, 6]
    assert len(parts.master) == 6
    t = Table(realms={0: PLAIN[0], 1: MINER}, hands={0: ["war"]}, rows=ROWS)
    before = t.view.supply
    t.play("use", "war").play("ruin", (1, (0, 1)))
    assert t.view.supply == before


@pytest.mark.rule("5.6")
def test_a_token_with_nowhere_to_go() -> None:
    """All four kinds: nothing to ruin, nothing to buy, no corner of four, no home."""
    bare = {(0, 0): "great-mars", (0, -1): "altar-tellus"}
    t = Table(
        realms={0: PLAIN[0], 1: bare},
        ruined={1: [(0, 0)]},
        hands={0: ["war", "coin", "cart", "smith"]},
        prizes=["temple-sol"],
        rows=ROWS,
    )
    assert t.open_things("use") == set()
    for token in ("war", "coin", "cart", "smith"):
        assert t.refused("use", token) == "5.6"
    assert t.asked == "attach"


@pytest.mark.rule("6.1")
def test_war_reaches_every_other_player() -> None:
    realms = {0: PLAIN[0], 1: PLAIN[1], 2: MINER}
    t = Table(seats=3, realms=realms, hands={0: ["war"]}, rows=ROWS).play("use", "war")
    assert t.open_at("ruin", 1) == {(0, 0), (1, 0)}
    assert t.open_at("ruin", 2) == {(0, 1), (1, 1)}
    assert t.refused("ruin", (1, (5, 5))) == "6.1"
    assert t.refused("ruin", (3, (0, 0))) == "6.1", "only three sit at the table"
    t.play("ruin", (2, (1, 1)))
    assert t.tile((1, 1), 2).ruined
    assert t.log[0].args["owner"] == "seat:2"


@pytest.mark.rule("6.1")
def test_seats_are_counted_from_who_plays_the_token() -> None:
    realms = {0: PLAIN[0], 1: PLAIN[1], 2: MINER}
    t = Table(seats=3, seat=1, realms=realms, hands={1: ["war"]}, rows=ROWS).play("use", "war")
    assert t.open_at("ruin", 1) == {(0, 1), (1, 1)}
    assert t.open_at("ruin", 2) == {(0, 0), (1, 0)}
    t.play("ruin", (2, (1, 0)))
    assert t.tile((1, 0), 0).ruined


@pytest.mark.rule("6.2")
def test_a_ruined_tile_makes_nothing_and_brings_nothing() -> None:
    realm = {**MINER, (2, 0): "temple-sol", (2, -1): "altar-juno"}
    t = Table(realms={0: PLAIN[0], 1: realm}, hands={0: ["war"]}, rows=ROWS)
    assert t.points("prizes", 1) == 3
    t.play("use", "war").play("ruin", (1, (2, 0)))
    assert t.points("prizes", 1) == 1
    assert t.line("prizes", 1).places == ("realm:1/2,-1",)
    again = Table(realms={0: PLAIN[0], 1: MINER}, hands={0: ["war"]}, rows=ROWS)
    iron = founders().catalogue.resources.index("iron")
    assert again.state.realms[1].making >> iron & 1
    again.play("use", "war").play("ruin", (1, (0, 1)))
    assert not again.state.realms[1].making >> iron & 1


@pytest.mark.rule("6.3")
def test_a_ruined_tile_shields_and_is_not_ruined_again() -> None:
    """Ruling 11: the farthest tile of a column, ruined or not, is the only one in reach."""
    t = Table(realms={0: PLAIN[0], 1: MINER}, ruined={1: [(0, 1)]}, hands={0: ["war"]}, rows=ROWS)
    t.play("use", "war")
    assert t.open_at("ruin") == {(1, 1)}
    assert t.refused("ruin", (1, (0, 1))) == "6.3"
    assert t.refused("ruin", (1, (0, 0))) == "6.1"


@pytest.mark.rule("6.4")
def test_war_covers_a_master() -> None:
    """Ruling 11: no two points for a master on a ruined tile."""
    t = Table(realms={0: PLAIN[0], 1: MINER}, mastered={1: [(0, 1)]}, hands={0: ["war"]}, rows=ROWS)
    assert t.points("masters", 1) == 2
    t.play("use", "war").play("ruin", (1, (0, 1)))
    assert t.points("masters", 1) == 0
    assert t.tile((0, 1), 1).master
    assert t.view.retired == ()


@pytest.mark.rule("6.5")
def test_a_coin_on_a_ruined_tile_is_collected_as_usual() -> None:
    """Ruling 12: war on a tile with a coin leaves the coin to its owner."""
    t = Table(realms={0: PLAIN[0], 1: MINER}, coins={1: [(0, 1)]}, hands={0: ["war"]}, rows=ROWS)
    t.play("use", "war").play("ruin", (1, (0, 1))).lay("lake", (0, 1))
    tile = t.tile((0, 1), 1)
    assert tile.ruined
    assert tile.coin
    t.play("open", "nature").draw("lake").lay("lake", (2, 0))
    assert t.hand(1) == ["coin"]
    assert t.tile((0, 1), 1).ruined
