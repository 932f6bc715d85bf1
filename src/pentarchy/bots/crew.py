"""Several processors for one thought: each process tries the same lines in other worlds."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache
from multiprocessing import get_context
from time import thread_time

import msgspec

from pentarchy.bots.worlds import Worlds
from pentarchy.kernel.game import Game
from pentarchy.kernel.judgement import Look
from pentarchy.kernel.registry import game as game_of


class Errand(msgspec.Struct, frozen=True, kw_only=True):
    """Lines to be tried in every so manieth world: all that a process is given."""

    title: str
    components: str | None
    view: bytes
    look: Look
    seed: int
    lines: tuple[tuple[int, ...], ...]
    first: int
    step: int
    worlds: int
    """So many worlds at most."""
    seconds: float | None
    """Processor time to spend on them; None: until all are done."""


class Found(msgspec.Struct, frozen=True):
    """What came of an errand: by world what each line was worth, and what it cost."""

    worths: dict[int, list[float]]
    seconds: float


@lru_cache(maxsize=2)
def _opened(title: str, components: str | None) -> Game:
    return game_of(title, components)


@lru_cache(maxsize=1)
def _worlds(title: str, components: str | None, view: bytes, look: Look, seed: int) -> Worlds:
    game = _opened(title, components)
    return Worlds(game, msgspec.json.decode(view, type=game.view_type), look, seed)


def run(errand: Errand) -> Found:
    """Try the lines in one world after another; at least in one."""
    begun = thread_time()
    worlds = _worlds(errand.title, errand.components, errand.view, errand.look, errand.seed)
    table = _opened(errand.title, errand.components).actions
    lines = [[table[number] for number in line] for line in errand.lines]
    found: dict[int, list[float]] = {}
    for number in range(errand.first, errand.first + errand.step * errand.worlds, errand.step):
        world = worlds.world(number)
        found[number] = [worlds.try_out(number, world, clicks) for clicks in lines]
        spent = thread_time() - begun
        if errand.seconds is not None and spent * (1 + 1 / len(found)) > errand.seconds:
            break
    return Found(found, thread_time() - begun)


class Crew:
    """Processes that stay from one thought to the next."""

    def __init__(self, size: int) -> None:
        self.size = size
        self._pool = ProcessPoolExecutor(size, get_context("spawn"))

    def run(self, errand: Errand) -> list[Found]:
        """The errand shared out among the processes."""
        share = -(-errand.worlds // self.size)
        futures = [
            self._pool.submit(
                run,
                msgspec.structs.replace(
                    errand,
                    first=errand.first + number,
                    step=self.size,
                    worlds=min(share, -(-(errand.worlds - number) // self.size)),
                ),
            )
            for number in range(min(self.size, errand.worlds))
        ]
        return [future.result() for future in futures]


@lru_cache(maxsize=4)
def crew_of(size: int) -> Crew:
    """The crew of that size: one for all players of this process."""
    return Crew(size)


def gathered(found: Sequence[Found]) -> list[list[float]]:
    """What the lines were worth, world by world in the order of their numbers."""
    everything = {number: worths for one in found for number, worths in one.worths.items()}
    return [everything[number] for number in sorted(everything)]
