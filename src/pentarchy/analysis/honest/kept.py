"""What was measured, as small files beside this module: `<title>.json`."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

STAGES = 4
"""A game is cut into so many equal parts, by how much of it is over."""


class Stage(msgspec.Struct, frozen=True, kw_only=True):
    """A part of the game. Brier scores: the mean squared error of the chance; 0 is perfect, 0.25 is
    what always saying a half comes to between two."""

    positions: int
    brier: float
    baseline: float
    """The same for a chance read from the difference in points alone."""
    ahead: float
    """How much lower the own score is, on average over games."""
    error: float
    """The standard error of that."""

    @property
    def better(self) -> bool:
        """Whether the prediction is surely better than the points on the table."""
        return self.ahead > 1.96 * self.error


class Reliable(msgspec.Struct, frozen=True, kw_only=True):
    """Positions with nearly the same chance: what was said on average, and how often it came."""

    said: float
    came: float
    count: int


class Measured(msgspec.Struct, frozen=True, kw_only=True):
    """What games of one kind showed."""

    level: str
    seats: int
    games: int
    seed: int
    stages: tuple[Stage, ...]
    reliable: tuple[Reliable, ...]


class Honesty(msgspec.Struct, frozen=True, kw_only=True):
    """How far a title's chances can be trusted."""

    title: str
    rules: int
    measured: tuple[Measured, ...]

    def doubtful(self) -> tuple[int, ...]:
        """The parts of the game where the prediction is no better than the points, by the
        measurement with most games."""
        if not self.measured:
            return ()
        most = max(self.measured, key=lambda one: one.games)
        return tuple(number for number, stage in enumerate(most.stages) if not stage.better)


@cache
def honesty(title: str) -> Honesty | None:
    """What is kept about a title; None where nothing was measured."""
    page = files("pentarchy.analysis.honest").joinpath(f"{title}.json")
    if "/" in title or not page.is_file():
        return None
    return msgspec.json.decode(page.read_bytes(), type=Honesty)
