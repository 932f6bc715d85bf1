"""A clock for servers of tests: it stands still until a test moves it on.

    python -m tests.server.timed     # `python -m pentarchy.server`, whose time the test keeps

The moment stands in a file that the test and all its servers read, so that it outlives any of them.
What a server waits for by itself (how often it looks) goes by the machine's time as ever.
"""

from __future__ import annotations

import os
import runpy
import struct
import time
from mmap import mmap
from pathlib import Path

WHERE = "TEST_CLOCK"
"""The variable that names the file to a server."""
_moment = struct.Struct("=d")


class Clock:
    """Kept by the test."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "clock"
        # As cookies are signed by the machine's time, it is about now.
        self.file.write_bytes(_moment.pack(float(round(time.time()))))
        with self.file.open("r+b") as file:
            self._shared = mmap(file.fileno(), _moment.size)

    @property
    def now(self) -> float:
        return read(self._shared)

    def forward(self, seconds: float) -> None:
        """So much time passes."""
        self._shared[:] = _moment.pack(self.now + seconds)


def read(shared: mmap) -> float:
    (found,) = _moment.unpack(shared[:])
    return float(found)


if __name__ == "__main__":
    from pentarchy.server import making

    with Path(os.environ[WHERE]).open("r+b") as kept:
        moments = mmap(kept.fileno(), _moment.size)
    making.now = lambda: read(moments)  # before anybody has taken the other one
    runpy.run_module("pentarchy.server", run_name="__main__", alter_sys=True)
