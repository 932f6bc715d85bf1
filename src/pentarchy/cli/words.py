"""What a person types, understood leniently: `3-14`, `3 14`, `farm`, `use farm`, `end`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pentarchy.cli.text import Texts
from pentarchy.kernel.actions import Action
from pentarchy.kernel.game import Game

SHORTEST_BEGINNING = 3
"""A word may be cut short to this many letters."""
_QUOTES = re.compile(r"[«»“”\"'!]")
_NUMBERS = re.compile(r"[-\d]+([,/-][-\d]+)+")
_ANY = "0-0"
_TWO_NUMBERS = re.compile(r"(\d+)[^\d\w]+(\d+)")


class Meant(NamedTuple):
    """What was understood: a target, a verb, or both; several targets if it is not clear which."""

    verb: str | None
    targets: tuple[str, ...]


def plain(words: str) -> str:
    """Words as they are compared: small letters, single spaces, no ё, no quotes."""
    bare = _QUOTES.sub("", words.lower()).replace("ё", "е")
    return " ".join(bare.strip(" .").split())


class Lexicon:
    """The words of one game in one language."""

    def __init__(self, game: Game, texts: Texts) -> None:
        self._game = game
        self._texts = texts
        self._verbs: dict[str, str] = {}
        self._targets: dict[str, dict[str, None]] = {}
        self._patterns: dict[str, str] = {}
        for verb, targets in game.table.targets.items():
            for word in self.verb_words(verb):
                self._verbs.setdefault(plain(word), verb)
            for index in range(len(targets)):
                target = targets.name(index)
                for spelling in self._spellings(target):
                    self._targets.setdefault(plain(spelling), {})[target] = None

    def verb_words(self, verb: str) -> list[str]:
        """The words for a verb, the one to show first."""
        message = f"verb-{verb}"
        listed = self._texts.say(message).split(",") if self._texts.has(message) else []
        return [*(word.strip() for word in listed), verb]

    def shown(self, action: Action) -> str:
        """What to type for an action: its target by name, or by key if others share the name."""
        if not action.target:
            return self.verb_words(action.verb)[0]
        name = self._texts.thing(action.target).lower()
        shared = len(self._targets.get(plain(name), {})) > 1
        return action.target.partition(":")[2] if shared else name

    def _spellings(self, target: str) -> Iterator[str]:
        if target:
            kind, _, name = target.partition(":")
            yield target
            yield name
            yield self._place(kind, name) if _NUMBERS.fullmatch(name) else self._texts.thing(target)

    def _place(self, kind: str, name: str) -> str:
        """The name of a place that is called by numbers: there are thousands, all said alike."""
        pattern = self._patterns.get(kind)
        if pattern is None:
            pattern = self._patterns[kind] = self._texts.thing(f"{kind}:{_ANY}")
        return pattern.replace(_ANY, name)

    def read(self, line: str, legal: Sequence[Action]) -> Meant:
        """What the line means; neither verb nor target if nothing was understood."""
        words = plain(line)
        first, _, rest = words.partition(" ")
        verb = self._verbs.get(first)
        if verb is None:
            return Meant(None, self._read_target(words, legal))
        if not rest:
            # A word can be a verb as well as a thing: the thing wins if it may be chosen.
            named = self._read_target(words, legal)
            return Meant(None, named) if named else Meant(verb, ())
        return Meant(verb, self._read_target(rest, legal) or ("?",))

    def _read_target(self, words: str, legal: Sequence[Action]) -> tuple[str, ...]:
        exact = self._targets.get(words) or self._targets.get(_TWO_NUMBERS.sub(r"\1-\2", words))
        if exact is not None:
            return tuple(exact)
        if len(words) < SHORTEST_BEGINNING:
            return ()
        openly = {action.target for action in legal}
        return tuple(
            dict.fromkeys(
                target
                for spelling, targets in self._targets.items()
                if spelling.startswith(words)
                for target in targets
                if target in openly
            )
        )


def matching(meant: Meant, legal: Sequence[Action]) -> list[Action]:
    """The legal actions that it can mean."""
    return [
        action
        for action in legal
        if (meant.verb is None or action.verb == meant.verb)
        and (not meant.targets or action.target in meant.targets)
    ]
