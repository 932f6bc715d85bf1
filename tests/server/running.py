"""A real server in a process of its own, on a free port, with a database of its own."""

from __future__ import annotations

import asyncio
import os
import secrets
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Self

import httpx
import msgspec
from sqlalchemy import text

from pentarchy.server.store.database import Store
from tests.ports import free_port
from tests.server.timed import WHERE, Clock

ROOT = Path(__file__).parents[2]
START_SECONDS = 120.0
PATIENCE = 180.0
"""Seconds after which a client gives up: only a broken server needs them."""
GENEROUS = {
    "messages": 100_000.0,
    "requests": 100_000.0,
    "address_requests": 100_000.0,
    "open_tables": 10_000,
    "address_open_tables": 10_000,
    "running_tables": 10_000,
    "address_running_tables": 10_000,
    "new_people": 100_000.0,
}


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    told = (
        subprocess.run(
            ["ps", "-axo", "pid=,ppid="], capture_output=True, text=True, check=True
        ).stdout
        if shutil.which("ps")
        else _from_proc()
    )
    pairs = [line.split() for line in told.splitlines()]
    return [int(child) for child, parent in pairs if int(parent) == pid]


def _from_proc() -> str:
    """What `ps` would say, where there is none."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):  # it has ended meanwhile
            parent = (folder / "stat").read_text().rpartition(")")[2].split()[1]
            found.append(f"{folder.name} {parent}")
    return "\n".join(found)


async def eventually(ready: Callable[[], bool]) -> None:
    """Wait until something is so that nobody tells; only what is broken takes long."""
    async with asyncio.timeout(PATIENCE):
        while not ready():
            await asyncio.sleep(0.01)


class Server:
    """Started and ended by the test; it can be killed and started again on the same database."""

    def __init__(
        self,
        folder: Path,
        limits: dict[str, Any] | None = None,
        database: str | None = None,
        clock: Clock | None = None,
        **settings: Any,
    ) -> None:
        self.folder = folder
        self.port = free_port()
        self.file = folder / "tables.sqlite"
        self.database = database or f"sqlite:///{self.file}"
        self.secret = secrets.token_hex(16)
        self.log = folder / "log"
        self.clock = clock
        """The time that it goes by; None: the machine's."""
        self._settings = {
            "port": self.port,
            "database": self.database,
            **({"secret": self.secret} if database else {}),
            "games": "toy=tests.toy:game",
            "limits": msgspec.json.encode({**GENEROUS, **(limits or {})}).decode(),
            "log_level": "warning",
            **settings,
        }
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def http(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def ws(self) -> str:
        return f"ws://127.0.0.1:{self.port}/ws"

    def start(self) -> Self:
        """Start and wait until it answers."""
        environment = {
            "PATH": os.environ["PATH"],
            "PYTHONPATH": os.pathsep.join((f"{ROOT / 'src'}", f"{ROOT}")),
            **{f"PENTARCHY_{name.upper()}": str(value) for name, value in self._settings.items()},
        }
        module = "pentarchy.server"
        if self.clock is not None:
            module = "tests.server.timed"
            environment[WHERE] = str(self.clock.file)
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", module], env=environment, stderr=log, stdout=log
            )
        deadline = time.monotonic() + START_SECONDS
        while not self._answers():
            assert self._process.poll() is None, f"it ended: {self.log.read_text()}"
            assert time.monotonic() < deadline, "it does not answer"
            time.sleep(0.05)
        return self

    def _answers(self) -> bool:
        try:
            return httpx.get(f"{self.http}/health", timeout=5, verify=False).status_code == 200
        except httpx.HTTPError:
            return False

    def beside(self, **settings: Any) -> Server:
        """Another server on the same database, not yet started; other settings can be given."""
        other = Server(self.folder, clock=self.clock)
        other._settings = {**self._settings, **settings, "port": other.port}
        other.database, other.secret = self.database, self.secret
        return other

    def rows(self, query: str, **values: Any) -> list[tuple[Any, ...]]:
        """What is in the database, read past the server."""
        store = Store(self.database)
        try:
            with store.engine.connect() as connection:
                return [tuple(row) for row in connection.execute(text(query), values)]
        finally:
            store.engine.dispose()

    def change(self, statement: str, **values: Any) -> None:
        """Change the database behind the server's back."""
        store = Store(self.database)
        try:
            with store.engine.begin() as connection:
                connection.execute(text(statement), values)
        finally:
            store.engine.dispose()

    def kill(self) -> None:
        """End it at once, as a crash would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """End it as an operator would."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(how)
            self._process.wait(timeout=START_SECONDS)

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.stop()
        if self._process is not None and self._process.poll() is None:
            self._process.kill()
            self._process.wait()
