"""Series in `simulate` and `arena match`: counted and told as series."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.runs import run

DUEL = ("roll-and-write", "--option", "mode=duel", "--seed", "5", "--jobs", "1")


def test_a_simulation_tells_that_it_played_series(tmp_path: Path) -> None:
    words = ("simulate", *DUEL, "--players", "random,random", "--games", "2")
    result = run(*words, "--out", str(tmp_path))
    assert result.exit_code == 0, result.stderr
    assert "Each of them is a series, 4 games together" in result.stdout
    assert "целая серия, всего в них 4 игры" in run(*words, "--lang", "ru").stdout
    assert len(list(tmp_path.glob("*-2.record"))) == 2
    assert len(list(tmp_path.glob("*.record"))) == 4


def test_a_simulation_of_series_as_json() -> None:
    found = json.loads(
        run("simulate", *DUEL, "--players", "random,random", "--games", "2", "--json").stdout
    )
    assert (found["series"], found["games"], found["single_games"]) == (True, 2, 4)
    assert sum(line["wins"]["value"] for line in found["players"]) == pytest.approx(1)


def test_a_match_of_long_games() -> None:
    words = ("random", "random", "--title", "eight-minute-empire", "--games", "2", "--jobs", "1")
    told = run("arena", "match", *words, "--series").stdout
    assert "Each of them is a series, 6 games together" in " ".join(told.split())
    assert "series" not in run("arena", "match", *words).stdout


@pytest.mark.parametrize("command", [("simulate",), ("arena", "match", "random", "--title")])
def test_where_there_is_no_series_none_can_be_wished_for(command: tuple[str, ...]) -> None:
    result = run(*command, "founders", "--series", "--games", "1")
    assert result.exit_code != 0
    assert "founders has no series of games" in result.stderr
