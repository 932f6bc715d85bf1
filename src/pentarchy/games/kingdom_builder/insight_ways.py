"""What each way of scoring pays as a position stands, and what it may still bring."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import TypeAlias

from pentarchy.games.kingdom_builder.board import ROWS, Board
from pentarchy.games.kingdom_builder.components import Kingdom
from pentarchy.games.kingdom_builder.insight_shape import Shape

FEW = 4
"""Fewer hexes in contact than this say little."""

Hopes: TypeAlias = tuple[float, ...]


class Prospect:
    """A seat in a position: what the prospects of the cards are made from."""

    __slots__ = (
        "builds",
        "landing",
        "loose",
        "moves",
        "open",
        "rivals",
        "room",
        "shape",
        "tiles",
        "turns",
        "wanted",
    )

    shape: Shape
    room: int
    """The free hexes that can be built on."""
    open: int
    """Those of them in contact."""
    loose: float
    """How free the choice is, from 0 to 1: a terrain without a hex in contact leaves that of the
    whole board (rule 3.5), one with few will soon."""
    turns: float
    """How many turns the seat may still expect."""
    builds: float
    """How many settlements it may still expect to build."""
    moves: float
    """How many settlements it may still expect to move."""
    landing: float
    """What the settlement it has lifted will bring."""
    tiles: float
    """What its tiles are worth a turn."""
    wanted: int
    """The locations that would give it a tile."""
    rivals: list[tuple[Shape, float]]
    """The others, each with the settlements it may still expect to build."""


class Way:
    """One kingdom card on one board."""

    names: tuple[str, ...] = ()
    """Its prospects' names; `hopes` gives their amounts."""
    contested = False
    """Whether what it pays depends on what the others have."""
    watches = False
    """Whether its prospects depend on more than the own settlements and the hexes in contact."""

    def __init__(self, card: Kingdom, board: Board) -> None:
        self.term = f"kingdom:{card.key}"
        self.gold = card.gold
        self.pays = card.gold[0] / card.per
        """What one more of what is counted brings, on average."""
        self.per = card.per
        self.board = board
        kinds, touching = board.near(card.beside or ("castle", "location"))
        self.paying = touching & ~kinds
        """The hexes whose settlements count (rules 8.2, 8.7, 8.8)."""
        room = (self.paying & board.buildable).bit_count()
        self.density = room / (board.buildable.bit_count() or 1)

    def now(self, prospect: Prospect) -> float:
        """The gold as it stands."""
        return self.paid(prospect.shape)

    def paid(self, shape: Shape) -> float:
        """The gold as it stands, where the others do not matter."""
        return float(self.counted(shape) // self.per * self.gold[0])

    def counted(self, shape: Shape) -> int:
        raise NotImplementedError

    def hopes(self, prospect: Prospect) -> Hopes:
        """What it may still bring, in gold, before weights."""
        raise NotImplementedError


class SettlementBeside(Way):
    """Rules 8.2, 8.7, 8.8."""

    names = ("beside-far", "beside-near")

    def counted(self, shape: Shape) -> int:
        return (shape.settled & self.paying).bit_count()

    def hopes(self, prospect: Prospect) -> Hopes:
        """What builds bring by the board as a whole, and by the hexes in contact."""
        brings = self.pays * prospect.builds
        count = prospect.open.bit_count()
        paying = (prospect.open & self.paying).bit_count()
        return brings * self.density, brings * paying / (count + FEW)


class LinkedPlaces(Way):
    """Rule 8.3."""

    names = ("links-far", "links-touched", "links-near")

    def counted(self, shape: Shape) -> int:
        return shape.linked.bit_count()

    def hopes(self, prospect: Prospect) -> Hopes:
        """Places by the builds there will be; those touched, not yet linked; those near."""
        shape, builds, pays = prospect.shape, prospect.builds, self.pays
        chance = pays * builds / (builds + 6)
        return (
            pays * builds / 8,
            chance * (shape.touched & ~shape.linked).bit_count(),
            chance * shape.near.bit_count(),
        )


class Row(Way):
    """Rule 8.4."""

    names = ("rows-far", "rows-near")

    def counted(self, shape: Shape) -> int:
        return len(ROWS) - len(shape.missing)

    def hopes(self, prospect: Prospect) -> Hopes:
        """Rows without a settlement, and those of them that a build in contact would enter."""
        open_hexes, builds, missing = prospect.open, prospect.builds, prospect.shape.missing
        near = 0
        for row in missing:
            if open_hexes & row:
                near += 1
        return (
            self.pays * len(missing) * builds / (builds + 10),
            self.pays * near * builds / (builds + 3),
        )


class Group(Way):
    """Rule 8.5."""

    names = ("groups-far", "groups-loose", "groups-moves", "groups-kept")

    def counted(self, shape: Shape) -> int:
        return len(shape.groups)

    def hopes(self, prospect: Prospect) -> Hopes:
        """Only a build out of contact begins a group, or a move; groups may grow together."""
        pays, builds = self.pays, prospect.builds
        return (
            pays * builds,
            pays * builds * prospect.loose,
            pays * prospect.moves,
            pays * len(prospect.shape.groups) * builds / (builds + 20),
        )


class LargestGroup(Way):
    """Rule 8.6."""

    names = ("largest-far", "largest-near")

    def counted(self, shape: Shape) -> int:
        return shape.largest

    def hopes(self, prospect: Prospect) -> Hopes:
        """Builds, and those of them that would be in contact whatever the card."""
        brings = self.pays * prospect.builds
        return brings, brings * (1 - prospect.loose)


class BestRow(Way):
    """Rule 8.9."""

    names = ("row-room",)
    watches = True

    def counted(self, shape: Shape) -> int:
        return max(shape.rows)

    def hopes(self, prospect: Prospect) -> Hopes:
        """The room in the fullest row, or in one that may overtake it."""
        room = prospect.room
        share = prospect.builds / (prospect.builds + 20)
        hopes = [share * (room & row).bit_count() - fewer for row, fewer in prospect.shape.fullest]
        return (self.pays * max(0.0, *hopes),)


class SectorRank(Way):
    """Rule 8.10: contested, so it asks what the others have."""

    names = ("ranks",)
    contested = True
    watches = True

    def now(self, prospect: Prospect) -> float:
        earned = 0
        gold = self.gold
        for sector, mine in enumerate(prospect.shape.sectors):
            better = {s.sectors[sector] for s, _ in prospect.rivals if s.sectors[sector] > mine}
            if len(better) < len(gold):
                earned += gold[len(better)]
        return float(earned)

    def hopes(self, prospect: Prospect) -> Hopes:
        """How far what may be expected differs from what is held now."""
        gold = self.gold
        first = gold[0]
        second = gold[1] if len(gold) > 1 else 0
        expected = 0.0
        now = 0
        for sector, mine in enumerate(prospect.shape.sectors):
            none_better = 1.0
            one_better = 0.0
            better = set()
            for rival, builds in prospect.rivals:
                ahead = mine - rival.sectors[sector]
                if ahead < 0:
                    better.add(ahead)
                sure = 1 / (1 + exp(-(ahead + 0.5) / (0.3 + (builds + prospect.builds) / 14)))
                one_better = one_better * sure + none_better * (1 - sure)
                none_better *= sure
            if len(better) < len(gold):
                now += gold[len(better)]
            expected += first * none_better + second * one_better
        return (expected - now,)


class PoorestSector(Way):
    """Rule 8.11."""

    names = ("poorest-level", "poorest-far", "poorest-empty")

    def counted(self, shape: Shape) -> int:
        return min(shape.sectors)

    def hopes(self, prospect: Prospect) -> Hopes:
        builds, pays = prospect.builds, self.pays
        counts = sorted(prospect.shape.sectors)
        empty = counts.count(0)
        return (
            pays * (level(counts, builds / 2) - counts[0]),
            pays * builds / 8,
            -pays * empty * builds / (builds + 10),
        )


def level(counts: list[int], builds: float) -> float:
    """To what the lowest of the counts, sorted, can be raised with so many more."""
    total = 0
    reached = 0.0
    for number, count in enumerate(counts, start=1):
        total += count
        reached = (total + builds) / number
        if number == len(counts) or reached <= counts[number]:
            break
    return reached


WAYS: dict[str, Callable[[Kingdom, Board], Way]] = {
    "settlement-beside": SettlementBeside,
    "linked-places": LinkedPlaces,
    "row": Row,
    "group": Group,
    "largest-group": LargestGroup,
    "best-row": BestRow,
    "sector-rank": SectorRank,
    "poorest-sector": PoorestSector,
}
