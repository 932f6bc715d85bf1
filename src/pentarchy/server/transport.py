"""The websocket protocol of uvicorn, with two things a table server needs besides."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

ABORT = "pentarchy.abort"
BUFFERED = 65_536
"""So many bytes may wait for a reader inside the connection; beyond them sending waits."""


class TableProtocol(WebSocketsSansIOProtocol):
    """Bounds what is buffered, and lets the application end a connection that does not read.

    Closing in the ordinary way waits until everything is sent: for such a connection, forever.
    """

    def handle_connect(self, event: Request) -> None:
        self.transport.set_write_buffer_limits(high=BUFFERED)
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = self.scope.setdefault("extensions", {})
            extensions[ABORT] = {"call": self.transport.abort}


def abort_of(scope: Any) -> Callable[[], None] | None:
    """How to end the connection at once, where the server knows."""
    found = (scope.get("extensions") or {}).get(ABORT)
    return None if found is None else found["call"]
