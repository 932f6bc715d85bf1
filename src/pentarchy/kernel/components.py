"""Cards, tiles, maps and numbers as data: a TOML file, checked when it is loaded."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Sequence
from functools import lru_cache
from hashlib import blake2b
from typing import Any, NoReturn, Protocol, TypeVar

import msgspec

from pentarchy.kernel import bounds
from pentarchy.kernel.errors import BadComponents
from pentarchy.kernel.messages import Arg, Problem, problem
from pentarchy.kernel.mismatch import mismatch

Data = TypeVar("Data")

SAYING = frozenset({"name", "name_source", "source", "note", "rule"})
"""Keys that say something about a component without changing how it plays."""


class Part(msgspec.Struct, frozen=True):
    """A component as the shelf lists it: its table, key, names and where its facts are from."""

    table: str
    key: str
    name: dict[str, str]
    source: str
    codes: tuple[str, ...] = ()
    """The keys of its copies, where each copy is a thing of its own."""
    values: dict[str, Any] = {}
    """All that the file says of it besides."""
    note: str = ""


class Keyed(Protocol):
    """Any row with a key of its own."""

    @property
    def key(self) -> str: ...


def index_of(rows: Sequence[Keyed], key: str) -> int:
    """The place of the row with this key; -1 if there is none."""
    return next((n for n, row in enumerate(rows) if row.key == key), -1)


def refuse(where: str, sentence: str, name: str, /, **args: Arg) -> NoReturn:
    """Refuse components for what is wrong there; its words are `parts-<name>`, the game's own
    or the kernel's."""
    what = problem(sentence, f"parts-{name}", **args)
    raise BadComponents(f"{where}: {what}", "problem-at", about=what.message, where=where)


def distinct(*tables: tuple[str, Sequence[Keyed]]) -> None:
    """:raises BadComponents: if two rows of a table have the same key."""
    for table, rows in tables:
        for number, row in enumerate(rows, start=1):
            if index_of(rows, row.key) != number - 1:
                refuse(f"{table} row {number} ({row.key})", "this key is given twice", "twice")


def read_components(text: str, kind: type[Data]) -> Data:
    """Components from TOML text.

    :raises BadComponents: naming the row that is wrong.
    """
    raw = _parsed(text)
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        raise _located(error, raw) from None


@lru_cache(maxsize=16)
def fingerprint(text: str) -> str:
    """A short hash of what matters for play: comments, names and sources do not."""
    plain = _without_sayings(_parsed(text))
    return blake2b(msgspec.json.encode(plain, order="sorted"), digest_size=8).hexdigest()


def parts(text: str) -> Iterator[Part]:
    """Every named component of the file, in its order."""
    for table, rows in _parsed(text).items():
        if isinstance(rows, list):
            yield from (_part(table, row) for row in rows)


def numbers(text: str) -> Iterator[Part]:
    """Every table of the file that is one row: numbers that hold for the whole game."""
    for table, row in _parsed(text).items():
        if isinstance(row, dict):
            yield _part(table, row)


def _part(table: str, row: dict[str, Any]) -> Part:
    return Part(
        table,
        row.get("key", ""),
        row.get("name", {}),
        row.get("source", ""),
        tuple(row.get("codes", ())),
        {key: value for key, value in row.items() if key not in {"key", "name", "source", "note"}},
        row.get("note", ""),
    )


def _parsed(text: str) -> dict[str, Any]:
    """The file as plain values, none of them out of bounds."""
    if (long := bounds.too_long(text)) is not None:
        raise BadComponents(f"the components: {long}", "problem-components", about=long.message)
    try:
        raw = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # also numbers of thousands of digits
        at = re.search(r"line (\d+)", str(error))
        raise BadComponents(
            f"the components are not TOML: {error}",
            "problem-not-toml",
            text=str(error),
            line=at[1] if at else str(text.count("\n") + 1),
        ) from None
    if (found := bounds.beyond(raw)) is not None:
        raise _placed(*found, raw)
    return raw


def _without_sayings(value: Any) -> Any:
    if isinstance(value, dict):
        return {k: _without_sayings(v) for k, v in value.items() if k not in SAYING}
    if isinstance(value, list):
        return [_without_sayings(item) for item in value]
    return value


def _located(error: msgspec.ValidationError, raw: dict[str, Any]) -> BadComponents:
    """Turn the path in a validation error (`$.section[2].map`) into the row's own name."""
    return _placed(*mismatch(error), raw)


def _placed(what: Problem, path: str, raw: dict[str, Any]) -> BadComponents:
    """What is wrong at such a path, said with the row's own name."""
    found = re.fullmatch(r"([\w-]+)(?:\[(\d+)\])?(.*)", path)
    if found is None:
        return BadComponents(what.sentence, "problem-components", about=what.message)
    table, row, rest = found.groups()
    rows = raw.get(table)
    if row is None or not isinstance(rows, list) or int(row) >= len(rows):
        return BadComponents(f"{path}: {what}", "problem-at", about=what.message, where=path)
    found_row = rows[int(row)]
    key = found_row.get("key", "without key") if isinstance(found_row, dict) else "not a table"
    return bad_row(table, int(row) + 1, f"{key}"[:80], what, rest)


def bad_row(table: str, number: int, key: str, what: Problem, field: str = "") -> BadComponents:
    """What is wrong with a row of the components; rows count from 1."""
    return BadComponents(
        f"{table} row {number} ({key}){field}: {what}",
        "problem-row",
        about=what.message,
        table=table,
        row=str(number),
        key=key,
        field=field,
    )
