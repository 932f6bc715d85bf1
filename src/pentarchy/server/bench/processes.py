"""The processes that are measured."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from urllib.error import URLError

import msgspec

START_SECONDS = 300.0
UNLIMITED = {
    "messages": 1e9,
    "requests": 1e9,
    "address_requests": 1e9,
    "connections": 1_000_000,
    "address_connections": 1_000_000,
    "open_tables": 1_000_000,
    "running_tables": 1_000_000,
    "tables": 1_000_000,
    "address_open_tables": 1_000_000,
    "address_running_tables": 1_000_000,
    "address_tables": 1_000_000,
    "new_people": 1e9,
    "subscriptions": 1_000_000,
}


def free_port() -> int:
    """A port that nobody listens on right now."""
    with closing(socket.socket()) as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


@contextmanager
def process(module: str, settings: dict[str, str]) -> Iterator[int]:
    """A process that runs a module; ended when it is no longer needed."""
    started = subprocess.Popen(
        [sys.executable, "-m", module], env={**os.environ, **settings}, stdout=subprocess.DEVNULL
    )
    try:
        yield started.pid
    finally:
        started.terminate()
        started.wait(timeout=30)


@contextmanager
def table_server(folder: Path, port: int, database: str = "") -> Iterator[int]:
    """A table server on that database, or a new one in that folder; gives its process id."""
    settings = {
        "PENTARCHY_PORT": str(port),
        "PENTARCHY_DATABASE": database or f"sqlite:///{folder / 'tables.sqlite'}",
        "PENTARCHY_LIMITS": msgspec.json.encode(UNLIMITED).decode(),
        "PENTARCHY_LOG_LEVEL": "warning",
        "PENTARCHY_WORKERS": "1",
    }
    with process("pentarchy.server", settings) as pid:
        _wait_for(f"http://127.0.0.1:{port}/health")
        yield pid


@contextmanager
def echo_server(port: int) -> Iterator[int]:
    """A server that sends back what it is sent."""
    with process("pentarchy.server.bench.echo", {"ECHO_PORT": str(port)}) as pid:
        _wait_for(f"http://127.0.0.1:{port}/")
        yield pid


def _wait_for(url: str) -> None:
    deadline = time.monotonic() + START_SECONDS
    while True:
        try:
            with urllib.request.urlopen(url, timeout=5):
                return
        except (URLError, ConnectionError, TimeoutError):
            if time.monotonic() > deadline:
                raise
            time.sleep(0.05)


class Pauses(msgspec.Struct, frozen=True, kw_only=True):
    """The longest that a server kept everybody waiting, in milliseconds."""

    late: float
    """By the clock: what other programs took of the machine is in it."""
    worked: float
    """What the server itself worked meanwhile, at most: the same on any machine."""
    collecting: float
    """Collecting garbage, by the clock."""
    collecting_worked: float
    """The same in processor time."""


def pauses(port: int) -> Pauses:
    """The longest since this was asked last."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
        lines = answer.read().decode().splitlines()
    pairs = (line.split(" ") for line in lines if line.startswith("pentarchy_longest_"))
    found = {name.removeprefix("pentarchy_longest_"): float(value) for name, value in pairs}
    return Pauses(
        late=found["lag_seconds"] * 1000,
        worked=found["lag_processor_seconds"] * 1000,
        collecting=found["collection_seconds"] * 1000,
        collecting_worked=found["collection_processor_seconds"] * 1000,
    )


def longest(found: Iterable[Pauses]) -> Pauses:
    """The longest of each kind."""
    each = [msgspec.structs.asdict(one) for one in found]
    return Pauses(**{name: max(one[name] for one in each) for name in each[0]})


def processor(pid: int) -> float | None:
    """The seconds of processor time that a process has taken, where the system tells."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> int | None:
    """The bytes that a process holds in memory, where the system tells."""
    try:
        pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    except OSError:
        return None
    return pages * os.sysconf("SC_PAGE_SIZE")
