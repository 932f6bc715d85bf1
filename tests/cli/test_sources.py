"""Where the facts of every part are from, and what is noted about them: told in both languages."""

from __future__ import annotations

import re

import pytest

import pentarchy
from pentarchy.cli.shelf import SOURCES, note_told, source_told
from pentarchy.cli.text import Texts
from pentarchy.kernel.components import numbers, parts
from tests.proof.owed import REAL

CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)


@pytest.mark.parametrize("title", REAL)
def test_sources_and_notes_are_told_in_the_readers_language(title: str) -> None:
    game = pentarchy.game(title)
    russian, english = Texts("ru", game), Texts("en", game)
    told = [*numbers(game.components_text), *parts(game.components_text)]
    assert {part.source for part in told if part.source} <= set(SOURCES)
    for part in told:
        if part.source:
            assert CYRILLIC.search(source_told(russian, part.source)), part.source
        if part.note:
            assert CYRILLIC.search(note_told(russian, part.note)), part.note
            assert note_told(english, part.note) == part.note


def test_somebodys_own_words_stay_as_they_are() -> None:
    texts = Texts("ru", pentarchy.game("founders"))
    assert source_told(texts, "my grandmother") == "my grandmother"
    assert note_told(texts, "Drawn anew.") == "Drawn anew."
