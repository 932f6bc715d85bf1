"""What is wrong is said in the reader's language, and in English as the error itself says it."""

from __future__ import annotations

import re
from collections.abc import Callable

import msgspec
import pytest

import pentarchy
from pentarchy.games.kingdom_builder.components import own_text as kingdom_text
from pentarchy.kernel.chance import Dealer
from pentarchy.kernel.errors import BadOptions, PentarchyError
from pentarchy.kernel.messages import Message, Problem
from pentarchy.kernel.mismatch import located, mismatch
from pentarchy.kernel.record import read_record
from pentarchy.kernel.replay import replay, seed_kept
from pentarchy.kernel.specimen import Sample
from pentarchy.proof.walks import recorded_game
from pentarchy.speech import Speech
from tests.toy import Toy
from tests.toy.components import own_text

KINGDOM = pentarchy.game("kingdom-builder")
RECORD = recorded_game(Toy(), Sample(2), 1).record()
TEXT = RECORD.to_text()
LATIN_WORDS = re.compile(r"[A-Za-z]{2,} [A-Za-z]{2,} [A-Za-z]{2,}")
"""English among Russian: keys and notation are single words."""


def kingdom(**options: object) -> Callable[[], object]:
    return lambda: KINGDOM.new(2, 1, **options)


def changed(before: str, after: str) -> Callable[[], object]:
    assert before in TEXT
    return lambda: read_record(TEXT.replace(before, after, 1))


def other_components(before: str, after: str) -> Callable[[], object]:
    assert before in kingdom_text()
    return lambda: pentarchy.game("kingdom-builder", kingdom_text().replace(before, after, 1))


WRONG: list[Callable[[], object]] = [
    lambda: pentarchy.game("chess"),
    lambda: Toy().new(5, 1),
    lambda: Toy().new(2, 1, speed=3),
    lambda: Toy().new(2, 1, first=2),
    lambda: Dealer(-1),
    lambda: Toy().parse("fly home"),
    lambda: Toy().parse("bid home"),
    lambda: Toy().actions[10_000],
    lambda: pentarchy.game("toy", "[numbers"),
    lambda: pentarchy.game("toy", own_text().replace('key = "silk"', 'key = "salt"')),
    lambda: pentarchy.game("toy", own_text().replace("north = ", "north = 1 #")),
    kingdom(setup="first-game", cards=["miners"]),
    kingdom(turned=[True]),
    kingdom(turned=[True] * 4),
    kingdom(start=2),
    kingdom(lords=False, cards=["lords", "miners", "knights"]),
    kingdom(cards=["moon"]),
    kingdom(cards=["lords", "lords", "miners"]),
    kingdom(cards=["lords"]),
    other_components("settlements = 40", "settlements = 200"),
    lambda: read_record("hello"),
    lambda: read_record(TEXT.partition("moves:")[0]),
    lambda: read_record(TEXT.partition("moves:")[0] + "moves:\n"),
    lambda: read_record(TEXT.rpartition("scores:")[0]),
    changed("seats: 2", "seats: two"),
    changed("seats: 2", "seats: 2\nseats: 2"),
    changed("seats: 2\n", ""),
    changed("seats: 2", "colour: red"),
    changed("seats: 2", "| [numbers]\nseats: 2"),
    changed("moves:\n", "moves:\nnonsense\n"),
    changed("scores: ", "scores: many "),
    lambda: replay(read_record(TEXT.replace("game: toy", "game: chess"))),
    lambda: replay(read_record(TEXT.replace('"first":0', '"first":9'))),
]


def told(problem: Problem, language: str, title: str) -> str:
    game = pentarchy.game(title) if title else None
    return Speech(language, game).tell(problem.message)


def problem_of(wrong: Callable[[], object]) -> tuple[Problem, str]:
    with pytest.raises(PentarchyError) as caught:
        wrong()
    return caught.value.told, caught.value.title


@pytest.mark.parametrize("wrong", WRONG)
def test_an_error_says_the_same_in_both_languages(wrong: Callable[[], object]) -> None:
    problem, title = problem_of(wrong)
    assert told(problem, "en", title) == str(problem)
    russian = told(problem, "ru", title)
    assert re.search("[а-я]", russian)
    assert not LATIN_WORDS.search(russian.replace("pentarchy record 1", ""))


