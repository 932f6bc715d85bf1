"""Players, and cards that are called like them, can be looked at in the terminal."""

from __future__ import annotations

import pytest

import pentarchy
from pentarchy.cli.commands import obey
from pentarchy.cli.text import LANGUAGES
from tests.cli.runs import desk


@pytest.mark.parametrize(("language", "name"), [("en", "apprentice"), ("ru", "ученик")])
def test_the_name_of_a_player_means_the_player(language: str, name: str) -> None:
    """The Sculptor's Apprentice begins or ends with the name of a level."""
    game = pentarchy.game("imperial-settlers")
    sitting, screen = desk(("Anna", "apprentice"), language, game=game)
    card = sitting.texts.thing("card:ROM003")
    assert name in card.lower()
    obey("look", sitting, name, 0)
    assert sitting.texts.player(1) in screen.getvalue()
    assert card not in screen.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_described_by_its_name_alone(language: str) -> None:
    """A row of the components with copies is told once a copy, by what the card does."""
    game = pentarchy.game("imperial-settlers")
    sitting, screen = desk(("Anna", "random"), language, game=game)
    card = sitting.texts.thing("card:ROM003")
    obey("look", sitting, card, 0)
    lines = [line.strip() for line in screen.getvalue().splitlines()]
    assert lines.count(card) == 2, "its copies have two different deals"
    assert not [line for line in lines if line.startswith(f"{card} (")]


@pytest.mark.parametrize(("language", "said"), [("en", "Setting up"), ("ru", "Подготовка")])
def test_before_the_first_round_no_round_is_counted(language: str, said: str) -> None:
    game = pentarchy.game("imperial-settlers")
    sitting, screen = desk(("Anna", "random"), language, game=game)
    sitting.show(0, [])
    assert f"{said}  " in screen.getvalue()
