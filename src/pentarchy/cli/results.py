"""How games ended, for programs that read it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from pentarchy.cli.table import Table
from pentarchy.kernel.messages import ScoreLine
from pentarchy.kernel.series import leaders, totals


class GameResult(msgspec.Struct, frozen=True, kw_only=True):
    """The end of one game."""

    seed: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    rank: str | None
    """The title that somebody who played alone has earned."""
    lines: tuple[tuple[ScoreLine, ...], ...]
    """Where the points of each seat come from; lines with a count tell what decided a tie."""


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """The end of a game, or of a series of games."""

    title: str
    players: tuple[str, ...]
    games: tuple[GameResult, ...]
    totals: tuple[int, ...]
    """The points of each seat over all games."""
    winners: tuple[int, ...]
    """Who has won the game, or the series, or shares it; empty where nobody has."""


def result_of(tables: Sequence[Table], series: bool) -> Result:
    """What the games of these tables came to; all of them are over."""
    games = tuple(_game(table) for table in tables)
    sums = totals([game.scores for game in games])
    return Result(
        title=tables[0].game.key,
        players=tuple(seat.token for seat in tables[0].seats),
        games=games,
        totals=sums,
        winners=leaders(sums) if series else games[0].winners,
    )


def _game(table: Table) -> GameResult:
    state = table.state
    return GameResult(
        seed=str(table.seed),
        scores=state.scores(),
        winners=state.winners(),
        rank=state.rank(),
        lines=tuple(state.score_lines(seat) for seat in range(state.seats)),
    )
