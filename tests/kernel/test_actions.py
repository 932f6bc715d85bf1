"""The table of actions, and the open ones as a sequence."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pentarchy.kernel.actions import NOTHING, Action, ActionTable, Legal, Things, cells, numbers
from pentarchy.kernel.errors import InvalidNotation

TABLE = ActionTable(
    {
        "build": cells("cell", 4, 5),
        "end": NOTHING,
        "pay": numbers("coins", 3),
        "use": Things("tile", ["farm", "oasis"]),
    }
)

masks = st.fixed_dictionaries(
    {"build": st.integers(0, 2**20 - 1), "end": st.integers(0, 1), "use": st.integers(0, 3)}
)


def test_ids_run_verb_by_verb() -> None:
    assert len(TABLE) == 20 + 1 + 3 + 2
    assert [str(TABLE[n]) for n in (0, 19, 20, 21, 25)] == [
        "build cell:0-0",
        "build cell:3-4",
        "end",
        "pay coins:0",
        "use tile:oasis",
    ]
    assert repr(TABLE[20]) == "<20: end>"


def test_there_is_one_object_for_each_action() -> None:
    assert TABLE[7] is TABLE.of("build", 7) is TABLE.parse("build cell:1-2")
    assert TABLE.parse("  end ") is TABLE.of("end")


def test_a_verb_without_targets_takes_no_ids() -> None:
    """Own components may leave a table empty."""
    table = ActionTable({"none": Things("x", []), "end": NOTHING, "last": Things("y", [])})
    assert len(table) == 1
    assert str(table[0]) == "end"
    assert table.parse("end") is table[0]
    with pytest.raises(InvalidNotation):
        table[1]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("destroy cell:1-1", "unknown verb 'destroy'"),
        ("build", "'build' has no target ''"),
        ("build cell:4-0", "'build' has no target 'cell:4-0'"),
        ("build  cell:1-1", "has no target ' cell:1-1'"),
        ("end now", "'end' has no target 'now'"),
        ("pay coins:01", "has no target"),
        ("Build cell:0-0", "unknown verb 'Build'"),
    ],
)
def test_what_is_no_notation_is_refused(text: str, problem: str) -> None:
    with pytest.raises(InvalidNotation, match=problem):
        TABLE.parse(text)


def test_a_wrong_id_is_refused_with_the_range() -> None:
    with pytest.raises(InvalidNotation, match="there is no action 26: ids run from 0 to 25"):
        TABLE[26]


@given(masks)
def test_legal_is_a_sequence_of_its_actions(parts: dict[str, int]) -> None:
    legal = Legal(TABLE, parts)
    listed = [TABLE.of(v, n) for v, mask in parts.items() for n in range(20) if mask >> n & 1]
    assert list(legal) == listed
    assert len(legal) == len(listed)
    assert legal.ids() == [action.id for action in listed]
    assert [legal[n] for n in range(len(listed))] == listed
    assert [legal[n - len(listed)] for n in range(len(listed))] == listed
    assert list(reversed(legal)) == listed[::-1]
    assert [action for action in map(TABLE.__getitem__, range(len(TABLE))) if action in legal] == (
        sorted(listed, key=lambda action: action.id)
    )
    for action in listed:
        assert listed.index(action) == legal.index(action)
        assert legal.count(action) == 1


@given(masks, st.integers(-30, 30), st.integers(-30, 30), st.sampled_from([None, 1, 2, -1, -3]))
def test_legal_slices_like_a_list(
    parts: dict[str, int], start: int, stop: int, step: int | None
) -> None:
    legal = Legal(TABLE, parts)
    assert legal[start:stop:step] == list(legal)[start:stop:step]


@pytest.mark.parametrize("place", [3, -4, 100])
def test_legal_has_no_more_than_it_has(place: int) -> None:
    legal = Legal(TABLE, {"build": 0b101, "end": 1})
    with pytest.raises(IndexError, match=f"{place} of 3 legal actions"):
        legal[place]


def test_only_actions_are_legal() -> None:
    legal = Legal(TABLE, {"build": 0b101, "end": 1})
    assert TABLE[0] in legal
    assert TABLE[1] not in legal
    assert TABLE.of("pay") not in legal
    strangers: tuple[object, ...] = ("end", 20, None)
    assert not any(stranger in legal for stranger in strangers)
    assert repr(legal).startswith("<3 legal: build cell:0-0, build cell:0-2, end")


def test_an_action_says_what_it_is() -> None:
    action = TABLE.parse("use tile:oasis")
    assert isinstance(action, Action)
    assert (action.id, action.verb, action.index, action.target) == (25, "use", 1, "tile:oasis")
