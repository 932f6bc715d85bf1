"""The recorded games: finished, verified, some of them annotated by hand, and never changed."""

from __future__ import annotations

from pathlib import Path

import pytest

import pentarchy
from pentarchy.kernel.record import Mark, Move, read_record
from tests.proof.golden import difference, played, records_of
from tests.proof.owed import REAL, folder_of

FILES = [path for title in REAL for path in records_of(title)]
ANNOTATED = [
    folder_of(title) / "golden" / f"{name}.record"
    for title, owed in REAL.items()
    for name in owed.annotated
]


def _names(paths: list[Path]) -> list[str]:
    return [f"{path.parents[1].name}-{path.stem}" for path in paths]


every_record = pytest.mark.parametrize("path", FILES, ids=_names(FILES))


@pytest.mark.parametrize("title", REAL)
def test_there_are_enough_games(title: str) -> None:
    seats = [read_record(path.read_text("utf-8")).seats for path in records_of(title)]
    assert len(seats) >= 20
    assert set(seats) == set(pentarchy.game(title).seat_range)
    assert len(REAL[title].annotated) >= 3


@every_record
def test_a_recorded_game_replays_to_the_same_scores(path: Path) -> None:
    """The versions are today's too: a note would say so if they were not."""
    game = played(path)
    record = read_record(game.text)
    assert game.replay.difference is None
    assert game.replay.notes == ()
    assert game.replay.moves == sum(isinstance(line, Move) for line in record.lines)
    assert game.replay.state.over
    assert game.replay.state.scores() == record.scores
    assert record.seed is not None, "without a seed the draws cannot be checked"


@every_record
def test_the_notes_of_a_recorded_game_change_nothing(path: Path) -> None:
    text = played(path).text
    bare = [line for line in text.splitlines() if not line.startswith("#")]
    assert read_record(text).to_text() == "\n".join(bare) + "\n"


def turns_with_a_note(text: str) -> tuple[int, int]:
    """How many turns have a note among their lines, and how many turns there are."""
    noted, turns, note = 0, 0, False
    body = text.split("\nmoves:\n")[1]
    for line in body.splitlines():
        note = note or line.startswith("#")
        if line.startswith("= "):
            noted, turns, note = noted + note, turns + 1, False
    return noted, turns


@pytest.mark.parametrize("path", ANNOTATED, ids=_names(ANNOTATED))
def test_an_annotated_game_has_a_note_for_nearly_every_turn(path: Path) -> None:
    noted, turns = turns_with_a_note(played(path).text)
    assert turns > 0
    assert noted >= 0.9 * turns


@every_record
def test_an_edited_hash_is_noticed(path: Path) -> None:
    """The last one, so that the whole game comes before it."""
    text = played(path).text
    lines = text.splitlines()
    last = [line for line in read_record(text).lines if isinstance(line, Mark)][-1]
    digit = "0" if last.hash[0] != "0" else "1"
    lines[last.line - 1] = f"= {last.turn} {digit}{last.hash[1:]}"
    line, problem = difference(lines)
    assert line == last.line
    assert f"after turn {last.turn}" in problem


@every_record
def test_an_edited_score_is_noticed(path: Path) -> None:
    text = played(path).text
    record = read_record(text)
    assert record.scores is not None
    lines = text.splitlines()
    better = (record.scores[0] + 1, *record.scores[1:])
    lines[record.end_line - 1] = f"scores: {' '.join(map(str, better))}"
    line, problem = difference(lines)
    assert line == record.end_line
    assert "the scores are" in problem
