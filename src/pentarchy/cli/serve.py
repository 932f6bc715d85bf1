"""`pentarchy serve`: tables for people in browsers; `pentarchy bench server`: how fast it is;
`pentarchy bench workers`: how fairly it shares them out."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer

from pentarchy.cli.common import decimal, language, say_broken
from pentarchy.cli.text import Texts
from pentarchy.kernel.errors import BadOptions
from pentarchy.kernel.registry import game as game_of


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
        raise _missing(error) from None
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


def bench_server(texts: Texts, as_json: bool) -> None:
    """Measure the server, beside an echo server and bare commits of the same run."""
    try:
        from pentarchy.server.bench.run import bench
    except ImportError as error:
        raise _missing(error) from None
    found = bench()
    if as_json:
        typer.echo(msgspec.json.encode(found).decode())
        return
    memory = found.kilobytes_a_table
    typer.echo(
        texts.say(
            "cli-bench-server",
            tables=found.tables,
            moves=decimal(texts, found.moves_per_second, 0),
            commits=decimal(texts, found.moves_to_commits, 3),
            rate=decimal(texts, found.paced_rate, 0),
            p50=decimal(texts, found.latency.p50),
            p99=decimal(texts, found.latency.p99),
            ratio50=decimal(texts, found.p50_to_echo),
            ratio99=decimal(texts, found.p99_to_echo),
            memory="?" if memory is None else decimal(texts, memory, 0),
        )
    )


def bench_workers(texts: Texts, titles: list[str], as_json: bool) -> None:
    """Measure how long bots wait while fifty tables want to be thought for."""
    try:
        from pentarchy.server.bench import sharing
    except ImportError as error:
        raise _missing(error) from None
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


def _or_unknown(texts: Texts, value: float | None) -> str:
    return "?" if value is None else decimal(texts, value, 2)


def _missing(error: ImportError) -> BadOptions:
    sentence = f"the server needs {error.name}: pip install 'pentarchy[server]'"
    return BadOptions(sentence, "cli-server-needs", name=str(error.name))
