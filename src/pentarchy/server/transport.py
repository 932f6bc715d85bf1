"""The websocket protocol of uvicorn, with what a table server needs besides."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

LINK = "pentarchy.link"
BUFFERED = 65_536
"""So many bytes may wait for a reader inside the connection; beyond them sending waits."""
AHEAD = 4
"""So many messages are taken in before the first of them has been seen to."""
TEXT = 0x81
"""How a frame begins that is a whole text."""
SHORT, LONG = 126, 65_536


class TableProtocol(WebSocketsSansIOProtocol):
    """Bounds what is buffered, writes several messages in one go, and lets the application end a
    connection that does not read.

    Closing in the ordinary way waits until everything is sent: for such a connection, forever.
    """

    def handle_connect(self, event: Request) -> None:
        self.transport.set_write_buffer_limits(high=BUFFERED)
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = self.scope.setdefault("extensions", {})
            extensions[LINK] = {"protocol": self}

    def send_receive_event_to_app(self) -> None:
        """As it was, but for reading on while the first few messages wait."""
        paused = self.read_paused
        self.read_paused = True
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() >= AHEAD:
            self.read_paused = True
            self.transport.pause_reading()

    @property
    def ready(self) -> bool:
        """Whether what is written now goes out without waiting for its reader."""
        return (
            self.handshake_complete
            and not self.close_sent
            and not self.disconnected
            and self.writable.is_set()
            and self.conn.state is OPEN
            and not self.conn.extensions
        )

    def write(self, texts: Sequence[bytes]) -> None:
        """Write whole messages, all at once; only while it is ready."""
        parts: list[bytes] = []
        for text in texts:
            parts += (frame_head(len(text)), text)
        self.transport.write(b"".join(parts))

    def abort(self) -> None:
        self.transport.abort()


def frame_head(length: int) -> bytes:
    """What stands before a text of so many bytes: RFC 6455, 5.2, a single frame without a mask."""
    if length < SHORT:
        return bytes((TEXT, length))
    if length < LONG:
        return bytes((TEXT, 126)) + length.to_bytes(2, "big")
    return bytes((TEXT, 127)) + length.to_bytes(8, "big")


class ServerLink:
    """The way to the other side of a websocket."""

    def __init__(self, scope: Any, send: Callable[[Any], Any]) -> None:
        found = (scope.get("extensions") or {}).get(LINK)
        self._protocol: TableProtocol | None = None if found is None else found["protocol"]
        self._send = send

    @property
    def ready(self) -> bool:
        return self._protocol is not None and self._protocol.ready

    def write(self, texts: Sequence[bytes]) -> None:
        assert self._protocol is not None
        self._protocol.write(texts)

    @property
    def pressed(self) -> bool:
        """Whether more has come in than has been seen to: one packet may hold thousands of
        messages, and all that are in it wait here."""
        return self._protocol is not None and not self._protocol.queue.empty()

    async def send(self, text: bytes) -> None:
        await self._send({"type": "websocket.send", "text": text.decode()})

    def abort(self) -> None:
        if self._protocol is not None:
            self._protocol.abort()
