"""`pentarchy bench server`: what one server process does, for each title.

People sit at two sockets a table. First as many moves are made as can be, then so many a second
are offered as shares of that, to beyond what can be done: the knee is the highest rate of which
nearly everything was acknowledged. Somebody new comes all the while. Everything stands beside an
echo server on the same protocol stack in the same run; processor time tells what a move costs
where wall time only tells how busy the machine is.
"""

from __future__ import annotations

import asyncio
import gc
import json
import tempfile
import urllib.request
from collections.abc import Iterator, Sequence
from http.client import HTTPConnection
from itertools import count
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import Any

import msgspec
import uvloop

from pentarchy.server.bench.commits import commits_per_second
from pentarchy.server.bench.players import SEATS, Echoes, Pace, Party, look_on
from pentarchy.server.bench.processes import (
    Pauses,
    echo_server,
    free_port,
    memory,
    pauses,
    processor,
    table_server,
)

TITLE = "kingdom-builder"
TITLES = ("kingdom-builder", "imperial-settlers")
"""The lightest a move and the heaviest a table."""
SHARES = (0.25, 0.5, 0.75, 1.0, 1.5, 2.0)
"""The moves that are offered, of those that can be made."""
KEPT = 0.95
"""Up to the knee so much of what is offered is acknowledged."""
NEWCOMER_SECONDS = 0.5
"""So often somebody new comes."""


class Latency(msgspec.Struct, frozen=True):
    """Milliseconds."""

    p50: float
    p99: float


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """What became of so many moves a second."""

    offered: float | None
    """None: as many as could be."""
    acknowledged: float
    """Stored, and shown to every seat."""
    latency: Latency
    """From when a move was due to the last seat's update."""
    newcomer: float
    """Milliseconds that somebody new waited at most for the first sight of a table."""
    server: float | None
    """Milliseconds of the server's processor time a move, where the system tells."""
    people: float
    """The same of those who moved: they take the same processors."""
    pauses: Pauses


class Echo(msgspec.Struct, frozen=True, kw_only=True):
    """What a server does that only sends back."""

    rate: float
    latency: Latency
    server: float | None


class ServerBench(msgspec.Struct, frozen=True, kw_only=True):
    """What was measured, on one machine in one run."""

    title: str
    tables: int
    connections: int
    steps: tuple[Step, ...]
    knee: float
    """The highest rate offered of which nearly everything was acknowledged; moves a second."""
    beyond: float
    """What was acknowledged when most was offered, as a part of the most there ever was."""
    echo: Echo
    knee_to_echo: float
    server_to_echo: float | None
    """Processor time of the server: a move, when as many are made as can be, in echoes."""
    commits_per_second: float
    """Bare commits of one row to a SQLite file."""
    moves_a_table: float
    """So many moves had been made at each table when its memory was measured."""
    kilobytes_a_table: float | None
    """Memory of the server for an idle table in mid-game that somebody looks at."""


def bench(
    titles: Sequence[str] = TITLES, tables: int = 200, seconds: float = 4.0
) -> Iterator[ServerBench]:
    """Measure, one title after another."""
    gc.disable()  # the players' pauses are not the server's
    try:
        echo = uvloop.run(_echo(tables * SEATS, seconds))
        for title in titles:
            with tempfile.TemporaryDirectory() as folder:
                yield uvloop.run(_bench(Path(folder), title, tables, seconds, echo))
            gc.collect()
    finally:
        gc.enable()


async def _bench(folder: Path, title: str, tables: int, seconds: float, echo: Echo) -> ServerBench:
    commits = commits_per_second(folder, seconds / 4)
    port = free_port()
    with table_server(folder, port) as pid:
        house = _House(port, title, pid, tables)
        steps = [await house.step(seconds, None)]
        for share in SHARES:
            steps.append(await house.step(seconds, share * steps[0].acknowledged))
        running = [party for party in house.parties if not party.over]
        await house.leave()
    with table_server(folder, port) as pid:
        keys = [party.key for party in running]
        kilobytes = await _memory(pid, house.url, house.people[0], keys)
    most = max(step.acknowledged for step in steps)
    busy, best = steps[0], knee(steps)
    return ServerBench(
        title=title,
        tables=tables,
        connections=tables * SEATS,
        steps=tuple(steps),
        knee=best.acknowledged,
        beyond=steps[-1].acknowledged / most,
        echo=echo,
        knee_to_echo=best.acknowledged / echo.rate,
        server_to_echo=busy.server / echo.server if busy.server and echo.server else None,
        commits_per_second=commits,
        moves_a_table=sum(party.moves for party in running) / len(running),
        kilobytes_a_table=kilobytes,
    )


def knee(steps: Sequence[Step]) -> Step:
    """The highest rate that was kept up with; the least that was offered, if none was."""
    offered = [step for step in steps if step.offered is not None]
    kept = [step for step in offered if step.acknowledged >= KEPT * (step.offered or 0)]
    return max(kept, key=lambda step: step.acknowledged) if kept else offered[0]


