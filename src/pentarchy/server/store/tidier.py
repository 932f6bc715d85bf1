"""Carries what SQLite has logged over into its file, beside the writer instead of in its way."""

from __future__ import annotations

import threading

import structlog
from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

log = structlog.get_logger()

SECONDS = 1.0


class Tidier:
    """A thread with a connection of its own. A passive checkpoint lets others write meanwhile."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._stopping = threading.Event()
        self._thread: threading.Thread | None = None

    def start(self) -> None:
        self._thread = threading.Thread(target=self._run, name="tidier", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        self._stopping.set()
        if self._thread is not None:
            self._thread.join()

    def _run(self) -> None:
        while not self._stopping.wait(SECONDS):
            try:
                raw = self._engine.raw_connection()
                try:
                    raw.cursor().execute("PRAGMA wal_checkpoint(PASSIVE)")
                finally:
                    raw.close()
            except SQLAlchemyError as error:  # next time, then
                log.warning("not tidied", error=str(error))
