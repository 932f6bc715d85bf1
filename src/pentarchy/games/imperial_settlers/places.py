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


def spots(state: SettlersState, seat: int) -> list[Spot]:
    """Every place with the cards that the seat sees in it; a card is in one of them at most."""
    known = state.known_to(seat)
    found = [Spot("empire", side, held) for side, held in enumerate(state.held)]
    found += [Spot("hand", side, hand & known) for side, hand in enumerate(state.hands)]
    found += [Spot("foundation", side, cards) for side, cards in enumerate(state.foundations)]
    found += [Spot("deal", side, cards) for side, cards in enumerate(state.deals)]
    found += [Spot("pack", side, mask_of(pack) & known) for side, pack in enumerate(state.packs)]
    under = mask_of(card for _, cards in state.tucked for card in bits(cards))
    found += [
        Spot("offer", NONE, state.offer),
        Spot("discards", NONE, state.discards),
        Spot("line", NONE, mask_of(state.line)),
        Spot("trophies", NONE, state.trophies),
        Spot("under", NONE, under),
    ]
    return found


def told(state: SettlersState, seat: int, target: str) -> dict[str, Arg]:
    """Place, holder and number of a card, as arguments of a label or refusal."""
    card = state.catalog.number.get(target.removeprefix("card:"))
    if card is None:
        return NOWHERE
    spot = next((spot for spot in spots(state, seat) if spot.cards >> card & 1), None)
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
    names = state.catalog.alike
    alike = [other for other in bits(cards) if names[other] == names[card]]
    return 1 + alike.index(card) if len(alike) > 1 else 0


class AmongCards(Decision, frozen=True):
    """A decision about cards: its labels and refusals say which copy they mean."""

    def about_target(self, state: SettlersState, target: str) -> dict[str, Arg]:
        return told(state, self.seat, target)
