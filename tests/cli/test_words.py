"""What people type."""

from __future__ import annotations

from typing import Any, cast

import pytest

import pentarchy
from pentarchy.cli.boards import drawing_of
from pentarchy.cli.reading import Reading
from pentarchy.cli.spelling import plain, tokens
from pentarchy.cli.text import Texts
from pentarchy.cli.words import Lexicon, Meant
from pentarchy.kernel.actions import Action
from pentarchy.kernel.messages import Message
from pentarchy.kernel.state import State
from tests.cli.runs import TITLE

GAME = pentarchy.game(TITLE)
OPEN = ("build cell:3-14", "use tile:farm", "use tile:tower", "end")
LEXICON = {
    language: Lexicon(GAME, Texts(language, GAME), drawing_of(TITLE)) for language in ("en", "ru")
}


class Asked:
    """A position in which these actions are open."""

    def __init__(self, actions: tuple[str, ...]) -> None:
        self._legal = [GAME.parse(action) for action in actions]

    def legal(self, seat: int) -> list[Action]:
        return self._legal

    def label(self, seat: int, action: Action) -> Message:
        return Message(f"do-{action.verb}", {"target": action.target} if action.target else {})

    def view(self, seat: int) -> Any:
        return GAME.new(2, 1).view(seat)


def reading(language: str, *actions: str) -> Reading:
    return Reading(LEXICON[language], cast(State, Asked(actions or OPEN)), 0)


def meant(language: str, line: str, *actions: str) -> list[str]:
    """The open actions that the line can mean."""
    read = reading(language, *actions)
    return [str(action) for action in read.exactly(line) or read.loosely(line)]


@pytest.mark.parametrize(
    ("language", "line", "action"),
    [
        ("en", "3-14", "build cell:3-14"),
        ("en", "3 14", "build cell:3-14"),
        ("en", " 3, 14 ", "build cell:3-14"),
        ("en", "cell:3-14", "build cell:3-14"),
        ("en", "build 3-14", "build cell:3-14"),
        ("en", "BUILD cell:3-14", "build cell:3-14"),
        ("en", "farm", "use tile:farm"),
        ("en", "Farm.", "use tile:farm"),
        ("en", "use farm", "use tile:farm"),
        ("en", "tow", "use tile:tower"),
        ("en", "end", "end"),
        ("en", "pass", "end"),
        ("ru", "3-14", "build cell:3-14"),
        ("ru", "ферма", "use tile:farm"),
        ("ru", "«Ферма»", "use tile:farm"),
        ("ru", "использовать башня", "use tile:tower"),
        ("ru", "баш", "use tile:tower"),
        ("ru", "farm", "use tile:farm"),
        ("ru", "построить 3 14", "build cell:3-14"),
        ("ru", "завершить", "end"),
        ("ru", "всё", "end"),
    ],
)
def test_one_thing_is_meant(language: str, line: str, action: str) -> None:
    assert meant(language, line) == [action]


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("0-0", [Meant(None, ("cell:0-0",))]),
        ("20-3", []),
        ("nonsense", []),
        ("ta", []),
        ("use nonsense", []),
        ("use", [Meant("use", ())]),
        ("use barn", [Meant("use", ("tile:barn",))]),
        ("tavern", [Meant(None, ("tile:tavern", "section:tavern"))]),
    ],
)
def test_what_is_not_open_is_still_understood(line: str, found: list[Meant]) -> None:
    assert LEXICON["en"].known(line, 0) == found


def test_a_beginning_of_what_is_not_open_is_understood() -> None:
    assert LEXICON["en"].guessed("tav", 0) == [Meant(None, ("tile:tavern", "section:tavern"))]


def test_a_verb_alone_means_all_its_actions() -> None:
    assert meant("en", "use") == ["use tile:farm", "use tile:tower"]


def test_two_letters_are_no_beginning_but_a_whole_word_is() -> None:
    assert meant("en", "fa") == []
    assert meant("en", "3") == []
    assert meant("en", "to", "move cell:3-3") == ["move cell:3-3"]


def test_a_kind_is_no_beginning_of_a_name() -> None:
    assert meant("en", "cel") == []
    assert meant("en", "til", "use tile:farm", "end") == ["use tile:farm"], (
        "`tile` is a verb's word"
    )


@pytest.mark.parametrize("line", ["ферму", "фермой", "использовать ферму", "исп ферм"])
def test_the_ending_of_a_russian_case_does_not_stand_in_the_way(line: str) -> None:
    assert meant("ru", line) == ["use tile:farm"]


def test_every_open_action_can_be_typed_as_it_is_shown() -> None:
    for language in LEXICON:
        read = reading(language)
        for action, label in read.labels.items():
            assert meant(language, read.shown(action)) == [str(action)]
            assert meant(language, label) == [str(action)]


def test_every_action_of_a_seat_can_be_typed_in_full() -> None:
    for number in range(len(GAME.actions)):
        action = str(GAME.actions[number])
        if action.split(maxsplit=1)[0] in ("build", "move", "lift", "use", "end"):
            assert meant("en", action, action) == [action]


def test_what_means_two_things_is_not_shown_for_either() -> None:
    read = reading("en", "build cell:3-14", "move cell:3-14")
    assert [read.shown(action) for action in read.labels] == ["build o4", "move o4"]
    assert meant("en", "3-14", "build cell:3-14", "move cell:3-14") == [
        "build cell:3-14",
        "move cell:3-14",
    ]


def test_words_are_compared_plainly() -> None:
    assert plain("  «Ещё»   РАЗ! ") == "еще раз"


def test_numbers_keep_their_sign() -> None:
    assert tokens("1/-1,0") == ("1", "-1", "0")
    assert tokens("3-14") == ("3", "14")
    assert tokens("b15-b16") == ("b15", "b16")
