"""A yardstick for benchmarks: the least that a hex-building game can do in plain Python.

Two seats build in turn on a board of 20 by 20 hexes with five kinds of ground; one int a seat,
neighbour masks from a table, the legal cells as a list. No rules, no cards, no checks. Machines
differ and are noisy, so speeds are quoted as ratios to this, measured in the same run.
"""

from __future__ import annotations

from random import Random

from pentarchy.kernel.hexes import hex_grid

GRID = hex_grid(20, 20)
BUILDS = 40


def make_ground(rng: Random) -> list[int]:
    """A board: which cells are of each kind of ground."""
    ground = [0] * 5
    for cell in range(GRID.count):
        ground[rng.randrange(5)] |= 1 << cell
    return ground


def play_reference(rng: Random, boards: list[list[int]]) -> int:
    """One random game on one of the boards; returns how many decisions it had."""
    random = rng.random
    beside = GRID.beside
    ground = boards[int(random() * len(boards))]
    settled = [0, 0]
    reach = [0, 0]
    occupied = 0
    for turn in range(2 * BUILDS):
        seat = turn & 1
        open_cells = ground[int(random() * 5)] & ~occupied
        mask = open_cells & reach[seat] or open_cells
        legal = []
        while mask:
            cell = mask.bit_length() - 1
            legal.append(cell)
            mask ^= 1 << cell
        cell = legal[int(random() * len(legal))]
        settled[seat] |= 1 << cell
        occupied |= 1 << cell
        reach[seat] |= beside[cell]
    return 2 * BUILDS
