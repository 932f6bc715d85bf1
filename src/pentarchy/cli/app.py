"""The commands."""

from __future__ import annotations

from importlib.metadata import version
from typing import Annotated

import typer

from pentarchy.cli import (
    admin,
    analyse,
    arena,
    arena_chances,
    arena_ladder,
    arena_strength,
    arena_train,
    backup,
    bench,
    dataset,
    learn,
    new_game,
    play,
    prove,
    puzzles,
    replay,
    serve,
    shelf,
    simulate,
    verify,
)
from pentarchy.cli.common import Language, LanguageOption
from pentarchy.cli.usage import Command, Group

app = typer.Typer(
    cls=Group,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    help="Empire-building board games in the terminal: play, simulate, replay.",
)


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"pentarchy {version('pentarchy')}")
        raise typer.Exit


@app.callback()
def settings(
    context: typer.Context,
    lang: LanguageOption = None,
    show_version: Annotated[
        bool,
        typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version."),
    ] = False,
) -> None:
    """Settings for all commands."""
    context.obj = lang if lang is None else Language(lang)


app.command("play", cls=Command)(play.play)
app.command("learn", cls=Command)(learn.learn)
app.command("games", cls=Command)(shelf.games)
app.command("simulate", cls=Command)(simulate.simulate)
app.command("replay", cls=Command)(replay.replay)
app.command("verify", cls=Command)(verify.verify)
app.command("analyse", cls=Command)(analyse.analyse_record)
app.command("dataset", cls=Command)(dataset.dataset)
app.command("bench", cls=Command)(bench.bench)
app.command("serve", cls=Command)(serve.serve)
app.command("backup", cls=Command)(backup.backup)
app.command("restore", cls=Command)(backup.restore)
app.command("prove", cls=Command)(prove.prove)
app.command("new-game", cls=Command)(new_game.new_game)

contests = typer.Typer(
    cls=Group, no_args_is_help=True, help="Players against each other: matches and more."
)
contests.command("match", cls=Command)(arena.match)
contests.command("ladder", cls=Command)(arena_ladder.ladder)
contests.command("train", cls=Command)(arena_train.train_title)
contests.command("chances", cls=Command)(arena_chances.chances)
contests.command("strength", cls=Command)(arena_strength.strength)
app.add_typer(contests, name="arena")

riddles = typer.Typer(cls=Group, no_args_is_help=True, help="Positions where one turn is the best.")
riddles.command("list", cls=Command)(puzzles.list_puzzles)
riddles.command("solve", cls=Command)(puzzles.solve)
riddles.command("day", cls=Command)(puzzles.day)
riddles.command("mine", cls=Command)(puzzles.mine_title)
riddles.command("merge", cls=Command)(puzzles.merge)
riddles.command("check", cls=Command)(puzzles.check)
app.add_typer(riddles, name="puzzles")

looking_after = typer.Typer(
    cls=Group, no_args_is_help=True, help="Look after the tables of a server."
)
for name, command in (
    ("tables", admin.tables),
    ("show", admin.show),
    ("people", admin.people),
    ("close", admin.close),
    ("devices", admin.devices),
    ("sign-out", admin.sign_out),
    ("remove-person", admin.remove_person),
    ("remove", admin.remove),
    ("hide-name", admin.hide_name),
    ("hide-line", admin.hide_line),
    ("block", admin.block),
    ("unblock", admin.unblock),
    ("reports", admin.reports),
    ("settle", admin.settle),
    ("statistics", admin.statistics),
    ("log", admin.log),
):
    looking_after.command(name, cls=Command)(command)
app.add_typer(looking_after, name="admin")
