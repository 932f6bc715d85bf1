"""Eight-Minute Empire in the terminal: its board, whole games by typing, the long game."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

import pentarchy
from pentarchy.cli.boards import Sight, drawing_of
from pentarchy.cli.play import run as play
from pentarchy.cli.play import run_series
from pentarchy.cli.reading import Reading
from pentarchy.cli.text import LANGUAGES, Texts
from pentarchy.cli.words import Lexicon
from pentarchy.kernel.record import read_record
from pentarchy.kernel.replay import replay
from tests.cli.runs import Script, desk, run, typist
from tests.games.eight_minute_empire.table import Table

TITLE = "eight-minute-empire"


def drawn(
    table: Table,
    language: str = "en",
    marked: frozenset[str] = frozenset(),
    brief: bool = False,
) -> list[str]:
    game = table.state.game
    screen = io.StringIO()
    console = Console(file=screen, width=150, highlight=False, markup=False, emoji=False)
    texts = Texts(language, game, ["Ann", "Bob", "Cleo"][: table.state.seats])
    console.print(drawing_of(TITLE)(game, table.state.view(0), Sight(texts, marked, brief=brief)))
    return screen.getvalue().splitlines()


def line_of(lines: list[str], word: str) -> str:
    (found,) = [line for line in lines if word in line]
    return found


def test_regions_show_pieces_holder_and_neighbours() -> None:
    lines = drawn(
        Table(
            armies={0: {"A13": 3, "A15": 1}, 1: {"A13": 1}},
            cities={0: {"A15": 2}},
            neutral={"A8": 4},
            tokens={"A1": "ruby"},
        ),
        marked=frozenset({"region:A13"}),
    )
    start = line_of(lines, "Crownfield")
    assert start.startswith("• A13 Crownfield ♜")
    assert "●3 ■1 [●]" in start
    assert "A10 A11 A14 A16 A17 A18" in start
    spire = line_of(lines, "Spire")
    assert spire.startswith("  A15 Spire")
    assert "●1 ●⌂2 [●]" in spire
    assert "A14 ~A2 ~A22" in spire
    assert "○4 [○]" in line_of(lines, "Duskholm")
    assert "△ Rubies" in line_of(lines, "Highwatch")


def test_the_row_shows_prices_and_the_taken_card() -> None:
    table = Table(row="wo3 ru2 an1 ca9 jk2 wo7", cards={0: "ca1 ca4"}, coins={0: 3})
    lines = drawn(table)
    assert "3  Wood: destroy an army or found a city  wo7" in line_of(lines, "wo7")
    assert "● Ann" in line_of(lines, "3 coins, 2 of 13 cards")
    assert "Carrots 3/5" in "\n".join(lines)
    table.play("take", "ru2")
    assert "1  Ruby: place 2 armies  ru2 (taken)" in line_of(drawn(table), "ru2")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_by_typing(language: str) -> None:
    game = pentarchy.game(TITLE)
    sitting, screen = desk(("Ann", "random", "Bob"), language, game=game)
    assert play(sitting, typist(sitting.table))
    assert sitting.table.state.over
    assert "{" not in screen.getvalue(), "a text lacks an argument"


def test_a_march_is_chosen_from_regions_that_are_shown() -> None:
    """Where rows are few: who can go is marked, and where they can go stands there by name."""
    table = Table(armies={0: {"A13": 3}, 1: {"A1": 1}})
    marked = frozenset({"way:A13-A10", "way:A13-A18"})
    lines = drawn(table, marked=marked, brief=True)
    codes = [line[2:6].strip() for line in lines if line[2:4] in ("A1", "A2")]
    assert codes == ["A1", "A10", "A13", "A18"]
    assert [line[2:5] for line in lines if line.startswith("• A")] == ["A13"]


@pytest.mark.parametrize(
    ("language", "typed", "said"),
    [
        ("en", "ruby", "This card does not lie in the row. (rule 3.1)"),
        ("ru", "кристалл", "Этой карты нет в ряду. (правило 3.1)"),
    ],
)
def test_a_good_that_is_not_in_the_row_is_refused_by_the_rule(
    language: str, typed: str, said: str
) -> None:
    """Its name is also that of a token, about which nobody is asked: that is no answer."""
    sitting, screen = desk(("Ann", "random"), language, game=pentarchy.game(TITLE))
    row = Table(row="wo3 an1 an2 jk2 wo7 ca1", coins={0: 12})
    sitting.table.recording.state = row.state
    play(sitting, Script([typed]))
    assert said in screen.getvalue()


@pytest.mark.parametrize(("typed", "card"), [("ruby", "ru2"), ("an1", "an1"), ("wood 3", "wo3")])
def test_a_card_is_taken_by_the_name_of_its_good(typed: str, card: str) -> None:
    table = Table(row="wo3 ru2 an1 an2 jk2 wo7", coins={0: 12})
    game = pentarchy.game(TITLE)
    lexicon = Lexicon(game, Texts("en", game, ("Ann", "Bob")), drawing_of(TITLE))
    read = Reading(lexicon, table.state, 0)
    assert [str(a) for a in read.exactly(typed) or read.loosely(typed)] == [f"take card:{card}"]
    assert len(read.loosely("anvil")) == 2
    assert read.loosely("car") == read.loosely("take"), "a word for the verb, not a kind of thing"


def test_the_long_game_plays_three_games_and_sums_them(tmp_path: Path) -> None:
    file = tmp_path / "long.record"
    words = ("--players", "random,random", "--seed", "7", "--series", "--record", str(file))
    result = run("play", TITLE, *words)
    assert result.exit_code == 0, result.output
    records = [
        read_record(path.read_text("utf-8"))
        for path in (file, tmp_path / "long-2.record", tmp_path / "long-3.record")
    ]
    assert not (tmp_path / "long-4.record").exists()
    assert all(replay(record).difference is None for record in records)
    assert len({record.seed for record in records}) == 3
    scores = [record.scores for record in records if record.scores is not None]
    totals = [sum(game) for game in zip(*scores, strict=True)]
    shown = result.output.split()
    assert "Game 3 of the series comes next." in result.output
    assert [str(total) for total in totals] == shown[len(shown) - shown[::-1].index("Total") :][:2]


def test_people_go_on_to_the_next_game_with_enter() -> None:
    sitting, screen = desk(("Ann", "random"), game=pentarchy.game(TITLE))
    assert play(sitting, typist(sitting.table))
    run_series(sitting, Script(["", "no such word"]), None)
    shown = screen.getvalue()
    assert "Game 2 of the series comes next." in shown
    assert "I do not understand" in shown or "no such word" in shown
    assert shown.rstrip().endswith("You left the game before its end.")


def test_a_title_without_a_series_says_so() -> None:
    result = run("play", "kingdom-builder", "--series")
    assert result.exit_code == 2
    assert "kingdom-builder has no series of games" in result.output + result.stderr


@pytest.mark.rule("2.1")
@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "You can bid from 0 to {}: that is all you have. (rule 2.1)"),
        ("ru", "Поставить можно от 0 до {}: столько у вас монет. (правило 2.1)"),
    ],
)
@pytest.mark.parametrize(("seats", "coins"), [(2, 14), (3, 11), (5, 8)])
def test_a_bid_beyond_ones_coins_names_the_rule(
    language: str, said: str, seats: int, coins: int
) -> None:
    """Also a number that stands for no action at all: two have as much as anybody ever can."""
    bids = [str(coins + 1), "15", "99", "-1", "why 99", "bid 12345"]
    players = ["Ann", *["random"] * (seats - 1)]
    sitting, screen = desk(players, language, game=pentarchy.game(TITLE))
    play(sitting, Script(bids))
    assert screen.getvalue().count(said.format(coins)) == len(bids)
