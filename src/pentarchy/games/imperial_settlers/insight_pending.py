"""What is decided already and still to be carried out, read from the agenda.

A pick that opens further picks is worth what it leads to, so that it does not look like a loss
while its price is paid and its gain is still to be chosen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pentarchy.games.imperial_settlers.effects import Effects, effects_of
from pentarchy.games.imperial_settlers.insight_cards import ODD
from pentarchy.games.imperial_settlers.steps_build import PayFor, Raise, Sacrifice
from pentarchy.games.imperial_settlers.steps_draw import OFFER, ChooseDeck, Draw, GainCard
from pentarchy.games.imperial_settlers.steps_pay import PayWith
from pentarchy.games.imperial_settlers.steps_production import Produce, Production
from pentarchy.kernel.steps import Step

if TYPE_CHECKING:
    from pentarchy.games.imperial_settlers.state import SettlersState

RESOLUTION = 0.05
"""What a choice that is being carried out is worth beyond its effects: it was chosen."""


class Begun:
    """A card that is being built."""

    __slots__ = ("card", "cost", "place")

    def __init__(self, card: int, place: bool, cost: tuple[int, int, int] | None) -> None:
        self.card = card
        self.place = place
        """Whether a location is still to be given up."""
        self.cost = cost
        """The resources that are still to be paid; None: all of them."""


class Pending:
    """By seat, what is pending."""

    __slots__ = ("begun", "cards", "effects", "produces")

    def __init__(self) -> None:
        self.produces = 0
        """The seats whose Production of this round is still to come."""
        self.cards: dict[int, int] = {}
        """How many cards are being drawn."""
        self.effects: dict[int, float] = {}
        """What effects are worth that are being chosen."""
        self.begun: dict[int, Begun] = {}

    def of(self, seat: int) -> tuple[object, ...]:
        """All of it that concerns a seat."""
        begun = self.begun.get(seat)
        return (
            self.produces >> seat & 1,
            self.cards.get(seat, 0),
            self.effects.get(seat, 0.0),
            begun and (begun.card, begun.place, begun.cost),
        )


NOTHING = Pending()


def pending(state: SettlersState) -> Pending:
    """Everything on the agenda that the position does not show yet."""
    found = NOTHING
    for step in state.agenda:
        if type(step) in READ:
            if found is NOTHING:
                found = Pending()
            _note(state, found, step)
    return found


def _note(state: SettlersState, found: Pending, step: Step) -> None:
    """One step; those that come later stand first on the agenda."""
    if isinstance(step, Production):
        found.produces = (1 << state.seats) - 1
    elif isinstance(step, Produce):
        if step.source == "board":
            found.produces |= 1 << step.seat
    elif isinstance(step, Draw | GainCard | ChooseDeck):
        if step.to != OFFER:
            found.cards[step.seat] = found.cards.get(step.seat, 0) + 1
    elif isinstance(step, Sacrifice):
        found.begun[step.seat] = Begun(step.card, True, None)
    elif isinstance(step, PayFor):
        found.begun[step.seat] = Begun(step.card, False, None)
    elif isinstance(step, Raise):
        found.begun[step.seat] = Begun(step.card, False, (0, 0, 0))
    elif isinstance(step, PayWith):
        if step.seat in found.begun:
            found.begun[step.seat].cost = (step.wood, step.stone, step.food)
    elif isinstance(step, Effects) and step.nth:
        _effects(state, found, step)


def _effects(state: SettlersState, found: Pending, step: Effects) -> None:
    """The effect that is being chosen, and those after it; cards are counted as they are drawn."""
    brings = RESOLUTION
    for effect in effects_of(state, step.card, step.part)[step.nth - 1 :]:
        now, later = ODD.get(type(effect), (0.0, 0.0))
        brings += now + later
    found.effects[step.seat] = found.effects.get(step.seat, 0.0) + brings


READ = frozenset(
    (Production, Produce, Draw, GainCard, ChooseDeck, Sacrifice, PayFor, Raise, PayWith, Effects)
)
"""The kinds of step that tell something."""
