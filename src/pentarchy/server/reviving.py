"""Games from stored rows: how far today's rules can play them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import structlog

from pentarchy.kernel.errors import PentarchyError
from pentarchy.kernel.messages import Message
from pentarchy.kernel.record import read_record
from pentarchy.kernel.registry import game as game_of
from pentarchy.kernel.replay import beginning
from pentarchy.server.clock import Outages, Timing
from pentarchy.server.match import Match
from pentarchy.server.store.records import MoveRow, TableRecord

log = structlog.get_logger()

Revived: TypeAlias = tuple[Match | None, Message | None, Timing | None]
"""A game, why it cannot go on, and how time stands."""


def revived(
    record: TableRecord, rows: Sequence[MoveRow], begins: str | None, outages: Outages
) -> Revived:
    """The game as its rows tell it, why it cannot go on, if today's rules cannot play them, and
    how time stands.

    What exactly is wrong may name what is hidden from some seats: that is for the log only.
    """
    if record.seed is None or record.source == "uploaded":
        return None, None, None
    try:
        match = match_from(record, begins)
    except PentarchyError as error:
        log.warning("table cannot be set up", table=record.id, problem=str(error))
        return None, Message("stopped-set-up"), None
    people = [seat.seat for seat in record.people]
    timing = Timing(record.clock, people, record.begun or record.changed, outages)
    timing.begin(match.state.actors, match.state.turn)
    match.apply(rows, lambda row: timing.follow(row, match.state.actors, match.state.turn))
    found = match.difference
    if found is None:
        return match, None, timing
    log.warning("table stopped", table=record.id, row=found.row, problem=found.problem)
    return match, Message("stopped-at", {"row": found.row, "turn": match.state.turn}), timing


def match_from(record: TableRecord, begins: str | None, *, remember: bool = False) -> Match:
    """The game of a table before its rows; `begins` is the record that it goes on from."""
    assert record.seed is not None
    return Match(
        game_of(record.title),
        len(record.seats),
        record.options,
        record.seed,
        begins=None if begins is None else beginning(read_record(begins), record.origin or ""),
        remember=remember,
    )
