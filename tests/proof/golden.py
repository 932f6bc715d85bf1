"""Golden records: finished games kept as files, under `tests/games/<title>/golden/`."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from pentarchy.kernel.messages import Event
from pentarchy.kernel.record import Move, read_record
from pentarchy.kernel.replay import Replay, replay
from pentarchy.kernel.state import State
from tests.proof.owed import folder_of


class Played(msgspec.Struct):
    """A record, played again, and what happened on the way."""

    text: str
    replay: Replay
    events: list[Event]


def records_of(title: str) -> list[Path]:
    """The files of a title."""
    return sorted((folder_of(title) / "golden").glob("*.record"))


@cache
def played(path: Path) -> Played:
    """The record of that file under today's rules."""
    text = path.read_text(encoding="utf-8")
    events: list[Event] = []

    def watch(_state: State, _move: Move, log: list[Event]) -> None:
        events.extend(log)

    return Played(text, replay(read_record(text), watch), events)


def happened(title: str, event: str) -> list[Event]:
    """Every such event of all the title's games."""
    return [seen for path in records_of(title) for seen in played(path).events if seen.id == event]


def difference(lines: list[str]) -> tuple[int, str]:
    """Where these lines and today's rules part, and why; they must."""
    found = replay(read_record("\n".join(lines))).difference
    assert found is not None, "nobody noticed"
    return found.line, found.problem
