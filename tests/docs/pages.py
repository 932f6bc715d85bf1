"""The code on the pages of docs/: which blocks there are, and how they are run."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tests.packages import ROOT, environment

DOCS = ROOT / "docs"
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted(DOCS.rglob("*.md"))]

FENCE = re.compile(r"^```(\w*)(?: title=\"([^\"]+)\")?$")


class Block(NamedTuple):
    """A fenced block: its language, the file it is, where it begins, its text."""

    language: str
    title: str | None
    line: int
    text: str


def blocks(path: Path) -> Iterator[Block]:
    """The fenced blocks of a page."""
    opened: re.Match[str] | None = None
    begin, rows = 0, list[str]()
    for number, row in enumerate(path.read_text("utf-8").splitlines(), start=1):
        if opened is None:
            opened, begin, rows = FENCE.match(row), number + 1, []
            assert opened or not row.startswith("```"), f"{path}:{number} is not understood"
        elif row == "```":
            yield Block(opened[1], opened[2], begin, "\n".join(rows) + "\n")
            opened = None
        else:
            rows.append(row)
    assert opened is None, f"{path}: a block is not closed"


def program(path: Path) -> str:
    """The Python blocks of a page that are no files, as one program whose lines are the page's."""
    lines: list[str] = []
    for block in blocks(path):
        if block.language == "python" and block.title is None:
            lines += [""] * (block.line - 1 - len(lines)) + block.text.splitlines()
    return "\n".join(lines) + "\n" if lines else ""


def commands(path: Path) -> Iterator[tuple[int, str]]:
    """The lines of shell on a page that are only shown, with their numbers."""
    for block in blocks(path):
        if block.language in ("", "sh"):
            for number, row in enumerate(block.text.splitlines(), start=block.line):
                yield number, row.partition(" #")[0].strip()
    for number, row in enumerate(path.read_text("utf-8").splitlines(), start=1):
        if re.match(r"    (?:pentarchy|make) ", row):
            yield number, re.split(r"\s{4,}|\s#", row.strip())[0]


class Session(NamedTuple):
    """A command on a page and what it answers there."""

    command: str
    answer: list[str]


def sessions(path: Path) -> Iterator[Session]:
    """The `console` blocks of a page: every command after `$`, with the lines that follow."""
    for block in blocks(path):
        if block.language == "console":
            for part in re.split(r"^\$ ", block.text, flags=re.MULTILINE)[1:]:
                command, *answer = part.rstrip("\n").split("\n")
                yield Session(command, answer)


def run(command: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    """Run something in that folder, with the package of the pages installed."""
    paths = environment(folder / "site", ROOT)
    return subprocess.run(
        command, cwd=folder, env=paths, capture_output=True, text=True, check=False
    )


def run_session(session: Session, folder: Path) -> list[str]:
    """What the command answers, line by line."""
    words = shlex.split(session.command)
    first = {"pentarchy": [sys.executable, "-m", "pentarchy"], "python": [sys.executable]}
    done = run([*first.get(words[0], [words[0]]), *words[1:]], folder)
    assert done.returncode == 0, f"{session.command}\n{done.stdout}{done.stderr}"
    return [row.rstrip() for row in done.stdout.splitlines()]


def agrees(told: list[str], answer: list[str]) -> bool:
    """Whether an answer is the one that is told; `...` stands for any lines."""
    if not told:
        return not answer
    if told[0].strip() == "...":
        return any(agrees(told[1:], answer[skip:]) for skip in range(len(answer) + 1))
    return bool(answer) and told[0].rstrip() == answer[0] and agrees(told[1:], answer[1:])
