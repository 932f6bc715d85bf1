"""`pentarchy bench crowd`: a full house. Many tables run; at some of them people sit and move, and
at all the others somebody comes now and then, moves once and goes.

Tells how late the server ever was, what a move took, and what it takes to list one's tables when
none of them is in memory. The tables are put into the database directly; everybody sits at all
seats of their tables, so that few connections are enough.
"""

from __future__ import annotations

import asyncio
import gc
import tempfile
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

from pentarchy.server.bench.players import Pace
from pentarchy.server.bench.processes import (
    Pauses,
    free_port,
    memory,
    pauses,
    processor,
    table_server,
)
from pentarchy.server.bench.run import TITLE, Latency, latency_of, named
from pentarchy.server.http.tables import PAGE
from pentarchy.server.making import begun, new_table
from pentarchy.server.store import writes
from pentarchy.server.store.database import Store
from pentarchy.server.store.records import Seat

SEATS = 2
A_SOCKET = 100
"""So many tables are looked at through one connection."""
LISTS = 20
"""So often somebody lists their tables."""


class CrowdBench(msgspec.Struct, frozen=True, kw_only=True):
    """What was measured, on one machine in one run."""

    title: str
    active: int
    """Tables that people look at all the time, in the first part."""
    moves_per_second: float
    """Moves at them."""
    latency: Latency
    """From sending a move there to its being stored, in milliseconds."""
    pauses: Pauses
    """The longest while they played."""
    megabytes: float | None
    """The server's memory then."""
    running: int
    """Tables that run, in the second part."""
    visits_per_second: float
    """People who come to any of them, move once and go."""
    visit: Latency
    """From coming to the move's being stored, in milliseconds."""
    visit_pauses: Pauses
    """The longest while they came."""
    processor_milliseconds: float | None
    """Processor time of the server for such a visit."""
    listed: int
    """Tables on a page of somebody's list."""
    first_list: float
    """Milliseconds that the first such list took, after a start: no table is in memory."""
    listing: Latency
    """Milliseconds that others took, each of another page."""


def bench(
    title: str = TITLE,
    active: int = 2_000,
    running: int = 10_000,
    rate: float = 200.0,
    seconds: float = 10.0,
) -> CrowdBench:
    """Measure."""
    gc.disable()  # the players' pauses are not the server's
    try:
        with tempfile.TemporaryDirectory() as folder:
            return uvloop.run(_bench(Path(folder), title, active, running, rate, seconds))
    finally:
        gc.enable()


async def _bench(
    folder: Path, title: str, active: int, running: int, rate: float, seconds: float
) -> CrowdBench:
    port = free_port()
    with table_server(folder, port) as pid:
        cookie = named(port, "P")
        keys = _fill(f"sqlite:///{folder / 'tables.sqlite'}", title, running)
        url = f"ws://127.0.0.1:{port}/ws"
        rows = [
            await _Row.of(url, cookie, keys[n : n + A_SOCKET]) for n in range(0, active, A_SOCKET)
        ]
        pauses(port)  # the longest are counted from here
        begin = perf_counter()
        times = await _play(rows, Pace(rate), begin + seconds)
        spent = perf_counter() - begin
        playing, held = pauses(port), memory(pid)
        for row in rows:
            await row.socket.close()
        visitor = await _Row.of(url, cookie, [])
        pauses(port)
        before = processor(pid)
        visits = await _visit(visitor, keys, Pace(running / 100), perf_counter() + seconds)
        after, visiting = processor(pid), pauses(port)
        await visitor.socket.close()
    with table_server(folder, port):
        first, *lists = [_list(port, cookie, page) for page in range(LISTS)]
    used = None if before is None or after is None else (after - before) * 1000 / len(visits)
    return CrowdBench(
        title=title,
        active=active,
        moves_per_second=len(times) / spent,
        latency=latency_of(times),
        pauses=playing,
        megabytes=None if held is None else held / 1e6,
        running=running,
        visits_per_second=len(visits) / seconds,
        visit=latency_of(visits),
        visit_pauses=visiting,
        processor_milliseconds=used,
        listed=min(PAGE, running),
        first_list=first * 1000,
        listing=latency_of(lists),
    )


