"""Playing a token: war, coin, cart or master (rules 5.2 to 9.4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from pentarchy.games.founders.components import CART, COIN, WAR
from pentarchy.games.founders.state import FoundersState
from pentarchy.games.founders.tiles import MASTER_TOKEN
from pentarchy.kernel.actions import Action
from pentarchy.kernel.bits import bits
from pentarchy.kernel.messages import Arg, Event
from pentarchy.kernel.steps import Decision, Log, Offer, Rule, Steps

Cells: TypeAlias = Callable[[FoundersState, int], int]
"""Some of the cells in a seat's realm."""

# Which token --------------------------------------------------------------------------------


def holds(state: FoundersState, step: Decision, mask: int) -> int:
    return mask & state.held(step.seat)


def can_be_laid(state: FoundersState, step: Decision, mask: int) -> int:
    """The tokens that have somewhere to go."""
    found = 0
    for token in bits(mask):
        if _targets(state, step.seat, token):
            found |= 1 << token
    return found


USE = Offer(
    "use",
    Rule("5.2", "why-no-token", holds),
    Rule("5.6", "why-nowhere", can_be_laid),
)


def _targets(state: FoundersState, seat: int, token: int) -> int:
    """Where a token could be laid."""
    if token == WAR:
        return _in_rivals(state, seat, _ruinable)
    if token == COIN:
        return _in_rivals(state, seat, _producing)
    if token == CART:
        return _corners(state, seat)
    return state.realms[seat].homes(token - MASTER_TOKEN)


# Sets of cells in the realms of the others --------------------------------------------------


def _ruinable(state: FoundersState, seat: int) -> int:
    realm = state.realms[seat]
    return realm.unprotected & ~realm.ruined


def _producing(state: FoundersState, seat: int) -> int:
    realm = state.realms[seat]
    return realm.held_up if state.options.second_coin else realm.producers


def _standing(state: FoundersState, seat: int) -> int:
    return state.realms[seat].occupied


def _unprotected(state: FoundersState, seat: int) -> int:
    return state.realms[seat].unprotected


def _in_rivals(state: FoundersState, seat: int, cells: Cells) -> int:
    """Those cells of every other realm, as targets: the next player's first."""
    count = state.game.grid.count
    found = 0
    for places in range(state.seats - 1, 0, -1):
        found = found << count | cells(state, state.rival(seat, places))
    return found


def _corners(state: FoundersState, seat: int) -> int:
    """Rules 8.1 and 8.2: corners of four own tiles without a cart."""
    realm = state.realms[seat]
    return state.game.grid.corners(realm.occupied) & ~realm.carts


# Steps --------------------------------------------------------------------------------------

COMPLETE_IT = Rule("2.5", "why-token-first")


class Laying(Decision, frozen=True):
    """A token was picked and is laid now."""

    def binding(self, state: FoundersState, action: Action) -> bool | None:
        """A tile is to be attached after it (2.6)."""
        return False

    def closed(self, state: FoundersState) -> tuple[tuple[str, Rule], ...]:
        return (("use", COMPLETE_IT), ("attach", COMPLETE_IT))


class AtRival(Laying, frozen=True):
    """A token for a tile of another player."""

    def about_target(self, state: FoundersState, target: str) -> dict[str, Arg]:
        index = state.game.rival_cells.index(target)
        if index is None:
            return {}
        places, cell = divmod(index, state.game.grid.count)
        if places >= state.seats - 1:
            return {}
        told: dict[str, Arg] = {
            "rival": f"rival:{places + 1}",
            "cell": f"cell:{state.game.grid.names[cell]}",
        }
        tiles = state.realms[state.rival(self.seat, places + 1)].tiles
        if cell in tiles:
            told["tile"] = state.game.catalogue.thing(tiles[cell])
        return told

    def aimed(self, state: FoundersState, target: int) -> tuple[int, int]:
        """The seat and the cell that a target names."""
        places, cell = divmod(target, state.game.grid.count)
        return state.rival(self.seat, places + 1), cell

    def tell(self, state: FoundersState, event: str, seat: int, cell: int, log: Log) -> None:
        if log is not None:
            realm = state.realms[seat]
            args: dict[str, Arg] = {
                "tile": state.game.catalogue.thing(realm.tiles[cell]),
                "cell": f"cell:{state.game.grid.names[cell]}",
                "owner": f"seat:{seat}",
            }
            log.append(Event(event, self.seat, args, (state.place(seat, cell),)))


