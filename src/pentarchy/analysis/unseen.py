"""Picks that all make unseen: what each is worth against wary rivals."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from pentarchy.analysis.estimate import standing
from pentarchy.bots.playout import Policy
from pentarchy.bots.sealed import mixed
from pentarchy.bots.worlds import Worlds
from pentarchy.kernel.actions import Action, Legal
from pentarchy.kernel.game import Game
from pentarchy.kernel.judgement import Look
from pentarchy.kernel.state import State
from pentarchy.kernel.view import View

PICKS = 12
"""So many picks are compared; of more, some that are evenly spread, and what was done."""

Mix = Sequence[tuple[Action, float]]
"""How often a wary player makes each of its picks."""


def picks_of(legal: Legal, done: Action, usual: Mix) -> list[Action]:
    """The picks that are compared: what was done, what wary players do, and some of the rest."""
    found = {done: None, **{action: None for action, _ in usual}}
    step = max(1.0, len(legal) / PICKS)
    for number in range(min(PICKS, len(legal))):
        found[legal[int(number * step)]] = None
    return [action for action in legal if action in found]


class Unseen:
    """One sealed pick of one seat, in its own eyes."""

    def __init__(self, game: Game, view: View, look: Look, seed: int) -> None:
        assert view.seat is not None
        self._game = game
        self._seat = view.seat
        self._look = look
        self._seed = seed
        self._until = view.turn + 1 + max(look.horizon, 0)
        self._worlds = Worlds(game, view, look, seed)
        self._others: dict[int, Mix] = {}

    def usual(self, legal: Legal) -> Mix:
        """How the seat itself would mix its picks."""
        rng = Random(self._seed)
        return _even(mixed(self._game, self._worlds, self._seat, legal, rng))

    def trials(self, picks: Sequence[Action], worlds: int) -> list[list[tuple[float, ...]]]:
        """Every seat's chance after each of these picks, in each of so many worlds."""
        rows: list[list[tuple[float, ...]]] = [[] for _ in picks]
        for number in range(worlds):
            world = self._worlds.world(number)
            spread = self._game.judgement.spread_at(self._game.progress(world))
            policy = Policy(self._game, self._look, spread)
            for row, pick in zip(rows, picks, strict=True):
                lots = Random(self._seed * 1_000_003 + number)
                trial = world.copy()
                trial.play(self._seat, pick)
                self._opened(trial, lots)
                end = policy.play_out(trial, (), self._seat, self._until, lots)
                row.append(standing(self._game, end))
        return rows

    def _opened(self, state: State, lots: Random) -> None:
        """The others pick as wary players do."""
        while True:
            other = next((seat for seat in state.actors if _sealed(state, seat)), None)
            if other is None or other == self._seat:
                return
            if other not in self._others:
                self._others[other] = self._mix(state, other)
            legal = state.legal(other)
            open_to = [(pick, share) for pick, share in self._others[other] if pick in legal]
            if open_to:
                (pick,) = lots.choices([p for p, _ in open_to], [share for _, share in open_to])
            else:
                pick = legal.pick(lots.random())
            state.play(other, pick)

    def _mix(self, state: State, other: int) -> Mix:
        worlds = Worlds(self._game, state.view(other), self._look, self._seed)
        rng = Random(self._seed + 1 + other)
        return _even(mixed(self._game, worlds, other, state.legal(other), rng))


def _sealed(state: State, seat: int) -> bool:
    decision = state.deciding(seat) if seat >= 0 else None
    return decision is not None and decision.sealed


def _even(found: Mix) -> Mix:
    """Shares that are one together."""
    total = sum(share for _, share in found)
    return [(pick, share / total) for pick, share in found]
