"""Every way a caller can be wrong, one class each; each message is one sentence that says where.

`str(error)` is that sentence in English, for programs and tracebacks; `error.message` is the same
for people, as an id with arguments:

    raise BadOptions(f"option start: there is no seat {start}", "bad-start", seat=start)

with `bad-start` in the game's `text.*.ftl`, which says in English what the sentence says.
"""

from __future__ import annotations

from collections.abc import Sequence

from pentarchy.kernel.messages import Arg, Message, Problem, Reason, problem, word


class PentarchyError(Exception):
    """Base of all refusals: nothing was changed when one of these is raised."""

    title: str = ""
    """The game whose texts know the message; empty: those of the kernel or of the program do."""

    def __init__(
        self, sentence: str, key: str = "problem", /, about: Message | None = None, **args: Arg
    ) -> None:
        """`key` is the id of the message, `args` are its arguments: numbers as numbers, strings
        as they are shown. Without a key the English sentence is shown to everybody."""
        super().__init__(sentence)
        if key == "problem":
            args = {"text": sentence}
        self.message = problem(sentence, key, about, **args).message

    @property
    def told(self) -> Problem:
        """The sentence and its message."""
        return Problem(str(self), self.message)


class UnknownGame(PentarchyError, LookupError):
    """No game is registered under that key."""


class BrokenGame(UnknownGame):
    """A game is registered under that key, but it cannot be loaded; the message says why."""


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

    def __init__(self, line: int, what: Problem) -> None:
        super().__init__(f"line {line}: {what}", "problem-line", about=what.message, line=str(line))
        self.line = line
        self.problem = what.sentence
        self.what = what


class BadLesson(PentarchyError, ValueError):
    """A lesson does not agree with its game; the message names lesson, chapter and note."""

    def __init__(self, where: str, what: Problem) -> None:
        super().__init__(
            f"lesson {where}: {what}", "problem-lesson", about=what.message, where=where
        )
        self.where = where
        self.what = what


class IllegalAction(PentarchyError):
    """The action is not open to that seat now; `reasons` says which rules leave it out."""

    def __init__(self, what: str, reasons: Sequence[Reason]) -> None:
        cited = "; ".join(reason.brief() for reason in reasons)
        about = _cited(reasons[0]) if reasons else None
        super().__init__(
            f"{what} is not allowed: {cited}", "problem-illegal", about=about, action=what
        )
        self.reasons = tuple(reasons)


class NotYourTurn(IllegalAction):
    """That seat has nothing to decide now."""


class GameOver(IllegalAction):
    """The game has ended: nobody decides any more."""


def _cited(reason: Reason) -> Message:
    """A reason with the number of its rule."""
    if not reason.rule:
        return reason.message
    return Message("problem-rule", {"rule": word(reason.rule)}, reason.message)
