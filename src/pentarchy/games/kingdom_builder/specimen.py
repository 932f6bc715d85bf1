"""Kingdom Builder as its proof needs it: what no code can guess."""

from __future__ import annotations

from random import Random

from pentarchy.games.kingdom_builder.state import NONE, KingdomState
from pentarchy.kernel.chance import bag_list, bag_of
from pentarchy.kernel.specimen import Sample, Slot, Specimen


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


SPECIMEN = Specimen(
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
