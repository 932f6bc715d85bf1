"""What is printed on boards and cards, as a client draws it: sent once, it never changes."""

from __future__ import annotations

import msgspec

from pentarchy.games.imperial_settlers.components import (
    Card,
    CardAction,
    Components,
    Effects,
    Goods,
    OnBuild,
    OnExchange,
    OnPoints,
    Tuck,
)


class Kind(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A kind of location card; its copies have codes of their own."""

    key: str
    codes: tuple[str, ...]
    type: str
    colours: tuple[str, ...] = ()
    cost: Goods = ""
    location: bool = False
    raze: Goods = ""
    deal: Goods = ""
    bonus: tuple[Effects, ...] = ()
    produce: tuple[Effects, ...] = ()
    action: CardAction | None = None
    on_build: OnBuild | None = None
    on_raze: Goods = ""
    on_deal: Goods = ""
    on_points: OnPoints | None = None
    on_exchange: OnExchange | None = None
    swap_deals: int = 0
    tuck: Tuck | None = None
    bank: tuple[tuple[int, int], ...] = ()
    store: Goods = ""


class BoardSheet(msgspec.Struct, frozen=True):
    """A faction board."""

    key: str
    produces: Goods
    keeps: Goods


class Sheet(msgspec.Struct, frozen=True):
    """All that is printed."""

    cards: tuple[Kind, ...]
    factions: tuple[BoardSheet, ...]
    attacks: dict[str, Goods]
    """The good on each attack card, by code."""
    rounds: int
    exchange: int
    """Workers for one good."""
    deal: Goods
    """The price of a deal."""
    raze: int
    """Raze tokens for a card from the hand."""


def sheet_of(components: Components) -> Sheet:
    """What the components say, without names and sources."""
    numbers = components.numbers
    return Sheet(
        cards=tuple(_kind(card) for card in components.card),
        factions=tuple(BoardSheet(row.key, row.produces, row.keeps) for row in components.faction),
        attacks={code: row.good for row in components.attack for code in row.codes},
        rounds=numbers.rounds,
        exchange=numbers.exchange,
        deal=numbers.deal,
        raze=numbers.raze_hand,
    )


def _kind(card: Card) -> Kind:
    return Kind(**{name: getattr(card, name) for name in Kind.__struct_fields__})
