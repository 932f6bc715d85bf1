"""`pentarchy bench`: how fast the engines are."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer

from pentarchy.cli import common
from pentarchy.cli.dataset import bench_research
from pentarchy.cli.serve import bench_crowd, bench_processes, bench_server, bench_workers
from pentarchy.cli.telling import table
from pentarchy.cli.text import Texts
from pentarchy.kernel.registry import game as game_of
from pentarchy.kernel.registry import titles as all_titles


def bench(
    context: typer.Context,
    titles: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[TITLE]...|server [TITLE]...|crowd [TITLE]|processes URL|workers [TITLE]..."
            "|research [TITLE]...",
            help="Games, by default all; the server; how late it is with a full house; one and "
            "two of its processes on a PostgreSQL; how long bots of fifty tables wait; or the "
            "environments for research.",
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
    lang: common.LanguageOption = None,
) -> None:
    """Measure the engines on one core, in CPU time, beside a reference of the same run."""
    from pentarchy.arena.bench import bench as measure

    if titles and titles[0] == "server":
        bench_server(Texts(common.language(context, lang)), titles[1:], as_json)
        return
    if titles and titles[0] == "crowd":
        bench_crowd(Texts(common.language(context, lang)), titles[1:], as_json)
        return
    if titles and titles[0] == "processes":
        bench_processes(Texts(common.language(context, lang)), titles[1:], as_json)
        return
    if titles and titles[0] == "workers":
        bench_workers(Texts(common.language(context, lang)), titles[1:], as_json)
        return
    if titles and titles[0] == "research":
        bench_research(Texts(common.language(context, lang)), titles[1:], as_json)
        return
    games = [game_of(title) for title in titles or all_titles()]
    measured = measure(games)
    if as_json:
        typer.echo(msgspec.json.encode(measured).decode())
        return
    language = common.language(context, lang)
    texts = Texts(language)
    made = table(
        texts.say("cli-bench-game"),
        texts.say("cli-bench-games"),
        texts.say("cli-bench-decision"),
        texts.say("cli-bench-copy"),
        texts.say("cli-bench-imagine"),
        texts.say("cli-bench-valuation"),
    )
    for speed in measured.speeds:
        made.add_row(
            Texts(language, game_of(speed.game)).say("title"),
            common.decimal(texts, speed.games_per_second, 0),
            f"{_micro(texts, speed.decision)} ({_times(texts, speed.decision_ratio)})",
            f"{_micro(texts, speed.copy)} ({_times(texts, speed.copy_ratio)})",
            f"{_micro(texts, speed.imagine)} ({_times(texts, speed.imagine_to_copy)})",
            f"{_micro(texts, speed.valuation)} ({_times(texts, speed.valuation_to_decision)})",
        )
    console = common.screen()
    console.print(made)
    console.print()
    reference = _micro(texts, measured.reference)
    console.print(texts.say("cli-bench-reference", time=reference))
    for speed in measured.speeds:
        if speed.growth:
            title = Texts(language, game_of(speed.game)).say("title")
            sizes = ", ".join(f"{size}: {_micro(texts, time)}" for size, time in speed.growth)
            console.print(texts.say("cli-bench-growth", title=title, sizes=sizes))


def _micro(texts: Texts, value: float) -> str:
    return common.decimal(texts, value, 2)


def _times(texts: Texts, ratio: float) -> str:
    return f"×{common.decimal(texts, ratio, 2)}"
