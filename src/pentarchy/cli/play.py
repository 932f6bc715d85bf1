"""`pentarchy play`: people and bots in the terminal."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console

from pentarchy import bots
from pentarchy.cli import common
from pentarchy.cli.desk import Desk
from pentarchy.cli.person import Terminal
from pentarchy.cli.players import ME, OPPONENT, Seat, named, seated
from pentarchy.cli.results import result_of
from pentarchy.cli.series import (
    champion_line,
    following,
    numbered,
    played_as_series,
    totals_table,
)
from pentarchy.cli.table import Quit, Table
from pentarchy.cli.telling import score_table, sentences, winner_line
from pentarchy.cli.text import Texts
from pentarchy.kernel.actions import Action
from pentarchy.kernel.chance import random_seed
from pentarchy.kernel.messages import Event


def play(
    context: typer.Context,
    title: Annotated[str, typer.Argument(help="The game's key.")] = common.DEFAULT_TITLE,
    *,
    players: Annotated[
        str | None,
        typer.Option(
            "--players",
            metavar="NAMES",
            help="Who plays, by comma: names of people (or me), levels of bots "
            f"({', '.join(bots.LEVELS)}).",
        ),
    ] = None,
    seats: Annotated[
        int | None, typer.Option("--seats", help="How many play; bots fill the free seats.")
    ] = None,
    seed: common.SeedOption = None,
    option: common.OptionOption = None,
    components: common.ComponentsOption = None,
    record: Annotated[
        Path | None, typer.Option("--record", metavar="FILE", help="Save the game there.")
    ] = None,
    series: Annotated[
        bool,
        typer.Option(
            "--series",
            help="Play the games of a series and sum their points; where the options make it a "
            "series, it is one anyhow.",
        ),
    ] = False,
    as_json: Annotated[
        bool, typer.Option("--json", help="Let bots play and print the result as JSON.")
    ] = False,
    lang: common.LanguageOption = None,
) -> None:
    """Play a game in the terminal.

    Without a terminal, tells how to play and lets bots play one game.
    """
    game = common.open_game(title, components)
    texts = Texts(common.language(context, lang), game)
    interactive = common.interactive() and not as_json
    sitting = _sitting(texts, seated(game, players, seats, ME[0]), interactive)
    texts = texts.with_players([seat.name for seat in sitting])
    seed = random_seed() if seed is None else seed
    options = common.read_options(game, option)
    whole = played_as_series(game, game.check(len(sitting), options), series)
    if record is not None:
        common.check_writable(record)
    screen = Console(quiet=True) if as_json else common.screen()
    desk = Desk(screen, texts, Table(game, sitting, seed, options))
    if not interactive:
        example = desk.example(desk.table.state.actors[0])
        desk.say("cli-how-to-play", title=texts.say("title"), key=game.key, example=example)
        desk.console.print()
    again = _again(desk.table, option or [], components, series)
    ended = run(desk, input)
    _save(desk, record)
    finished = [desk.table]
    if whole and ended:
        finished = run_series(desk, input, record)
    if as_json:
        typer.echo(msgspec.json.encode(result_of(finished, whole)).decode())
    desk.say("cli-seed", seed=str(seed))
    if record is not None:
        desk.say("cli-replay-how")
        again = shlex.join(["pentarchy", "replay", str(record)])
    else:
        desk.say("cli-again-how")
    desk.console.print(f"  {again}", soft_wrap=True)


def _save(desk: Desk, record: Path | None) -> None:
    if record is not None:
        common.write_whole(record, desk.table.recording.record().to_text())
        desk.say("cli-saved", file=str(record))


def _sitting(texts: Texts, tokens: list[str], interactive: bool) -> list[Seat]:
    """Who sits where; without a terminal there are no people."""
    sitting = named(texts, tokens)
    if interactive:
        return sitting
    return named(texts, [OPPONENT if seat.level is None else seat.token for seat in sitting])


def run(desk: Desk, read: Callable[[str], str]) -> bool:
    """Play the game at this desk; whether it came to its end, and nobody left before."""
    table = desk.table
    person = Terminal(desk, read) if table.people else Spectator(desk.console, desk.texts)
    try:
        table.run(person)
    except (Quit, KeyboardInterrupt):
        desk.say("cli-left")
        return False
    _end(desk)
    return True


def run_series(desk: Desk, read: Callable[[str], str], record: Path | None) -> list[Table]:
    """The games that follow the first one, as long as there is one and nobody leaves; all that
    were played to their end."""
    tables = [desk.table]
    while True:
        finished = [table.recording.record() for table in tables]
        desk.console.print()
        desk.console.print(totals_table(desk.texts, finished))
        table = following(desk.table, finished)
        if table is None:
            desk.console.print()
            desk.console.print(champion_line(desk.texts, finished))
            return tables
        desk.say("cli-series-next", game=len(finished) + 1)
        try:
            if table.people:
                read(f"{desk.texts.say('cli-press-enter')} ")
        except (EOFError, KeyboardInterrupt):
            desk.say("cli-left")
            return tables
        desk = Desk(desk.console, desk.texts, table)
        if not run(desk, read):
            return tables
        tables.append(table)
        _save(desk, None if record is None else numbered(record, len(tables)))


class Spectator:
    """Nobody plays, somebody reads: the log as it grows."""

    def __init__(self, console: Console, texts: Texts) -> None:
        self._console = console
        self._texts = texts

    def watch(self, table: Table, events: Sequence[Event]) -> None:
        for sentence in sentences(self._texts, events, None):
            self._console.print(sentence)

    def pick(self, table: Table, seat: int) -> Action | None:
        raise Quit


def _end(desk: Desk) -> None:
    """The final board, everybody's points, and who has won."""
    desk.console.clear()
    people = desk.table.people
    last = desk.table.log[-1] if people else []
    desk.console.print()
    desk.board(people[0] if len(people) == 1 else None)
    desk.console.print()
    for sentence in sentences(desk.texts, last, None):
        desk.console.print(sentence)
    desk.console.print()
    desk.console.print(score_table(desk.texts, desk.table.state))
    desk.console.print()
    desk.console.print(winner_line(desk.texts, desk.table.state))


def _again(
    table: Table, options: Sequence[str], components: Path | None, series: bool = False
) -> str:
    """The command that sets the same game up again."""
    players = ",".join(seat.token for seat in table.seats)
    words = ["pentarchy", "play", table.game.key, "--players", players, "--seed", str(table.seed)]
    for option in options:
        words += ["--option", option]
    if components is not None:
        words += ["--components", str(components)]
    return shlex.join([*words, "--series"] if series else words)
