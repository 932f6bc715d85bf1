"""What is known about one pairing, kept in a small file, and whether a bar is reached."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

from pentarchy.arena.identity import Identity, code, identity
from pentarchy.arena.pairings import SHARE, Bar, Pairing
from pentarchy.arena.playing import open_game
from pentarchy.arena.stats import Estimate, Paired, Running, Z
from pentarchy.arena.task import Played, Task, round_of

SEED = 1
"""Of all measurements; the deals of a pairing are numbered from 0."""
SURE_Z = 2.5758293035489
"""A bar is left alone once an interval of 99 % has cleared it: it is looked at many times."""
LEAST = 10
"""Fewer deals than this decide nothing."""


class Kept(msgspec.Struct, forbid_unknown_fields=True):
    """The file of one pairing."""

    title: str
    players: tuple[str, ...]
    seed: int
    rests_on: Identity
    seconds: float = 0.0
    """Processor time of all games."""
    code: dict[str, int] = {}
    """How many games were played with which code of players and valuation."""
    deals: dict[int, list[tuple[float, int]]] = {}
    """By number of the deal, a game after another: the first player's share of the win, and its
    points ahead of the best other; alone, its points."""


class Measured:
    """One pairing with its games."""

    def __init__(self, pairing: Pairing, folder: Path) -> None:
        self.pairing = pairing
        self.file = folder / f"{pairing.key}.json"
        self.stale = False
        """Whether its games were played with other rules, weights or levels, so it begins anew."""
        game = open_game(pairing.title, None)
        self.task = Task(
            title=pairing.title,
            players=pairing.players,
            games=1,
            seed=SEED,
            paired=True,
            timed=True,
        )
        self._new = Kept(pairing.title, pairing.players, SEED, identity(game, pairing.players))
        self._code = code(game)
        self.kept = self._read()
        self.away: set[int] = set()
        """Deals that are being played."""

    def _read(self) -> Kept:
        if not self.file.exists():
            return self._new
        try:
            kept = msgspec.json.decode(self.file.read_bytes(), type=Kept)
        except msgspec.DecodeError:
            kept = None
        if kept is None or (kept.rests_on, kept.seed) != (self._new.rests_on, SEED):
            self.stale = True
            return self._new
        return kept

    def next_deal(self) -> int:
        """The first deal that is neither played nor being played."""
        deal = 0
        while deal in self.kept.deals or deal in self.away:
            deal += 1
        return deal

    def add(self, deal: int, games: list[Played]) -> None:
        """Take the games of a deal and write the file anew, whole or not at all."""
        self.away.discard(deal)
        self.kept.deals[deal] = [_compact(played) for played in games]
        self.kept.seconds += sum(played.seconds for played in games)
        self.kept.code[self._code] = self.kept.code.get(self._code, 0) + len(games)
        self.kept.deals = dict(sorted(self.kept.deals.items()))
        self.file.parent.mkdir(parents=True, exist_ok=True)
        part = self.file.with_suffix(".part")
        part.write_bytes(msgspec.json.encode(self.kept) + b"\n")
        os.replace(part, self.file)

    @property
    def games(self) -> int:
        return sum(len(deal) for deal in self.kept.deals.values())

    @property
    def older(self) -> int:
        """How many games were played before the code of players or valuation changed."""
        return self.games - self.kept.code.get(self._code, 0)

    @property
    def cost(self) -> float:
        """Processor seconds a deal; 0 where none was played."""
        return self.kept.seconds / len(self.kept.deals) if self.kept.deals else 0.0

    def share(self, z: float = Z) -> Estimate:
        """The first player's share of the wins."""
        found = Paired(round_of(self.task))
        for deal in self.kept.deals.values():
            for won, _ in deal:
                found.add(won)
        return found.estimate(z)

    def mean(self, z: float = Z) -> Estimate:
        """The first player's margin; alone, its points."""
        found = Running()
        for deal in self.kept.deals.values():
            found.add(sum(points for _, points in deal) / len(deal))
        half = found.estimate().high - found.mean
        return Estimate(found.mean, found.mean - half * z / Z, found.mean + half * z / Z)

    def estimate(self, bar: Bar, z: float = Z) -> Estimate:
        return self.share(z) if bar.what == SHARE else self.mean(z)

    @property
    def few(self) -> bool:
        """Whether too few deals were played to say anything."""
        return len(self.kept.deals) < LEAST

    def reached(self, bar: Bar) -> bool:
        """Whether the lower end of the interval is at the bar."""
        return not self.few and self.estimate(bar).low >= bar.value

    @property
    def decided(self) -> bool:
        """Whether every bar is clearly reached or clearly missed."""
        return not self.few and all(map(self._clear, self.pairing.bars))

    def _clear(self, bar: Bar) -> bool:
        sure = self.estimate(bar, SURE_Z)
        return sure.low > bar.value or sure.high < bar.value

    @property
    def width(self) -> float:
        """How wide the widest interval is, as a share; of means, beside the bar. What is being
        played counts as if it were known."""
        deals = len(self.kept.deals)
        if deals < 2:
            return 10.0 - deals - len(self.away)
        widths = [self.share().high - self.share().low]
        for bar in self.pairing.bars:
            if bar.what != SHARE:
                widths.append((self.mean().high - self.mean().low) / bar.value)
        shrinks: float = (deals / (deals + len(self.away))) ** 0.5
        return max(widths) * shrinks


def _compact(played: Played) -> tuple[float, int]:
    seat = played.players.index(0)
    others = played.scores[:seat] + played.scores[seat + 1 :]
    points = played.scores[seat] - (max(others) if others else 0)
    return round(played.share(seat), 4), points
