"""Points: prizes, masters, tokens in hand, and what was replaced (rule 10.6); and ties."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pentarchy.kernel.bits import bits
from pentarchy.kernel.messages import ScoreLine
from pentarchy.kernel.ties import TieBreak

if TYPE_CHECKING:
    from pentarchy.games.founders.state import FoundersState


def lines(state: FoundersState, seat: int) -> tuple[ScoreLine, ...]:
    """One line for each source, with the tiles that earned it."""
    numbers = state.game.components.numbers
    tokens = state.in_hand(seat) * numbers.token_points
    replaced = len(state.replaced[seat]) * numbers.replaced_points
    return (
        prize_line(state, seat),
        master_line(state, seat),
        ScoreLine("tokens", tokens),
        ScoreLine("replaced", replaced),
    )


def prize_line(state: FoundersState, seat: int) -> ScoreLine:
    """The points on the prizes that are not ruined (rule 6.2)."""
    realm = state.realms[seat]
    kinds = state.game.catalogue.kinds
    standing = [(cell, kind) for cell, kind in realm.prizes if not realm.ruined >> cell & 1]
    points = sum(kinds[kind].points for _, kind in standing)
    return ScoreLine("prizes", points, tuple(state.place(seat, cell) for cell, _ in standing))


def master_line(state: FoundersState, seat: int) -> ScoreLine:
    """Two points for each master whose tile is not ruined (rules 6.4 and 9.4)."""
    realm = state.realms[seat]
    living = realm.mastered & ~realm.ruined
    points = living.bit_count() * state.game.components.numbers.master_points
    return ScoreLine("masters", points, tuple(state.place(seat, cell) for cell in bits(living)))


def points(state: FoundersState) -> tuple[int, ...]:
    """The points of every seat."""
    return tuple(sum(line.points for line in lines(state, seat)) for seat in range(state.seats))


def tie_breaks(state: FoundersState) -> tuple[TieBreak, ...]:
    """Rule 10.8: where points are equal, more prizes in the realm win."""
    return (TieBreak("tie-prizes", [prizes_of(state, seat) for seat in range(state.seats)]),)


def prizes_of(state: FoundersState, seat: int) -> int:
    """Rule 10.8: how many prizes a seat has; by the other reading ruined ones do not count."""
    realm = state.realms[seat]
    ruined = 0 if state.options.ruined_prizes else realm.ruined
    return sum(not ruined >> cell & 1 for cell, _ in realm.prizes)
