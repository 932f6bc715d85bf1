"""Which targets a turn's decisions leave open: the numbered rules, and the offers made of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pentarchy.games.eight_minute_empire.components import DEEDS, Deed
from pentarchy.games.eight_minute_empire.state import EmpireState
from pentarchy.kernel.bits import bits, mask_of
from pentarchy.kernel.steps import Decision, Offer, Rule

if TYPE_CHECKING:
    from pentarchy.games.eight_minute_empire.steps import Whose

# Taking a card ------------------------------------------------------------------------------


def in_row(state: EmpireState, step: Decision, mask: int) -> int:
    return mask & mask_of(state.row)


def affordable(state: EmpireState, step: Decision, mask: int) -> int:
    return mask & mask_of(state.row[: state.game.reach[state.coins[step.seat]]])


TAKE = Offer(
    "take",
    Rule("3.1", "why-not-in-row", in_row).explaining(),
    Rule("3.3", "why-too-dear", affordable),
)
CARD_FIRST = Rule("3.1", "why-card-first")
BEFORE_CARD = tuple(
    (verb, CARD_FIRST) for verb in ("place", "march", "found", "raze", "choose", "done")
)
NO_SECOND_CARD = (("take", Rule("3.1", "why-one-card")),)


# What a card does --------------------------------------------------------------------------


def can_place(state: EmpireState, seat: int) -> bool:
    return state.reserve[seat] > state.lost[seat]  # rules 4.3 and 4.11


def can_march(state: EmpireState, seat: int) -> bool:
    return bool(leaving(state, seat) & state.board.land_ways)


def can_sail(state: EmpireState, seat: int) -> bool:
    return state.held[seat] != 0  # every region has a neighbour


def can_found(state: EmpireState, seat: int) -> bool:
    return state.unbuilt[seat] > 0 and state.held[seat] != 0  # rules 4.8 and 4.9


def can_raze(state: EmpireState, seat: int) -> bool:
    return any(state.held)


CAN: dict[Deed, Callable[[EmpireState, int], bool]] = {
    "place": can_place,
    "march": can_march,
    "sail": can_sail,
    "found": can_found,
    "raze": can_raze,
}
"""Rule 4.12: whether a deed is of any use to a seat."""


def on_card(state: EmpireState, step: Decision, mask: int) -> int:
    does = state.game.components.card[state.card].does
    return mask & mask_of(DEEDS.index(deed) for deed, _ in does)


def of_use(state: EmpireState, step: Decision, mask: int) -> int:
    return mask & mask_of(n for n, deed in enumerate(DEEDS) if CAN[deed](state, step.seat))


CHOOSE = Offer(
    "choose", Rule("3.6", "why-not-on-card", on_card), Rule("4.12", "why-no-use", of_use)
)
DONE = Offer("done")


# The deeds ----------------------------------------------------------------------------------


def on_map(state: EmpireState, step: Decision, mask: int) -> int:
    return mask & state.board.regions << state.board.base


def site(state: EmpireState, step: Decision, mask: int) -> int:
    board = state.board
    return mask & (1 << board.start | state.towns[step.seat]) << board.base


def own_army(state: EmpireState, step: Decision, mask: int) -> int:
    return mask & state.held[step.seat] << state.board.base


def any_army(state: EmpireState, step: Decision, mask: int) -> int:
    found = 0
    for held in state.held:
        found |= held
    return mask & found << state.board.base


ON_MAP = Rule("1.1", "why-other-map", on_map).explaining()
PLACE = Offer("place", ON_MAP, Rule("4.2", "why-not-site", site))
FOUND = Offer("found", ON_MAP, Rule("4.8", "why-no-army", own_army))
RAZE = Offer("raze", ON_MAP, Rule("4.10", "why-nobody", any_army))


def leaving(state: EmpireState, seat: int) -> int:
    """The ways that begin where the seat has an army."""
    found = 0
    from_region = state.board.from_region
    for origin in bits(state.held[seat]):
        found |= from_region[origin]
    return found


def from_own_army(state: EmpireState, step: Decision, mask: int) -> int:
    return mask & leaving(state, step.seat)


def to_neighbour(state: EmpireState, step: Decision, mask: int) -> int:
    return mask & state.board.ways


def by_land(state: EmpireState, step: Decision, mask: int) -> int:
    return mask & state.board.land_ways


def way_on_map(state: EmpireState, step: Decision, mask: int) -> int:
    board = state.board
    return mask & (1 << board.count**2) - 1 << board.way_base


WAY_ON_MAP = Rule("1.1", "why-other-map", way_on_map).explaining()
FROM_OWN_ARMY = Rule("4.4", "why-no-army", from_own_army)
TO_NEIGHBOUR = Rule("4.5", "why-not-neighbours", to_neighbour)
MARCH = Offer(
    "march",
    WAY_ON_MAP,
    FROM_OWN_ARMY,
    TO_NEIGHBOUR.explaining(),
    Rule("4.6", "why-over-sea", by_land),
)
SAIL = Offer("march", WAY_ON_MAP, FROM_OWN_ARMY, TO_NEIGHBOUR)


def has_army_there(state: EmpireState, step: Whose, mask: int) -> int:
    rivals = state.game.rivals[state.seats, step.seat]
    return mask & mask_of(
        rivals.index(colour) for colour, held in enumerate(state.held) if held >> step.region & 1
    )


WHOSE = Offer("whose", Rule("4.10", "why-not-there", has_army_there))
FINISH_IT = ("done", Rule("4.10", "why-finish"))
