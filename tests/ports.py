"""Ports for servers of tests: nobody else is given the one that somebody has.

A port that the system picks is free only until the next one asks: two test processes may be told
the same, and a connection may go out from it before the server listens. These lie below all that
the system picks, and whoever takes one keeps it until their process ends.
"""

from __future__ import annotations

import fcntl
import os
import socket
import tempfile
from contextlib import closing
from pathlib import Path
from random import SystemRandom

PORTS = range(20_000, 32_000)
_kept = Path(tempfile.gettempdir()) / f"pentarchy-ports-{os.getuid()}"
_taken: set[int] = set()
_doors: list[int] = []
"""The file whose bytes are the ports; a lock on a byte ends with its process."""


def free_port() -> int:
    """A port that is this process's own from now on, and that nobody listens on."""
    if not _doors:
        _doors.append(os.open(_kept, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600))
    for port in SystemRandom().sample(PORTS, len(PORTS)):
        if port not in _taken and _locked(_doors[0], port) and _silent(port):
            _taken.add(port)
            return port
    raise OSError("no port is left")


def _locked(door: int, port: int) -> bool:
    try:
        fcntl.lockf(door, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, port)
    except OSError:
        return False
    return True


def _silent(port: int) -> bool:
    with closing(socket.socket()) as one:
        one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            one.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True
