"""The table of rules and their tests, read from the tests themselves.

    .venv/bin/python -m tests.games.kingdom_builder.rule_table

writes docs/rules-kingdom-builder.md anew. Nothing is run or imported: numbers come from the
rules page, tests from their `rule` marks, refusals from comparisons `t.refused(...) == "3.4"`.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).parent
PAGE = FOLDER.parents[2] / "docs" / "rules-kingdom-builder.md"
COMMAND = ".venv/bin/python -m tests.games.kingdom_builder.rule_table"
GAME = files("pentarchy.games.kingdom_builder")


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


def rules_in(page: str) -> list[str]:
    """The numbers of a rules page, in its order."""
    return re.findall(r"^\*\*(\d+\.\d+)\*\*", _text(page), re.MULTILINE)


def sections_in(page: str) -> dict[str, str]:
    """The headings of a rules page by the number before the dot."""
    return dict(re.findall(r"^## (\d+)\. (.+)$", _text(page), re.MULTILINE))


def _text(page: str) -> str:
    return GAME.joinpath(page).read_text("utf-8")


def all_tests() -> list[Proof]:
    """Every test of this folder."""
    found = []
    for path in sorted(FOLDER.glob("test_*.py")):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                says = " ".join((ast.get_docstring(node) or "").split())
                marks = tuple(_marks(node))
                found.append(Proof(path.stem, node.name, says, marks, tuple(_refusals(node))))
    return found


def _marks(node: ast.FunctionDef) -> Iterator[str]:
    for mark in node.decorator_list:
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
            yield ast.literal_eval(mark.args[0])


def _refusals(node: ast.FunctionDef) -> Iterator[str]:
    for part in ast.walk(node):
        if (
            isinstance(part, ast.Compare)
            and isinstance(part.left, ast.Call)
            and isinstance(part.left.func, ast.Attribute)
            and part.left.func.attr == "refused"
        ):
            yield ast.literal_eval(part.comparators[0])


def citable() -> set[str]:
    """The rules that the engine can cite: its `Rule(...)` constants and its tiles' rows."""
    rows = tomllib.loads(_text("components.toml"))["location"]
    found = {row["rule"] for row in rows}
    for entry in GAME.iterdir():
        if entry.name.endswith(".py"):
            for node in ast.walk(ast.parse(entry.read_text("utf-8"))):
                if isinstance(node, ast.Call) and ast.unparse(node.func) == "Rule":
                    number = node.args[0]
                    if isinstance(number, ast.Constant) and isinstance(number.value, str):
                        found.add(number.value)
    return found


def numbered(kind: str, found: list[Proof]) -> dict[int, list[Proof]]:
    """The tests whose docstring names a worked example or a ruling, by its number."""
    by_number: dict[int, list[Proof]] = {}
    for test in found:
        for number in re.findall(rf"\b{kind} (\d+)", test.says, re.IGNORECASE):
            by_number.setdefault(int(number), []).append(test)
    return dict(sorted(by_number.items()))


def mistakes(found: list[Proof]) -> list[Proof]:
    """The tests of what other programs got wrong."""
    return [test for test in found if "known mistake" in test.says.lower()]


# Writing ------------------------------------------------------------------------------------


def page() -> str:
    """The whole page."""
    found = all_tests()
    return "\n".join([*_head(), *_rule_tables(found), *_numbered_tables(found), *_mistakes(found)])


def _head() -> list[str]:
    return [
        "# Kingdom Builder: every rule and its tests",
        "",
        f"Generated from the marks in `tests/games/kingdom_builder/` by `{COMMAND}`; a test fails",
        "when it is out of date. The numbers are those of `rules.en.md` and `rules.ru.md`. A rule",
        "that leaves something out is also seen cited in a refusal, by `why_not` and by `play`.",
        "Besides, `test_oracle` plays whole games and odd positions against a second, slow telling",
        "of all the rules that shares no code with the engine.",
        "",
    ]


def _rule_tables(found: list[Proof]) -> Iterator[str]:
    headings = sections_in("rules.en.md")
    restricting = citable()
    for section, heading in headings.items():
        yield from (
            f"## {section}. {heading}",
            "",
            "| rule | tests | refusals |",
            "| --- | --- | --- |",
        )
        for rule in rules_in("rules.en.md"):
            if rule.split(".")[0] == section:
                proofs = "<br>".join(test.place for test in found if rule in test.rules)
                refusing = "<br>".join(test.place for test in found if rule in test.refusals)
                shown = refusing if rule in restricting else "none"
                yield f"| {rule} | {proofs} | {shown} |"
        yield ""


def _numbered_tables(found: list[Proof]) -> Iterator[str]:
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
        for number, proofs in numbered(kind, found).items():
            for test in proofs:
                yield f"| {number} | {test.says} | {test.place} |"
        yield ""


def _mistakes(found: list[Proof]) -> Iterator[str]:
    yield from (
        "## What other programs got wrong",
        "",
        "| what is tested | test |",
        "| --- | --- |",
    )
    for test in mistakes(found):
        yield f"| {test.says} | {test.place} |"
    yield ""


if __name__ == "__main__":
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text(page(), "utf-8")
    print(f"{PAGE.name}: {len(rules_in('rules.en.md'))} rules, {len(all_tests())} tests")
