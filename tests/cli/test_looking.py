"""What can be looked at besides the board: what things do, others' sheets, the signs."""

from __future__ import annotations

import io
import unicodedata
from random import Random

import pytest
from rich.console import Console
from rich.text import Text

import pentarchy
from pentarchy.about import things_of
from pentarchy.cli import looks
from pentarchy.cli.boards import Sight, drawing_of
from pentarchy.cli.boards.hanging import Hanging
from pentarchy.cli.commands import obey
from pentarchy.cli.text import LANGUAGES, Texts
from pentarchy.kernel.specimen import Sample
from pentarchy.proof.walks import every_table, random_moves
from tests.cli.runs import desk

NAMES = ("Anna", "Boris", "Clara", "David", "Eva")
TELLING = {
    "kingdom-builder": ("tile", "kingdom"),
    "eight-minute-empire": ("card", "good"),
    "founders": ("tile", "token"),
    "roll-and-write": ("building", "favour", "field"),
    "imperial-settlers": ("card",),
}
"""Of each of our titles the kinds of things that do something."""
every_language = pytest.mark.parametrize("language", LANGUAGES)


def drawn(made: object, width: int = 80) -> str:
    screen = io.StringIO()
    Console(file=screen, width=width, highlight=False, markup=False, emoji=False).print(made)
    return screen.getvalue()


@every_language
@pytest.mark.parametrize("title", TELLING)
def test_everything_that_does_something_says_what(title: str, language: str) -> None:
    game = pentarchy.game(title)
    texts = Texts(language, game)
    told = [thing for thing in things_of(game) if thing.partition(":")[0] in TELLING[title]]
    assert {thing.partition(":")[0] for thing in told} == set(TELLING[title])
    for thing in told:
        assert texts.about(thing).strip(), thing


@every_table
@every_language
def test_every_sign_of_the_board_has_a_legend(title: str, sample: Sample, language: str) -> None:
    game, drawing = pentarchy.game(title), drawing_of(title)
    texts = Texts(language, game, NAMES[: sample.seats])
    known = {*"".join(sign for sign, _ in drawing.legend(game, texts))}
    known |= {looks.OPEN_SIGN, *looks.SEAT_SIGNS, "│", "«", "»"}
    state = game.new(sample.seats, 7, **sample.options)
    rng = Random(7)
    for seat, action in random_moves(state, rng):
        if rng.random() < 0.02:
            marked = frozenset(action.target for action in state.legal(seat))
            board = drawn(drawing(game, state.view(seat), Sight(texts, marked)))
            signs = {
                letter
                for letter in board
                if unicodedata.category(letter)[0] == "S" or letter in "†·"
            }
            assert signs <= known
        state.play(seat, action)


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "sheet Boris"), ("en", "sheet"), ("en", "bor"), ("ru", "лист Борис"), ("ru", "борис")],
)
def test_another_players_sheet_can_be_looked_at(language: str, line: str) -> None:
    game = pentarchy.game("roll-and-write")
    names = {"en": ("Anna", "Boris"), "ru": ("Анна", "Борис")}[language]
    sitting, screen = desk(names, language, game=game, sheets=["1", "2"])
    obey("look", sitting, line, 0)
    shown = screen.getvalue()
    assert names[1] in shown
    (sheet,) = [row for row in game.components.sheet if row.key == "2"]  # type: ignore[attr-defined]
    for key in sheet.buildings:
        assert sitting.texts.thing(f"building:{key}") in shown


@pytest.mark.parametrize(("language", "line"), [("en", "fields"), ("ru", "мосты")])
def test_what_opens_the_fields_can_be_looked_at(language: str, line: str) -> None:
    """The bridges that lead to a field are printed on the Empire sheet (rule 3.6)."""
    game = pentarchy.game("roll-and-write")
    sitting, screen = desk(("Anna", "random"), language, game=game)
    obey("look", sitting, line, 0)
    lines = screen.getvalue().splitlines()
    for row in game.components.field:  # type: ignore[attr-defined]
        name = sitting.texts.thing(f"field:{row.key}")
        (told,) = [line for line in lines if line.startswith(name)]
        assert f"{row.sections[0]}-{row.sections[-1]}" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_building_is_told_by_its_name_and_not_by_one_of_its_boxes(language: str) -> None:
    game = pentarchy.game("roll-and-write")
    sitting, screen = desk(("Anna", "random"), language, game=game)
    name, box = (sitting.texts.thing(thing) for thing in ("building:farm", "farm:3"))
    assert box.startswith(name)
    obey("look", sitting, name, 0)
    lines = screen.getvalue().splitlines()
    assert name in lines
    assert box not in lines


@pytest.mark.parametrize(("language", "said"), [("en", "none"), ("ru", "нет")])
def test_an_empire_of_nothing_is_told_as_such(language: str, said: str) -> None:
    """In the first round nobody has built or made a deal."""
    sitting, screen = desk(("Anna", "Boris"), language, game=pentarchy.game("imperial-settlers"))
    obey("look", sitting, "boris", 0)
    assert [line.strip() for line in screen.getvalue().splitlines()][1:] == [said]


def test_built_cards_and_deals_can_be_looked_at() -> None:
    game = pentarchy.game("imperial-settlers")
    sitting, screen = desk(("Anna", "Boris"), game=game)
    table, rng = sitting.table, Random(2)
    while not (table.state.over or all(p.deals for p in table.state.view(None).players)):  # type: ignore[attr-defined]
        seat = rng.choice(table.state.actors)
        table.play(seat, rng.choice(list(table.state.legal(seat))))
    obey("look", sitting, "boris", 0)
    shown = " ".join(screen.getvalue().split())
    boris = table.state.view(0).players[1]  # type: ignore[attr-defined]
    for card in (*(place.card for place in boris.locations), *boris.deals):
        text = sitting.texts.about(card)
        assert " ".join(text.split()) in shown


def test_lines_are_broken_with_an_indent() -> None:
    made = Hanging([Text("  one two three four"), Text("five")], 2)
    assert [line.rstrip() for line in drawn(made, 12).splitlines()] == [
        "  one two",
        "    three",
        "    four",
        "five",
    ]
