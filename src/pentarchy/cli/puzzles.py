"""`pentarchy puzzles`: list them, solve one, the one of the day; mine and check them."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, ClassVar

import typer
from rich.text import Text

from pentarchy.analysis.puzzles import Puzzle, posed, puzzles_of
from pentarchy.analysis.puzzles.daily import Named, of_the_day
from pentarchy.analysis.puzzles.keeping import note, read_diary, write_puzzles
from pentarchy.analysis.puzzles.merging import graded, merged, read_mined
from pentarchy.analysis.puzzles.mining import mine, search_again
from pentarchy.analysis.puzzles.searching import margin_of
from pentarchy.analysis.puzzles.telling import PuzzleTelling, row
from pentarchy.cli import common, looks
from pentarchy.cli.arena_run import progress
from pentarchy.cli.players import ME, named
from pentarchy.cli.puzzle_walk import PuzzleWalk
from pentarchy.cli.telling import table
from pentarchy.cli.text import Texts
from pentarchy.kernel.errors import BadOptions, PentarchyError
from pentarchy.kernel.game import Game
from pentarchy.kernel.registry import loaded

SHIPPED = 30
"""So many puzzles of a title there should be."""
RIVAL = "master"


class PuzzleTexts(Texts):
    """The command's texts with those of analysis."""

    rooms: ClassVar[tuple[str, ...]] = (*Texts.rooms, "pentarchy.analysis")


TitleArgument = Annotated[str, typer.Argument(help="The game's key.")]


def list_puzzles(
    context: typer.Context,
    title: TitleArgument = common.DEFAULT_TITLE,
    *,
    lang: common.LanguageOption = None,
) -> None:
    """The puzzles of a game, easy ones first."""
    game = common.open_game(title, None)
    texts = PuzzleTexts(common.language(context, lang), game)
    found = puzzles_of(game.folder)
    screen = common.screen()
    if not found:
        screen.print(texts.say("cli-no-puzzles", title=texts.say("title")))
        return
    grid = table(
        texts.say("cli-puzzle-key"),
        texts.say("cli-puzzle-difficulty"),
        texts.say("cli-puzzle-stage"),
        texts.say("cli-puzzle-theme"),
    )
    for puzzle in found.values():
        grid.add_row(Text(puzzle.key, style=looks.COMMAND), *row(texts, puzzle))
    screen.print(grid)
    screen.print(f"  pentarchy puzzles solve {game.key} {next(iter(found))}")


def solve(
    context: typer.Context,
    title: TitleArgument,
    key: Annotated[str | None, typer.Argument(help="Which puzzle; by default the first.")] = None,
    *,
    lang: common.LanguageOption = None,
) -> None:
    """Solve a puzzle. Without a terminal, tells it with its solution."""
    _solve(context, lang, common.open_game(title, None), key)


def day(context: typer.Context, *, lang: common.LanguageOption = None) -> None:
    """The puzzle of the day, the same for everybody."""
    games = loaded()[0]
    found: Named | None = of_the_day(games, datetime.now(UTC).date())
    if found is None:
        raise PentarchyError("no game has puzzles", "cli-no-puzzle-today")
    _solve(context, lang, common.open_game(found.title, None), found.key)


def _solve(
    context: typer.Context, lang: common.Language | None, game: Game, key: str | None
) -> None:
    texts = PuzzleTexts(common.language(context, lang), game)
    puzzle = _puzzle(game, key)
    found = posed(game, puzzle.key)
    tokens = [RIVAL] * found.state.seats
    tokens[puzzle.seat] = ME[0]
    texts = texts.with_players([seat.name for seat in named(texts, tokens)])
    screen = common.screen()
    if common.interactive():
        PuzzleWalk(screen, texts, found, input).solve()
        return
    telling = PuzzleTelling(found, texts)
    screen.print(telling.head())
    for sentence in (telling.hint(1), *telling.explanation()):
        screen.print(sentence)


