"""The searcher: plans a whole turn and tries the best lines in play-outs. It knows no title."""

from __future__ import annotations

from math import ceil, log2
from random import Random

import msgspec

from pentarchy.bots.budget import Budget
from pentarchy.bots.crew import Errand, crew_of, gathered
from pentarchy.bots.lines import Beam, Line, chosen, planned, widened
from pentarchy.bots.outlook import chances
from pentarchy.bots.player import Plan, Reasons, Thought, followed
from pentarchy.bots.sealed import mixed
from pentarchy.bots.worlds import Worlds
from pentarchy.kernel.actions import Action, Legal
from pentarchy.kernel.game import Game
from pentarchy.kernel.judgement import Look
from pentarchy.kernel.messages import Message
from pentarchy.kernel.state import State
from pentarchy.kernel.view import View

TELLING = 0.05
"""Changes of less than this many points are not worth telling."""
MANY = 10_000
"""More worlds than any budget of time pays for."""
MORE = 3
"""So many times the title's number of lines are tried where they were sought with a wider beam."""
LEAST = 0.05
"""However often a turn is thought over again, this share of its budget is there for it."""


class Habits(msgspec.Struct, frozen=True, kw_only=True):
    """How a level searches."""

    budget: Budget
    changes: dict[str, int] = {}
    """What it does otherwise than the title's own `[search]` says. A width said here is kept; else
    the beam is widened as the budget allows, and more lines are tried."""
    overlooks: float = 0.0
    """The share of choices that do not come to its mind."""
    forgets: bool = False
    """Whether it thinks anew at every click instead of following its plan."""
    cores: int = 1
    """So many processes share the play-outs of a thought."""


class Trial(msgspec.Struct):
    """A line and how it fared."""

    line: Line
    total: float = 0.0
    count: int = 0

    def add(self, worth: float) -> None:
        """It came to this in one more world."""
        self.total += worth
        self.count += 1

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else float("-inf")


class Searcher:
    """Plans a turn at its first click and keeps to it unless something else is asked."""

    def __init__(self, level: str, seed: int, habits: Habits) -> None:
        self.level = level
        self._seed = seed
        self._habits = habits

    def choose(self, game: Game, view: View, legal: Legal, plan: Plan | None = None) -> Thought:
        if plan is not None and plan.turn != view.turn:
            plan = None
        going_on = followed(game, view, legal, plan)
        if going_on is not None:
            return going_on
        if len(legal) == 1:
            return Thought(action=legal[0], line=(str(legal[0]),), plan=plan)
        return _Turn(game, view, legal, self._seed, self._habits, plan).thought()