class _House:
    """A server, and the tables that are played at."""

    def __init__(self, port: int, title: str, pid: int, tables: int) -> None:
        self.url = f"ws://127.0.0.1:{port}/ws"
        self.parties: list[Party] = []
        self.people = [named(port, f"P{n}") for n in range(SEATS)]
        self._port = port
        self._title = title
        self._pid = pid
        self._tables = tables
        self._numbers = count()

    async def step(self, seconds: float, rate: float | None) -> Step:
        """Play for so long; tables whose game has ended are replaced before."""
        await self._fill()
        pauses(self._port)  # the longest are counted from here
        before, mine = processor(self._pid), process_time()
        coming = asyncio.create_task(self._newcomers())
        acknowledged = await measure(self.parties, seconds, rate)
        coming.cancel()
        after, spent = processor(self._pid), process_time() - mine
        took = [each for party in self.parties for each in party.latencies]
        for party in self.parties:
            party.latencies.clear()
        (waited,) = await asyncio.gather(coming)
        used = None if before is None or after is None else after - before
        return Step(
            offered=rate,
            acknowledged=acknowledged,
            latency=latency_of(took),
            newcomer=max(waited, default=0.0) * 1000,
            server=None if used is None else used * 1000 / len(took),
            people=spent * 1000 / len(took),
            pauses=pauses(self._port),
        )

    async def _fill(self) -> None:
        ended = [party for party in self.parties if party.over]
        self.parties = [party for party in self.parties if not party.over]
        for party in ended:
            await party.leave()
        missing = self._tables - len(self.parties)
        for key in set_up(self._port, self.people, missing, self._title):
            party = Party(key, Random(next(self._numbers)))
            await party.join(self.url, self.people)
            self.parties.append(party)

    async def _newcomers(self) -> list[float]:
        """How long each waited."""
        found: list[float] = []
        rng = Random(1)
        begin = None
        try:
            while True:
                await asyncio.sleep(NEWCOMER_SECONDS)
                begin = perf_counter()
                key = rng.choice(self.parties).key
                wire = await look_on(self.url, self.people[0], [key])
                found.append(perf_counter() - begin)
                begin = None
                await wire.close()
        except asyncio.CancelledError:  # who still waits has waited for so long at least
            return found if begin is None else [*found, perf_counter() - begin]

    async def leave(self) -> None:
        for party in self.parties:
            await party.leave()


async def _echo(connections: int, seconds: float) -> Echo:
    port = free_port()
    with echo_server(port) as pid:
        echoes = Echoes()
        await echoes.join(f"ws://127.0.0.1:{port}/", connections)
        before = processor(pid)
        begin = perf_counter()
        most = len(await echoes.ping(seconds, None)) / (perf_counter() - begin)
        after = processor(pid)
        latency = latency_of(await echoes.ping(seconds / 2, most / 2))
        await echoes.leave()
    used = None if before is None or after is None else after - before
    return Echo(
        rate=most,
        latency=latency,
        server=None if used is None else used * 1000 / (most * seconds),
    )


async def _memory(pid: int, url: str, cookie: str, keys: list[str]) -> float | None:
    """Kilobytes a table: a new process takes up tables that one person looks at."""
    some = len(keys) // 5
    first = await look_on(url, cookie, keys[:some])  # the game itself is loaded with these
    before = memory(pid)
    second = await look_on(url, cookie, keys[some:])
    after = memory(pid)
    await asyncio.gather(first.close(), second.close())
    if before is None or after is None:
        return None
    return (after - before) / len(keys[some:]) / 1000


async def measure(parties: Sequence[Party], seconds: float, rate: float | None) -> float:
    """Moves a second at all tables together."""
    before = sum(party.moves for party in parties)
    begin = perf_counter()
    pace = Pace(rate)
    await asyncio.gather(*(party.play(pace, begin + seconds) for party in parties))
    return (sum(party.moves for party in parties) - before) / (perf_counter() - begin)


def set_up(port: int, people: list[str], tables: int, title: str = TITLE) -> list[str]:
    """Running tables with these people."""
    connection = HTTPConnection("127.0.0.1", port)
    first, *others = people
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in others)]
    keys = []
    for _ in range(tables):
        body = {"title": title, "seats": seats}
        table = _request(connection, "POST", "/api/tables", first, body)
        for person in others:
            _request(connection, "POST", f"/api/invites/{table['invite']}", person, {})
        _request(connection, "POST", f"/api/tables/{table['id']}/start", first, {})
        keys.append(table["id"])
    connection.close()
    return keys


def _request(
    connection: HTTPConnection, method: str, path: str, cookie: str, body: dict[str, Any]
) -> Any:
    headers = {"Cookie": cookie, "Content-Type": "application/json"}
    connection.request(method, path, json.dumps(body), headers)
    answer = connection.getresponse()
    text = answer.read()
    if answer.status >= 400:
        raise RuntimeError(text.decode())
    return json.loads(text)


def named(port: int, name: str) -> str:
    """A person; gives the cookie."""
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}/api/me",
        json.dumps({"name": name}).encode(),
        {"Content-Type": "application/json"},
        method="PUT",
    )
    with urllib.request.urlopen(request) as answer:
        cookie: str = answer.headers["Set-Cookie"].split(";")[0]
    return cookie


def latency_of(seconds: list[float]) -> Latency:
    ordered = sorted(seconds)
    p50, p99 = (ordered[int(len(ordered) * part)] * 1000 for part in (0.5, 0.99))
    return Latency(p50, p99)
