"""What a seat may know, and what can be imagined from it."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import msgspec

from lanterns.state import DARK, LanternsOptions, LanternsState
from lanterns.steps import STEPS
from pentarchy.kernel.bits import bits, mask_of
from pentarchy.kernel.chance import fresh_dealer
from pentarchy.kernel.view import View, recalled, shared

if TYPE_CHECKING:
    from lanterns.game import Lanterns


class PlayerSeen(msgspec.Struct, frozen=True):
    """A player from where the viewer sits."""

    lit: tuple[str, ...]
    holds: int
    hand: tuple[str, ...] | None
    """None: not the viewer's to see."""


class LanternsView(View, frozen=True, kw_only=True):
    """The table. Things are written `kind:key`, as in actions."""

    options: LanternsOptions
    last: str | None
    pile: int
    players: tuple[PlayerSeen, ...]


def view_of(state: LanternsState, viewer: int | None) -> LanternsView:
    def things(lamps: int) -> tuple[str, ...]:
        return tuple(state.lamp_thing(lamp) for lamp in bits(lamps))

    return LanternsView(
        **shared(state, viewer),
        options=state.options,
        last=None if state.last == DARK else state.lamp_thing(state.last),
        pile=state.pile.bit_count(),
        players=tuple(
            PlayerSeen(things(lit), hand.bit_count(), things(hand) if seat == viewer else None)
            for seat, (lit, hand) in enumerate(zip(state.lit, state.hands, strict=True))
        ),
    )


class LanternsKnowledge:
    """A view, ready to be imagined from many times."""

    def __init__(self, game: Lanterns, view: LanternsView) -> None:
        index = game.actions.targets["light"].index

        def lamps(things: tuple[str, ...]) -> int:
            return mask_of(n for thing in things if (n := index(thing)) is not None)

        state = LanternsState()
        state.begin(game, view.seats, None, ())
        state.clear(game, view.options, view.seats)
        recalled(state, STEPS, view)
        state.lit = [lamps(player.lit) for player in view.players]
        state.hands = [lamps(player.hand or ()) for player in view.players]
        state.last = DARK if view.last is None else next(bits(lamps((view.last,))))
        state.pile &= ~sum(state.lit + state.hands)  # for now: all that the viewer has not seen
        self._known = state
        self._holds = [0 if player.hand is not None else player.holds for player in view.players]

    def imagine(self, rng: Random) -> LanternsState:
        """Deal the unseen lamps to the hidden hands; the rest is the pile."""
        state = self._known.copy()
        state.dealer = fresh_dealer(rng)
        unseen = list(bits(state.pile))
        rng.shuffle(unseen)
        for seat, holds in enumerate(self._holds):
            for _ in range(holds):
                lamp = 1 << unseen.pop()
                state.hands[seat] |= lamp
                state.pile ^= lamp
        return state
