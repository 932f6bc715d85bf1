"""Imperial Settlers as its proof needs it: what no code can guess."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

from pentarchy.games.imperial_settlers import ImperialSettlers, game
from pentarchy.games.imperial_settlers.components import own_text
from pentarchy.games.imperial_settlers.goods import SUPPLY
from pentarchy.games.imperial_settlers.state import SettlersState
from pentarchy.kernel.bits import bits, mask_of
from pentarchy.kernel.specimen import Sample, Slot, Specimen


def settlers_census(state: SettlersState) -> dict[str, int]:
    """Every card is in one place; tokens lie only where they may."""
    places = [
        state.pile, state.discards, state.offer, state.trophies, mask_of(state.line),
        *state.hands, *(mask_of(pack) for pack in state.packs), *state.owned,
        *state.foundations, *state.deals, *(cards for _, cards in state.tucked),
    ]  # fmt: skip
    catalog = state.catalog
    counts = {}
    for deck, cards in enumerate((*catalog.decks, catalog.attacks)):
        led = deck == 0 or deck - 1 in state.factions
        in_box = cards.bit_count() if not led and not (deck > 4 and state.solo) else 0
        counts[f"cards of deck {deck}"] = in_box + sum((p & cards).bit_count() for p in places)
    everywhere = 0
    for place in places:
        counts["cards in two places"] = counts.get("cards in two places", 0) + bool(
            everywhere & place
        )
        everywhere |= place
    standing = 0
    for own in state.owned:
        standing |= own
    held = 0
    for own in state.held:
        counts["locations held twice"] = (held & own).bit_count()
        held |= own
    tokens = state.shields | state.samurai | state.once | state.blocked | state.lent
    counts["tokens on no location"] = (tokens & ~standing).bit_count()
    counts["locations that nobody holds"] = (standing ^ held).bit_count()
    counts["remembered cards that are in no hand"] = (
        mask_of(bits(state.shown)) & ~state.in_hands()
    ).bit_count()
    counts["debts"] = sum(count < 0 for count in state.supply)
    counts["goods on no location that keeps them"] = sum(
        not (standing & catalog.stores) >> place & 1 for place, _, _ in state.stored
    )
    counts["goods on locations that nobody has"] = sum(
        state.within_reach(seat, good) < 0 for seat in range(state.seats) for good in range(SUPPLY)
    )
    counts["markers without a route"] = sum(state.markers) - len(state.routes)
    return counts


def settlers_hidden(state: SettlersState) -> list[Slot]:
    hands = [
        Slot(f"seat {seat} card {place}", card, seat)
        for seat, hand in enumerate(state.hands)
        for place, card in enumerate(bits(hand))
    ]
    packs = [
        Slot(f"seat {seat} pack {place}", card, seat)
        for seat, pack in enumerate(state.packs)
        for place, card in enumerate(pack)
    ]
    return hands + packs


def settlers_redeal(state: SettlersState, viewer: int | None, rng: Random) -> None:
    """Deal each deck's unknown cards anew: to the same hands and packs, known to the same
    others; common cards of an older shuffle only among themselves."""
    catalog = state.catalog

    def unknown(seat: int, card: int) -> bool:
        if viewer == seat or state.shown >> card & 1:
            return False
        return viewer is None or not state.glimpsed[viewer] >> card & 1

    newest = catalog.common
    for older in state.older:
        newest &= ~older
    for pool in (newest, *state.older, *catalog.decks[1:]):
        hands = [
            (seat, card)
            for seat, hand in enumerate(state.hands)
            for card in bits(hand & pool)
            if unknown(seat, card)
        ]
        packs = [
            (seat, place, card)
            for seat, pack in enumerate(state.packs)
            for place, card in enumerate(pack)
            if pool >> card & 1 and unknown(seat, card)
        ]
        old = [card for _, card in hands] + [card for _, _, card in packs]
        deck = state.pile & pool
        cards = old + list(bits(deck))
        rng.shuffle(cards)
        knowers = [[seat for seat in range(state.seats) if _knows(state, seat, c)] for c in old]
        for card in old:
            for seat in range(state.seats):
                state.glimpsed[seat] &= ~(1 << card)
        new = [cards.pop() for _ in old]
        for seat, card in hands:
            state.hands[seat] &= ~(1 << card)
        for (seat, _), fresh in zip(hands, new, strict=False):
            state.hands[seat] |= 1 << fresh
        for (seat, place, _), fresh in zip(packs, new[len(hands) :], strict=True):
            pack = list(state.packs[seat])
            pack[place] = fresh
            state.packs[seat] = tuple(pack)
        for fresh, seats in zip(new, knowers, strict=True):
            for seat in seats:
                state.glimpsed[seat] |= 1 << fresh
        state.pile = state.pile & ~deck | mask_of(cards)


def _knows(state: SettlersState, seat: int, card: int) -> bool:
    return bool(state.glimpsed[seat] >> card & 1)


# A box with few cards ------------------------------------------------------------------------

FEW = {
    "watchtower", "castle-2", "village-2", "architect", "legion", "mission", "idol",
    "colossus", "trade-route", "desert", "pyramid",
}  # fmt: skip
"""Six common cards and three or four of each faction, with every way to draw in secret."""
SMALLER = {
    "rounds = 5": "rounds = 3",
    "common_hand = 2": "common_hand = 0",
    "faction_hand = 2": "faction_hand = 0",
    "pack = 3": "pack = 2",
}


@cache
def small_game() -> ImperialSettlers:
    head, *cards = own_text().split("\n[[card]]\n")
    kept = [card for card in cards if card.split('"')[1] in FEW]
    for number, other in SMALLER.items():
        head = head.replace(number, other)
    return game("\n[[card]]\n".join([head, *kept]))


SMALL: Callable[[], ImperialSettlers] = small_game

SPECIMEN = Specimen(
    samples=(
        Sample(1, in_turn=True),
        Sample(
            2,
            {
                "factions": ("japanese", "egyptians"),
                "first": 1,
                "faction_targets": False,
                "protection_stops": True,
            },
            in_turn=True,
        ),
        Sample(
            2,
            {
                "factions": ("barbarians", "romans"),
                "plunder_any": False,
                "exchange_seen": False,
            },
            in_turn=True,
        ),
        Sample(3, {"lookout": "passing"}),
        Sample(4, {"lookout": "harder", "peaceful": True}, in_turn=True),
    ),
    longest=3000,
    census=settlers_census,
    hidden=settlers_hidden,
    redeal=settlers_redeal,
    small=(
        SMALL,
        (
            Sample(2, {"factions": ("romans", "barbarians"), "first": 0}),
            Sample(2, {"factions": ("egyptians", "romans"), "lookout": "passing"}),
        ),
    ),
    simultaneous=True,
    sealed=True,
    tie_break=True,
)
