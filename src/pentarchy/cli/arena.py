"""`pentarchy arena match`: players against each other."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Annotated

import msgspec
import typer

from pentarchy.arena.diary import Diary, drawn_seed
from pentarchy.arena.extras import need
from pentarchy.arena.match import Result, check_match, play_match, whole_deals
from pentarchy.arena.pool import Crew
from pentarchy.arena.task import TIMEOUT, Played, Task
from pentarchy.cli import common
from pentarchy.cli.arena_files import keep_match
from pentarchy.cli.arena_run import (
    INTERRUPTED,
    ArenaTexts,
    JobsOption,
    JsonOption,
    OutOption,
    RayOption,
    SeriesOption,
    contestants,
    crew_of,
    names,
    progress,
)
from pentarchy.cli.arena_tables import tell_match
from pentarchy.cli.series import played_as_series


def match(
    context: typer.Context,
    players: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="PLAYER...",
            help="Levels, perhaps with changes (master:playouts=200), or 'cmd:PROGRAM'.",
        ),
    ] = None,
    *,
    title: Annotated[str, typer.Option("--title", help="The game's key.")] = common.DEFAULT_TITLE,
    games: Annotated[
        int, typer.Option("--games", help="How many games; whole deals are played.")
    ] = 100,
    player: Annotated[
        list[str] | None,
        typer.Option("--player", metavar="PLAYER", help="Another player; can be repeated."),
    ] = None,
    seats: Annotated[
        int | None,
        typer.Option("--seats", help="How many play: the last player takes the seats left."),
    ] = None,
    seed: common.SeedOption = None,
    until: Annotated[
        float | None,
        typer.Option(
            "--until",
            metavar="SHARE",
            help="End early when it is clear whether the first wins more than this (0 to 1).",
        ),
    ] = None,
    timeout: Annotated[
        float, typer.Option("--timeout", help="Seconds that a program has for an answer.")
    ] = TIMEOUT,
    jobs: JobsOption = None,
    ray: RayOption = None,
    series: SeriesOption = False,
    option: common.OptionOption = None,
    components: common.ComponentsOption = None,
    out: OutOption = None,
    records: Annotated[
        bool, typer.Option("--records", help="Also write a record of each game to --out.")
    ] = False,
    as_json: JsonOption = False,
    lang: common.LanguageOption = None,
) -> None:
    """Let players meet: every deal in every seating, all processors, intervals, ratings, times.

    The same seed gives the same games, however many processes there are (levels that think by
    the clock aside). Ctrl-C ends it with what was played.
    """
    game = common.open_game(title, components)
    task = whole_deals(
        Task(
            title=title,
            components=game.components_text if game.own_components else None,
            options=common.read_options(game, option),
            players=contestants(game, [*(players or ()), *(player or ())], seats),
            games=games,
            seed=drawn_seed(seed, out),
            paired=True,
            records=records and out is not None,
            timed=True,
            timeout=timeout,
            series=series,
        )
    )
    played_as_series(game, game.check(len(task.players), task.options), series)
    crew = crew_of(jobs, ray)
    check_match(task, until)
    need("openskill", *(["polars"] if out is not None else []))
    diary = None if out is None else Diary(out, task)
    result = _played(task, crew, until, diary, not as_json)
    texts = ArenaTexts(common.language(context, lang), game)
    shown = names(texts, task.players)
    if diary is not None and result.summary.games:
        keep_match(texts, task, result, shown, diary)
    if as_json:
        typer.echo(msgspec.json.encode(result).decode())
    else:
        tell_match(common.screen(), texts, result, shown)
        if out is not None and result.summary.games:
            typer.echo(texts.say("arena-kept", folder=str(out)))
    if result.summary.interrupted:
        raise typer.Exit(INTERRUPTED)


def _played(
    task: Task,
    crew: Callable[[], Crew] | None,
    until: float | None,
    diary: Diary | None,
    shown: bool,
) -> Result:
    """Play what is missing, with a bar of progress."""
    before: Iterable[Played] = () if diary is None else diary.before()
    with progress(task.games, shown) as advance:

        def counted(played: Played) -> Played:
            advance()
            return played

        def watch(played: Played) -> None:
            if diary is not None:
                diary.add(played)
            advance()

        return play_match(task, crew, until=until, before=map(counted, before), watch=watch)
