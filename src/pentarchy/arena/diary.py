"""A folder that keeps a match game by game, so that it can go on after any interruption."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from pentarchy.arena.identity import Identity, identity
from pentarchy.arena.playing import open_game
from pentarchy.arena.program import is_program
from pentarchy.arena.task import Played, Task
from pentarchy.kernel.chance import random_seed
from pentarchy.kernel.errors import PentarchyError

TASK = "task.json"
GAMES = "games.jsonl"


class Begun(msgspec.Struct, frozen=True):
    """What is played in a folder."""

    task: Task
    rests_on: Identity


class Diary:
    """One line a game, in the order of their numbers."""

    def __init__(self, folder: Path, task: Task) -> None:
        """:raises PentarchyError: if something else is played in that folder."""
        self.folder = folder
        self._games = folder / GAMES
        self._size = 0
        game = open_game(task.title, task.components)
        levels = [spec for spec in task.players if not is_program(spec)]
        self._begun = Begun(task, identity(game, levels))
        self._check()

    def _check(self) -> None:
        if self.folder.exists() and not self.folder.is_dir():
            raise NotADirectoryError(20, "this is not a folder", str(self.folder))
        known = self.folder / TASK
        if not known.exists():
            return
        try:
            before = msgspec.json.decode(known.read_bytes(), type=Begun)
        except msgspec.DecodeError:
            before = None
        if before is None or _same(before) != _same(self._begun):
            sentence = f"{self.folder}: another match is kept there"
            raise PentarchyError(sentence, "arena-other-match", folder=str(self.folder))

    def before(self) -> Iterator[Played]:
        """The games that were played already; a line that was cut off is forgotten."""
        if not self._games.exists():
            return
        self._size = 0
        with self._games.open("rb") as lines:
            for number, line in enumerate(lines):
                try:
                    played = msgspec.json.decode(line, type=Played)
                except msgspec.DecodeError:
                    return
                if played.number != number or not line.endswith(b"\n"):
                    return
                self._size += len(line)
                yield played

    def add(self, played: Played) -> None:
        """Write a game down, so that it outlives a kill of this process."""
        if not (self.folder / TASK).exists():
            self.folder.mkdir(parents=True, exist_ok=True)
            (self.folder / TASK).write_bytes(msgspec.json.encode(self._begun) + b"\n")
        for game, text in enumerate(played.records, start=1):
            which = f"{played.number:06}" if game == 1 else f"{played.number:06}-{game}"
            (self.folder / "records").mkdir(exist_ok=True)
            name = f"{self._begun.task.title}-{which}.record"
            (self.folder / "records" / name).write_text(text, "utf-8")
        line = msgspec.json.encode(msgspec.structs.replace(played, record=None, later=())) + b"\n"
        descriptor = os.open(self._games, os.O_RDWR | os.O_CREAT, 0o666)
        try:
            os.ftruncate(descriptor, self._size)
            self._size += os.pwrite(descriptor, line, self._size)
        finally:
            os.close(descriptor)


def kept_seed(folder: Path | None) -> int | None:
    """The seed of what is played in a folder: who names none means that one."""
    if folder is None or not (folder / TASK).is_file():
        return None
    try:
        return msgspec.json.decode((folder / TASK).read_bytes(), type=Begun).task.seed
    except msgspec.DecodeError:
        return None


def drawn_seed(seed: int | None, folder: Path | None) -> int:
    """The seed that was named, or that of the folder, or a new one."""
    for known in (seed, kept_seed(folder)):
        if known is not None:
            return known
    return random_seed()


def _same(begun: Begun) -> Any:
    """What must be equal for a match to go on: all but how many games it shall be."""
    task = msgspec.structs.replace(begun.task, games=0)
    return msgspec.to_builtins((task, begun.rests_on))
