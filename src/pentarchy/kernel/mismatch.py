"""What does not fit its type, as msgspec says it, taken apart so that it can be said to people."""

from __future__ import annotations

import re

import msgspec

from pentarchy.kernel.messages import Arg, Message, Problem, word

_SHAPES = (
    (r"Expected `(?P<kind>.+?)(?: \| null)?`, got `(?P<got>.+)`", "mismatch-kind"),
    (r"Expected `(?P<kind>\w+)` of length (?P<length>\d+)(?:, got \d+)?", "mismatch-length"),
    (r"Expected `(?P<kind>\w+)` of length (?P<sign>[<>]=?) (?P<length>\d+)", "mismatch-length"),
    (r"Expected `(?P<kind>\w+)` (?P<sign>[<>]=?) (?P<limit>.+)", "mismatch-limit"),
    (r"Expected `(?P<kind>\w+)` matching regex .*", "mismatch-pattern"),
    (r"Invalid (?:enum )?value (?P<quote>'?)(?P<value>.*)(?P=quote)", "mismatch-value"),
    (r"Object missing required field `(?P<field>.+)`", "mismatch-missing"),
    (r"Object contains unknown field `(?P<field>.+)`", "mismatch-unknown"),
)
_SIGNS = {">=": "least", "<=": "most", ">": "above", "<": "below", "": "exactly"}
_COMPILED = tuple((re.compile(shape), key) for shape, key in _SHAPES)

TOO_DEEP = Message("mismatch-too-deep")
"""Lists in lists in lists, until the stack ends."""


def mismatch(error: msgspec.MsgspecError) -> tuple[Problem, str]:
    """What is wrong, and where: the path to it, without its beginning, or nothing."""
    sentence, _, path = str(error).partition(" - at `$")
    return Problem(sentence, _message(sentence)), path.removesuffix("`").removeprefix(".")


def located(error: msgspec.MsgspecError) -> Message:
    """What is wrong together with where."""
    what, path = mismatch(error)
    return Message("problem-at", {"where": word(path)}, what.message) if path else what.message


def _message(sentence: str) -> Message:
    for shape, key in _COMPILED:
        if found := shape.fullmatch(sentence):
            parts = found.groupdict(default="")
            parts["sign"] = _SIGNS[parts.get("sign", "")]
            parts.pop("quote", None)
            args: dict[str, Arg] = {name: word(value) for name, value in parts.items()}
            return Message(key, args)
    return Message("problem", {"text": word(sentence)})
