"""A pool of worker processes that serve tables in turn.

A worker that crashes or hangs is ended alone and replaced.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Sequence
from contextlib import suppress

import msgspec
import structlog

from pentarchy.server.jobs import Job, Reply
from pentarchy.server.thinker import LENGTH_BYTES
from pentarchy.server.turns import Turns

log = structlog.get_logger()

MODULE = "pentarchy.server.thinker"
KEPT_ENVIRONMENT = ("PATH", "PYTHONPATH", "LANG", "LC_ALL", "TMPDIR", "SYSTEMROOT")
"""Workers get these variables only: no secret of the server is among them."""
START_SECONDS = 120.0
"""A worker that has not got ready by then never will."""

_encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[Reply] = msgspec.json.Decoder(Reply)


class WorkerFailed(Exception):
    """The worker crashed; another one might not."""


class WorkerTooSlow(Exception):
    """The worker was ended because it took too long."""


class _Waiting(msgspec.Struct):
    request: bytes
    done: asyncio.Future[Reply]
    seconds: float


class Pool:
    """So many workers, each started when it is first needed."""

    def __init__(self, size: int, games: Sequence[str] = ()) -> None:
        self._size = size
        self._games = tuple(games)
        self._turns: Turns[_Waiting] = Turns()
        self._some = asyncio.Semaphore(0)
        """As many as there are requests waiting."""
        self._hands: list[asyncio.Task[None]] = []
        self.failures = 0

    def start(self) -> None:
        """Get ready to take requests."""
        self._hands = [asyncio.create_task(self._serve()) for _ in range(self._size)]

    async def stop(self) -> None:
        """End all workers."""
        for hand in self._hands:
            hand.cancel()
        await asyncio.gather(*self._hands, return_exceptions=True)
        self._hands = []

    @property
    def waiting(self) -> int:
        """How many requests no worker has taken yet."""
        return len(self._turns)

    async def ask(
        self, request: Job, seconds: float, table: str, cost: float, urgent: bool = False
    ) -> Reply:
        """What a worker answers, when it is that table's turn.

        :raises WorkerFailed: if it crashes.
        :raises WorkerTooSlow: if it takes longer than so many seconds.
        """
        done: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        job = _Waiting(_encode(request), done, seconds)
        self._turns.put(job, table, cost, urgent)
        self._some.release()
        return await done

    async def _serve(self) -> None:
        """Look after one worker."""
        worker: _Worker | None = None
        try:
            while True:
                await self._some.acquire()
                job = self._turns.take()
                if job.done.done():
                    continue
                try:
                    worker = worker or await _Worker.start(self._games)
                    async with asyncio.timeout(job.seconds):
                        reply = await worker.answer(job.request)
                except Exception as error:  # however it ended, it is replaced
                    self.failures += 1
                    slow = isinstance(error, TimeoutError)
                    log.warning("worker replaced", slow=slow, error=type(error).__name__)
                    if worker is not None:
                        await worker.end()
                    worker = None
                    if not job.done.done():
                        job.done.set_exception(WorkerTooSlow() if slow else WorkerFailed())
                else:
                    if not job.done.done():
                        job.done.set_result(reply)
        finally:
            if worker is not None:
                await worker.end()


class _Worker:
    """One process and the pipes to it."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @classmethod
    async def start(cls, games: Sequence[str]) -> _Worker:
        environment = {n: os.environ[n] for n in KEPT_ENVIRONMENT if n in os.environ}
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            MODULE,
            *games,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env=environment,
            start_new_session=True,  # Ctrl-C in the terminal is for the server
        )
        worker = cls(process)
        try:
            async with asyncio.timeout(START_SECONDS):
                await worker.ready()
        except BaseException:
            await worker.end()
            raise
        return worker

    async def ready(self) -> None:
        """Wait until it has read the games: that is no thinking yet."""
        await self._frame()

    async def answer(self, request: bytes) -> Reply:
        pipe = self._process.stdin
        assert pipe is not None
        pipe.write(len(request).to_bytes(LENGTH_BYTES, "big") + request)
        await pipe.drain()
        return _decoder.decode(await self._frame())

    async def _frame(self) -> bytes:
        back = self._process.stdout
        assert back is not None
        try:
            size = int.from_bytes(await back.readexactly(LENGTH_BYTES), "big")
            return await back.readexactly(size)
        except asyncio.IncompleteReadError:
            raise EOFError("the worker has ended") from None

    async def end(self) -> None:
        """Kill it and wait until it is gone."""
        with suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()
