"""The toy bazaar on the shelf: its table of actions and its set-up."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from pentarchy.kernel.actions import NOTHING, ActionTable, Things, numbers
from pentarchy.kernel.chance import Dealer
from pentarchy.kernel.errors import BadOptions
from pentarchy.kernel.game import Game, Options, SeriesKind
from pentarchy.kernel.record import Record
from tests.toy.components import BAGS, SEATS, load, own_text
from tests.toy.state import ToyOptions, ToyState
from tests.toy.steps import STEPS, Draw, NextRound
from tests.toy.view import ToyKnowledge, ToyView

SERIES = 2
"""Rule 6.2: a series has this many games."""


class Toy(Game):
    """The rules of the toy bazaar with one set of components."""

    key = "toy"
    rules = 1
    seat_range = SEATS
    options_type = ToyOptions
    view_type = ToyView
    steps = STEPS
    folder = "tests.toy"

    def __init__(self, components: str | None = None) -> None:
        self.own_components = components is not None
        self.components_text = own_text() if components is None else components
        self.components = load(self.components_text)
        cards = self.components.card
        self.bags = (tuple(c.north for c in cards), tuple(c.south for c in cards))
        self.actions = self._actions()

    def _actions(self) -> ActionTable:
        sizes = self.components.numbers
        return ActionTable(
            {
                "bid": numbers("coins", sizes.coins * SEATS[-1] + 1),
                "go": numbers("place", sizes.road + 1),
                "camp": NOTHING,
                "press": NOTHING,
                "draw": Things("bag", BAGS),
                "ask": Things("rival", [str(n) for n in range(1, SEATS[-1])]),
                "rest": NOTHING,
                "give": numbers("slot", sizes.hand),
                "refuse": NOTHING,
                "sell": numbers("slot", sizes.hand),
                "keep": NOTHING,
                "roll": Things("die", ["1", "2", "3"]),
                "deal": Things("card", [row.key for row in self.components.card]),
            }
        )

    def agree(self, seats: int, options: ToyOptions) -> None:
        if not 0 <= options.first < seats:
            raise BadOptions(
                f"option first: there is no seat {options.first} of {seats}",
                "bad-first",
                seat=options.first,
                seats=seats,
            )

    def start(self, seats: int, options: ToyOptions, dealer: Dealer | None) -> ToyState:
        state: ToyState = object.__new__(ToyState)
        deals = [Draw(seat, bag) for bag in range(len(BAGS)) for seat in range(seats)]
        state.begin(self, seats, dealer, (*deals, NextRound()))
        state.clear(self, options, seats)
        return state

    def knowledge(self, view: ToyView) -> ToyKnowledge:
        return ToyKnowledge(self, view)

    def series(self, options: ToyOptions) -> SeriesKind:
        """Rule 6.2: two games, if people like."""
        return "wished"

    def next_game(self, options: Options, finished: Sequence[Record]) -> Options | None:
        """Rule 6.2: in the second game the next seat leads at first."""
        assert isinstance(options, ToyOptions)
        if len(finished) >= SERIES:
            return None
        seats = finished[-1].seats
        return msgspec.structs.replace(options, first=(options.first + len(finished)) % seats)
