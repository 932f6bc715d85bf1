"""What the choices of one decision are worth, in the eyes of the seat that decides.

Only its view is used. The same lines are tried in the same imagined worlds, so that what differs
is the choice; a fixed number of worlds, so that the same record gives the same analysis. What is
held against a decision is only what goes beyond the error of such a trial.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random

import msgspec

from pentarchy.analysis.differing import Terms, differing
from pentarchy.analysis.estimate import mean, shares, standing
from pentarchy.analysis.unseen import Unseen, picks_of
from pentarchy.bots.budget import Budget
from pentarchy.bots.lines import Beam, Line, chosen
from pentarchy.bots.outlook import chance_of, expected, lead
from pentarchy.bots.playout import Policy
from pentarchy.kernel.actions import Action, Legal
from pentarchy.kernel.errors import BadOptions
from pentarchy.kernel.game import Game
from pentarchy.kernel.judgement import Look
from pentarchy.kernel.messages import Message
from pentarchy.kernel.state import State
from pentarchy.kernel.view import View


class Effort(msgspec.Struct, frozen=True):
    """How much is tried for every decision."""

    worlds: int
    lines: int
    width: int | None = None
    """So many unfinished lines are kept; None: as many as the title says."""
    horizon: int | None = None
    """So many turns are played out beyond the own one; None: as the title says."""

    def look(self, game: Game) -> Look:
        """How the title is looked at with this effort."""
        found = msgspec.structs.replace(game.judgement.search, lines=self.lines)
        if self.width is not None:
            found = msgspec.structs.replace(found, width=self.width)
        if self.horizon is not None:
            found = msgspec.structs.replace(found, horizon=self.horizon)
        return found


EFFORTS = {
    "apprentice": Effort(worlds=4, lines=5, width=2, horizon=-1),
    "master": Effort(worlds=8, lines=5),
    "emperor": Effort(worlds=32, lines=10, width=40),
}
"""By the names of levels: about what they spend on a turn."""


def effort_of(level: str) -> Effort:
    """The effort of that level.

    :raises BadOptions: if none of that level analyses.
    """
    found = EFFORTS.get(level)
    if found is None:
        listed = ", ".join(EFFORTS)
        sentence = f"level: {level!r} analyses nothing, only {listed}"
        raise BadOptions(sentence, "problem-no-analyst", level=level, levels=listed)
    return found


POSITIONS = 20_000
"""At most so many positions are looked at to find the lines of one decision."""


class Weighed(msgspec.Struct, frozen=True, kw_only=True):
    """A line of clicks, and every seat's chance of winning after it; alone, the points."""

    clicks: tuple[Action, ...]
    labels: tuple[Message, ...]
    """The clicks in the board's words."""
    chances: tuple[float, ...]
    trials: tuple[float, ...]
    """The deciding seat's chance in each of the worlds."""
    end: State | None
    """Where the line ends; None where all pick unseen."""


class Weighing(msgspec.Struct, frozen=True, kw_only=True):
    """What was done, beside the best that was found."""

    done: Weighed
    best: tuple[Weighed, ...]
    """The best line of every first click that was tried, best first; what was done among them."""

    @property
    def loss(self) -> float:
        """What the best was better by, as far as that is beyond the error of the trials."""
        apart = [b - d for b, d in zip(self.best[0].trials, self.done.trials, strict=True)]
        middle = sum(apart) / len(apart)
        spread = sum((one - middle) ** 2 for one in apart) / max(1, len(apart) - 1)
        return max(0.0, middle - sqrt(spread / len(apart)))

    def told(self, weighed: Weighed, seat: int) -> tuple[float, ...]:
        """Every seat's chance with that line. What is better than what was done is told as better
        only by as much of it as is beyond the error, as the loss is."""
        done = self.done.chances
        lead, most = weighed.chances[seat] - done[seat], self.best[0].chances[seat] - done[seat]
        if lead <= 0:
            return weighed.chances
        share = self.loss / most
        return tuple(d + (c - d) * share for c, d in zip(weighed.chances, done, strict=True))

    def why(self, game: Game, seat: int) -> tuple[Terms, Terms]:
        """What the best has more than what was done: in points, and in prospects, by name."""
        best, done = self.best[0], self.done
        if best is done or best.end is None or done.end is None:
            return {}, {}
        return differing(game, seat, best.end, done.end)


