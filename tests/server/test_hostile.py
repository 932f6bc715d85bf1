"""Hostile input gets a clear refusal; the table goes on for the others, memory stays bounded."""

from __future__ import annotations

import asyncio
import socket as sockets
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from pentarchy.server.messages import Done, Refusal
from tests.server.client import Client
from tests.server.running import PATIENCE, Server
from tests.server.test_lobby import refused
from tests.server.test_undo import leave, seated

MOVE = {"type": "move", "table": "x", "seat": 0, "nth": 0, "action": 0}

NONSENSE: list[tuple[str | bytes, str]] = [
    ("", "message"),
    ("{", "message"),
    ("null", "message"),
    ("[]", "message"),
    ("17", "message"),
    ('"move"', "message"),
    ("{}", "message"),
    ('{"type": "steal"}', "message"),
    ('{"type": 7}', "message"),
    (b"\x00\xff\xfe", "message"),
    (b"{}", "message"),
    ("[" * 10_000, "message"),
    ('{"a":' * 3_000, "message"),
    ('{"type":"subscribe","table":' + "[" * 9_000, "message"),
    (msgspec.json.encode({**MOVE, "seat": "0"}).decode(), "message"),
    (msgspec.json.encode({**MOVE, "seat": -1}).decode(), "message"),
    (msgspec.json.encode({**MOVE, "seat": 10**30}).decode(), "message"),
    (msgspec.json.encode({**MOVE, "seat": 0.5}).decode(), "message"),
    (msgspec.json.encode({**MOVE, "nth": None}).decode(), "message"),
    (msgspec.json.encode({**MOVE, "table": "../etc/passwd"}).decode(), "message"),
    (msgspec.json.encode({**MOVE, "table": "x" * 33}).decode(), "message"),
    (msgspec.json.encode({**MOVE, "table": ""}).decode(), "message"),
    (msgspec.json.encode({**MOVE, "colour": "red"}).decode(), "message"),
    (msgspec.json.encode({**MOVE, "ref": "x"}).decode(), "message"),
    ('{"type":"move","table":"x","seat":0,"nth":NaN,"action":0}', "message"),
    (msgspec.json.encode(MOVE).decode(), "no-table"),
    (msgspec.json.encode({**MOVE, "action": (1 << 31) - 1}).decode(), "no-table"),
    ('{"type":"subscribe","table":"unknown"}', "no-table"),
]


def test_nonsense_is_refused_and_the_table_goes_on(server: Server) -> None:
    async def run() -> None:
        key, people = await seated(server, "toy", "Anna", "Boris")
        anna, boris = people
        for number, (nonsense, reason) in enumerate(NONSENSE):
            await anna.send(nonsense)
            await anna.until_refusals(number + 1)
            assert anna.refusals[-1].message.id == f"refused-{reason}", nonsense[:50]
            assert anna.refusals[-1].text
        await boris.play_on(key, Random(1), moves=1)
        await anna.play_on(key, Random(1), moves=1)
        await leave(people)

    asyncio.run(run())


def test_who_sends_nothing_but_nonsense_is_put_out(server: Server) -> None:
    async def run() -> None:
        async with await Client(server).named("Anna") as anna:
            for _ in range(101):
                await anna.send("nonsense")
            with pytest.raises(ConnectionError):
                await anna.until(lambda: False)
            assert anna.closed == (1008, "refused-too-many-refusals")
            assert len(anna.refusals) == 101, "each was answered before"

    asyncio.run(run())


