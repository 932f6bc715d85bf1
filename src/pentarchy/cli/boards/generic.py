"""Any view as a tree of its zones, for titles without a drawing of their own."""

from __future__ import annotations

from typing import Any

import msgspec
from rich.text import Text
from rich.tree import Tree

from pentarchy.cli import looks
from pentarchy.cli.boards.sight import Sight
from pentarchy.kernel.game import Game
from pentarchy.kernel.view import View

SHARED = frozenset(View.__struct_fields__)
PER_SEAT = frozenset({"players", "hands", "seats"})


def draw(game: Game, view: View, sight: Sight) -> Tree:
    """The view's own fields; those that every view has are told elsewhere."""
    tree = Tree(Text(sight.texts.say("title"), style=looks.HEADING), guide_style=looks.QUIET)
    for name in view.__struct_fields__:
        if name not in SHARED:
            _grow(tree, name, msgspec.to_builtins(getattr(view, name), str_keys=True), sight)
    return tree


def _grow(tree: Tree, name: str, value: Any, sight: Sight) -> None:
    label = Text(_words(name), style=looks.HEADING)
    if isinstance(value, dict):
        branch = tree.add(label)
        for key, item in value.items():
            _grow(branch, str(key), item, sight)
    elif isinstance(value, list | tuple) and any(isinstance(v, dict | list | tuple) for v in value):
        branch = tree.add(label)
        for number, item in enumerate(value):
            per_seat = name in PER_SEAT
            _grow(branch, sight.texts.player(number) if per_seat else str(number), item, sight)
    else:
        tree.add(label.append(": ").append(_plain(value, sight), style="not bold"))


def _plain(value: Any, sight: Sight) -> str:
    if isinstance(value, list | tuple):
        return ", ".join(_plain(item, sight) for item in value) or "-"
    if value is None:
        return "-"
    if isinstance(value, str) and ":" in value:
        mark = "*" if value in sight.marked else ""
        return f"{mark}{sight.texts.thing(value)}{mark}"
    return str(value)


def _words(name: str) -> str:
    return name.replace("_", " ").replace("-", " ")
