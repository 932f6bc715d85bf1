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

from pentarchy.kernel.errors import BadComponents, BrokenGame, PentarchyError, UnknownGame
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


def missing() -> tuple[str, ...]:
    """The keys that the shelf is to have, of which nothing is known."""
    chosen = os.environ.get("PENTARCHY_SHELF", "")
    known = {point.name for point in entry_points(group=GROUP)} | set(_added)
    return tuple(key for key in chosen.split(",") if key and key not in known)


def titles() -> tuple[str, ...]:
    """The keys of all registered games, sorted."""
    return tuple(sorted({point.name for point in _installed()} | set(_added)))


def game(key: str, components: str | None = None) -> Game:
    """The game with that key; `components` replaces its own cards, maps and numbers.

    :raises UnknownGame: if no such game is registered.
    :raises BrokenGame: if it is, but cannot be loaded.
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
    try:
        return _factory(key)(None)
    except PentarchyError:
        raise
    except Exception as error:  # whatever somebody else's code does, it is that game alone
        what = f"{type(error).__name__}: {error}"
        raise BrokenGame(
            f"the game {key!r} cannot be loaded: {what}",
            "problem-broken-game",
            title=key,
            problem=what,
        ) from error


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


def loaded() -> tuple[list[Game], list[PentarchyError]]:
    """Every game that can be played, by key, and what is wrong with the others."""
    games: list[Game] = []
    problems: list[PentarchyError] = []
    for key in titles():
        try:
            games.append(game(key))
        except PentarchyError as error:
            problems.append(error)
    return games, problems
