"""Which levels of bots may sit at a table, give hints there, and take seats over."""

from __future__ import annotations

from collections.abc import Sequence

from pentarchy import bots
from pentarchy.bots.levels import SEARCHERS
from pentarchy.kernel.messages import Message
from pentarchy.server.refusals import BAD, FORBIDDEN, Refused, listed

SITTING = bots.LEVELS
"""Those that can sit at a table, weakest first; Random among them, for tests."""
OFFERED = tuple(level for level in SITTING if level != "random")
"""Those that people are offered: as players, for hints, and for seats that are left."""
ADVISER = "master"
"""Whose hints a table allows unless it was set up otherwise."""
SUBSTITUTE = "apprentice"
"""Who takes over a seat that is left unless the table was set up otherwise."""
QUICK = 0.1
"""What a thought counts at least when workers are shared out, in seconds."""


def known(level: str, among: Sequence[str]) -> str:
    """That level.

    :raises Refused: naming the levels that there are.
    """
    if level not in among:
        raise Refused(BAD, "no-level", level=level, levels=listed(among))
    return level


def advising(wanted: str | None, adviser: str) -> str:
    """The level that gives a hint; the table's adviser is the highest that one may ask for.

    :raises Refused: if it is none, or a higher one.
    """
    if wanted is None:
        return adviser
    allowed = OFFERED[: OFFERED.index(adviser) + 1]
    if known(wanted, OFFERED) not in allowed:
        raise Refused(FORBIDDEN, "hint-level", about=Message(f"level-{adviser}"))
    return wanted


def cost(level: str) -> float:
    """What a thought of that level counts when workers are shared out: the seconds it may take."""
    habits = SEARCHERS.get(level)
    return QUICK if habits is None else max(QUICK, habits.budget.seconds)
