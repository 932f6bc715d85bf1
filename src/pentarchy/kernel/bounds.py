"""How large components may be. They are looked at before anything is made from them: a number of
a hundred million would else be so many coins."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pentarchy.kernel.messages import Problem, problem
from pentarchy.kernel.plain import is_strange

LETTERS = 300_000
"""Of the whole file."""
VALUES = 20_000
"""Of the whole file: numbers, texts, lists and groups."""
LENGTH = 500
"""Of one list or group."""
TEXT = 2_000
"""Letters of one text."""
NUMBER = 1_000
"""Numbers run from its negative to this."""
DEPTH = 12
"""Lists in lists in groups."""


def too_long(text: str) -> Problem | None:
    """What is wrong with the size of the file, if anything."""
    if len(text) <= LETTERS:
        return None
    return problem(f"more than {LETTERS} letters", "parts-letters", most=str(LETTERS))


def beyond(raw: Any) -> tuple[Problem, str] | None:
    """The first thing that is out of bounds, and the path to it: `section[2].map`."""
    for number, (path, depth, value) in enumerate(_walk(raw, "", 0), start=1):
        if number > VALUES:
            return problem(f"more than {VALUES} values", "parts-values", most=str(VALUES)), path
        if (found := _wrong(value, depth)) is not None:
            return found, path
    return None


def _wrong(value: Any, depth: int) -> Problem | None:
    if depth > DEPTH:
        return problem("nested too deeply", "parts-depth")
    if isinstance(value, list | dict) and len(value) > LENGTH:
        return problem(f"more than {LENGTH} of them", "parts-length", most=str(LENGTH))
    if isinstance(value, str) and len(value) > TEXT:
        return problem(f"more than {TEXT} letters", "parts-letters", most=str(TEXT))
    if _unseen(value):
        return problem("a letter that cannot be seen", "parts-unseen")
    # Written so that what is not a number at all is out of bounds too.
    if isinstance(value, int | float) and not -NUMBER <= value <= NUMBER:
        sentence = f"a number must be from {-NUMBER} to {NUMBER}"
        return problem(sentence, "parts-number", least=str(-NUMBER), most=str(NUMBER))
    return None


def _unseen(value: Any) -> bool:
    """Whether a text, or a name in a group, holds letters that are not to be shown to anybody."""
    texts = [value] if isinstance(value, str) else value if isinstance(value, dict) else ()
    return any(is_strange(text) for text in texts)


def _walk(value: Any, path: str, depth: int) -> Iterator[tuple[str, int, Any]]:
    yield path, depth, value
    if depth > DEPTH:
        return
    if isinstance(value, dict):
        for key, item in value.items():
            yield from _walk(item, f"{path}.{key[:40]}" if path else key[:40], depth + 1)
    elif isinstance(value, list):
        for place, item in enumerate(value):
            yield from _walk(item, f"{path}[{place}]", depth + 1)
