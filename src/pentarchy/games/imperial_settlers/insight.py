"""What a player of Imperial Settlers should value, as a sum of named terms in points."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from pentarchy.games.imperial_settlers import components as words
from pentarchy.games.imperial_settlers import scoring
from pentarchy.games.imperial_settlers.catalog import Catalog
from pentarchy.games.imperial_settlers.goods import SHIELD, SUPPLY, Bundle, bundle
from pentarchy.games.imperial_settlers.steps_cleanup import kept
from pentarchy.games.imperial_settlers.steps_draw import ChooseDeck, Draw, GainCard
from pentarchy.kernel.bits import bits

if TYPE_CHECKING:
    from pentarchy.games.imperial_settlers.state import SettlersState

GOODS = (0.42, 0.48, 0.42, 0.5, 0.22, 0.4, 0.02, 1.0, 0.35, 0.35, 0.4)
"""What a good is worth as long as it can still be used, by its number."""
ODD_ACTION = 0.8
"""A use of an action that does more than pay goods."""
FEATURE = 1.5
"""What a feature that pays on occasion brings over a game."""
PRODUCE = 1.5
"""How much more a good in every round to come counts than the same good now."""
ACTIONS = 0.7
"""How much of the actions of later rounds there will be goods for."""
PLAN = 0.7
"""How much of what the best cards in the hand would bring counts as far as they are paid for."""
FOUNDATION = 0.5
HAND = (0.5, 0.7)
"""A common card and a faction card in the hand."""
ENOUGH = 3
"""Of more of a kind than this each counts half."""
RIVAL = 0.3
"""How much of a rival's points counts against one's own."""
AHEAD = 2.0
"""Alone: a faction location ahead of the trophies, up to three of them."""


def terms(state: SettlersState, seat: int) -> dict[str, float]:
    """Points as they stand, and what empire, supply and hand promise for the rest of the game."""
    rounds = state.game.components.numbers.rounds - state.round
    worth = worths(state.catalog)
    own = state.held[seat]
    found = {
        "track": float(state.points[seat]),
        "locations": float(state.scores()[seat] - state.points[seat]),
        "production": PRODUCE * rounds * _produced(state, seat, worth),
        "actions": _actions(state, seat, worth, rounds),
        "goods": _goods(state, seat, rounds),
        "hand": _hand(state, seat) * (1.0 if rounds else 0.5),
        "rivals": -RIVAL * _rivals(state, seat, worth, rounds),
    }
    if not state.passed >> seat & 1:
        found["plan"] = PLAN * _plan(state, seat, worth, rounds)
    found["actions"] += FEATURE * rounds / 4 * (own & worth.features).bit_count()
    if rounds:
        found["locations"] += FOUNDATION * state.foundations[seat].bit_count()
    if state.solo:
        lead = scoring.faction_standing(state) - state.trophies.bit_count() - 2 * rounds
        found["safety"] = AHEAD * min(lead, 3)
    return found


class Worths:
    """For every card what it brings each round and what a use of its action is worth."""

    def __init__(self, catalog: Catalog) -> None:
        self.produce = tuple(_effects(card.produce) for card in catalog.cards)
        self.action = tuple(_action(card.action) for card in catalog.cards)
        self.deal = tuple(value(goods) for goods in catalog.deal)
        self.features = (
            catalog.on_build | catalog.on_raze | catalog.on_deal | catalog.on_points
            | catalog.on_exchange | catalog.swaps_deals | catalog.stores
        )  # fmt: skip


@lru_cache(maxsize=16)
def worths(catalog: Catalog) -> Worths:
    return Worths(catalog)


def value(goods: Bundle) -> float:
    return sum(GOODS[good] * count for good, count in goods)


def _effects(effects: tuple[words.Effects, ...]) -> float:
    total = 0.0
    for effect in effects:
        if isinstance(effect, words.Gain):
            total += value(bundle(effect.goods))
        elif isinstance(effect, words.Per | words.PerSamurai):
            total += 1.5 * value(bundle(effect.good))
        elif isinstance(effect, words.Choose):
            total += max(value(bundle(text)) for text in effect.options)
        else:
            total += ODD_ACTION
    return total


def _action(action: words.CardAction | None) -> float:
    if action is None:
        return 0.0
    price = value(bundle(action.cost)) + 0.4 * action.any + 0.4 * bool(action.discard)
    return max(0.15, _effects(action.effects) - price) * action.uses


def _produced(state: SettlersState, seat: int, worth: Worths) -> float:
    """What deals and production locations bring in a round."""
    total = sum(worth.deal[card] for card in bits(state.deals[seat]))
    total += sum(worth.deal[card] for owner, card in state.routes if owner == seat)
    return total + sum(
        worth.produce[card] for card in bits(state.owned[seat] & state.catalog.production)
    )


def _actions(state: SettlersState, seat: int, worth: Worths, rounds: int) -> float:
    """Actions of the rounds to come, and those of this one that are not used yet; after the
    first few there will not be goods for all."""
    own = state.held[seat] & state.catalog.action
    each = sorted((worth.action[card] for card in bits(own)), reverse=True)
    later = sum(amount / (1 + place / 3) for place, amount in enumerate(each))
    now = 0.0
    if not state.passed >> seat & 1:
        ready = own & ~state.exhausted() & ~state.blocked
        now = 0.3 * sum(worth.action[card] for card in bits(ready))
    return ACTIONS * rounds * later + now


def _goods(state: SettlersState, seat: int, rounds: int) -> float:
    """What can still be used: all of it before the pass, after it what is kept."""
    base = seat * SUPPLY
    supply = state.supply[base : base + SUPPLY]
    if state.passed >> seat & 1:
        keeps = kept(state, seat) if rounds else set()
        return sum(GOODS[good] * supply[good] for good in keeps if good < SHIELD)
    return sum(
        worth * (count if count < ENOUGH else ENOUGH + (count - ENOUGH) / 2)
        for worth, count in zip(GOODS, supply, strict=False)
    )


def _hand(state: SettlersState, seat: int) -> float:
    """Cards in the hand and those still to be drawn."""
    common = (state.hands[seat] & state.catalog.common).bit_count()
    faction = (state.hands[seat] & state.catalog.faction).bit_count()
    total = HAND[0] * common + HAND[1] * faction + HAND[0] * len(state.packs[seat])
    for step in state.agenda:
        if isinstance(step, Draw | GainCard | ChooseDeck) and step.seat == seat:
            total += HAND[1]
    return total


def _plan(state: SettlersState, seat: int, worth: Worths, rounds: int) -> float:
    """The two best cards in the hand, as far as the supply covers their cost."""
    catalog = state.catalog
    base = seat * SUPPLY
    wood, stone, food, gold = state.supply[base : base + 4]
    spare = bool(state.foundations[seat] or state.owned[seat])
    best = second = 0.0
    for card in bits(state.hands[seat]):
        need = catalog.cost[card]
        total = need[0] + need[1] + need[2]
        have = min(wood, need[0]) + min(stone, need[1]) + min(food, need[2])
        cover = min(total, have + gold) / total if total else 1.0
        if catalog.needs_location >> card & 1 and not spare:
            cover *= 0.3
        brings = (2.0 if catalog.faction >> card & 1 else 1.0) + rounds * (
            worth.produce[card] + ACTIONS * worth.action[card]
        )
        amount = brings * cover * cover
        if amount > best:
            best, second = amount, best
        elif amount > second:
            second = amount
    return best + second / 2


def _rivals(state: SettlersState, seat: int, worth: Worths, rounds: int) -> float:
    """The others' points and production, on average."""
    others = [other for other in range(state.seats) if other != seat]
    if not others:
        return 0.0
    total = 0.0
    for other in others:
        standing = state.owned[other]
        total += state.points[other] + (standing & state.catalog.common).bit_count()
        total += 2 * (standing & state.catalog.faction).bit_count()
        total += rounds * _produced(state, other, worth)
    return total / len(others)
