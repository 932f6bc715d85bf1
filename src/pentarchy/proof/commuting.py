"""In a simultaneous part it does not matter who was quicker."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from pentarchy.kernel.actions import Action
from pentarchy.kernel.state import State
from pentarchy.kernel.steps import Together
from pentarchy.proof.walks import random_moves

Lanes = dict[int, list[Action]]
"""What each seat does, in its own order."""


def is_together(state: State) -> bool:
    return not state.over and isinstance(state.agenda[-1], Together)


def check_commuting_in_game(state: State, rng: Random, times: int = 6) -> int:
    """A random game in which every simultaneous part is tried; returns how many there were."""
    parts = 0
    inside = False
    for seat, action in random_moves(state, rng):
        if is_together(state) and not inside:
            parts += 1
            for _ in range(times):
                check_commuting(state, rng)
        inside = is_together(state)
        state.play(seat, action)
    return parts


def lanes_played(state: State, rng: Random) -> Lanes:
    """Play the simultaneous part at random to its end; what each seat did."""
    lanes: Lanes = {seat: [] for seat in range(state.seats)}
    while is_together(state):
        seat = rng.choice(state.actors)
        action = rng.choice(state.legal(seat))
        state.play(seat, action)
        lanes[seat].append(action)
    return lanes


def another_order(state: State, lanes: Lanes, rng: Random) -> Iterator[tuple[int, Action]]:
    """The same moves in another order; each is to be played before the next is asked."""
    left = {seat: actions[:] for seat, actions in lanes.items()}
    while any(left.values()):
        ready = [seat for seat in state.actors if left.get(seat)]
        assert ready, f"{state} waits for {state.actors}, but {left} is still to be played"
        seat = rng.choice(ready)
        action = left[seat].pop(0)
        assert action in state.legal(seat), f"{action} was legal in another order"
        yield seat, action


def check_commuting(state: State, rng: Random, orders: int = 3) -> None:
    """From a state inside a simultaneous part: any interleaving gives the same state."""
    reference = state.copy()
    lanes = lanes_played(reference, rng)
    for _ in range(orders):
        again = state.copy()
        for seat, action in another_order(again, lanes, rng):
            again.play(seat, action)
        assert again == reference, "the order of simultaneous moves has made a difference"
