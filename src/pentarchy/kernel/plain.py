"""Text that people write for others to read: names, chat, what stands in uploaded records and in
components of their own.

One rule for all of it: no letters that cannot be seen, turn text around or control a screen.
"""

from __future__ import annotations

import unicodedata

STRANGE = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
"""Controls, directions and joiners, surrogates, private and unknown letters, breaks of lines."""
BLANK = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\u034f\u180b\u180c\u180d\u180f")
"""Letters by name, of which nothing is seen."""
JOINER = "\u200d"
"""Makes one picture of several; harmless between two of them."""


def plain(text: str) -> str | None:
    """The text with single blanks and composed letters; None if something of it must not be, or if
    nothing is left."""
    found = unicodedata.normalize("NFC", " ".join(text.split()))
    if any(_strange(found, place) for place in range(len(found))):
        return None
    return found if any(_seen(letter) for letter in found) else None


def cleaned(text: str) -> str:
    """The same for text that cannot be asked for again: what must not be is taken out."""
    found = unicodedata.normalize("NFC", " ".join(text.split()))
    kept = "".join(x for place, x in enumerate(found) if not _strange(found, place))
    kept = " ".join(kept.split())
    return kept if any(_seen(letter) for letter in kept) else ""


def is_strange(text: str) -> bool:
    """Whether there is a letter in it that must not be. Lines may break."""
    shown = text.replace("\n", " ")
    return any(_strange(shown, place) for place in range(len(shown)))


def _strange(text: str, place: int) -> bool:
    letter = text[place]
    if letter == JOINER:
        around = text[max(0, place - 2) : place], text[place + 1 : place + 2]
        return not all(any(unicodedata.category(x) == "So" for x in side) for side in around)
    return letter in BLANK or unicodedata.category(letter) in STRANGE


def _seen(letter: str) -> bool:
    """Not only a blank, or a sign that stands on another."""
    return unicodedata.category(letter)[0] not in ("Z", "M")
