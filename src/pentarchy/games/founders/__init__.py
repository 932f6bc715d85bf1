"""Founders of the Empire: realms of square tiles, each paid for by what its neighbours make."""

from pentarchy.games.founders.game import Founders

__all__ = ["Founders", "game"]


def game(components: str | None = None) -> Founders:
    """The game, with its own components or with those given as TOML text."""
    return Founders(components)
