"""`pentarchy dataset`: the decisions of recorded games as a table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from pentarchy.cli import common
from pentarchy.cli.text import Texts
from pentarchy.kernel.errors import PentarchyError
from pentarchy.kernel.record import Record, read_record


def dataset(
    context: typer.Context,
    files: Annotated[
        list[Path], typer.Argument(metavar="RECORDS...", help="Records, or folders of them.")
    ],
    out: Annotated[Path, typer.Option("--out", metavar="FILE.parquet", help="The table to write.")],
    hidden: Annotated[
        Path | None,
        typer.Option(
            "--hidden", metavar="FILE.parquet", help="Write what was hidden here, apart from it."
        ),
    ] = None,
    lang: common.LanguageOption = None,
) -> None:
    """Write every decision of finished games: what was seen, open, picked, and how it ended."""
    texts = Texts(common.language(context, lang))
    write(texts, out, ((file.name, common.open_record(file)) for file in _found(files)), hidden)


def write(
    texts: Texts,
    out: Path,
    records: Iterator[tuple[str, Record]],
    hidden: Path | None = None,
    tell: bool = True,
) -> None:
    """Write the table and say how long it is."""
    try:
        from pentarchy.research.dataset import write as write_table
    except ModuleNotFoundError as error:
        name = str(error.name)
        sentence = f"this needs {name}: pip install 'pentarchy[research]'"
        raise PentarchyError(sentence, "arena-needs", name=name, extra="research") from None
    common.check_writable(out)
    if hidden is not None:
        common.check_writable(hidden)
    rows = write_table(out, records, hidden)
    if tell:
        typer.echo(texts.say("cli-dataset", rows=rows, file=str(out)))


def from_texts(records: list[tuple[str, str]]) -> Iterator[tuple[str, Record]]:
    """Records that were just made."""
    return ((name, read_record(text)) for name, text in records)


def _found(files: list[Path]) -> Iterator[Path]:
    for file in files:
        if file.is_dir():
            yield from sorted(file.rglob("*.record"))
        else:
            yield file
