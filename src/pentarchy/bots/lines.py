"""Planning an own turn: the lines of clicks that look best, found with a beam."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import NamedTuple

from pentarchy.bots.budget import Purse
from pentarchy.bots.outlook import expected, lead
from pentarchy.bots.player import Planned, question
from pentarchy.kernel.actions import Action, Legal
from pentarchy.kernel.chance import Dealer
from pentarchy.kernel.game import Game
from pentarchy.kernel.state import State

POSITIONS = 3000
"""At most so many positions are looked at in one go, where nothing else is said."""
NO_LIMIT = 1 << 30
TIE = 0.25
"""What winning is worth beyond points where a line ends the game: ties may be broken."""
PLANNING = 0.4
"""At most this share of the time goes into planning; the rest is for play-outs."""
WIDER = 3
"""By so much a beam is widened while planning has time left; one as wide takes as much longer."""
PLAYOUT = 25
"""So many positions may be looked at for each play-out: what that share of the time comes to where
a budget is counted in play-outs."""


class Line(NamedTuple):
    """Clicks of one seat up to where its turn ends or chance is asked."""

    value: float
    """How many points ahead the seat is at its end."""
    clicks: tuple[Action, ...]
    end: State


class Beam:
    """Plans one turn of one seat from one imagined state."""

    def __init__(
        self,
        game: Game,
        seat: int,
        rng: Random,
        width: int,
        overlooks: float = 0.0,
        most: int = POSITIONS,
    ) -> None:
        self._game = game
        self._seat = seat
        self._rng = rng
        self._width = width
        self._overlooks = overlooks
        self._most = self._left = most
        self.whole = True
        """Whether every line was carried on: a wider beam would find the same."""
        self._dealer = Dealer(rng.getrandbits(64))
        self._spread = 1.0
        self._turn = 0

    def lines(self, state: State, legal: Legal, purse: Purse) -> list[Line]:
        """The best lines, best first; there is always one."""
        state.dealer = None
        self._turn = state.turn
        self._spread = self._game.judgement.spread_at(self._game.progress(state))
        ended: list[Line] = []
        open_lines = [Line(0.0, (), state)]
        while open_lines:
            grown: list[Line] = []
            for line in open_lines:
                choices = legal if not line.clicks else line.end.legal(self._seat)
                self._grow(line, self._seen(choices), grown, ended)
                if self._hurried(purse):
                    break
            # In a hurry only the best one is carried on, until some line has come to its end.
            hurried = self._hurried(purse)
            width = 1 if hurried else self._width
            found = distinct(grown, width + 1)
            self.whole = self.whole and len(found) <= width
            open_lines = found[:width]
            if self._left <= 0 or (hurried and ended):
                ended += open_lines
                break
        return distinct(ended, len(ended))

    @property
    def looked(self) -> int:
        """How many positions it has looked at."""
        return self._most - self._left

    def _hurried(self, purse: Purse) -> bool:
        return purse.timed and purse.spent > PLANNING * purse.amount

    def _seen(self, legal: Legal) -> Iterable[Action]:
        """The choices that come to mind; at least one does."""
        if not self._overlooks:
            return legal
        random = self._rng.random
        seen = [action for action in legal if random() >= self._overlooks]
        return seen or [legal.pick(random())]

    def _grow(
        self, line: Line, choices: Iterable[Action], grown: list[Line], ended: list[Line]
    ) -> None:
        """One click more, in every way there is."""
        seat = self._seat
        for action in choices:
            after = line.end.copy()
            after.play(seat, action)
            self._left -= 1
            closes = after.turn != self._turn or seat not in after.actors
            if closes:
                # What chance brings is seen as one dealer would have it, the same for all lines.
                after.dealer = self._dealer
                after.settle()
            ahead = lead(expected(self._game, after), seat, self._spread)
            if after.over and after.seats > 1:
                ahead += TIE if seat in after.winners() else -TIE
            # A hair of chance, so that equal lines are not always the first on the list.
            value = ahead + self._rng.random() * 1e-6
            (ended if closes else grown).append(Line(value, (*line.clicks, action), after))


def distinct(lines: list[Line], most: int) -> list[Line]:
    """The best of the lines, best first; the same clicks in another order are the same line."""
    lines.sort(key=lambda line: -line.value)
    found: list[Line] = []
    known: set[tuple[float, tuple[int, ...]]] = set()
    for line in lines:
        key = (round(line.value, 4), tuple(sorted(action.id for action in line.clicks)))
        if key not in known:
            known.add(key)
            found.append(line)
            if len(found) >= most:
                break
    return found


def widened(
    game: Game, seat: int, rng: Random, state: State, legal: Legal, width: int, purse: Purse
) -> list[Line]:
    """The best lines of a beam that is made wider and wider while planning has time left.

    A turn whose value shows only at its end is easily lost by a narrow beam; but a narrow one is
    quick, and whatever the budget, it has found something.
    """
    lots = rng.getrandbits(64)  # the same for all: what they find can be compared
    share = PLANNING if purse.timed else PLAYOUT
    found: list[Line] = []
    spent = 0.0
    while True:
        begun = purse.spent
        beam = Beam(game, seat, Random(lots), width, most=NO_LIMIT if found else POSITIONS)
        found += beam.lines(state.copy(), legal, purse)
        cost = purse.spent - begun if purse.timed else float(beam.looked)
        spent += cost
        if beam.whole or spent + WIDER * cost > share * purse.amount:
            return distinct(found, len(found))
        width *= WIDER


def chosen(lines: list[Line], most: int) -> list[Line]:
    """The best lines that lead to different positions; if all begin alike, the best one that does
    not is among them."""
    found: list[Line] = []
    ends: set[tuple[float, str]] = set()
    for line in lines:
        key = (round(line.value, 4), line.end.hash())
        if key not in ends:
            ends.add(key)
            found.append(line)
            if len(found) >= most:
                break
    first = lines[0].clicks[0]
    if most > 1 and all(line.clicks[0] is first for line in found):
        other = next((line for line in lines if line.clicks[0] is not first), None)
        if other is not None:
            found[-1] = other
    return found


def planned(state: State, seat: int, clicks: tuple[Action, ...]) -> tuple[Planned, ...]:
    """The clicks after the first, each with the question it answers."""
    trial = state.copy()
    trial.dealer = None
    turn = trial.turn
    found = []
    for number, action in enumerate(clicks):
        if number:
            found.append(Planned(question(turn, trial.legal(seat)), action.id))
        trial.play(seat, action)
    return tuple(found)
