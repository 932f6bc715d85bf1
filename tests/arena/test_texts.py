"""What the arena says is written in both languages, and nothing more is."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

from fluent.syntax import FluentParser, ast


def ids(language: str) -> set[str]:
    source = files("pentarchy.arena").joinpath(f"text.{language}.ftl").read_text("utf-8")
    body = FluentParser().parse(source).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    found = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert len(set(found)) == len(found)
    return set(found)


def used() -> set[str]:
    pages = [*Path(str(files("pentarchy.arena"))).glob("*.py")]
    pages += Path(str(files("pentarchy.cli"))).glob("arena*.py")
    sources = "\n".join(page.read_text("utf-8") for page in pages)
    found = set(re.findall(r"[\"'](arena-[a-z]+(?:-[a-z]+)*)[\"']", sources))
    # Headings that are put together from a list of words.
    for words in re.findall(r"\(((?:\"[a-z-]+\",? ?)+)\)", sources):
        named = {f"arena-{word}" for word in re.findall(r"[a-z-]+", words)}
        if named <= ids("en"):
            found |= named
    return found


def test_the_arena_says_the_same_things_in_both_languages() -> None:
    assert ids("en") == ids("ru")
    assert used() == ids("en")
