"""What a line means among the choices that are open, and what to type for each of them.

What stands on the screen is understood first: a choice's label, then what the board writes. Then
come names, with and without a verb, then any beginnings of the words of a name, and last of a
label. What fits several choices means them all, and the person is asked which.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from pentarchy.cli.spelling import WAYS, fits, fits_anyhow, plain, spaced, tokens
from pentarchy.cli.words import PLAYERS, Lexicon
from pentarchy.kernel.actions import Action
from pentarchy.kernel.state import State

_HEAD = re.compile(r"^[^\W\d][^:,;(]{2,}")
"""What a name begins with, up to what is added to it: `anvil` of `anvil: 3 new armies`."""


class Reading:
    """The open choices of one seat in one position, by the words for them."""

    def __init__(self, lexicon: Lexicon, state: State, seat: int) -> None:
        self._lexicon = lexicon
        self.seat = seat
        self.labels = {
            action: lexicon.texts.tell(state.label(seat, action), seat)
            for action in self._in_order(state)
        }
        """The open actions in the order of the board, with what they do, in words."""
        self._levels: tuple[dict[str, dict[Action, None]], ...] = ({}, {}, {})
        self._bare: dict[Action, list[tuple[str, ...]]] = {}
        """What an action points at, without a verb."""
        self._names: dict[Action, list[tuple[str, ...]]] = {}
        for action in self.labels:
            self._index(action)
        self._shown: dict[Action, str] = {}
        self._number()

    def _in_order(self, state: State) -> list[Action]:
        legal = list(state.legal(self.seat))
        drawing = self._lexicon.drawing
        if drawing is None:
            return legal
        view = state.view(self.seat)
        places = {action: drawing.order(view, action.target) for action in legal if action.target}
        verbs = list(dict.fromkeys(action.verb for action in legal))
        bare = [action for action in legal if not action.target]
        return sorted(places, key=lambda a: (verbs.index(a.verb), places[a])) + bare

    def exactly(self, line: str) -> list[Action]:
        """The choices that are written so."""
        for level, words in zip(
            self._levels, (plain(line), plain(line), spaced(line)), strict=True
        ):
            if words in level:
                return list(level[words])
        return []

    def loosely(self, line: str) -> list[Action]:
        """The choices that have words which begin so."""
        typed = tokens(line)
        labels = {action: [tokens(label)] for action, label in self.labels.items()}
        for way in range(len(WAYS)):
            for words in (self._bare, self._names, labels):  # a thing before a verb's word
                found = [a for a, own in words.items() if any(fits(typed, n, way) for n in own)]
                if found:
                    return found
        return [
            action
            for action, names in self._names.items()
            if any(fits_anyhow(typed, name) for name in (*names, *labels[action]))
        ]

    def shown(self, action: Action) -> str:
        """The shortest thing to type that means this choice and no other."""
        shown = self._shown.get(action)
        if shown is None:
            shown = self._shown[action] = next(self._clear(action), self.labels[action])
        return shown

    def _index(self, action: Action) -> None:
        """Enter all that may be typed for an action."""
        lexicon, target = self._lexicon, action.target
        verbs = lexicon.verb_words(action.verb)
        firm = [self.labels[action]]
        if written := lexicon.written(target):
            firm.append(written)
        spellings = list(lexicon.spellings(target, self.seat))
        loose = [*spellings, *verbs, *(f"{verb} {name}" for verb in verbs for name in spellings)]
        for words in firm:
            self._levels[0].setdefault(plain(words), {})[action] = None
        for words in loose:
            self._levels[1].setdefault(plain(words), {})[action] = None
        for words in (*firm, *loose):
            self._levels[2].setdefault(spaced(words), {})[action] = None
        names = [lexicon.name(target, self.seat), written or ""] if target else [""]
        self._bare[action] = [tokens(name) for name in names if name]
        self._names[action] = [tokens(f"{verb} {name}") for verb in verbs for name in names]

    def _number(self) -> None:
        """Choices that nothing tells apart are counted, as they stand in the list."""
        alike: dict[tuple[str, str, str], list[Action]] = {}
        for action, label in self.labels.items():
            written = self._lexicon.written(action.target) or ""
            name = self._lexicon.name(action.target, self.seat)
            alike.setdefault((plain(label), name, written), []).append(action)
        for same in alike.values():
            for number, action in enumerate(same, start=1) if len(same) > 1 else ():
                name = self._lexicon.name(action.target, self.seat) or self.labels[action]
                shown = f"{name.lower()} {number}"
                if not self.exactly(shown):
                    self._shown[action] = shown
                    self._levels[0].setdefault(plain(shown), {})[action] = None

    def _clear(self, action: Action) -> Iterator[str]:
        """Those of the things to type that mean this choice alone."""
        for words in self._candidates(action):
            if self.exactly(words) == [action]:
                yield words
            elif self.exactly(words) or self._lexicon.known(words, self.seat):
                continue
            elif self.loosely(words) == [action]:
                yield words

    def _candidates(self, action: Action) -> Iterator[str]:
        lexicon, target, label = self._lexicon, action.target, self.labels[action]
        verb = self._verb(action)
        if not target:
            yield verb
            yield label.lower()
            return
        kind = target.partition(":")[0]
        written = lexicon.written(target)
        on_board = lexicon.drawing is not None and kind in lexicon.drawing.kinds
        name = lexicon.name(target, self.seat)
        name = name if kind in PLAYERS else name.lower()
        head = (_HEAD.match(name) or [name])[0].strip()
        if written and on_board:
            yield written
        yield head
        yield name
        yield from (written,) if written else ()
        yield f"{verb} {head}"
        yield f"{verb} {name}"
        if copy := re.search(rf"{re.escape(name)} (\d+)\b", label, re.IGNORECASE):
            yield f"{head} {copy[1]}"
            yield f"{verb} {head} {copy[1]}"
        for player in lexicon.texts.players:
            if player in label:
                yield f"{head} {player}"
                yield f"{verb} {head} {player}"
        yield from (f"{verb} {written}",) if written else ()
        yield label.lower()

    def _verb(self, action: Action) -> str:
        """The word for what is done: one of the game's, or else the first of the label."""
        found = tokens(self.labels[action])
        return self._lexicon.verb_word(action.verb) or (found[0] if found else action.verb)
