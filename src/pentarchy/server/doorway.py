"""The HTTP protocol of uvicorn, with a door that nobody can stand in: who connects says what they
want within some seconds or is sent away, and no address holds more than its share of connections.

Websockets are counted apart, once they are ones (`socket.py`).
"""

from __future__ import annotations

import asyncio
from typing import Any, cast

import structlog
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from pentarchy.server.limits import Places, address_of
from pentarchy.server.settings import Settings

log = structlog.get_logger()

BODY_SECONDS = 60.0
"""So long the body of a request may take, once its head is there."""
LOG_SECONDS = 5.0
"""At most so often it is said that connections are refused."""


class Door:
    """Who is at the door."""

    def __init__(self, settings: Settings) -> None:
        limits = settings.limits
        self.silent_seconds = limits.silent_seconds
        self._most = limits.all_connections
        # Behind a proxy all connections come from the proxy.
        self._places = Places(self._most if settings.proxy else limits.address_connections)
        self._here = 0
        self._refused = 0
        self._last_from = ""
        self._quiet: asyncio.TimerHandle | None = None
        """Until it is said again how many were refused."""

    def admits(self, address: str, loop: asyncio.AbstractEventLoop) -> bool:
        """Let somebody in, if there is room; else it is said in the log: the first time at once,
        and then how many more there were, as long as there are any."""
        if self._here < self._most and self._places.take(address):
            self._here += 1
            return True
        self._refused += 1
        self._last_from = address
        if self._quiet is None:
            self._say(loop)
        return False

    def _say(self, loop: asyncio.AbstractEventLoop) -> None:
        self._quiet = None
        if self._refused:
            log.warning(
                "connections refused",
                refused=self._refused,
                here=self._here,
                last_from=self._last_from,
            )
            self._refused = 0
            self._quiet = loop.call_later(LOG_SECONDS, self._say, loop)

    def leaves(self, address: str) -> None:
        self._here -= 1
        self._places.give_back(address)


class Doorway(HttpToolsProtocol):
    """One connection, up to its end or its becoming a websocket."""

    door: Door
    _address: str | None = None
    """Whose place it takes, while it takes one."""
    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast(asyncio.Transport, transport))
        peer = transport.get_extra_info("peername")
        address = address_of(peer[0] if peer else None)
        if not self.door.admits(address, self.loop):
            self.transport.abort()
            return
        self._address = address
        self._expect(self.door.silent_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._go()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._timer is None and self._address is not None:
            self._expect(self.door.silent_seconds)
        super().data_received(data)

    def on_headers_complete(self) -> None:
        self._expect(BODY_SECONDS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._expect(None)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._go()
        super().handle_websocket_upgrade()

    def _go(self) -> None:
        self._expect(None)
        if self._address is not None:
            self.door.leaves(self._address)
            self._address = None

    def _expect(self, seconds: float | None) -> None:
        """The request goes on within so many seconds; None: nothing is waited for."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else self.loop.call_later(seconds, self._too_slow)

    def _too_slow(self) -> None:
        self._timer = None
        self.transport.abort()


def doorway(settings: Settings) -> type[Doorway]:
    """The protocol for a server with these settings."""
    found: Any = type("Doorway", (Doorway,), {"door": Door(settings)})
    return cast(type[Doorway], found)
