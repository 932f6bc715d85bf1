"""Nobody can stand in the door: silent connections end, and no address has more than its share."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, cast

import structlog

from pentarchy.server.doorway import Door
from pentarchy.server.messages import Refusal
from pentarchy.server.settings import Limits, Settings
from tests.server.client import Client
from tests.server.running import PATIENCE, Server, eventually


async def _knock(server: Server, said: bytes = b"") -> tuple[asyncio.StreamReader, bytes | None]:
    """Connect, say something, and read what comes until the end; None: it was cut off."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    if said:
        writer.write(said)
    try:
        async with asyncio.timeout(PATIENCE):
            return reader, await reader.read()
    except ConnectionError:
        return reader, None
    finally:
        writer.close()


def test_who_says_nothing_or_half_of_it_is_sent_away(tmp_path: Path) -> None:
    """Also who has asked once, and then begins a request without end."""

    async def run(server: Server) -> None:
        asked = b"GET /health/live HTTP/1.1\r\nHost: x\r\n\r\nGET /health/live HTTP/1.1\r\nHo"
        silent, half, again = await asyncio.gather(
            _knock(server), _knock(server, b"GET / HTTP/1.1\r\nHost"), _knock(server, asked)
        )
        assert not silent[1]
        assert not half[1]
        assert again[1] is None or again[1].count(b"HTTP/1.1 200") == 1
        anna = await Client(server).named("Anna")
        await anna.connect()  # a websocket may be silent for as long as it likes
        await asyncio.gather(_knock(server), _knock(server))
        assert (await anna.ok("GET", "/api/me"))["name"] == "Anna"

    with Server(tmp_path, {"silent_seconds": 0.5}) as server:
        asyncio.run(run(server))


def test_no_address_holds_more_than_its_share_and_the_log_says_so(tmp_path: Path) -> None:
    async def run(server: Server) -> None:
        held = [await asyncio.open_connection("127.0.0.1", server.port) for _ in range(30)]
        try:
            _, found = await _knock(server)
            assert not found
            await eventually(lambda: "connections refused" in server.log.read_text())
        finally:
            for _, writer in held:
                writer.close()
        async with asyncio.timeout(PATIENCE):  # the places are free again
            while not (await _knock(server, b"GET /health/live HTTP/1.0\r\n\r\n"))[1]:
                pass

    with Server(tmp_path, {"silent_seconds": 60, "address_connections": 20}) as server:
        asyncio.run(run(server))


class Clock:
    """An event loop as far as a door needs it: what is due later is done when the test says so."""

    def __init__(self) -> None:
        self.due: list[tuple[Any, Any]] = []

    def call_later(self, _: float, function: Any, *args: Any) -> Any:
        self.due.append((function, args))
        return self.due[-1]


def test_all_who_are_refused_are_counted_in_the_log() -> None:
    """The first one is told at once, all others together later, and then there is silence."""
    door, clock = Door(Settings(limits=Limits(address_connections=2))), cast(Any, Clock())
    with structlog.testing.capture_logs() as said:
        assert [door.admits("192.0.2.1", clock) for _ in range(9)] == [True] * 2 + [False] * 7
        assert [line["refused"] for line in said] == [1]
        while clock.due:
            function, args = clock.due.pop()
            function(*args)
        assert [line["refused"] for line in said] == [1, 6]
        assert door.admits("192.0.2.2", clock)
        assert not door.admits("192.0.2.1", clock)
    assert [line["refused"] for line in said] == [1, 6, 1]
    assert said[-1]["last_from"] == "192.0.2.1"


def test_what_cannot_be_read_is_said_to_be_the_storage(tmp_path: Path) -> None:
    """Over HTTP and over the socket, in one sentence."""

    async def run(server: Server) -> None:
        anna = await Client(server).named("Anna")
        await anna.connect()
        server.change("alter table moves rename to lost")
        server.change("alter table seats rename to gone")
        for path in ("/api/tables", "/api/tables/open", "/api/tables/unknown"):
            answer = await anna.api("GET", path)
            assert answer.status_code == 503
            assert answer.json()["message"]["id"] == "refused-unread"
        refusal = await anna.ask("subscribe", table="unknown")
        assert isinstance(refusal, Refusal)
        assert refusal.message.id == "refused-unread"

    with Server(tmp_path) as server:
        asyncio.run(run(server))
