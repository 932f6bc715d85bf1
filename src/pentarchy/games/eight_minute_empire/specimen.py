"""Eight-Minute Empire as its proof needs it: what no code can guess."""

from __future__ import annotations

from random import Random

from pentarchy.games.eight_minute_empire.state import NONE, EmpireState
from pentarchy.kernel.bits import bits
from pentarchy.kernel.specimen import Sample, Slot, Specimen


def empire_census(state: EmpireState) -> dict[str, int]:
    counts = {"coins": state.bank + sum(state.coins)}
    count = 0 if state.side is None else state.side.count
    for colour in range(len(state.held)):
        own = slice(colour * count, (colour + 1) * count)
        counts[f"armies of colour {colour}"] = state.reserve[colour] + sum(state.armies[own])
        standing = [region for region in range(count) if state.armies[own][region]]
        counts[f"regions miscounted for colour {colour}"] = int(
            standing != list(bits(state.held[colour]))
        )
        built = [region for region in range(count) if state.cities[own][region]]
        counts[f"towns miscounted for colour {colour}"] = int(
            built != list(bits(state.towns[colour]))
        )
        if colour < state.seats:
            counts[f"cities of seat {colour}"] = state.unbuilt[colour] + sum(state.cities[own])
    owned = sum(cards.bit_count() for cards in state.cards)
    in_row = sum(card != NONE for card in state.row)
    counts["cards"] = owned + in_row + state.deck.bit_count()
    every = state.deck
    for card in state.row:
        every |= 1 << card if card != NONE else 0
    for cards in state.cards:
        every |= cards
    counts["different cards"] = every.bit_count()
    return counts


def nothing_hidden(state: EmpireState) -> list[Slot]:
    """Only bids are ever secret, and those are sealed choices."""
    return []


def nothing_to_redeal(state: EmpireState, viewer: int | None, rng: Random) -> None:
    """The pile is a bag whose contents everybody can reckon."""


SPECIMEN = Specimen(
    samples=(
        Sample(2, {"map": "a", "ages": [1, 0]}),
        Sample(2, {"neutral": True, "tokens": True}),
        Sample(3, {"map": "b", "tokens": True}),
        Sample(4),
        Sample(5, {"map": "b"}),
    ),
    longest=250,
    census=empire_census,
    hidden=nothing_hidden,
    redeal=nothing_to_redeal,
    open_book=True,
    simultaneous=True,
    sealed=True,
    tie_break=True,
)
