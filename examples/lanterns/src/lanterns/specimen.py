"""What the proof must be told about this game, because no code can guess it."""

from random import Random

from lanterns.components import own_text
from lanterns.game import Lanterns
from lanterns.state import LanternsState
from pentarchy.kernel.bits import bits
from pentarchy.kernel.specimen import Sample, Slot, Specimen


def census(state: LanternsState) -> dict[str, int]:
    """What must never be lost, wherever it is."""
    return {"lamps": (sum(state.hands) | sum(state.lit) | state.pile).bit_count()}


def hidden(state: LanternsState) -> list[Slot]:
    """Every place for something that some seat cannot see."""
    return [
        Slot(f"seat {seat} lamp {place}", lamp, seat)
        for seat, hand in enumerate(state.hands)
        for place, lamp in enumerate(bits(hand))
    ]


def redeal(state: LanternsState, viewer: int | None, rng: Random) -> None:
    """Deal anew what this viewer cannot know, and nothing else (rules 1.2 and 2.3)."""
    others = [seat for seat in range(state.seats) if seat != viewer]
    counts = [state.hands[seat].bit_count() for seat in others]
    unseen = list(bits(state.pile | sum(state.hands[seat] for seat in others)))
    rng.shuffle(unseen)
    for seat, count in zip(others, counts, strict=True):
        state.hands[seat] = sum(1 << unseen.pop() for _ in range(count))
    state.pile = sum(1 << lamp for lamp in unseen)


def small() -> Lanterns:
    """Eight of the lamps: few enough to follow every world that a seat must reckon with."""
    return Lanterns("[[lamp]]".join(own_text().split("[[lamp]]")[:9]))


SPECIMEN = Specimen(
    samples=(Sample(2), Sample(3, {"first": 2}), Sample(4)),
    longest=40,
    census=census,
    hidden=hidden,
    redeal=redeal,
    small=(small, (Sample(2), Sample(3, {"first": 2}))),
)
