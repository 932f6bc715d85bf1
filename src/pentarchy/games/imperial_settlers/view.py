"""What a seat may know of a game of Imperial Settlers."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from pentarchy.games.imperial_settlers import scoring
from pentarchy.games.imperial_settlers.goods import NAMES, SUPPLY
from pentarchy.games.imperial_settlers.outlook import (
    Crumb,
    Phase,
    Threat,
    keeps_of,
    missing,
    phase_of,
    threats_of,
    trail_of,
)
from pentarchy.games.imperial_settlers.sheet import Sheet
from pentarchy.games.imperial_settlers.state import NONE, SettlersOptions, SettlersState
from pentarchy.games.imperial_settlers.steps_raze import raze_price
from pentarchy.kernel.bits import bits
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
    known = state.known_to(seat)
    return SettlersView(
        **shared(state, seat),
        sheet=state.game.sheet,
        options=state.options,
        phase=phase_of(state),
        trail=trail_of(state),
        missing={} if seat is None else missing(state, seat),
        players=tuple(_player(state, other, known) for other in range(state.seats)),
        offer=_names(state, state.offer),
        discards=_names(state, state.discards),
        deck=(state.pile & state.catalog.common).bit_count(),
        older=tuple(_names(state, cards & ~known) for cards in state.older),
        solo=_solo(state) if state.solo else None,
    )


def _names(state: SettlersState, cards: int) -> tuple[str, ...]:
    return tuple(state.catalog.names[card] for card in bits(cards))


def _player(state: SettlersState, seat: int, known: int) -> PlayerSeen:
    faction = state.factions[seat]
    base = seat * SUPPLY
    return PlayerSeen(
        faction=None
        if faction == NONE
        else f"faction:{state.game.components.faction[faction].key}",
        points=state.points[seat],
        passed=bool(state.passed >> seat & 1),
        goods={NAMES[good]: state.supply[base + good] for good in range(SUPPLY)},
        hand=_sorted_hand(_seen(state, card, known, seat) for card in bits(state.hands[seat])),
        pack=tuple(_seen(state, card, known, seat) for card in state.packs[seat]),
        locations=_places(state, seat),
        foundations=_names(state, state.foundations[seat]),
        deals=_names(state, state.deals[seat]),
        routes=tuple(state.catalog.names[card] for owner, card in state.routes if owner == seat),
        markers=state.markers[seat],
        deck=0 if faction == NONE else state.left_in(1 + faction),
        exchanged=state.exchanged[seat],
        keeps=keeps_of(state, seat),
    )


def _seen(state: SettlersState, card: int, known: int, holder: int) -> CardSeen:
    bit = 1 << card
    newest = len(state.older) if state.catalog.common & bit else 0
    batch = next((n for n, cards in enumerate(state.older) if cards & bit), newest)
    return CardSeen(
        card=state.catalog.names[card] if known & bit else None,
        deck=DECKS[0] if state.catalog.common & bit else DECKS[1],
        batch=batch,
        known=tuple(
            seat for seat, seen in enumerate(state.glimpsed) if seen & bit and seat != holder
        ),
        open=bool(state.shown & bit),
    )


def _sorted_hand(cards: Iterable[CardSeen]) -> tuple[CardSeen, ...]:
    """What is not known comes last, in an order that tells nothing."""
    return tuple(
        sorted(cards, key=lambda c: (c.card is None, c.card or "", c.deck, c.batch, c.known))
    )


def _places(state: SettlersState, side: int) -> tuple[Place, ...]:
    tucked, banked = dict(state.tucked), dict(state.banked)
    found = []
    for card in bits(state.held[side]):
        bit = 1 << card
        found.append(
            Place(
                card=state.catalog.names[card],
                uses=bool(state.once & bit) + bool(state.twice & bit),
                blocked=bool(state.blocked & bit),
                shield=bool(state.shields & bit),
                samurai=bool(state.samurai & bit),
                owner=state.owner(card) if state.lent & bit else None,
                tucked=_names(state, tucked.get(card, 0)),
                banked=banked.get(card, 0),
                stored={NAMES[good]: count for at, good, count in state.stored if at == card},
                price=raze_price(state, card) if state.catalog.razeable & bit else 0,
            )
        )
    return tuple(found)


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
