"""Razing: cards from the hand, enemy locations, own ones (section 7)."""

from __future__ import annotations

from pentarchy.games.imperial_settlers import components as words
from pentarchy.games.imperial_settlers.effects import NEEDS, RUNNERS, gain
from pentarchy.games.imperial_settlers.goods import RAZE as TOKEN
from pentarchy.games.imperial_settlers.goods import Bundle
from pentarchy.games.imperial_settlers.places import AmongCards, of_side
from pentarchy.games.imperial_settlers.state import SettlersState
from pentarchy.games.imperial_settlers.steps_build import in_hand
from pentarchy.games.imperial_settlers.steps_draw import HAND, PACK, discard
from pentarchy.games.imperial_settlers.steps_leaving import lift
from pentarchy.games.imperial_settlers.steps_production import OfferSwap
from pentarchy.kernel.actions import Action
from pentarchy.kernel.bits import bits
from pentarchy.kernel.messages import Arg, Event
from pentarchy.kernel.steps import Decision, Log, Offer, Rule, Steps

# What can be razed --------------------------------------------------------------------------


def has_field(state: SettlersState, step: Decision, mask: int) -> int:
    return mask & state.catalog.razeable


def one_token(state: SettlersState, step: Decision, mask: int) -> int:
    enough = state.has(step.seat, TOKEN) >= state.game.components.numbers.raze_hand
    return mask if enough else 0


def peace(state: SettlersState, step: Decision, mask: int) -> int:
    return 0 if state.options.peaceful else mask


def of_another(state: SettlersState, step: Decision, mask: int) -> int:
    others = 0
    for side in range(state.sides):
        if side != step.seat:
            others |= state.held[side]
    return mask & others


def of_enemy(state: SettlersState, step: Decision, mask: int) -> int:
    return mask & state.enemy_places(step.seat)


def raze_price(state: SettlersState, card: int) -> int:
    """Rule 7.3: one more token against a shield or samurai."""
    numbers = state.game.components.numbers
    protected = (state.shields | state.samurai) >> card & 1
    return numbers.raze_enemy + numbers.protection * protected


def enough_tokens(state: SettlersState, step: Decision, mask: int) -> int:
    tokens = state.has(step.seat, TOKEN)
    numbers = state.game.components.numbers
    if tokens < numbers.raze_enemy:
        return 0
    if tokens < numbers.raze_enemy + numbers.protection:
        return mask & ~(state.shields | state.samurai)
    return mask


# An enemy is another player, so 4.2 implies 7.2.
OF_ANOTHER = Rule("7.2", "why-not-another", of_another).explaining()
NOT_PASSED = Rule("4.2", "why-passed", of_enemy)
FIELD = Rule("7.4", "why-no-field", has_field)
ENOUGH = Rule("7.3", "why-few-tokens", enough_tokens)

RAZE = Offer(
    "raze",
    Rule("5.1", "why-not-in-hand", in_hand),
    Rule("7.4", "why-no-field", has_field),
    Rule("7.1", "why-few-tokens", one_token),
)
ATTACK = Offer("attack", Rule("7.6", "why-peaceful", peace), OF_ANOTHER, NOT_PASSED, FIELD, ENOUGH)
ATTACK_BY_CARD = Offer("attack", OF_ANOTHER, NOT_PASSED, FIELD, ENOUGH)
ATTACK_FREELY = Offer("attack", OF_ANOTHER, NOT_PASSED, FIELD)


# What happens -------------------------------------------------------------------------------


def raze_from_hand(state: SettlersState, seat: int, card: int, log: Log, to: str = HAND) -> Steps:
    """Rule 7.1: gain the field; the card is discarded."""
    state.add(seat, TOKEN, -state.game.components.numbers.raze_hand)
    state.from_hand(seat, card, log)
    state.discards |= 1 << card
    if log is not None:
        name = state.catalog.names[card]
        log.append(Event("event-raze-hand", seat, {"card": name}, (name,)))
    return (*gain(state, seat, state.catalog.raze[card], log, to), *razed(state, seat, log))


def pay_and_raze(state: SettlersState, seat: int, card: int, log: Log, to: str = HAND) -> Steps:
    """Rule 7.3: pay the tokens and raze an enemy location."""
    state.add(seat, TOKEN, -raze_price(state, card))
    return raze_location(state, seat, card, log, to)