def test_where_records_differ_is_said_in_both_languages() -> None:
    """Every way in which a record and today's rules can part."""
    marks = [line for line in TEXT.splitlines() if line.startswith("= ")]
    moves = [line for line in TEXT.splitlines() if line[0] in "01" and " " in line]
    draws = [line for line in TEXT.splitlines() if line.startswith("* ")]
    other = next(line for line in draws if line != draws[0])
    scores = TEXT.splitlines()[-1]
    changes = {
        "hash is missing": (f"{marks[0]}\n", ""),
        "the seed gives": (f"{draws[0]}\n", f"{other}\n"),
        "does not end here": (f"{moves[0]}\n", f"{marks[0]}\n{moves[0]}\n"),
        "the position is": (marks[0], f"{marks[0]}0"),
        "says it is not": (scores, "unfinished"),
        "the scores are": (scores, "scores: 0 0"),
        "is not allowed": (f"{moves[0]}\n", f"{moves[0]}\n{moves[0]}\n"),
        "unknown verb": (f"{moves[0]}\n", "0 fly home\n"),
    }
    for english, (before, after) in changes.items():
        found = replay(read_record(TEXT.replace(before, after, 1))).difference
        assert found is not None, english
        assert english in str(found)
        problem = Problem(str(found), found.message)
        if english != "is not allowed":  # there the rule is cited in words of the game
            assert told(problem, "en", "toy") == str(found)
        assert not LATIN_WORDS.search(told(problem, "ru", "toy")), english
        assert told(problem, "ru", "toy").startswith(f"строка {found.line}: ")


def test_notes_and_commitments_are_said_in_both_languages() -> None:
    older = msgspec.structs.replace(RECORD, rules=0, components="0123456789abcdef")
    broken = [
        seed_kept(msgspec.structs.replace(RECORD, commitment="0" * 64, salt=salt))
        for salt in ("", "salt")
    ]
    for problem in [*replay(older).notes, *broken]:
        assert problem is not None
        assert told(problem, "en", "") == str(problem)
        assert not LATIN_WORDS.search(told(problem, "ru", ""))


class Shape(msgspec.Struct, forbid_unknown_fields=True):
    count: int = 1
    name: str = ""
    pair: tuple[int, int] = (0, 0)


@pytest.mark.parametrize(
    ("kind", "value", "english", "russian"),
    [
        (Shape, {"count": "x"}, "count: a whole number is expected, not a text", "целое число"),
        (Shape, {"pair": [1]}, "pair: its length must be 2", "длина должна быть равна 2"),
        (Shape, {"size": 1}, "there is no field 'size'", "поля «size» не бывает"),
    ],
)
def test_what_does_not_fit_its_type(kind: type, value: object, english: str, russian: str) -> None:
    with pytest.raises(msgspec.ValidationError) as caught:
        msgspec.convert(value, kind)
    message = located(caught.value)
    assert Speech("en").tell(message) == english
    assert russian in Speech("ru").tell(message)


@pytest.mark.parametrize(
    ("sentence", "english"),
    [
        ("Expected `int` >= 1 - at `$.rounds`", "it must be at least 1"),
        ("Expected `int` <= 3 - at `$.rounds`", "it must be at most 3"),
        ("Expected `str` of length <= 40 - at `$.name`", "its length must be at most 40"),
        ("Invalid enum value 'x' - at `$.setup`", "it cannot be 'x'"),
        ("Object missing required field `key`", "the field 'key' is missing"),
        ("Expected `int | null`, got `str`", "a whole number is expected, not a text"),
        ("something new", "something new"),
    ],
)
def test_the_words_of_msgspec_are_taken_apart(sentence: str, english: str) -> None:
    problem, _ = mismatch(msgspec.ValidationError(sentence))
    assert Speech("en").tell(problem.message) == english


def test_without_a_message_the_sentence_is_shown() -> None:
    error = BadOptions("option speed: far too fast")
    assert error.message == Message("problem", {"text": "word:option speed: far too fast"})
    assert Speech("ru").tell(error.message) == "option speed: far too fast"


def test_what_somebody_typed_is_shown_as_it_is() -> None:
    """Even if it looks like a thing of the game."""
    error = BadOptions("x", "problem-record-twice", key="seat:1")
    assert Speech("en", Toy(), ["Ann", "Bob"]).tell(error.message) == "'seat:1' is given twice"
