"""The recorded games: finished, verified, some of them annotated by hand, and never changed."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec
import pytest

from pentarchy.kernel.messages import Event
from pentarchy.kernel.record import Mark, Move, read_record
from pentarchy.kernel.replay import Replay, replay
from pentarchy.kernel.state import State
from tests.games.kingdom_builder.table import kingdom_builder

FILES = sorted((Path(__file__).parent / "golden").glob("*.record"))
ANNOTATED = ("first-game-two", "two-1", "two-2")

every_record = pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])


class Played(msgspec.Struct):
    """A record, played again, and what happened on the way."""

    text: str
    replay: Replay
    events: list[Event]


@cache
def played(path: Path) -> Played:
    """The record of that file under today's rules."""
    text = path.read_text(encoding="utf-8")
    events: list[Event] = []

    def watch(_state: State, _move: Move, log: list[Event]) -> None:
        events.extend(log)

    return Played(text, replay(read_record(text), watch), events)


def happened(event: str) -> list[Event]:
    """Every such event of all the games."""
    return [seen for path in FILES for seen in played(path).events if seen.id == event]


def difference(lines: list[str]) -> tuple[int, str]:
    """Where these lines and today's rules part, and why; they must."""
    found = replay(read_record("\n".join(lines))).difference
    assert found is not None, "nobody noticed"
    return found.line, found.problem


def test_there_are_enough_games() -> None:
    assert len(FILES) >= 20
    assert {read_record(played(path).text).seats for path in FILES} == {2, 3, 4}


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


def test_the_games_use_every_tile() -> None:
    kinds = {f"tile:{location.key}" for location in kingdom_builder().components.location}
    assert len(kinds) == 8
    assert {event.args["tile"] for event in happened("event-use-tile")} == kinds
    assert {event.args["tile"] for event in happened("event-take-tile")} == kinds


def test_the_games_use_every_kingdom_card() -> None:
    cards = {f"kingdom:{card.key}" for card in kingdom_builder().components.kingdom}
    assert len(cards) == 10
    assert {event.args["card"] for event in happened("event-kingdom-card")} == cards


@pytest.mark.parametrize(
    "event",
    ["event-reshuffle", "event-lose-tile", "event-card-gone", "event-replacement"],
)
def test_the_games_show_what_is_rare(event: str) -> None:
    assert happened(event)


def turns_with_a_note(text: str) -> tuple[int, int]:
    """How many turns have a note among their lines, and how many turns there are."""
    noted, turns, note = 0, 0, False
    body = text.split("\nmoves:\n")[1]
    for line in body.splitlines():
        note = note or line.startswith("#")
        if line.startswith("= "):
            noted, turns, note = noted + note, turns + 1, False
    return noted, turns


@pytest.mark.parametrize("name", ANNOTATED)
def test_an_annotated_game_has_a_note_for_nearly_every_turn(name: str) -> None:
    path = next(path for path in FILES if path.stem == name)
    noted, turns = turns_with_a_note(played(path).text)
    assert turns > 0
    assert noted >= 0.9 * turns


@every_record
def test_an_edited_move_is_noticed(path: Path) -> None:
    """The second build goes where the first one stands (rule 3.1)."""
    lines = played(path).text.splitlines()
    first, second = [n for n, line in enumerate(lines) if line[2:].startswith("build ")][:2]
    lines[second] = lines[first]
    line, problem = difference(lines)
    assert line == second + 1
    assert "3.1" in problem


def test_another_legal_move_is_noticed_at_the_end_of_its_turn() -> None:
    """11-15 touches 10-16 just as 10-15 does: only the hash can tell."""
    path = next(path for path in FILES if path.stem == "two-1")
    lines = played(path).text.splitlines()
    lines[lines.index("0 build cell:10-15")] = "0 build cell:11-15"
    mark = next(n for n, line in enumerate(lines) if line.startswith("= 1 "))
    line, problem = difference(lines)
    assert line == mark + 1
    assert "after turn 1" in problem


@every_record
def test_an_edited_draw_is_noticed(path: Path) -> None:
    lines = played(path).text.splitlines()
    draw = next(n for n, line in enumerate(lines) if line.startswith("* draw "))
    other = "desert" if lines[draw].endswith("canyon") else "canyon"
    lines[draw] = f"* draw terrain:{other}"
    line, problem = difference(lines)
    assert line == draw + 1
    assert "the seed gives" in problem


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