class _Turn:
    """One turn being planned."""

    def __init__(
        self, game: Game, view: View, legal: Legal, seed: int, habits: Habits, plan: Plan | None
    ) -> None:
        assert view.seat is not None
        self._game = game
        self._turn = view.turn
        self._seat = view.seat
        self._legal = legal
        self._seed = seed
        self._habits = habits
        look = game.judgement.search
        self._widens = "width" not in habits.changes
        most = MORE * look.lines if self._widens else look.lines
        self._look: Look = msgspec.structs.replace(look, **{"lines": most, **habits.changes})
        self._before = 0.0 if plan is None else plan.spent
        self._purse = habits.budget.purse(max(LEAST, 1.0 - self._before))
        self._view = view
        self._worlds = Worlds(game, view, self._look, seed)
        self._root = self._worlds.root
        self._rng = Random(seed)
        self._next = 0
        """The number of the next world."""

    def thought(self) -> Thought:
        decision = self._root.deciding(self._seat)
        if decision is not None and decision.sealed:
            return self._sealed()
        lines = self._lines()
        trials = [Trial(line) for line in chosen(lines, self._look.lines)]
        later = self._goes_on(lines[0].end)
        if later:
            self._purse.keep_back(0.5)
        for trial in trials:
            trial.total = self._look.prior * self._worlds.worth(trial.line.end)
            trial.count = self._look.prior
        if len(trials) > 1:
            self._try(trials)
        best = trials[0]
        clicks = best.line.clicks
        spent = self._before + (1.0 - self._before) * (0.5 if later else 1.0)
        rest = () if self._habits.forgets else planned(self._root, self._seat, clicks)
        return Thought(
            action=clicks[0],
            line=tuple(str(action) for action in clicks),
            plan=Plan(self._turn, spent, rest),
            reasons=self._reasons(trials),
        )

    def _lines(self) -> list[Line]:
        """The turns that come to its mind, best first."""
        game, seat, habits, width = self._game, self._seat, self._habits, self._look.width
        if self._widens:
            return widened(game, seat, self._rng, self._root, self._legal, width, self._purse)
        beam = Beam(game, seat, self._rng, width, habits.overlooks)
        return beam.lines(self._root.copy(), self._legal, self._purse)

    def _sealed(self) -> Thought:
        """Where all pick unseen: by lot, as a wary player mixes its picks."""
        shares = mixed(self._game, self._worlds, self._seat, self._legal, self._rng)
        action = self._rng.choices([a for a, _ in shares], [share for _, share in shares])[0]
        reasons = Reasons(line=self._labels((action,)), chance_before=self._chance())
        return Thought(action=action, line=(str(action),), reasons=reasons)

    def _goes_on(self, end: State) -> bool:
        """Whether the turn will be asked about again, after something was revealed."""
        return end.turn == self._turn and self._seat in end.actors

    def _chance(self) -> float | None:
        return chances(self._game, self._root)[self._seat] if self._root.seats > 1 else None

    def _try(self, trials: list[Trial]) -> None:
        """Sequential halving: play-outs for all lines, then for the better half, and so on.

        Afterwards the best line stands first. It stops in time, with at least one line tried.
        """
        alive = len(trials)
        rounds = max(1, ceil(log2(alive)))
        purse = self._purse
        for number in range(rounds):
            until = purse.left * (1 - 1 / (rounds - number))
            spend = self._spend_here if self._habits.cores == 1 else self._spend_shared
            spend(trials[:alive], until)
            trials[:alive] = sorted(trials[:alive], key=lambda trial: -trial.mean)
            if purse.left <= 0:
                break
            alive = ceil(alive / 2)

    def _spend_here(self, alive: list[Trial], until: float) -> None:
        """World after world, until no more than this would be left after one more."""
        purse = self._purse
        while True:
            begun = purse.spent
            self._world(alive)
            if purse.left - (purse.spent - begun) < until:
                return

    def _world(self, alive: list[Trial]) -> None:
        """Every line that is left in one more imagined world, with the same deals.

        The most promising come first: if time runs out, they at least were tried.
        """
        number, self._next = self._next, self._next + 1
        world = self._worlds.world(number)
        for trial in alive:
            trial.add(self._worlds.try_out(number, world, trial.line.clicks))
            self._purse.played += 1
            if self._purse.timed and self._purse.left <= 0:
                return

    def _spend_shared(self, alive: list[Trial], until: float) -> None:
        """The same with several processes, each in worlds of its own."""
        purse, cores = self._purse, self._habits.cores
        amount = purse.left - until
        worlds = MANY * cores if purse.timed else max(1, int(amount / len(alive)))
        game = self._game
        errand = Errand(
            title=game.key,
            components=game.components_text if game.own_components else None,
            view=msgspec.json.encode(self._view),
            look=self._look,
            seed=self._seed,
            lines=tuple(tuple(action.id for action in trial.line.clicks) for trial in alive),
            first=self._next,
            step=1,
            worlds=worlds,
            seconds=amount / cores if purse.timed else None,
        )
        found = crew_of(cores).run(errand)
        for worths in gathered(found):
            for trial, worth in zip(alive, worths, strict=True):
                trial.add(worth)
            purse.played += len(alive)
        self._next += worlds
        purse.elsewhere += sum(one.seconds for one in found)

    def _reasons(self, trials: list[Trial]) -> Reasons:
        """Why the first of these lines, and what would have been next."""
        best = trials[0]
        other = _other(trials)
        alone = self._root.seats == 1
        # Lines that were dropped early rest on fewer worlds, so a small lead may come out as none.
        ahead = 0.0 if other is None or not other.count else max(0.0, best.mean - other.mean)
        # A single line was weighed against nothing and never tried: what it ends with must do.
        tried = [trial.mean for trial in trials if trial.count]
        tried = tried or [self._worlds.worth(best.line.end)]
        gains, prepares = self._changes(best.line.end)
        return Reasons(
            gains=gains,
            prepares=prepares,
            line=self._labels(best.line.clicks),
            chance_before=None if alone else _share(sum(tried) / len(tried)),
            chance=None if alone or not best.count else _share(best.mean),
            runner_up=None if other is None else self._parting(best.line, other.line),
            ahead=ahead,
            playouts=self._purse.played,
        )

    def _changes(self, end: State) -> tuple[dict[str, float], dict[str, float]]:
        """What changes up to there: in points as they stand, and in prospects."""
        before = self._game.insight(self._root, self._seat)
        after = self._game.insight(end, self._seat)
        weights = self._game.judgement.weights
        found: tuple[dict[str, float], dict[str, float]] = ({}, {})
        for term in dict.fromkeys((*after, *before)):
            change = after.get(term, 0.0) - before.get(term, 0.0)
            if abs(change) >= TELLING:
                weighted = term in weights or term.partition(":")[0] in weights
                found[weighted][term] = change
        return found

    def _parting(self, best: Line, other: Line) -> Message:
        """The click that makes the other line another one; lines often begin alike."""
        clicks = list(enumerate(other.clicks))
        new = [number for number, click in clicks if click not in best.clicks]
        moved = [number for number, click in clicks if click not in best.clicks[number:][:1]]
        at = (new or moved or [0])[0]
        return self._labels(other.clicks[: at + 1])[-1]

    def _labels(self, clicks: tuple[Action, ...]) -> tuple[Message, ...]:
        """These clicks in the board's words."""
        state = self._root.copy()
        state.dealer = None
        found = []
        for action in clicks:
            found.append(state.label(self._seat, action))
            state.play(self._seat, action)
        return tuple(found)


def _other(trials: list[Trial]) -> Trial | None:
    """The best line but the first, of those that begin otherwise if there is one."""
    first = trials[0].line.clicks[0]
    others = [trial for trial in trials[1:] if trial.line.clicks[0] is not first]
    return next(iter(others or trials[1:]), None)


def _share(worth: float) -> float:
    """A worth as a chance of winning: points that stand beside it may take it out of bounds."""
    return min(1.0, max(0.0, worth))
