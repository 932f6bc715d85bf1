"""The fixed table of pairings that strength is measured with, and the bars set for them."""

from __future__ import annotations

import msgspec

SHARE = "share"
MEAN = "mean"


class Bar(msgspec.Struct, frozen=True):
    """What the lower end of the interval has to reach."""

    what: str
    """`share`: of wins, from 0 to 1; `mean`: of points."""
    value: float
    moonshot: float | None = None


class Pairing(msgspec.Struct, frozen=True):
    """One player against others; the first is measured."""

    title: str
    players: tuple[str, ...]
    bars: tuple[Bar, ...] = ()

    @property
    def key(self) -> str:
        """Its name, and that of its file."""
        return "-".join((self.title, str(len(self.players)), *dict.fromkeys(self.players)))


OVER_POINTS = {
    "eight-minute-empire": (0.85, 0.88),
    "roll-and-write": (0.75, 0.80),
    "kingdom-builder": (0.70, 0.80),
    "imperial-settlers": (0.70, 0.82),
    "founders": (0.65, 0.75),
}
"""By title: the bars of Master and Emperor over Points."""
MOONSHOT = 0.95


def _duels(title: str) -> list[Pairing]:
    master, emperor = OVER_POINTS[title]
    return [
        Pairing(title, ("apprentice", "novice"), (Bar(SHARE, 0.60),)),
        Pairing(title, ("master", "apprentice"), (Bar(SHARE, 0.55),)),
        Pairing(title, ("emperor", "master"), (Bar(SHARE, 0.50, 0.60),)),
        Pairing(title, ("master", "points"), (Bar(SHARE, master, MOONSHOT),)),
        Pairing(title, ("emperor", "points"), (Bar(SHARE, emperor, MOONSHOT),)),
    ]


SOLO = (
    Pairing("roll-and-write", ("emperor",), (Bar(MEAN, 65, 70),)),
    Pairing("imperial-settlers", ("emperor",), (Bar(SHARE, 0.60), Bar(MEAN, 60))),
)


def pairings() -> list[Pairing]:
    """All of them: two seats with bars, alone with bars, three and four seats without."""
    duels = [pairing for title in OVER_POINTS for pairing in _duels(title)]
    crowds = [
        Pairing(duel.title, (duel.players[0], *[duel.players[1]] * (seats - 1)))
        for seats in (3, 4)
        for duel in duels
    ]
    return [*duels, *SOLO, *crowds]
