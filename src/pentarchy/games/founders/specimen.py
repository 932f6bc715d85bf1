"""Founders of the Empire as its proof needs it: what no code can guess."""

from __future__ import annotations

from collections import Counter
from random import Random

from pentarchy.games.founders.components import CART, COIN, STACKS, WAR
from pentarchy.games.founders.state import NONE, FoundersState
from pentarchy.kernel.specimen import Sample, Slot, Specimen


def census(state: FoundersState) -> dict[str, int]:
    """Tiles of every kind, and tokens of every kind, wherever they are."""
    catalogue = state.game.catalogue
    tiles: Counter[int] = Counter()
    for stack in range(len(STACKS)):
        for place, count in enumerate(state.stacks[stack]):
            tiles[catalogue.first[stack] + place] += count
        tiles.update(state.rows[stack])
    for place, count in enumerate(state.unopened):
        tiles[catalogue.first[-1] + place] += count
    tiles.update(state.draft)
    tiles.update(state.prizes)
    tiles.update(state.removed)
    for realm, replaced in zip(state.realms, state.replaced, strict=True):
        tiles.update(realm.tiles.values())
        tiles.update(replaced)
    if state.loose != NONE:
        tiles[state.loose] += 1
    counts = {f"tiles {catalogue.keys[kind]}": count for kind, count in tiles.items() if count}
    return counts | _tokens(state)


def _tokens(state: FoundersState) -> dict[str, int]:
    laid = {
        WAR: sum(realm.ruined.bit_count() for realm in state.realms),
        COIN: sum(realm.coins.bit_count() + len(realm.more_coins) for realm in state.realms),
        CART: sum(realm.carts.bit_count() for realm in state.realms),
    }
    counts = {}
    for token, row in enumerate(state.game.components.token):
        held = sum(hand[token] for hand in state.hands)
        counts[row.key] = state.supply[token] + state.spent[token] + held + laid[token]
    kinds = state.game.catalogue.kinds
    for master, master_row in enumerate(state.game.components.master):
        settled = sum(
            realm.mastered >> cell & 1
            for realm in state.realms
            for cell, kind in realm.tiles.items()
            if kinds[kind].master == master
        )
        held = sum(masters >> master & 1 for masters in state.masters)
        out = state.pool | state.retired
        counts[master_row.key] = settled + held + (out >> master & 1)
    return counts


def hidden(state: FoundersState) -> list[Slot]:
    """Nothing: what nobody has seen lies in the stacks, and all know what is left there."""
    return []


def redeal(state: FoundersState, viewer: int | None, rng: Random) -> None:
    """There is nothing that a viewer cannot know (rule 5.3)."""


SPECIMEN = Specimen(
    samples=(
        Sample(2, {"start": 1}),
        Sample(3),
        Sample(4),
        Sample(3, {"second_coin": True, "boxed_coin": True, "ruined_prizes": False}),
    ),
    longest=450,
    census=census,
    hidden=hidden,
    redeal=redeal,
    open_book=True,
    simultaneous=None,
    tie_break=True,
)
