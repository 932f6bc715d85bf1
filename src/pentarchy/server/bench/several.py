"""`pentarchy bench processes URL`: one server process on a PostgreSQL, then two, at the same load.

The people of every table sit at different processes, so that each move is told across.
"""

from __future__ import annotations

import gc
import os
import secrets
import tempfile
from contextlib import ExitStack
from pathlib import Path
from random import Random
from unittest.mock import patch

import msgspec
import uvloop

from pentarchy.server.bench.players import SEATS, Party
from pentarchy.server.bench.processes import (
    Pauses,
    free_port,
    longest,
    pauses,
    processor,
    table_server,
)
from pentarchy.server.bench.run import TITLE, measure, named, set_up


class SeveralBench(msgspec.Struct, frozen=True, kw_only=True):
    """What so many processes did on one database."""

    title: str
    tables: int
    processes: int
    moves_per_second: float
    """Moves stored and shown to every seat, as many as they can do."""
    processor_milliseconds: float | None
    """Processor time of all the processes for one move, where the system tells."""
    pauses: Pauses
    """The longest of any of them."""


def bench(
    database: str, tables: int = 200, seconds: float = 8.0, counts: tuple[int, ...] = (1, 2)
) -> list[SeveralBench]:
    """Measure each number of processes, one after another."""
    gc.disable()  # the players' pauses are not the server's
    try:
        # One secret for all processes, as every house with several must have.
        with (
            patch.dict(os.environ, {"PENTARCHY_SECRET": secrets.token_hex(16)}),
            tempfile.TemporaryDirectory() as folder,
        ):
            return [
                uvloop.run(_bench(Path(folder), database, tables, seconds, count))
                for count in counts
            ]
    finally:
        gc.enable()


async def _bench(
    folder: Path, database: str, tables: int, seconds: float, count: int
) -> SeveralBench:
    ports = [free_port() for _ in range(count)]
    with ExitStack() as running:
        pids = [running.enter_context(table_server(folder, port, database)) for port in ports]
        people = [named(ports[0], f"P{n}") for n in range(SEATS)]
        parties = [Party(key, Random(n)) for n, key in enumerate(set_up(ports[0], people, tables))]
        urls = [f"ws://127.0.0.1:{port}/ws" for port in ports]
        for party in parties:
            await party.join(urls[0], people, *urls[1:])
        for port in ports:
            pauses(port)  # the longest are counted from here
        before = [processor(pid) for pid in pids]
        rate = await measure(parties, seconds, None)
        took = [(processor(pid), since) for pid, since in zip(pids, before, strict=True)]
        kept = longest(map(pauses, ports))
        for party in parties:
            await party.leave()
    moves = sum(party.moves for party in parties)
    known = [now - since for now, since in took if now is not None and since is not None]
    return SeveralBench(
        title=TITLE,
        tables=tables,
        processes=count,
        moves_per_second=rate,
        processor_milliseconds=1000 * sum(known) / moves if len(known) == count else None,
        pauses=kept,
    )