def test_moves_that_do_not_fit(server: Server) -> None:
    async def run() -> None:
        key, people = await seated(server, "toy", "Anna", "Boris")
        anna, boris = people
        choice = anna.section(key, 0).choices[0].id
        for wish, reason in (
            ({"seat": 5, "nth": 0, "action": choice}, "no-seat"),
            ({"seat": 1, "nth": 0, "action": choice}, "not-your-seat"),
            ({"seat": 0, "nth": 1, "action": choice}, "stale"),
            ({"seat": 0, "nth": 0, "action": 1 << 30}, "no-action"),
            ({"seat": 0, "nth": 0, "action": choice + 20}, "illegal"),
        ):
            answer = await anna.ask("move", table=key, **wish)
            assert isinstance(answer, Refusal), wish
            assert answer.message.id == f"refused-{reason}"
        assert isinstance(await anna.move(key, 0, choice, 0), Done)
        again = await anna.move(key, 0, choice, 0)
        assert isinstance(again, Refusal), "a repeated move"
        assert again.message.id == "refused-stale"
        waiting = await anna.move(key, 0, choice, 1)
        assert isinstance(waiting, Refusal), "nothing to decide: the bid is in"
        assert [reason.message.id for reason in waiting.reasons] == ["why-not-your-turn"]
        await boris.play_on(key, Random(1), moves=1)
        await leave(people)

    asyncio.run(run())


def test_a_megabyte_ends_the_connection_only(server: Server) -> None:
    async def run() -> None:
        key, people = await seated(server, "toy", "Anna", "Boris")
        anna, boris = people
        await anna.send("x" * 1_000_000)
        with pytest.raises(ConnectionError):
            await anna.until(lambda: False)
        assert anna.closed is not None
        assert anna.closed[0] == 1009, "message too big"
        await boris.play_on(key, Random(1), moves=1)
        await anna.connect()
        await anna.play_on(key, Random(1), moves=1)
        await leave(people)

    asyncio.run(run())


def test_bodies_that_are_too_long(server: Server) -> None:
    async def run() -> None:
        anna = await Client(server).named("Anna")
        long = {"title": "toy", "seats": [{"kind": "me"}] * 2, "options": {"x": "y" * 100_000}}
        refused(await anna.api("POST", "/api/tables", json=long), 413, "too-large")
        deep = b'{"title":"toy","options":' + b'{"a":' * 5_000
        answer = await anna.api(
            "POST", "/api/tables", content=deep, headers={"content-type": "application/json"}
        )
        refused(answer, 400, "request")

    asyncio.run(run())


def test_thousands_of_subscriptions(server: Server) -> None:
    async def run() -> None:
        anna = await Client(server).named("Anna")
        made = await asyncio.gather(*(anna.table("toy", "me", "open") for _ in range(101)))
        keys = [table["id"] for table in made]
        async with anna:
            answers = [await anna.subscribe(key) for key in keys]
            assert all(isinstance(answer, Done) for answer in answers[:100])
            assert isinstance(answers[100], Refusal)
            assert answers[100].message.id == "refused-too-many-subscriptions"
            for _ in range(300):  # the same once more: it takes the old one's place
                assert isinstance(await anna.subscribe(keys[0]), Done)

    asyncio.run(run())


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://[::1", "x"]
)
def test_pages_of_other_sites_are_refused(server: Server, origin: str) -> None:
    async def run() -> None:
        anna = await Client(server).named("Anna")
        with pytest.raises(InvalidStatus) as failure:
            await anna.connect(Origin=origin)
        assert failure.value.response.status_code == 403
        body = {"title": "toy", "seats": [{"kind": "me"}] * 2}
        answer = await anna.api("POST", "/api/tables", json=body, headers={"origin": origin})
        refused(answer, 403, "origin")

    asyncio.run(run())


def test_our_own_pages_are_welcome(server: Server) -> None:
    async def run() -> None:
        anna = await Client(server).named("Anna")
        await anna.connect(Origin=server.http)
        body = {"title": "toy", "seats": [{"kind": "me"}] * 2}
        answer = await anna.api("POST", "/api/tables", json=body, headers={"origin": server.http})
        assert answer.status_code == 201
        await anna.disconnect()

    asyncio.run(run())


def test_every_answer_has_safe_headers(server: Server) -> None:
    async def run() -> None:
        anna = Client(server)
        for path in ("/health", "/api/me", "/nothing", "/api/schema", "/api/tables"):
            headers = (await anna.api("GET", path)).headers
            assert "default-src 'self'" in headers["content-security-policy"]
            assert "unsafe" not in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert "server" not in headers

    asyncio.run(run())


# So little comes back with time that it makes no difference how long the test takes.
TIGHT = {
    "messages": 0.04,
    "requests": 0.01,
    "address_requests": 1.0,
    "burst": 1000.0,
    "connections": 3,
    "address_connections": 12,
}


