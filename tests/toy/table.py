"""Positions of the toy in words: moves as a record writes them, draws included."""

from __future__ import annotations

from typing import Any

from pentarchy.kernel.chance import CHANCE
from pentarchy.kernel.messages import Event
from tests.toy import Toy
from tests.toy.state import ToyState

TOY = Toy()


def play(state: ToyState, *moves: str) -> list[Event]:
    """Moves such as `* deal card:salt` and `0 bid coins:3`; returns what happened."""
    log: list[Event] = []
    for move in moves:
        who, _, what = move.partition(" ")
        state.play(CHANCE if who == "*" else int(who), TOY.parse(what), log)
    return log


def dealt(north: str, south: str, **options: Any) -> ToyState:
    """A game without a dealer after these cards were dealt, one of each bag a seat."""
    state = TOY.new(len(north.split()), None, **options)
    assert isinstance(state, ToyState)
    play(state, *(f"* deal card:{card}" for card in f"{north} {south}".split()))
    return state


def at_turns(north: str, south: str, **options: Any) -> ToyState:
    """The same after a first round of bids and rides in which nobody spent or moved."""
    state = dealt(north, south, **options)
    seats = range(state.seats)
    play(state, *(f"{seat} bid coins:0" for seat in seats))
    play(state, *("* roll die:1" for _ in seats))
    for seat in seats:
        play(state, f"{seat} go place:0", f"{seat} camp")
    return state


def faces(state: ToyState, viewer: int | None, owner: int) -> list[str | None]:
    """A hand as the viewer knows it."""
    hand = state.view(viewer).players[owner].hand
    return [card.face and card.face.removeprefix("card:") for card in hand]
