"""Where a card lies, as one seat may know it: this tells the copies of a card apart.

Labels and refusals name a card with its place and holder, and with its number where several cards
of one name lie in that place, so that no two of them read alike and none contradicts the table.
"""

from __future__ import annotations

from typing import NamedTuple

from pentarchy.games.imperial_settlers.state import NONE, SettlersState
from pentarchy.kernel.bits import bits, mask_of
from pentarchy.kernel.messages import Arg
from pentarchy.kernel.steps import Decision

NOWHERE: dict[str, Arg] = {"place": "place:hidden", "holder": "word:", "copy": 0}
"""What is said of a target that is no card, or of a card that the seat does not see."""


class Spot(NamedTuple):
    """A place on the table."""

    place: str
    side: int
    """Whose it is; NONE if nobody's."""
    cards: int
    """All cards that the asking seat sees there."""


def spot_of(state: SettlersState, seat: int, card: int) -> Spot | None:
    """The place where the seat sees that card, if it does: a card is in one place at most."""
    bit = 1 << card
    for place, sides in (
        ("empire", state.held), ("foundation", state.foundations), ("deal", state.deals),
    ):  # fmt: skip
        for side, cards in enumerate(sides):
            if cards & bit:
                return Spot(place, side, cards)
    known = state.known_to(seat)
    for side, hand in enumerate(state.hands):
        if hand & known & bit:
            return Spot("hand", side, hand & known)
    for side, pack in enumerate(state.packs):
        if pack and (cards := mask_of(pack) & known) & bit:
            return Spot("pack", side, cards)
    return _in_the_middle(state, bit)


def _in_the_middle(state: SettlersState, bit: int) -> Spot | None:
    """The place that is nobody's where that card lies, if it does."""
    under = mask_of(card for _, cards in state.tucked for card in bits(cards))
    for place, cards in (
        ("offer", state.offer),
        ("discards", state.discards),
        ("line", mask_of(state.line)),
        ("trophies", state.trophies),
        ("under", under),
    ):
        if cards & bit:
            return Spot(place, NONE, cards)
    return None


def told(state: SettlersState, seat: int, target: str) -> dict[str, Arg]:
    """Place, holder and number of a card, as arguments of a label or refusal."""
    card = state.catalog.number.get(target.removeprefix("card:"))
    if card is None:
        return NOWHERE
    spot = spot_of(state, seat, card)
    if spot is None:
        return NOWHERE
    whose = "" if spot.side == NONE else "own-" if spot.side == seat else "their-"
    return {
        "place": f"place:{whose}{spot.place}",
        "holder": named(state, seat, spot.side) if whose == "their-" else "word:",
        "copy": number_among(state, card, spot.cards),
    }


def named(state: SettlersState, seat: int, side: int) -> str:
    """A side as the asked seat names it; in a solo game the other one is the virtual opponent."""
    return f"rival:{(side - seat) % state.seats}" if side < state.seats else "virtual-opponent"


def of_side(state: SettlersState, side: int) -> str:
    """A side as events name it."""
    return f"seat:{side}" if side < state.seats else "virtual-opponent"


def number_among(state: SettlersState, card: int, cards: int) -> int:
    """Which of the cards with this name it is, counted from 1; 0 if it is the only one."""
    alike = state.catalog.alike[card] & cards
    return (alike & (2 << card) - 1).bit_count() if alike & alike - 1 else 0


class AmongCards(Decision, frozen=True):
    """A decision about cards: its labels and refusals say which copy they mean."""

    def about_target(self, state: SettlersState, target: str) -> dict[str, Arg]:
        return told(state, self.seat, target)