def test_limits(tmp_path: Path) -> None:
    with Server(tmp_path, limits=TIGHT) as server:
        asyncio.run(too_many_requests(server))
        asyncio.run(too_many_messages(server))
        asyncio.run(too_many_connections(server))


async def too_many_requests(server: Server) -> None:
    anna, boris = [await Client(server).named(name) for name in ("Anna", "Boris")]
    answers = [await anna.api("GET", "/api/me") for _ in range(30)]
    assert answers[0].status_code == 200
    refused(next(a for a in answers if a.status_code != 200), 429, "too-fast")
    assert (await boris.api("GET", "/api/me")).status_code == 200, "others are not affected"
    assert (await anna.api("GET", "/health")).status_code == 200


async def too_many_messages(server: Server) -> None:
    """Somebody who floods is told, and slowed down; every message is still answered."""
    async with await Client(server).named("Clara") as clara:
        for ref in range(80):
            await clara.send(f'{{"type":"unsubscribe","table":"x","ref":{ref}}}')
        await clara.until(lambda: len(clara.wire) == 81)
        reasons = [refusal.message.id for refusal in clara.refusals]
        assert reasons
        assert set(reasons) == {"refused-too-fast"}


async def admitted(client: Client) -> Client:
    """Connect; the place of somebody who left is free as soon as the server has noticed."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                return await client.connect()
            except InvalidStatus:
                await asyncio.sleep(0.05)


async def too_many_connections(server: Server) -> None:
    dora = await Client(server).named("Dora")
    windows = [await admitted(Client(server, dora.cookies)) for _ in range(3)]
    with pytest.raises(InvalidStatus):
        await Client(server, dora.cookies).connect()
    guests = [await admitted(Client(server)) for _ in range(9)]
    with pytest.raises(InvalidStatus):
        await Client(server).connect()
    await guests.pop().disconnect()
    guests.append(await admitted(Client(server)))
    await leave([*windows, *guests])


def memory(pid: int) -> int:
    """The bytes that a process holds in memory."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * 4096


def test_a_reader_that_never_reads_is_dropped(tmp_path: Path) -> None:
    """Others play on; the server neither waits nor hoards what it cannot send."""

    async def run(server: Server) -> None:
        key, people = await seated(server, "kingdom-builder", "Anna", "Boris")
        watch = people[0].info(key).watch
        stuck = [await never_reading(server, key, watch) for _ in range(3)]
        before = memory(server.pid)
        deaf = [await flooding(server) for _ in range(3)]
        await asyncio.gather(*(p.play_on(key, Random(n)) for n, p in enumerate(people)))
        async with asyncio.timeout(PATIENCE):  # who floods without reading is dropped
            while (await people[0].ok("GET", "/health"))["connections"] > 2 + len(stuck):
                await asyncio.sleep(0.05)
        assert memory(server.pid) - before < 50_000_000
        for connection in (*stuck, *deaf):
            connection.transport.abort()
        await leave(people)

    with Server(tmp_path, limits={"slow_seconds": 1.0, "messages": 1e9}) as server:
        asyncio.run(run(server))


async def never_reading(server: Server, key: str, watch: str | None) -> Any:
    """A spectator with a small buffer that subscribes and then reads no more."""
    connection = await _deaf(server)
    wish = {"type": "subscribe", "table": key, "watch": watch}
    await connection.send(msgspec.json.encode(wish).decode())
    connection.transport.pause_reading()
    return connection


async def flooding(server: Server) -> Any:
    """Sends and sends, and never reads an answer."""
    connection = await _deaf(server)
    connection.transport.pause_reading()

    async def flood() -> None:
        try:
            for _ in range(20_000):
                await connection.send('{"type":"why","table":"x","seat":0,"target":"y"}')
        except ConnectionClosed:
            return

    connection.flood = asyncio.create_task(flood())
    return connection


async def _deaf(server: Server) -> Any:
    raw = sockets.socket()
    raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    raw.setblocking(False)
    await asyncio.get_running_loop().sock_connect(raw, ("127.0.0.1", server.port))
    return await connect(server.ws, sock=raw, max_queue=None)
