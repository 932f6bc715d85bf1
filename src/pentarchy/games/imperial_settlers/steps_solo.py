"""The virtual opponent of the solo game (section 12)."""

from __future__ import annotations

from pentarchy.games.imperial_settlers.goods import (
    CARD,
    FOOD,
    GOLD,
    POINT,
    RAZE,
    STONE,
    WOOD,
    WORKER,
)
from pentarchy.games.imperial_settlers.places import AmongCards
from pentarchy.games.imperial_settlers.state import SettlersState
from pentarchy.games.imperial_settlers.steps_draw import FromPile
from pentarchy.games.imperial_settlers.steps_leaving import lift
from pentarchy.kernel.actions import Action
from pentarchy.kernel.bits import bits
from pentarchy.kernel.messages import Event
from pentarchy.kernel.steps import Act, Log, Offer, Rule, Steps

RIVAL = 1
"""The side of the virtual opponent."""
TYPES = ("action", "feature", "production")
"""Rule 12.5: which type is hit first."""
DEALS = (CARD, RAZE, GOLD, POINT, STONE, WORKER, FOOD, WOOD)
"""Rule 12.8: which deal good is hit first among Japanese faction locations."""


class RivalTakes(Act, frozen=True):
    """Rule 12.2: a card of the offer becomes the opponent's location, by lot."""

    def run(self, state: SettlersState, log: Log) -> Steps:
        if not state.offer:
            return ()
        if state.offer & state.offer - 1:
            return (RivalPick(),)
        rival_gets(state, state.offer.bit_length() - 1, log)
        return ()


class RivalPick(FromPile, frozen=True):
    """Which of several it is."""

    def name(self, state: SettlersState) -> str:
        return f"rival/{state.round}"

    def cards(self, state: SettlersState) -> int:
        return state.offer

    def take(self, state: SettlersState, action: Action, log: Log) -> Steps:
        rival_gets(state, action.index, log)
        return ()


def rival_gets(state: SettlersState, card: int, log: Log) -> None:
    state.offer &= ~(1 << card)
    state.owned[RIVAL] |= 1 << card
    state.held[RIVAL] |= 1 << card
    _tell("event-rival-takes", state, card, log)


def _tell(event: str, state: SettlersState, card: int, log: Log) -> None:
    if log is not None:
        name = state.catalog.names[card]
        log.append(Event(event, -1, {"card": name}, (name,)))


# Attacks ------------------------------------------------------------------------------------


class OpenAttack(FromPile, frozen=True):
    """Rule 12.4: the next attack card is laid on top of the line."""

    def name(self, state: SettlersState) -> str:
        return f"attack/{state.drawn[-1]}"

    def cards(self, state: SettlersState) -> int:
        return state.pile & state.catalog.attacks

    def take(self, state: SettlersState, action: Action, log: Log) -> Steps:
        state.drawn[-1] += 1
        state.pile &= ~(1 << action.index)
        state.line = (action.index, *state.line)
        _tell("event-attack-card", state, action.index, log)
        return ()


class Attacks(Act, frozen=True):
    """Rule 12.5: his locations become trophies, then he attacks."""

    def run(self, state: SettlersState, log: Log) -> Steps:
        for card in bits(state.owned[RIVAL]):
            lift(state, card, log)
            state.trophies |= 1 << card
            _tell("event-trophy", state, card, log)
        count = state.game.components.numbers.attacks
        return (NextAttack(),) * count


class NextAttack(Act, frozen=True):
    """An attack, as long as there are attack cards."""

    def run(self, state: SettlersState, log: Log) -> Steps:
        if state.pile & state.catalog.attacks:
            return (OpenAttack(), Strike())
        return ()


class Strike(Act, frozen=True):
    """Rules 12.5 and 12.8: the top card with the first older one that makes a pair with it."""

    def run(self, state: SettlersState, log: Log) -> Steps:
        top, *older = state.line
        victims, partner = victims_of(state, attack_good(state, top), tuple(older))
        return _fall(state, victims, partner, log) if victims else ()


def victims_of(state: SettlersState, good: int, older: tuple[int, ...]) -> tuple[list[int], int]:
    """What an attack card with this good hits above these, and the card it makes a pair with.

    A common location and a faction location are hit by whichever pair comes first in the line,
    or, by the other reading of 13.12, faction locations by any pair of points before that.
    """
    own = state.owned[0]
    fields = {card: field_goods(state, card) for card in bits(own & state.catalog.common)}
    hit = {card: goods for card, goods in fields.items() if good in goods}
    own_faction = own & state.catalog.faction & state.catalog.razeable
    pairs = [card for card in older if own_faction and good == POINT == attack_good(state, card)]
    if pairs and state.options.faction_falls_first:
        return dearest_deal(state, own_faction), pairs[0]
    for partner in older:
        other = attack_good(state, partner)
        victims = [card for card, goods in hit.items() if other in _without(goods, good)]
        if victims:
            return dearest(state, victims), partner
        if partner in pairs:
            return dearest_deal(state, own_faction), partner
    return [], -1


def attack_good(state: SettlersState, card: int) -> int:
    return state.catalog.deal[card][0][0]


def field_goods(state: SettlersState, card: int) -> list[int]:
    """The goods of a raze field, one entry each."""
    return [good for good, count in state.catalog.raze[card] for _ in range(count)]


def _without(goods: list[int], good: int) -> list[int]:
    rest = goods[:]
    rest.remove(good)
    return rest


def dearest(state: SettlersState, cards: list[int]) -> list[int]:
    """Rule 12.5: by type, then by resources, then by stone; what is left is equal."""

    def order(card: int) -> tuple[int, int, int]:
        cost = state.catalog.cost[card]
        return (TYPES.index(state.catalog.cards[card].type), -sum(cost), -cost[STONE])

    first = min(order(card) for card in cards)
    return [card for card in cards if order(card) == first]


def dearest_deal(state: SettlersState, cards: int) -> list[int]:
    """Rule 12.8: by the good of the deal first."""

    def order(card: int) -> int:
        return DEALS.index(attack_good(state, card))

    listed = list(bits(cards))
    first = min(order(card) for card in listed)
    return dearest(state, [card for card in listed if order(card) == first])


def _fall(state: SettlersState, victims: list[int], partner: int, log: Log) -> Steps:
    """The two attack cards go under the line, the first target above the second."""
    top = state.line[0]
    rest = tuple(card for card in state.line if card not in (top, partner))
    state.line = (*rest, top, partner)
    if len(victims) > 1:
        return (ChooseVictim(0, tuple(victims)),)
    return fall(state, victims[0], log)


def fall(state: SettlersState, card: int, log: Log) -> Steps:
    """Rule 12.5: a location goes to the trophies, with nothing in return."""
    steps = lift(state, card, log)
    state.trophies |= 1 << card
    _tell("event-fall", state, card, log)
    return steps


def is_victim(state: SettlersState, step: ChooseVictim, mask: int) -> int:
    return mask & sum(1 << card for card in step.victims)


LOSE = Offer("lose", Rule("12.5", "why-not-victim", is_victim))


class ChooseVictim(AmongCards, frozen=True):
    """Rule 12.5: of equal locations the player chooses which is lost."""

    victims: tuple[int, ...]

    asks = "ask-lose"

    def offers(self, state: SettlersState) -> tuple[Offer, ...]:
        return (LOSE,)

    def take(self, state: SettlersState, action: Action, log: Log) -> Steps:
        return fall(state, action.index, log)
