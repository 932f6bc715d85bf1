"""Putting together what several runs of mining have found, and grading it anew."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec

from pentarchy.analysis.puzzles.keeping import DIARY, read_diary
from pentarchy.analysis.puzzles.mining import Mined
from pentarchy.analysis.puzzles.puzzle import ROWS, Puzzle, difficulty_of, theme_of
from pentarchy.analysis.puzzles.reading import BadPuzzle
from pentarchy.analysis.puzzles.searching import Search, margin_of
from pentarchy.kernel.errors import PentarchyError
from pentarchy.kernel.game import Game
from pentarchy.kernel.record import read_record
from pentarchy.kernel.replay import beginning


def read_mined(folder: Path) -> list[Mined]:
    """What a folder holds: the games of its diary, else the puzzles as they ship.

    :raises BadPuzzle: if there is neither, or something cannot be read.
    """
    if (folder / DIARY).exists():
        return read_diary(folder)
    rows = folder / ROWS
    if not rows.is_file():
        raise BadPuzzle(str(folder), f"there is neither {DIARY} nor {ROWS}")
    games: dict[str, list[Puzzle]] = {}
    for number, row in enumerate(rows.read_text("utf-8").splitlines(), start=1):
        try:
            puzzle = msgspec.json.decode(row, type=Puzzle)
        except msgspec.MsgspecError as error:
            raise BadPuzzle(f"{rows}, line {number}", str(error)) from None
        games.setdefault(puzzle.record, []).append(puzzle)
    return [_shipped(folder, name, puzzles) for name, puzzles in games.items()]


def _shipped(folder: Path, name: str, puzzles: Sequence[Puzzle]) -> Mined:
    page = folder / f"{name}.record"
    number = name.partition("-")[2]
    if not page.is_file() or not number.isdecimal():
        raise BadPuzzle(str(folder), f"{name}.record is missing")
    return Mined(int(number), page.read_text("utf-8"), tuple(puzzles))


def merged(runs: Iterable[Sequence[Mined]]) -> list[Mined]:
    """All games once. Runs number their games alike: of two different ones with a number the later
    one gets a new number, so that names which people know stay."""
    found: dict[int, Mined] = {}
    for run in runs:
        for game in run:
            if not game.puzzles:
                continue
            same = next((one for one in found.values() if _same(one, game)), None)
            if same is not None:
                found[same.number] = _joined(same, game)
                continue
            number = game.number if game.number not in found else max(found) + 1
            found[number] = _renamed(game, number)
    return list(found.values())


def _moves(game: Mined) -> str:
    """The text without its last line, which says only that it goes no further."""
    return game.record.rstrip("\n").rpartition("\n")[0] + "\n"


def _same(one: Mined, other: Mined) -> bool:
    """Whether it is the same game, perhaps kept up to another move."""
    shorter, longer = sorted((_moves(one), _moves(other)), key=len)
    return longer.startswith(shorter)


def _joined(one: Mined, other: Mined) -> Mined:
    """The puzzles of both, each position once; those of the first stay."""
    known = {puzzle.at for puzzle in one.puzzles}
    more = [p for p in _renamed(other, one.number).puzzles if p.at not in known]
    longer = max(one, other, key=lambda game: len(game.record))
    return Mined(one.number, longer.record, (*one.puzzles, *more))


def _renamed(game: Mined, number: int) -> Mined:
    if number == game.number:
        return game
    puzzles = (
        msgspec.structs.replace(puzzle, key=f"{number}-{puzzle.at}", record=f"game-{number}")
        for puzzle in game.puzzles
    )
    return Mined(number, game.record, tuple(puzzles))


def graded(game: Game, mined: Mined) -> Mined:
    """The same with reasons and difficulty as they are told today; nothing is searched.

    :raises BadPuzzle: if a position or a turn does not agree with the rules.
    """
    record = read_record(mined.record)
    found = []
    for puzzle in mined.puzzles:
        try:
            state = beginning(record.until(puzzle.at), f"puzzle:{game.key}/{puzzle.key}").state
            turns = (puzzle.solution, puzzle.other)
            best, other = (tuple(game.parse(text) for text in turn) for turn in turns)
            search = Search(game, state.view(puzzle.seat), puzzle.seed)
            gains, prepares = search.differing(best, other)
        except PentarchyError as error:
            raise BadPuzzle(f"{game.key}/{puzzle.key}", str(error)) from error
        margin = margin_of(state.seats)
        found.append(
            msgspec.structs.replace(
                puzzle,
                gains=gains,
                prepares=prepares,
                theme=theme_of(gains, prepares) or puzzle.theme,
                difficulty=difficulty_of(
                    puzzle.novice, puzzle.apprentice, puzzle.lead, margin, len(puzzle.solution)
                ),
            )
        )
    return Mined(mined.number, mined.record, tuple(found))