def weigh(
    game: Game, view: View, legal: Legal, done: Action, effort: Effort, seed: int
) -> Weighing:
    """The choices of the seat that this view belongs to."""
    assert view.seat is not None
    seat = view.seat
    look = effort.look(game)
    knowledge = game.knowledge(view)
    root = knowledge.imagine(Random(seed))
    step = root.deciding(seat)
    if step is not None and step.sealed:
        return _weigh_unseen(game, view, legal, done, effort, seed)
    lines = _candidates(game, root, seat, legal, done, look, seed)
    policy = Policy(game, look, game.judgement.spread_at(game.progress(root)))
    until = view.turn + 1 + look.horizon
    rows: list[list[tuple[float, ...]]] = [[] for _ in lines]
    for number in range(effort.worlds):
        lots = seed * 1_000_003 + number
        world = knowledge.imagine(Random(lots))
        for row, line in zip(rows, lines, strict=True):
            end = policy.play_out(world.copy(), line.clicks, seat, until, Random(lots))
            row.append(_outlook(game, root, end, seat, look))
    found = [
        Weighed(
            clicks=line.clicks,
            labels=labels(root, seat, line.clicks),
            chances=mean(row),
            trials=tuple(one[seat] for one in row),
            end=line.end,
        )
        for line, row in zip(lines, rows, strict=True)
    ]
    return _compared(found, seat, done)


def _weigh_unseen(
    game: Game, view: View, legal: Legal, done: Action, effort: Effort, seed: int
) -> Weighing:
    """Where all pick at once: every pick against rivals that mix theirs."""
    assert view.seat is not None
    seat = view.seat
    unseen = Unseen(game, view, effort.look(game), seed)
    mix = unseen.usual(legal)
    picks = picks_of(legal, done, mix)
    root = game.knowledge(view).imagine(Random(seed))
    found = [
        Weighed(
            clicks=(pick,),
            labels=labels(root, seat, (pick,)),
            chances=mean(row),
            trials=tuple(one[seat] for one in row),
            end=None,
        )
        for pick, row in zip(picks, unseen.trials(picks, effort.worlds), strict=True)
    ]
    return _compared(found, seat, done)


def _compared(found: list[Weighed], seat: int, done: Action) -> Weighing:
    """The lines in order, one for every first click; of equal ones, what was done stands first."""

    def order(weighed: Weighed) -> tuple[float, bool]:
        return (-weighed.chances[seat], weighed.clicks[0] is not done)

    firsts: dict[Action, Weighed] = {}
    for weighed in sorted(found, key=order):
        firsts.setdefault(weighed.clicks[0], weighed)
    return Weighing(done=firsts[done], best=tuple(firsts.values()))


def labels(state: State, seat: int, clicks: Sequence[Action]) -> tuple[Message, ...]:
    """These clicks in the board's words, as far as they can be made in an imagined state."""
    trial = state.copy()
    trial.dealer = None
    found: list[Message] = []
    for action in clicks:
        if seat not in trial.actors or action not in trial.legal(seat):
            break
        found.append(trial.label(seat, action))
        trial.play(seat, action)
    return tuple(found)


def _candidates(
    game: Game, root: State, seat: int, legal: Legal, done: Action, look: Look, seed: int
) -> list[Line]:
    """The lines that look best, and the best ones that begin with what was done."""
    purse = Budget(playouts=1).purse(1.0)

    def planned(choices: Legal, most: int) -> list[Line]:
        beam = Beam(game, seat, Random(seed), look.width, most=POSITIONS)
        return chosen(beam.lines(root.copy(), choices, purse), most)

    lines = planned(legal, look.lines)
    known = {line.clicks for line in lines}
    only = Legal(game.actions, {done.verb: 1 << done.index})
    return lines + [line for line in planned(only, 2) if line.clicks not in known]


def _outlook(game: Game, root: State, end: State, seat: int, look: Look) -> tuple[float, ...]:
    """Every seat's chance where a play-out ends; rivals that are not played stand as they stood."""
    if end.seats == 1 or look.rivals or end.over:
        return standing(game, end)
    spread = game.judgement.spread_at(game.progress(root))
    values = list(expected(game, root))
    values[seat] = expected(game, end)[seat]
    return shares([chance_of(lead(values, one, spread), spread) for one in range(end.seats)])
