"""`pentarchy backup` and `pentarchy restore`: a whole house in one file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from pentarchy.cli.common import LanguageOption, check_writable, language
from pentarchy.cli.serve import missing
from pentarchy.cli.text import Texts

DatabaseOption = Annotated[
    str | None,
    typer.Option(
        metavar="URL", help="By default PENTARCHY_DATABASE, or sqlite:///pentarchy.sqlite."
    ),
]


def backup(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Replaced if it is there.")],
    database: DatabaseOption = None,
    lang: LanguageOption = None,
) -> None:
    """Write everything a server has stored to one file; the server may go on meanwhile."""
    try:
        from pentarchy.server.backup import backup as write
        from pentarchy.server.settings import read_settings
    except ImportError as error:
        raise missing(error) from None
    check_writable(file)
    rows = write(read_settings({"database": database}), file)
    _tell(context, lang, "cli-backup-done", file, rows)


def restore(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What `backup` has written.")],
    database: DatabaseOption = None,
    lang: LanguageOption = None,
) -> None:
    """Fill an empty database with a backup, whichever kind of database that was made from."""
    try:
        from pentarchy.server.backup import restore as fill
        from pentarchy.server.settings import read_settings
    except ImportError as error:
        raise missing(error) from None
    rows = fill(read_settings({"database": database}), file)
    _tell(context, lang, "cli-restore-done", file, rows)


def _tell(
    context: typer.Context, lang: LanguageOption, key: str, file: Path, rows: dict[str, int]
) -> None:
    texts = Texts(language(context, lang))
    typer.echo(
        texts.say(
            key,
            file=str(file),
            tables=rows["tables"],
            moves=rows["moves"],
            people=rows["identities"],
        )
    )
