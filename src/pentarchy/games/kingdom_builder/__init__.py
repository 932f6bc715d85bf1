"""Kingdom Builder: settlements on a shared map of hexes, scored by three cards out of ten."""

from pentarchy.games.kingdom_builder.game import KingdomBuilder

__all__ = ["KingdomBuilder", "game"]


def game(components: str | None = None) -> KingdomBuilder:
    """The game, with its own components or with those given as TOML text."""
    return KingdomBuilder(components)
