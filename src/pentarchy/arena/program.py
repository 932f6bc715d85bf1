"""Any program as a player: it is asked with a line of JSON and answers with the id of an action.

Only the arena seats programs: they run with the rights of whoever started the match.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
from contextlib import suppress
from selectors import EVENT_READ, EVENT_WRITE, DefaultSelector
from tempfile import TemporaryFile
from time import monotonic
from typing import Any

import msgspec

from pentarchy.bots import Plan, Thought
from pentarchy.kernel.actions import Legal
from pentarchy.kernel.errors import BadOptions
from pentarchy.kernel.game import Game
from pentarchy.kernel.messages import Arg, Message, word
from pentarchy.kernel.view import View

PREFIX = "cmd:"
LONGEST = 1 << 16
"""An answer of more bytes than this is none."""
SHOWN = 80
"""At most so many letters of an unusable answer are told."""
GRACE = 1.0
"""Seconds that a program has to end by itself once nothing more is asked."""


class Forfeited(Exception):
    """The program gave no usable answer; the message says what came instead."""

    def __init__(self, key: str, **args: Arg) -> None:
        super().__init__(key)
        self.why = Message(key, {k: word(v) if isinstance(v, str) else v for k, v in args.items()})


def is_program(spec: str) -> bool:
    return spec.startswith(PREFIX)


def command_of(spec: str) -> list[str]:
    """The words of the command.

    :raises BadOptions: if there is no such program.
    """
    try:
        words = shlex.split(spec.removeprefix(PREFIX))
    except ValueError:
        words = []
    if not words or shutil.which(words[0]) is None:
        name = words[0] if words else ""
        sentence = f"player {spec!r}: there is no program {name!r}"
        raise BadOptions(sentence, "arena-no-program", player=spec, program=name)
    return words


class Program:
    """A program at a seat, started at its first question and ended with the game."""

    def __init__(self, spec: str, options: dict[str, Any], timeout: float) -> None:
        self.level = spec
        self._options = options
        self._timeout = timeout
        self._process: subprocess.Popen[bytes] | None = None
        self._errors = TemporaryFile()  # noqa: SIM115 - it lives as long as the program
        self._heard = b""

    def choose(self, game: Game, view: View, legal: Legal, plan: Plan | None = None) -> Thought:
        """Ask and wait for the answer.

        :raises Forfeited: if it is late, cannot be read, is not legal or never comes.
        """
        line = self._exchange(msgspec.json.encode(self._question(game, view, legal)) + b"\n")
        try:
            answer = msgspec.json.decode(line, type=int)
        except msgspec.DecodeError:
            raise self._forfeit("arena-unreadable", answer=_shown(line)) from None
        if answer not in legal.ids():
            raise self._forfeit("arena-illegal", answer=str(answer))
        return Thought(action=game.actions[answer])

    def _question(self, game: Game, view: View, legal: Legal) -> dict[str, Any]:
        return {
            "title": game.key,
            "rules": game.rules,
            "options": self._options,
            "seats": view.seats,
            "seat": view.seat,
            "view": view,
            "legal": [{"id": action.id, "move": str(action)} for action in legal],
            "seconds": self._timeout,
        }

    def _exchange(self, line: bytes) -> bytes:
        """Write the question and read one line, all before the time is up."""
        process = self._started()
        assert process.stdin is not None
        assert process.stdout is not None
        until = monotonic() + self._timeout
        with DefaultSelector() as ready:
            ready.register(process.stdin, EVENT_WRITE)
            ready.register(process.stdout, EVENT_READ)
            while b"\n" not in self._heard:
                left = until - monotonic()
                if left <= 0 or len(self._heard) > LONGEST:
                    raise self._late()
                for key, _ in ready.select(left):
                    if key.fileobj is process.stdin:
                        line = self._write(line)
                        if not line:
                            ready.unregister(process.stdin)
                    else:
                        self._read()
        answer, _, self._heard = self._heard.partition(b"\n")
        return answer

    def _write(self, line: bytes) -> bytes:
        """What is left of the line after as much as the pipe takes."""
        assert self._process is not None
        assert self._process.stdin is not None
        try:
            return line[os.write(self._process.stdin.fileno(), line) :]
        except BlockingIOError:
            return line
        except BrokenPipeError:
            return b""  # that it has ended shows where its answer is read

    def _read(self) -> None:
        assert self._process is not None
        assert self._process.stdout is not None
        chunk = os.read(self._process.stdout.fileno(), LONGEST)
        if not chunk:
            raise self._dead()
        self._heard += chunk

    def _started(self) -> subprocess.Popen[bytes]:
        if self._process is None:
            try:
                self._process = subprocess.Popen(
                    command_of(self.level),
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=self._errors,
                    bufsize=0,
                    start_new_session=True,  # so that its children end with it
                )
            except (OSError, BadOptions) as error:
                raise self._forfeit("arena-not-started", error=str(error)) from None
            assert self._process.stdin is not None
            os.set_blocking(self._process.stdin.fileno(), False)
        return self._process

    def _late(self) -> Forfeited:
        if self._heard:
            return self._forfeit("arena-unreadable", answer=_shown(self._heard))
        return self._forfeit("arena-late", seconds=f"{self._timeout:g}")

    def _dead(self) -> Forfeited:
        assert self._process is not None
        try:
            code = self._process.wait(GRACE)
        except subprocess.TimeoutExpired:
            return self._forfeit("arena-silent")
        self._errors.seek(0)
        last = self._errors.read()[-LONGEST:].strip().rpartition(b"\n")[2]
        if not last:
            return self._forfeit("arena-dead", code=str(code))
        return self._forfeit("arena-dead-saying", code=str(code), last=_shown(last))

    def _forfeit(self, key: str, **args: str) -> Forfeited:
        return Forfeited(key, player=self.level, **args)

    def close(self) -> None:
        """End the program: first by asking nothing more, then by force."""
        process = self._process
        if process is not None:
            for pipe in (process.stdin, process.stdout):
                if pipe is not None:
                    pipe.close()
            with suppress(subprocess.TimeoutExpired):
                process.wait(GRACE)
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(process.pid, 9)
            process.wait()
        self._errors.close()


def _shown(line: bytes) -> str:
    text = line.decode("utf-8", "replace")
    plain = "".join(letter for letter in text if letter.isprintable())
    return plain if len(plain) <= SHOWN else f"{plain[:SHOWN]}…"
