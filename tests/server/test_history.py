"""Rows in, state out: however a game went, its rows tell it again exactly as it was."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random

import msgspec
import pytest

from pentarchy.kernel import registry
from pentarchy.kernel.registry import game, titles
from pentarchy.server.making import begun, new_table
from pentarchy.server.match import Match
from pentarchy.server.messages import (
    AnswerUndo,
    AskHint,
    MakeMove,
    RawSection,
    RawUpdate,
    Section,
    Undo,
    Update,
)
from pentarchy.server.moves import Moves
from pentarchy.server.refusals import Refused
from pentarchy.server.store import reads, writes
from pentarchy.server.store.database import Store
from pentarchy.server.store.records import Seat
from pentarchy.server.tables import LiveTable, Tables
from pentarchy.server.undo import free_moves
from tests.server.odd_games import quiet

every_title = pytest.mark.parametrize("title", titles())


@asynccontextmanager
async def tables_in(folder: Path, size: int = 100) -> AsyncIterator[Tables]:
    store = Store(f"sqlite:///{folder / 'tables.sqlite'}")
    store.open()
    try:
        yield Tables(store, size)
    finally:
        store.close()


async def table_of(tables: Tables, title: str, seats: int) -> LiveTable:
    """A running table with a person in every seat."""
    people = [Seat("", 0, "person", f"p{n}", None, f"P{n}") for n in range(seats)]
    options = msgspec.to_builtins(game(title).check(seats, {}))
    table = begun(new_table(title, options, "p0", people, hints=True))
    await tables.store.writer.write(writes.add_table(table))
    return await tables.get(table.id)


async def something(moves: Moves, live: LiveTable, rng: Random) -> None:
    """A random deed of a random seat; what is refused changes nothing."""
    match = live.match
    assert match is not None
    key = live.record.id
    seat = rng.randrange(match.seats)
    if match.played and rng.random() < 0.5:
        seat = match.played[-1].seat
    nth = match.nths[seat]
    before = (match.state.hash(), match.rows, match.chronicle.count)
    try:
        match rng.randrange(10):
            case 0 | 3 | 4:
                back = rng.choice([1, 1, 1, 2, 3])
                await moves.undo(f"p{seat}", Undo(table=key, seat=seat, nth=nth, back=back))
            case 1:
                agree = rng.random() < 0.8
                await moves.answer(
                    f"p{seat}", AnswerUndo(table=key, seat=seat, nth=nth, agree=agree)
                )
            case 2:
                await moves.hint(f"p{seat}", AskHint(table=key, seat=seat, nth=nth))
            case _:
                if match.state.actors:
                    seat = rng.choice(match.state.actors)
                    action = match.state.legal(seat).pick(rng.random()).id
                    wish = MakeMove(table=key, seat=seat, nth=match.nths[seat], action=action)
                    await moves.move(f"p{seat}", wish)
    except Refused:
        assert before == (match.state.hash(), match.rows, match.chronicle.count)


def told(match: Match, viewer: int | None) -> list[bytes]:
    return [bytes(raw) for raw in match.chronicle.since(0, viewer)]


SEEDS = [0, *(pytest.param(seed, marks=pytest.mark.long) for seed in (1, 2, 3))]


@every_title
@pytest.mark.parametrize("seed", SEEDS)
def test_rows_rebuild_the_table(title: str, seed: int, tmp_path: Path) -> None:
    async def run() -> None:
        rng = Random(seed)
        async with tables_in(tmp_path) as tables:
            moves = Moves(tables)
            undone = 0
            for _ in range(3):
                live = await table_of(tables, title, game(title).seat_range[-1 - seed % 2])
                for step in range(400):
                    if live.record.status == "finished":
                        break
                    await something(moves, live, rng)
                    if step % 20 == 0:
                        await compare(tables, live)
                await compare(tables, live)
                assert live.match is not None
                undone += live.match.undos
            assert undone, "some undos were among the deeds"

    asyncio.run(run())


async def compare(tables: Tables, live: LiveTable) -> None:
    """The table in memory and the one that its rows tell are the same."""
    fresh = await Tables(tables.store, 10).get(live.record.id)
    one, other = live.match, fresh.match
    assert one is not None
    assert other is not None
    assert other.difference is None
    assert other.state == one.state
    assert (other.rows, other.nths, other.undos) == (one.rows, one.nths, one.undos)
    assert (other.part, other.request) == (one.part, one.request)
    assert other.played == one.played
    assert fresh.record == live.record
    for viewer in (*range(one.seats), None):
        assert told(other, viewer) == told(one, viewer)
        if viewer is not None:
            assert free_moves(other, viewer) == free_moves(one, viewer)
    whole = await tables.whole_chronicle(live)
    assert whole.count == one.chronicle.count


def test_free_undo_never_depends_on_what_was_drawn_or_opened(tmp_path: Path) -> None:
    """What may be taken back freely leaves every other seat's knowledge as it was before: views
    after the undo equal those before the moves."""

    async def run() -> None:
        rng = Random(11)
        async with tables_in(tmp_path) as tables:
            moves = Moves(tables)
            live = await table_of(tables, "toy", 3)
            match = live.match
            assert match is not None
            tried = 0
            for _ in range(300):
                if match.state.over:
                    break
                seat = rng.choice(match.state.actors)
                before = [match.state.view(n) for n in range(3)]
                action = match.state.legal(seat).pick(rng.random()).id
                key, who = live.record.id, f"p{seat}"
                wish = MakeMove(table=key, seat=seat, nth=match.nths[seat], action=action)
                await moves.move(who, wish)
                if not match.state.over and free_moves(match, seat):
                    undo = Undo(table=key, seat=seat, nth=match.nths[seat])
                    await moves.undo(who, undo)
                    assert [match.state.view(n) for n in range(3)] == before
                    tried += 1
                    if rng.random() < 0.8:
                        again = MakeMove(table=key, seat=seat, nth=match.nths[seat], action=action)
                        await moves.move(who, again)
            assert tried > 10

    asyncio.run(run())


def test_opening_what_was_sealed_reveals(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No die is rolled in this game when the bids are opened; still nobody takes one back freely
    who has seen the others'."""

    async def run() -> None:
        async with tables_in(tmp_path) as tables:
            moves = Moves(tables)
            live = await table_of(tables, "quiet", 2)
            match = live.match
            assert match is not None
            key = live.record.id
            for seat in (0, 1):
                bid = match.state.legal(seat)[0].id
                await moves.move(f"p{seat}", MakeMove(table=key, seat=seat, nth=0, action=bid))
                if seat == 0:
                    assert free_moves(match, 0) == 1, "Boris has not bid yet"
            assert match.state.chance() is None
            assert [move.reveals for move in match.played] == [False, True]
            assert [free_moves(match, seat) for seat in (0, 1)] == [0, 0]

    monkeypatch.setitem(registry._added, "quiet", quiet)
    asyncio.run(run())


