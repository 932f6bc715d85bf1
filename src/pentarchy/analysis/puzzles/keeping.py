"""What mining has found, as files: a diary to go on with, and the puzzles as they ship."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import msgspec

from pentarchy.analysis.puzzles.mining import Mined
from pentarchy.analysis.puzzles.puzzle import DIFFICULTIES, ROWS, Puzzle

DIARY = ".mined.jsonl"
"""A game a line, in the folder that is mined into; hidden, for it does not ship."""
OF_A_THEME = 8
"""At most so many puzzles of one theme are kept, as long as there are enough of others."""


def read_diary(folder: Path) -> list[Mined]:
    """The games that were mined before; a line that was cut off is not there."""
    page = folder / DIARY
    if not page.exists():
        return []
    found = []
    for row in page.read_bytes().splitlines():
        try:
            found.append(msgspec.json.decode(row, type=Mined))
        except msgspec.MsgspecError:
            continue
    return found


def note(folder: Path, mined: Mined) -> None:
    """Add a game to the diary, whole or not at all for who reads it."""
    page = folder / DIARY
    row = msgspec.json.encode(mined) + b"\n"
    if page.exists() and not page.read_bytes().endswith(b"\n"):
        row = b"\n" + row
    with page.open("ab") as file:
        file.write(row)
        file.flush()
        os.fsync(file.fileno())


def sorted_out(found: Iterable[Puzzle], count: int) -> list[Puzzle]:
    """The puzzles to keep, easy ones first, by theme: no theme takes all places."""
    left = sorted(found, key=lambda puzzle: (-puzzle.lead, puzzle.key))
    themes: Counter[str] = Counter()
    kept: list[Puzzle] = []
    spare: list[Puzzle] = []
    for puzzle in left:
        room = themes[puzzle.theme] < OF_A_THEME
        (kept if room else spare).append(puzzle)
        themes[puzzle.theme] += room
    chosen = (kept + spare)[:count]
    return sorted(chosen, key=lambda one: (DIFFICULTIES.index(one.difficulty), one.theme, one.key))


def write_puzzles(folder: Path, mined: Iterable[Mined], count: int) -> list[Puzzle]:
    """Write the puzzles and their records; what stood there before is replaced."""
    games = list(mined)
    chosen = sorted_out((puzzle for game in games for puzzle in game.puzzles), count)
    wanted = {puzzle.record for puzzle in chosen}
    for old in folder.glob("*.record"):
        if old.stem not in wanted:
            old.unlink()
    for game in games:
        name = f"game-{game.number}"
        if name in wanted:
            _write(folder / f"{name}.record", game.record)
    _write(folder / ROWS, "".join(msgspec.json.encode(one).decode() + "\n" for one in chosen))
    return chosen


def _write(path: Path, text: str) -> None:
    part = path.with_name(f".{path.name}.part")
    part.write_text(text, "utf-8")
    os.replace(part, path)
