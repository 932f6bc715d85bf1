"""What the adventure sheets are worth to the bots, one player alone.

python -m tests.games.roll_and_write.balance [games a sheet]
"""

from __future__ import annotations

import sys
from statistics import mean

from pentarchy import bots
from tests.games.roll_and_write.table import roll_and_write


def scores(level: str, games: int) -> dict[str, list[int]]:
    """The points of a level on each adventure sheet; game by game from known seeds."""
    game = roll_and_write()
    found: dict[str, list[int]] = {}
    for number, sheet in enumerate(game.components.sheet):
        for nth in range(games):
            seed = nth * len(game.components.sheet) + number
            state = game.new(1, seed, sheets=(sheet.key,))
            player = bots.make(level, seed)
            while state.actors:
                state.play(0, player.choose(game, state.view(0), state.legal(0)).action)
            found.setdefault(sheet.key, []).append(state.scores()[0])
    return found


def average(level: str, games: int) -> float:
    """The mean over all sheets."""
    return mean(points for sheet in scores(level, games).values() for points in sheet)


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 8
    for name in ("random", "apprentice"):
        by_sheet = scores(name, count)
        every = [points for sheet in by_sheet.values() for points in sheet]
        means = sorted(mean(sheet) for sheet in by_sheet.values())
        print(f"{name}: {mean(every):.1f}, sheets from {means[0]:.1f} to {means[-1]:.1f}")
