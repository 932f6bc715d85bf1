"""Sealed picks: all choose at once, unseen, so none may count on what another picks.

Regret matching: in imagined rounds every seat shifts towards what would have served it better
against the picks of the others; the shares it comes to are how a wary player mixes its picks.
"""

from __future__ import annotations

from random import Random

from pentarchy.bots.outlook import worth
from pentarchy.bots.worlds import Worlds
from pentarchy.kernel.actions import Action, Legal
from pentarchy.kernel.game import Game
from pentarchy.kernel.state import State

ROUNDS = 150
POSITIONS = 6000
"""At most so many openings are judged."""
WORLDS = 3
RARE = 0.1
"""A pick that a wary player makes less often than this is left out."""


class _Mind:
    """What one seat has come to."""

    def __init__(self, picks: list[Action]) -> None:
        self.picks = picks
        self.regrets = [0.0] * len(picks)
        self.shares = [0.0] * len(picks)

    def draw(self, rng: Random) -> int:
        """A pick by regret: what was missed most is tried most."""
        weights = [max(regret, 0.0) for regret in self.regrets]
        if not any(weights):
            weights = [1.0] * len(weights)
        total = sum(weights)
        for number, weight in enumerate(weights):
            self.shares[number] += weight / total
        return rng.choices(range(len(weights)), weights)[0]


def mixed(
    game: Game, imagined: Worlds, seat: int, legal: Legal, rng: Random
) -> list[tuple[Action, float]]:
    """How often a wary player would make each of the seat's sealed picks, most often first."""
    worlds = [imagined.world(number) for number in range(WORLDS)]
    first = worlds[0]
    minds = {other: _Mind(list(first.legal(other))) for other in _choosers(first)}
    minds[seat] = _Mind(list(legal))
    known: dict[tuple[int, ...], list[float]] = {}
    for number in range(ROUNDS):
        world = worlds[number % WORLDS]
        picks = {other: mind.draw(rng) for other, mind in minds.items()}
        for other, mind in minds.items():
            outcomes = []
            for pick in range(len(mind.picks)):
                joint = {**picks, other: pick}
                key = (number % WORLDS, *joint.values())
                if key not in known:
                    known[key] = _opened(game, world, minds, joint)
                outcomes.append(known[key][other])
            made = outcomes[picks[other]]
            for pick, outcome in enumerate(outcomes):
                mind.regrets[pick] += outcome - made
        if len(known) > POSITIONS:
            break
    own = minds[seat]
    total = sum(own.shares)
    shares = [(pick, share / total) for pick, share in zip(own.picks, own.shares, strict=True)]
    shares.sort(key=lambda found: -found[1])
    return [shares[0], *((pick, share) for pick, share in shares[1:] if share >= RARE)]


def _choosers(state: State) -> list[int]:
    found = []
    for seat in state.actors:
        decision = state.deciding(seat)
        if decision is not None and decision.sealed:
            found.append(seat)
    return found


def _opened(
    game: Game, world: State, minds: dict[int, _Mind], joint: dict[int, int]
) -> list[float]:
    """What each seat has when all these picks are opened."""
    state = world.copy()
    for seat, pick in joint.items():
        action = minds[seat].picks[pick]
        if action not in state.legal(seat):  # another's hand differs from world to world
            action = state.legal(seat)[0]
        state.play(seat, action)
    return [worth(game, state, seat) for seat in range(state.seats)]