def test_memory_is_bounded(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables_in(tmp_path, size=5) as tables:
            keys = [(await table_of(tables, "toy", 2)).record.id for _ in range(30)]
            assert len(tables) == 5
            moves = Moves(tables)
            for key in keys:  # what memory has dropped is there when it is needed
                live = await tables.get(key)
                assert live.match is not None
                action = live.match.state.legal(0)[0].id
                await moves.move("p0", MakeMove(table=key, seat=0, nth=0, action=action))
            assert len(tables) == 5
            assert len(await tables.store.read(reads.moves, keys[0])) == 1

    asyncio.run(run())


def test_what_is_sent_is_what_is_described() -> None:
    """Updates go out with parts that were encoded before; their shape is the described one."""
    for raw, described in ((RawSection, Section), (RawUpdate, Update)):
        assert raw.__struct_fields__ == described.__struct_fields__
        assert raw.__struct_config__.tag == described.__struct_config__.tag


def test_a_lost_commit_is_not_played(tmp_path: Path) -> None:
    """If the database cannot write, the move does not count, and the table goes on afterwards."""

    async def run() -> None:
        async with tables_in(tmp_path) as tables:
            moves = Moves(tables)
            live = await table_of(tables, "toy", 2)
            assert live.match is not None
            action = live.match.state.legal(0)[0].id
            wish = MakeMove(table=live.record.id, seat=0, nth=0, action=action)
            good = tables.store.writer
            good.stop()
            bad = Store(f"sqlite:///{tmp_path / 'empty.sqlite'}").writer
            bad.start()
            tables.store.writer = bad
            with pytest.raises(Refused) as failure:
                await moves.move("p0", wish)
            assert failure.value.message.id == "refused-storage"
            bad.stop()
            tables.store.writer = good
            good.start()
            live = await tables.get(live.record.id)
            assert live.match is not None
            assert live.match.rows == 0
            assert await moves.move("p0", wish) == 1
            with suppress(Refused):
                await moves.move("p0", wish)
            assert len(await tables.store.read(reads.moves, live.record.id)) == 1

    asyncio.run(run())
