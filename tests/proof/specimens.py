"""What the generic suite must be told about each game, because no code can guess it.

A later game adds its specimen here; everything else in this folder then applies to it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple

from pentarchy.games.kingdom_builder.state import NONE, KingdomState
from pentarchy.kernel.bits import mask_of
from pentarchy.kernel.chance import bag_list, bag_of
from tests.toy.state import Card, ToyState


@dataclass(frozen=True, eq=False)
class Sample:
    """A table to try: how many sit at it, and what they agreed on."""

    seats: int
    options: dict[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        agreed = ",".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.seats}-seats" + (f"-{agreed}" if agreed else "")


class Slot(NamedTuple):
    """A place for something hidden: its name, what is there, and whose it is."""

    name: str
    value: int
    owner: int


@dataclass(frozen=True)
class Specimen:
    """One game, as the suite needs it."""

    samples: tuple[Sample, ...]
    longest: int
    """No game has more moves than this, draws of CHANCE included."""
    census: Callable[[Any], dict[str, int]]
    """Pieces, cards and coins, wherever they are: the same numbers from start to end."""
    hidden: Callable[[Any], list[Slot]]
    """Everything that some seat cannot see, in an order of its own."""
    redeal: Callable[[Any, int | None, Random], None]
    """Change, in place, all that this viewer cannot know and nothing else. It is written from
    the rules, not from the game's view: that is what it is there to judge."""
    simultaneous: bool = False
    """Whether there are parts in which several seats decide at once."""
    sealed: bool = False
    """Whether some choices stay hidden until all are made."""
    tie_break: bool = False
    """Whether the winners are decided by more than the points."""


# The toy bazaar -----------------------------------------------------------------------------


def toy_census(state: ToyState) -> dict[str, int]:
    counts = {"coins": state.bank + sum(state.purses)}
    cards = sum(state.hands + state.sold, ())
    for bag, name in enumerate(("north", "south")):
        for kind, row in enumerate(state.game.components.card):
            out = sum(card.kind == kind and card.bag == bag for card in cards)
            counts[f"{name} {row.key}"] = state.bags[bag][kind] + out
    return counts


def toy_hidden(state: ToyState) -> list[Slot]:
    return [
        Slot(f"seat {seat} card {place}", card.kind, seat)
        for seat, hand in enumerate(state.hands)
        for place, card in enumerate(hand)
    ]


def toy_redeal(state: ToyState, viewer: int | None, rng: Random) -> None:
    everyone = mask_of(range(state.seats))

    def unknown(card: Card) -> bool:
        return card.known != everyone if viewer is None else not card.known >> viewer & 1

    bags = list(state.bags)
    for bag in range(2):
        cards = [card for hand in state.hands for card in hand if unknown(card) and card.bag == bag]
        faces = [card.kind for card in cards] + bag_list(bags[bag])
        rng.shuffle(faces)
        for seat, hand in enumerate(state.hands):
            state.hands[seat] = tuple(
                card._replace(kind=faces.pop()) if unknown(card) and card.bag == bag else card
                for card in hand
            )
        bags[bag] = bag_of(len(bags[bag]), faces)
    state.bags = (bags[0], bags[1])


TOY = Specimen(
    samples=(
        Sample(2),
        Sample(3, {"open_gifts": True}),
        Sample(3, {"rounds": 3, "first": 2}),
        Sample(4, {"rounds": 3}),
    ),
    longest=120,
    simultaneous=True,
    sealed=True,
    census=toy_census,
    hidden=toy_hidden,
    redeal=toy_redeal,
)


# Kingdom Builder ----------------------------------------------------------------------------


def kingdom_census(state: KingdomState) -> dict[str, int]:
    counts = {}
    standing = 0
    for seat, own in enumerate(state.settled):
        counts[f"settlements of seat {seat} on another's hex"] = (own & standing).bit_count()
        standing |= own
        counts[f"settlements of seat {seat}"] = state.supply[seat] + own.bit_count()
        counts[f"tiles of seat {seat} from nowhere"] = (
            state.held[seat] & ~state.taken[seat]
        ).bit_count()
        counts[f"ready tiles of seat {seat} that it does not have"] = (
            state.ready[seat] & ~state.held[seat]
        ).bit_count()
    for kind, row in enumerate(state.game.components.card_terrains):
        out = state.hands.count(kind) + (state.card == kind)
        piles = state.pile[kind] + state.discards[kind] + state.gone[kind]
        counts[f"{row.key} cards"] = piles + out
    return counts


def kingdom_hidden(state: KingdomState) -> list[Slot]:
    return [
        Slot(f"card of seat {seat}", card, seat)
        for seat, card in enumerate(state.hands)
        if card != NONE
    ]


def kingdom_redeal(state: KingdomState, viewer: int | None, rng: Random) -> None:
    for batch in {*state.batches, state.batch}:
        others = [
            seat
            for seat in range(state.seats)
            if seat != viewer and state.hands[seat] != NONE and state.batches[seat] == batch
        ]
        pile = bag_list(state.pile) if batch == state.batch else []
        cards = [state.hands[seat] for seat in others] + pile
        rng.shuffle(cards)
        for seat in others:
            state.hands[seat] = cards.pop()
        if batch == state.batch:
            state.pile = bag_of(len(state.pile), cards)


KINGDOM_BUILDER = Specimen(
    samples=(
        Sample(2, {"setup": "first-game", "start": 1}),
        Sample(3),
        Sample(4, {"lords": False}),
    ),
    longest=2500,
    census=kingdom_census,
    hidden=kingdom_hidden,
    redeal=kingdom_redeal,
)


SPECIMENS = {"toy": TOY, "kingdom-builder": KINGDOM_BUILDER}