def stands(state: FoundersState, step: AtRival, mask: int) -> int:
    return mask & _in_rivals(state, step.seat, _standing)


def unprotected(state: FoundersState, step: AtRival, mask: int) -> int:
    return mask & _in_rivals(state, step.seat, _unprotected)


def not_yet_ruined(state: FoundersState, step: AtRival, mask: int) -> int:
    return mask & _in_rivals(state, step.seat, _ruinable)


RUIN = Offer(
    "ruin",
    Rule("6.1", "why-no-tile-there", stands).explaining(),
    Rule("6.1", "why-protected", unprotected).explaining(),
    Rule("6.3", "why-ruined", not_yet_ruined),
)


class LayWar(AtRival, frozen=True):
    """Rule 6.1: ruin the farthest tile of a column."""

    asks = "ask-war"

    def offers(self, state: FoundersState) -> tuple[Offer, ...]:
        return (RUIN,)

    def take(self, state: FoundersState, action: Action, log: Log) -> Steps:
        seat, cell = self.aimed(state, action.index)
        self.tell(state, "event-ruin", seat, cell, log)
        state.lay(self.seat, WAR)
        state.realms[seat] = state.realms[seat].ruin(cell)
        return ()


def producing(state: FoundersState, step: AtRival, mask: int) -> int:
    return mask & _in_rivals(state, step.seat, _producing)


BUY = Offer(
    "buy",
    Rule("7.1", "why-no-tile-there", stands).explaining(),
    Rule("7.2", "why-makes-nothing", producing),
)


class LayCoin(AtRival, frozen=True):
    """Rule 7.1: buy what a tile of another player makes."""

    asks = "ask-coin"

    def about_target(self, state: FoundersState, target: str) -> dict[str, Arg]:
        """What a label names besides: the one resource that is made there, or the two."""
        told = super().about_target(state, target)
        tile = str(told.get("tile", "tile:")).partition(":")[2]
        if tile:
            kind = state.game.catalogue.kinds[state.game.catalogue.numbers[tile]]
            made = [state.game.catalogue.resource_thing(resource) for resource in kind.makes]
            told["choices"] = len(made)
            told["makes"], told["other"], *_ = (*made, "none", "none")
        return told

    def offers(self, state: FoundersState) -> tuple[Offer, ...]:
        return (BUY,)

    def take(self, state: FoundersState, action: Action, log: Log) -> Steps:
        seat, cell = self.aimed(state, action.index)
        self.tell(state, "event-coin", seat, cell, log)
        state.lay(self.seat, COIN)
        kind = state.realms[seat].tiles[cell]
        state.realms[seat] = state.realms[seat].lay_coin(cell)
        resource, *others = state.game.catalogue.kinds[kind].makes
        if others:
            return (NameResource(self.seat, kind),)
        buy(state, self.seat, resource, log)
        return ()


def buy(state: FoundersState, seat: int, resource: int, log: Log) -> None:
    """Rule 7.4: the resource is there for this turn."""
    state.bought = resource
    if log is not None:
        thing = state.game.catalogue.resource_thing(resource)
        log.append(Event("event-buy", seat, {"resource": thing}))


def made_there(state: FoundersState, step: NameResource, mask: int) -> int:
    return mask & state.game.catalogue.kinds[step.kind].made


NAME = Offer("name", Rule("7.3", "why-not-made-there", made_there))


class NameResource(Laying, frozen=True):
    """Rule 7.3: of what a nature tile can make, the buyer names one."""

    kind: int

    asks = "ask-name"

    def about(self, state: FoundersState) -> dict[str, Arg]:
        return {"tile": state.game.catalogue.thing(self.kind)}

    def offers(self, state: FoundersState) -> tuple[Offer, ...]:
        return (NAME,)

    def take(self, state: FoundersState, action: Action, log: Log) -> Steps:
        buy(state, self.seat, action.index, log)
        return ()


