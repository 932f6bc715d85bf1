"""`pentarchy serve`: tables for people in browsers; `pentarchy bench server`: how fast it is;
`pentarchy bench workers`: how fairly it shares them out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from pentarchy.cli.common import decimal, language, say_broken, screen
from pentarchy.cli.telling import table
from pentarchy.cli.text import Texts
from pentarchy.kernel.errors import BadOptions
from pentarchy.kernel.registry import game as game_of

if TYPE_CHECKING:
    from rich.table import Table

    from pentarchy.server.bench.run import Step


def serve(
    context: typer.Context,
    *,
    host: Annotated[
        str | None, typer.Option(help="Address to listen on; by default 127.0.0.1.")
    ] = None,
    port: Annotated[int | None, typer.Option(help="By default 8300.")] = None,
    database: Annotated[
        str | None,
        typer.Option(metavar="URL", help="By default sqlite:///pentarchy.sqlite, a file here."),
    ] = None,
    fsync: Annotated[
        bool | None, typer.Option("--fsync", help="Moves survive a loss of power too.")
    ] = None,
    workers: Annotated[int | None, typer.Option(help="Processes in which bots think.")] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(metavar="URL", help="Another site whose pages may connect; repeatable."),
    ] = None,
    proxy: Annotated[
        bool | None,
        typer.Option("--proxy", help="A proxy on this machine says in headers who asks."),
    ] = None,
    load: Annotated[
        list[str] | None,
        typer.Option(
            metavar="KEY=MODULE:FUNCTION", help="For developers: a game from elsewhere; repeatable."
        ),
    ] = None,
) -> None:
    """Serve tables to browsers until stopped; every option can also be a PENTARCHY_* variable."""
    try:
        from pentarchy.server.run import run
        from pentarchy.server.settings import read_settings
    except ImportError as error:
        raise missing(error) from None
    say_broken(language(context, None))
    given = {
        "host": host,
        "port": port,
        "database": database,
        "fsync": fsync,
        "workers": workers,
        "origins": origin,
        "proxy": proxy,
        "games": load,
    }
    run(read_settings(given))


def bench_server(texts: Texts, titles: list[str], as_json: bool) -> None:
    """Measure the server, beside an echo server and bare commits of the same run."""
    try:
        from pentarchy.server.bench import run
    except ImportError as error:
        raise missing(error) from None
    for title in titles:
        game_of(title)  # an unknown one is said before anything is measured
    for found in run.bench(titles or run.TITLES):
        if as_json:
            typer.echo(msgspec.json.encode(found).decode())
            continue
        screen().print(_steps(texts, found.title, found.steps))
        typer.echo(
            texts.say(
                "cli-bench-server",
                tables=found.tables,
                knee=decimal(texts, found.knee, 0),
                beyond=decimal(texts, found.beyond, 2),
                echo=decimal(texts, found.echo.rate, 0),
                ratio=decimal(texts, found.knee_to_echo, 2),
                time=_or_unknown(texts, found.server_to_echo),
                commits=decimal(texts, found.commits_per_second, 0),
                moves=decimal(texts, found.moves_a_table, 0),
                memory=_or_unknown(texts, found.kilobytes_a_table, 0),
            )
        )


def _steps(texts: Texts, title: str, steps: Sequence[Step]) -> Table:
    """What became of the moves that were offered."""
    made = table(
        Texts(texts.language, game_of(title)).say("title"),
        texts.say("cli-bench-step-acknowledged"),
        texts.say("cli-bench-step-half"),
        texts.say("cli-bench-step-nearly-all"),
        texts.say("cli-bench-step-newcomer"),
        texts.say("cli-bench-step-server"),
        texts.say("cli-bench-step-people"),
        texts.say("cli-bench-step-late"),
        texts.say("cli-bench-step-worked"),
    )
    for step in steps:
        every = texts.say("cli-bench-step-all")
        made.add_row(
            every if step.offered is None else decimal(texts, step.offered, 0),
            decimal(texts, step.acknowledged, 0),
            decimal(texts, step.latency.p50),
            decimal(texts, step.latency.p99),
            decimal(texts, step.newcomer, 0),
            _or_unknown(texts, step.server),
            decimal(texts, step.people, 2),
            decimal(texts, step.pauses.late),
            decimal(texts, step.pauses.worked),
        )
    return made


def bench_crowd(texts: Texts, titles: list[str], as_json: bool) -> None:
    """Measure how late the server is with a full house, where all play one title."""
    try:
        from pentarchy.server.bench import crowd, run
    except ImportError as error:
        raise missing(error) from None
    found = crowd.bench(game_of(titles[0]).key if titles else run.TITLE)
    if as_json:
        typer.echo(msgspec.json.encode(found).decode())
        return
    typer.echo(
        texts.say(
            "cli-bench-crowd",
            title=Texts(texts.language, game_of(found.title)).say("title"),
            active=found.active,
            moves=decimal(texts, found.moves_per_second, 0),
            p50=decimal(texts, found.latency.p50),
            p99=decimal(texts, found.latency.p99),
            late=decimal(texts, found.pauses.late),
            worked=decimal(texts, found.pauses.worked),
            collecting=decimal(texts, found.pauses.collecting),
            collected=decimal(texts, found.pauses.collecting_worked),
            memory=_or_unknown(texts, found.megabytes),
            running=found.running,
            visits=decimal(texts, found.visits_per_second, 0),
            visit50=decimal(texts, found.visit.p50),
            visit99=decimal(texts, found.visit.p99),
            visitlate=decimal(texts, found.visit_pauses.late),
            visitworked=decimal(texts, found.visit_pauses.worked),
            time=_or_unknown(texts, found.processor_milliseconds),
            listed=found.listed,
            first=decimal(texts, found.first_list, 0),
            list50=decimal(texts, found.listing.p50, 0),
            list99=decimal(texts, found.listing.p99, 0),
        )
    )


def bench_processes(texts: Texts, urls: list[str], as_json: bool) -> None:
    """Measure one server process, then two, on a PostgreSQL."""
    try:
        from pentarchy.server.bench import several
    except ImportError as error:
        raise missing(error) from None
    if len(urls) != 1 or not urls[0].startswith("postgres"):
        sentence = "bench processes: give the URL of one empty PostgreSQL database"
        raise BadOptions(sentence, "cli-bench-processes-url")
    for found in several.bench(urls[0]):
        if as_json:
            typer.echo(msgspec.json.encode(found).decode())
            continue
        typer.echo(
            texts.say(
                "cli-bench-processes",
                processes=found.processes,
                tables=found.tables,
                moves=decimal(texts, found.moves_per_second, 0),
                time=_or_unknown(texts, found.processor_milliseconds),
                late=decimal(texts, found.pauses.late),
                worked=decimal(texts, found.pauses.worked),
            )
        )


def bench_workers(texts: Texts, titles: list[str], as_json: bool) -> None:
    """Measure how long bots wait while fifty tables want to be thought for."""
    try:
        from pentarchy.server.bench import sharing
    except ImportError as error:
        raise missing(error) from None
    for title in titles or [sharing.TITLE]:
        found = sharing.bench(title)
        if as_json:
            typer.echo(msgspec.json.encode(found).decode())
            continue
        typer.echo(
            texts.say(
                "cli-bench-workers",
                title=Texts(texts.language, game_of(title)).say("title"),
                level=texts.thing(f"level:{found.level}"),
                tables=found.tables,
                workers=found.workers,
                budget=decimal(texts, found.budget),
                bound=decimal(texts, found.bound),
                p50=decimal(texts, found.p50),
                longest=decimal(texts, found.longest),
                ratio=decimal(texts, found.to_bound, 2),
                turn=_or_unknown(texts, found.turn),
                worked=_or_unknown(texts, found.worked),
                share=_or_unknown(texts, found.worked_to_bound),
                got=_or_unknown(texts, found.got),
            )
        )


def _or_unknown(texts: Texts, value: float | None, places: int = 2) -> str:
    return "?" if value is None else decimal(texts, value, places)


def missing(error: ImportError) -> BadOptions:
    """The extra is not installed."""
    sentence = f"the server needs {error.name}: pip install 'pentarchy[server]'"
    return BadOptions(sentence, "cli-server-needs", name=str(error.name))
