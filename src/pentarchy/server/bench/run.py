"""`pentarchy bench server`: one run."""

from __future__ import annotations

import asyncio
import gc
import json
import tempfile
import urllib.request
from collections.abc import Sequence
from http.client import HTTPConnection
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import msgspec
import uvloop

from pentarchy.server.bench.commits import commits_per_second
from pentarchy.server.bench.players import SEATS, Pace, Party, echo_latencies, look_on
from pentarchy.server.bench.processes import echo_server, free_port, memory, table_server

TITLE = "kingdom-builder"
AIM = 1000.0
"""Moves a second at which latency is measured, if the server can do as many."""
HEADROOM = 0.8
"""Otherwise at this part of what it can do."""


class Latency(msgspec.Struct, frozen=True):
    """Milliseconds."""

    p50: float
    p99: float


class ServerBench(msgspec.Struct, frozen=True, kw_only=True):
    """What was measured, on one machine in one run."""

    title: str
    tables: int
    connections: int
    moves_per_second: float
    """Moves stored and shown to every seat, as many as the server can do."""
    paced_rate: float
    """Moves a second at which the latencies were measured."""
    latency: Latency
    """From sending a move to the last seat's update."""
    echo: Latency
    """The same rate and connections with a server that only sends back."""
    p50_to_echo: float
    p99_to_echo: float
    commits_per_second: float
    """Bare commits of one row to a SQLite file."""
    moves_to_commits: float
    moves_a_table: float
    """So many moves had been made at each table when its memory was measured."""
    kilobytes_a_table: float | None
    """Memory of the server for an idle table in mid-game that somebody looks at."""


def bench(tables: int = 500, seconds: float = 8.0) -> ServerBench:
    """Measure."""
    gc.disable()  # the players' pauses are not the server's
    try:
        with tempfile.TemporaryDirectory() as folder:
            return uvloop.run(_bench(Path(folder), tables, seconds))
    finally:
        gc.enable()


async def _bench(folder: Path, tables: int, seconds: float) -> ServerBench:
    commits = commits_per_second(folder, seconds / 4)
    port = free_port()
    url = f"ws://127.0.0.1:{port}/ws"
    with table_server(folder, port):
        people = [_named(port, f"P{n}") for n in range(SEATS)]
        parties = [Party(key, Random(n)) for n, key in enumerate(_set_up(port, people, tables))]
        for party in parties:
            await party.join(url, people)
        most = await _measure(parties, seconds, None)
        rate = min(AIM, HEADROOM * most)
        for party in parties:
            party.latencies.clear()
        await _measure(parties, seconds, rate)
        for party in parties:
            await party.leave()
    latency = _latency([each for party in parties for each in party.latencies])
    echo_port = free_port()
    with echo_server(echo_port):
        echo = _latency(
            await echo_latencies(f"ws://127.0.0.1:{echo_port}/", tables * SEATS, rate, seconds / 2)
        )
    running = [party.key for party in parties if not party.over]
    with table_server(folder, port) as pid:
        kilobytes = await _memory(pid, url, people[0], running)
    return ServerBench(
        title=TITLE,
        tables=tables,
        connections=tables * SEATS,
        moves_per_second=most,
        paced_rate=rate,
        latency=latency,
        echo=echo,
        p50_to_echo=latency.p50 / echo.p50,
        p99_to_echo=latency.p99 / echo.p99,
        commits_per_second=commits,
        moves_to_commits=most / commits,
        moves_a_table=sum(party.moves for party in parties) / tables,
        kilobytes_a_table=kilobytes,
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


async def _measure(parties: Sequence[Party], seconds: float, rate: float | None) -> float:
    """Moves a second at all tables together."""
    before = sum(party.moves for party in parties)
    begin = perf_counter()
    pace = Pace(rate)
    await asyncio.gather(*(party.play(pace, begin + seconds) for party in parties))
    return (sum(party.moves for party in parties) - before) / (perf_counter() - begin)


def _set_up(port: int, people: list[str], tables: int) -> list[str]:
    """Running tables with these people."""
    connection = HTTPConnection("127.0.0.1", port)
    first, *others = people
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in others)]
    keys = []
    for _ in range(tables):
        body = {"title": TITLE, "seats": seats}
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


def _named(port: int, name: str) -> str:
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


def _latency(seconds: list[float]) -> Latency:
    ordered = sorted(seconds)
    p50, p99 = (ordered[int(len(ordered) * part)] * 1000 for part in (0.5, 0.99))
    return Latency(p50, p99)
