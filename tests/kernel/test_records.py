"""Records as text: whatever is damaged is noticed, with its line."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from random import Random

import msgspec
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from pentarchy.kernel.chance import CHANCE
from pentarchy.kernel.errors import CorruptRecord
from pentarchy.kernel.messages import Event
from pentarchy.kernel.record import HEAD, Mark, Move, Record, read_record
from pentarchy.kernel.replay import Difference, Recording, prepare, replay
from pentarchy.kernel.specimen import Sample
from pentarchy.kernel.state import State
from pentarchy.proof.walks import random_moves, recorded_game
from tests.toy import Toy
from tests.toy.components import own_text

RULES = Toy()
RECORD = recorded_game(RULES, Sample(3, {"rounds": 1}), 5).record()
TEXT = RECORD.to_text()
LINES = TEXT.splitlines()
MOVES = LINES.index("moves:") + 1


def noticed(text: str) -> str:
    """What is said about a damaged record; it must be said."""
    told: CorruptRecord | Difference | None
    try:
        told = replay(read_record(text)).difference
    except CorruptRecord as error:
        told = error
    assert told is not None, "nobody noticed"
    assert 1 <= told.line <= text.count("\n") + 1
    return str(told)


def edited(number: int, line: str) -> str:
    """The record with another line in that place, counted from 1."""
    return "\n".join([*LINES[: number - 1], line, *LINES[number:]]) + "\n"


def head(key: str, value: str) -> str:
    """The record with another value in its head."""
    place = next(n for n, line in enumerate(LINES, start=1) if line.startswith(f"{key}: "))
    return edited(place, f"{key}: {value}")


def test_the_whole_record_is_sound() -> None:
    assert replay(read_record(TEXT)).difference is None
    assert LINES[0] == HEAD
    assert LINES[-1].startswith("scores: ")


@pytest.mark.parametrize("count", range(len(LINES)))
def test_a_record_that_is_cut_off_is_noticed(count: int) -> None:
    assert noticed("\n".join(LINES[:count]) + "\n")


@pytest.mark.parametrize("count", range(MOVES, len(LINES)))
def test_a_record_that_is_cut_off_and_patched_up_is_noticed(count: int) -> None:
    """With its scores put back, the game that is missing shows."""
    if count < len(LINES) - 1:
        assert noticed("\n".join([*LINES[:count], LINES[-1]]) + "\n")


@pytest.mark.parametrize("number", range(1, len(LINES) + 1))
def test_a_line_that_is_gone_is_noticed(number: int) -> None:
    """Every line counts, except the seed: without it draws cannot be checked, only replayed."""
    text = "\n".join(LINES[: number - 1] + LINES[number:]) + "\n"
    if LINES[number - 1].startswith("seed: "):
        assert replay(read_record(text)).difference is None
    else:
        assert noticed(text)


@pytest.mark.parametrize("number", range(1, len(LINES) + 1))
def test_a_line_that_stands_twice_is_noticed(number: int) -> None:
    assert noticed("\n".join([*LINES[:number], *LINES[number - 1 :]]) + "\n")


@pytest.mark.parametrize("number", range(MOVES + 1, len(LINES)))
def test_every_other_move_in_its_place_is_noticed(number: int) -> None:
    """Hash, seed or rules: something disagrees, whatever the line is changed to."""
    who, _, what = LINES[number - 1].partition(" ")
    if who == "=":
        assert "the position is" in noticed(edited(number, f"{LINES[number - 1][:-8]}00000000"))
        return
    actions = [str(RULES.actions[n]) for n in range(len(RULES.actions))]
    others = [edited(number, f"{who} {action}") for action in actions if action != what]
    others += [edited(number, f"{seat} {what}") for seat in "0123*" if seat != who]
    for text in others:
        if not same_game(text):
            assert noticed(text)


def same_game(text: str) -> bool:
    """Whether the record is of another way to the very same positions: two short rides, say,
    in place of one long one. There is nothing wrong with such a record."""
    seen: list[str] = []

    def watch(state: State, move: Move, events: list[Event]) -> None:
        seen.append(state.hash())

    replayed = replay(read_record(text), watch)
    hashes = [line.hash for line in RECORD.lines if isinstance(line, Mark)]
    return replayed.difference is None and set(hashes) <= set(seen)


def test_hardly_any_change_leads_to_the_same_game() -> None:
    """So that the test above cannot be satisfied by accident."""
    changed = [
        edited(number, f"{LINES[number - 1][:2]}{RULES.actions[n]}")
        for number in range(MOVES + 1, len(LINES))
        if not LINES[number - 1].startswith("=")
        for n in range(len(RULES.actions))
        if not LINES[number - 1].endswith(str(RULES.actions[n]))
    ]
    assert sum(map(same_game, changed)) * 100 < len(changed)


@pytest.mark.parametrize("end", ["scores: 0 0 0", "scores: 1 2", "scores: ", "unfinished"])
def test_another_end_is_noticed(end: str) -> None:
    assert noticed(edited(len(LINES), end)).startswith(f"line {len(LINES)}: ")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "line 1: this is not a Pentarchy record"),
        ("\n\n\n", "line 1: this is not a Pentarchy record"),
        ('[Event "?"]\n1. e4 e5\n', "line 1: this is not a Pentarchy record"),
        ("pentarchy record 2\n", "line 1: this is not a Pentarchy record"),
        (HEAD + "\n", "line 1: the record ends before its moves"),
        (HEAD + "\nmoves:\nunfinished\n", "line 2: the head of the record does not give 'game'"),
        (edited(3, "rule: 1"), "line 3: 'rule: 1' does not belong in the head"),
        (edited(3, "game: toy"), "line 3: 'game' is given twice"),
        (edited(3, "| x"), "line 3: components stand outside 'own components:'"),
        (head("rules", "one"), "'rules' cannot be 'one'"),
        (head("seats", "3.5"), "'seats' cannot be '3.5'"),
        (head("seats", "7"), "toy is played by 2 to 4, not by 7"),
        (head("seed", "-1"), "'seed' cannot be '-1'"),
        (head("seed", str(2**128)), "'seed' cannot be"),
        (head("seed", "6"), "the seed gives"),
        (head("options", "rounds=3"), "'options' cannot be 'rounds=3'"),
        (head("options", "[]"), "'options' cannot be"),
        (head("options", '{"rounds":9}'), "option rounds"),
        (head("options", '{"speed":9}'), "option speed: toy has no such option"),
        (head("options", '{"seats":3}'), "option seats: toy has no such option"),
        (head("options", '{"seed":3}'), "option seed: toy has no such option"),
        (head("options", '{"self":3}'), "option self: toy has no such option"),
        (head("options", '{"first":3}'), "option first: there is no seat 3"),
        (head("game", "chess"), "there is no game 'chess' on the shelf"),
        (edited(MOVES + 1, "dealt a card"), "is neither a move nor the end of a turn"),
        (edited(MOVES + 1, "*"), "is neither a move nor the end of a turn"),
        (edited(MOVES + 1, "= one 12345678"), "is neither a move nor the end of a turn"),
        (edited(MOVES + 1, "= 1"), "is neither a move nor the end of a turn"),
        (edited(MOVES + 1, "= 1 12345678"), "turn 1 does not end here"),
        (edited(MOVES + 1, "* dance"), "unknown verb 'dance'"),
        (edited(MOVES + 1, "* roll die:1"), "the seed gives"),
        (edited(MOVES + 1, "0 bid coins:0"), "not your turn"),
        (edited(len(LINES), "scores: many 2 3"), "scores cannot be 'many 2 3'"),
    ],
)
def test_the_damage_is_named(text: str, problem: str) -> None:
    assert problem in noticed(text)


def test_a_replay_stops_at_the_last_turn_that_agrees() -> None:
    marks = [n for n, line in enumerate(LINES, start=1) if line.startswith("= ")]
    second = marks[1]
    damaged = replay(read_record(edited(second, "= 2 00000000")))
    assert damaged.difference is not None
    assert damaged.difference.line == second
    assert damaged.state.turn == 1
    moves = [line for line in LINES[MOVES : marks[0]] if not line.startswith("=")]
    assert damaged.moves == len(moves)


def test_notes_and_blank_lines_are_for_people() -> None:
    noted = "\n# a fine move\n\n".join(LINES) + "\n"
    assert replay(read_record(noted)).difference is None
    assert replay(read_record(TEXT.replace("\n", "\r\n"))).difference is None


def test_another_version_is_worth_a_note() -> None:
    older = msgspec.structs.replace(RECORD, rules=0, components="0123456789abcdef")
    replayed = replay(older)
    assert replayed.difference is None
    assert tuple(map(str, replayed.notes)) == (
        "played under rules 0, today's are 1",
        f"its components are 0123456789abcdef, today's {RECORD.components}",
    )


# Games with components of one's own ----------------------------------------------------------


def own_record(change: Callable[[str], str]) -> tuple[Recording, Record]:
    toy = Toy(change(own_text()))
    recording = recorded_game(toy, Sample(2, {"rounds": 1}), 3)
    return recording, read_record(recording.record().to_text())


def test_own_components_travel_inside() -> None:
    recording, record = own_record(lambda text: text.replace("worth = 3", "worth = 50"))
    assert record.own_components == recording.game.components_text
    replayed = replay(record)
    assert replayed.difference is None
    assert replayed.notes == ()
    assert replayed.game.own_components
    assert replayed.state.scores() == recording.state.scores()
    assert replay(msgspec.structs.replace(RECORD, own_components=None)).notes == ()


def test_own_components_keep_blank_lines_and_odd_signs() -> None:
    odd = '\n\n# moves:\n#| x\n# a\u2028\x85b\n\n[[card]]\nkey = "tea"\nworth = 1\nnorth = 1\n'
    odd += 'south = 1\nname = { en = "Tea", ru = "Чай" }\nsource = "invented"\n'
    recording, record = own_record(lambda text: text + odd)
    assert record.own_components == recording.game.components_text
    assert replay(record).difference is None


def test_changed_components_are_noticed() -> None:
    _, record = own_record(lambda text: text.replace("road = 6", "road = 9"))
    assert record.own_components is not None
    other = record.own_components.replace("worth = 1", "worth = 60")
    replayed = replay(msgspec.structs.replace(record, own_components=other))
    assert replayed.notes
    broken = msgspec.structs.replace(record, own_components="format = 1\n")
    with pytest.raises(CorruptRecord, match=r"line 1: .*missing required field"):
        prepare(broken)


# Any record ----------------------------------------------------------------------------------

lines_of_text = st.text(st.characters(exclude_characters="\n\r", exclude_categories=["Cs"]))
words = st.from_regex(r"[a-z]+( [a-z]+:[a-z0-9-]+)?", fullmatch=True)
moves = st.builds(Move, st.integers(CHANCE, 4), words)
marks = st.builds(Mark, st.integers(0, 99), st.from_regex(r"[0-9a-f]{8}", fullmatch=True))
records = st.builds(
    Record,
    game=st.just("toy"),
    rules=st.integers(0, 9),
    components=st.from_regex(r"[0-9a-f]{16}", fullmatch=True),
    options=st.dictionaries(st.text(), st.integers() | st.text() | st.booleans() | st.none()),
    seats=st.integers(0, 9),
    seed=st.none() | st.integers(0, 2**128 - 1),
    players=st.lists(st.text()).map(tuple),
    lines=st.lists(moves | marks).map(tuple),
    scores=st.none() | st.lists(st.integers(-9, 99), min_size=1).map(tuple),
)


@settings(max_examples=200)
@given(records)
def test_any_record_reads_back(record: Record) -> None:
    again = read_record(record.to_text())
    bare = [msgspec.structs.replace(line, line=0) for line in again.lines]
    assert msgspec.structs.replace(again, lines=tuple(bare), end_line=0) == record


@settings(max_examples=300)
@given(st.lists(lines_of_text | st.sampled_from(LINES), max_size=12), st.booleans())
@example(["moves:", "unfinished"], True)
def test_any_text_is_read_or_refused(rows: list[str], begins: bool) -> None:
    """Nothing but CorruptRecord comes out, whatever goes in."""
    text = "\n".join([*([HEAD] if begins else []), *rows])
    with contextlib.suppress(CorruptRecord):
        replay(read_record(text))


@settings(max_examples=150)
@given(st.integers(0, len(TEXT) - 1), st.text(max_size=3), st.integers(0, 3))
def test_any_small_damage_is_met_with_reason(place: int, typed: str, deleted: int) -> None:
    """A slip of the keyboard is noticed or harmless, and never crashes."""
    text = TEXT[:place] + typed + TEXT[place + deleted :]
    try:
        replayed = replay(read_record(text))
    except CorruptRecord:
        return
    if replayed.difference is None:
        assert replayed.state.over
        assert replayed.state.scores() == RECORD.scores


def test_an_unfinished_game_is_a_record_too() -> None:
    recording = Recording(Toy(), 2, 9, {})
    moves = random_moves(recording.state, Random(9))
    for _ in range(6):
        recording.play(*next(moves))
    record = recording.record()
    assert record.scores is None
    assert record.to_text().endswith("unfinished\n")
    replayed = replay(read_record(record.to_text()))
    assert replayed.difference is None
    assert replayed.state.snapshot() == recording.state.snapshot()
    assert not replayed.state.over


def test_a_record_reads_as_a_page() -> None:
    assert TEXT.startswith(
        "pentarchy record 1\ngame: toy\nrules: 1\n"
        f"components: {RECORD.components}\n"
        'options: {"rounds":1,"open_gifts":false,"first":0}\n'
        "seats: 3\nseed: 5\nmoves:\n* deal card:"
    )
