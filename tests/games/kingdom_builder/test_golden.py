"""What the recorded games of Kingdom Builder show; tests/proof/test_golden.py replays them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.kingdom_builder.table import kingdom_builder
from tests.proof.golden import difference, happened, played, records_of

TITLE = "kingdom-builder"
FILES = records_of(TITLE)

every_record = pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])


def test_the_games_use_every_tile() -> None:
    kinds = {f"tile:{location.key}" for location in kingdom_builder().components.location}
    assert len(kinds) == 8
    assert {event.args["tile"] for event in happened(TITLE, "event-use-tile")} == kinds
    assert {event.args["tile"] for event in happened(TITLE, "event-take-tile")} == kinds


def test_the_games_use_every_kingdom_card() -> None:
    cards = {f"kingdom:{card.key}" for card in kingdom_builder().components.kingdom}
    assert len(cards) == 10
    assert {event.args["card"] for event in happened(TITLE, "event-kingdom-card")} == cards


@pytest.mark.parametrize(
    "event",
    ["event-reshuffle", "event-lose-tile", "event-card-gone", "event-replacement"],
)
def test_the_games_show_what_is_rare(event: str) -> None:
    assert happened(TITLE, event)


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
