"""What location tiles allow: the rules of their builds and moves, made from their data rows."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

import msgspec

from pentarchy.games.kingdom_builder.board import GRID, TWO_AWAY
from pentarchy.games.kingdom_builder.components import Components, Location
from pentarchy.kernel.bits import bits
from pentarchy.kernel.components import index_of
from pentarchy.kernel.steps import Offer, Rule

if TYPE_CHECKING:
    from pentarchy.games.kingdom_builder.state import KingdomState
    from pentarchy.games.kingdom_builder.steps import Land, Lift, OnSeat

LINE = 3
"""Rule 6.5: a line has at least this many settlements."""

Region: TypeAlias = "Callable[[KingdomState, OnSeat | Moving, int], int]"


# The building rules, for settlements from the supply ----------------------------------------


def free(state: KingdomState, step: OnSeat, mask: int) -> int:
    return mask & state.free


def buildable(state: KingdomState, step: OnSeat, mask: int) -> int:
    return mask & state.board.buildable


def on_card(state: KingdomState, step: OnSeat | Moving, mask: int) -> int:
    return mask & state.board.ground[state.card]


def beside_own(state: KingdomState, step: OnSeat, mask: int) -> int:
    """Rules 3.4 and 3.5: hexes in contact if there are any, otherwise all."""
    return mask & state.reach[step.seat] or mask


FREE = Rule("3.1", "why-occupied", free)
BUILDABLE = Rule("3.2", "why-not-buildable", buildable)
ON_CARD = Rule("3.3", "why-not-card", on_card)
BESIDE_OWN = Rule("3.4", "why-not-beside", beside_own)


# The same for a settlement that is moved: it is lifted first (rule 6.9) ---------------------


def free_when_lifted(state: KingdomState, step: Land | Moving, mask: int) -> int:
    return mask & (state.free | 1 << step.origin)


def beside_another(state: KingdomState, step: Land | Moving, mask: int) -> int:
    """Rule 3.4 for a lifted piece: what only it touched is out of reach, unless option
    `moved_counts` says otherwise (6.9), and its own hex is asked too (6.10, `home_counts`)."""
    seat = step.seat
    reach = state.reach[seat]
    if not state.options.moved_counts:
        reach = reach & ~GRID.beside[step.origin] | state.twice[seat]
    if state.options.home_counts:
        return mask & reach or mask
    home = 1 << step.origin
    near = mask & reach & ~home
    return near | mask & home if near else mask


def elsewhere(state: KingdomState, step: Land | Moving, mask: int) -> int:
    return mask & ~(1 << step.origin)


FREE_WHEN_LIFTED = Rule("3.1", "why-occupied", free_when_lifted)
BESIDE_ANOTHER = Rule("3.4", "why-not-beside", beside_another)
ELSEWHERE = Rule("6.10", "why-put-back", elsewhere)


# Which settlement is lifted -----------------------------------------------------------------


def own(state: KingdomState, step: Lift, mask: int) -> int:
    return mask & state.settled[step.seat]


def can_go(state: KingdomState, step: Lift, mask: int) -> int:
    """The settlements that have somewhere to go."""
    return state.game.tile_offers[step.tile].movable(state, step, mask)


def has_room(state: KingdomState, step: Lift, mask: int) -> int:
    """The settlements for which there is a hex of the kind, in contact or not."""
    return state.game.tile_offers[step.tile].roomy(state, step, mask)


CAN_GO = Rule("6.13", "why-nowhere-to-go", can_go)
HAS_ROOM = Rule("6.13", "why-nowhere-to-go", has_room)
NOT_HELD_AT_HOME = Rule("6.10", "why-held-at-home", can_go)
"""Where there is room, only one's own hex being the one in contact can hold a settlement."""


class Moving(msgspec.Struct, frozen=True):
    """What the rules of a move ask of a step: whose settlement is tried, and from where."""

    seat: int
    origin: int

    @property
    def lifted(self) -> int:
        return 1 << self.origin


