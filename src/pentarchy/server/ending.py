"""What happens when a game ends: its record is written, and a series goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence

import msgspec

from pentarchy.kernel.record import Record, read_record
from pentarchy.kernel.registry import game as game_of
from pentarchy.kernel.replay import Recording, beginning
from pentarchy.kernel.series import next_options
from pentarchy.server import rated
from pentarchy.server.making import begun, new_table, now
from pentarchy.server.match import Match, Played
from pentarchy.server.store import ratings, reads, writes
from pentarchy.server.store.database import Store
from pentarchy.server.store.records import TableRecord
from pentarchy.server.store.writer import Change


async def ending(
    store: Store, table: TableRecord, played: Sequence[Played], played_for: Collection[int]
) -> list[Change]:
    """What is written besides the last move; `played_for` are the seats that a bot has moved for
    while their people were away."""
    begins = None if table.origin is None else await store.read(reads.beginning, table.id)
    record, winners, rank = await asyncio.to_thread(recorded, table, played, begins)
    assert record.scores is not None
    lost = {seat.seat for seat in table.seats if seat.forfeit}
    if table.rated:
        lost |= rated.gone(table, await store.read(ratings.sitting, table.id), played_for)
    winners = _without(lost, record.scores, winners)
    changes = [
        writes.finish_table(table.id, record.scores, winners, now(), rank),
        writes.add_record(table.id, record.to_text()),
        *await rated.settled(store, table, record.scores, winners, played_for),
    ]
    if table.series is not None:
        before = await store.read(reads.series_records, table.series)
        changes += _next_game(table, [*map(read_record, before), record])
    return changes


async def forfeited(
    store: Store, table: TableRecord, match: Match, winners: tuple[int, ...]
) -> list[Change]:
    """What is written when all others have lost by their time: the game ends as it stands."""
    begins = None if table.origin is None else await store.read(reads.beginning, table.id)
    record, _, _ = await asyncio.to_thread(recorded, table, match.played, begins)
    lost = {seat.seat for seat in table.seats if seat.seat not in winners}
    ended = _with_forfeits(table, lost)
    return [
        writes.finish_table(table.id, match.state.scores(), winners, now()),
        writes.add_record(table.id, record.to_text()),
        *await rated.settled(
            store, ended, match.state.scores(), winners, match.absences.played_for
        ),
    ]


def _with_forfeits(table: TableRecord, lost: Collection[int]) -> TableRecord:
    """The table as it will be once these seats have lost by their time."""
    seats = tuple(
        msgspec.structs.replace(seat, forfeit=seat.forfeit or seat.seat in lost)
        for seat in table.seats
    )
    return msgspec.structs.replace(table, seats=seats)


def _without(
    lost: Collection[int], scores: Sequence[int], winners: tuple[int, ...]
) -> tuple[int, ...]:
    """Whoever lost by time, or left a rated game, has not won, whatever a bot made of the seat."""
    left = tuple(seat for seat in winners if seat not in lost)
    if left or not lost or not winners:
        return left
    others = [seat for seat in range(len(scores)) if seat not in lost]
    most = max((scores[seat] for seat in others), default=0)
    return tuple(seat for seat in others if scores[seat] == most)


def recorded(
    table: TableRecord, played: Sequence[Played], begins: str | None
) -> tuple[Record, tuple[int, ...], str | None]:
    """The record of a game; if it is over, who has won, and the title that playing alone earned."""
    assert table.seed is not None
    names = tuple(seat.name for seat in table.seats)
    game = game_of(table.title)
    if begins is None:
        recording = Recording(game, len(table.seats), table.seed, table.options, names)
    else:
        start = beginning(read_record(begins), table.origin or "")
        recording = Recording.after(start, table.seed, names)
    for move in played:
        recording.play(move.seat, move.action)
    record = recording.record(table.commitment or "", table.salt or "")
    state = recording.state
    return (record, state.winners(), state.rank()) if state.over else (record, (), None)


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
        clock=table.clock,
        patience=table.patience,
        rated=table.rated,
        pace=table.pace,
    )
    return [*writes.add_table(begun(following)), *rated.sitting_down(following)]
