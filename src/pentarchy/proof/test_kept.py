"""What is kept to be told again is told of this position only, not of another one or of another
table that is played in the same process."""

from __future__ import annotations

import sys
from typing import Any

from pentarchy.kernel.kept import Kept
from pentarchy.kernel.specimen import Sample
from pentarchy.kernel.state import State
from pentarchy.proof.walks import every_table, positions, seeds


def check_kept(states: tuple[State, ...]) -> None:
    """Everybody is shown the same with what was kept of all these positions as with nothing."""
    told = [shown(state) for state in states]
    for state, before in zip(states, told, strict=True):
        for kept in kept_by(state):
            kept.clear()
        assert shown(state) == before


def shown(state: State) -> tuple[Any, ...]:
    viewers = (None, *range(state.seats))
    views = [state.view(viewer) for viewer in viewers]
    return views, [state.score_lines(seat) for seat in range(state.seats)]


def kept_by(state: State) -> list[Kept[Any, Any]]:
    """What the modules of a game's package keep."""
    package = type(state).__module__.rpartition(".")[0]
    modules = [module for name, module in sys.modules.items() if name.startswith(f"{package}.")]
    return [thing for module in modules for thing in vars(module).values() if type(thing) is Kept]


@every_table
@seeds(1, 6)
def test_what_is_kept_is_told_of_its_position_only(title: str, sample: Sample, seed: int) -> None:
    check_kept(positions(title, sample, seed))
