"""Eight-Minute Empire: one card a turn, armies over land and sea, and goods to collect."""

from pentarchy.games.eight_minute_empire.game import EightMinuteEmpire

__all__ = ["EightMinuteEmpire", "game"]


def game(components: str | None = None) -> EightMinuteEmpire:
    """The game, with its own components or with those given as TOML text."""
    return EightMinuteEmpire(components)
