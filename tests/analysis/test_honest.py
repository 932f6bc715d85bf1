"""How far chances can be trusted, held against numbers that can be worked out by hand."""

from __future__ import annotations

import msgspec
import pytest

from pentarchy.analysis.honest import Said, honesty, measured, said_in
from pentarchy.analysis.honest.kept import STAGES, Honesty, Stage
from pentarchy.analysis.honest.measuring import seed_of
from pentarchy.analysis.honest.page import page
from pentarchy.kernel.registry import game, titles


def said(number: int, first: float, points: tuple[int, int], won: bool, stage: int = 0) -> Said:
    """A position between two."""
    return Said(number, stage, (first, 1 - first), points, (float(won), float(not won)))


def test_brier_score_by_hand() -> None:
    """0.8 for what comes is off by 0.2: 0.04; 0.6 for what does not by 0.6: 0.36; 0.2 on mean.
    With equal points the baseline can only say a half: 0.25."""
    found = measured([said(0, 0.8, (3, 3), True), said(1, 0.6, (3, 3), False)], "novice", 2, 2, 1)
    first = found.stages[0]
    assert (first.positions, first.brier, first.baseline) == (2, 0.2, 0.25)
    assert first.ahead == pytest.approx(0.05)
    assert [stage.positions for stage in found.stages[1:]] == [0] * (STAGES - 1)


def test_reliability_by_hand() -> None:
    """Two positions at 0.82 and 0.86, one of them won: 0.84 was said, a half came."""
    found = measured([said(0, 0.82, (1, 0), True), said(1, 0.86, (1, 0), False)], "novice", 2, 2, 1)
    top = found.reliable[-1]
    assert (top.said, top.came, top.count) == (0.84, 0.5, 2)
    assert sum(row.count for row in found.reliable) == 4  # both seats of each


def test_points_that_tell_everything_cannot_be_beaten() -> None:
    rows = [said(n, 0.5, (50, 0) if n % 4 < 2 else (0, 50), n % 4 < 2) for n in range(40)]
    stage = measured(rows, "novice", 2, 40, 1).stages[0]
    assert stage.baseline < 0.01
    assert not stage.better


def test_better_is_only_what_is_beyond_the_error() -> None:
    stage = Stage(positions=9, brier=0.1, baseline=0.2, ahead=0.1, error=0.05)
    assert stage.better  # two errors
    assert not msgspec.structs.replace(stage, error=0.06).better


def test_the_same_seed_gives_the_same_games_and_no_other() -> None:
    kingdom = game("kingdom-builder")
    first = said_in(kingdom, 2, "random", 1, 0)
    assert first == said_in(kingdom, 2, "random", 1, 0)
    assert seed_of(1, "a", "b", 0) != seed_of(1, "a", "b", 1)
    for one in first:
        assert sum(one.chances) == pytest.approx(1.0)
        assert sum(one.wins) == pytest.approx(1.0)


def test_a_game_that_nobody_measured() -> None:
    assert honesty("no-such-game") is None
    assert honesty("../kept") is None


@pytest.mark.parametrize("title", titles())
def test_what_is_kept_of_our_titles(title: str) -> None:
    """Every title was measured in hundreds of games, and says where to doubt it."""
    kept = honesty(title)
    if title not in ("kingdom-builder", "eight-minute-empire", "founders", "roll-and-write",
                     "imperial-settlers"):  # fmt: skip
        assert kept is None
        return
    assert kept is not None
    assert max(one.games for one in kept.measured) >= 100
    assert set(kept.doubtful()) <= set(range(STAGES))
    assert title in page([kept], {title: title}, 8)


def test_nothing_measured_doubts_nothing() -> None:
    assert Honesty(title="x", rules=1, measured=()).doubtful() == ()
