"""Lookouts played through: from how many cards each pick is made."""

from __future__ import annotations

from pentarchy.games.imperial_settlers.state import SettlersState
from pentarchy.kernel.chance import CHANCE
from tests.games.imperial_settlers.table import settlers

FACTIONS = ("romans", "barbarians", "egyptians", "japanese")


def first_round(lookout: str, seats: int, peaceful: bool = False) -> SettlersState:
    """A game without a dealer, before anything is dealt."""
    options = {"factions": FACTIONS[:seats], "first": 0, "lookout": lookout, "peaceful": peaceful}
    state = settlers().new(seats, None, **options)
    assert isinstance(state, SettlersState)
    return state


def deal(state: SettlersState) -> None:
    """Whatever has to be drawn is the first card there is."""
    while state.actors == (CHANCE,):
        state.play(CHANCE, state.odds()[0][0])


def opened(lookout: str, seats: int) -> tuple[list[int], int]:
    """From how many open cards each pick is made, and how many cards are opened in all."""
    state = first_round(lookout, seats)
    choices = []
    deal(state)
    while state.prompt(state.actors[0]).id == "ask-take":
        seat = state.actors[0]
        choices.append(len(state.legal(seat)))
        state.play(seat, state.legal(seat)[0])
        deal(state)
    return choices, len(choices) + (state.discards & state.catalog.common).bit_count()


def takers(lookout: str, seats: int) -> list[int]:
    """Who takes, in order."""
    state = first_round(lookout, seats)
    order = []
    deal(state)
    while state.prompt(state.actors[0]).id == "ask-take":
        order.append(state.actors[0])
        state.play(order[-1], state.legal(order[-1])[0])
        deal(state)
    return order
