"""Engine and oracle side by side: every choice, every tile, every card, every gold piece."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pentarchy.games.kingdom_builder import KingdomBuilder, game
from tests.games.kingdom_builder.gold import CARDS
from tests.games.kingdom_builder.maps import (
    BUILDABLE,
    FIRST_GAME,
    LETTERS,
    SECTIONS,
    Board,
    Cell,
    as_board,
    beside,
    board_lines,
    cell_at,
    cells_of,
    lines,
)
from tests.games.kingdom_builder.own_components import all_cards_in_play, with_map
from tests.games.kingdom_builder.side_by_side import TERRAINS, SideBySide, at_table, new_game
from tests.games.kingdom_builder.table import Table, share

KEYS = sorted(SECTIONS)
HIGHLANDS = ("oracle", "harbor", "barn", "tower")


@cache
def ten_cards() -> KingdomBuilder:
    return game(all_cards_in_play())


# Whole games --------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(18))
def test_random_games_go_as_the_rules_say(seed: int) -> None:
    """Random boards, turns, seats and moves: the engine agrees with the oracle to the end."""
    rng = Random(f"boards/{seed}")
    sections = tuple(rng.sample(KEYS, 4))
    turned = tuple(rng.random() < 0.5 for _ in range(4))
    seats = 2 + seed % 3
    rows = board_lines(sections, turned)
    start = rng.randrange(seats)
    both = new_game(ten_cards(), rows, sections=sections, turned=turned, seats=seats, start=start)
    both.finish(rng)


def thinned(rows: list[str], letter: str, keep: int) -> list[str]:
    """A map where only the first few hexes of a terrain are left; the others are forest."""
    all_rows = " ".join(rows)
    head = all_rows.split(letter)[:keep]
    tail = all_rows.split(letter)[keep:]
    return (letter.join(head) + letter + "F".join(tail)).split()


def scarce_game(sections: tuple[str, ...], scarce: str, seats: int, rng: Random) -> SideBySide:
    """A game on a board where some terrains have one or two hexes a section and soon run out."""
    text = all_cards_in_play()
    laid = []
    for key in sections:
        rows = lines(key)
        for letter in scarce:
            rows = thinned(rows, letter, 1 + len(key) % 2)
        text = with_map(key, rows, text)
        laid.append(rows)
    board = [a + b for a, b in zip(laid[0], laid[1], strict=True)]
    board += [a + b for a, b in zip(laid[2], laid[3], strict=True)]
    return new_game(
        game(text),
        board,
        sections=sections,
        turned=(False,) * 4,
        seats=seats,
        start=rng.randrange(seats),
    )


def test_random_games_where_terrains_run_out() -> None:
    """Cards leave the game at the start of turns and within them, often several at once.

    Together these games show everything that can happen, with every kind of tile.
    """
    happened: set[str] = set()
    boards = [
        (sections, scarce) for scarce in ("CD", "G", "CDL") for sections in (FIRST_GAME, HIGHLANDS)
    ]
    for number, (sections, scarce) in enumerate(boards):
        rng = Random(f"scarce/{number}")
        both = scarce_game(sections, scarce, 2 + number % 3, rng)
        both.finish(rng)
        happened |= both.events
    assert happened >= {f"use tile:{key}" for key in KEYS}
    assert happened >= {
        "build", "move", "use-tile", "take-tile", "lose-tile", "draw", "play-card",
        "card-gone", "replacement", "reshuffle", "last-settlement", "over",
    }  # fmt: skip


# Any position -------------------------------------------------------------------------------


def blob(board: Board, middle: Cell, size: int) -> list[Cell]:
    """A lump of hexes that can carry settlements, grown from its middle."""
    found = [middle]
    for cell in found:
        found += [n for n in beside(board, cell) if board[n] in BUILDABLE + "W" and n not in found]
        if len(found) > size:
            break
    return found[:size]


@st.composite
def positions(draw: st.DrawFn) -> Table:
    """Lumps of settlements, tiles of all kinds, any card, any moment of the turn."""
    sections = tuple(draw(st.permutations(KEYS))[:4])
    turned = tuple(draw(st.booleans()) for _ in range(4))
    seats = draw(st.integers(2, 4))
    board = as_board(board_lines(sections, turned))
    ground = sorted(cells_of(board, BUILDABLE + "W"))
    owner: dict[Cell, int] = {}
    full = draw(st.sampled_from([None, None, None, *TERRAINS]))
    if full and seats > 2:
        keep = set(draw(st.lists(st.sampled_from(ground), max_size=3)))
        others = share(cells_of(board, LETTERS[full]) - keep, *range(1, seats))
        owner |= {cell: seat for seat, cells in others.items() for cell in cells}
    lumps = st.tuples(st.sampled_from(ground), st.integers(1, 9), st.integers(0, seats - 1))
    for middle, size, seat in draw(st.lists(lumps, max_size=8)):
        for cell in blob(board, middle, size):
            owner.setdefault(cell, seat)
    settled: dict[int, list[Cell]] = {seat: [] for seat in range(seats)}
    for cell, seat in owner.items():
        settled[seat].append(cell)
    ready: list[Cell] = []
    used: list[Cell] = []
    for place in sorted(cells_of(board, "X")):
        if any(owner.get(near) == 0 for near in beside(board, place)):
            (ready if draw(st.integers(0, 2)) else used).append(place)
    return Table(
        seats=seats,
        sections=sections,
        turned=turned,
        start=draw(st.integers(0, seats - 1)),
        card=draw(st.sampled_from(TERRAINS)),
        builds=draw(st.sampled_from([3, 3, 2, 1, 0])),
        settled=settled,
        supply={0: draw(st.sampled_from([0, 1, 2, 20]))} | dict.fromkeys(range(1, seats), 3),
        ready={0: ready},
        used={0: used},
        hands={n: draw(st.sampled_from(TERRAINS)) for n in range(1, seats)},
        cards=CARDS,
        rules=ten_cards(),
    )


@settings(max_examples=120, deadline=None, derandomize=True, database=None)
@given(positions(), st.integers(0, 999))
def test_any_position_goes_on_as_the_rules_say(t: Table, seed: int) -> None:
    """From hand-made positions, too crowded or too odd for random games, a turn or two onwards."""
    at_table(t).steps(Random(seed), 12)


@settings(max_examples=60, deadline=None, derandomize=True, database=None)
@given(positions())
def test_every_use_of_every_tile(t: Table) -> None:
    """All tiles that may be used, all settlements that may be lifted: the same hexes to go to."""
    start = t.state.copy()
    both = at_table(t)
    both.compare()
    both.compare_gold()
    for use in [action for action in start.legal(0) if action.verb == "use"]:
        t.state = start.copy()
        both = at_table(t)
        both.play(0, str(use))
        both.compare()
        for lift in [action for action in both.state.legal(0) if action.verb == "lift"]:
            landing = both.state.copy()
            landing.play(0, lift)
            targets = both.oracle.tile_targets(both.oracle.tile, cell_at(lift.target))
            assert {cell_at(action.target) for action in landing.legal(0)} == targets
