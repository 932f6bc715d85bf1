"""Many games a call: what a training loop wants.

    batch = Batch("kingdom-builder", 64, seats=2, seed=7)
    batch.reset()
    while training:
        actions = policy(batch.observations, batch.masks)  # one for each game
        batch.step(actions)
        learn(batch.rewards, batch.over)

All arrays are made once and written in place: copy what has to be kept. A game that is over begins
anew by itself in the same step: its last rewards and scores are there, its observation is that of
the new game.
"""

from __future__ import annotations

from multiprocessing import get_context
from multiprocessing.shared_memory import SharedMemory
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from pentarchy.kernel.errors import BadOptions, IllegalAction, PentarchyError
from pentarchy.research.course import Course, entries_of, nth_seed, write_mask


class Arrays(NamedTuple):
    """What a batch is read from, one row a game."""

    observations: NDArray[np.float32]
    """What the acting seat may know."""
    masks: NDArray[np.int8]
    """What is open to it."""
    actors: NDArray[np.int32]
    """Which seat acts next: where several decide at once, the first."""
    rewards: NDArray[np.float32]
    """What the last step paid, by seat."""
    over: NDArray[np.bool_]
    """Whether the last step ended a game (and began another)."""
    scores: NDArray[np.int32]
    """The points of the last game that ended here, by seat."""
    actions: NDArray[np.int64]
    """What is to be done next; only used between processes."""


def _shapes(course: Course, count: int, observe: bool) -> list[tuple[tuple[int, ...], Any]]:
    return [
        ((count, course.observer.size if observe else 0), np.float32),
        ((count, course.actions), np.int8),
        ((count,), np.int32),
        ((count, course.seats), np.float32),
        ((count,), np.bool_),
        ((count, course.seats), np.int32),
        ((count,), np.int64),
    ]


def _one_each(actions: ArrayLike, count: int) -> NDArray[np.integer[Any]]:
    """:raises ValueError: if there is not one whole number for each game."""
    chosen = np.asarray(actions)
    if chosen.shape != (count,) or chosen.dtype.kind not in "iu":
        raise ValueError(
            f"actions: one whole number for each of {count} games, not {chosen.dtype} of shape "
            f"{chosen.shape}"
        )
    return chosen


class Batch:
    """Games stepped together in this process."""

    def __init__(
        self,
        title: str,
        count: int,
        seats: int | None = None,
        *,
        seed: int = 0,
        observe: bool = True,
        **options: Any,
    ) -> None:
        """`observe=False` leaves the observations out.

        :raises BadOptions: (a ValueError) naming the option that is unknown or wrong.
        """
        if count < 1:
            raise BadOptions(f"count: {count} is not a number of games")
        course = Course(title, seats, **options)
        made: list[Any] = [np.zeros(shape, kind) for shape, kind in _shapes(course, count, observe)]
        arrays = Arrays(*made)
        self._set_up(title, course, arrays, range(count), count, seed, observe, options)

    def _set_up(
        self,
        title: str,
        course: Course,
        arrays: Arrays,
        numbers: range,
        total: int,
        seed: int,
        observe: bool,
        options: dict[str, Any],
    ) -> None:
        self.arrays = arrays
        self.observations, self.masks, self.actors = arrays[:3]
        self.rewards, self.over, self.scores = arrays[3:6]
        self.seats = course.seats
        self.game = course.game
        self.observer = course.observer
        self._courses = [course] + [Course(title, course.seats, **options) for _ in numbers[1:]]
        self._rows = list(self.observations) if observe else []
        self._masks = [(row, entries_of(row)) for row in self.masks]
        """The same rows of the arrays, each made once; a single entry is quicker written through
        the second."""
        self._seats = [0] * len(self._courses)
        """Who acts next in each row."""
        self._ended: set[int] = set()
        """The rows whose last step ended a game."""
        self._seed = seed
        self._total = total
        self._next = list(numbers)
        """The number of the next game of each row: with N rows, row n plays n, n + N, n + 2 N."""

    def reset(self, seed: int | None = None) -> None:
        """New games in all rows; with a seed, the first ones that follow from it."""
        if seed is not None:
            self._seed = seed
            first = self._next[0] % self._total
            self._next = [first + row for row in range(len(self._courses))]
        self.rewards[:] = 0
        self.over[:] = False
        self._ended.clear()
        for row in range(len(self._courses)):
            self._begin(row)

    def _begin(self, row: int) -> None:
        number = self._next[row]
        self._next[row] = number + self._total
        self._courses[row].begin(nth_seed(self._seed, number))
        self._look(row)

    def _look(self, row: int) -> None:
        course = self._courses[row]
        state = course.state
        seat = state.actors[0]
        self._seats[row] = self.actors[row] = seat
        mask, entries = self._masks[row]
        mask.fill(0)
        write_mask(state, seat, entries)
        if self._rows:
            course.observe_into(seat, self._rows[row])

    def step(self, actions: ArrayLike) -> None:
        """The acting seat of each game takes the action with that number.

        :raises ValueError: if there is not one whole number for each game.
        :raises IllegalAction: if one is not open; the games before it have been stepped then.
        """
        for row, action in enumerate(_one_each(actions, len(self._courses)).tolist()):
            self._step(row, action)

    def _step(self, row: int, action: int) -> None:
        course = self._courses[row]
        state = course.state
        state.play(self._seats[row], course.game.actions[action])
        over = not state.agenda
        if over or not course.paymaster.steady:
            self.rewards[row] = course.paymaster.pay(state)
        elif row in self._ended:
            self.rewards[row] = 0
        if over:
            self.over[row] = True
            self._ended.add(row)
            self.scores[row] = state.scores()
            self._begin(row)
            return
        if row in self._ended:
            self.over[row] = False
            self._ended.remove(row)
        self._look(row)

    def close(self) -> None:
        """There is nothing to close."""


