"""The shelf: games are found by entry point, so that one outside the package can stand here.

Where not all that is installed should stand on it, the variable `PENTARCHY_SHELF` names the keys of
those that do, by comma.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import TypeAlias

from pentarchy.kernel.errors import BadComponents, UnknownGame
from pentarchy.kernel.game import Game

Factory: TypeAlias = Callable[[str | None], Game]
"""Makes a game from components given as TOML text, or from its own when given None."""

GROUP = "pentarchy.games"

_added: dict[str, Factory] = {}


def register(key: str, factory: Factory) -> None:
    """Put a game on the shelf of this process, as an entry point would."""
    _added[key] = factory
    _default.cache_clear()


def _installed() -> list[EntryPoint]:
    chosen = os.environ.get("PENTARCHY_SHELF")
    shelf = None if chosen is None else chosen.split(",")
    return [point for point in entry_points(group=GROUP) if shelf is None or point.name in shelf]


def titles() -> tuple[str, ...]:
    """The keys of all registered games, sorted."""
    return tuple(sorted({point.name for point in _installed()} | set(_added)))


def game(key: str, components: str | None = None) -> Game:
    """The game with that key; `components` replaces its own cards, maps and numbers.

    :raises UnknownGame: if no such game is registered.
    :raises BadComponents: if the components cannot be used; the message names the row.
    """
    if components is None:
        return _default(key)
    try:
        return _factory(key)(components)
    except BadComponents as error:
        error.title = key
        raise


@cache
def _default(key: str) -> Game:
    return _factory(key)(None)


def _factory(key: str) -> Factory:
    if key in _added:
        return _added[key]
    for point in _installed():
        if point.name == key:
            factory: Factory = point.load()
            return factory
    listed = ", ".join(titles())
    raise UnknownGame(
        f"there is no game {key!r} on the shelf, only {listed}",
        "problem-no-game",
        title=key,
        titles=listed,
    )
