"""The rules of the game, one test each.

Go on: set up a position by hand, as `holding` does, and see what the rule allows and refuses.
"""

from random import Random

import pentarchy
from lanterns.state import LanternsState

GAME = pentarchy.game("lanterns")


def table(seats: int = 2) -> LanternsState:
    state = GAME.new(seats, seed=3)
    assert isinstance(state, LanternsState)
    return state


def holding(state: LanternsState, seat: int, *lamps: str) -> None:
    """Put these lamps, and no others, into a hand."""
    targets = GAME.actions.targets["light"]
    state.pile |= state.hands[seat]
    state.hands[seat] = 0
    for lamp in lamps:
        index = targets.index(f"lamp:{lamp}")
        assert index is not None
        state.hands[seat] |= 1 << index
        state.pile &= ~(1 << index)


def test_everybody_is_dealt_two_lamps() -> None:
    """Rule 1.2."""
    assert [hand.bit_count() for hand in table(4).hands] == [2, 2, 2, 2]


def test_a_lamp_that_is_not_held_cannot_be_lit() -> None:
    """Rule 2.1."""
    state = table()
    holding(state, 0, "rose", "rain")
    assert [reason.rule for reason in state.why_not(0, "lamp:sun")] == ["2.1"]


def test_a_colour_is_not_lit_twice_in_a_row() -> None:
    """Rule 2.2."""
    state = table()
    holding(state, 0, "rose")
    holding(state, 1, "dragon", "whale")
    state.play(0, GAME.parse("light lamp:rose"))
    assert [reason.rule for reason in state.why_not(1, "lamp:dragon")] == ["2.2"]
    assert GAME.parse("light lamp:whale") in state.legal(1)


def test_the_game_ends_after_five_turns_each() -> None:
    """Rule 3.1."""
    state, moves = table(3), 0
    while not state.over:
        seat = state.actors[0]
        state.play(seat, Random(moves).choice(list(state.legal(seat))))
        moves += 1
    assert moves == 15


def test_points_are_the_light_of_what_was_lit() -> None:
    """Rule 3.2."""
    state = table()
    holding(state, 0, "dragon")
    state.play(0, GAME.parse("light lamp:dragon"))
    assert state.scores() == (4, 0)
