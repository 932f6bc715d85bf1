"""Every action has one id, one notation and one object."""

from __future__ import annotations

import pytest

import pentarchy
from pentarchy.kernel.errors import InvalidNotation
from pentarchy.proof.walks import every_title


@every_title
def test_the_whole_table_reads_back(title: str) -> None:
    game = pentarchy.game(title)
    notations = set()
    for number in range(len(game.actions)):
        action = game.actions[number]
        assert action.id == number
        assert game.parse(str(action)) is action
        assert game.actions.of(action.verb, action.index) is action
        assert str(action) == f"{action.verb} {action.target}".strip()
        notations.add(str(action))
    assert len(notations) == len(game.actions)


@every_title
def test_ids_outside_the_table_are_refused(title: str) -> None:
    table = pentarchy.game(title).actions
    for number in (-1, len(table), len(table) + 1000):
        with pytest.raises(InvalidNotation):
            table[number]


@every_title
@pytest.mark.parametrize("text", ["", " ", "dance", "dance cell:1-1", "=", "*", "1", "\u2028"])
def test_unknown_verbs_are_refused(title: str, text: str) -> None:
    with pytest.raises(InvalidNotation, match="unknown verb"):
        pentarchy.game(title).parse(text)


@every_title
def test_unknown_targets_are_refused(title: str) -> None:
    game = pentarchy.game(title)
    for verb in game.actions.targets:
        for target in ("nowhere:0", "0", ":", "cell:999-999", "coins:-1"):
            with pytest.raises(InvalidNotation, match="has no target"):
                game.parse(f"{verb} {target}")
