"""What is not granted: a message id with arguments, which a client shows in its language."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from pentarchy.kernel.errors import IllegalAction, UnknownGame
from pentarchy.kernel.messages import Arg, Message, Reason, problem
from pentarchy.kernel.registry import game as game_of
from pentarchy.speech import KERNEL, LANGUAGES, Speech

BAD = 400
NOBODY = 401
FORBIDDEN = 403
UNKNOWN = 404
CONFLICT = 409
TOO_LARGE = 413
UNUSABLE = 422
TOO_MANY = 429
BROKEN = 503


class Refused(Exception):
    """A wish that is not granted; nothing has changed. `status` is its HTTP status.

    `about` is what exactly was wrong, `texts` the game whose texts know how to say that.
    """

    def __init__(
        self,
        status: int,
        key: str,
        /,
        about: Message | None = None,
        texts: str = "",
        **args: Arg,
    ) -> None:
        super().__init__(key)
        self.status = status
        self.message = problem(key, f"refused-{key}", about, **args).message
        self.texts = texts
        self.reasons: tuple[Reason, ...] = ()


def illegal(error: IllegalAction) -> Refused:
    """A move that the rules of the game leave out, with the rules that do."""
    refused = Refused(CONFLICT, "illegal")
    refused.reasons = error.reasons
    return refused


class _Words(Speech):
    """The texts of one game, or of none, with those of the server."""

    rooms = (KERNEL, "pentarchy.server")


@cache
def _words(language: str, title: str) -> _Words:
    try:
        game = game_of(title) if title else None
    except UnknownGame:  # its texts are not at hand; those of the server are
        game = None
    return _Words(language, game)


def sentence(message: Message, language: str, title: str = "") -> str:
    """The message in words, for logs, scripts and programs that have no texts of their own."""
    return _words(language, title).tell(message)


def verbatim(message: Message, language: str) -> str:
    """The same with arguments that are shown as they are: names and addresses are no things."""
    return _words(language, "").say(message.id, **message.args)


def language_of(wanted: str) -> str:
    """The language that an Accept-Language header asks for first, of those we speak."""
    known = (part.split(";")[0].strip()[:2].lower() for part in wanted.split(","))
    return next((language for language in known if language in LANGUAGES), LANGUAGES[0])


def listed(words: Sequence[str]) -> str:
    """Several words as one argument."""
    return ", ".join(words)
