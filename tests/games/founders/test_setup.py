"""Setting up: tiles, prizes, the draft of the first tiles, rows and tokens (section 1)."""

from __future__ import annotations

from typing import Any

import pytest

from pentarchy.games.founders.components import SEATS, STACKS
from pentarchy.games.founders.state import FoundersState
from pentarchy.kernel.chance import CHANCE
from pentarchy.kernel.errors import BadOptions, IllegalAction
from tests.games.founders.table import founders

every_seats = pytest.mark.parametrize("seats", SEATS)


def new(seats: int, seed: int | None = 1, **options: Any) -> FoundersState:
    state = founders().new(seats, seed, **options)
    assert isinstance(state, FoundersState)
    return state


def refused(state: FoundersState, seat: int, move: str) -> str:
    """The number of the rule that refuses the move."""
    with pytest.raises(IllegalAction) as caught:
        state.play(seat, founders().parse(move))
    assert caught.value.reasons == state.why_not(seat, move.partition(" ")[2])
    return caught.value.reasons[0].rule


def drafted(seats: int, start: int = 0) -> FoundersState:
    """A game after its set-up: everyone took the first tile on offer, and laid it to the right."""
    state = new(seats, 1, start=start)
    while state.prompt(state.actors[0]).id in ("ask-draft", "ask-second"):
        seat = state.actors[0]
        right = founders().parse("place cell:1,0")
        legal = state.legal(seat)
        state.play(seat, right if right in legal else legal[0])
    return state


@pytest.mark.rule("1.1")
def test_the_tiles_of_the_box() -> None:
    parts = founders().components
    counts = [sum(tile.copies for tile in family) for family in parts.families]
    assert counts == [24, 24, 24, 25]
    assert sum(counts) == 97


@pytest.mark.rule("1.2")
@pytest.mark.parametrize(("seats", "prizes"), [(2, 8), (3, 12), (4, 12)])
def test_open_prizes(seats: int, prizes: int) -> None:
    state = new(seats)
    assert len(state.prizes) == prizes
    assert len(set(state.prizes)) == prizes
    assert sum(state.unopened) == 25 - prizes


@pytest.mark.rule("1.2")
def test_prizes_can_be_chosen() -> None:
    keys = [row.key for row in founders().components.prize][:8]
    state = new(2, prizes=keys)
    assert list(state.view(None).prizes) == keys


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ({"start": 2}, "option start: there is no seat 2 of 2"),
        ({"prizes": ["altar-vulcan"]}, "option prizes: give 8 of them, not 1"),
        ({"prizes": ["altar-vulcan"] * 8}, "option prizes: 'altar-vulcan' is given too often"),
        ({"prizes": ["temple-zeus"]}, "option prizes: 'temple-zeus' is none of"),
    ],
)
def test_bad_options_are_refused_in_one_sentence(options: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadOptions, match=problem):
        new(2, **options)


@pytest.mark.rule("1.3")
def test_the_start_player_by_lot_or_by_choice() -> None:
    starts = {new(4, seed).start for seed in range(40)}
    assert starts == {0, 1, 2, 3}
    assert new(4, 1, start=2).start == 2
    assert new(4, 1, start=2).actors == (2,)


@pytest.mark.rule("1.4")
@pytest.mark.parametrize(("seats", "tiles"), [(2, 5), (3, 7), (4, 9)])
def test_the_draft_goes_there_and_back(seats: int, tiles: int) -> None:
    state = new(seats, 3, start=1)
    assert len(state.draft) == tiles
    order = []
    while state.prompt(state.actors[0]).id in ("ask-draft", "ask-second"):
        seat = state.actors[0]
        if state.prompt(seat).id == "ask-draft":
            order.append(seat)
        state.play(seat, state.legal(seat)[0])
    there = [(1 + places) % seats for places in range(seats)]
    assert order == there + there[::-1]
    assert all(len(realm.tiles) == 2 for realm in state.realms)


@pytest.mark.rule("1.4")
def test_only_what_is_laid_out_can_be_taken() -> None:
    state = new(2, None, start=0)
    while state.actors == (CHANCE,):
        outcomes = [action for action, _ in state.odds()]
        state.play(CHANCE, outcomes[0])
    # The first kind there is comes four times, then the next one: two kinds of six.
    lying = {founders().catalogue.keys[kind] for kind in state.draft}
    assert lying == {"forest", "cliff"}
    assert refused(state, 0, "take tile:lake") == "1.4"


@pytest.mark.rule("1.5")
def test_the_second_tile_lies_on_any_side_of_the_first() -> None:
    """Ruling 3: beside or behind is the owner's choice, left, right, nearer or farther."""
    state = new(2, 1, start=0)
    state.play(0, state.legal(0)[0])
    state.play(1, state.legal(1)[0])
    state.play(1, state.legal(1)[0])
    assert state.prompt(1).id == "ask-second"
    assert {a.target for a in state.legal(1)} == {"cell:1,0", "cell:-1,0", "cell:0,1", "cell:0,-1"}
    assert refused(state, 1, "place cell:1,1") == "1.5"


@pytest.mark.rule("1.6")
@every_seats
def test_the_rows_before_the_first_turn(seats: int) -> None:
    state = drafted(seats, start=seats - 1)
    assert [len(row) for row in state.rows] == [3, 2, 1]
    assert state.draft == ()
    assert state.actors == (seats - 1,)
    families = [{founders().catalogue.kinds[kind].family for kind in row} for row in state.rows]
    assert families == [{0}, {1}, {2}]
    laid_out = {2: 5, 3: 7, 4: 9}[seats]
    assert state.left == [24 - laid_out - 2, 24 - 2, 24 - 1]


@pytest.mark.rule("1.7")
def test_the_tokens() -> None:
    state = new(2)
    assert state.supply == (6, 6, 6)
    assert state.pool.bit_count() == 6
    villages = {row.key for row in founders().components.resource if row.level == "village"}
    assert {row.resource for row in founders().components.master} == villages
    assert len(villages) == 6


@pytest.mark.rule("1.5")
@pytest.mark.parametrize(("seats", "turns", "steps"), [(2, 62, 32), (3, 60, 21), (4, 58, 16)])
def test_no_cell_is_farther_than_the_turns_can_lead(seats: int, turns: int, steps: int) -> None:
    """Ruling 4: the grid has no edge; 72 tiles less those laid out bound what can be reached."""
    parts = founders().components
    laid_out = {2: 5, 3: 7, 4: 9}[seats] + 2 + 2 + 1
    assert parts.turns(seats) == turns == 72 - laid_out
    each = -(-turns // seats)
    assert 2 + each - 1 == steps
    assert parts.reach == 32
    state = drafted(seats)
    assert sum(state.left) == turns


def test_stacks_are_named_as_the_families() -> None:
    assert STACKS == ("nature", "village", "city")
