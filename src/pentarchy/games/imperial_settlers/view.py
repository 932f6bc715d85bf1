"""What a seat may know of a game of Imperial Settlers."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

import msgspec

from pentarchy.games.imperial_settlers import scoring
from pentarchy.games.imperial_settlers.catalog import Catalog
from pentarchy.games.imperial_settlers.goods import NAMES, SUPPLY
from pentarchy.games.imperial_settlers.outlook import (
    Crumb,
    Phase,
    Threat,
    keeps_of,
    missing,
    stand_of,
    threats_of,
)
from pentarchy.games.imperial_settlers.sheet import Sheet
from pentarchy.games.imperial_settlers.state import NONE, SettlersOptions, SettlersState
from pentarchy.kernel.bits import bits, mask_of
from pentarchy.kernel.kept import Kept
from pentarchy.kernel.view import View, shared

DECKS = ("common", "faction")


class CardSeen(msgspec.Struct, frozen=True):
    """A card in a hand or pack, from where the viewer sits."""

    card: str | None
    """None if the viewer does not know it."""
    deck: str
    batch: int
    """From which shuffle of the common deck it is."""
    known: tuple[int, ...]
    """The other seats that have passed it on and so know it."""
    open: bool
    """Whether everybody saw it taken."""


class Place(msgspec.Struct, frozen=True):
    """A location on the table."""

    card: str
    uses: int = 0
    blocked: bool = False
    shield: bool = False
    samurai: bool = False
    owner: int | None = None
    """In whose empire it stands, if it is taken over."""
    tucked: tuple[str, ...] = ()
    banked: int = 0
    stored: dict[str, int] = {}
    """Goods of the holder's that it keeps: they are counted among the player's goods too."""
    price: int = 0
    """Raze tokens that razing it takes; 0 if it has no raze field."""


class PlayerSeen(msgspec.Struct, frozen=True):
    """What lies in front of a player, and the hand as far as it is known."""

    faction: str | None
    points: int
    passed: bool
    goods: dict[str, int]
    hand: tuple[CardSeen, ...]
    pack: tuple[CardSeen, ...]
    locations: tuple[Place, ...]
    foundations: tuple[str, ...]
    deals: tuple[str, ...]
    routes: tuple[str, ...]
    """The enemy locations with which there are trade routes."""
    markers: int
    deck: int
    """How many cards of the faction deck can be drawn."""
    exchanged: int
    keeps: tuple[str, ...]
    """The goods that stay in Cleanup."""


class Solo(msgspec.Struct, frozen=True):
    """The virtual opponent."""

    locations: tuple[Place, ...]
    line: tuple[str, ...]
    """The open attack cards, newest first."""
    trophies: tuple[str, ...]
    attacks: int
    """How many attack cards are left face down."""
    won: bool
    rank: str
    threats: tuple[Threat, ...]
    """What the next attack would hit, by the good it may show."""


class SettlersView(View, frozen=True, kw_only=True):
    """The whole table, with the faces of those cards that the viewer knows."""

    helps = ("missing",)

    sheet: Sheet
    options: SettlersOptions
    phase: Phase
    trail: tuple[Crumb, ...]
    missing: dict[str, dict[str, int]]
    """What the viewer lacks for cards in the hand and own action locations."""
    round: int
    first: int
    players: tuple[PlayerSeen, ...]
    offer: tuple[str, ...]
    discards: tuple[str, ...]
    deck: int
    """How many cards are left in the common deck."""
    drawn: tuple[int, ...]
    older: tuple[tuple[str, ...], ...]
    """The unknown common cards of used-up shuffles: they must be in hands."""
    solo: Solo | None


def view_of(state: SettlersState, seat: int | None) -> SettlersView:
    """The view of one seat, or of a spectator."""
    return _view(state, seat, {} if seat is None else missing(state, seat))


def glance_of(state: SettlersState, seat: int | None) -> SettlersView:
    """The same without what it helps with."""
    return _view(state, seat, {})


def _view(state: SettlersState, seat: int | None, lacks: dict[str, dict[str, int]]) -> SettlersView:
    known = state.known_to(seat)
    stand = stand_of(state)
    return SettlersView(
        **shared(state, seat),
        sheet=state.game.sheet,
        options=state.options,
        phase=stand.phase,
        trail=stand.trail,
        missing=lacks,
        players=tuple([_player(state, other, known) for other in range(state.seats)]),
        offer=_names(state, state.offer),
        discards=_names(state, state.discards),
        deck=(state.pile & state.catalog.common).bit_count(),
        older=tuple(_names(state, cards & ~known) for cards in state.older),
        solo=_solo(state) if state.solo else None,
    )


def _names(state: SettlersState, cards: int) -> tuple[str, ...]:
    return _named(state.catalog, cards) if cards else ()


@lru_cache(maxsize=1 << 11)
def _named(catalog: Catalog, cards: int) -> tuple[str, ...]:
    """Most piles and rows are as they were in the view before."""
    return tuple([catalog.names[card] for card in bits(cards)])


@lru_cache(maxsize=1 << 10)
def _goods(supply: tuple[int, ...]) -> dict[str, int]:
    return dict(zip(NAMES, supply, strict=False))


_HANDS: Kept[tuple[object, ...], tuple[CardSeen, ...]] = Kept(1 << 10)


def _player(state: SettlersState, seat: int, known: int) -> PlayerSeen:
    faction = state.factions[seat]
    base = seat * SUPPLY
    return PlayerSeen(
        faction=None
        if faction == NONE
        else f"faction:{state.game.components.faction[faction].key}",
        points=state.points[seat],
        passed=bool(state.passed >> seat & 1),
        goods=_goods(tuple(state.supply[base : base + SUPPLY])),
        hand=_hand(state, seat, known),
        pack=_pack(state, seat, known),
        locations=_places(state, seat),
        foundations=_names(state, state.foundations[seat]),
        deals=_names(state, state.deals[seat]),
        routes=tuple(state.catalog.names[card] for owner, card in state.routes if owner == seat),
        markers=state.markers[seat],
        deck=0 if faction == NONE else state.left_in(1 + faction),
        exchanged=state.exchanged[seat],
        keeps=keeps_of(state, seat),
    )


Shown: TypeAlias = "list[tuple[int, int]]"
"""Seats, each with the cards that it passed on and so knows."""


def _passed_on(state: SettlersState, holder: int) -> Shown:
    return [(seat, seen) for seat, seen in enumerate(state.glimpsed) if seen and seat != holder]


def _seen(state: SettlersState, card: int, known: int, shown: Shown) -> CardSeen:
    bit = 1 << card
    common = state.catalog.common & bit
    batch = len(state.older) if common else 0
    for n, cards in enumerate(state.older):
        if cards & bit:
            batch = n
            break
    passed = tuple([seat for seat, seen in shown if seen & bit]) if shown else ()
    name = state.catalog.names[card] if known & bit else None
    return _card(name, DECKS[0] if common else DECKS[1], batch, passed, state.shown & bit != 0)


@lru_cache(maxsize=1 << 12)
def _card(name: str | None, deck: str, batch: int, known: tuple[int, ...], shown: bool) -> CardSeen:
    """The same cards are seen in view after view."""
    return CardSeen(name, deck, batch, known, shown)


def _pack(state: SettlersState, holder: int, known: int) -> tuple[CardSeen, ...]:
    pack = state.packs[holder]
    if not pack:
        return ()
    shown = _passed_on(state, holder)
    return tuple([_seen(state, card, known, shown) for card in pack])


def _hand(state: SettlersState, holder: int, known: int) -> tuple[CardSeen, ...]:
    hand = state.hands[holder]
    key = (
        state.catalog, holder, hand, known & hand, state.shown & hand, state.older,
        tuple(state.glimpsed),
    )  # fmt: skip
    found = _HANDS.get(key)
    return _HANDS.keep(key, _sorted(state, holder, known)) if found is None else found


def _sorted(state: SettlersState, holder: int, known: int) -> tuple[CardSeen, ...]:
    """What is not known comes last, in an order that tells nothing."""
    hand, shown = state.hands[holder], _passed_on(state, holder)
    found = [_seen(state, card, known, shown) for card in bits(hand & known)]
    found.sort(key=_name)
    if hidden := hand & ~known:
        unknown = [_seen(state, card, known, shown) for card in bits(hidden)]
        found += sorted(unknown, key=_hidden_order)
    return tuple(found)


def _name(seen: CardSeen) -> str:
    return seen.card or ""


def _hidden_order(seen: CardSeen) -> tuple[str, int, tuple[int, ...]]:
    return seen.deck, seen.batch, seen.known


def _places(state: SettlersState, side: int) -> tuple[Place, ...]:
    held = state.held[side]
    lent = state.lent & held
    numbers = state.game.components.numbers
    return _lying(
        state.catalog,
        held,
        (state.once & held, state.twice & held, state.blocked & held),
        (state.shields & held, state.samurai & held),
        (numbers.raze_enemy, numbers.protection),
        tuple([(card, state.owner(card)) for card in bits(lent)]) if lent else (),
        tuple([pile for pile in state.tucked if held >> pile[0] & 1]),
        tuple([pile for pile in state.banked if held >> pile[0] & 1]),
        tuple([lies for lies in state.stored if held >> lies[0] & 1]),
    )


@lru_cache(maxsize=1 << 11)
def _lying(
    catalog: Catalog,
    held: int,
    used: tuple[int, int, int],
    guarded: tuple[int, int],
    prices: tuple[int, int],
    lent: tuple[tuple[int, int], ...],
    tucked: tuple[tuple[int, int], ...],
    banked: tuple[tuple[int, int], ...],
    stored: tuple[tuple[int, int, int], ...],
) -> tuple[Place, ...]:
    """Most empires are as they were in the view before, and everybody sees them alike."""
    once, twice, blocked = used
    shields, samurai = guarded
    owners, under, bank = dict(lent), dict(tucked), dict(banked)
    marked = once | twice | blocked | shields | samurai
    marked |= mask_of([*owners, *under, *bank, *(at for at, _, _ in stored)])
    return tuple(
        [
            Place(
                card=catalog.names[card],
                uses=(once >> card & 1) + (twice >> card & 1),
                blocked=bool(blocked >> card & 1),
                shield=bool(shields >> card & 1),
                samurai=bool(samurai >> card & 1),
                owner=owners.get(card),
                tucked=_named(catalog, under.get(card, 0)),
                banked=bank.get(card, 0),
                stored={NAMES[good]: count for at, good, count in stored if at == card},
                price=_price(catalog, card, prices, shields | samurai),
            )
            if marked >> card & 1
            else _bare(catalog.names[card], _price(catalog, card, prices, 0))
            for card in bits(held)
        ]
    )


@lru_cache(maxsize=1 << 10)
def _bare(card: str, price: int) -> Place:
    """A location with nothing on it, as most are."""
    return Place(card=card, price=price)


def _price(catalog: Catalog, card: int, prices: tuple[int, int], guarded: int) -> int:
    """As `raze_price` has it; 0 for what cannot be razed."""
    return (prices[0] + prices[1] * (guarded >> card & 1)) * (catalog.razeable >> card & 1)


def _solo(state: SettlersState) -> Solo:
    return Solo(
        locations=_places(state, 1),
        line=tuple(state.catalog.names[card] for card in state.line),
        trophies=_names(state, state.trophies),
        attacks=(state.pile & state.catalog.attacks).bit_count(),
        won=scoring.solo_won(state),
        rank=f"rank:{scoring.rank(state)}",
        threats=threats_of(state),
    )
