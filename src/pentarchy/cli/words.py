"""The words of a game: what its verbs and things are called, whether they are open now or not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from pentarchy.cli.boards import Drawing
from pentarchy.cli.spelling import WAYS, fits, plain, spaced, tokens
from pentarchy.cli.text import Texts
from pentarchy.kernel.game import Game

PLAYERS = ("rival", "seat")
"""Kinds of things whose names are players', which depend on the seat that is asked."""


class Meant(NamedTuple):
    """What was understood: a verb, targets, or both; several targets share a name."""

    verb: str | None
    targets: tuple[str, ...]


class Lexicon:
    """The words of one game in one language."""

    def __init__(self, game: Game, texts: Texts, drawing: Drawing | None = None) -> None:
        self.game = game
        self.texts = texts
        self.drawing = drawing
        self._targets: dict[int, dict[str, dict[str, None]]] = {}
        self._verbs: dict[str, list[str]] = {}
        for verb in game.actions.targets:
            for word in self.verb_words(verb):
                self._verbs.setdefault(plain(word), []).append(verb)

    def verb_words(self, verb: str) -> list[str]:
        """The words for a verb, the one to show first."""
        message = f"verb-{verb}"
        listed = self.texts.say(message).split(",") if self.texts.has(message) else []
        return list(dict.fromkeys([*(word.strip() for word in listed), verb]))

    def verb_word(self, verb: str) -> str | None:
        """The word to show for a verb; none where the language has none of its own."""
        known = self.texts.has(f"verb-{verb}") or self.texts.language == "en"
        return self.verb_words(verb)[0] if known else None

    def name(self, target: str, seat: int) -> str:
        """What a target is called, said to the seat that is asked."""
        return self.texts.thing(target, None, seat)

    def written(self, target: str) -> str | None:
        """What stands on the board for it."""
        return self.drawing.written(self.texts, target) if self.drawing and target else None

    def spellings(self, target: str, seat: int) -> Iterator[str]:
        """All that may be typed for a target."""
        if target:
            yield self.name(target, seat)
            yield target
            yield target.partition(":")[2]
            if written := self.written(target):
                yield written

    def known(self, line: str, seat: int) -> list[Meant]:
        """What of the game the line names in full, open or not."""
        words = plain(line)
        index = self._index(seat)
        found = [Meant(verb, ()) for verb in self._verbs.get(words, ())]
        if words in index or spaced(words) in index:
            found.append(Meant(None, tuple(index.get(words) or index[spaced(words)])))
        for word, verbs in self._verbs.items():
            rest = words.removeprefix(f"{word} ")
            targets = index.get(rest) or index.get(spaced(rest)) or {}
            for verb in verbs if rest != words else ():
                every = self.game.actions.targets[verb]
                fitting = tuple(target for target in targets if every.index(target) is not None)
                if fitting:
                    found.append(Meant(verb, fitting))
        return found

    def guessed(self, line: str, seat: int) -> list[Meant]:
        """What of the game beginnings of words can mean, open or not."""
        typed = tokens(line)
        for way in range(len(WAYS)):
            found: dict[str, dict[str, None]] = {}
            for spelling, targets in self._index(seat).items():
                if ":" not in spelling and fits(typed, tokens(spelling), way):
                    found.setdefault(spelling, {}).update(targets)
            verbs = [
                v
                for word, verbs in self._verbs.items()
                for v in verbs
                if fits(typed, tokens(word), way)
            ]
            if found or verbs:
                every = dict.fromkeys(target for targets in found.values() for target in targets)
                things = [Meant(None, tuple(every))] if every else []
                return [*things, *(Meant(verb, ()) for verb in dict.fromkeys(verbs))]
        return []

    def _index(self, seat: int) -> dict[str, dict[str, None]]:
        """The targets by everything that may be typed for them; made when first needed."""
        made = self._targets.get(seat)
        if made is None:
            made = self._targets[seat] = {}
            for targets in self.game.actions.targets.values():
                for number in range(len(targets)):
                    target = targets.name(number)
                    for spelling in self.spellings(target, seat):
                        made.setdefault(plain(spelling), {})[target] = None
                        made.setdefault(spaced(spelling), {})[target] = None
        return made
