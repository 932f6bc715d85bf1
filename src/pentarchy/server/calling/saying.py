"""Letters in words: title, who plays, where; nothing that is hidden at a table."""

from __future__ import annotations

from typing import Any

import msgspec

from pentarchy.kernel.messages import Message
from pentarchy.server.calling.records import Letter, Waiting
from pentarchy.server.refusals import sentence, verbatim

MOST_NAMED = 5
"""So many tables are named in one letter; of the others only the number is told."""
MARKS = str.maketrans(
    {
        "<": "‹",
        ">": "›",
        "@": "＠",
        "[": "(",
        "]": ")",
        "*": "",
        "_": " ",
        "`": "'",
        "~": "-",
        "|": "/",
    }
)
"""What messengers would take for a mention, a link or a style."""


class Said(msgspec.Struct, frozen=True):
    """A letter in one language."""

    subject: str
    lines: tuple[tuple[str, str], ...]
    """A sentence a table, and the path of a page where one can go there."""
    path: str
    """Where one goes from the letter as a whole."""


_WHOLE = {
    "test": (Message("call-test"), Message("call-test-line")),
    "confirm": (Message("call-confirm"), Message("call-confirm-line")),
}
"""Letters that are not about tables: subject and sentence."""
_TITLE = "title"


def say(letter: Letter, language: str) -> Said:
    """The letter in words."""
    if letter.kind != "call":
        subject, line = (verbatim(each, language) for each in _WHOLE[letter.kind])
        return Said(subject, ((line, "/"),), "/")
    tables = letter.tables
    named = [(_line(each, language), _path(each)) for each in tables[:MOST_NAMED]]
    if more := len(tables) - len(named):
        named.append((verbatim(Message("call-more", {"more": more}), language), "/"))
    if len(tables) == 1:
        return Said(_subject(tables[0], language), tuple(named), _path(tables[0]))
    subject = verbatim(Message("call-turns", {"tables": len(tables)}), language)
    return Said(subject, tuple(named), "/")


def _subject(only: Waiting, language: str) -> str:
    title = called(only.title, language)
    if only.wish:
        told = _wish(only, title)
    elif only.nudge:
        told = Message("call-nudge", {"name": only.nudge, "title": title})
    else:
        told = Message("call-turn", {"title": title})
    return _plain(verbatim(told, language))


def _wish(waiting: Waiting, title: str) -> Message:
    """What somebody asks for before a game begins."""
    if waiting.wish == "rematch":
        return Message("call-rematch", {"name": waiting.nudge, "title": title})
    return Message("call-invitation", {"name": waiting.nudge, "title": title})


def _path(waiting: Waiting) -> str:
    """Who is invited has no seat yet: the shelf shows who invites, and where."""
    return "/" if waiting.wish == "invitation" else f"/t/{waiting.table}"


def _line(waiting: Waiting, language: str) -> str:
    title = called(waiting.title, language)
    if waiting.wish:
        return _plain(verbatim(_wish(waiting, title), language))
    if not waiting.names:
        return title
    names = ", ".join(waiting.names)
    return _plain(verbatim(Message("call-with", {"title": title, "names": names}), language))


def called(title: str, language: str) -> str:
    """What a game is called."""
    return sentence(Message(_TITLE), language, title)


def _plain(text: str) -> str:
    """Names are others' words: no messenger shall take them for more than letters."""
    return text.translate(MARKS)


def as_webhook(said: Said, origin: str, off: str) -> bytes:
    """What usual messengers take: `text`; the rest is for programs. `off` is the token that ends
    it: its page is not in the text, as a group would read it with every message."""
    link = f"{origin}{said.path}"
    told = "\n".join(f"{line}: {origin}{path}" for line, path in said.lines)
    body: dict[str, Any] = {
        "text": f"{said.subject}\n{told}",
        "title": said.subject,
        "link": link,
        "tables": [{"text": line, "link": f"{origin}{path}"} for line, path in said.lines],
        "off": f"{origin}/calls/off/{off}",
    }
    return msgspec.json.encode(body)


def as_push(said: Said, off: str, language: str) -> bytes:
    """What the service worker of the client shows, with a button that ends it."""
    told = {
        "title": said.subject,
        "body": "\n".join(line for line, _ in said.lines),
        "path": said.path,
        "off": off,
        "stop": verbatim(Message("call-stop"), language),
    }
    return msgspec.json.encode(told)
