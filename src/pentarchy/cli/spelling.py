"""Words as they are typed and compared: small letters, any beginnings, Russian cases forgiven."""

from __future__ import annotations

import re
from collections.abc import Sequence

SHORTEST_BEGINNING = 3
"""A word may be cut short to this many letters."""
LONGEST_ENDING = 3
"""The ending of a case is at most this long."""
_QUOTES = re.compile(r"[«»“”\"'!]")
_TOKEN = re.compile(r"(?<![\w])-?\d+|[^\W_]+")


def plain(words: str) -> str:
    """Words as they are compared: small letters, single spaces, no ё, no quotes."""
    bare = _QUOTES.sub("", words.lower()).replace("ё", "е")
    return " ".join(bare.strip(" .").split())


def tokens(words: str) -> tuple[str, ...]:
    """The words and numbers alone, without what stands between them."""
    return tuple(_TOKEN.findall(plain(words)))


def whole(typed: str, word: str) -> bool:
    """The word itself."""
    return typed == word


def begins(typed: str, word: str) -> bool:
    """The word, or a beginning that is long enough; a number is never cut short."""
    long_enough = len(typed) >= SHORTEST_BEGINNING and not _number(typed)
    return typed == word or (long_enough and word.startswith(typed))


def declined(typed: str, word: str) -> bool:
    """A beginning, or the same word in another case: only its ending differs."""
    if begins(typed, word):
        return True
    if _number(typed) or _number(word) or typed.isascii():
        return False
    common = next(
        (n for n, (a, b) in enumerate(zip(typed, word, strict=False)) if a != b),
        min(len(typed), len(word)),
    )
    return (
        common >= SHORTEST_BEGINNING
        and len(typed) - common < LONGEST_ENDING
        and len(word) - common <= LONGEST_ENDING
    )


WAYS = (whole, begins, declined)
"""Ways for a typed word to fit one of a name, the strictest first."""


def fits(typed: Sequence[str], name: Sequence[str], way: int) -> bool:
    """Whether the typed words fit words of the name, in their order, in that one of the `WAYS`."""
    alike = WAYS[way]
    left = iter(name)
    if not typed or _half_a_place(typed, name):
        return False
    return all(any(alike(word, found) for found in left) for word in typed)


def _half_a_place(typed: Sequence[str], name: Sequence[str]) -> bool:
    """Numbers alone that are not all the numbers of the name: 3 does not stand for 3-14."""
    return all(map(_number, typed)) and sum(map(_number, name)) != len(typed)


def _number(word: str) -> bool:
    return word.lstrip("-").isdecimal()


def fits_anyhow(typed: Sequence[str], name: Sequence[str]) -> bool:
    """Whether every typed word fits a word of the name of its own, in any order."""
    left = list(name)
    if not typed or _half_a_place(typed, name):
        return False
    for word in typed:
        found = next((n for n, other in enumerate(left) if declined(word, other)), None)
        if found is None:
            return False
        del left[found]
    return True


def spaced(words: str) -> str:
    """Words and numbers with single spaces between them, whatever stood there; signs alone stay."""
    return " ".join(tokens(words)) or plain(words)
