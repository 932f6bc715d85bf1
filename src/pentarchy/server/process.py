"""A worker process and the pipes to it. Frames are a length in four bytes and so much JSON; an
empty one from the worker says that it is ready."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections.abc import Sequence
from contextlib import suppress
from io import FileIO
from queue import SimpleQueue
from typing import BinaryIO

LENGTH_BYTES = 4
LONGEST = 64_000_000
"""Bytes of an answer: one that is longer is nothing that a person has asked for."""
KEPT_ENVIRONMENT = ("PATH", "PYTHONPATH", "LANG", "LC_ALL", "TMPDIR", "SYSTEMROOT")
"""Workers get these variables only: no secret of the server is among them."""
START_SECONDS = 120.0
"""A worker that has not got ready by then never will."""


class Worker:
    """One process, seen from the server."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @classmethod
    async def start(cls, module: str, arguments: Sequence[str]) -> Worker:
        """Run a module and wait until it is ready: that is no working yet."""
        environment = {n: os.environ[n] for n in KEPT_ENVIRONMENT if n in os.environ}
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            module,
            *arguments,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env=environment,
            start_new_session=True,  # Ctrl-C in the terminal is for the server
        )
        worker = cls(process)
        try:
            async with asyncio.timeout(START_SECONDS):
                await worker.frame()
        except BaseException:
            await worker.end()
            raise
        return worker

    async def send(self, request: bytes) -> None:
        pipe = self._process.stdin
        assert pipe is not None
        pipe.write(len(request).to_bytes(LENGTH_BYTES, "big") + request)
        await pipe.drain()

    async def frame(self) -> bytes:
        """What it says next."""
        back = self._process.stdout
        assert back is not None
        try:
            size = int.from_bytes(await back.readexactly(LENGTH_BYTES), "big")
            if size > LONGEST:
                raise EOFError("the worker says too much")
            return await back.readexactly(size)
        except asyncio.IncompleteReadError:
            raise EOFError("the worker has ended") from None

    @property
    def alive(self) -> bool:
        return self._process.returncode is None

    async def end(self) -> None:
        """Kill it and wait until it is gone."""
        with suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()


class Server:
    """The other end: the server, seen from the worker."""

    def __init__(self) -> None:
        self._out: FileIO = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # prints do not disturb answers
        self._requests: SimpleQueue[bytes] = SimpleQueue()

    def ready(self) -> None:
        """Say so, and take in requests."""
        self.say(b"")
        reader = threading.Thread(target=_read, args=(sys.stdin.buffer, self._requests))
        reader.daemon = True
        reader.start()

    def request(self) -> bytes:
        """What is asked next."""
        return self._requests.get()

    def say(self, frame: bytes) -> None:
        data = memoryview(len(frame).to_bytes(LENGTH_BYTES, "big") + frame)
        while data:  # a pipe takes what it has room for
            data = data[self._out.write(data) or 0 :]


def _read(pipe: BinaryIO, requests: SimpleQueue[bytes]) -> None:
    """Take in requests. When the server is gone there is nothing left to do."""
    while True:
        head = pipe.read(LENGTH_BYTES)
        body = pipe.read(int.from_bytes(head, "big")) if len(head) == LENGTH_BYTES else b""
        if not body:
            os._exit(0)
        requests.put(body)
