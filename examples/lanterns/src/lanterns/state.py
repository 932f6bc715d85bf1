"""A game in progress. Go on: a new field is declared here and gets its first value in `clear`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pentarchy.kernel.bits import bits
from pentarchy.kernel.fields import Derived
from pentarchy.kernel.game import Options
from pentarchy.kernel.messages import ScoreLine
from pentarchy.kernel.state import State

if TYPE_CHECKING:
    from lanterns.game import Lanterns
    from lanterns.view import LanternsView

DARK = -1
"""No lamp has been lit yet."""


class LanternsOptions(Options, frozen=True):
    """How the table is set up; every option has a default."""

    first: int = 0
    """The seat that begins."""


class LanternsState(State):
    """Sets of lamps are bit masks; lists have one entry a seat."""

    game: Lanterns
    options: Derived[LanternsOptions]
    hands: list[int]
    lit: list[int]
    pile: int
    """What is still face down: a set, without an order that anybody could peek at."""
    last: int
    """The lamp that was lit last."""

    def clear(self, game: Lanterns, options: LanternsOptions, seats: int) -> None:
        """The table before a lamp is dealt."""
        self.options = options
        self.hands, self.lit = [0] * seats, [0] * seats
        self.pile = game.actions.full["light"]
        self.last = DARK

    def holds_secret(self, seat: int) -> bool:
        return self.hands[seat] != 0

    def view(self, seat: int | None) -> LanternsView:
        from lanterns.view import view_of

        return view_of(self, seat)

    def score_lines(self, seat: int) -> tuple[ScoreLine, ...]:
        """Rule 3.2: the light of every lamp that was lit."""
        lamps = self.game.components.lamp
        return tuple(
            ScoreLine(self.lamp_thing(n), lamps[n].light, (self.lamp_thing(n),))
            for n in bits(self.lit[seat])
        )

    def lamp_thing(self, lamp: int) -> str:
        """A lamp as texts and views name it."""
        return f"lamp:{self.game.components.lamp[lamp].key}"
