"""Production: goods from the board, the deals and the production locations (section 3)."""

from __future__ import annotations

from pentarchy.games.imperial_settlers import components as words
from pentarchy.games.imperial_settlers.effects import (
    PRODUCE,
    Effects,
    effects_of,
    gain,
    in_one_line,
    score,
)
from pentarchy.games.imperial_settlers.goods import POINT, SUPPLY, Bundle, thing
from pentarchy.games.imperial_settlers.places import AmongCards
from pentarchy.games.imperial_settlers.state import SettlersState
from pentarchy.games.imperial_settlers.steps_draw import HAND, PACK, discard, empty_pack
from pentarchy.kernel.actions import Action
from pentarchy.kernel.bits import bits, mask_of
from pentarchy.kernel.messages import Arg, Event
from pentarchy.kernel.steps import Act, Log, Offer, Rule, Steps


class Production(Act, frozen=True):
    """Rule 3.1: from the first player on, clockwise."""

    def run(self, state: SettlersState, log: Log) -> Steps:
        return tuple(
            Produce((state.first + n) % state.seats, part)
            for n in range(state.seats)
            for part in ("board", "deals", "locations")
        )


class Produce(Act, frozen=True):
    """Rules 3.1 to 3.3: one source of a seat's goods."""

    seat: int
    source: str

    def run(self, state: SettlersState, log: Log) -> Steps:
        catalog = state.catalog
        if self.source == "board":
            faction = state.factions[self.seat]
            produced, _ = catalog.factions[faction]
            board = f"faction:{state.game.components.faction[faction].key}"
            return in_one_line(
                self.seat, board, log, lambda told: gain(state, self.seat, produced, told)
            )
        if self.source == "deals":
            return _deals(state, self.seat, log)
        own = state.held[self.seat] & catalog.production
        fixed = [Effects(self.seat, card, PRODUCE) for card in bits(own & ~catalog.unsettled)]
        return (*fixed, ProduceRest(self.seat, tuple(bits(own & catalog.unsettled))))


def deal_goods(state: SettlersState, seat: int) -> Bundle:
    """Rule 3.2: what all deals of a seat bring, trade routes included."""
    counts: dict[int, int] = {}
    routes = [card for owner, card in state.routes if owner == seat]
    for card in (*bits(state.deals[seat]), *routes):
        for good, count in state.catalog.deal[card]:
            counts[good] = counts.get(good, 0) + count
    return tuple(sorted(counts.items()))


def _deals(state: SettlersState, seat: int, log: Log) -> Steps:
    goods = deal_goods(state, seat)
    if not goods:
        return ()
    schools = state.held[seat] & state.catalog.swaps_deals
    to = PACK if schools else HAND
    gained = in_one_line(seat, "deals", log, lambda told: gain(state, seat, goods, told, to))
    if not schools:
        return gained
    rate = max(state.catalog.cards[card].swap_deals for card in bits(schools))
    return (*gained, OfferSwap(seat, goods, rate))


# The order of production locations ---------------------------------------------------------


class ProduceRest(Act, frozen=True):
    """Rule 3.3: the locations that draw or ask; the order of all others makes no difference."""

    seat: int
    cards: tuple[int, ...]

    def run(self, state: SettlersState, log: Log) -> Steps:
        if order_matters(state, self.seat, self.cards):
            return (ChooseProducer(self.seat, self.cards),)
        return tuple(Effects(self.seat, card, PRODUCE) for card in self.cards)


def order_matters(state: SettlersState, seat: int, cards: tuple[int, ...]) -> bool:
    """A drawn card may tell what to choose at another location, so one of them has to draw and
    another has to be of another kind. Without a draw all that can be chosen is known before."""
    draws = any(state.catalog.draws >> card & 1 for card in cards)
    return draws and len({_kind(state, seat, card) for card in cards}) > 1


def _kind(state: SettlersState, seat: int, card: int) -> tuple[words.Effects, ...]:
    """What a location produces; one that copies counts as the only kind it can copy."""
    effects = effects_of(state, card, PRODUCE)
    copies = [effect for effect in effects if isinstance(effect, words.CopyProduction)]
    if copies:
        targets = bits(copyable(state, seat, card, copies[0].other))
        kinds = {effects_of(state, target, PRODUCE) for target in targets}
        if len(kinds) == 1:
            return kinds.pop()
    return effects


