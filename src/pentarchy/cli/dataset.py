"""`pentarchy dataset`: the decisions of recorded games as a table; and how fast research goes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from pentarchy.cli import common
from pentarchy.cli.telling import table
from pentarchy.cli.text import Texts
from pentarchy.kernel.errors import PentarchyError
from pentarchy.kernel.record import Record, read_record
from pentarchy.kernel.registry import game as game_of
from pentarchy.kernel.registry import titles as all_titles


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
    with _needed():
        from pentarchy.research.dataset import write as write_table
    common.check_writable(out)
    if hidden is not None:
        common.check_writable(hidden)
    rows = write_table(out, records, hidden)
    if tell:
        typer.echo(texts.say("cli-dataset", rows=rows, file=str(out)))


@contextmanager
def _needed() -> Iterator[None]:
    """:raises PentarchyError: naming the extra, where a library is not there."""
    try:
        yield
    except ModuleNotFoundError as error:
        name = str(error.name)
        sentence = f"this needs {name}: pip install 'pentarchy[research]'"
        raise PentarchyError(sentence, "arena-needs", name=name, extra="research") from None


def bench_research(texts: Texts, titles: list[str], as_json: bool) -> None:
    """Measure the ways of research beside the bare engine of the same run."""
    with _needed():
        from pentarchy.research.bench import bench
    measured = bench([game_of(title) for title in titles or all_titles()])
    if as_json:
        typer.echo(msgspec.json.encode(measured).decode())
        return
    made = table(
        texts.say("cli-research-game"),
        texts.say("cli-research-decision"),
        texts.say("cli-research-observation"),
        texts.say("cli-research-pettingzoo"),
        texts.say("cli-research-gymnasium"),
        texts.say("cli-research-openspiel"),
        texts.say("cli-research-batch"),
    )
    for speed in measured:
        shown = (
            (speed.engine, 1.0),
            (speed.view + speed.observation, speed.observation_to_copy),
            (speed.pettingzoo, speed.pettingzoo_to_empty),
            (speed.gymnasium, speed.gymnasium / speed.engine),
            (speed.openspiel, speed.openspiel_to_empty),
            (speed.batch, speed.batch_to_engine),
        )
        made.add_row(
            speed.game,
            *(
                f"{common.decimal(texts, time)} (×{common.decimal(texts, ratio, 2)})"
                for time, ratio in shown
            ),
        )
    console = common.screen()
    console.print(made)
    console.print()
    console.print(texts.say("cli-research-ratios"))


def from_texts(records: list[tuple[str, str]]) -> Iterator[tuple[str, Record]]:
    """Records that were just made."""
    return ((name, read_record(text)) for name, text in records)


def _found(files: list[Path]) -> Iterator[Path]:
    for file in files:
        if file.is_dir():
            yield from sorted(file.rglob("*.record"))
        else:
            yield file
