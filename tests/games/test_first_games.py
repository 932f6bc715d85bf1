"""What a rulebook recommends for the first game can be set up by two."""

from __future__ import annotations

import pytest

from pentarchy.kernel.registry import game

FIRST = {
    "kingdom-builder": {"setup": "first-game"},  # "for the first game", page 8
    "eight-minute-empire": {},
    "founders": {},
    # "begin with the basic rules, on the sheets of the competition"
    "roll-and-write": {"mode": "competition", "advanced": False},
    # "two players, Romans and Barbarians: they are easier to learn"
    "imperial-settlers": {"factions": ["romans", "barbarians"]},
}


@pytest.mark.parametrize("title", FIRST)
def test_the_first_game_is_as_the_rulebook_recommends(title: str) -> None:
    found = game(title)
    assert dict(found.first_game) == FIRST[title]
    state = found.new(2, 7, **found.first_game)
    assert state.actors
