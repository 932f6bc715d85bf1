"""What things are called: the one convention, for every program that shows a game.

A *thing* is written in the notation of targets, `kind:key`. Its name is, the first that there is:

1. The message `kind-key` of the texts.
2. The message `kind` with `$name`, where the components name a row with that key (or that code,
   where copies have codes of their own) *in the table of that kind*: the table that is called
   like the kind, or those that the game's `named` gives for it. Without a message `kind` it is the
   row's name alone. A bare key names nothing: box 1 is not sheet 1.
3. The message `kind` with `$name`, which then is the key itself: a number, a place.

A key that is a number, `coins:3`, also gives its message `$number`: there plurals and single
numbers can be told apart, which `$name`, always text, cannot do. A place whose key is two numbers
from 0, `cell:3-14`, gives `$row` and `$column`, counted from 1, and the column's `$letter`, as on
a chess board.

Four kinds are named otherwise. `seat:2` is the player at seat 2; `rival:2` is the player two
places clockwise from the seat that is asked; `word:anything` is shown as it is; a thing without a
colon (`castle`, `none`, `unseen`) is a message id itself.

The names in the components reach texts as messages `called-<kind>-<key>`, made here, so that
Python (`speech.py`) and the browser (`web/src/lib/text.ts`) look names up in the same way; both
are held to the cases in `tests/names.json`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping

from pentarchy.kernel.components import Part, parts
from pentarchy.kernel.fluent import quoted, speakable
from pentarchy.kernel.game import Game

_TWO_NUMBERS = re.compile(r"(\d+)-(\d+)")
_LETTERS = 26


def names_text(game: Game, language: str) -> str:
    """The names that a game's components give, as Fluent text."""
    return names_of(parts(game.components_text), game.named, language)


def components_text(game: Game, language: str) -> str:
    """All that a game's components say, their names and what the game makes of them, as Fluent."""
    return "\n".join((game.texts(language), names_text(game, language)))


def names_of(rows: Iterable[Part], named: Mapping[str, tuple[str, ...]], language: str) -> str:
    """The names of these components, given which kinds of things are named by other tables."""
    return "\n".join(_lines(rows, named, language))


def _lines(
    rows: Iterable[Part], named: Mapping[str, tuple[str, ...]], language: str
) -> Iterator[str]:
    for part in rows:
        name = part.name.get(language)
        if not name:
            continue
        own = () if part.table in named else (part.table,)
        others = (kind for kind, tables in named.items() if part.table in tables)
        for kind in (*own, *others):
            for key in filter(speakable, (part.key, *part.codes)):
                yield f"{called(kind, key)} = {{ {quoted(name)} }}"


def thing_of(game: Game, part: Part) -> str:
    """The thing that a row of the components is in a game."""
    kinds = (kind for kind, tables in game.named.items() if part.table in tables)
    return f"{next(kinds, part.table)}:{part.key}"


def called(kind: str, key: str) -> str:
    """The id of the message with the name that the components give to a thing."""
    return f"called-{kind}-{key}"


def numbers(key: str) -> dict[str, str | int]:
    """What a message is told besides the key, if that is a number, or the two of a place."""
    if key.isdecimal():
        return {"number": int(key)}
    found = _TWO_NUMBERS.fullmatch(key)
    if found is None:
        return {}
    row, column = int(found[1]), int(found[2])
    return {"row": row + 1, "column": column + 1, "letter": chr(ord("A") + column % _LETTERS)}
