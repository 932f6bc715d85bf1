"""A series at one terminal: which game comes next, and how the points stand."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.table import Table as Grid
from rich.text import Text

from pentarchy.cli import looks
from pentarchy.cli.table import Table
from pentarchy.cli.telling import share_line, table
from pentarchy.cli.text import Texts
from pentarchy.kernel.errors import BadOptions
from pentarchy.kernel.game import Game, Options
from pentarchy.kernel.record import Record
from pentarchy.kernel.series import Series, is_series, next_options, next_seed


def played_as_series(game: Game, options: Options, wished: bool) -> bool:
    """Whether the game is the first of a series: a duel always is, a long game if people wish.

    :raises BadOptions: where one is wished for and the game knows none.
    """
    if wished and game.series(options) == "never":
        sentence = f"{game.key} has no series of games"
        raise BadOptions(sentence, "cli-no-series", game=game.key)
    return is_series(game, options, wished)


def following(last: Table, finished: Sequence[Record]) -> Table | None:
    """The table of the game that comes next, with the same people; None where the series ends."""
    first = last.game.check(len(last.seats), finished[0].options)
    options = next_options(last.game, first, finished)
    if options is None:
        return None
    return Table(last.game, last.seats, next_seed(last.seed), msgspec.to_builtins(options))


def numbered(record: Path, game: int) -> Path:
    """Where a later game of a series is saved: `long.record`, `long-2.record`, ..."""
    return record.with_stem(f"{record.stem}-{game}")


def totals_table(texts: Texts, finished: Sequence[Record]) -> Grid:
    """The points of every game so far, and their sums."""
    totals = Series(tuple(finished)).totals()
    made = table("", *(looks.player(seat, texts.player(seat)) for seat in range(len(totals))))
    for number, record in enumerate(finished, start=1):
        assert record.scores is not None
        made.add_row(texts.say("cli-series-game", game=number), *map(str, record.scores))
    made.add_section()
    sums = (Text(str(total), style=looks.HEADING) for total in totals)
    made.add_row(Text(texts.say("cli-total"), style=looks.HEADING), *sums)
    return made


def champion_line(texts: Texts, finished: Sequence[Record]) -> Text:
    """Who has won the series, or who shares it."""
    winners = Series(tuple(finished)).winners()
    return share_line(texts, winners, "cli-series-winner", "cli-series-winners")
