"""Texts made from components, as Fluent: how a game writes them without a Fluent library."""

from __future__ import annotations

import re
from collections.abc import Mapping

_ID = re.compile(r"[A-Za-z0-9_-]+")


def speakable(key: str) -> bool:
    """Whether a key may stand in the id of a message."""
    return _ID.fullmatch(key) is not None


def quoted(text: str) -> str:
    """A string of Fluent: whatever somebody writes into own components stays a name."""
    plain = " ".join(text.split()).replace("\\", "\\\\").replace('"', '\\"')
    return f'"{plain}"'


def term(name: str, /, **given: int | str) -> str:
    """A term of the game's texts, put into a sentence with what it is given."""
    told = (f"{key}: {quoted(v) if isinstance(v, str) else v}" for key, v in given.items())
    return f"{{ -{name}({', '.join(told)}) }}" if given else f"{{ -{name} }}"


def message(name: str, value: str, attributes: Mapping[str, str]) -> str:
    """A message with its attributes."""
    lines = [f"{name} = {value}", *(f"    .{key} = {said}" for key, said in attributes.items())]
    return "\n".join(lines)
