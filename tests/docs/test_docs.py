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
    ROOT,
    Session,
    agrees,
    commands,
    program,
    run,
    run_session,
    sessions,
    write_files,
)


def named(paths: list[Path]) -> list[str]:
    return [str(path.relative_to(ROOT)) for path in paths]


RUNNING = [page for page in PAGES if program(page)]
ANSWERED = [(page, session) for page in PAGES for session in sessions(page) if session.answer]
UNANSWERED = [page for page in PAGES for session in sessions(page) if not session.answer]


@pytest.fixture(scope="session")
def workshop(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the files that the pages show."""
    folder = tmp_path_factory.mktemp("pages")
    write_files(folder)
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


def test_the_package_of_the_pages_is_a_game_like_any_other(workshop: Path) -> None:
    """Found by its entry point, played by bots, and recorded."""
    words = ["simulate", "lanterns", "--games", "4", "--seed", "1", "--jobs", "1", "--lang", "ru"]
    done = run([sys.executable, "-m", "pentarchy", *words, "--out", "records"], workshop)
    assert done.returncode == 0, done.stderr
    records = sorted(str(path) for path in (workshop / "records").glob("*.record"))
    assert len(records) == 4
    assert run([sys.executable, "-m", "pentarchy", "verify", *records], workshop).returncode == 0


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
