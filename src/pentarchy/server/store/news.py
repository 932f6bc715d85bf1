"""What other processes on the same database have changed: LISTEN and NOTIFY of PostgreSQL.

A topic is `table:<id>` or `person:<id>`: what has changed is read from the database, so that a
message that comes late, twice or not at all can do no harm that the next one does not mend. `row:`
holds a whole row of a table's history; if it is not the next one there, the table is read too.
Other topics are those of `elsewhere`.
"""

from __future__ import annotations

import asyncio
import secrets
import threading
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import structlog
from sqlalchemy import Connection, Engine, text

if TYPE_CHECKING:
    import psycopg

log = structlog.get_logger()

CHANNEL = "pentarchy"
LOOK_SECONDS = 0.5
"""So often the listener looks whether it shall stop."""
LONGEST = 7_900
"""Bytes of a message; PostgreSQL takes no more than 8000."""

_NOTIFY = text("select pg_notify(:channel, :payload)")


class News:
    """Tells the other processes what has changed here, and hears what they tell."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._origin = secrets.token_hex(8)
        self._stopping = threading.Event()
        self._listening = threading.Event()
        self._thread: threading.Thread | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self.on_news: Callable[[str, str], None] = lambda _, __: None
        """Called with the topic, and with what the process that tells it is called."""
        self.on_gap: Callable[[], None] = lambda: None
        """Called when something may have been missed."""

    def announce(self, connection: Connection, topics: Iterable[str]) -> None:
        """Tell the others when this transaction is committed."""
        payloads = [f"{self._origin} {topic}" for topic in dict.fromkeys(topics)]
        fitting = [payload for payload in payloads if len(payload.encode()) < LONGEST]
        if fitting:
            connection.execute(_NOTIFY, [{"channel": CHANNEL, "payload": p} for p in fitting])

    def start(self, loop: asyncio.AbstractEventLoop) -> None:
        """Begin to listen; what is heard is handed to that loop."""
        self._loop = loop
        self._thread = threading.Thread(target=self._run, name="listener", daemon=True)
        self._thread.start()
        self._listening.wait(timeout=20)

    def stop(self) -> None:
        self._stopping.set()
        if self._thread is not None:
            self._thread.join()

    def _run(self) -> None:
        while not self._stopping.is_set():
            try:
                with self._connected() as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    if self._listening.is_set():
                        self._hand_over(self.on_gap)
                    self._listening.set()
                    while not self._stopping.is_set():
                        for notice in connection.notifies(timeout=LOOK_SECONDS):
                            self._hear(notice.payload)
            except Exception as error:  # whatever it was, listening is all there is to do here
                log.warning("not listening", error=type(error).__name__)
                self._stopping.wait(LOOK_SECONDS)

    def _connected(self) -> psycopg.Connection[Any]:
        import psycopg

        arguments, named = self._engine.dialect.create_connect_args(self._engine.url)
        return psycopg.connect(*arguments, autocommit=True, **named)

    def _hear(self, payload: str) -> None:
        origin, _, topic = payload.partition(" ")
        if origin != self._origin:
            self._hand_over(self.on_news, topic, origin)

    def _hand_over(self, call: Callable[..., None], *args: Any) -> None:
        assert self._loop is not None
        with suppress(RuntimeError):  # the loop has ended: nobody is interested any more
            self._loop.call_soon_threadsafe(call, *args)
