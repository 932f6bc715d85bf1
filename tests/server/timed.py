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
_BOTH = struct.Struct("=dd")


class Clock:
    """Kept by the test."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "clock"
        # As cookies are signed by the machine's time, it is about now.
        self.file.write_bytes(_BOTH.pack(float(round(time.time())), 0.0))
        with self.file.open("r+b") as file:
            self._shared = mmap(file.fileno(), _BOTH.size)

    @property
    def now(self) -> float:
        return read(self._shared)[0]

    def forward(self, seconds: float) -> None:
        """So much time passes."""
        self._shared[:] = _BOTH.pack(self.now + seconds, self._slept)

    def sleep(self, seconds: float) -> None:
        """So much time passes while all machines sleep."""
        self._shared[:] = _BOTH.pack(self.now + seconds, self._slept + seconds)

    @property
    def _slept(self) -> float:
        return read(self._shared)[1]


def read(shared: mmap) -> tuple[float, float]:
    """What the time is, and how much of it the machines have slept."""
    moment, slept = _BOTH.unpack(shared[:])
    return float(moment), float(slept)


if __name__ == "__main__":
    from pentarchy.server import making

    with Path(os.environ[WHERE]).open("r+b") as kept:
        moments = mmap(kept.fileno(), _BOTH.size)

    def clocks() -> tuple[float, float]:
        moment, slept = read(moments)
        return moment, moment - slept

    making.now = lambda: read(moments)[0]  # before anybody has taken the other ones
    making.clocks = clocks
    runpy.run_module("pentarchy.server", run_name="__main__", alter_sys=True)
