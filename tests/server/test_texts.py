"""Everything the server says is written in both languages, with the arguments it really gets."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from pentarchy.kernel.messages import Message
from pentarchy.server import refusals
from pentarchy.server.refusals import language_of, sentence

LANGUAGES = ["en", "ru"]
SOURCES = sorted(Path(refusals.__file__).parent.rglob("*.py"))


class Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """The ids of all messages with the variables they mention."""
    text = files("pentarchy.server").joinpath(f"text.{language}.ftl").read_text("utf-8")
    found = {}
    for entry in FluentParser(with_spans=False).parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found
            visitor = Variables()
            visitor.visit(entry)
            found[entry.id.name] = visitor.found
    return found


def used() -> dict[str, set[str]]:
    """The ids in the source, with the arguments they are given."""
    found: dict[str, set[str]] = {}
    for source in SOURCES:
        text = source.read_text("utf-8")
        for key, args in re.findall(
            r'Refused\(\s*\w+,\s*"([a-z-]+)"((?:[^()]|\([^()]*\))*)\)', text
        ):
            given = set(re.findall(r"(\w+)=", args))
            found[f"refused-{key}"] = found.get(f"refused-{key}", given) & given
        for key, args in re.findall(
            r'(?:Event|Message)\(\s*"([a-z-]+)"((?:[^()]|\([^()]*\))*)\)', text
        ):
            found[key] = set(re.findall(r'"(\w+)":', args)) | {"seat"}
        for key, args in re.findall(
            r'"((?:setting|backup)-[a-z-]+)"((?:[^()]|\([^()]*\))*)\)', text
        ):
            found[key] = set(re.findall(r"(\w+)=", args))
        for key in re.findall(r'"(admin-[a-z-]+)"', text):
            found.setdefault(key, {"target"})
        for key in re.findall(r'"(refused-[a-z-]+)"', text):
            found.setdefault(key, set())
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_written_and_nothing_else(language: str) -> None:
    known, needed = messages(language), used()
    assert len(needed) > 50
    assert known.keys() == needed.keys()
    for key, variables in known.items():
        assert variables <= needed[key], f"{language}: {key} is given {needed[key]}"


def test_sentences() -> None:
    message = Message("refused-seats-free", {"seats": 2})
    assert sentence(message, "en") == "2 seats are still free."
    assert sentence(message, "ru") == "Свободны ещё 2 места."
    assert sentence(Message("no-such-message"), "en") == "no such message"


@pytest.mark.parametrize(
    ("header", "language"),
    [("", "en"), ("ru", "ru"), ("de,ru;q=0.5", "ru"), ("en-GB,ru", "en"), ("xx" * 999, "en")],
)
def test_language_of(header: str, language: str) -> None:
    assert language_of(header) == language
