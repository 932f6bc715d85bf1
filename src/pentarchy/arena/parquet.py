"""The games of a match as a Parquet table: one row a game and seat."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from pentarchy.arena.extras import library
from pentarchy.arena.task import Played, Task, deal_of

COLUMNS = (
    "title", "seats", "game", "deal", "seed", "seat", "player", "spec", "order", "score", "margin",
    "win", "turns", "decisions", "forfeit", "seconds",
)  # fmt: skip


def rows(task: Task, games: Iterable[Played]) -> Iterable[tuple[Any, ...]]:
    """The rows of the table."""
    for played in games:
        for seat, player in enumerate(played.players):
            others = played.scores[:seat] + played.scores[seat + 1 :]
            yield (
                task.title,
                len(played.players),
                played.number,
                deal_of(task, played.number),
                str(played.seed),  # more than most tools take for a number
                seat,
                player,
                task.players[player],
                played.order.index(seat),
                played.scores[seat],
                played.scores[seat] - max(others) if others else None,
                played.share(seat),
                played.turns,
                played.decisions,
                played.forfeit is not None and played.forfeit.seat == seat,
                played.seconds,
            )


def write_table(path: Path, matches: Iterable[tuple[Task, Iterable[Played]]]) -> None:
    """Write the games of these matches to one file."""
    polars = library("polars")
    found = [row for task, games in matches for row in rows(task, games)]
    frame = polars.DataFrame(found, schema=list(COLUMNS), orient="row", infer_schema_length=None)
    frame.write_parquet(path)
