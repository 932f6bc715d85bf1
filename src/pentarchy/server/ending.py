"""What happens when a game ends: its record is written, and a series goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec

from pentarchy.kernel.record import Record, read_record
from pentarchy.kernel.registry import game as game_of
from pentarchy.kernel.replay import Recording
from pentarchy.kernel.series import next_options
from pentarchy.server.making import begun, new_table, now
from pentarchy.server.match import Played
from pentarchy.server.store import reads, writes
from pentarchy.server.store.database import Store
from pentarchy.server.store.records import TableRecord
from pentarchy.server.store.writer import Change


async def ending(store: Store, table: TableRecord, played: Sequence[Played]) -> list[Change]:
    """What is written besides the last move."""
    record, winners = await asyncio.to_thread(_recorded, table, played)
    assert record.scores is not None
    changes = [
        writes.finish_table(table.id, record.scores, winners, now()),
        writes.add_record(table.id, record.to_text()),
    ]
    if table.series is not None:
        before = await store.read(reads.series_records, table.series)
        changes += _next_game(table, [*map(read_record, before), record])
    return changes


def _recorded(table: TableRecord, played: Sequence[Played]) -> tuple[Record, tuple[int, ...]]:
    """The record of a game that is over, and who has won."""
    assert table.seed is not None
    names = tuple(seat.name for seat in table.seats)
    game = game_of(table.title)
    recording = Recording(game, len(table.seats), table.seed, table.options, names)
    for move in played:
        recording.play(move.seat, move.action)
    record = msgspec.structs.replace(
        recording.record(), commitment=table.commitment or "", salt=table.salt or ""
    )
    return record, recording.state.winners()


def _next_game(table: TableRecord, finished: Sequence[Record]) -> list[Change]:
    """The next table of the series, with the same people, if the game says there is one."""
    game = game_of(table.title)
    first = game.check(len(table.seats), finished[0].options)
    options = next_options(game, first, finished)
    if options is None:
        return []
    following = new_table(
        table.title,
        msgspec.to_builtins(options),
        table.owner,
        table.seats,
        hints=table.hints,
        adviser=table.adviser,
        substitute=table.substitute,
        series=table.series,
        game=table.game + 1,
    )
    return writes.add_table(begun(following))
