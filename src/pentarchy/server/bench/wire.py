"""The people's end of a websocket, as little of it as measuring needs: what it takes of the
processor, the server that is measured on the same machine cannot have."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Self, cast
from urllib.parse import urlsplit

KEY = "cGVudGFyY2h5IGJlbmNobQ=="
"""Any sixteen bytes: nothing between here and the server could mistake this for something else."""
HEAD_END = b"\r\n\r\n"
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
NO_MASK = b"\0\0\0\0"
"""Clients must mask what they send; with this nothing changes."""
CONNECT_SECONDS = 30.0


class Wire(asyncio.Protocol):
    """One connection; `hear` is called with every text."""

    def __init__(self, request: bytes, hear: Callable[[bytes], None]) -> None:
        self._request = request
        self._hear = hear
        self._held = b""
        self._open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._gone = asyncio.Event()
        self._transport: asyncio.Transport | None = None

    @classmethod
    async def to(cls, url: str, cookie: str, hear: Callable[[bytes], None]) -> Self:
        """Connect as whoever has that cookie.

        :raises OSError: if nobody answers, or nobody is let in.
        """
        at = urlsplit(url)
        request = (
            f"GET {at.path} HTTP/1.1\r\nHost: {at.netloc}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {KEY}\r\n"
            f"Cookie: {cookie}\r\n\r\n"
        ).encode()
        loop = asyncio.get_running_loop()
        async with asyncio.timeout(CONNECT_SECONDS):
            host, port = at.hostname or "", at.port or 80
            _, wire = await loop.create_connection(lambda: cls(request, hear), host, port)
            await wire._open
        return wire

    def send(self, text: str) -> None:
        """Send a text."""
        self._put(TEXT, text.encode())

    async def close(self) -> None:
        """Go, and wait until the server has let go too."""
        if self._transport is not None:
            self._put(CLOSE, b"")
            self._transport.close()
            await self._gone.wait()

    def _put(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        head = bytes((0x80 | kind, 0x80 | size)) if size < 126 else (
            bytes((0x80 | kind, 0x80 | 126)) + size.to_bytes(2, "big")
        )  # fmt: skip
        assert self._transport is not None
        self._transport.write(head + NO_MASK + payload)

    # What asyncio calls ---------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        self._gone.set()
        if not self._open.done():
            self._open.set_exception(ConnectionError("the server hung up"))

    def data_received(self, data: bytes) -> None:
        if self._held:
            data = self._held + data
        if not self._open.done():
            head, end, rest = data.partition(HEAD_END)
            if not end:
                self._held = data
                return
            data = rest
            if b" 101 " not in head.split(b"\r\n", 1)[0]:
                self._open.set_exception(ConnectionError(head.decode("latin-1")))
                return
            self._open.set_result(None)
        place = 0
        while (frame := _frame(data, place)) is not None:
            kind, payload, place = frame
            if kind == TEXT:
                self._hear(payload)
            elif kind == PING:
                self._put(PONG, payload)
        self._held = data[place:]


def _frame(data: bytes, place: int) -> tuple[int, bytes, int] | None:
    """The frame that begins there: its kind, what is in it, and where the next one begins; None if
    not all of it has come. The server sends whole texts, without a mask (RFC 6455, 5.2)."""
    begin = place + 2
    if len(data) < begin:
        return None
    size = data[place + 1]
    if size >= 126:
        more = 2 if size == 126 else 8
        size = int.from_bytes(data[begin : begin + more], "big")
        begin += more
    end = begin + size
    return None if len(data) < end else (data[place] & 0x0F, data[begin:end], end)
