"""What people type."""

from __future__ import annotations

import pytest

import pentarchy
from pentarchy.cli.text import Texts
from pentarchy.cli.words import Lexicon, Meant, matching, plain
from pentarchy.kernel.actions import Action
from tests.cli.runs import TITLE

GAME = pentarchy.game(TITLE)
LEGAL = [GAME.parse(text) for text in ("build cell:3-14", "use tile:farm", "use tile:tower", "end")]
LEXICON = {language: Lexicon(GAME, Texts(language, GAME)) for language in ("en", "ru")}


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
    meant = LEXICON[language].read(line, LEGAL)
    assert matching(meant, LEGAL) == [GAME.parse(action)]


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("0-0", Meant(None, ("cell:0-0",))),
        ("20-3", Meant(None, ())),
        ("nonsense", Meant(None, ())),
        ("ta", Meant(None, ())),
        ("use nonsense", Meant("use", ("?",))),
        ("use", Meant("use", ())),
        ("tavern", Meant(None, ("tile:tavern", "section:tavern"))),
    ],
)
def test_what_is_not_open_is_still_understood(line: str, meant: Meant) -> None:
    assert LEXICON["en"].read(line, LEGAL) == meant


def test_a_verb_alone_means_all_its_actions() -> None:
    found = matching(LEXICON["en"].read("use", LEGAL), LEGAL)
    assert [str(action) for action in found] == ["use tile:farm", "use tile:tower"]


def test_every_open_action_can_be_typed_as_it_is_shown() -> None:
    for lexicon in LEXICON.values():
        for action in LEGAL:
            assert matching(lexicon.read(lexicon.shown(action), LEGAL), LEGAL) == [action]


def test_every_action_of_a_seat_can_be_typed_in_full() -> None:
    lexicon = LEXICON["en"]
    for number in range(len(GAME.table)):
        action: Action = GAME.table[number]
        assert matching(lexicon.read(str(action), [action]), [action]) == [action]


def test_words_are_compared_plainly() -> None:
    assert plain("  «Ещё»   РАЗ! ") == "еще раз"
