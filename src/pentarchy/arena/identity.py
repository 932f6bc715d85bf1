"""What a measurement rests on: when any of it changes, games played before say nothing any more."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path

import msgspec

from pentarchy.bots.levels import SEARCHERS
from pentarchy.kernel.game import Game


class Identity(msgspec.Struct, frozen=True):
    """The versions of everything that decides how strong players are."""

    rules: int
    components: str
    insight: str
    """The numbers in the title's `insight.toml`, without where they came from."""
    levels: str
    """How the levels that play are set."""


def identity(game: Game, players: Sequence[str]) -> Identity:
    """What games of these players rest on."""
    judgement = msgspec.structs.replace(game.judgement, provenance=())
    names = sorted({spec.partition(":")[0] for spec in players})
    habits = {name: repr(SEARCHERS[name]) for name in names if name in SEARCHERS}
    return Identity(
        rules=game.rules,
        components=game.components_hash,
        insight=_short(msgspec.json.encode(judgement, order="sorted")),
        levels=_short(msgspec.json.encode(habits, order="sorted")),
    )


def code(game: Game) -> str:
    """The code of the players and of the title's valuation, without its comments.

    A change of it does not make games worthless, for most changes mean nothing; but it is told.
    """
    return _code_of("pentarchy.bots", "*.py") + _code_of(game.folder, "insight*.py")


@cache
def _code_of(package: str, pattern: str) -> str:
    pages = sorted(Path(str(files(package))).glob(pattern))
    return _short("\n".join(_plain(page.read_text("utf-8")) for page in pages).encode())


def _plain(source: str) -> str:
    """What a program does: comments and docstrings left out."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list):
            body[:] = [one for one in body if not _is_words(one)]
    return ast.dump(tree)


def _is_words(node: object) -> bool:
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )


def _short(content: bytes) -> str:
    return blake2b(content, digest_size=6).hexdigest()
