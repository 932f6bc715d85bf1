"""What a puzzle is, as it is kept: `puzzles/` in a game's folder.

`puzzles.jsonl` has a puzzle a line; each names a record beside it and how many of its decisions
lead to the position. All values are chances of winning in the eyes of the seat that decides;
alone, points.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import log2
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

FOLDER = "puzzles"
ROWS = "puzzles.jsonl"

Difficulty: TypeAlias = Literal["easy", "medium", "hard"]
Stage: TypeAlias = Literal["early", "middle", "late"]
DIFFICULTIES: tuple[Difficulty, ...] = ("easy", "medium", "hard")
STAGES: tuple[Stage, ...] = ("early", "middle", "late")

Share: TypeAlias = Annotated[int, Meta(ge=0, le=100)]


class Puzzle(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position, the turn that is best there, and why."""

    key: Annotated[str, Meta(pattern=r"^[a-z0-9-]{1,40}$")]
    record: Annotated[str, Meta(pattern=r"^[a-z0-9-]{1,40}$")]
    """The record beside it, without `.record`."""
    at: Annotated[int, Meta(ge=0)]
    """So many decisions were made before."""
    seat: Annotated[int, Meta(ge=0)]
    """Whose turn it is."""
    solution: Annotated[tuple[str, ...], Meta(min_length=1)]
    """The clicks of the best turn, in notation, up to where it ends or chance is asked."""
    reached: str
    """The hash of the position they lead to, before chance is asked."""
    alike: tuple[str, ...] = ()
    """The hashes of other positions that are as right: what was tried from them came to the same in
    every world."""
    value: float
    """What the best turn is worth."""
    other: Annotated[tuple[str, ...], Meta(min_length=1)]
    """The clicks of the next best turn."""
    other_value: float
    lead: float
    """How much better the best is than the next best, in the same worlds."""
    error: float
    """The standard error of that."""
    theme: Annotated[str, Meta(min_length=1)]
    """What the solution has most more of than the next best: a line of the score or a prospect."""
    gains: dict[str, float] = {}
    """What the solution has more than the next best, in points as they stand, by line of the
    score."""
    prepares: dict[str, float] = {}
    """The same in prospects."""
    stage: Stage
    difficulty: Difficulty
    novice: Share
    """Of a hundred tries a Novice finds it so often."""
    apprentice: Share
    playouts: Annotated[int, Meta(ge=1)]
    """So many play-outs the search was made with."""
    worlds: Annotated[int, Meta(ge=1)]
    """In so many worlds the best turns were compared at last."""
    seed: int
    """The seed of the search."""


EASY, MEDIUM = 3.0, 5.0
"""What is less hard than this."""
SHORT = 2
"""A turn of so many clicks is no harder than one of a single click."""


def difficulty_of(
    novice: int, apprentice: int, lead: float, margin: float, clicks: int
) -> Difficulty:
    """How hard it is: by how often weaker players miss it, how far all else lies behind, which is
    seen the sooner the further it is, and how long the turn is."""
    missed = (100 - apprentice) / 25 + (100 - novice) / 50
    hard = missed - log2(lead / margin) + max(0, clicks - SHORT) / 4
    return "easy" if hard < EASY else "medium" if hard < MEDIUM else "hard"


def theme_of(gains: Mapping[str, float], prepares: Mapping[str, float]) -> str | None:
    """What the solution has most more of; None if of nothing."""
    more = {term: value for term, value in {**gains, **prepares}.items() if value > 0}
    return max(more, key=lambda term: more[term]) if more else None


def stage_of(progress: float) -> Stage:
    """Which third of a game it is."""
    return STAGES[min(2, max(0, int(progress * 3)))]
