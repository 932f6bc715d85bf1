"""`pentarchy analyse`: where a game was lost, what was luck, what would have been better."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.table import Table as Grid
from rich.text import Text

from pentarchy.analysis import Analysis, Judged, analyse, effort_of
from pentarchy.analysis.advice import Advice
from pentarchy.analysis.page import page
from pentarchy.analysis.telling import Telling
from pentarchy.bots.player import Reasons
from pentarchy.cli import common, looks
from pentarchy.cli.advice import brief
from pentarchy.cli.arena_run import progress
from pentarchy.cli.boards.hanging import Hanging
from pentarchy.cli.players import named
from pentarchy.cli.text import Texts
from pentarchy.kernel.errors import BadOptions
from pentarchy.kernel.record import Move
from pentarchy.kernel.registry import game as game_of


def analyse_record(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(help="A record.")],
    *,
    level: Annotated[
        str, typer.Option("--level", help="Who judges: apprentice, master or emperor.")
    ] = "master",
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
    html: Annotated[
        Path | None, typer.Option("--html", metavar="FILE", help="Write a page with a graph.")
    ] = None,
    lang: common.LanguageOption = None,
) -> None:
    """What a recorded game was about: luck, own and others' decisions, the costliest ones.

    The same record and level give the same analysis.
    """
    effort = effort_of(level)
    if as_json and html is not None:
        raise BadOptions("json and html: choose one of them", "cli-json-or-html")
    if html is not None:
        common.check_writable(html)
    record = common.open_record(file)
    moves = sum(isinstance(line, Move) for line in record.lines)
    with common.named_file(file), progress(moves, shown=True) as step:
        found = analyse(record, effort, lambda done, _: step() if done else None)
    if as_json:
        typer.echo(msgspec.json.encode(found).decode())
        return
    language = common.language(context, lang)
    game = game_of(record.game, record.own_components)
    players = record.players or ("",) * record.seats
    names = [player.name for player in named(Texts(language, game), players)]
    names = [name or Texts(language, game).player(seat) for seat, name in enumerate(names)]
    texts = Texts(language, game, names)
    telling = Telling(found, game, language, names, level, lambda one: _why(texts, one))
    if html is not None:
        common.write_whole(html, page(telling))
    else:
        _show(telling, found)


def _why(texts: Texts, one: Judged) -> Iterator[str]:
    """In the words of a hint: the best beside what was done."""
    told = Advice(instead=one.label, gains=one.gains, prepares=one.prepares)
    alone = len(one.after) == 1
    reasons = Reasons(chance_before=None if alone else one.after[one.seat], ahead=one.loss)
    return brief(texts, told, reasons, one.seat)


def _show(telling: Telling, found: Analysis) -> None:
    console = common.screen()
    console.print(Text(telling.head(), style=looks.HEADING))
    for line in telling.warnings():
        console.print(line)
    first, *others = telling.columns()
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    grid.add_column(first)
    for column in others:
        grid.add_column(column, justify="right")
    for row in telling.rows():
        grid.add_row(*row)
    console.print(grid)
    console.print(telling.say("note"))
    turnings = telling.turnings()
    if turnings:
        console.print()
        console.print(Text(telling.say("turnings"), style=looks.HEADING))
        for line in turnings:
            console.print(Hanging([Text(f"  {line}")], 2))
    for seat in range(found.seats):
        console.print()
        console.print(Text(telling.costly_title(seat), style=looks.HEADING))
        costly = telling.costly(seat)
        if not costly:
            console.print(f"  {telling.say('nothing')}")
        for done, *more in costly:
            console.print(Hanging([Text(f"  {done}")], 2))
            for line in more:
                console.print(Hanging([Text(f"    {line}")], 2))
    console.print()
    console.print(telling.how())
