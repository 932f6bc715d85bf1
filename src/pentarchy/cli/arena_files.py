"""What the arena writes beside the games it keeps: a table for programs, a report for people."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from pentarchy.arena.diary import Diary
from pentarchy.arena.ladder import Ladder
from pentarchy.arena.match import Result
from pentarchy.arena.parquet import write_table
from pentarchy.arena.report import ladder_report, match_report
from pentarchy.arena.task import Task
from pentarchy.cli import common
from pentarchy.cli.text import Texts

TABLE = "games.parquet"
REPORT = "report.html"


def keep_match(
    texts: Texts, task: Task, result: Result, names: Sequence[str], diary: Diary
) -> None:
    """The table and the report of a match, in its folder."""
    games = list(diary.before())[: result.summary.games]
    write_table(diary.folder / TABLE, [(task, games)])
    report = match_report(texts, task, result, names, games)
    common.write_whole(diary.folder / REPORT, report)


def keep_ladder(
    texts: Texts,
    ladder: Ladder,
    names: Sequence[str],
    folder: Path,
    kept: Sequence[tuple[Task, Diary]],
) -> None:
    """The table and the report of a ladder, in its folder."""
    write_table(folder / TABLE, ((task, diary.before()) for task, diary in kept))
    common.write_whole(folder / REPORT, ladder_report(texts, ladder, names))
