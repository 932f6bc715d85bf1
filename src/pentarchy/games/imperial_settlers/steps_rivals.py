"""Location actions on supplies and hands: one's own and the rivals' (section 8)."""

from __future__ import annotations

from pentarchy.games.imperial_settlers import components as words
from pentarchy.games.imperial_settlers.effects import NEEDS, RUNNERS
from pentarchy.games.imperial_settlers.goods import CARD, FACTION_CARD, RESOURCES, thing
from pentarchy.games.imperial_settlers.places import AmongCards
from pentarchy.games.imperial_settlers.state import SettlersState
from pentarchy.games.imperial_settlers.steps_build import IN_HAND
from pentarchy.games.imperial_settlers.steps_draw import PACK, GainCard, Look, discard
from pentarchy.kernel.actions import Action
from pentarchy.kernel.bits import bits
from pentarchy.kernel.messages import Arg, Event
from pentarchy.kernel.steps import Act, Decision, Log, Offer, Rule, Steps

# Whom ---------------------------------------------------------------------------------------


def rival(state: SettlersState, seat: int, index: int) -> int:
    """The seat that `rival:1`, `rival:2`... name: so many places clockwise."""
    return (seat + index + 1) % state.seats


def at_table(state: SettlersState, step: Decision, mask: int) -> int:
    return mask & (1 << state.seats - 1) - 1


def rival_not_passed(state: SettlersState, step: Decision, mask: int) -> int:
    for index in bits(mask):
        if state.passed >> rival(state, step.seat, index) & 1:
            mask ^= 1 << index
    return mask


def loot_of(state: SettlersState, seat: int) -> list[int]:
    """Rule 8.21: the resources that can be taken from a seat; what lies on a location cannot."""
    return [good for good in RESOURCES if state.within_reach(seat, good)]


def rival_has_resources(state: SettlersState, step: Decision, mask: int) -> int:
    for index in bits(mask):
        victim = rival(state, step.seat, index)
        if not any(state.has(victim, good) for good in RESOURCES):
            mask ^= 1 << index
    return mask


def rival_has_loot(state: SettlersState, step: Decision, mask: int) -> int:
    for index in bits(mask):
        if not loot_of(state, rival(state, step.seat, index)):
            mask ^= 1 << index
    return mask


def rival_has_cards(state: SettlersState, step: Decision, mask: int) -> int:
    for index in bits(mask):
        if not state.hands[rival(state, step.seat, index)]:
            mask ^= 1 << index
    return mask


AT_TABLE = Rule("1.1", "why-no-rival", at_table)
NOT_PASSED = Rule("4.2", "why-rival-passed", rival_not_passed)
# What can be taken is a resource, so the last rule implies the one before it.
ROB = Offer(
    "rob",
    AT_TABLE,
    NOT_PASSED,
    Rule("8.21", "why-no-resources", rival_has_resources).explaining(),
    Rule("8.21", "why-on-location", rival_has_loot),
)
COMPEL = Offer("compel", AT_TABLE, NOT_PASSED, Rule("8.22", "why-no-cards", rival_has_cards))


# A resource from a supply -------------------------------------------------------------------


class Rob(Decision, frozen=True):
    """Rule 8.21: whose supply."""

    asks = "ask-rob"

    def offers(self, state: SettlersState) -> tuple[Offer, ...]:
        return (ROB,)

    def take(self, state: SettlersState, action: Action, log: Log) -> Steps:
        return rob(state, self.seat, rival(state, self.seat, action.index), log)


def rob(state: SettlersState, seat: int, victim: int, log: Log) -> Steps:
    """A resource of the victim's; which one is asked if there are several kinds."""
    kinds = loot_of(state, victim)
    if len(kinds) > 1:
        return (Carry(seat, victim),)
    carry(state, seat, victim, kinds[0], log)
    return ()


def carry(state: SettlersState, seat: int, victim: int, good: int, log: Log) -> None:
    state.add(victim, good, -1)
    state.add(seat, good, 1)
    if log is not None:
        args: dict[str, Arg] = {"good": thing(good), "victim": f"seat:{victim}"}
        log.append(Event("event-rob", seat, args))


def is_resource(state: SettlersState, step: Carry, mask: int) -> int:
    return mask & sum(1 << good for good in RESOURCES)


def victim_has(state: SettlersState, step: Carry, mask: int) -> int:
    for good in bits(mask):
        if not state.has(step.victim, good):
            mask ^= 1 << good
    return mask


def is_loot(state: SettlersState, step: Carry, mask: int) -> int:
    return mask & sum(1 << good for good in loot_of(state, step.victim))


# What can be taken is a resource of the victim's, so the last rule implies the others.
CARRY = Offer(
    "carry",
    Rule("8.21", "why-not-resource", is_resource).explaining(),
    Rule("8.21", "why-victim-lacks", victim_has).explaining(),
    Rule("8.21", "why-stored", is_loot),
)


class Carry(Decision, frozen=True):
    """Rule 8.21: which resource."""

    victim: int

    asks = "ask-carry"

    def about(self, state: SettlersState) -> dict[str, Arg]:
        return {"victim": f"rival:{(self.victim - self.seat) % state.seats}"}

    def offers(self, state: SettlersState) -> tuple[Offer, ...]:
        return (CARRY,)

    def take(self, state: SettlersState, action: Action, log: Log) -> Steps:
        carry(state, self.seat, self.victim, action.index, log)
        return ()


