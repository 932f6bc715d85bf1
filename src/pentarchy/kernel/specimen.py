"""What `pentarchy.proof` must be told about a game, because no code can guess it.

A game brings its specimen by an entry point of the group `pentarchy.specimens`, named like the
game's own. It stands beside the game, so it may use all of it; the game never uses the specimen.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple

from pentarchy.kernel.game import Game


@dataclass(frozen=True, eq=False)
class Sample:
    """A table to try: how many sit at it, and what they agreed on."""

    seats: int
    options: dict[str, Any] = field(default_factory=dict)
    in_turn: bool = False
    """Whether nobody decides at once with others at this table, unlike at the title's others."""

    def __str__(self) -> str:
        agreed = ",".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.seats}-seats" + (f"-{agreed}" if agreed else "")


class Slot(NamedTuple):
    """A place for something hidden: its name, what is there, and whose it is."""

    name: str
    value: int
    owner: int


@dataclass(frozen=True)
class Specimen:
    """One game, as its proof needs it."""

    samples: tuple[Sample, ...]
    longest: int
    """No game has more moves than this, draws of CHANCE included."""
    census: Callable[[Any], dict[str, int]]
    """Pieces, cards and coins, wherever they are: the same numbers from start to end."""
    hidden: Callable[[Any], list[Slot]]
    """Everything that some seat cannot see, in an order of its own."""
    redeal: Callable[[Any, int | None, Random], None]
    """Change, in place, all that this viewer cannot know and nothing else. It is written from
    the rules, not from the game's view: that is what it is there to judge."""
    open_book: bool = False
    """Whether nothing is ever hidden but sealed choices: then only the future is imagined."""
    small: tuple[Callable[[], Game], tuple[Sample, ...]] | None = None
    """The game with few components, and tables for it: where so much is hidden that not every
    possible world can be followed, those of a small box are. The proof says when it is needed."""
    simultaneous: bool | None = False
    """Whether there are parts in which several seats decide at once; None: seldom."""
    draws: bool = True
    """Whether anything is left to chance at all."""
    sealed: bool = False
    """Whether some choices stay hidden until all are made."""
    tie_break: bool = False
    """Whether the winners are decided by more than the points."""
