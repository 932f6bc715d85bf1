"""What is written beside the games: a table that can be read back, pages that are well formed."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import polars
import pytest

import pentarchy
from pentarchy.arena.ladder import Ladder, play_ladder
from pentarchy.arena.match import play_match
from pentarchy.arena.parquet import COLUMNS, write_table
from pentarchy.arena.plots import histogram
from pentarchy.arena.report import ladder_report, match_report
from pentarchy.arena.task import Played, Task
from pentarchy.cli.arena_run import ArenaTexts
from pentarchy.kernel.errors import BadOptions
from pentarchy.speech import LANGUAGES
from tests.arena.test_programs import program

TASK = Task(title="toy", players=("random", "random"), games=8, seed=2, paired=True, timed=True)
SVG = "svg"


def played(task: Task = TASK) -> list[Played]:
    games: list[Played] = []
    play_match(task, watch=games.append)
    return games


def tree(page: str) -> ElementTree.Element:
    assert page.startswith("<!DOCTYPE html>\n")
    return ElementTree.fromstring(page.partition("\n")[2])


def test_the_table_is_read_back(tmp_path: Path) -> None:
    games = played()
    write_table(tmp_path / "games.parquet", [(TASK, games)])
    table = polars.read_parquet(tmp_path / "games.parquet")
    assert tuple(table.columns) == COLUMNS
    assert table.height == 16
    assert table["score"].to_list() == [score for game in games for score in game.scores]
    assert table["player"].to_list() == [player for game in games for player in game.players]
    assert table.group_by("game").agg(polars.col("win").sum())["win"].to_list() == [1.0] * 8
    assert set(table["deal"].to_list()) == {0, 1, 2, 3}
    assert not any(table["forfeit"].to_list())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_a_match_is_well_formed(language: str) -> None:
    texts = ArenaTexts(language, pentarchy.game("toy"))
    names = ["<Ann> & co", "Боря"]
    games = played()
    root = tree(match_report(texts, TASK, play_match(TASK), names, games))
    assert root.get("lang") == language
    assert [cell.text for cell in root.findall(".//tbody//td[1]")] == names
    assert len(root.findall(f".//{SVG}")) == 3
    assert not [e for e in root.iter() if "src" in e.attrib or "href" in e.attrib]
    assert "prefers-color-scheme: dark" in (root.findtext(".//style") or "")


def test_forfeits_are_told_on_the_page() -> None:
    task = Task(
        title="toy", players=(program("-c", "print(99999)"), "random"), games=2, seed=1, paired=True
    )
    games = played(task)
    texts = ArenaTexts("en", pentarchy.game("toy"))
    page = match_report(texts, task, play_match(task), ["mine", "Random"], games)
    assert page.count("counts as lost") == 2
    assert len(tree(page).findall(f".//{SVG}")) == 2, "there are no margins to draw"


def test_equal_numbers_make_one_bar() -> None:
    root = ElementTree.fromstring(histogram("same", [4, 4, 4]))
    tall = [float(bar.get("height", "0")) for bar in root.findall("rect")]
    assert sorted(tall)[-2:].count(0) == 1


# Ladders ---------------------------------------------------------------------------------------

PLAYERS = ("random", "novice", "apprentice:playouts=2,width=1,lines=2")
LADDER = Task(title="eight-minute-empire", players=PLAYERS, games=2, seed=1, paired=True)


@pytest.fixture(scope="module")
def ladder() -> Ladder:
    return play_ladder(LADDER)


def test_everybody_meets_everybody(ladder: Ladder) -> None:
    assert [(m.first, m.second) for m in ladder.meetings] == [(0, 1), (0, 2), (1, 2)]
    assert ladder.games == 6
    for first in range(3):
        assert ladder.share(first, first) is None
        for second in range(first):
            there, back = ladder.share(first, second), ladder.share(second, first)
            assert there is not None
            assert back is not None
            assert there.value + back.value == pytest.approx(1)


def test_ratings_follow_wins(ladder: Ladder) -> None:
    best = max(range(3), key=lambda n: ladder.ratings[n].mu)
    worst = min(range(3), key=lambda n: ladder.ratings[n].mu)
    shares = [
        sum(share.value for m in range(3) if (share := ladder.share(n, m)) is not None)
        for n in range(3)
    ]
    assert shares[best] == max(shares)
    assert shares[worst] == min(shares)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_a_ladder_is_well_formed(ladder: Ladder, language: str) -> None:
    texts = ArenaTexts(language, pentarchy.game(LADDER.title))
    root = tree(ladder_report(texts, ladder, ["a", "b", "<c>"]))
    assert len(root.findall(".//tbody/tr")) == 3
    assert len(root.findall(f".//{SVG}/circle")) == 3


@pytest.mark.parametrize("players", [("random",), ("random", "random"), ()])
def test_a_ladder_needs_different_players(players: tuple[str, ...]) -> None:
    task = Task(title="toy", players=players, games=2, seed=1, paired=True)
    with pytest.raises(BadOptions, match="ladder"):
        play_ladder(task)
