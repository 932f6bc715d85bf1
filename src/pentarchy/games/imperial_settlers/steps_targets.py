"""Location actions that pick a location: enemy ones and one's own (section 8)."""

from __future__ import annotations

from pentarchy.games.imperial_settlers import components as words
from pentarchy.games.imperial_settlers.effects import (
    NEEDS,
    PRODUCE,
    RUNNERS,
    Effects,
    gain,
)
from pentarchy.games.imperial_settlers.goods import RESOURCES
from pentarchy.games.imperial_settlers.places import AmongCards, of_side
from pentarchy.games.imperial_settlers.state import SettlersState
from pentarchy.games.imperial_settlers.steps_leaving import remove, unstore
from pentarchy.games.imperial_settlers.steps_production import copyable
from pentarchy.games.imperial_settlers.steps_raze import FIELD, NOT_PASSED, OF_ANOTHER
from pentarchy.kernel.actions import Action
from pentarchy.kernel.bits import bits, mask_of
from pentarchy.kernel.messages import Arg, Event
from pentarchy.kernel.steps import Decision, Log, Offer, Rule, Steps


def faction_allowed(state: SettlersState, step: Decision, mask: int) -> int:
    return mask if state.options.faction_targets else mask & ~state.catalog.faction


def unprotected(state: SettlersState, step: Decision, mask: int) -> int:
    if not state.options.protection_stops:
        return mask
    return mask & ~(state.shields | state.samurai)


def is_action(state: SettlersState, step: Decision, mask: int) -> int:
    return mask & state.catalog.action


def not_blocked(state: SettlersState, step: Decision, mask: int) -> int:
    return mask & ~state.blocked


def loot_in(state: SettlersState, card: int) -> list[int]:
    """Rules 8.10 and 13.10: the goods of a raze field that can be taken without razing."""
    goods = [good for good, _ in state.catalog.raze[card]]
    return goods if state.options.plunder_any else [good for good in goods if good in RESOURCES]


def with_loot(state: SettlersState, step: Decision, mask: int) -> int:
    if state.options.plunder_any:
        return mask & state.catalog.razeable
    return mask_of(card for card in bits(mask & state.catalog.razeable) if loot_in(state, card))


FACTION_ALLOWED = Rule("13.1", "why-common-only", faction_allowed)
# What can be taken is in the raze field, so the last rule implies the one before it.
PLUNDER = Offer(
    "plunder",
    OF_ANOTHER,
    NOT_PASSED,
    FIELD.explaining(),
    Rule("13.10", "why-no-resource-in-field", with_loot),
)
REMOVE = Offer(
    "remove", OF_ANOTHER, NOT_PASSED, FACTION_ALLOWED, Rule("13.2", "why-protected", unprotected)
)
BLOCK = Offer(
    "block",
    OF_ANOTHER,
    NOT_PASSED,
    Rule("8.11", "why-no-action", is_action),
    Rule("8.11", "why-blocked", not_blocked),
)
CAPTURE = Offer("capture", OF_ANOTHER, NOT_PASSED, FACTION_ALLOWED)


class Plunder(AmongCards, frozen=True):
    """Rule 8.10: the enemy location whose field gives a good."""

    asks = "ask-plunder"

    def offers(self, state: SettlersState) -> tuple[Offer, ...]:
        return (PLUNDER,)

    def take(self, state: SettlersState, action: Action, log: Log) -> Steps:
        goods = loot_in(state, action.index)
        if len(goods) > 1:
            return (Loot(self.seat, action.index),)
        return gain(state, self.seat, ((goods[0], 1),), log)


def in_field(state: SettlersState, step: Loot, mask: int) -> int:
    return mask & sum(1 << good for good in loot_in(state, step.card))


LOOT = Offer("gain", Rule("8.10", "why-not-in-field", in_field))


class Loot(Decision, frozen=True):
    """Rule 8.10: which good of the field."""

    card: int

    asks = "ask-choose"

    def about_target(self, state: SettlersState, target: str) -> dict[str, Arg]:
        return {"count": 1}

    def offers(self, state: SettlersState) -> tuple[Offer, ...]:
        return (LOOT,)

    def take(self, state: SettlersState, action: Action, log: Log) -> Steps:
        return gain(state, self.seat, ((action.index, 1),), log)


class Remove(AmongCards, frozen=True):
    """Rule 8.9: the enemy location that is discarded."""

    asks = "ask-remove"

    def offers(self, state: SettlersState) -> tuple[Offer, ...]:
        return (REMOVE,)

    def take(self, state: SettlersState, action: Action, log: Log) -> Steps:
        return remove(state, self.seat, action.index, log)


class Block(AmongCards, frozen=True):
    """Rule 8.11: the enemy action location that rests for the round."""

    asks = "ask-block"

    def offers(self, state: SettlersState) -> tuple[Offer, ...]:
        return (BLOCK,)

    def take(self, state: SettlersState, action: Action, log: Log) -> Steps:
        _tell_of_enemy("event-block", state, self.seat, action, log)
        state.blocked |= 1 << action.index
        return ()


