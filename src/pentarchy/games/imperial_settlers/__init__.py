"""Imperial Settlers: five rounds of building an empire from cards, dealing and razing."""

from pentarchy.games.imperial_settlers.game import ImperialSettlers

__all__ = ["ImperialSettlers", "game"]


def game(components: str | None = None) -> ImperialSettlers:
    """The game, with its own components or with those given as TOML text."""
    return ImperialSettlers(components)
