"""The names of the terms of the valuation, and their places in its lists."""

from __future__ import annotations

from pentarchy.games.founders.insight_realm import FAR

POINTS = ("prizes", "masters", "tokens", "replaced")
"""Terms that are points as they stand (rule 10.6)."""
WEIGHED = (
    "homes", "homeless", "threat", "exposed", "wars", "row", "market", "nature", "villages",
    "cities", "doubles", "variety", "time",
    *(f"first:{steps}" for steps in range(FAR)),
    *(f"second:{steps}" for steps in range(FAR)),
)  # fmt: skip
"""Terms that are a weight of `insight.toml` times what `_features` counts."""
TERMS = (*POINTS, *WEIGHED, "turn")
(
    HOMES, HOMELESS, THREAT, EXPOSED, WARS, ROW, MARKET, NATURES, VILLAGES, CITIES, DOUBLES,
    VARIETY, TIME, FIRST,
) = range(14)  # fmt: skip
SECOND = FIRST + FAR

LONG = 10
"""So many own turns are enough for all that a realm makes to pay."""
AGES = 4 * LONG
"""More turns than that are not told apart."""
EARLY = tuple(min(turns, LONG) / LONG for turns in range(AGES + 1))
"""By turns left: how much of what a realm makes can still pay."""
IN_TIME = tuple(
    tuple(min(1.0, max(0.0, (turns - steps) / (1 + 2 * steps))) for steps in range(FAR))
    for turns in range(AGES + 1)
)
"""By turns left and steps: how likely something that takes so many tiles, and then its own,
comes in time."""
WORTHWHILE = 2
"""A war is worth its token where it takes so many points."""
