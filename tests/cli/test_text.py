"""Texts: things and their attributes, plurals, and what must agree with something else."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import pentarchy
from pentarchy.cli import players
from pentarchy.cli.boards import drawing_of
from pentarchy.cli.commands import NAMES
from pentarchy.cli.common import Language
from pentarchy.cli.lesson_walk import WAYS
from pentarchy.cli.text import LANGUAGES, Texts, locale_language
from pentarchy.games.kingdom_builder import KingdomBuilder
from pentarchy.games.kingdom_builder.components import own_text
from pentarchy.kernel.components import parts
from pentarchy.kernel.messages import Event, Message
from tests.cli.runs import TITLE

every_language = pytest.mark.parametrize("language", LANGUAGES)
FIVE = (
    "kingdom-builder", "eight-minute-empire", "founders", "roll-and-write", "imperial-settlers",
)  # fmt: skip
GAME = KingdomBuilder()


def ids(language: str) -> set[str]:
    source = files("pentarchy.cli").joinpath(f"text.{language}.ftl").read_text("utf-8")
    body = FluentParser().parse(source).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return {entry.id.name for entry in body if isinstance(entry, ast.Message)}


def used_ids() -> set[str]:
    folder = Path(str(files("pentarchy.cli")))
    sources = "\n".join(path.read_text("utf-8") for path in folder.rglob("*.py"))
    found = set(re.findall(r"cli-[a-z]+(?:-[a-z]+)*(?=[\"'])", sources))
    sights = {f"cli-look-{key}" for title in pentarchy.titles() for key in drawing_of(title).looks}
    words = {f"cli-{kind}-{name}" for name in NAMES for kind in ("command", "help")}
    ways = {f"cli-lesson-{way}" for way in WAYS}
    return found | sights | words | ways


def test_the_command_says_the_same_things_in_both_languages() -> None:
    assert ids("en") == ids("ru") == used_ids()


def test_the_languages_of_the_option_are_those_of_the_texts() -> None:
    assert tuple(Language) == LANGUAGES


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "ru"}, "ru"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": ""}, "ru"),
    ],
)
def test_the_locale_chooses_the_language(environ: dict[str, str], language: str) -> None:
    assert locale_language(environ) == language


def test_things_have_names_and_attributes() -> None:
    texts = Texts("en", GAME, ["Ann", "Bob", "Cleo"])
    assert texts.thing("cell:3-14") == "O4"
    assert texts.thing("terrain:forest") == "Forest"
    assert texts.thing("terrain:forest", "on") == "in the forest"
    assert texts.thing("castle") == "Castles"
    assert texts.thing("seat:1") == "Bob"
    assert texts.thing("rival:2", seat=2) == "Bob", "counted from the seat that is asked"
    assert Texts("en", GAME).thing("seat:2") == "Player 3"
    assert texts.player(-1) == "Chance"


def test_a_thing_nobody_wrote_a_name_for_is_still_readable() -> None:
    texts = Texts("en", GAME)
    assert texts.thing("terrain:lava") == "lava"
    assert texts.thing("terrain:lava", "on") == "on lava"
    assert texts.thing("wagon:red") == "wagon red"
    assert texts.thing("glory") == "glory"
    assert texts.tell(Message("ask-glory", {"much": 3})) == "ask glory: much 3"


def test_a_users_components_bring_their_names() -> None:
    text = own_text().replace('key = "lords"', 'key = "dukes"').replace('"Lords"', '"Dukes"')
    texts = Texts("en", KingdomBuilder(text))
    assert texts.thing("kingdom:dukes") == "Dukes"
    assert (
        texts.thing("kingdom:dukes", "pays") == "12 gold for the most in a sector, 6 for the next"
    )


@pytest.mark.parametrize(
    ("language", "builds", "sentence"),
    [
        ("en", 1, "Build one more settlement in the flower fields."),
        ("en", 2, "Build 2 more settlements in the flower fields."),
        ("ru", 1, "Постройте ещё 1 поселение на цветочном поле."),
        ("ru", 2, "Постройте ещё 2 поселения на цветочном поле."),
        ("ru", 5, "Постройте ещё 5 поселений на цветочном поле."),
        ("ru", 21, "Постройте ещё 21 поселение на цветочном поле."),
    ],
)
def test_plurals_and_cases(language: str, builds: int, sentence: str) -> None:
    message = Message("ask-between", {"builds": builds, "terrain": "terrain:flowers"})
    assert Texts(language, GAME).tell(message) == sentence


def test_an_event_names_its_player_and_hides_what_is_hidden() -> None:
    event = Event("event-draw", 1, {"terrain": "terrain:forest"}, (), {"terrain": (1,)})
    english, russian = (Texts(language, GAME, ["Аня", "Боря"]) for language in ("en", "ru"))
    assert english.event(event.seen_by(1)) == "Боря draws a Forest card."
    assert english.event(event.seen_by(0)) == "Боря draws a card."
    assert russian.event(event.seen_by(1)) == "Боря берёт карту «Лес»."
    assert russian.event(event.seen_by(None)) == "Боря берёт карту."


KINDS = {"terrain": "terrain", "location": "tile", "kingdom": "kingdom"}


@every_language
def test_names_agree_with_the_components(language: str) -> None:
    texts = Texts(language, GAME)
    for part in parts(own_text()):
        if part.table in KINDS:
            assert texts.thing(f"{KINDS[part.table]}:{part.key}") == part.name[language]


@every_language
def test_what_cards_pay_agrees_with_the_components(language: str) -> None:
    texts = Texts(language, GAME)
    for card in GAME.components.kingdom:
        numbers = [int(n) for n in re.findall(r"\d+", texts.thing(f"kingdom:{card.key}", "pays"))]
        assert numbers == [*card.gold, *([card.per] if card.per > 1 else [])]
    castle = texts.thing("castle", "pays")
    assert re.findall(r"\d+", castle) == [str(GAME.components.numbers.castle_gold)]


@every_language
def test_options_list_the_keys_that_there_are(language: str) -> None:
    texts = Texts(language, GAME)
    for option, rows in (
        ("sections", GAME.components.section),
        ("cards", GAME.components.kingdom),
    ):
        listed = re.findall(r"[a-z]{3,}", texts.thing(f"option-{option}", "values"))
        assert [word for word in listed if word not in ("four", "three")] == [r.key for r in rows]


@every_language
def test_signs_on_the_board_differ(language: str) -> None:
    texts = Texts(language, GAME)
    for kind, rows in (("terrain", GAME.components.terrain), ("tile", GAME.components.location)):
        signs = [texts.thing(f"{kind}:{row.key}", "mark") for row in rows]
        assert len(set(signs)) == len(rows)
        assert all(len(sign) == 1 for sign in signs)


@every_language
def test_insight_has_names_for_its_terms(language: str) -> None:
    texts = Texts(language, GAME)
    game = pentarchy.game(TITLE)
    for seed in range(20):
        for term in game.insight(game.new(2, seed), 0):
            kind, _, name = term.partition(":")
            assert texts.has(f"{kind}-{name}" if name else kind), term


def test_players_have_names_of_their_own() -> None:
    texts = Texts("ru", pentarchy.game(TITLE))
    tokens = ["me", "apprentice", "random", "apprentice"]
    seats = players.named(texts, tokens)
    assert [seat.name for seat in seats] == ["Игрок 1", "Ученик 1", "Случайный", "Ученик 2"]
    assert [seat.level for seat in seats] == [None, "apprentice", "random", "apprentice"]


def test_names_from_foreign_records_are_harmless() -> None:
    assert players.named(Texts("en"), ["\x1b[2JEve"])[0].name == "[2JEve"


@every_language
@pytest.mark.parametrize("title", FIVE)
def test_what_is_reconstructed_is_also_said_in_one_line_of_a_phone(
    title: str, language: str
) -> None:
    texts = Texts(language, pentarchy.game(title))
    assert texts.has("reconstructed")
    assert 20 < len(texts.thing("reconstructed", "brief")) <= 58
