"""How games and series end: who has won, by what, with which title; and games that do not load."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

import pytest

import pentarchy
from pentarchy.cli.series import champion_line
from pentarchy.cli.telling import winner_line
from pentarchy.cli.text import LANGUAGES, Texts
from pentarchy.kernel import registry
from pentarchy.kernel.record import Record, read_record
from tests.cli.runs import run
from tests.games.eight_minute_empire.table import Table, empire

DUEL = ("play", "roll-and-write", "--players", "random,random", "--option", "mode=duel")


def sums(result: dict[str, Any]) -> list[int]:
    return [sum(points) for points in zip(*(g["scores"] for g in result["games"]), strict=True)]


def test_a_duel_is_two_games_whether_asked_for_or_not(tmp_path: Path) -> None:
    """Rule 8.5 of Roll & Write: the sum of both games decides."""
    for wish in ((), ("--series",)):
        file = tmp_path / f"duel{len(wish)}.record"
        result = run(*DUEL, "--seed", "3", "--record", str(file), *wish)
        assert result.exit_code == 0
        records = [read_record(path.read_text("utf-8")) for path in sorted(tmp_path.iterdir())]
        assert len(records) == 2
        scores = [record.scores or () for record in records]
        totals = [sum(points) for points in zip(*scores, strict=True)]
        assert totals[0] != totals[1]
        assert f"Random {1 + totals.index(max(totals))} wins the series!" in result.stdout
        for path in tmp_path.iterdir():
            path.unlink()


def test_a_series_as_json() -> None:
    result = json.loads(run(*DUEL, "--seed", "3", "--json").stdout)
    assert len(result["games"]) == 2
    assert result["totals"] == sums(result)
    best = max(result["totals"])
    assert result["winners"] == [n for n, total in enumerate(result["totals"]) if total == best]
    for game in result["games"]:
        points = [sum(line["points"] for line in lines) for lines in game["lines"]]
        assert points == game["scores"]


def test_a_single_game_as_json_names_its_own_winner() -> None:
    words = ("play", "eight-minute-empire", "--players", "random,random", "--seed", "7", "--json")
    (game,) = (result := json.loads(run(*words).stdout))["games"]
    assert result["winners"] == game["winners"]
    assert result["totals"] == game["scores"]


@pytest.mark.parametrize(
    ("language", "one", "both"),
    [
        ("en", "Boris wins the series!", "Anna and Boris share the victory in the series!"),
        ("ru", "В серии побеждает Boris!", "Победу в серии делят Anna и Boris!"),
    ],
)
def test_the_sum_of_all_games_decides(language: str, one: str, both: str) -> None:
    """Whoever won the last game, or most of them, need not have won the series."""
    texts = Texts(language, pentarchy.game("roll-and-write"), ("Anna", "Boris"))
    assert champion_line(texts, [ended(10, 30), ended(11, 10)]).plain == one
    assert champion_line(texts, [ended(10, 30), ended(30, 10)]).plain == both


def ended(*scores: int) -> Record:
    """A record that tells nothing but its scores."""
    return Record(
        game="roll-and-write", rules=1, components="", options={}, seats=2, lines=(), scores=scores
    )


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Anna wins! Equal again: armies on the board (Anna – 2, Boris – 1)."),
        ("ru", "Побеждает Anna! Снова равенство: армии на поле (Anna – 2, Boris – 1)."),
    ],
)
def test_a_win_by_tie_break_says_which_with_its_numbers(language: str, said: str) -> None:
    """Two points each; four coins each; two armies on the board against one."""
    t = Table(armies={0: {"A1": 2}, 1: {"A8": 1}}, coins={0: 4, 1: 4})
    t.state.agenda.clear()
    assert winner_line(Texts(language, empire(), ("Anna", "Boris")), t.state).plain == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_alone_one_ends_with_a_title(language: str) -> None:
    """Rule 8.2 of Roll & Write: the title follows from the points alone."""
    words = ("play", "roll-and-write", "--players", "random", "--seats", "1", "--seed", "3")
    shown = run(*words, "--lang", language).stdout
    result = json.loads(run(*words, "--json").stdout)
    (points,) = result["totals"]
    ranks = pentarchy.game("roll-and-write").components.rank  # type: ignore[attr-defined]
    earned = max((row for row in ranks if row.points <= points), key=lambda row: row.points)
    name = Texts(language, pentarchy.game("roll-and-write")).thing(f"rank:{earned.key}")
    assert {"en": f"earned the title “{name}”.", "ru": f"титул — «{name}»."}[language] in shown


def test_alone_one_can_lose() -> None:
    """Rules 12.6 and 12.7 of Imperial Settlers: whoever loses earns no title."""
    words = ("play", "imperial-settlers", "--players", "random", "--seats", "1", "--seed", "3")
    result = json.loads(run(*words, "--json").stdout)
    assert (result["winners"], result["games"][0]["rank"]) == ([], None)
    assert "Random has lost: no title this time." in run(*words).stdout


# Games that do not load ---------------------------------------------------------------------


@pytest.fixture
def missing(monkeypatch: pytest.MonkeyPatch) -> None:
    """An entry point to a module that is not there, as an uninstalled package leaves it."""
    known: Callable[..., Any] = entry_points
    point = EntryPoint("atlantis", "atlantis.game:game", registry.GROUP)
    monkeypatch.setattr(registry, "entry_points", lambda group: [*known(group=group), point])
    monkeypatch.setenv("PENTARCHY_SHELF", ",".join((*registry.titles(), "atlantis")))


@pytest.mark.usefixtures("missing")
def test_a_game_that_fails_to_load_is_named_and_the_others_stand() -> None:
    result = run("games")
    assert result.exit_code == 0
    assert "Kingdom Builder" in result.stdout
    (line,) = result.stderr.splitlines()
    assert "the game 'atlantis' cannot be loaded" in line
    assert "No module named 'atlantis'" in line


@pytest.mark.usefixtures("missing")
def test_only_the_game_that_fails_to_load_cannot_be_played() -> None:
    result = run("play", "atlantis")
    assert result.exit_code != 0
    assert "the game 'atlantis' cannot be loaded" in result.stderr
    assert "Traceback" not in result.stderr + result.stdout
    assert run("play", "eight-minute-empire", "--players", "random,random").exit_code == 0
