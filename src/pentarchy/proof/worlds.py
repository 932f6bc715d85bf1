"""What a viewer can know, worked out by brute force from the rules alone.

All draws of CHANCE that could have happened are followed side by side with the real game, and
those are dropped whose view was not the viewer's. What remains are the possible worlds with
their exact odds. Moves of seats are taken to say nothing beyond that they were possible.

Neither the game's `knowledge` nor a formula of ours is used, so it can judge both.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations
from random import Random
from typing import TypeVar

from pentarchy.kernel.actions import Action
from pentarchy.kernel.chance import CHANCE, Dealer
from pentarchy.kernel.game import Game
from pentarchy.kernel.specimen import Sample, Specimen
from pentarchy.kernel.state import State

Value = TypeVar("Value")
World = tuple[State, float]
Values = tuple[int, ...]


MOST_WORLDS = 20_000
"""So many possible worlds are kept at a time: with states as games have them some 100 MB."""
MOST_BRANCHES = 1_000_000
"""So many ways that chance could have gone are tried in one game: some minutes."""


class TooManyWorlds(AssertionError):
    """The game is too large to be judged by brute force."""

    def __init__(self, worlds: Worlds, what: str) -> None:
        viewer = "a spectator" if worlds.viewer is None else f"seat {worlds.viewer}"
        super().__init__(
            f"{worlds.real.game.key} with {worlds.real.seats} seats: what {viewer} must reckon "
            f"with are more than {what}. Set `small` of the specimen to a game with fewer "
            "components, and tables for it: the same rules are proved there."
        )


class Worlds:
    """The real game, played without a dealer of its own, and all that a viewer must reckon with."""

    def __init__(self, game: Game, sample: Sample, seed: int, viewer: int | None) -> None:
        self.viewer = viewer
        self.real = game.new(sample.seats, None, **sample.options)
        self.possible: list[World] = [(self.real.copy(), 1.0)]
        self.dealer = Dealer(seed)
        self.branches = 0
        self._deal()

    def play(self, seat: int, action: Action) -> None:
        """A seat moves, in the real game and in every world."""
        self.real.play(seat, action)
        self._keep(self._after(seat, action))
        self._deal()

    def _after(self, seat: int, action: Action) -> Iterator[World]:
        for world, weight in self.possible:
            if action in world.legal(seat):
                world.play(seat, action)
                yield world, weight

    def _deal(self) -> None:
        while (step := self.real.chance()) is not None:
            self.real.play(CHANCE, step.dealt(self.real, self.dealer))
            self._keep(self._drawn())

    def _drawn(self) -> Iterator[World]:
        for world, weight in self.possible:
            odds = world.odds()
            total = sum(chance for _, chance in odds)
            self.branches += len(odds)
            if self.branches > MOST_BRANCHES:
                raise TooManyWorlds(self, f"{MOST_BRANCHES} ways that chance could go")
            for outcome, chance in odds:
                branch = world.copy()
                branch.play(CHANCE, outcome)
                yield branch, weight * chance / total

    def _keep(self, followed: Iterable[World]) -> None:
        """Only the worlds that look the same to the viewer; equal ones are one."""
        seen = self.real.view(self.viewer)
        merged: dict[str, World] = {}
        for world, weight in followed:
            if world.view(self.viewer) == seen:
                key = repr(world.snapshot())
                same = merged.get(key)
                merged[key] = (world, weight + (same[1] if same else 0.0))
                if len(merged) > MOST_WORLDS:
                    raise TooManyWorlds(self, f"{MOST_WORLDS} worlds")
        total = sum(weight for _, weight in merged.values())
        self.possible = [(world, weight / total) for world, weight in merged.values()]

    def play_out(self, rng: Random, moves: int) -> None:
        """So many random moves, or to the end of the game."""
        for _ in range(moves):
            if self.real.over:
                return
            seat = rng.choice(self.real.actors)
            self.play(seat, rng.choice(self.real.legal(seat)))


def check_spread(worlds: Worlds, specimen: Specimen, rng: Random, times: int = 500) -> int:
    """Imagining draws every possible world and no other, in the right proportions, each with a
    dealer of its own. Returns how many hidden slots had more than one possible value."""
    real = worlds.real
    knowledge = real.game.knowledge(real.view(worlds.viewer))
    imagined = [knowledge.imagine(rng) for _ in range(times)]
    snapshots = {repr(world.snapshot()) for world, _ in worlds.possible}
    for state in imagined:
        assert repr(state.snapshot()) in snapshots, f"{state.snapshot()} is not possible"
    dealers = {state.dealer for state in imagined}
    assert len(dealers) == times, "imagined futures share a dealer"
    assert not dealers & {None, worlds.dealer}
    slots = [slot.name for slot in specimen.hidden(real)]
    open_slots = 0
    for names in [*((name,) for name in slots), *combinations(slots, 2)]:
        odds: dict[Values, float] = defaultdict(float)
        for world, weight in worlds.possible:
            odds[_values(specimen, world, names)] += weight
        drawn = Counter(_values(specimen, state, names) for state in imagined)
        _check_proportions(", ".join(names), odds, drawn, times)
        open_slots += len(names) == 1 and len(odds) > 1
    return open_slots


def _values(specimen: Specimen, state: State, names: tuple[str, ...]) -> Values:
    """What is in these hidden slots."""
    there = {slot.name: slot.value for slot in specimen.hidden(state)}
    return tuple(there[name] for name in names)


def _check_proportions(
    what: str, odds: dict[Values, float], drawn: Counter[Values], times: int
) -> None:
    """Each value that can be drawn is drawn, no other is, and chi-square is not absurd."""
    assert set(drawn) <= set(odds), f"{what}: {set(drawn) - set(odds)} cannot be there"
    for value, chance in odds.items():
        if chance * times >= 15:
            assert drawn[value], f"{what}: never {value}, though its odds are {chance:.3f}"
    assert unlikeliness(odds, drawn, times) < 1, f"{what}: {dict(drawn)} for odds {dict(odds)}"


def unlikeliness(odds: Mapping[Value, float], drawn: Counter[Value], times: int) -> float:
    """Chi-square over a bound that right odds exceed less than once in a million times.

    Values too rare for chi-square are taken together.
    """
    expected = {value: chance * times for value, chance in odds.items()}
    rare = [value for value, count in expected.items() if count < 5]
    bins = [(count, drawn[value]) for value, count in expected.items() if count >= 5]
    if rare:
        bins.append((sum(expected[v] for v in rare), sum(drawn[v] for v in rare)))
    chi_square = sum((seen - count) ** 2 / max(count, 1.0) for count, seen in bins)
    freedom = max(len(bins) - 1, 1)
    return float(chi_square / (freedom + 8 * freedom**0.5 + 20))
