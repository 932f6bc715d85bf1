"""The parts of a turn and their order (section 2)."""

from __future__ import annotations

import pytest

from tests.games.founders.table import PLAIN, Table

ROWS = {"nature": ["lake"], "village": ["mine"]}


@pytest.mark.rule("2.1")
def test_a_tile_is_opened_before_anything_else() -> None:
    t = Table(at="open", rows=ROWS, hands={0: ["war"]})
    assert t.refused("attach", "mine") == "2.1"
    assert t.refused("use", "war") == "2.1"
    t.play("open", "city").draw("inn-gold")
    assert t.refused("open", "city") == "2.1"
    assert t.open_things("use") == {"war"}
    assert t.open_things("attach") == {"lake", "mine"}


@pytest.mark.rule("2.2")
def test_a_stack_must_hold_a_tile() -> None:
    """Ruling 5: only a stack that is not empty can be chosen."""
    t = Table(at="open", rows=ROWS, stacks={"village": []})
    assert t.open_things("open") == {"nature", "city"}
    assert t.refused("open", "village") == "2.2"


@pytest.mark.rule("2.2")
def test_what_comes_is_what_the_stack_holds() -> None:
    t = Table(at="open", stacks={"village": ["mine", "mine", "winery"]})
    t.play("open", "village")
    assert t.on_turn == -1
    assert t.stock == {"mine": 2, "winery": 1}
    t.draw("mine")
    assert t.view.stacks["village"] == (1, 0, 0, 0, 1, 0)
    assert t.row("village") == ["mine"]


@pytest.mark.rule("2.3")
@pytest.mark.parametrize(("lying", "after"), [(4, 5), (5, 1)])
def test_a_row_holds_five(lying: int, after: int) -> None:
    mines = ["mine"] * lying
    t = Table(at="open", rows={"village": mines}, stacks={"village": ["winery"]})
    t.play("open", "village").draw("winery")
    assert len(t.row("village")) == after
    assert t.row("village")[-1] == "winery"


@pytest.mark.rule("2.4")
def test_removed_tiles_are_seen_but_never_come_back() -> None:
    t = Table(at="open", rows={"village": ["mine"] * 5}, stacks={"village": ["winery", "pasture"]})
    removed = len(t.view.removed)
    t.play("open", "village").draw("winery")
    assert list(t.view.removed)[removed:] == ["mine"] * 5
    assert t.refused("attach", "mine") == "3.1"
    assert t.view.stacks["village"] == (0, 0, 0, 1, 0, 0)


@pytest.mark.rule("2.5")
def test_one_token_a_turn() -> None:
    """Ruling 10: of any kind, and no second one."""
    t = Table(hands={0: ["war", "coin", "cart"]}, rows=ROWS)
    t.play("use", "war")
    assert t.refused("attach", "mine") == "2.5", "what was picked is laid first"
    assert t.refused("use", "coin") == "2.5"
    t.play("ruin", (1, (0, 0)))
    assert t.refused("use", "coin") == "2.5"
    assert t.asked == "attach"
    t.lay("lake", (0, 1))
    assert t.on_turn == 1


@pytest.mark.rule("2.6")
def test_one_tile_a_turn() -> None:
    t = Table(rows=ROWS, hands={0: ["war"]})
    t.play("attach", "lake")
    assert t.refused("attach", "mine") == "2.6"
    assert t.refused("use", "war") == "2.6"
    t.play("place", (0, 1))
    assert t.on_turn == 1
    assert t.asked == "open"
    assert t.state.turn == t.given.turn + 1


@pytest.mark.rule("2.7")
def test_coins_are_taken_at_the_end_of_the_own_turn() -> None:
    """Ruling 15: all coins on own tiles, and only those."""
    t = Table(rows=ROWS, coins={0: [(0, 0), (1, 0)], 1: [(0, 0)]})
    t.lay("lake", (0, 1))
    assert t.hand(0) == ["coin", "coin"]
    assert t.hand(1) == []
    assert t.tile((0, 0), 1).coin
    assert "collect" in t.events


@pytest.mark.rule("2.7")
def test_coins_are_taken_even_when_nothing_was_attached() -> None:
    t = Table(rows={}, stacks={"nature": []}, coins={0: [(0, 0)]})
    t.play("pass")
    assert t.hand(0) == ["coin"]
    assert t.realm(0) == PLAIN[0]


@pytest.mark.rule("1.3")
def test_turns_go_clockwise() -> None:
    realms = {n: PLAIN[n % 2] for n in range(3)}
    t = Table(seats=3, seat=2, realms=realms, rows=ROWS)
    t.lay("lake", (0, 1))
    assert t.on_turn == 0
