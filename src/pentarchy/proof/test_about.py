"""Nothing that is shown goes unexplained: every thing says what it is, in both languages, and every
rule that is cited is there."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

import pentarchy
from pentarchy.about import things_of
from pentarchy.proof.walks import every_title
from pentarchy.speech import LANGUAGES, Speech, pages

every_language = pytest.mark.parametrize("language", LANGUAGES)

SHOWN_AS_IS = ("seat:", "rival:", "word:")
"""Players, and what somebody has written."""
LEFT_OPEN = re.compile(r"\{|\$")
"""A message that mentions what there is not."""


def all_things(title: str, speech: Speech) -> dict[str, None]:
    named = (*things_of(pentarchy.game(title)), *speech.icons())
    return dict.fromkeys(thing for thing in named if not thing.startswith(SHOWN_AS_IS))


@every_title
@every_language
def test_every_thing_says_what_it_is(title: str, language: str) -> None:
    speech = Speech(language, pentarchy.game(title))
    told = {thing: speech.about(thing).strip() for thing in all_things(title, speech)}
    assert [thing for thing, said in told.items() if not said] == []
    assert [thing for thing, said in told.items() if LEFT_OPEN.search(said)] == []


@every_title
@every_language
def test_every_rule_that_explains_a_thing_is_there(title: str, language: str) -> None:
    game = pentarchy.game(title)
    speech = Speech(language, game)
    page = files(game.folder).joinpath(f"rules.{language}.md").read_text("utf-8")
    numbers = set(re.findall(r"^\*\*(\d+(?:\.\d+)+)\*\*", page, re.MULTILINE))
    cited = {thing: speech.rule_about(thing) for thing in all_things(title, speech)}
    assert {thing: rule for thing, rule in cited.items() if rule and rule not in numbers} == {}


@every_title
def test_both_languages_explain_the_same(title: str) -> None:
    folder = pentarchy.game(title).folder
    ids = [
        {found for page in pages(folder, language) for found in re.findall(r"^[\w-]+", page, re.M)}
        for language in LANGUAGES
    ]
    assert ids[0] == ids[1]
