"""The toy as the generic suite needs it."""

from __future__ import annotations

from random import Random

from pentarchy.kernel.bits import mask_of
from pentarchy.kernel.chance import bag_list, bag_of
from pentarchy.kernel.specimen import Sample, Slot, Specimen
from tests.toy.state import Card, ToyState


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


SPECIMEN = Specimen(
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
