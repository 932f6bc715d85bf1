"""What a title knows about playing well, as data: `insight.toml` in its folder.

Numbers only, each with where it came from; the terms that they weigh are in `insight.py`.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files

import msgspec


class Provenance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where some of the numbers came from."""

    what: str
    """The tables or keys it speaks of."""
    how: str
    """The command that made them, or that they were set by hand and why."""
    when: str = ""
    note: str = ""
    """What was seen: games, error, strength."""


class Look(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the searcher should look at this title."""

    horizon: int = 2
    """So many turns, as `state.turn` counts them, are played out beyond the own one."""
    width: int = 8
    """So many unfinished lines are kept at every click while an own turn is planned."""
    lines: int = 10
    """So many planned turns are tried in play-outs."""
    glance: int = 8
    """At most so many choices, drawn by lot, are compared at a click of a play-out."""
    prior: int = 0
    """What a line looks like counts as much as so many play-outs of it."""
    rivals: bool = True
    """Whether others' moves are played in play-outs; not where they hardly touch one."""
    victory: float = 0.0
    """Where one plays alone and can win: what that is worth, in points."""


class Judgement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All of a title's numbers."""

    weights: dict[str, float] = {}
    """What each named term counts for; `insight.py` says what it is multiplied with."""
    spread: tuple[float, ...] = (10.0, 3.0)
    """How far, in points, expectations are off, at equal steps from a game's begin to its end:
    a lead of one spread is a chance of e : 1."""
    search: Look = Look()
    provenance: tuple[Provenance, ...] = ()

    def spread_at(self, progress: float) -> float:
        """The spread when this share of the game is over."""
        place = min(max(progress, 0.0), 1.0) * (len(self.spread) - 1)
        low = int(place)
        if low + 1 >= len(self.spread):
            return self.spread[-1]
        return self.spread[low] + (place - low) * (self.spread[low + 1] - self.spread[low])


def read_judgement(folder: str) -> Judgement:
    """The numbers in a game's folder; plain ones if it brings none."""
    page = files(folder).joinpath("insight.toml")
    if not page.is_file():
        return Judgement()
    return msgspec.convert(tomllib.loads(page.read_text("utf-8")), Judgement)
