"""The end of the game: the round is finished, gold is counted, ties share the victory."""

from __future__ import annotations

from random import Random

import pytest

from pentarchy.games.kingdom_builder.state import KingdomState
from pentarchy.kernel.errors import GameOver
from tests.games.kingdom_builder.side_by_side import pick
from tests.games.kingdom_builder.table import FARM_SOUTH, PADDOCK_WEST, Table, kingdom_builder

FAR = {0: (4, 4), 1: (16, 10), 2: (8, 8), 3: (0, 16)}
"""A settlement for each seat, far from the others."""


def last_one(seat: int, seats: int, start: int) -> Table:
    """This seat is about to build its last settlement with the last build of its turn."""
    return Table(
        seats=seats,
        seat=seat,
        start=start,
        card="plains",
        builds=1,
        settled={n: [FAR[n]] for n in range(seats)},
        supply={seat: 1},
        hands={n: "flowers" for n in range(seats) if n != seat},
    )


def full_turn(t: Table) -> None:
    """Build three settlements and draw."""
    for _ in range(3):
        t.play("build", sorted(t.open("build"))[0])
    t.draw("desert")


@pytest.mark.rule("7.1")
def test_the_round_is_finished_after_a_last_settlement() -> None:
    """Worked example 18: A starts, B builds the last settlement, C plays a full turn, the end."""
    t = last_one(seat=1, seats=3, start=0)
    t.play("build", sorted(t.open("build"))[0])
    assert t.player(1).supply == 0
    assert "last-settlement" in t.events
    t.draw("desert")
    assert t.on_turn == 2
    full_turn(t)
    assert t.state.over
    assert t.on_turn is None
    assert t.events[-1] == "over"


@pytest.mark.rule("7.1")
def test_the_last_of_the_round_ends_it_at_once() -> None:
    """Worked example 18: if C does it, the game ends after C."""
    t = last_one(seat=2, seats=3, start=0)
    t.play("build", sorted(t.open("build"))[0])
    assert not t.state.over
    t.draw("desert")
    assert t.state.over


@pytest.mark.rule("7.1")
def test_the_first_of_the_round_gives_everybody_else_a_turn() -> None:
    t = last_one(seat=0, seats=4, start=0)
    t.play("build", sorted(t.open("build"))[0]).draw("desert")
    for seat in (1, 2, 3):
        assert t.on_turn == seat
        full_turn(t)
    assert t.state.over


@pytest.mark.rule("7.1")
@pytest.mark.rule("1.7")
def test_the_round_ends_at_the_right_of_the_start_player() -> None:
    """Seat 2 started, so seat 1 is last: seat 0 builds its last, seat 1 plays, the end."""
    t = last_one(seat=0, seats=3, start=2)
    t.play("build", sorted(t.open("build"))[0]).draw("desert")
    assert t.on_turn == 1
    full_turn(t)
    assert t.state.over


@pytest.mark.rule("7.1")
def test_a_round_without_a_last_settlement_is_followed_by_another() -> None:
    t = Table(seat=1, start=0, builds=0, hands={0: "flowers"}).draw("desert")
    assert t.on_turn == 0


@pytest.mark.rule("7.1")
@pytest.mark.parametrize("builds", [0, 3])
def test_an_extra_action_can_build_the_last_settlement(builds: int) -> None:
    """With the farm, after the mandatory action or before it: the last of the round, so it ends."""
    t = Table(
        seat=1, card="plains", builds=builds, settled={1: [(15, 11)]}, supply={1: 1},
        ready={1: [FARM_SOUTH]}, hands={0: "flowers"},
    )  # fmt: skip
    t.play("use", "farm").play("build", (15, 10)).draw("desert")
    assert t.state.over


@pytest.mark.rule("7.1")
def test_a_last_settlement_does_not_cut_the_turn_short() -> None:
    """After it the paddock may still move; moving brings nothing back, so the end stays due."""
    t = Table(
        seat=1, card="plains", builds=1, settled={1: [(7, 10)]}, supply={1: 1},
        ready={1: [PADDOCK_WEST]}, hands={0: "flowers"},
    )  # fmt: skip
    t.play("build", (7, 9))
    assert (t.on_turn, t.asked) == (1, "after")
    t.play("use", "paddock").play("lift", (7, 9)).play("move", (7, 7))
    assert t.player(1).supply == 0
    t.draw("desert")
    assert t.state.over


@pytest.mark.rule("7.1")
def test_nobody_plays_on_after_the_end() -> None:
    t = last_one(seat=1, seats=2, start=0)
    t.play("build", sorted(t.open("build"))[0]).draw("desert")
    with pytest.raises(GameOver):
        t.state.play(0, t.rules.parse("end"))
    assert [reason.message.id for reason in t.state.why_not(0, "cell:0-0")] == ["why-over"]


@pytest.mark.rule("7.1")
@pytest.mark.parametrize("seed", range(4))
def test_everyone_has_had_equally_many_turns(seed: int) -> None:
    """Whole random games: turns taken are equal, and somebody's supply is empty."""
    seats = 2 + seed % 3
    state = kingdom_builder().new(seats, seed=seed)
    rng = Random(seed)
    turns = [0] * seats
    while not state.over:
        seat, before = state.actors[0], state.turn
        legal = [str(action) for action in state.legal(seat)]
        state.play(seat, state.game.parse(pick(rng, legal)))
        turns[seat] += state.turn - before
    assert len(set(turns)) == 1
    assert isinstance(state, KingdomState)
    assert 0 in [player.supply for player in state.view(None).players]


@pytest.mark.rule("7.2")
def test_gold_is_counted_for_three_cards_and_for_castles() -> None:
    """(4, 4) touches water and the castle (3, 3): fishermen 1, knights 2, merchants 0, castle 3."""
    t = Table(settled={0: [(4, 4)]}, cards=("fishermen", "knights", "merchants"))
    lines = {line.source: line.points for line in t.state.score_lines(0)}
    assert lines == {
        "kingdom:fishermen": 1,
        "kingdom:knights": 2,
        "kingdom:merchants": 0,
        "castle": 3,
    }
    assert t.state.scores() == (6, 0)


@pytest.mark.rule("7.3")
def test_most_gold_wins() -> None:
    """Seat 1 has one settlement more in its row: 2 gold for the knights against 4."""
    t = Table(settled={0: [(11, 8)], 1: [(8, 8), (8, 9)]})
    assert t.state.scores() == (2, 4)
    assert t.state.winners() == (1,)


@pytest.mark.rule("7.3")
def test_a_tie_is_shared() -> None:
    """No tie-break: neither supply nor turn order decides."""
    t = Table(
        seats=3, start=1, settled={0: [(11, 8)], 1: [(8, 8), (8, 9)], 2: [(10, 8), (10, 9)]},
        supply={1: 7, 2: 30},
    )  # fmt: skip
    assert t.state.scores() == (2, 4, 4)
    assert t.state.winners() == (1, 2)