class Capture(AmongCards, frozen=True):
    """Rule 8.13: the enemy location that is taken over until the round ends."""

    asks = "ask-capture"

    def offers(self, state: SettlersState) -> tuple[Offer, ...]:
        return (CAPTURE,)

    def take(self, state: SettlersState, action: Action, log: Log) -> Steps:
        card = action.index
        _tell_of_enemy("event-capture", state, self.seat, action, log)
        unstore(state, card)
        state.held[state.holder(card)] &= ~(1 << card)
        state.held[self.seat] |= 1 << card
        state.lent |= 1 << card
        return ()


def _tell_of_enemy(event: str, state: SettlersState, seat: int, action: Action, log: Log) -> None:
    if log is not None:
        args: dict[str, Arg] = {"card": action.target}
        args["owner"] = of_side(state, state.holder(action.index))
        log.append(Event(event, seat, args, (action.target,)))


def _tell(event: str, seat: int, action: Action, log: Log) -> None:
    if log is not None:
        log.append(Event(event, seat, {"card": action.target}, (action.target,)))


# One's own ----------------------------------------------------------------------------------


def other_own_action(state: SettlersState, step: Reset, mask: int) -> int:
    return mask & state.held[step.seat] & state.catalog.action & ~(1 << step.card)


def was_used(state: SettlersState, step: Reset, mask: int) -> int:
    return mask & state.once


RESET = Offer(
    "reset",
    Rule("8.16", "why-not-other-action", other_own_action),
    Rule("8.16", "why-not-used", was_used),
)


class Reset(AmongCards, frozen=True):
    """Rule 8.16: another own action location that can be used again."""

    card: int

    asks = "ask-reset"

    def offers(self, state: SettlersState) -> tuple[Offer, ...]:
        return (RESET,)

    def take(self, state: SettlersState, action: Action, log: Log) -> Steps:
        bit = 1 << action.index
        if state.options.reset_all or not state.twice & bit:
            state.once &= ~bit
        state.twice &= ~bit
        _tell("event-reset", self.seat, action, log)
        return ()


def can_copy(state: SettlersState, step: Copy, mask: int) -> int:
    return mask & copyable(state, step.seat, step.card, step.other)


COPY = Offer("copy", Rule("8.17", "why-not-production", can_copy))


class Copy(AmongCards, frozen=True):
    """Rule 8.17: the production location that produces once more."""

    card: int
    other: bool

    asks = "ask-copy"

    def offers(self, state: SettlersState) -> tuple[Offer, ...]:
        return (COPY,)

    def take(self, state: SettlersState, action: Action, log: Log) -> Steps:
        _tell("event-copy", self.seat, action, log)
        return (Effects(self.seat, action.index, PRODUCE),)


# The table of effects -----------------------------------------------------------------------


def _plunder(state: SettlersState, seat: int, card: int, effect: words.Plunder, log: Log) -> Steps:
    return (Plunder(seat),)


def _can_plunder(state: SettlersState, seat: int, card: int, effect: words.Plunder) -> bool:
    return bool(PLUNDER.allowed(state, Plunder(seat), state.game.all_cards))


def _remove(state: SettlersState, seat: int, card: int, effect: words.Remove, log: Log) -> Steps:
    return (Remove(seat),)


def _can_remove(state: SettlersState, seat: int, card: int, effect: words.Remove) -> bool:
    return bool(REMOVE.allowed(state, Remove(seat), state.game.all_cards))


def _block(state: SettlersState, seat: int, card: int, effect: words.Block, log: Log) -> Steps:
    return (Block(seat),)


def _can_block(state: SettlersState, seat: int, card: int, effect: words.Block) -> bool:
    return bool(BLOCK.allowed(state, Block(seat), state.game.all_cards))


def _capture(state: SettlersState, seat: int, card: int, effect: words.TakeOver, log: Log) -> Steps:
    return (Capture(seat),)


def _can_capture(state: SettlersState, seat: int, card: int, effect: words.TakeOver) -> bool:
    return bool(CAPTURE.allowed(state, Capture(seat), state.game.all_cards))


def _reset(state: SettlersState, seat: int, card: int, effect: words.Reset, log: Log) -> Steps:
    return (Reset(seat, card),)


def _can_reset(state: SettlersState, seat: int, card: int, effect: words.Reset) -> bool:
    return bool(RESET.allowed(state, Reset(seat, card), state.game.all_cards))


def _copy(
    state: SettlersState, seat: int, card: int, effect: words.CopyProduction, log: Log
) -> Steps:
    found = copyable(state, seat, card, effect.other)
    if found & found - 1:
        return (Copy(seat, card, effect.other),)
    return tuple(Effects(seat, target, PRODUCE) for target in bits(found))


def _can_copy(state: SettlersState, seat: int, card: int, effect: words.CopyProduction) -> bool:
    return bool(copyable(state, seat, card, effect.other))


RUNNERS[words.Plunder] = _plunder
NEEDS[words.Plunder] = _can_plunder
RUNNERS[words.Remove] = _remove
NEEDS[words.Remove] = _can_remove
RUNNERS[words.Block] = _block
NEEDS[words.Block] = _can_block
RUNNERS[words.TakeOver] = _capture
NEEDS[words.TakeOver] = _can_capture
RUNNERS[words.Reset] = _reset
NEEDS[words.Reset] = _can_reset
RUNNERS[words.CopyProduction] = _copy
NEEDS[words.CopyProduction] = _can_copy
