"""What a viewer can know, worked out by brute force from the rules alone.

All draws of CHANCE that could have happened are followed side by side with the real game, and
those are dropped whose view was not the viewer's. What remains are the possible worlds with
their exact odds. Moves of seats are taken to say nothing beyond that they were possible.

Neither the game's `knowledge` nor a formula of ours is used, so it can judge both.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable
from itertools import combinations
from random import Random
from typing import Any

from pentarchy.kernel.actions import Action
from pentarchy.kernel.chance import CHANCE, Dealer
from pentarchy.kernel.game import Game
from pentarchy.kernel.state import State
from tests.proof.specimens import Sample, Slot, Specimen

World = tuple[State, float]


class Worlds:
    """The real game, played without a dealer of its own, and all worlds a viewer must reckon with."""

    def __init__(self, game: Game, sample: Sample, seed: int, viewer: int | None) -> None:
        self.viewer = viewer
        self.real = game.new(sample.seats, None, **sample.options)
        self.possible: list[World] = [(self.real.copy(), 1.0)]
        self.dealer = Dealer(seed)
        self._deal()

    def play(self, seat: int, action: Action) -> None:
        """A seat moves, in the real game and in every world."""
        self.real.play(seat, action)
        followed: list[World] = []
        for world, weight in self.possible:
            if action in world.legal(seat):
                world.play(seat, action)
                followed.append((world, weight))
        self._keep(followed)
        self._deal()

    def _deal(self) -> None:
        while (step := self.real.chance()) is not None:
            self.real.play(CHANCE, step.dealt(self.real, self.dealer))
            followed: list[World] = []
            for world, weight in self.possible:
                odds = world.odds()
                total = sum(chance for _, chance in odds)
                for outcome, chance in odds:
                    branch = world.copy()
                    branch.play(CHANCE, outcome)
                    followed.append((branch, weight * chance / total))
            self._keep(followed)

    def _keep(self, followed: list[World]) -> None:
        """Only the worlds that look the same to the viewer; equal ones are one."""
        seen = self.real.view(self.viewer)
        merged: dict[str, World] = {}
        for world, weight in followed:
            if world.view(self.viewer) == seen:
                key = repr(world.snapshot())
                same = merged.get(key)
                merged[key] = (world, weight + (same[1] if same else 0.0))
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
    for name in slots:
        odds = _odds(worlds, lambda state, name=name: _value(specimen.hidden(state), name))
        drawn = Counter(_value(specimen.hidden(state), name) for state in imagined)
        _check_proportions(name, odds, drawn, times)
        open_slots += len(odds) > 1
    for pair in combinations(slots, 2):
        both = _joint(specimen, pair)
        _check_proportions(str(pair), _odds(worlds, both), Counter(map(both, imagined)), times)
    return open_slots


def _value(slots: list[Slot], name: str) -> int:
    return next(slot.value for slot in slots if slot.name == name)


def _joint(specimen: Specimen, pair: tuple[str, str]) -> Callable[[State], tuple[int, int]]:
    def values(state: State) -> tuple[int, int]:
        slots = specimen.hidden(state)
        return _value(slots, pair[0]), _value(slots, pair[1])

    return values


def _odds(worlds: Worlds, read: Callable[[State], Any]) -> dict[Any, float]:
    odds: dict[Any, float] = defaultdict(float)
    for world, weight in worlds.possible:
        odds[read(world)] += weight
    return odds


def _check_proportions(what: str, odds: dict[Any, float], drawn: Counter[Any], times: int) -> None:
    """Each value that can be drawn is drawn, no other is, and chi-square is not absurd."""
    assert set(drawn) <= set(odds), f"{what}: {set(drawn) - set(odds)} cannot be there"
    for value, chance in odds.items():
        if chance * times >= 15:
            assert drawn[value], f"{what}: never {value}, though its odds are {chance:.3f}"
    assert unlikeliness(odds, drawn, times) < 1, f"{what}: {dict(drawn)} for odds {dict(odds)}"


def unlikeliness(odds: dict[Any, float], drawn: Counter[Any], times: int) -> float:
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
