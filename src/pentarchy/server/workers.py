"""The bots' workers: a pool of processes that serve tables in turn.

A worker that crashes or hangs is ended alone and replaced.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec
import structlog

from pentarchy.server.jobs import Picked, Think
from pentarchy.server.process import Worker
from pentarchy.server.turns import Turns

log = structlog.get_logger()

MODULE = "pentarchy.server.thinker"

_encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[Picked] = msgspec.json.Decoder(Picked)


class WorkerFailed(Exception):
    """The worker crashed; another one might not."""


class WorkerTooSlow(Exception):
    """The worker was ended because it took too long."""


class _Waiting(msgspec.Struct):
    request: bytes
    done: asyncio.Future[Picked]
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
        self, request: Think, seconds: float, table: str, cost: float, urgent: bool = False
    ) -> Picked:
        """What a worker answers, when it is that table's turn.

        :raises WorkerFailed: if it crashes.
        :raises WorkerTooSlow: if it takes longer than so many seconds.
        """
        done: asyncio.Future[Picked] = asyncio.get_running_loop().create_future()
        job = _Waiting(_encode(request), done, seconds)
        self._turns.put(job, table, cost, urgent)
        self._some.release()
        return await done

    async def _serve(self) -> None:
        """Look after one worker."""
        worker: Worker | None = None
        try:
            while True:
                await self._some.acquire()
                job = self._turns.take()
                if job.done.done():
                    continue
                try:
                    worker = worker or await Worker.start(MODULE, self._games)
                    async with asyncio.timeout(job.seconds):
                        await worker.send(job.request)
                        reply = _decoder.decode(await worker.frame())
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