class SharedBatch:
    """The same games, stepped by several processes that share the arrays."""

    def __init__(
        self,
        title: str,
        count: int,
        seats: int | None = None,
        *,
        processes: int = 2,
        seed: int = 0,
        observe: bool = True,
        **options: Any,
    ) -> None:
        """:raises BadOptions: (a ValueError) naming the option that is unknown or wrong."""
        if not 1 <= processes <= count:
            raise BadOptions(f"processes: {processes} is not a number from 1 to {count}")
        course = Course(title, seats, **options)
        self.game, self.seats, self.observer = course.game, course.seats, course.observer
        self._count = count
        shapes = _shapes(course, count, observe)
        self._memory = [
            SharedMemory(create=True, size=max(1, int(np.prod(shape)) * np.dtype(kind).itemsize))
            for shape, kind in shapes
        ]
        self.arrays = _arrays(shapes, self._memory)
        self.observations, self.masks, self.actors = self.arrays[:3]
        self.rewards, self.over, self.scores = self.arrays[3:6]
        names = [memory.name for memory in self._memory]
        context = get_context("spawn")
        self._pipes: list[Any] = []
        self._workers = []
        for n in range(processes):
            rows = range(count * n // processes, count * (n + 1) // processes)
            ours, theirs = context.Pipe()
            task = (title, course.seats, rows, count, seed, observe, options, names, shapes)
            worker = context.Process(target=_work, args=(theirs, task), daemon=True)
            worker.start()
            self._pipes.append(ours)
            self._workers.append(worker)

    def reset(self, seed: int | None = None) -> None:
        """New games in all rows."""
        self._ask(("reset", seed))

    def step(self, actions: ArrayLike) -> None:
        """As `Batch.step`."""
        self.arrays.actions[:] = _one_each(actions, self._count)
        self._ask(("step", None))

    def _ask(self, message: tuple[str, Any]) -> None:
        for pipe in self._pipes:
            pipe.send(message)
        problems = [problem for pipe in self._pipes if (problem := pipe.recv()) is not None]
        if problems:
            raise IllegalAction(problems[0], [])

    def close(self) -> None:
        """End the processes and give the memory back."""
        for pipe in self._pipes:
            pipe.send(("close", None))
        for worker in self._workers:
            worker.join()
        self._pipes, self._workers = [], []
        # The arrays must not be read any more: their memory is gone.
        del self.arrays, self.observations, self.masks, self.actors
        del self.rewards, self.over, self.scores
        for memory in self._memory:
            memory.close()
            memory.unlink()
        self._memory = []

    def __enter__(self) -> SharedBatch:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


def _arrays(shapes: list[tuple[tuple[int, ...], Any]], memory: list[SharedMemory]) -> Arrays:
    made: list[Any] = [
        np.ndarray(shape, kind, buffer=shared.buf)
        for (shape, kind), shared in zip(shapes, memory, strict=True)
    ]
    return Arrays(*made)


def _work(pipe: Any, task: tuple[Any, ...]) -> None:
    """A process: steps its rows whenever it is told to."""
    title, seats, rows, count, seed, observe, options, names, shapes = task
    memory = [SharedMemory(name) for name in names]
    own: list[Any] = [array[rows.start : rows.stop] for array in _arrays(shapes, memory)]
    arrays = Arrays(*own)
    batch = Batch.__new__(Batch)
    course = Course(title, seats, **options)
    batch._set_up(title, course, arrays, rows, count, seed, observe, options)
    while True:
        what, value = pipe.recv()
        if what == "close":
            break
        problem = None
        try:
            if what == "reset":
                batch.reset(value)
            else:
                batch.step(arrays.actions)
        except PentarchyError as error:
            problem = str(error)
        pipe.send(problem)
    del batch, arrays, own
    for shared in memory:
        shared.close()
