"""The proof as pytest runs it: which titles, which tables, the short form or the long one.

    pytest -p pentarchy.proof.plugin --pyargs pentarchy.proof --title TITLE [--title ...] [--long]

A test suite may also name the titles in its settings, as `proof_titles`; then its own tests can be
asked for every title or table too, with the marks of `pentarchy.proof.walks`.
"""

from __future__ import annotations

import pytest

CHECKS = ("commuting", "legality", "secrecy", "surveys", "walks", "worlds")
pytest.register_assert_rewrite(*(f"pentarchy.proof.{name}" for name in CHECKS))

from pentarchy.kernel.errors import PentarchyError  # noqa: E402
from pentarchy.kernel.specimen import Sample  # noqa: E402
from pentarchy.proof.specimens import specimen_of  # noqa: E402

MARKS = (
    "every_title: once for every title that is proved",
    "every_table: once for every sample of every title that is proved",
    "every_world: once for every table whose possible worlds are followed",
    "long: only in the long form",
)


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("pentarchy", "the proof of a game")
    group.addoption("--title", action="append", default=[], help="the key of a game to prove")
    group.addoption("--long", action="store_true", help="the long form: more seeds and games")
    parser.addini("proof_titles", "the games to prove where no --title is given", type="args")


def pytest_configure(config: pytest.Config) -> None:
    for mark in MARKS:
        config.addinivalue_line("markers", mark)
    try:
        for title in chosen_titles(config):
            specimen_of(title)
    except PentarchyError as error:
        raise pytest.UsageError(str(error)) from None


def titles(config: pytest.Config) -> list[str]:
    """The games to prove: those of the command line, or else of the settings."""
    return list(dict.fromkeys(chosen_titles(config) or config.getini("proof_titles")))


def chosen_titles(config: pytest.Config) -> list[str]:
    """The games that the command line names."""
    chosen: list[str] = config.getoption("--title") or []
    return chosen


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A mark `every_...` on a test is a parameter `title`, and `sample` where tables are meant."""
    marked = {mark.name for mark in metafunc.definition.iter_markers()}
    chosen = [mark for mark in ("every_title", "every_table", "every_world") if mark in marked]
    if not chosen:
        return
    named = titles(metafunc.config)
    if not named:
        raise pytest.UsageError("Which game? Say --title TITLE.")
    tables = _tables(named, chosen[0])
    if chosen[0] == "every_title":
        metafunc.parametrize("title", named)
    else:
        names = [f"{title}-{sample}" for title, sample in tables]
        metafunc.parametrize(("title", "sample"), tables, ids=names)


def _tables(titles: list[str], mark: str) -> list[tuple[str, Sample]]:
    found = []
    for title in titles:
        specimen = specimen_of(title)
        small = specimen.small if mark == "every_world" else None
        found += [(title, sample) for sample in (small[1] if small else specimen.samples)]
    return found


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Who names a title on the command line gets the short form, unless they ask for the long."""
    if chosen_titles(config) and not config.getoption("--long"):
        long = [item for item in items if item.get_closest_marker("long")]
        if long:
            config.hook.pytest_deselected(items=long)
            items[:] = [item for item in items if item not in set(long)]
