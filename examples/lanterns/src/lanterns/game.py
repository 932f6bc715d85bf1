"""The game on the shelf: what can be done in it, and how it is set up.

Go on: `insight` says what a seat may expect; bots play better with it.
"""

from __future__ import annotations

from lanterns.components import SEATS, load, own_text
from lanterns.state import LanternsOptions, LanternsState
from lanterns.steps import STEPS, Draw, Turn
from lanterns.view import LanternsKnowledge, LanternsView
from pentarchy.kernel.actions import NOTHING, ActionTable, Things
from pentarchy.kernel.agreeing import agree_seat
from pentarchy.kernel.bits import mask_of
from pentarchy.kernel.chance import Dealer
from pentarchy.kernel.game import Game


class Lanterns(Game):
    """The rules with one set of components."""

    key = "lanterns"
    rules = 1  # raise it when the same moves may come out differently
    seat_range = SEATS
    options_type = LanternsOptions
    view_type = LanternsView
    steps = STEPS
    folder = "lanterns"

    def __init__(self, components: str | None = None) -> None:
        self.own_components = components is not None
        self.components_text = own_text() if components is None else components
        self.components = load(self.components_text)
        lamps = self.components.lamp
        named = Things("lamp", [lamp.key for lamp in lamps])
        self.actions = ActionTable(
            {"light": named, "take": NOTHING, "rest": NOTHING, "draw": named}
        )
        self.alike = [
            mask_of(n for n, other in enumerate(lamps) if other.colour == lamp.colour)
            for lamp in lamps
        ]
        """For each lamp, those of its colour."""

    def agree(self, seats: int, options: LanternsOptions) -> None:
        agree_seat("first", options.first, seats)

    def start(self, seats: int, options: LanternsOptions, dealer: Dealer | None) -> LanternsState:
        numbers = self.components.numbers
        order = [(options.first + n) % seats for n in range(seats)]
        deals = [Draw(seat) for _ in range(numbers.hand) for seat in order]
        turns = [Turn(seat) for _ in range(numbers.turns) for seat in order]
        state = LanternsState()
        state.begin(self, seats, dealer, (*deals, *turns))
        state.clear(self, options, seats)
        return state

    def knowledge(self, view: LanternsView) -> LanternsKnowledge:
        return LanternsKnowledge(self, view)

    def progress(self, state: LanternsState) -> float:
        return state.turn / (state.seats * self.components.numbers.turns)
