"""Attaching a tile: which one, and where (rules 3.1 to 3.9, and 4.1 to 4.7)."""

from __future__ import annotations

from pentarchy.games.founders import matching
from pentarchy.games.founders.components import CITY
from pentarchy.games.founders.state import NONE, FoundersState
from pentarchy.games.founders.state_realm import Realm
from pentarchy.games.founders.tiles import MASTER_TOKEN, Cost, groups
from pentarchy.kernel.actions import Action
from pentarchy.kernel.bits import bits
from pentarchy.kernel.chance import Odds
from pentarchy.kernel.messages import Arg, Event
from pentarchy.kernel.steps import Chance, Decision, Log, Offer, Rule, Steps

# Which tile ---------------------------------------------------------------------------------


def lies_open(state: FoundersState, step: Decision, mask: int) -> int:
    return mask & state.open_kinds


def is_made(state: FoundersState, step: Decision, mask: int) -> int:
    """The kinds for whose cost the realm makes everything somewhere, or has bought it."""
    making = state.realms[step.seat].making
    if state.bought != NONE:
        making |= 1 << state.bought
    return mask & state.game.catalogue.within(making)


def has_place(state: FoundersState, step: Decision, mask: int) -> int:
    """The kinds that can be attached somewhere, on a free cell or in place of a tile."""
    realm, bought = state.realms[step.seat], state.bought
    kinds = state.game.catalogue.kinds
    found = 0
    for kind in bits(mask):
        if matching.sites(realm, matching.without(kinds[kind].cost, bought)):
            found |= 1 << kind
    return found


ATTACH = Offer(
    "attach",
    Rule("3.1", "why-not-open", lies_open),
    Rule("4.1", "why-not-made", is_made),
    Rule("4.3", "why-no-place", has_place),
)


def something_fits(state: FoundersState, seat: int) -> bool:
    """Rule 3.4: whether some open tile can be attached on a free cell."""
    if state.nature_open:
        return True
    realm, bought = state.realms[seat], state.bought
    kinds = state.game.catalogue.kinds
    free = realm.free
    return any(
        matching.sites(realm, matching.without(kinds[kind].cost, bought)) & free
        for kind in bits(state.open_kinds)
    )


# Where --------------------------------------------------------------------------------------


def touches(state: FoundersState, step: Place, mask: int) -> int:
    return mask & state.realms[step.seat].sites


def near_enough(state: FoundersState, step: Place, mask: int) -> int:
    return matching.not_too_far(state.realms[step.seat], step.cost(state), mask)


def not_silent(state: FoundersState, step: Place, mask: int) -> int:
    return matching.not_silent(state.realms[step.seat], step.cost(state), mask)


def one_each(state: FoundersState, step: Place, mask: int) -> int:
    return matching.one_each(state.realms[step.seat], step.cost(state), mask)


def pays_without_the_old(state: FoundersState, step: Place, mask: int) -> int:
    return mask & matching.sites(state.realms[step.seat], step.cost(state))


SIDES = {"left": (-1, 0), "right": (1, 0), "above": (0, 1), "below": (0, -1)}


def neighbours(state: FoundersState, seat: int, cell: int) -> dict[str, Arg]:
    """The tiles beside a cell, for texts: a drawn realm has no coordinates to name it by."""
    grid, tiles = state.game.grid, state.realms[seat].tiles
    column, row = grid.places[cell]
    found: list[tuple[str, str]] = []
    for side, (right, away) in SIDES.items():
        kind = tiles.get(grid.numbers.get((column + right, row + away), NONE), NONE)
        if kind != NONE:
            found.append((state.game.catalogue.thing(kind), f"side:{side}"))
    (first, first_side), (second, second_side), *_ = (*found, *[("none", "none")] * 2)
    return {
        "neighbours": len(found),
        "first": first, "first-side": first_side,
        "second": second, "second-side": second_side,
    }  # fmt: skip


PLACE = Offer(
    "place",
    Rule("3.2", "why-not-beside", touches).explaining(),
    Rule("4.2", "why-too-far", near_enough).explaining(),
    Rule("4.5", "why-silent", not_silent).explaining(),
    Rule("4.3", "why-used-twice", one_each).explaining(),
    Rule("4.7", "why-pays-itself", pays_without_the_old),
)
COMPLETE_IT = Rule("2.6", "why-place-first")


