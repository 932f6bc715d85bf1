"""Every way a caller can be wrong, one class each; each message is one sentence that says where."""

from __future__ import annotations

from collections.abc import Sequence

from pentarchy.kernel.messages import Reason


class PentarchyError(Exception):
    """Base of all refusals: nothing was changed when one of these is raised."""


class UnknownGame(PentarchyError, LookupError):
    """No game is registered under that key."""


class BadOptions(PentarchyError, ValueError):
    """An option is unknown, of the wrong kind, or contradicts another; the message names it."""


class BadSeats(BadOptions):
    """The game is not played by that many seats, or there is no such seat."""


class BadComponents(PentarchyError, ValueError):
    """A components file has a wrong count or an unknown word; the message names the row."""


class InvalidNotation(PentarchyError, ValueError):
    """A text is not the notation of any action of the game."""


class CorruptRecord(PentarchyError, ValueError):
    """A record cannot be read, or does not say what it must; `line` counts from 1."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}")
        self.line = line
        self.problem = problem


class IllegalAction(PentarchyError):
    """The action is not open to that seat now; `reasons` says which rules leave it out."""

    def __init__(self, what: str, reasons: Sequence[Reason]) -> None:
        cited = "; ".join(reason.brief() for reason in reasons)
        super().__init__(f"{what} is not allowed: {cited}")
        self.reasons = tuple(reasons)


class NotYourTurn(IllegalAction):
    """That seat has nothing to decide now."""


class GameOver(IllegalAction):
    """The game has ended: nobody decides any more."""
