"""`pentarchy simulate`: many games between bots, and what they show."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console

from pentarchy.arena.simulate import Length, Played, Standing, Summary, Task
from pentarchy.arena.simulate import simulate as run_simulation
from pentarchy.cli import common
from pentarchy.cli.arena_run import INTERRUPTED, ArenaTexts, SeriesOption, processes, progress
from pentarchy.cli.arena_tables import interval
from pentarchy.cli.dataset import from_texts
from pentarchy.cli.dataset import write as write_dataset
from pentarchy.cli.players import OPPONENT, named, only_bots, seated
from pentarchy.cli.series import numbered, played_as_series
from pentarchy.cli.telling import table
from pentarchy.cli.text import Texts
from pentarchy.kernel.chance import random_seed


def simulate(
    context: typer.Context,
    title: Annotated[str, typer.Argument(help="The game's key.")],
    *,
    seats: Annotated[int | None, typer.Option("--seats", help="How many play.")] = None,
    games: Annotated[int, typer.Option("--games", help="How many games.")] = 100,
    seed: common.SeedOption = None,
    jobs: Annotated[
        int | None, typer.Option("--jobs", help="How many processes; by default one a core.")
    ] = None,
    players: Annotated[
        str | None,
        typer.Option("--players", metavar="LEVELS", help="Levels of bots, by comma."),
    ] = None,
    rotate: Annotated[
        bool, typer.Option(help="Whether players change seats from game to game.")
    ] = True,
    series: SeriesOption = False,
    option: common.OptionOption = None,
    components: common.ComponentsOption = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="DIR", help="Write a record of each game there.")
    ] = None,
    dataset: Annotated[
        Path | None,
        typer.Option(
            "--dataset", metavar="FILE.parquet", help="Write every decision of the games there."
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
    lang: common.LanguageOption = None,
) -> None:
    """Let bots play many games, or series of games, and sum them up.

    Games are numbered and each follows from its number: the same seed gives the same result,
    however many processes there are. Ctrl-C ends it with what was played.
    """
    game = common.open_game(title, components)
    texts = ArenaTexts(common.language(context, lang), game)
    task = Task(
        title=title,
        components=game.components_text if game.own_components else None,
        options=common.read_options(game, option),
        players=tuple(only_bots(seated(game, players, seats, OPPONENT))),
        games=games,
        seed=random_seed() if seed is None else seed,
        rotate=rotate,
        records=out is not None or dataset is not None,
        series=series,
    )
    played_as_series(game, game.check(len(task.players), task.options), series)
    kept: list[tuple[str, str]] | None = None if dataset is None else []
    summary = _run(task, processes(jobs), out, not as_json, kept)
    if dataset is not None and kept is not None:
        write_dataset(texts, dataset, from_texts(sorted(kept)), tell=not as_json)
    if as_json:
        typer.echo(msgspec.json.encode(summary).decode())
    else:
        _tell(common.screen(), texts, summary)
    if summary.interrupted:
        raise typer.Exit(INTERRUPTED)


def _run(
    task: Task, jobs: int, out: Path | None, bar: bool, kept: list[tuple[str, str]] | None
) -> Summary:
    keep = _keeper(task, out)
    with progress(task.games, bar) as advance:

        def watch(played: Played) -> None:
            keep(played)
            if kept is not None:
                for game, text in enumerate(played.records, start=1):
                    kept.append((f"game-{played.number:08}-{game:02}", text))
            advance()

        return run_simulation(task, jobs, watch)


def _keeper(task: Task, out: Path | None) -> Callable[[Played], None]:
    """Writes the record of a game into the folder, which is made when the first one comes."""
    if out is None:
        return lambda played: None
    if out.exists() and not out.is_dir():
        raise NotADirectoryError(20, "this is not a folder", str(out))

    def keep(played: Played) -> None:
        out.mkdir(parents=True, exist_ok=True)
        first = out / f"{task.title}-{played.seed}.record"
        for game, text in enumerate(played.records, start=1):
            common.write_whole(first if game == 1 else numbered(first, game), text)

    return keep


def _tell(console: Console, texts: Texts, summary: Summary) -> None:
    """The result in tables."""
    message = "cli-simulated-part" if summary.interrupted else "cli-simulated"
    seed = str(summary.seed)
    console.print(texts.say(message, games=summary.games, seats=summary.seats, seed=seed))
    if not summary.games:
        return
    if summary.series:
        console.print(texts.say("arena-series", games=summary.single_games))
    console.print()
    levels = [seat.name for seat in named(texts, [line.name for line in summary.players])]
    _table(console, texts, "cli-by-player", levels, summary.players)
    places = [texts.say("cli-seat-number", seat=int(line.name)) for line in summary.by_seat]
    _table(console, texts, "cli-by-seat", places, summary.by_seat)
    order = [texts.say("cli-order-number", number=int(line.name) + 1) for line in summary.by_order]
    _table(console, texts, "cli-by-order", order, summary.by_order)
    _lengths(console, texts, summary)


def _table(
    console: Console,
    texts: Texts,
    heading: str,
    names: list[str],
    standings: tuple[Standing, ...],
) -> None:
    made = table(texts.say(heading), texts.say("cli-mean-score"), texts.say("cli-win-share"))
    for name, line in zip(names, standings, strict=True):
        made.add_row(name, interval(texts, line.score), interval(texts, line.wins, 100, " %"))
    console.print(made)
    console.print()


def _lengths(console: Console, texts: Texts, summary: Summary) -> None:
    made = table(texts.say("cli-length"), texts.say("cli-mean"), texts.say("cli-range"))
    for message, length in (("cli-turns", summary.turns), ("cli-decisions", summary.decisions)):
        if length is not None:
            made.add_row(texts.say(message), interval(texts, length.mean), _range(length))
    console.print(made)
    console.print()
    console.print(texts.say("cli-intervals"))


def _range(length: Length) -> str:
    return f"{length.shortest}-{length.longest}"