def raze_location(state: SettlersState, seat: int, card: int, log: Log, to: str = HAND) -> Steps:
    """Rule 7.5: gain the field; a common location becomes its owner's foundation, and who has
    it gets the wood; another goes to the discards, as all of the virtual opponent's do."""
    catalog = state.catalog
    holder, owner = state.holder(card), state.owner(card)
    name = catalog.names[card]
    if log is not None:
        own = holder == seat
        args: dict[str, Arg] = {"card": name, "owner": of_side(state, holder)}
        log.append(Event("event-raze-own" if own else "event-raze", seat, args, (name,)))
    ended = lift(state, card, log)
    gained = gain(state, seat, catalog.raze[card], log, to)
    if catalog.common >> card & 1 and owner < state.seats:
        state.foundations[owner] |= 1 << card
        if log is not None:
            log.append(Event("event-foundation", owner, {"card": name}, (name,)))
        gain(state, holder, catalog.foundation, log)
    else:
        discard(state, -1, card, log)
    return (*ended, *gained, *razed(state, seat, log))


def razed(state: SettlersState, seat: int, log: Log) -> Steps:
    """Rule 7.7: features that pay for any raze of one's own."""
    steps: Steps = ()
    for card in bits(state.held[seat] & state.catalog.on_raze):
        steps += gain(state, seat, state.catalog.bundle(state.catalog.cards[card].on_raze), log)
    return steps


# By the action of a location ----------------------------------------------------------------


def own_common(state: SettlersState, step: Decision, mask: int) -> int:
    return mask & state.held[step.seat] & state.catalog.common


DEMOLISH = Offer("demolish", Rule("8.7", "why-not-own-common", own_common), FIELD)


class Demolish(AmongCards, frozen=True):
    """Rule 8.7: an own common location is razed."""

    asks = "ask-demolish"

    def offers(self, state: SettlersState) -> tuple[Offer, ...]:
        return (DEMOLISH,)

    def take(self, state: SettlersState, action: Action, log: Log) -> Steps:
        return raze_location(state, self.seat, action.index, log)


class Charge(AmongCards, frozen=True):
    """Rule 8.6: an enemy location is razed, whatever protects it."""

    asks = "ask-charge"

    def offers(self, state: SettlersState) -> tuple[Offer, ...]:
        return (ATTACK_FREELY,)

    def take(self, state: SettlersState, action: Action, log: Log) -> Steps:
        return raze_location(state, self.seat, action.index, log)


class RazeAny(AmongCards, frozen=True):
    """Rule 8.8: a card or an enemy location at the usual price; goods may go for points."""

    rate: int

    asks = "ask-raze-any"

    def about(self, state: SettlersState) -> dict[str, Arg]:
        return {"points": self.rate}

    def offers(self, state: SettlersState) -> tuple[Offer, ...]:
        return (RAZE, ATTACK_BY_CARD)

    def take(self, state: SettlersState, action: Action, log: Log) -> Steps:
        field: Bundle = state.catalog.raze[action.index]
        do = raze_from_hand if action.verb == "raze" else pay_and_raze
        steps = do(state, self.seat, action.index, log, PACK)
        return (*steps, OfferSwap(self.seat, field, self.rate))


def _demolish(state: SettlersState, seat: int, card: int, effect: words.RazeOwn, log: Log) -> Steps:
    return (Demolish(seat),)


def _can_demolish(state: SettlersState, seat: int, card: int, effect: words.RazeOwn) -> bool:
    return bool(state.held[seat] & state.catalog.common & state.catalog.razeable)


def _charge(state: SettlersState, seat: int, card: int, effect: words.RazeEnemy, log: Log) -> Steps:
    return (Charge(seat),)


def _can_charge(state: SettlersState, seat: int, card: int, effect: words.RazeEnemy) -> bool:
    return bool(state.enemy_places(seat) & state.catalog.razeable)


def _raze_any(state: SettlersState, seat: int, card: int, effect: words.RazeAny, log: Log) -> Steps:
    return (RazeAny(seat, effect.swap),)


def _can_raze_any(state: SettlersState, seat: int, card: int, effect: words.RazeAny) -> bool:
    step = RazeAny(seat, effect.swap)
    full = state.game.all_cards
    return any(offer.allowed(state, step, full) for offer in step.offers(state))


RUNNERS[words.RazeOwn] = _demolish
NEEDS[words.RazeOwn] = _can_demolish
RUNNERS[words.RazeEnemy] = _charge
NEEDS[words.RazeEnemy] = _can_charge
RUNNERS[words.RazeAny] = _raze_any
NEEDS[words.RazeAny] = _can_raze_any
