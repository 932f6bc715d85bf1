"""`pentarchy arena chances`: how far the chances of winning can be trusted."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from pentarchy import bots
from pentarchy.analysis.honest.kept import Honesty, Measured
from pentarchy.analysis.honest.measuring import WORLDS, measured, said_in
from pentarchy.analysis.honest.page import page
from pentarchy.cli import common
from pentarchy.cli.arena_run import progress
from pentarchy.cli.text import Texts
from pentarchy.kernel.errors import BadOptions
from pentarchy.kernel.registry import titles as all_titles

HERE = Path(__file__).parents[1] / "analysis" / "honest"


def chances(
    titles: Annotated[list[str] | None, typer.Argument(help="Keys of games; all of them.")] = None,
    *,
    games: Annotated[int, typer.Option("--games", help="New games of each title.")] = 200,
    level: Annotated[str, typer.Option("--level", help="Who plays.")] = "apprentice",
    seats: Annotated[int, typer.Option("--seats", help="How many play.")] = 2,
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same games.")] = 1,
    folder: Annotated[
        Path, typer.Option("--folder", metavar="DIR", help="Where what was measured is kept.")
    ] = HERE,
    out: Annotated[
        Path, typer.Option("--out", metavar="FILE", help="The page that is written.")
    ] = Path("docs/chances.md"),
) -> None:
    """Hold predicted chances against how new games ended, and against the points on the table.

    What was measured before at another level, or with other seats, stays.
    """
    bots.make(level, 0)
    if games < 2:
        raise BadOptions("games: at least two are needed", "arena-two-games")
    if seats < 2:
        raise BadOptions("seats: alone there is nobody to win against", "arena-alone")
    opened = [common.open_game(title, None) for title in titles or all_titles()]
    for game in opened:
        game.check_seats(seats)
    common.check_writable(out)
    with progress(games * len(opened), shown=True) as step:
        for game in opened:
            said = []
            for number in range(games):
                said += said_in(game, seats, level, seed, number)
                step()
            found = measured(said, level, seats, games, seed)
            _keep(folder / f"{game.key}.json", game.key, game.rules, found)
    known = [_read(file) for file in sorted(folder.glob("*.json"))]
    names = {
        one.title: Texts("en", common.open_game(one.title, None)).say("title") for one in known
    }
    common.write_whole(out, page(known, names, WORLDS))


def _read(file: Path) -> Honesty:
    return msgspec.json.decode(file.read_bytes(), type=Honesty)


def _keep(file: Path, title: str, rules: int, found: Measured) -> None:
    """Write it beside what was measured otherwise, under the same rules."""
    before = _read(file).measured if file.is_file() else ()
    kind = (found.level, found.seats)
    rows = [one for one in before if (one.level, one.seats) != kind]
    rows = sorted([*rows, found], key=lambda one: (one.seats, one.level))
    kept = Honesty(title=title, rules=rules, measured=tuple(rows))
    text = msgspec.json.format(msgspec.json.encode(kept), indent=1).decode()
    common.write_whole(file, text + "\n")
