"""What visitors wish that takes a while: replaying uploads, walking through games, analyses.

Processes of their own do it, apart from those of the bots, so that nobody at a table waits for it.
Everything about it has an end: how long an errand takes and how much memory, how many wait in all,
of one kind for one person, and for one address. One whose asker has gone is given up, also while it
is being done. Errands of different addresses take turns, and no address has all the workers.

    verified = await errands.run(UPLOAD, verify, text, who=..., address=...)

The function is one of a module, with types that JSON can carry. If it has a parameter `tell`, what
it tells comes to `told` while it is at work. Long errands have workers of their own: a quick one
never waits for them.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, TypeVar, get_type_hints

import msgspec
import structlog

from pentarchy.server.errand_worker import Broken, Errand, Frame, Result, Told, TooLarge
from pentarchy.server.limits import Places
from pentarchy.server.process import Worker
from pentarchy.server.refusals import BROKEN, CONFLICT, TOO_MANY, UNUSABLE, Refused

log = structlog.get_logger()

R = TypeVar("R")

MODULE = "pentarchy.server.errand_worker"
IDLE_SECONDS = 300.0
"""A worker that nobody has needed for so long is ended."""

_encode = msgspec.json.Encoder().encode
_frames: msgspec.json.Decoder[Frame] = msgspec.json.Decoder(Frame)


class Kind(msgspec.Struct, frozen=True):
    """A kind of errands."""

    name: str
    long: bool = False
    """Whether it takes so long that quick ones must not wait for it."""


UPLOAD = Kind("upload")
LOOK = Kind("look")
ANALYSIS = Kind("analysis", long=True)


class Bounds(msgspec.Struct, frozen=True, kw_only=True):
    """How much of everything there may be."""

    quick_workers: int
    long_workers: int
    seconds: float
    """A quick errand that takes longer is given up."""
    megabytes: int
    waiting: int
    """Errands that wait in all, quick and long ones counted apart."""
    own: dict[str, int]
    """How many of each kind one person has at a time."""
    address: int
    """How many one address has at a time."""


class _Job(msgspec.Struct, eq=False):
    kind: Kind
    request: bytes
    reads: msgspec.json.Decoder[Any]
    who: str
    address: str
    seconds: float
    done: asyncio.Future[Any]
    key: str | None
    told: Callable[[msgspec.Raw], None] | None
    given_up: asyncio.Event


class Lane:
    """Some workers, and what waits for them."""

    def __init__(self, size: int, megabytes: int, niceness: int, games: Sequence[str]) -> None:
        self._size = size
        self._arguments = (str(megabytes), str(niceness), *games)
        self._queues: OrderedDict[str, deque[_Job]] = OrderedDict()
        """What waits, by address; the address whose turn it is comes first."""
        self._running: Counter[str] = Counter()
        self._most = max(1, size - 1)
        """So many workers one address may have at a time."""
        self._some = asyncio.Condition()
        self._hands: list[asyncio.Task[None]] = []
        self.failures = 0

    def start(self) -> None:
        self._hands = [asyncio.create_task(self._serve()) for _ in range(self._size)]

    async def stop(self) -> None:
        for hand in self._hands:
            hand.cancel()
        await asyncio.gather(*self._hands, return_exceptions=True)

    @property
    def waiting(self) -> int:
        return sum(len(queue) for queue in self._queues.values())

    @property
    def running(self) -> int:
        return self._running.total()

    async def put(self, job: _Job) -> None:
        self._queues.setdefault(job.address, deque()).append(job)
        async with self._some:
            self._some.notify()

    def drop(self, job: _Job) -> None:
        """Nobody waits for it any more: it goes, or is ended where it is being done."""
        queue = self._queues.get(job.address)
        if queue is not None and job in queue:
            queue.remove(job)
            if not queue:
                del self._queues[job.address]
        job.given_up.set()

    def _next(self) -> _Job | None:
        """The errand whose turn it is, if one may be done now."""
        for address, queue in self._queues.items():
            if self._running[address] < self._most:
                job = queue.popleft()
                if queue:
                    self._queues.move_to_end(address)
                else:
                    del self._queues[address]
                self._running[address] += 1
                return job
        return None

    async def _serve(self) -> None:
        """Look after one worker."""
        worker: Worker | None = None
        try:
            while True:
                job = await self._take(worker)
                if job is None:
                    await _ended(worker)
                    worker = None
                    continue
                try:
                    worker = await self._do(worker, job)
                finally:
                    self._running[job.address] -= 1
                    self._running += Counter()  # forgets those that have none
                    async with self._some:
                        self._some.notify_all()  # that address may have a worker again
        finally:
            await _ended(worker)

    async def _take(self, worker: Worker | None) -> _Job | None:
        """The next errand; None if the worker has been idle for long."""
        try:
            async with asyncio.timeout(None if worker is None else IDLE_SECONDS), self._some:
                while (job := self._next()) is None:
                    await self._some.wait()
                return job
        except TimeoutError:
            return None

    async def _do(self, worker: Worker | None, job: _Job) -> Worker | None:
        """Do an errand; gives the worker if it can go on."""
        if worker is None or not worker.alive:
            try:
                worker = await Worker.start(MODULE, self._arguments)
            except Exception as error:
                self.failures += 1
                log.error("no errand worker", error=type(error).__name__)
                _refuse(job, Refused(BROKEN, "failed"))
                return None
        working = asyncio.create_task(self._work(worker, job))
        leaving = asyncio.create_task(job.given_up.wait())
        try:
            await asyncio.wait(
                (working, leaving), timeout=job.seconds, return_when=asyncio.FIRST_COMPLETED
            )
            if working.done() and working.result():
                return worker
            if not working.done():
                self._give_up(job, "slow or unwanted", Refused(UNUSABLE, "errand-slow"))
        finally:
            leaving.cancel()
            if not working.done() or not working.result():
                working.cancel()
                await worker.end()
        return None

    async def _work(self, worker: Worker, job: _Job) -> bool:
        """The errand itself; whether the worker can go on afterwards."""
        try:
            await worker.send(job.request)
            while isinstance(frame := _frames.decode(await worker.frame()), Told):
                if job.told is not None:
                    job.told(frame.what)
            match frame:
                case Result(value):
                    value = job.reads.decode(value)
                    if not job.done.done():
                        job.done.set_result(value)
                    return True
                case Broken(problem):
                    log.error("errand failed", kind=job.kind.name, problem=problem)
                    _refuse(job, Refused(BROKEN, "failed"))
                    return True
                case TooLarge():
                    self._give_up(job, "large", Refused(UNUSABLE, "errand-large"))
        except Exception as error:  # it crashed, or said what nobody understands
            self._give_up(job, type(error).__name__, Refused(BROKEN, "failed"))
        return False

    def _give_up(self, job: _Job, why: str, refused: Refused) -> None:
        """The worker is replaced; who waits is told."""
        self.failures += 1
        log.warning("errand worker replaced", kind=job.kind.name, why=why)
        _refuse(job, refused)


class Errands:
    """Takes errands, or says why not."""

    def __init__(self, bounds: Bounds, games: Sequence[str] = ()) -> None:
        self._bounds = bounds
        self.quick = Lane(bounds.quick_workers, bounds.megabytes, 10, games)
        self.long = Lane(bounds.long_workers, bounds.megabytes, 15, games)
        self._own = {name: Places(each) for name, each in bounds.own.items()}
        self._addresses = Places(bounds.address)
        self._keyed: dict[str, _Job] = {}

    def start(self) -> None:
        self.quick.start()
        self.long.start()

    async def stop(self) -> None:
        await self.quick.stop()
        await self.long.stop()

    @property
    def waiting(self) -> int:
        """How many errands no worker has taken yet."""
        return self.quick.waiting + self.long.waiting

    @property
    def running(self) -> int:
        """How many errands are being done."""
        return self.quick.running + self.long.running

    @property
    def failures(self) -> int:
        """How many workers were replaced."""
        return self.quick.failures + self.long.failures

    async def run(
        self,
        kind: Kind,
        function: Callable[..., R],
        *args: Any,
        who: str | None,
        address: str,
        seconds: float | None = None,
        key: str | None = None,
        told: Callable[[msgspec.Raw], None] | None = None,
    ) -> R:
        """What the function returns, worked out elsewhere. Who stops waiting gives it up.

        `who` is None for somebody without a name; `key` is what `cancel` knows the errand by.

        :raises Refused: if too many wait already, or it takes too long or too much memory.
        """
        name, reads = _named(function)
        job = _Job(
            kind,
            _encode(Errand(name, msgspec.Raw(_encode(args)))),
            reads,
            who or f"address {address}",
            address,
            self._bounds.seconds if seconds is None else seconds,
            asyncio.get_running_loop().create_future(),
            key,
            told,
            asyncio.Event(),
        )
        lane = self.long if kind.long else self.quick
        self._admit(lane, job)
        try:
            await lane.put(job)
            result: R = await job.done
            return result
        finally:
            self._leave(job)
            if not job.done.done() or job.done.cancelled():
                lane.drop(job)

    def cancel(self, key: str) -> bool:
        """Give an errand up; whether there was one. Who waits for it is told."""
        job = self._keyed.get(key)
        if job is None:
            return False
        _refuse(job, Refused(CONFLICT, "errand-cancelled"))
        (self.long if job.kind.long else self.quick).drop(job)
        return True

    def _admit(self, lane: Lane, job: _Job) -> None:
        """:raises Refused: if too many wait already."""
        if lane.waiting >= self._bounds.waiting:
            raise Refused(BROKEN, "errands-full")
        own = self._own[job.kind.name]
        if job.key in self._keyed or not own.take(job.who):
            raise Refused(TOO_MANY, "errands-own")
        if not self._addresses.take(job.address):
            own.give_back(job.who)
            raise Refused(TOO_MANY, "errands-address")
        if job.key is not None:
            self._keyed[job.key] = job

    def _leave(self, job: _Job) -> None:
        self._own[job.kind.name].give_back(job.who)
        self._addresses.give_back(job.address)
        if job.key is not None:
            del self._keyed[job.key]


@cache
def _named(function: Callable[..., Any]) -> tuple[str, msgspec.json.Decoder[Any]]:
    """How a worker finds a function, and what reads its result."""
    name = f"{function.__module__}:{function.__qualname__}"
    return name, msgspec.json.Decoder(get_type_hints(function)["return"])


def _refuse(job: _Job, refused: Refused) -> None:
    if not job.done.done():
        job.done.set_exception(refused)


async def _ended(worker: Worker | None) -> None:
    if worker is not None:
        await worker.end()
