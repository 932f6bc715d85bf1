"""What decided a tie, in the table of points."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from pentarchy.cli.telling import score_table
from pentarchy.cli.text import Texts
from tests.games.eight_minute_empire.table import Table, empire


@pytest.mark.parametrize(
    ("language", "coins", "armies"),
    [
        ("en", "Equal points: coins", "Equal again: armies on the board"),
        ("ru", "При равенстве: монеты", "Снова равенство: армии на поле"),
    ],
)
def test_the_table_of_points_tells_what_decided(language: str, coins: str, armies: str) -> None:
    """Two points each; four coins each; two armies on the board against one."""
    t = Table(armies={0: {"A1": 2}, 1: {"A8": 1}}, coins={0: 4, 1: 4})
    t.state.agenda.clear()
    console = Console(file=io.StringIO(), width=80)
    console.print(score_table(Texts(language, empire(), ("Anna", "Boris")), t.state))
    lines = [line.split() for line in console.file.getvalue().splitlines()]  # type: ignore[attr-defined]
    assert [*coins.split(), "4", "4"] in lines
    assert lines.index([*armies.split(), "2", "1"]) > lines.index([*coins.split(), "4", "4"])
