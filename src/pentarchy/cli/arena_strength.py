"""`pentarchy arena strength`: measure the levels where least is known, and write it down."""

from __future__ import annotations

from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from pentarchy.arena.elo import rate, to_toml
from pentarchy.arena.measured import Measured
from pentarchy.arena.pool import Processes
from pentarchy.arena.strength import check_hours, measure, opened
from pentarchy.arena.strength_page import page
from pentarchy.cli import common
from pentarchy.cli.arena_run import INTERRUPTED, ArenaTexts, JobsOption, RayOption, crew_of

FOLDER = Path("docs/strength")


def strength(
    context: typer.Context,
    *,
    hours: Annotated[
        float, typer.Option("--hours", help="Core-hours to spend; 0 only writes the page anew.")
    ] = 1.0,
    only: Annotated[
        str | None,
        typer.Option("--only", metavar="PATTERN", help="Pairings with this in their name."),
    ] = None,
    folder: Annotated[
        Path, typer.Option("--dir", metavar="DIR", help="Where results are; the page lies beside.")
    ] = FOLDER,
    ratings: Annotated[
        Path | None,
        typer.Option("--ratings", metavar="FILE", help="Where ratings go; by default our own."),
    ] = None,
    jobs: JobsOption = None,
    ray: RayOption = None,
    lang: common.LanguageOption = None,
) -> None:
    """Measure how strong the levels are, in every title, and write the page about it.

    Time goes to the bars that are not decided, the widest interval first. Every finished deal
    is kept at once: it can be stopped at any time and goes on where it was.
    """
    texts = ArenaTexts(common.language(context, lang))
    check_hours(hours)
    # Never in this process: it looks after the page.
    crew = crew_of(jobs, ray) or partial(Processes, 1)
    chosen = opened(folder, only)
    for one in chosen:
        if one.stale:
            typer.echo(texts.say("arena-begun-anew", pairing=one.pairing.key), err=True)
    with _bar(hours) as bar:
        row = bar.add_task("", total=hours * 3600)
        spent = 0.0

        def watch(one: Measured, so_far: float) -> None:
            nonlocal spent
            spent = so_far
            bar.update(row, completed=so_far, description=one.pairing.key)

        finished = measure(chosen, hours, crew, watch)
    known = opened(folder)
    written = folder.with_suffix(".md")
    written.parent.mkdir(parents=True, exist_ok=True)
    before = written.read_text("utf-8") if written.exists() else ""
    common.write_whole(written, page(before, known))
    own = Path(str(files("pentarchy.arena").joinpath("ratings.toml")))
    common.write_whole(ratings or own, to_toml(rate(known)))
    games = sum(one.games for one in known)
    hour = common.decimal(texts, spent / 3600, 2)
    typer.echo(texts.say("arena-measured", games=games, spent=hour, page=str(written)))
    if not finished:
        raise typer.Exit(INTERRUPTED)


def _bar(hours: float) -> Progress:
    errors = common.screen(stderr=True)
    return Progress(
        BarColumn(),
        TextColumn("{task.description}"),
        TimeElapsedColumn(),
        console=errors,
        transient=True,
        disable=not (hours and errors.is_terminal),
    )
