"""What the pages of docs/ say is so: their code runs, their commands exist."""

from __future__ import annotations

import re
import shlex
import sys
from pathlib import Path

import pytest
import typer.core
import typer.main

from pentarchy.cli.app import app
from tests.docs.pages import (
    DOCS,
    PAGES,
    Session,
    agrees,
    blocks,
    commands,
    program,
    run,
    run_session,
    sessions,
)
from tests.packages import EXAMPLE, ROOT, install


def named(paths: list[Path]) -> list[str]:
    return [str(path.relative_to(ROOT)) for path in paths]


RUNNING = [page for page in PAGES if program(page)]
ANSWERED = [(page, session) for page in PAGES for session in sessions(page) if session.answer]
UNANSWERED = [page for page in PAGES for session in sessions(page) if not session.answer]


@pytest.fixture(scope="session")
def workshop(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder beside which the package that the pages show is installed."""
    folder = tmp_path_factory.mktemp("pages")
    install(EXAMPLE, folder)
    return folder


@pytest.mark.parametrize("page", RUNNING, ids=named(RUNNING))
def test_the_python_of_a_page_runs(page: Path, workshop: Path) -> None:
    script = workshop / f"{'_'.join(page.relative_to(ROOT).with_suffix('').parts)}_page.py"
    script.write_text(program(page), "utf-8")
    done = run([sys.executable, script.name], workshop)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("page", "session"), ANSWERED, ids=[f"{page.stem}-{s.command}" for page, s in ANSWERED]
)
def test_a_command_answers_as_its_page_tells(page: Path, session: Session, workshop: Path) -> None:
    answer = run_session(session, workshop)
    assert agrees(session.answer, answer), "\n".join(answer)


def test_every_session_tells_its_answer() -> None:
    """What is only shown is `sh`; `console` is for what is run and compared."""
    assert UNANSWERED == []


@pytest.mark.parametrize("page", PAGES, ids=named(PAGES))
def test_the_commands_of_a_page_exist(page: Path) -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    for line, command in commands(page):
        words = [word for word in shlex.split(command) if not re.match(r"[A-Z_]+=", word)]
        where = f"{page.relative_to(ROOT)}:{line}: {command}"
        if words and words[0] == "make":
            assert words[1:2] == [] or words[1] in targets, where
        elif words and words[0].removeprefix(".venv/bin/") == "pentarchy":
            check_command(words[1:], where)


def check_command(words: list[str], where: str) -> None:
    """The command takes these words: it is parsed, not run."""
    command = typer.main.get_command(app)
    context = command.make_context("pentarchy", [], resilient_parsing=True)
    while words and isinstance(command, typer.core.TyperGroup):
        found = command.get_command(context, words[0])
        assert found is not None, where
        command, words = found, words[1:]
    try:
        command.make_context("pentarchy", words, parent=context)
    except Exception as error:
        pytest.fail(f"{where}\n{error}")


def test_the_pages_show_the_files_of_the_example() -> None:
    shown = {block.title: block.text for page in PAGES for block in blocks(page) if block.title}
    for name, text in shown.items():
        assert text == (EXAMPLE / name).read_text("utf-8"), name
    package = EXAMPLE / "src" / "lanterns"
    written = {str(path.relative_to(EXAMPLE)) for path in package.glob("*.*")}
    only_a_docstring = "src/lanterns/__init__.py"
    assert written - {only_a_docstring} <= set(shown)


STATION = re.compile(r"^\| `([^`]+\.(?:py|ts|svelte))` \| `([^`]+)` \|", re.MULTILINE)
"""A row of the page that follows one click: a file and a function in it."""


def test_the_way_of_one_click_is_as_told() -> None:
    stations = STATION.findall((DOCS / "developers" / "one-click.md").read_text("utf-8"))
    assert len(stations) > 30
    for file, function in stations:
        source = (ROOT / file).read_text("utf-8")
        owner, _, name = function.rpartition(".")
        assert not owner or re.search(rf"^class {owner}\b", source, re.MULTILINE), (file, function)
        defined = rf"\bdef {name}\(" if file.endswith(".py") else rf"\b{name}\b"
        assert re.search(defined, source), (file, function)
