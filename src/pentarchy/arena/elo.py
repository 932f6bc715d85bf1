"""Ratings on Elo's scale from what was measured; `ratings.py` says what the scale is."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from math import log10

from pentarchy.arena.measured import Measured
from pentarchy.arena.ratings import Rated

ANCHOR = "points"
ANCHORED = 1500.0
ROUNDS = 2000
DRAWS = 1.0
"""Every pair that met is taken to have shared the win of so many games more: nobody is
infinitely stronger."""


def rate(known: Iterable[Measured]) -> dict[str, dict[str, Rated]]:
    """The ratings that follow from what was measured, by title and level."""
    met: dict[str, dict[tuple[str, str], tuple[float, int]]] = {}
    for one in known:
        if len(one.pairing.players) == 2 and one.kept.deals:
            first, second = one.pairing.players
            games = one.games
            met.setdefault(one.pairing.title, {})[first, second] = (
                one.share().value * games,
                games,
            )
    return {title: rated for title, pairs in sorted(met.items()) if (rated := _rated(pairs))}


def _reached(pairs: Collection[tuple[str, str]]) -> set[str]:
    """Who met the anchor, or somebody who did, and so on: only they can be compared with it."""
    found = {ANCHOR}
    for _ in range(len(pairs)):
        found |= {name for pair in pairs if found & {*pair} for name in pair}
    return found


def _rated(met: Mapping[tuple[str, str], tuple[float, int]]) -> dict[str, Rated]:
    """Bradley and Terry's strengths, by repeated averaging."""
    reached = _reached(met)
    pairs = {pair: found for pair, found in met.items() if pair[0] in reached}
    names = sorted({name for pair in pairs for name in pair})
    strength = dict.fromkeys(names, 1.0)
    won = dict.fromkeys(names, 0.0)
    games = dict.fromkeys(names, 0)
    for (first, second), (wins, count) in pairs.items():
        won[first] += wins + DRAWS / 2
        won[second] += count - wins + DRAWS / 2
        games[first] += count
        games[second] += count
    for _ in range(ROUNDS):
        share = dict.fromkeys(names, 0.0)
        for (first, second), (_, count) in pairs.items():
            part = (count + DRAWS) / (strength[first] + strength[second])
            share[first] += part
            share[second] += part
        strength = {name: won[name] / share[name] for name in names}
    return {
        name: Rated(
            round(ANCHORED + 400 * log10(strength[name] / strength[ANCHOR]), 1), games[name]
        )
        for name in names
    }


def to_toml(ratings: Mapping[str, Mapping[str, Rated]]) -> str:
    """The file."""
    lines = ["# Made by `pentarchy arena strength`; see ratings.py for the scale."]
    for title, levels in ratings.items():
        lines += ["", f"[{title}]"]
        for level, found in levels.items():
            lines.append(f"{level} = {{ rating = {found.rating}, games = {found.games} }}")
    return "\n".join(lines) + "\n"