class TileOffers:
    """The offers of one location's tile, made from its row."""

    def __init__(self, components: Components, location: Location) -> None:
        region = Rule(location.rule, "why-not-region", _region(components, location))
        ground = _ground_rule(location.where)
        contact = location.beside_own
        self._builds = location.action == "build"
        self._jumps = location.where == "two-away"
        self._fixed = location.where not in ("line-end", "two-away")
        """Whether the hexes of the kind are the same whichever settlement moves."""
        self._anywhere = Offer("build", FREE, *ground, region)
        self.build = Offer("build", FREE, *ground, region, *((BESIDE_OWN,) if contact else ()))
        stuck = (HAS_ROOM.explaining(), NOT_HELD_AT_HOME) if contact else (CAN_GO,)
        self.lift = Offer("lift", Rule(location.rule, "why-not-own", own), *stuck)
        self._unbound = Offer("move", FREE_WHEN_LIFTED, *ground, region, ELSEWHERE)
        self.move = Offer(
            "move",
            FREE_WHEN_LIFTED,
            *ground,
            region,
            *((BESIDE_ANOTHER,) if contact else ()),
            ELSEWHERE,
        )

    def possible(self, state: KingdomState, step: OnSeat) -> bool:
        """Whether the tile has a legal hex, or a settlement that can go (6.13).

        Contact is not asked of a build: where it is impossible, any free hex will do (3.5).
        """
        if self._builds:
            return self._room_to_build(state, step)
        cells = state.settled[step.seat]
        while cells:
            one = cells & -cells
            if self.movable(state, step, one):
                return True
            cells ^= one
        return False

    def has_room(self, state: KingdomState, step: OnSeat) -> bool:
        """Whether there is a hex of the kind at all, in contact or not."""
        if self._builds:
            return self._room_to_build(state, step)
        return self.roomy(state, step, state.settled[step.seat]) != 0

    def _room_to_build(self, state: KingdomState, step: OnSeat) -> bool:
        return self._anywhere.allowed(state, step, GRID.all) != 0

    def roomy(self, state: KingdomState, step: OnSeat, mask: int) -> int:
        """Those of these settlements for which there is a hex of the kind, in contact or not."""
        found = 0
        for cell in bits(mask):
            if self._unbound.allowed(state, Moving(step.seat, cell), GRID.all):
                found |= 1 << cell
        return found

    def movable(self, state: KingdomState, step: OnSeat, mask: int) -> int:
        """Those of these settlements that have somewhere to go."""
        if self._jumps:
            return _can_jump(state, mask)
        # A free hex of the kind that two own settlements touch stays in contact whichever of
        # them is lifted: then all can go, and none need be tried.
        if self._fixed and self._anywhere.allowed(state, step, state.twice[step.seat]):
            return mask
        found = 0
        for cell in bits(mask):
            if self.move.allowed(state, Moving(step.seat, cell), GRID.all):
                found |= 1 << cell
        return found


def _can_jump(state: KingdomState, mask: int) -> int:
    """The settlements with a free buildable hex two away: no contact is asked of them."""
    open_hexes = state.board.buildable & state.free
    found = 0
    for cell in bits(mask):
        if TWO_AWAY[cell] & open_hexes:
            found |= 1 << cell
    return found


def _ground_rule(where: str) -> tuple[Rule, ...]:
    """Rule 3.2, unless the tile names its terrain itself: so the Harbor reaches water."""
    if where.startswith("terrain:"):
        return ()
    # Cards show only terrain that can be built on.
    return (BUILDABLE.explaining(),) if where == "card" else (BUILDABLE,)


def _region(components: Components, location: Location) -> Region:
    """The hexes that the row's `where` names."""
    if location.where.startswith("terrain:"):
        terrain = index_of(components.terrain, location.where.removeprefix("terrain:"))
        return lambda state, step, mask: mask & state.board.ground[terrain]
    return _REGIONS[location.where]


def _line_end(state: KingdomState, step: OnSeat | Moving, mask: int) -> int:
    return mask & GRID.line_ends(state.settled[step.seat] & ~step.lifted, LINE)


def _two_away(state: KingdomState, step: OnSeat | Moving, mask: int) -> int:
    return mask & TWO_AWAY[step.lifted.bit_length() - 1]


_REGIONS: dict[str, Region] = {
    "card": on_card,
    "edge": lambda state, step, mask: mask & GRID.edge,
    "line-end": _line_end,
    "two-away": _two_away,
}