def four_meet(state: FoundersState, step: LayCart, mask: int) -> int:
    return mask & state.game.grid.corners(state.realms[step.seat].occupied)


def no_cart_yet(state: FoundersState, step: LayCart, mask: int) -> int:
    return mask & ~state.realms[step.seat].carts


JOIN = Offer(
    "join", Rule("8.1", "why-not-four", four_meet), Rule("8.2", "why-cart-there", no_cart_yet)
)


class LayCart(Laying, frozen=True):
    """Rule 8.1: join four own tiles."""

    asks = "ask-cart"

    def about_target(self, state: FoundersState, target: str) -> dict[str, Arg]:
        return between(target)

    def offers(self, state: FoundersState) -> tuple[Offer, ...]:
        return (JOIN,)

    def take(self, state: FoundersState, action: Action, log: Log) -> Steps:
        state.lay(self.seat, CART)
        state.realms[self.seat] = state.realms[self.seat].lay_cart(action.index)
        if log is not None:
            block = state.game.grid.block(action.index)
            places = tuple(state.place(self.seat, cell) for cell in bits(block))
            args: dict[str, Arg] = {"corner": action.target, **between(action.target)}
            log.append(Event("event-cart", self.seat, args, places))
        return ()


def between(target: str) -> dict[str, Arg]:
    """The two cells that a corner lies between, from near left to far right, for texts."""
    kind, _, cell = target.partition(":")
    if kind != "corner":
        return {}
    column, row = map(int, cell.split(","))
    return {"near": f"cell:{cell}", "far": f"cell:{column + 1},{row + 1}"}


def lives_there(state: FoundersState, step: LayMaster, mask: int) -> int:
    return mask & state.realms[step.seat].made_for(step.master)


def makes_now(state: FoundersState, step: LayMaster, mask: int) -> int:
    return mask & ~state.realms[step.seat].silent


SETTLE = Offer(
    "settle", Rule("9.2", "why-not-home", lives_there), Rule("9.3", "why-home-silent", makes_now)
)


class LayMaster(Laying, frozen=True):
    """Rule 9.2: a master goes on an own tile that makes its resource."""

    master: int

    asks = "ask-master"

    def about(self, state: FoundersState) -> dict[str, Arg]:
        resource = state.game.components.master[self.master].resource
        thing = state.game.catalogue.token_thing(MASTER_TOKEN + self.master)
        return {"master": thing, "resource": f"resource:{resource}"}

    def about_target(self, state: FoundersState, target: str) -> dict[str, Arg]:
        return own_tile(state, self.seat, target)

    def offers(self, state: FoundersState) -> tuple[Offer, ...]:
        return (SETTLE,)

    def take(self, state: FoundersState, action: Action, log: Log) -> Steps:
        settle(state, self.seat, action, log)
        return ()


def own_tile(state: FoundersState, seat: int, target: str) -> dict[str, Arg]:
    """Which tile of one's own a target is, for texts."""
    cell = state.game.cells.index(target)
    tiles = state.realms[seat].tiles
    if cell is None or cell not in tiles:
        return {}
    return {"tile": state.game.catalogue.thing(tiles[cell])}


def settle(state: FoundersState, seat: int, action: Action, log: Log) -> None:
    """Lay a master on the tile it lives on (rule 9.4)."""
    tile = state.game.catalogue.thing(state.realms[seat].tiles[action.index])
    master = state.settle_master(seat, action.index)
    if log is not None:
        thing = state.game.catalogue.token_thing(MASTER_TOKEN + master)
        args: dict[str, Arg] = {"token": thing, "tile": tile, "cell": action.target}
        log.append(Event("event-master", seat, args, (state.place(seat, action.index),)))


def laying(seat: int, token: int) -> Laying:
    """The decision that playing this token leads to."""
    if token >= MASTER_TOKEN:
        return LayMaster(seat, token - MASTER_TOKEN)
    return (LayWar, LayCoin, LayCart)[token](seat)
