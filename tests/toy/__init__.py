"""The toy bazaar: a small invented game that holds every hard case of the contract at once.

Sealed bids, a road that all travel at the same time with dice of their own, a question that
another seat must answer out of turn, hidden hands whose cards remember who has seen them, and
two bags to draw from.
"""

from tests.toy.game import Toy

__all__ = ["Toy", "game"]


def game(components: str | None = None) -> Toy:
    """The game, with its own components or with those given as TOML text."""
    return Toy(components)
