"""Founders of the Empire in the terminal."""

from __future__ import annotations

import io
from random import Random
from typing import cast

import pytest
from rich.console import Console

import pentarchy
from pentarchy.cli.boards import Sight, drawing_of
from pentarchy.cli.text import LANGUAGES, Texts
from pentarchy.cli.words import Lexicon, matching
from pentarchy.games.founders import Founders
from pentarchy.games.founders.state import FoundersState
from tests.games.founders.table import PLAIN, Table

GAME = cast(Founders, pentarchy.game("founders"))
NAMES = ["Ann", "Bob", "Cleo", "Dan"]


def drawn(state: FoundersState, seat: int | None, language: str = "en") -> list[str]:
    screen = io.StringIO()
    console = Console(file=screen, width=80, highlight=False, markup=False, emoji=False)
    marked = frozenset(a.target for a in state.legal(seat)) if seat is not None else frozenset()
    sight = Sight(Texts(language, GAME, NAMES[: state.seats]), marked)
    console.print(drawing_of("founders")(GAME, state.view(seat), sight))
    return screen.getvalue().splitlines()


def position(seats: int, decisions: int) -> FoundersState:
    state = GAME.new(seats, 5)
    assert isinstance(state, FoundersState)
    rng = Random(5)
    for _ in range(decisions):
        seat = state.actors[0]
        state.play(seat, rng.choice(list(state.legal(seat))))
    return state


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "decisions"), [(2, 3), (2, 120), (4, 3), (4, 90)])
def test_it_fits_a_small_terminal(language: str, seats: int, decisions: int) -> None:
    state = position(seats, decisions)
    for seat in (None, *range(seats)):
        lines = drawn(state, seat, language)
        assert max(map(len, lines)) <= 80
        for name in NAMES[:seats]:
            assert any(name in line for line in lines)


def test_a_realm_is_drawn_farthest_row_first() -> None:
    realm = {
        (0, 0): "forest",
        (1, 0): "cliff",
        (0, 1): "mine",
        (1, 1): "altar-juno",
        (-1, 0): "lake",
    }
    t = Table(
        realms={0: realm, 1: PLAIN[1]},
        ruined={0: [(1, 1)]},
        coins={0: [(1, 0)]},
        mastered={0: [(0, 1)]},
        carts={0: [(0, 0)]},
        rows={"nature": ["lake"]},
    )
    lines = drawn(t.state, 0)
    at = next(n for n, line in enumerate(lines) if "Ann" in line)
    assert lines[at + 1].startswith("  1     Mim *1x")
    assert lines[at + 2].startswith("  0 La  Fo &Cl$")
    assert lines[at + 3].split()[:3] == ["-1", "0", "1"]


def test_what_may_be_chosen_is_marked() -> None:
    t = Table(rows={"village": ["mine"]}).play("attach", "mine")
    lines = drawn(t.state, 0)
    at = next(n for n, line in enumerate(lines) if "Ann" in line)
    assert [line[4:12].split() for line in lines[at + 1 : at + 4]] == [
        ["•", "•"],
        ["Fo", "Cl"],
        ["•", "•"],
    ]


def test_tiles_of_others_are_marked_in_their_realms() -> None:
    t = Table(hands={0: ["war"]}, rows={"nature": ["lake"]}).play("use", "war")
    lines = drawn(t.state, 0)
    at = next(n for n, line in enumerate(lines) if "Bob" in line)
    assert "La+ Gr+" in lines[at + 1]
    assert "Fo+" not in "".join(lines)


@pytest.mark.parametrize("line", ["0,1", "place 0,1", "cell:0,1", "put 0,1"])
def test_a_cell_can_be_typed(line: str) -> None:
    t = Table(rows={"village": ["mine"]}).play("attach", "mine")
    legal = list(t.state.legal(0))
    found = matching(Lexicon(GAME, Texts("en", GAME)).read(line, legal), legal)
    assert [str(action) for action in found] == ["place cell:0,1"]


def test_a_cell_with_a_minus_can_be_typed() -> None:
    t = Table(rows={"village": ["mine"]}).play("attach", "mine")
    legal = list(t.state.legal(0))
    found = matching(Lexicon(GAME, Texts("ru", GAME)).read("1,-1", legal), legal)
    assert [str(action) for action in found] == ["place cell:1,-1"]
