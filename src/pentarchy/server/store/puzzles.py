"""Which puzzles somebody has solved, or looked up: the first of both counts."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, select

from pentarchy.server.store import schema
from pentarchy.server.store.writer import Change

_row = schema.puzzle_results.c
ADD = schema.puzzle_results.insert()
FORGET = schema.puzzle_results.delete().where(_row.identity == bindparam("who"))


class PuzzleResult(msgspec.Struct, frozen=True):
    """How somebody came to know a puzzle's solution."""

    title: str
    puzzle: str
    solved: bool
    at: float


def results(connection: Connection, who: str) -> list[PuzzleResult]:
    """All puzzles that somebody knows the solution of, the first ones first."""
    query = (
        select(_row.title, _row.puzzle, _row.solved, _row.at)
        .where(_row.identity == who)
        .order_by(_row.at)
    )
    return [PuzzleResult(*row) for row in connection.execute(query)]


def known(connection: Connection, who: str, title: str, puzzle: str) -> bool:
    """Whether somebody knows the solution already."""
    query = select(_row.solved).where(
        _row.identity == who, _row.title == title, _row.puzzle == puzzle
    )
    return connection.execute(query).first() is not None


def add(who: str, result: PuzzleResult) -> Change:
    """Somebody knows the solution now."""
    return Change(ADD, {"identity": who, **msgspec.structs.asdict(result)})


def give(connection: Connection, who: str) -> list[dict[str, Any]]:
    """What is kept of somebody, as plain values."""
    return [msgspec.structs.asdict(one) for one in results(connection, who)]


def forget(connection: Connection, who: str) -> list[Change]:
    """What is to be written so that nothing of it is left."""
    return [Change(FORGET, {"who": who})]