def _fill(database: str, title: str, count: int) -> list[str]:
    """Running tables at which the only person there is has every seat."""
    store = Store(database)
    try:
        with store.engine.execution_options(writing=True).begin() as connection:
            ((who,),) = connection.exec_driver_sql("select id from identities").all()
            keys = []
            for _ in range(count):
                seats = [Seat("", seat, "person", who, name="P") for seat in range(SEATS)]
                table = begun(new_table(title, {}, who, seats))
                for change in writes.add_table(table):
                    connection.execute(change.statement, change.values)
                keys.append(table.id)
        return keys
    finally:
        store.engine.dispose()


class _Row:
    """One connection and the tables that it looks at."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.asked: dict[str, tuple[int, int, list[int]]] = {}
        """For each table the seat that may move, its `nth`, and what it may pick."""
        self._answers: dict[int, asyncio.Future[None]] = {}
        self._ref = 0
        self._reading = asyncio.create_task(self._read())

    @classmethod
    async def of(cls, url: str, cookie: str, keys: Sequence[str]) -> _Row:
        socket = await connect(
            url, additional_headers={"Cookie": cookie}, compression=None, ping_interval=None,
            max_size=None,
        )  # fmt: skip
        row = cls(socket)
        for key in keys:
            await row.look(key)
        return row

    async def look(self, key: str) -> None:
        """Subscribe, and wait until something can be picked there."""
        await self.ask({"type": "subscribe", "table": key})
        while key not in self.asked:
            await asyncio.sleep(0.001)

    async def ask(self, wish: dict[str, Any]) -> None:
        """Until it is done."""
        self._ref += 1
        answer = self._answers[self._ref] = asyncio.get_running_loop().create_future()
        await self.socket.send(msgspec.json.encode({**wish, "ref": self._ref}).decode())
        await answer

    async def move(self, key: str, rng: Random) -> None:
        seat, nth, picks = self.asked.pop(key)
        wish = {"type": "move", "table": key, "seat": seat, "nth": nth, "action": rng.choice(picks)}
        await self.ask(wish)

    async def _read(self) -> None:
        async for data in self.socket:
            message = msgspec.json.decode(data)
            if message["type"] == "update":
                for section in message["sections"]:
                    if section["choices"]:
                        picks = [choice["id"] for choice in section["choices"]]
                        self.asked[message["table"]] = section["seat"], section["nth"], picks
            elif message["type"] == "refused":
                raise RuntimeError(message["text"])
            elif message["type"] == "done":
                self._answers.pop(message["ref"]).set_result(None)


async def _play(rows: Sequence[_Row], pace: Pace, until: float) -> list[float]:
    """Moves at the tables that are looked at, at any of them in turn; what each took."""
    found: list[float] = []
    rng = Random(1)

    async def one(row: _Row, due: float) -> None:
        await row.move(next(iter(row.asked)), rng)
        found.append(perf_counter() - due)

    moving: set[asyncio.Task[None]] = set()
    while perf_counter() < until:
        due = await pace.turn()
        row = rng.choice(rows)
        if row.asked:
            task = asyncio.create_task(one(row, due))
            moving.add(task)
            task.add_done_callback(moving.discard)
            await asyncio.sleep(0)
    await asyncio.gather(*moving)
    return found


async def _visit(row: _Row, keys: Sequence[str], pace: Pace, until: float) -> list[float]:
    """Somebody comes to any of the tables, moves and goes; what each visit took."""
    found: list[float] = []
    rng = Random(2)

    async def one(key: str, due: float) -> None:
        await row.look(key)
        await row.move(key, rng)
        found.append(perf_counter() - due)
        await row.ask({"type": "unsubscribe", "table": key})
        row.asked.pop(key, None)

    visiting: set[asyncio.Task[None]] = set()
    away = list(keys)
    rng.shuffle(away)
    while perf_counter() < until and away:
        due = await pace.turn()
        task = asyncio.create_task(one(away.pop(), due))
        visiting.add(task)
        task.add_done_callback(visiting.discard)
    await asyncio.gather(*visiting)
    return found


def _list(port: int, cookie: str, page: int) -> float:
    """Seconds that it takes to list a page of somebody's tables."""
    path = f"/api/tables?status=running&offset={page * PAGE}"
    request = urllib.request.Request(f"http://127.0.0.1:{port}{path}", headers={"Cookie": cookie})
    begin = perf_counter()
    with urllib.request.urlopen(request) as answer:
        answer.read()
    return perf_counter() - begin
