"""The recorded games stepped a second time by hand-written rules, and what they show."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from pentarchy.kernel.record import Move, read_record
from tests.games.founders.side_by_side import Ledger
from tests.games.founders.table import founders
from tests.proof.golden import difference, happened, played, records_of

TITLE = "founders"
FILES = records_of(TITLE)

every_record = pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])


@every_record
def test_a_second_book_keeper_comes_to_the_same_points(path: Path) -> None:
    """Every move is checked against the rules once more, and the points are counted apart."""
    record = read_record(path.read_text("utf-8"))
    options = msgspec.to_builtins(record.options)
    ledger = Ledger(record.seats, list(options.get("prizes", ())))
    moves = 0
    for line in record.lines:
        if isinstance(line, Move):
            who = "*" if line.seat < 0 else str(line.seat)
            verb, _, target = line.action.partition(" ")
            ledger.move(who, verb, target)
            moves += 1
    assert moves > 150
    assert record.scores is not None
    assert ledger.scores() == list(record.scores)


@every_record
def test_the_engine_replays_it(path: Path) -> None:
    found = played(path).replay
    assert found.difference is None
    assert found.state.over


def test_the_games_use_every_tile() -> None:
    attached = {event.args["tile"] for event in happened(TITLE, "event-attach")}
    attached |= {event.args["tile"] for event in happened(TITLE, "event-replace")}
    families = founders().components.families[:3]
    assert {f"tile:{tile.key}" for family in families for tile in family} <= attached


def test_the_games_use_every_token() -> None:
    gained = {event.args["token"] for event in happened(TITLE, "event-gain")}
    assert gained == {f"token:{key}" for key in founders().catalogue.tokens}


@pytest.mark.parametrize(
    "event",
    [
        "event-clear", "event-explore", "event-pass", "event-ruin", "event-coin", "event-cart",
        "event-master", "event-collect", "event-replace", "event-offer", "event-agree",
    ],
)  # fmt: skip
def test_the_games_show_what_is_rare(event: str) -> None:
    assert happened(TITLE, event)


def test_the_games_end_in_all_three_ways() -> None:
    endings = {event.args["ending"] for event in happened(TITLE, "event-over")}
    assert endings == {"ending:prizes", "ending:stacks", "ending:agreed"}


@every_record
def test_an_edited_move_is_noticed(path: Path) -> None:
    """The first tile is laid far away from everything (rules 1.5 and 3.2)."""
    lines = played(path).text.splitlines()
    first = next(n for n, line in enumerate(lines) if line[2:].startswith("place "))
    lines[first] = f"{lines[first][:2]}place cell:9,9"
    line, problem = difference(lines)
    assert line == first + 1
    assert "1.5" in problem