# A card from a hand -------------------------------------------------------------------------


class Compel(Decision, frozen=True):
    """Rule 8.22: who has to discard a card."""

    asks = "ask-compel"

    def offers(self, state: SettlersState) -> tuple[Offer, ...]:
        return (COMPEL,)

    def take(self, state: SettlersState, action: Action, log: Log) -> Steps:
        victim = rival(state, self.seat, action.index)
        if log is not None:
            log.append(Event("event-compel", self.seat, {"victim": f"seat:{victim}"}))
        return (DiscardCard(victim),)


DISCARD = Offer("discard", IN_HAND)


class DiscardCard(AmongCards, frozen=True):
    """Rules 8.3 and 8.22: a card from one's own hand is discarded."""

    asks = "ask-discard"

    def offers(self, state: SettlersState) -> tuple[Offer, ...]:
        return (DISCARD,)

    def take(self, state: SettlersState, action: Action, log: Log) -> Steps:
        state.from_hand(self.seat, action.index, log)
        discard(state, self.seat, action.index, log)
        return ()


def is_common(state: SettlersState, step: Decision, mask: int) -> int:
    return mask & state.catalog.common


FOUND = Offer("found", IN_HAND, Rule("8.23", "why-not-common", is_common))


class Found(AmongCards, frozen=True):
    """Rule 8.23: a common card from the hand becomes a foundation."""

    asks = "ask-found"

    def offers(self, state: SettlersState) -> tuple[Offer, ...]:
        return (FOUND,)

    def take(self, state: SettlersState, action: Action, log: Log) -> Steps:
        state.from_hand(self.seat, action.index, log)
        state.foundations[self.seat] |= 1 << action.index
        if log is not None:
            log.append(Event("event-found", self.seat, {"card": action.target}, (action.target,)))
        return ()


# Samurai from the supply --------------------------------------------------------------------


def samurai_place(state: SettlersState, step: Decision, mask: int) -> int:
    return mask & state.samurai_places(step.seat)


STAND = Offer("samurai", Rule("4.5", "why-no-samurai-place", samurai_place))


class PlaceSamurai(Act, frozen=True):
    """Rule 8.24: so many samurai are placed at once; those without a place are lost."""

    seat: int
    left: int

    def run(self, state: SettlersState, log: Log) -> Steps:
        places = state.samurai_places(self.seat)
        if places.bit_count() > self.left > 0:
            return (ChoosePlace(self.seat, self.left),)
        if self.left:
            for card in bits(places):
                stand(state, self.seat, card, log)
        return ()


class ChoosePlace(AmongCards, frozen=True):
    """Rule 8.24: where the next one stands."""

    left: int

    asks = "ask-samurai"

    def offers(self, state: SettlersState) -> tuple[Offer, ...]:
        return (STAND,)

    def take(self, state: SettlersState, action: Action, log: Log) -> Steps:
        stand(state, self.seat, action.index, log)
        return (PlaceSamurai(self.seat, self.left - 1),)


def stand(state: SettlersState, seat: int, card: int, log: Log) -> None:
    """Rule 4.5: a samurai guards a location."""
    state.samurai |= 1 << card
    if log is not None:
        name = state.catalog.names[card]
        log.append(Event("event-samurai", seat, {"card": name}, (name,)))


# The table of effects -----------------------------------------------------------------------


def _victims(state: SettlersState, seat: int) -> list[int]:
    return [side for side in state.enemies(seat) if side < state.seats]


def _rob(
    state: SettlersState, seat: int, card: int, effect: words.StealResource, log: Log
) -> Steps:
    rich = [side for side in _victims(state, seat) if loot_of(state, side)]
    return (Rob(seat),) if len(rich) > 1 else rob(state, seat, rich[0], log)


def _can_rob(state: SettlersState, seat: int, card: int, effect: words.StealResource) -> bool:
    return any(loot_of(state, side) for side in _victims(state, seat))


def _compel(
    state: SettlersState, seat: int, card: int, effect: words.MakeDiscard, log: Log
) -> Steps:
    return (Compel(seat),)


def _can_compel(state: SettlersState, seat: int, card: int, effect: words.MakeDiscard) -> bool:
    return any(state.hands[side] for side in _victims(state, seat))


def _found(state: SettlersState, seat: int, card: int, effect: words.Found, log: Log) -> Steps:
    return (Found(seat),)


def _can_found(state: SettlersState, seat: int, card: int, effect: words.Found) -> bool:
    return bool(state.hands[seat] & state.catalog.common)


def _samurai(
    state: SettlersState, seat: int, card: int, effect: words.PlaceSamurai, log: Log
) -> Steps:
    return (PlaceSamurai(seat, effect.count),)


def _look(state: SettlersState, seat: int, card: int, effect: words.Look, log: Log) -> Steps:
    good = CARD if effect.deck == "C" else FACTION_CARD
    return (*(GainCard(seat, good, PACK),) * effect.count, Look(seat, effect.rest))


RUNNERS[words.StealResource] = _rob
NEEDS[words.StealResource] = _can_rob
RUNNERS[words.MakeDiscard] = _compel
NEEDS[words.MakeDiscard] = _can_compel
RUNNERS[words.Found] = _found
NEEDS[words.Found] = _can_found
RUNNERS[words.PlaceSamurai] = _samurai
RUNNERS[words.Look] = _look
