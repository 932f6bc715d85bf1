"""What `simulate` and the commands of the arena share: processes, seats and a bar of progress."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Annotated, ClassVar

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from pentarchy.arena.cluster import Cluster
from pentarchy.arena.extras import need
from pentarchy.arena.pool import Crew, Processes, check_jobs
from pentarchy.arena.program import is_program
from pentarchy.cli import common
from pentarchy.cli.text import Texts
from pentarchy.kernel.errors import BadOptions, BadSeats
from pentarchy.kernel.game import Game

INTERRUPTED = 130

JobsOption = Annotated[
    int | None, typer.Option("--jobs", help="How many processes; by default one a core.")
]
RayOption = Annotated[
    str | None,
    typer.Option("--ray", metavar="ADDRESS", help="Play on this Ray cluster; 'local': start one."),
]
OutOption = Annotated[
    Path | None,
    typer.Option("--out", metavar="DIR", help="Keep all games there; run again to go on."),
]
SeriesOption = Annotated[
    bool,
    typer.Option(
        "--series",
        help="Play whole series, each counted as one; where the options make it one, it is.",
    ),
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print the result as JSON.")]


class ArenaTexts(Texts):
    """The command's texts with those of the arena."""

    rooms: ClassVar[tuple[str, ...]] = (*Texts.rooms, "pentarchy.arena")


@contextmanager
def progress(total: int, shown: bool) -> Iterator[Callable[[], None]]:
    """A bar on a terminal; call what it gives for every game."""
    errors = common.screen(stderr=True)
    bar = Progress(
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=errors,
        transient=True,
        disable=not (shown and errors.is_terminal),
    )
    row = bar.add_task("", total=total)
    with bar:
        yield lambda: bar.advance(row)


def processes(jobs: int | None) -> int:
    """How many processes: by default one a core."""
    return (os.cpu_count() or 1) if jobs is None else jobs


def crew_of(jobs: int | None, ray: str | None = None) -> Callable[[], Crew] | None:
    """Who plays the games; None: this process does.

    :raises PentarchyError: if that is not a number of processes, or there is no Ray.
    """
    count = processes(jobs)
    check_jobs(count)
    if ray is not None:
        need("ray")
        return partial(Cluster, ray, jobs)
    return None if count == 1 else partial(Processes, count)


def contestants(game: Game, named: Sequence[str], seats: int | None) -> tuple[str, ...]:
    """The players of a match: those named; the last one takes all seats that are left.

    :raises BadOptions: if that cannot be.
    """
    if not named:
        raise BadOptions("players: name at least one", "arena-few-players")
    least = game.seat_range[0] if len(named) == 1 else max(len(named), game.seat_range[0])
    count = least if seats is None else seats
    game.check_seats(count)
    if len(named) > count:
        sentence = f"seats: {len(named)} players are named for {count} seats"
        raise BadSeats(sentence, "cli-players-many", players=len(named), seats=count)
    return (*named, *[named[-1]] * (count - len(named)))


def names(texts: Texts, specs: Sequence[str]) -> list[str]:
    """Players as they are shown: levels by name, with their changes, programs by their command."""
    shown = []
    for number, spec in enumerate(specs):
        level, colon, changes = spec.partition(":")
        if is_program(spec):
            name = "".join(letter for letter in changes if letter.isprintable())
        elif level == "points":
            name = texts.say("arena-level-points")
        else:
            name = texts.thing(f"level:{level}") + (f" ({changes})" if colon else "")
        if specs.count(spec) > 1:
            name = f"{name} {specs[: number + 1].count(spec)}"
        shown.append(name)
    return shown
