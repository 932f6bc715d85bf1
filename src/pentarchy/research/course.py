"""A game being stepped through: what every kind of environment here is built on."""

from __future__ import annotations

from functools import lru_cache
from operator import index
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pentarchy.kernel.chance import random_seed
from pentarchy.kernel.game import Game
from pentarchy.kernel.registry import game as game_of
from pentarchy.kernel.state import State
from pentarchy.research.lens import Lens
from pentarchy.research.observer import Floats, Observer
from pentarchy.research.rewards import Paymaster

Mask = NDArray[np.int8]

MANY = 12
"""More targets than this are quicker unpacked than set one by one."""


@lru_cache(maxsize=32)
def observer_of(game: Game, seats: int) -> Observer:
    """The observer of a game for so many seats, made once."""
    return Observer(game, seats)


def entries_of(mask: Mask) -> memoryview:
    """The same mask, of which single entries are quicker written."""
    same: Any = mask
    return memoryview(same)


def write_mask(state: State, seat: int, mask: memoryview) -> None:
    """1 for each action that is open to the seat; the mask is empty before."""
    step = state.deciding(seat)
    if step is None:
        return
    base = state.game.actions.base
    for verb, targets in state.open_targets(step).items():
        at, count = base[verb], targets.bit_length()
        if targets.bit_count() > MANY:
            packed = np.frombuffer(targets.to_bytes((count + 7) // 8, "little"), np.uint8)
            found = np.unpackbits(packed, count=count, bitorder="little")
            mask[at : at + count] = entries_of(found.view(np.int8))
        else:
            at -= 1
            rest = targets
            while rest:  # as `bits` does, without asking it for each
                below = rest - 1
                mask[at + (rest ^ below).bit_length()] = 1
                rest &= below


def number_of(action: Any, count: int) -> int | None:
    """An action as somebody gave it; None if it is no whole number below that one."""
    try:
        number = index(action)
    except TypeError:
        return None
    return number if 0 <= number < count else None


class Course:
    """One game after another, with the same options."""

    def __init__(
        self,
        title: str,
        seats: int | None = None,
        *,
        reward: str = "win",
        shaping: float = 0.0,
        discount: float = 1.0,
        components: str | None = None,
        **options: Any,
    ) -> None:
        """:raises BadOptions: naming the option that is unknown or wrong."""
        self.game = game_of(title, components)
        self.seats = self.game.seat_range[0] if seats is None else seats
        self.game.check(self.seats, options)
        self.options = options
        self.observer = observer_of(self.game, self.seats)
        self._lens = Lens(self.observer)
        self.paymaster = Paymaster(reward, shaping, discount)
        self.actions = len(self.game.actions)
        self.state: State = self.game.new(self.seats, 0, **options)
        self._seed = random_seed()
        self._games = 0

    def begin(self, seed: int | None = None) -> None:
        """A new game; without a seed the next one of the seeds that follow from the last given."""
        if seed is not None:
            self._seed, self._games = seed, 0
        self.state = self.game.new(self.seats, self._next_seed(), **self.options)
        self.paymaster.begin(self.state)

    def _next_seed(self) -> int:
        number, self._games = self._games, self._games + 1
        return nth_seed(self._seed, number)

    def play(self, seat: int, action: int) -> list[float]:
        """Take an action by its number; returns what each seat is paid."""
        self.state.play(seat, self.game.actions[action])
        return self.paymaster.pay(self.state)

    def is_open(self, seat: int, action: int) -> bool:
        """Whether the action with that number is open to the seat."""
        return self.game.actions[action] in self.state.legal(seat)

    def observe(self, seat: int | None) -> Floats:
        return self._lens.observe(self.state.glance(seat))

    def observe_into(self, seat: int | None, row: Floats) -> None:
        """The same, written into a row of the right length."""
        self._lens.write(self.state.glance(seat), row)

    def mask(self, seat: int) -> Mask:
        found = np.zeros(self.actions, np.int8)
        write_mask(self.state, seat, entries_of(found))
        return found


def nth_seed(seed: int, number: int) -> int:
    """The seed of the game with that number after a seed was given; the first is the seed."""
    return seed if number == 0 else (seed + number * 0x9E3779B97F4A7C15) % (1 << 64)
