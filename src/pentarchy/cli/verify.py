"""`pentarchy verify`: whether records say what really happens."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from pentarchy.cli import common
from pentarchy.cli.text import Texts
from pentarchy.kernel.chance import CHANCE
from pentarchy.kernel.errors import PentarchyError
from pentarchy.kernel.record import Branch, Move, Record
from pentarchy.kernel.replay import Replay, seed_kept
from pentarchy.kernel.replay import replay as play_again

DIFFERS, UNREADABLE = 1, 2


def verify(
    context: typer.Context,
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Records.")],
    lang: common.LanguageOption = None,
) -> None:
    """Replay records and compare scores, hashes, seed, components and rules.

    Exit code 0: all agree; 1: one differs; 2: one cannot be read.
    """
    texts = Texts(common.language(context, lang))
    codes = [_check(file, texts) for file in files]
    if any(codes):
        raise typer.Exit(max(codes))


def _check(file: Path, texts: Texts) -> int:
    """Print the line of one record; the exit code that it asks for."""
    try:
        record, result = _again(file)
    except (PentarchyError, OSError) as error:
        common.say_error(common.sentence(error, texts.language))
        return UNREADABLE
    problem = _problem(texts.language, record, result)
    if problem is None:
        notes = _notes(texts, record, result)
        typer.echo(f"{file}: {texts.say('cli-verify-ok')}, {', '.join(notes)}")
        return 0
    typer.echo(f"{file}: {texts.say('cli-verify-differs', problem=problem)}")
    return DIFFERS


def _again(file: Path) -> tuple[Record, Replay]:
    record = common.open_record(file)
    with common.named_file(file):
        return record, play_again(record)


def _problem(language: str, record: Record, result: Replay) -> str | None:
    """What is wrong with the record, if anything."""
    if result.difference is not None:
        return common.told(result.difference.message, language, record.game)
    if record.own_components is not None and record.components != result.game.components_hash:
        return Texts(language).say("cli-verify-other-components")
    broken = seed_kept(record)
    return None if broken is None else common.told(broken.message, language)


def _notes(texts: Texts, record: Record, result: Replay) -> list[str]:
    """What is worth saying about a record that agrees."""
    if record.scores is None:
        picks = sum(isinstance(line, Move) and line.seat != CHANCE for line in record.lines)
        notes = [texts.say("cli-verify-unfinished", picks=picks)]
    else:
        scores = " ".join(str(score) for score in record.scores)
        notes = [texts.say("cli-verify-scores", scores=scores)]
    if record.rules != result.game.rules:
        then, now = str(record.rules), str(result.game.rules)
        notes.append(texts.say("cli-verify-rules", then=then, now=now))
    if record.components != result.game.components_hash:
        notes.append(texts.say("cli-verify-components"))
    if record.own_components is not None:
        notes.append(texts.say("cli-verify-own"))
    parts: list[Record | Branch] = [record, *record.branches]
    for branch in record.branches:
        named = branch.source != ""
        told = "cli-verify-branch" if named else "cli-verify-branch-unnamed"
        notes.append(texts.say(told, source=branch.source))
    if any(part.seed is None for part in parts):
        notes.append(texts.say("cli-verify-no-seed"))
    if any(part.commitment for part in parts):
        notes.append(texts.say("cli-verify-commitment"))
    return notes
