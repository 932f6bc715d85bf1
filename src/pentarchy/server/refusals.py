"""What is not granted: a message id with arguments, which a client shows in its language."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from pentarchy.kernel.errors import IllegalAction
from pentarchy.kernel.messages import Arg, Message, Reason

LANGUAGES = ("en", "ru")

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
    """A wish that is not granted; nothing has changed. `status` is its HTTP status."""

    def __init__(self, status: int, key: str, /, **args: Arg) -> None:
        super().__init__(key)
        self.status = status
        self.message = Message(f"refused-{key}", args)
        self.reasons: tuple[Reason, ...] = ()


def illegal(error: IllegalAction) -> Refused:
    """A move that the rules of the game leave out, with the rules that do."""
    refused = Refused(CONFLICT, "illegal")
    refused.reasons = error.reasons
    return refused


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    text = files("pentarchy.server").joinpath(f"text.{language}.ftl").read_text("utf-8")
    bundle.add_resource(FluentResource(text))
    return bundle


def sentence(message: Message, language: str) -> str:
    """The message in words, for logs, scripts and programs that have no texts of their own."""
    bundle = _bundle(language)
    found = bundle.get_message(message.id) if bundle.has_message(message.id) else None
    if found is None or found.value is None:
        return message.id
    return str(bundle.format_pattern(found.value, dict(message.args))[0])


def language_of(wanted: str) -> str:
    """The language that an Accept-Language header asks for first, of those we speak."""
    known = (part.split(";")[0].strip()[:2].lower() for part in wanted.split(","))
    return next((language for language in known if language in LANGUAGES), LANGUAGES[0])


def listed(words: Sequence[str]) -> str:
    """Several words as one argument."""
    return ", ".join(words)