def copyable(state: SettlersState, seat: int, card: int, other: bool) -> int:
    """Rule 8.17: own production locations; not the card itself where it says so."""
    mask = state.held[seat] & state.catalog.production
    if other:
        mask &= ~(1 << card)
    if not state.options.copy_chains:
        for target in bits(mask):
            if any(isinstance(e, words.CopyProduction) for e in effects_of(state, target, PRODUCE)):
                mask &= ~(1 << target)
    return mask


def left_to_produce(state: SettlersState, step: ChooseProducer, mask: int) -> int:
    return mask & mask_of(step.cards)


NEXT = Offer("produce", Rule("3.3", "why-not-producing", left_to_produce))


class ChooseProducer(AmongCards, frozen=True):
    """Rule 3.3: the location that produces next."""

    cards: tuple[int, ...]

    asks = "ask-produce"

    def offers(self, state: SettlersState) -> tuple[Offer, ...]:
        return (NEXT,)

    def take(self, state: SettlersState, action: Action, log: Log) -> Steps:
        rest = tuple(card for card in self.cards if card != action.index)
        return (Effects(self.seat, action.index, PRODUCE), ProduceRest(self.seat, rest))


# Giving goods back for points ---------------------------------------------------------------


class OfferSwap(Act, frozen=True):
    """Goods have just been gained; some may be given back for points (rules 3.4 and 8.8)."""

    seat: int
    goods: Bundle
    rate: int

    def run(self, state: SettlersState, log: Log) -> Steps:
        if swappable(state, self) or swappable_cards(state, self):
            return (Swap(self.seat, self.goods, self.rate),)
        empty_pack(state, self.seat)
        return ()


def swappable(state: SettlersState, step: OfferSwap | Swap) -> int:
    """The goods that may still be given back: a point only for more than one."""
    mask = 0
    for good, count in step.goods:
        if not count or good > POINT:
            continue
        if good == POINT and (step.rate < 2 or not state.options.swap_any):
            continue
        mask |= 1 << good
    return mask


def swappable_cards(state: SettlersState, step: OfferSwap | Swap) -> int:
    if step.rate > 1 and not state.options.swap_any:
        return 0
    mask = 0
    for card in state.packs[step.seat]:
        mask |= 1 << card
    return mask


def just_gained(state: SettlersState, step: Swap, mask: int) -> int:
    return mask & swappable(state, step)


def just_drawn(state: SettlersState, step: Swap, mask: int) -> int:
    return mask & swappable_cards(state, step)


SWAP = Offer("swap", Rule("3.4", "why-not-just-gained", just_gained))
RETURN = Offer("return", Rule("3.4", "why-not-just-gained", just_drawn))
DONE = Offer("done")


class Swap(AmongCards, frozen=True):
    """Give back a good just gained for points, or stop."""

    goods: Bundle
    rate: int

    asks = "ask-swap"

    def about(self, state: SettlersState) -> dict[str, Arg]:
        return {"points": self.rate}

    def offers(self, state: SettlersState) -> tuple[Offer, ...]:
        return (SWAP, RETURN, DONE)

    def take(self, state: SettlersState, action: Action, log: Log) -> Steps:
        if action.verb == "done":
            empty_pack(state, self.seat)
            return ()
        goods = self.goods
        if action.verb == "return":
            pack = state.packs[self.seat]
            state.packs[self.seat] = tuple(card for card in pack if card != action.index)
            state.reveal(action.index, log)
            state.forget(action.index)
            discard(state, self.seat, action.index, log)
        else:
            good = action.index
            goods = tuple((g, count - (g == good)) for g, count in goods)
            if good < SUPPLY:
                state.add(self.seat, good, -1)
            else:
                state.points[self.seat] -= 1
            if log is not None:
                log.append(Event("event-give-back", self.seat, {"good": thing(good)}))
        score(state, self.seat, self.rate, log)
        return (OfferSwap(self.seat, goods, self.rate),)
