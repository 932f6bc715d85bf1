"""What one end of a turn has more than another: points by line of the score, and prospects.

Hints, judgements, bots' moves and puzzles all tell reasons by these differences.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations

from pentarchy.kernel.chance import Dealer
from pentarchy.kernel.game import Game
from pentarchy.kernel.state import State

TELLING = 0.05
"""Terms that differ by less than this many points are alike."""

Terms = dict[str, float]


def settled(state: State) -> State:
    """The same with what chance is asked, as one dealer would have it."""
    found = state.copy()
    found.dealer = Dealer(0)
    found.settle()
    return found


def differing(game: Game, seat: int, ours: State, theirs: State) -> tuple[Terms, Terms]:
    """What a seat has more at the one end than at the other, in points as they stand by line of
    the score, and in prospects by name; fewer if below zero."""
    ours, theirs = settled(ours), settled(theirs)
    return (
        _difference(_points(ours, seat), _points(theirs, seat)),
        _difference(_prospects(game, ours, seat), _prospects(game, theirs, seat)),
    )


def _points(state: State, seat: int) -> Terms:
    """Points as they stand, by line of the score."""
    found: Terms = {}
    for line in state.score_lines(seat):
        found[line.source] = found.get(line.source, 0.0) + line.points
    return found


def _prospects(game: Game, state: State, seat: int) -> Terms:
    """What the seat may expect beyond them."""
    terms = game.insight(state, seat)
    weights = game.judgement.weights
    plain = {
        term: value
        for term, value in terms.items()
        if term not in weights and term.partition(":")[0] not in weights
    }
    standing = _standing(plain, state.scores()[seat])
    return {term: value for term, value in terms.items() if term not in standing}


def _standing(terms: Mapping[str, float], score: float) -> frozenset[str]:
    """Of the terms without weight those that are points as they stand: they sum up to the score.

    What is left over, such as what a turn can still bring, is a prospect too.
    """
    for count in range(len(terms) + 1):
        for rest in combinations(terms, count):
            kept = terms.keys() - {*rest}
            if abs(sum(terms[term] for term in kept) - score) < TELLING:
                return frozenset(kept)
    return frozenset(terms)


def _difference(ours: Mapping[str, float], theirs: Mapping[str, float]) -> Terms:
    """What the first has more than the second, by name."""
    more = {
        term: ours.get(term, 0.0) - theirs.get(term, 0.0)
        for term in dict.fromkeys((*ours, *theirs))
    }
    return {term: value for term, value in more.items() if abs(value) >= TELLING}
