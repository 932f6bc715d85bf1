"""Nothing that is shown goes unexplained: every thing says what it is, every choice what it does,
in both languages, and every rule that is cited is there."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from random import Random

import pytest

import pentarchy
from pentarchy.about import things_of
from pentarchy.proof.specimens import specimen_of
from pentarchy.proof.walks import every_title, random_moves
from pentarchy.speech import LANGUAGES, Speech, pages

every_language = pytest.mark.parametrize("language", LANGUAGES)

SHOWN_AS_IS = ("seat:", "rival:", "word:")
"""Players, and what somebody has written."""
LEFT_OPEN = re.compile(r"\{|\$")
"""A message that mentions what there is not."""


def all_things(title: str, speech: Speech) -> dict[str, None]:
    game = pentarchy.game(title)
    worded = (f"verb:{verb}" for verb in game.actions.targets if speech.has(f"verb-{verb}"))
    named = (*things_of(game), *speech.icons(), *worded, *offered(title))
    return dict.fromkeys(thing for thing in named if not thing.startswith(SHOWN_AS_IS))


@cache
def offered(title: str) -> tuple[str, ...]:
    """The verbs that somebody may choose in a random game at each table of the specimen: what their
    buttons say when they are pointed at."""
    found: dict[str, None] = {}
    for number, sample in enumerate(specimen_of(title).samples):
        state = pentarchy.game(title).new(sample.seats, number, **sample.options)
        for seat, action in random_moves(state, Random(number)):
            found |= dict.fromkeys(f"verb:{choice.verb}" for choice in state.legal(seat))
            state.play(seat, action)
    return tuple(found)


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
