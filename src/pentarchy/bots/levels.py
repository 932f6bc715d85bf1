"""The named levels, the same words in every game, and the anchors that never change."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import msgspec

from pentarchy.bots.budget import Budget
from pentarchy.bots.player import Player
from pentarchy.bots.points import Points
from pentarchy.bots.random_player import RandomPlayer
from pentarchy.bots.search import Habits, Searcher
from pentarchy.kernel.errors import BadOptions

Maker: TypeAlias = Callable[[int], Player]

SEARCHERS = {
    "novice": Habits(
        budget=Budget(playouts=2),
        changes={"horizon": -1, "width": 1, "lines": 2},
        overlooks=0.5,
        forgets=True,
    ),
    "apprentice": Habits(
        budget=Budget(playouts=32), changes={"horizon": -1, "width": 3, "lines": 8}
    ),
    "master": Habits(budget=Budget(seconds=0.4)),
    "emperor": Habits(budget=Budget(seconds=3.0)),
}
"""How the levels search; a horizon of -1 is the end of the own turn."""

ANCHORS: dict[str, Maker] = {RandomPlayer.level: RandomPlayer, Points.level: Points}
"""What progress is measured against."""

LEVELS = (RandomPlayer.level, *SEARCHERS)
"""The levels that can sit at a table, weakest first."""

LEAST = {"horizon": -1, "width": 1, "lines": 1, "glance": 1, "prior": 0}
"""What the parts of the search must at least be."""
MOST_CORES = 64
CHANGES = ("playouts", "seconds", "cores", *LEAST)
"""What a level can be given otherwise: `master:playouts=200,horizon=3`, or with colons where
commas stand between players."""


def make(spec: str, seed: int) -> Player:
    """A player of that level, perhaps with changes; the seed decides where it wavers.

    :raises BadOptions: naming the level or the change that there is not.
    """
    level, _, changed = spec.partition(":")
    if level in ANCHORS:
        if changed:
            raise _bad_change(spec, changed)
        return ANCHORS[level](seed)
    habits = SEARCHERS.get(level)
    if habits is None:
        listed = ", ".join((*LEVELS, Points.level))
        sentence = f"there is no player {level!r}, only {listed}"
        raise BadOptions(sentence, "problem-no-level", level=level, levels=listed)
    return Searcher(level, seed, _changed(spec, habits, changed))


def _changed(spec: str, habits: Habits, changed: str) -> Habits:
    """The habits of a level with the changes that are asked for."""
    changes = dict(habits.changes)
    budget, cores = habits.budget, habits.cores
    for change in filter(None, changed.replace(",", ":").split(":")):
        name, _, text = change.partition("=")
        if name not in CHANGES:
            raise _bad_change(spec, change)
        try:
            number = float(text) if name == "seconds" else int(text)
        except ValueError:
            raise _bad_change(spec, change) from None
        if name == "seconds" and 0 < number <= 3600:
            budget = Budget(seconds=number)
        elif name == "playouts" and number >= 1:
            budget = Budget(playouts=int(number))
        elif name == "cores" and 1 <= number <= MOST_CORES:
            cores = int(number)
        elif number >= LEAST.get(name, float("inf")):
            changes[name] = int(number)
        else:
            raise _bad_change(spec, change)
    return msgspec.structs.replace(habits, budget=budget, changes=changes, cores=cores)


def _bad_change(spec: str, change: str) -> BadOptions:
    known = ", ".join(CHANGES)
    sentence = f"player {spec!r}: {change!r} is no change of a level; there are {known}"
    return BadOptions(sentence, "problem-no-change", player=spec, change=change, known=known)
