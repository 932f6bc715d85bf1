"""Cleanup: keep what may be kept, lose the rest (section 10)."""

from __future__ import annotations

from pentarchy.games.imperial_settlers.goods import SUPPLY, thing
from pentarchy.games.imperial_settlers.state import SettlersState
from pentarchy.kernel.bits import bits
from pentarchy.kernel.messages import Event
from pentarchy.kernel.steps import Act, Log, Steps


class Cleanup(Act, frozen=True):
    """Rules 10.1 to 10.4: goods kept by board and locations stay; shields and spent goods go;
    the first-player token moves clockwise."""

    def run(self, state: SettlersState, log: Log) -> Steps:
        for seat in range(state.seats):
            keeps = kept(state, seat)
            for good in range(SUPPLY):
                count = state.has(seat, good)
                if good not in keeps:
                    state.supply[seat * SUPPLY + good] = 0
                if count and log is not None:
                    event = "event-kept" if good in keeps else "event-lost"
                    log.append(Event(event, seat, {"good": thing(good), "count": count}))
        state.stored = tuple(on_locations(state))
        state.once = state.twice = state.blocked = state.shields = 0
        state.exchanged = [0] * state.seats
        state.first = (state.first + 1) % state.seats
        if log is not None:
            log.append(Event("event-cleanup", -1))
            if not state.solo:
                log.append(Event("event-first", state.first))
        return ()


def on_locations(state: SettlersState) -> list[tuple[int, int, int]]:
    """Rule 10.4: goods kept by a location lie on it; where it goes back to its owner now, the
    seat that had it has them in its supply."""
    catalog = state.catalog
    found: dict[tuple[int, int], tuple[int, int, int]] = {}
    for seat in range(state.seats):
        for card in bits(state.held[seat] & catalog.stores & ~state.lent):
            for good, _ in catalog.bundle(catalog.cards[card].store):
                if state.has(seat, good):
                    found.setdefault((seat, good), (card, good, state.has(seat, good)))
    return sorted(found.values())


def kept(state: SettlersState, seat: int) -> set[int]:
    """Rule 10.1: the goods that a seat keeps, any number of them."""
    catalog = state.catalog
    _, keeps = catalog.factions[state.factions[seat]]
    found = {good for good, _ in keeps}
    for card in bits(state.held[seat] & catalog.stores):
        found |= {good for good, _ in catalog.bundle(catalog.cards[card].store)}
    return found
