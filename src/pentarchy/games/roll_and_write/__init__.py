"""Imperial Settlers: Roll & Write: an empire on paper, built with dice in ten rounds."""

from pentarchy.games.roll_and_write.game import RollAndWrite

__all__ = ["RollAndWrite", "game"]


def game(components: str | None = None) -> RollAndWrite:
    """The game, with its own components or with those given as TOML text."""
    return RollAndWrite(components)