def _puzzle(game: Game, key: str | None) -> Puzzle:
    found = puzzles_of(game.folder)
    wanted = next(iter(found), "") if key is None else key
    if wanted not in found:
        sentence = f"{game.key} has no puzzle '{wanted}'"
        raise BadOptions(sentence, "cli-no-puzzle", title=game.key, puzzle=wanted)
    return found[wanted]


def mine_title(
    context: typer.Context,
    title: TitleArgument,
    *,
    out: Annotated[
        Path, typer.Option("--out", metavar="DIR", help="Where to; run again to go on.")
    ],
    count: Annotated[int, typer.Option("--count", min=1, help="So many puzzles.")] = SHIPPED,
    seats: Annotated[int | None, typer.Option("--seats", help="So many play.")] = None,
    seed: Annotated[int, typer.Option("--seed", help="The same seed finds the same.")] = 1,
    games: Annotated[int, typer.Option("--games", min=1, help="At most so many games.")] = 1000,
    lang: common.LanguageOption = None,
) -> None:
    """Find puzzles in games of strong players. What was found is kept after every game."""
    game = common.open_game(title, None)
    playing = max(2, game.seat_range[0]) if seats is None else seats
    game.check_seats(playing)
    out.mkdir(parents=True, exist_ok=True)
    mined = read_diary(out)
    found = sum(len(one.puzzles) for one in mined)
    done = {one.number for one in mined}
    with progress(count, shown=True) as step:
        for _ in range(min(found, count)):
            step()
        for number in (n for n in range(1, games + 1) if n not in done):
            if found >= count:
                break
            one = mine(game, playing, number, seed)
            note(out, one)
            mined.append(one)
            for _ in one.puzzles[: count - found]:
                step()
            found += len(one.puzzles)
    kept = write_puzzles(out, mined, count)
    _tell_kept(PuzzleTexts(common.language(context, lang), game), len(kept), len(mined), out)


def merge(
    context: typer.Context,
    title: TitleArgument,
    folders: Annotated[
        list[Path], typer.Argument(help="Folders that were mined into, or of puzzles that ship.")
    ],
    *,
    out: Annotated[Path, typer.Option("--out", metavar="DIR", help="Where to.")],
    count: Annotated[
        int | None, typer.Option("--count", min=1, help="So many puzzles; by default all.")
    ] = None,
    lang: common.LanguageOption = None,
) -> None:
    """Put together what several runs have found, each game once, and grade it anew.

    Names of puzzles in the folders named first stay. Nothing is searched again.
    """
    game = common.open_game(title, None)
    games = [graded(game, one) for one in merged([read_mined(folder) for folder in folders])]
    out.mkdir(parents=True, exist_ok=True)
    found = sum(len(one.puzzles) for one in games)
    kept = write_puzzles(out, games, found if count is None else count)
    _tell_kept(PuzzleTexts(common.language(context, lang), game), len(kept), len(games), out)


def _tell_kept(texts: Texts, puzzles: int, games: int, folder: Path) -> None:
    typer.echo(texts.say("cli-puzzles-kept", puzzles=puzzles, games=games, folder=str(folder)))


def check(
    context: typer.Context, title: TitleArgument, *, lang: common.LanguageOption = None
) -> None:
    """Search every puzzle of a game again, with the play-outs it was found with."""
    game = common.open_game(title, None)
    found = puzzles_of(game.folder)
    wrong = []
    with progress(len(found), shown=True) as step:
        for puzzle in found.values():
            at = posed(game, puzzle.key)
            again = search_again(game, at.state, puzzle.seat, puzzle.seed)
            same = again is not None and at.solves(
                again.best.line.clicks, at.after(again.best.line.clicks)
            )
            if again is None or not same or not again.holds(margin_of(at.state.seats)):
                wrong.append(puzzle.key)
            step()
    texts = PuzzleTexts(common.language(context, lang), game)
    typer.echo(texts.say("cli-puzzles-hold", hold=len(found) - len(wrong), all=len(found)))
    if wrong:
        typer.echo(" ".join(wrong))
        raise typer.Exit(1)
