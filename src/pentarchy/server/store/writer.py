"""One writer: all that arrived while it was busy goes into one transaction (group commit)."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Collection, Iterable, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from time import perf_counter
from typing import Any, TypeAlias

import msgspec
from sqlalchemy import Connection, Engine, Executable, Insert
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.sql.compiler import SQLCompiler

from pentarchy.server.meter import Histogram

BATCH = 1000
"""At most so many jobs go into one transaction."""
TOGETHER = 25
"""So many who wait are woken before others are served: what each does then takes its time."""


class Conflict(Exception):
    """Somebody else was first: what was to be written contradicts what is there."""


class Unwritten(Exception):
    """The database could not write: nothing of this is in it."""


class Change(msgspec.Struct, frozen=True):
    """One statement; `rows` is how many rows it must change, None if any number will do."""

    statement: Executable
    values: dict[str, Any] = {}
    rows: int | None = None


Job: TypeAlias = Sequence[Change]
"""Statements that happen together or not at all."""


Announce: TypeAlias = Callable[[Connection, Iterable[str]], None]
"""Tells other processes about topics once the transaction is committed."""


class _Waiting(msgspec.Struct):
    job: Job
    topics: tuple[str, ...]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[None]
    failure: Exception | None = None


class Writer:
    """A thread that takes jobs from a queue and commits them in groups."""

    def __init__(
        self,
        engine: Engine,
        announce: Announce | None = None,
        plain: Collection[Executable] = (),
    ) -> None:
        """`plain` are insertions whose values are numbers and texts and nothing else."""
        self._engine = engine
        self._plain = plain
        self._spelled: dict[Executable, SQLCompiler] = {}
        self._announce = announce
        self._queue: SimpleQueue[_Waiting | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._connection: Connection | None = None
        self.commits = 0
        self.failures = 0
        self.commit_time = Histogram()

    @property
    def waiting(self) -> int:
        """How many jobs have not been taken up yet."""
        return self._queue.qsize()

    def start(self) -> None:
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Write what waits, then end."""
        if self._thread is not None:
            self._queue.put(None)
            self._thread.join()
            self._thread = None

    async def write(self, job: Job, *topics: str) -> None:
        """Return when the job is committed: it then survives the end of the process.

        Other processes on the database hear of the topics.

        :raises Conflict: if it contradicts what is there; nothing of it is written then.
        :raises Unwritten: if the database fails.
        """
        loop = asyncio.get_running_loop()
        waiting = _Waiting(job, topics, loop, loop.create_future())
        self._queue.put(waiting)
        await waiting.done

    def _run(self) -> None:
        stopping = False
        while not stopping:
            batch: list[_Waiting] = []
            item = self._queue.get()
            while item is not None:
                batch.append(item)
                if len(batch) == BATCH:
                    break
                try:
                    item = self._queue.get_nowait()
                except Empty:
                    break
            stopping = item is None
            if batch:
                self._commit(batch)
        self._close()

    def _commit(self, batch: list[_Waiting]) -> None:
        begin = perf_counter()
        try:
            connection = self._open()
            try:
                with connection.begin():
                    self._execute_together(connection, batch)
                    self._tell(connection, batch)
            except (SQLAlchemyError, Conflict):
                # Some job cannot be; which one, and that the others can, shows one by one.
                with connection.begin():
                    _execute_apart(connection, batch)
                    self._tell(connection, batch)
        except Exception as error:
            self._close()
            self.failures += 1
            for waiting in batch:
                waiting.failure = Unwritten(str(error))
        self.commits += 1
        self.commit_time.add(perf_counter() - begin)
        self._answer(batch)

    def _execute_together(self, connection: Connection, batch: list[_Waiting]) -> None:
        """All jobs of the batch; if one cannot be, the whole transaction cannot."""
        alike: dict[Executable, list[dict[str, Any]]] = {}
        for waiting in batch:
            if len(waiting.job) == 1 and waiting.job[0].rows is None:
                change = waiting.job[0]
                alike.setdefault(change.statement, []).append(change.values)
            else:
                _execute_job(connection, waiting.job)
        for statement, values in alike.items():  # the common case: many moves in one statement
            # In one order in all processes, so that two that wait for each other cannot be.
            values.sort(key=lambda row: (str(row.get("table", "")), row.get("number", 0)))
            if statement in self._plain:
                self._insert(connection, statement, values)
            else:
                connection.execute(statement, values)

    def _insert(
        self, connection: Connection, statement: Executable, rows: list[dict[str, Any]]
    ) -> None:
        """Rows whose values the driver takes as they are: spelled once, no value looked at."""
        spelled = self._spelled.get(statement)
        if spelled is None:
            assert isinstance(statement, Insert)
            spelled = statement.compile(dialect=connection.dialect, column_keys=list(rows[0]))
            self._spelled[statement] = spelled
        order = spelled.positiontup
        given: Any = rows if order is None else [tuple([row[n] for n in order]) for row in rows]
        connection.exec_driver_sql(str(spelled), given)

    def _tell(self, connection: Connection, batch: list[_Waiting]) -> None:
        if self._announce is not None:
            done = (waiting for waiting in batch if waiting.failure is None)
            self._announce(connection, [topic for waiting in done for topic in waiting.topics])

    def _open(self) -> Connection:
        """The writer's own connection; kept, as making one costs more than a commit."""
        if self._connection is None:
            self._connection = self._engine.connect().execution_options(writing=True)
        return self._connection

    def _close(self) -> None:
        if self._connection is not None:
            with suppress(SQLAlchemyError):
                self._connection.close()
            self._connection = None

    def _answer(self, batch: list[_Waiting]) -> None:
        """Wake all who wait, once for each event loop."""
        loops: dict[asyncio.AbstractEventLoop, list[_Waiting]] = {}
        for waiting in batch:
            loops.setdefault(waiting.loop, []).append(waiting)
        for loop, mine in loops.items():
            with suppress(RuntimeError):  # the loop has ended: nobody waits any more
                loop.call_soon_threadsafe(_resolve, mine)


def _execute_apart(connection: Connection, batch: list[_Waiting]) -> None:
    """Each job for itself; those that cannot be get their failure, the others are not harmed."""
    for waiting in batch:
        try:
            with connection.begin_nested():
                _execute_job(connection, waiting.job)
        except (IntegrityError, Conflict) as error:
            waiting.failure = Conflict(str(error))
        except SQLAlchemyError as error:
            waiting.failure = Unwritten(str(error))


def _execute_job(connection: Connection, job: Job) -> None:
    for change in job:
        result = connection.execute(change.statement, change.values)
        if change.rows is not None and result.rowcount != change.rows:
            raise Conflict(f"{result.rowcount} rows changed instead of {change.rows}")


def _resolve(batch: list[_Waiting]) -> None:
    """Tell those who wait, some at a time: all that follows from one big commit at once would be a
    pause for everybody else."""
    for waiting in batch[:TOGETHER]:
        if waiting.done.cancelled():
            continue
        if waiting.failure is None:
            waiting.done.set_result(None)
        else:
            waiting.done.set_exception(waiting.failure)
    if rest := batch[TOGETHER:]:
        rest[0].loop.call_soon(_resolve, rest)
