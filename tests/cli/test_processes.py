"""The real command in real processes: at a terminal, in a pipe, interrupted."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from pentarchy.cli.play import run as play_at
from pentarchy.kernel.record import Move, read_record
from tests.cli.runs import TITLE, desk, record_of, short_game, typist

COMMAND = [sys.executable, "-m", "pentarchy"]
PATIENCE = 300
"""Seconds; only so that a hanging test ends."""


def environment(**more: str) -> dict[str, str]:
    plain = {k: v for k, v in os.environ.items() if k not in ("NO_COLOR", "FORCE_COLOR")}
    known = {"LC_ALL": "C.UTF-8", "TERM": "xterm-256color", "COLORTERM": "truecolor"}
    return {**plain, **known, "COLUMNS": "80", "LINES": "40", **more}


class Terminal:
    """A process that believes somebody sits before it."""

    def __init__(self, *words: str, **environ: str) -> None:
        self._master, slave = pty.openpty()
        self.process = subprocess.Popen(
            [*COMMAND, *words],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment(**environ),
            start_new_session=True,
        )
        os.close(slave)
        self.screen = ""
        self._seen = 0

    def type(self, line: str) -> None:
        os.write(self._master, f"{line}\n".encode())

    def leave(self, interrupting: bool) -> None:
        """As Ctrl-C and Ctrl-D do."""
        if not interrupting:
            os.write(self._master, b"\x04")
            return
        for _ in range(PATIENCE):
            os.killpg(self.process.pid, signal.SIGINT)
            # Python notices a signal between prompt and reading only at the next one.
            if select.select([self._master], [], [], 1)[0]:
                return

    def wait_for(self, prompt: str) -> None:
        """Read until the prompt comes after what was read before."""
        while prompt not in self.screen[self._seen :]:
            assert self._read(), f"it ended without {prompt!r}: {self.screen[-500:]}"
        self._seen = self.screen.index(prompt, self._seen) + len(prompt)

    def finish(self) -> int:
        while self._read():
            pass
        os.close(self._master)
        return self.process.wait(PATIENCE)

    def _read(self) -> bool:
        assert select.select([self._master], [], [], PATIENCE)[0], "it hangs"
        try:
            chunk = os.read(self._master, 1 << 16)
        except OSError:  # the other side is closed
            return False
        self.screen += chunk.decode("utf-8", "replace")
        return bool(chunk)


def test_a_whole_game_at_a_terminal(tmp_path: Path) -> None:
    """The same picks as in a game prepared here lead to the same record."""
    game = short_game()
    prepared, _ = desk(("Ann", "random"), seed=8, game=game)
    play_at(prepared, typist(prepared.table))
    wanted = prepared.table.recording.record()
    mine, file = tmp_path / "mine.toml", tmp_path / "game.record"
    mine.write_text(game.components_text, "utf-8")
    words = ("--players", "Ann,random", "--seed", "8", "--components", str(mine))
    terminal = Terminal("play", TITLE, *words, "--record", str(file))
    picks = [line.action for line in wanted.lines if isinstance(line, Move) and line.seat == 0]
    for action in picks:
        terminal.wait_for("> ")
        terminal.type(action)
    assert terminal.finish() == 0
    assert file.read_text("utf-8") == wanted.to_text()
    assert "\x1b[38;2;" in terminal.screen, "the board is in colour"
    assert "Total" in terminal.screen
    assert "The game is saved in " in terminal.screen


def test_a_terminal_without_colour() -> None:
    terminal = Terminal("play", "--seed", "8", "--lang", "ru", NO_COLOR="1")
    terminal.wait_for("> ")
    terminal.type("выход")
    assert terminal.finish() == 0
    assert "•" in terminal.screen
    assert "[38;" not in terminal.screen
    assert "[48;" not in terminal.screen
    assert "Вы вышли, не доиграв." in terminal.screen


@pytest.mark.parametrize("way", ["end of input", "interruption"])
def test_leaving_without_a_word_saves_the_game(way: str, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    words = ("--players", "Ann,random", "--option", "start=0", "--record", str(file))
    terminal = Terminal("play", "--seed", "8", *words)
    terminal.wait_for("> ")
    terminal.leave(interrupting=way == "interruption")
    assert terminal.finish() == 0
    assert read_record(file.read_text("utf-8")).scores is None
    assert "Traceback" not in terminal.screen


def test_a_replay_at_a_terminal(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    file.write_text(record_of(moves=6).to_text(), "utf-8")
    terminal = Terminal("replay", str(file))
    for typed in ("", "", "b", "q"):
        terminal.wait_for("q: quit >")
        terminal.type(typed)
    assert terminal.finish() == 0
    assert re.findall(r"After pick (\d) of 6", terminal.screen) == ["0", "1", "2", "1"]


def test_a_simulation_at_a_terminal_shows_its_progress() -> None:
    words = ("--games", "3", "--players", "random,random", "--jobs", "1")
    terminal = Terminal("simulate", TITLE, *words)
    assert terminal.finish() == 0
    assert "3/3" in terminal.screen


def piped(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *words],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        env=environment(),
        timeout=PATIENCE,
        check=False,
    )


def test_without_a_terminal_it_tells_how_to_play_and_plays() -> None:
    result = piped("play", "--players", "random,random", "--seed", "1")
    assert result.returncode == 0
    assert result.stderr == ""
    assert "\x1b" not in result.stdout
    assert result.stdout.startswith("Kingdom Builder in the terminal")
    assert " wins!" in result.stdout


def test_bad_input_in_a_process() -> None:
    result = piped("play", "chess")
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr.startswith("pentarchy: there is no game 'chess' on the shelf, only ")
    assert "kingdom-builder" in result.stderr
    assert result.stderr.count("\n") == 1


def test_a_closed_pipe_is_no_error() -> None:
    script = f"'{sys.executable}' -m pentarchy play --players random,random | head -1"
    result = subprocess.run(
        ["sh", "-c", script], capture_output=True, text=True, env=environment(), check=False
    )
    assert "Traceback" not in result.stderr
    assert "pentarchy:" not in result.stderr


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupted_simulation_tells_what_was_played(jobs: str, tmp_path: Path) -> None:
    out = tmp_path / "out"
    words = ("--games", "100000", "--players", "random,random", "--jobs", jobs, "--out", str(out))
    process = subprocess.Popen(
        [*COMMAND, "simulate", TITLE, *words],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(),
        start_new_session=True,
    )
    for _ in range(PATIENCE * 20):
        if out.is_dir() and len(list(out.glob("*.record"))) > 1:
            break
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to all of its processes
    told, errors = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert errors == ""
    games = re.match(r"Interrupted after (\d+) games", told)
    assert games
    assert len(list(out.glob("*.record"))) in (int(games.group(1)), int(games.group(1)) + 1)
    assert not list(out.glob(".*")), "no half-written file is left"
