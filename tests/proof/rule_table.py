"""The table of a title's rules and their tests, read from the tests themselves.

    .venv/bin/python -m tests.proof.rule_table [title ...]

writes docs/rules-<title>.md anew, for every title if none is named. Nothing is run: numbers come
from the rules page, tests from their `rule` marks, refusals from comparisons
`t.refused(...) == "3.4"`, worked examples and rulings from docstrings.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from tests.proof.owed import GAMES, REAL, folder_of

DOCS = GAMES.parents[1] / "docs"
COMMAND = ".venv/bin/python -m tests.proof.rule_table"


class Proof(NamedTuple):
    """A test as its source tells it."""

    module: str
    name: str
    says: str
    """Its docstring in one line."""
    rules: tuple[str, ...]
    """The rules that it is marked with."""
    refusals: tuple[str, ...]
    """The rules that it sees cited in a refusal."""

    @property
    def place(self) -> str:
        return f"`{self.module}::{self.name}`"


# Reading ------------------------------------------------------------------------------------


def rules_in(title: str, language: str = "en") -> list[str]:
    """The numbers of a rules page, in its order."""
    return re.findall(r"^\*\*(\d+\.\d+)\*\*", _page(title, language), re.MULTILINE)


def sections_in(title: str) -> dict[str, str]:
    """The headings of the rules page by the number before the dot."""
    return dict(re.findall(r"^## (\d+)\. (.+)$", _page(title, "en"), re.MULTILINE))


def _page(title: str, language: str) -> str:
    folder = files(f"pentarchy.games.{title.replace('-', '_')}")
    return folder.joinpath(f"rules.{language}.md").read_text("utf-8")


@cache
def all_tests(title: str) -> tuple[Proof, ...]:
    """Every test in the title's folder."""
    found = []
    for path in sorted(folder_of(title).glob("test_*.py")):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                says = " ".join((ast.get_docstring(node) or "").split())
                marks = tuple(_marks(node))
                found.append(Proof(path.stem, node.name, says, marks, tuple(_refusals(node))))
    return tuple(found)


def _marks(node: ast.FunctionDef) -> Iterator[str]:
    for mark in node.decorator_list:
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
            for argument in mark.args:
                yield ast.literal_eval(argument)


def _refusals(node: ast.FunctionDef) -> Iterator[str]:
    for part in ast.walk(node):
        if (
            isinstance(part, ast.Compare)
            and isinstance(part.left, ast.Call)
            and ast.unparse(part.left.func).split(".")[-1] == "refused"
            and isinstance(part.comparators[0], ast.Constant)
            and isinstance(part.comparators[0].value, str)
        ):
            yield part.comparators[0].value


def citable(title: str) -> set[str]:
    """The rules that the engine can cite: its `Rule(...)` constants, and what components cite."""
    found = set(REAL[title].citable)
    for entry in files(f"pentarchy.games.{title.replace('-', '_')}").iterdir():
        if entry.name.endswith(".py"):
            for node in ast.walk(ast.parse(entry.read_text("utf-8"))):
                if isinstance(node, ast.Call) and ast.unparse(node.func) == "Rule":
                    number = node.args[0]
                    if isinstance(number, ast.Constant) and isinstance(number.value, str):
                        found.add(number.value)
    return found


def numbered(kind: str, title: str) -> dict[int, list[Proof]]:
    """The tests whose docstring names a worked example or a ruling, by its number."""
    by_number: dict[int, list[Proof]] = {}
    for test in all_tests(title):
        for number in re.findall(rf"\b{kind} (\d+)", test.says, re.IGNORECASE):
            by_number.setdefault(int(number), []).append(test)
    return dict(sorted(by_number.items()))


def mistakes(title: str) -> list[Proof]:
    """The tests of what other programs got wrong."""
    return [test for test in all_tests(title) if "known mistake" in test.says.lower()]


# Writing ------------------------------------------------------------------------------------


def path_of(title: str) -> Path:
    return DOCS / f"rules-{title}.md"


def page(title: str) -> str:
    """The whole page."""
    return "\n".join(
        [*_head(title), *_rule_tables(title), *_numbered_tables(title), *_mistakes(title)]
    )


def _head(title: str) -> list[str]:
    name = _page(title, "en").splitlines()[0].removeprefix("# ")
    return [
        f"# {name}: every rule and its tests",
        "",
        f"Generated from the marks in `tests/games/{folder_of(title).name}/` by",
        f"`{COMMAND} {title}`; a test fails when it is out of date. The numbers are those of",
        "`rules.en.md` and `rules.ru.md`. A rule that leaves something out is also seen cited in a",
        "refusal, by `why_not` and by `play`.",
        "",
    ]


def _rule_tables(title: str) -> Iterator[str]:
    restricting = citable(title)
    found = all_tests(title)
    for section, heading in sections_in(title).items():
        yield from (
            f"## {section}. {heading}",
            "",
            "| rule | tests | refusals |",
            "| --- | --- | --- |",
        )
        for rule in rules_in(title):
            if rule.split(".")[0] == section:
                proofs = "<br>".join(test.place for test in found if rule in test.rules)
                refusing = "<br>".join(test.place for test in found if rule in test.refusals)
                shown = refusing if rule in restricting else "none"
                yield f"| {rule} | {proofs} | {shown} |"
        yield ""


def _numbered_tables(title: str) -> Iterator[str]:
    for kind, heading in (
        ("worked example", "The rulebook's worked examples"),
        ("ruling", "Rulings on what the rulebook leaves open"),
    ):
        yield from (
            f"## {heading}",
            "",
            "| number | what is tested | test |",
            "| --- | --- | --- |",
        )
        for number, proofs in numbered(kind, title).items():
            for test in proofs:
                yield f"| {number} | {test.says} | {test.place} |"
        yield ""


def _mistakes(title: str) -> Iterator[str]:
    found = mistakes(title)
    if found:
        yield from (
            "## What other programs got wrong",
            "",
            "| what is tested | test |",
            "| --- | --- |",
        )
        for test in found:
            yield f"| {test.says} | {test.place} |"
        yield ""


if __name__ == "__main__":
    for named in sys.argv[1:] or REAL:
        DOCS.mkdir(exist_ok=True)
        path_of(named).write_text(page(named), "utf-8")
        print(f"{path_of(named).name}: {len(rules_in(named))} rules, {len(all_tests(named))} tests")
