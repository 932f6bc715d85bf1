"""What the engine tells people: message ids with arguments, never sentences.

A string argument is a *thing* in the notation of targets, such as `terrain:forest`: whoever
shows it looks its name up in the chosen language. Numbers are numbers, so that plurals work.
"""

from __future__ import annotations

from typing import Protocol, TypeAlias

import msgspec

Arg: TypeAlias = str | int

UNSEEN = "unseen"
"""The thing that stands in an event for one the reader may not see."""


class Message(msgspec.Struct, frozen=True, omit_defaults=True):
    """A text to be shown: its id in the game's `text.*.ftl` and the arguments it mentions."""

    id: str
    args: dict[str, Arg] = {}
    about: Message | None = None
    """A message inside this one, which is mentioned as `$about`."""


class Teller(Protocol):
    """Whoever has the words for messages, in one language."""

    @property
    def language(self) -> str: ...

    def has(self, message: str) -> bool: ...

    def say(self, message: str, **args: str | float) -> str: ...

    def tell(self, message: Message, seat: int = 0) -> str: ...

    def thing(self, thing: str, attribute: str | None = None, seat: int = 0) -> str: ...


def word(text: object) -> str:
    """A thing that is shown as it is: a key, a name or a line that somebody typed."""
    return f"word:{text}"


class Problem(msgspec.Struct, frozen=True):
    """Something that is wrong: an English sentence, and the same for the reader's language."""

    sentence: str
    message: Message

    def __str__(self) -> str:
        return self.sentence


def problem(sentence: str, key: str, about: Message | None = None, /, **args: Arg) -> Problem:
    """A problem with the message of that id. Strings are shown as they are: they are what the
    reader has written or must write."""
    shown = {name: word(arg) if isinstance(arg, str) else arg for name, arg in args.items()}
    return Problem(sentence, Message(key, shown, about))


class Reason(msgspec.Struct, frozen=True):
    """Why a verb leaves a target out: the number of the rule and its short text.

    `rule` is empty for the kernel's own reasons (not asked now, not your turn, game over).
    """

    verb: str
    rule: str
    message: Message

    def brief(self) -> str:
        """The reason for a log or a traceback, where no language is chosen."""
        cited = f"rule {self.rule}: " if self.rule else ""
        return f"{cited}{self.message.id.removeprefix('why-').replace('-', ' ')}"


class Event(msgspec.Struct, frozen=True):
    """Something that happened, for log and animation."""

    id: str
    seat: int
    args: dict[str, Arg] = {}
    places: tuple[str, ...] = ()
    secret: dict[str, tuple[int, ...]] = {}
    """Arguments that not everybody may see, with the seats that may."""

    def seen_by(self, seat: int | None) -> Event:
        """The event as that seat (None: a spectator) may know it."""
        if not self.secret:
            return self
        args = {
            name: UNSEEN if name in self.secret and seat not in self.secret[name] else value
            for name, value in self.args.items()
        }
        return Event(self.id, self.seat, args, self.places)


class ScoreLine(msgspec.Struct, frozen=True):
    """One source of a seat's points, with the places that earned them.

    A line with a `count` carries no points: it is what decided, or was to decide, a tie.
    """

    source: str
    points: int
    places: tuple[str, ...] = ()
    count: int | None = None


class Repeats(msgspec.Struct, frozen=True):
    """A step that is taken several times in a row: how often it has been, and shall be in all."""

    done: int
    times: int


class Choice(msgspec.Struct, frozen=True):
    """A legal action as a client needs it: what to click, what it says, whether it binds."""

    id: int
    verb: str
    target: str
    label: Message
    binds: bool
