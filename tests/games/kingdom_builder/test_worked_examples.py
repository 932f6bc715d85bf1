"""Peter's first two turns: the worked examples that the rulebook tells as one story."""

from __future__ import annotations

import pytest

from tests.games.kingdom_builder.maps import beside, cells_of, first_game
from tests.games.kingdom_builder.table import FARM_SOUTH, OASIS_SOUTH, Table

FIRST_THREE = [(15, 13), (14, 14), (13, 13)]
"""Peter's settlements after his first turn, in the order they were built."""


@pytest.mark.rule("3.5")
@pytest.mark.rule("1.8")
def test_the_first_settlement() -> None:
    """Worked example 1: any flower field is legal, and five locations can be touched by it."""
    t = Table(card="flowers")
    open_cells = t.open("build")
    assert open_cells == cells_of(first_game(), "L")
    touched = {
        near for cell in open_cells for near in beside(t.board, cell) if t.board[near] == "X"
    }
    assert touched == {(2, 18), (6, 2), (11, 17), (12, 7), (15, 12)}


@pytest.mark.rule("5.1")
@pytest.mark.rule("5.2")
def test_few_neighbours() -> None:
    """Worked example 2: three flower fields with forest the only other terrain beside them."""
    t = Table(card="flowers", hands={1: "desert"})
    for cell in FIRST_THREE:
        t.play("build", cell)
    assert t.settled(0) == set(FIRST_THREE)
    near = {n for cell in FIRST_THREE for n in beside(t.board, cell)} - set(FIRST_THREE)
    assert {t.board[cell] for cell in near} == {"L", "F", "W", "X"}
    assert [tile.kind for tile in t.player(0).tiles] == ["farm"]
    t.draw("canyon")
    assert t.on_turn == 1
    assert t.tiles(0) == {FARM_SOUTH: True}


@pytest.mark.rule("3.5")
@pytest.mark.rule("3.6")
def test_the_second_turn() -> None:
    """Worked example 3: no canyon in contact, so any will do; one of them is beside an oasis."""
    t = Table(card="canyon", settled={0: FIRST_THREE}, ready={0: [FARM_SOUTH]})
    assert t.open("build") == cells_of(first_game(), "C")
    by_oasis = {
        cell
        for cell in t.open("build")
        if any(near in ((12, 7), (17, 5)) for near in beside(t.board, cell))
    }
    assert by_oasis == {(16, 6)}
    t.play("build", (16, 6))
    assert t.tiles(0) == {FARM_SOUTH: True, OASIS_SOUTH: False}
    assert t.open("build") == {(16, 7), (15, 6)}
    t.play("build", (15, 6))
    assert t.open("build") == {(16, 7), (15, 7)}


@pytest.mark.rule("2.3")
@pytest.mark.rule("2.4")
def test_peter_may_use_his_farm_on_his_second_turn() -> None:
    """The tile of the first turn is ready; the oasis tile of this turn is not."""
    t = Table(card="canyon", settled={0: FIRST_THREE}, ready={0: [FARM_SOUTH]})
    assert t.open_tiles == {"farm"}
    t.play("build", (16, 6)).play("build", (16, 7)).play("build", (15, 6))
    assert t.open_tiles == {"farm"}
    assert t.refused("use", "oasis") == "2.4"
