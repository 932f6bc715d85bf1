"""Plain functions on several processes, or on a cluster."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, get_context, parent_process, resource_tracker
from threading import Thread
from typing import Any, Protocol, TypeVar

from pentarchy.arena import playing
from pentarchy.arena.program import is_program
from pentarchy.arena.task import Played, Task
from pentarchy.kernel.errors import BadOptions

Answer = TypeVar("Answer")

WAITING = 8
"""So many games a process are on their way: a long simulation is not queued up as a whole."""


class Crew(Protocol):
    """Workers that do what they are given, anywhere."""

    size: int

    def submit(self, work: Callable[..., Answer], *args: Any) -> Future[Answer]:
        """Have it done; the answer comes when it is ready."""
        ...

    def close(self) -> None:
        """Give up what has not begun, finish what has, and let the workers go."""
        ...

    def abandon(self) -> None:
        """Give up everything at once."""
        ...


class Processes:
    """Workers on this machine."""

    def __init__(self, size: int) -> None:
        self.size = size
        self._others = set(active_children())
        # Spawned, not forked: the same on every system, and safe beside threads.
        self._pool = ProcessPoolExecutor(size, get_context("spawn"), initializer=_end_together)

    def submit(self, work: Callable[..., Answer], *args: Any) -> Future[Answer]:
        with _deaf_to_interrupts():
            return self._pool.submit(work, *args)

    def close(self) -> None:
        self._pool.shutdown(wait=True, cancel_futures=True)

    def abandon(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
        for child in set(active_children()) - self._others:
            child.terminate()
            child.join()


def _end_together() -> None:
    """A worker whose parent was killed ends as well instead of waiting for ever."""
    parent = parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(1)

    Thread(target=watch, daemon=True).start()


class Lent:
    """Workers that are still needed when one match is over."""

    def __init__(self, workers: Crew) -> None:
        self._workers = workers
        self.size = workers.size

    def submit(self, work: Callable[..., Answer], *args: Any) -> Future[Answer]:
        return self._workers.submit(work, *args)

    def close(self) -> None:
        return

    def abandon(self) -> None:
        self._workers.abandon()


@contextmanager
def working(crew: Callable[[], Crew], patient: bool = False) -> Iterator[Crew]:
    """A crew that is let go in the end; when something goes wrong at once, unless it is patient."""
    workers = crew()
    try:
        yield workers
    except BaseException:
        if patient:
            workers.close()
        else:
            workers.abandon()
        raise
    workers.close()


def check_jobs(jobs: int) -> None:
    """:raises BadOptions: if that is not a number of processes."""
    if jobs < 1:
        sentence = f"jobs: {jobs} is not a number of processes"
        raise BadOptions(sentence, "problem-jobs", jobs=str(jobs))


def games_here(task: Task, numbers: Iterable[int]) -> Generator[Played, None, None]:
    """The games with these numbers, one after another."""
    for number in numbers:
        yield playing.play_game(task, number)


def games_on(
    crew: Callable[[], Crew], task: Task, numbers: Iterable[int]
) -> Generator[Played, None, None]:
    """The same from several workers, in the order of the numbers."""
    waiting: deque[Future[Played]] = deque()
    # A worker that is ended at once would leave its programs behind.
    with working(crew, patient=any(map(is_program, task.players))) as workers:
        for number in numbers:
            waiting.append(workers.submit(playing.play_game, task, number))
            if len(waiting) >= workers.size * WAITING:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """A process started in here never hears Ctrl-C, which a terminal sends to all of them."""
    resource_tracker.ensure_running()  # would lift the block, if it were started in between
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
