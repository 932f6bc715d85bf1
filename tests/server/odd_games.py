"""Variants of the toy bazaar: some misbehave, one asks chance less often, one hides points."""

from __future__ import annotations

import os
import time
from typing import Any, ClassVar, Self, cast

from pentarchy.kernel.chance import Dealer
from pentarchy.kernel.errors import BadOptions
from pentarchy.kernel.messages import ScoreLine
from pentarchy.kernel.steps import Log, Steps
from tests.toy.game import Toy
from tests.toy.state import ToyOptions, ToyState
from tests.toy.steps import Auction, NextRound


class Sleepy(Toy):
    """Who thinks about it never wakes up."""

    key = "sleepy"

    def insight(self, state: Any, seat: int) -> dict[str, float]:
        time.sleep(10_000)
        return {}


class Deadly(Toy):
    """Who thinks about it is no more."""

    key = "deadly"

    def insight(self, state: Any, seat: int) -> dict[str, float]:
        os._exit(1)


def sleepy(components: str | None = None) -> Sleepy:
    return Sleepy(components)


def deadly(components: str | None = None) -> Deadly:
    return Deadly(components)


class Slow(Toy):
    """Who sets it up never comes to an end."""

    key = "slow"

    def start(self, seats: int, options: ToyOptions, dealer: Dealer | None) -> ToyState:
        time.sleep(10_000)
        return super().start(seats, options, dealer)


class Heavy(Toy):
    """Who sets it up needs more memory than there is."""

    key = "heavy"

    def start(self, seats: int, options: ToyOptions, dealer: Dealer | None) -> ToyState:
        while True:
            self.weight.append(bytearray(1 << 24))

    weight: ClassVar[list[bytearray]] = []


def slow(components: str | None = None) -> Slow:
    return Slow(components)


def heavy(components: str | None = None) -> Heavy:
    return Heavy(components)


class QuietRound(NextRound, frozen=True):
    """A round without a road: where all bids are opened, no die is rolled."""

    def run(self, state: ToyState, log: Log) -> Steps:
        steps = super().run(state, log)
        return (steps[0], QuietAuction(), QuietRound()) if steps else ()


class QuietAuction(Auction, frozen=True):
    """The turns follow at once."""

    def run(self, state: ToyState, log: Log) -> Steps:
        return super().run(state, log)[1:]


class Quiet(Toy):
    """Opening what was sealed shows something though chance is not asked."""

    key = "quiet"

    def start(self, seats: int, options: ToyOptions, dealer: Dealer | None) -> ToyState:
        state = super().start(seats, options, dealer)
        state.agenda[0] = QuietRound()
        return state


def quiet(components: str | None = None) -> Quiet:
    return Quiet(components)


class ShyState(ToyState):
    """What is in a purse is nobody else's business."""

    __slots__ = ()

    def copy(self) -> Self:
        new: Any = super().copy()
        new.__class__ = ShyState
        return cast("Self", new)

    def lines_seen(self, seat: int, viewer: int | None) -> tuple[ScoreLine, ...]:
        lines = self.score_lines(seat)
        return lines if viewer == seat else tuple(x for x in lines if x.source != "purse")


class Shy(Toy):
    """Its players see only their own points for coins."""

    key = "shy"

    def start(self, seats: int, options: ToyOptions, dealer: Dealer | None) -> ToyState:
        state = super().start(seats, options, dealer)
        state.__class__ = ShyState
        return state


def shy(components: str | None = None) -> Shy:
    return Shy(components)


class FrailState(ToyState):
    """Once its first turn is over it cannot be shown: `Frail.patience` times."""

    __slots__ = ()

    def copy(self) -> Self:
        new: Any = super().copy()
        new.__class__ = FrailState
        return cast("Self", new)

    def lines_seen(self, seat: int, viewer: int | None) -> tuple[ScoreLine, ...]:
        kind: Any = type(self.game)
        if kind.patience > 0 and set(self.purses) != {self.game.components.numbers.coins}:
            kind.patience -= 1
            raise RuntimeError("this game has a mistake in it")
        return super().lines_seen(seat, viewer)


class Frail(Toy):
    """Fails once and never again."""

    key = "frail"
    patience = 1

    def start(self, seats: int, options: ToyOptions, dealer: Dealer | None) -> ToyState:
        state = super().start(seats, options, dealer)
        state.__class__ = FrailState
        return state


class Broken(Frail):
    """Fails always."""

    key = "broken"
    patience = 1_000_000


def frail(components: str | None = None) -> Frail:
    return Frail(components)


def broken(components: str | None = None) -> Broken:
    return Broken(components)


def empty_box(components: str | None = None) -> Toy:
    """A game that cannot be loaded."""
    raise RuntimeError("the box is empty")


class Poor(Toy):
    """Nobody has a coin, so the first bid leaves nothing to choose."""

    key = "poor"

    def start(self, seats: int, options: ToyOptions, dealer: Dealer | None) -> ToyState:
        state = super().start(seats, options, dealer)
        state.purses = [0] * seats
        return state


def poor(components: str | None = None) -> Poor:
    return Poor(components)


class LevelState(ToyState):
    """All have the same points, and seat 0 has the fuller purse."""

    __slots__ = ()

    def copy(self) -> Self:
        new: Any = super().copy()
        new.__class__ = LevelState
        return cast("Self", new)

    def score_lines(self, seat: int) -> tuple[ScoreLine, ...]:
        points = (ScoreLine("road", 7),)
        return (*points, ScoreLine("purse", 0, count=10 - seat)) if self.over else points

    def winners(self) -> tuple[int, ...]:
        return (0,)


class Level(Toy):
    """Ends in a tie that is broken."""

    key = "level"

    def start(self, seats: int, options: ToyOptions, dealer: Dealer | None) -> ToyState:
        state = super().start(seats, options, dealer)
        state.__class__ = LevelState
        return state


def level(components: str | None = None) -> Level:
    return Level(components)


class Changed(Toy):
    """The bazaar after a change of rules that its running games do not survive."""

    def start(self, seats: int, options: ToyOptions, dealer: Dealer | None) -> ToyState:
        raise BadOptions("option rounds: nobody plays so any more", "toy-bad-rounds")


def changed(components: str | None = None) -> Changed:
    return Changed(components)