class Place(Decision, frozen=True):
    """The chosen tile is laid: on a free cell, or in place of an own tile (3.2, 3.7)."""

    kind: int

    asks = "ask-place"

    def cost(self, state: FoundersState) -> Cost:
        """What is left to pay: a bought resource is paid already (7.4)."""
        return matching.without(state.game.catalogue.kinds[self.kind].cost, state.bought)

    def about(self, state: FoundersState) -> dict[str, Arg]:
        return {"tile": state.game.catalogue.thing(self.kind)}

    def about_target(self, state: FoundersState, target: str) -> dict[str, Arg]:
        realm = state.realms[self.seat]
        cell = state.game.cells.index(target)
        if cell is None or not realm.sites >> cell & 1:
            return {}
        old = realm.tiles.get(cell, NONE)
        there = state.game.catalogue.thing(old) if old != NONE else "none"
        told: dict[str, Arg] = {"old": there, "replaces": int(old != NONE)}
        told |= neighbours(state, self.seat, cell)
        cost = self.cost(state)
        if matching.sites(realm, cost) >> cell & 1:
            return told
        return {**told, **_lack(state, realm, cost, cell)}

    def offers(self, state: FoundersState) -> tuple[Offer, ...]:
        return (PLACE,)

    def closed(self, state: FoundersState) -> tuple[tuple[str, Rule], ...]:
        return (("attach", COMPLETE_IT), ("use", COMPLETE_IT))

    def binding(self, state: FoundersState, action: Action) -> bool | None:
        """A laid tile is the end of a turn (2.7), or a master is drawn before (9.1)."""
        return True

    def take(self, state: FoundersState, action: Action, log: Log) -> Steps:
        cell = action.index
        paid = self._payers(state, cell) if log is not None else []
        state.take_open(self.kind)
        old = state.attach(self.seat, cell, self.kind)
        if log is not None:
            catalogue = state.game.catalogue
            args: dict[str, Arg] = {
                "tile": catalogue.thing(self.kind),
                "cell": action.target,
                "old": catalogue.thing(old) if old != NONE else "none",
            }
            places = [state.place(self.seat, at) for at in (cell, *paid)]
            event = "event-attach" if old == NONE else "event-replace"
            log.append(Event(event, self.seat, args, tuple(places)))
        return self._token(state, log)

    def _payers(self, state: FoundersState, cell: int) -> list[int]:
        """The tiles that pay, in the order of the cost."""
        paid = matching.payment(state.realms[self.seat], self.cost(state), cell)
        return [tile for _, tile in paid]

    def _token(self, state: FoundersState, log: Log) -> Steps:
        """Rules 3.9 and 5.1: a city tile gives its token, at once and once."""
        kind = state.game.catalogue.kinds[self.kind]
        if kind.family != CITY:
            return ()
        if kind.token == MASTER_TOKEN:
            return (HireMaster(self.seat),)
        state.gain(self.seat, kind.token)
        if log is not None:
            thing = state.game.catalogue.token_thing(kind.token)
            log.append(Event("event-gain", self.seat, {"token": thing}))
        return ()


def _lack(state: FoundersState, realm: Realm, cost: Cost, cell: int) -> dict[str, Arg]:
    """What a refused place lacks: a resource, and the tile that would make it but does not.

    `cause` says what keeps that tile from it; `other` is what it would have to make as well. A
    tile that is replaced lacks only what would be lacking even if it could pay itself (rule 4.7).
    """
    catalogue = state.game.catalogue
    counted = matching.counted(realm, cell)
    reach = matching.suppliers(realm, cell) | counted
    for resource in _worst_first(realm, cost, reach):
        makers = realm.makers[resource]
        if makers & counted:
            continue
        told: dict[str, Arg] = {"resource": catalogue.resource_thing(resource)}
        silent = makers & reach
        if silent:
            tile = silent.bit_length() - 1
            told["by"] = catalogue.thing(realm.tiles[tile])
            told["cause"] = f"cause:{_cause(realm, tile)}"
        return told
    shared = _shared(state, realm, cost, counted)
    if shared or not realm.occupied >> cell & 1:
        return shared
    return {"resource": catalogue.resource_thing(matching.payer_of(realm, cost, cell))}


def _worst_first(realm: Realm, cost: Cost, reach: int) -> list[int]:
    """The cost with what no tile within reach makes first: rule 4.2 is told before rule 4.5."""
    return sorted(cost, key=lambda resource: bool(realm.makers[resource] & reach))


def _cause(realm: Realm, tile: int) -> str:
    """Rule 4.5: why a tile makes nothing now."""
    if realm.ruined >> tile & 1:
        return "ruined"
    return "master" if realm.mastered >> tile & 1 else "coin"


def _shared(state: FoundersState, realm: Realm, cost: Cost, reach: int) -> dict[str, Arg]:
    """Two resources that one and the same tile would have to make (rule 4.3), if that is the lack.

    Where k things have fewer than k makers, though each has one, some maker makes two of them.
    """
    catalogue = state.game.catalogue
    for group in groups(cost):
        makers = 0
        for resource in group:
            makers |= realm.makers[resource]
        if (makers & reach).bit_count() >= len(group):
            continue
        for tile in bits(makers & reach):
            both = [resource for resource in group if realm.makers[resource] >> tile & 1]
            if len(both) > 1:
                return {
                    "resource": catalogue.resource_thing(both[0]),
                    "other": catalogue.resource_thing(both[1]),
                    "by": catalogue.thing(realm.tiles[tile]),
                }
    return {}


class HireMaster(Chance, frozen=True):
    """Rule 9.1: a master drawn unseen, then shown to all."""

    seat: int

    verb = "hire"

    def name(self, state: FoundersState) -> str:
        return f"master/{len(state.game.components.master) - state.pool.bit_count()}"

    def odds(self, state: FoundersState) -> Odds:
        return [(master, 1) for master in bits(state.pool)]

    def take(self, state: FoundersState, action: Action, log: Log) -> Steps:
        state.pool &= ~(1 << action.index)
        state.masters[self.seat] |= 1 << action.index
        if log is not None:
            log.append(Event("event-gain", self.seat, {"token": action.target}))
        return ()
