"""Ties: who wins, and which tie-breaks the score shows."""

from __future__ import annotations

from pentarchy.kernel.messages import ScoreLine
from pentarchy.kernel.ties import TieBreak, lines, winners

COINS = TieBreak("coins", (3, 5, 5, 9))
ARMIES = TieBreak("armies", (8, 2, 4, 9))


def counts(points: tuple[int, ...], seat: int) -> dict[str, int | None]:
    found = lines(points, (COINS, ARMIES), seat)
    assert all(line.points == 0 for line in found)
    return {line.source: line.count for line in found}


def test_most_points_need_no_tie_break() -> None:
    points = (7, 6, 6, 6)
    assert winners(points, (COINS, ARMIES)) == (0,)
    assert all(counts(points, seat) == {} for seat in range(4))


def test_the_first_tie_break_that_tells_them_apart_is_the_last_one_told() -> None:
    """Seat 3 has the most of everything but fewer points: it is not asked."""
    points = (7, 7, 6, 6)
    assert winners(points, (COINS, ARMIES)) == (1,)
    assert counts(points, 0) == {"coins": 3}
    assert counts(points, 1) == {"coins": 5}
    assert counts(points, 2) == counts(points, 3) == {}


def test_who_drops_out_is_not_asked_again() -> None:
    """Seat 0 has the most armies but too few coins: they do not count any more."""
    points = (7, 7, 7, 6)
    assert winners(points, (COINS, ARMIES)) == (2,)
    assert counts(points, 0) == {"coins": 3}
    assert counts(points, 1) == {"coins": 5, "armies": 2}
    assert counts(points, 2) == {"coins": 5, "armies": 4}


def test_equal_in_everything_they_share() -> None:
    equal = TieBreak("armies", (4, 4, 4, 4))
    assert winners((6, 7, 7, 6), (COINS, equal)) == (1, 2)
    assert lines((6, 7, 7, 6), (COINS, equal), 2) == (
        ScoreLine("coins", 0, count=5),
        ScoreLine("armies", 0, count=4),
    )


def test_without_tie_breaks_equals_share() -> None:
    assert winners((3, 5, 5), ()) == (1, 2)
    assert lines((3, 5, 5), (), 1) == ()
