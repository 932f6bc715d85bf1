"""What a user's cards are called: a card's name says what it shows and does, as those in the box.

The words are terms in `text.en.ftl` and `text.ru.ftl`. A name of somebody's own stays as it is; one
that was copied from the box is made anew from the row, so that name and effect cannot differ.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from pentarchy.games.eight_minute_empire.components import JOKER, Card, Components, load, own_text
from pentarchy.kernel.fluent import quoted, speakable, term


def texts(components: Components, language: str) -> str:
    """The names of these cards, as Fluent text."""
    return "\n".join(_messages(components, language))


def _messages(components: Components, language: str) -> Iterator[str]:
    for card in components.card:
        given = card.name.get(language) or None
        if speakable(card.key) and given in (None, _in_the_box("card", card.key).get(language)):
            yield f"card-{card.key} = {_shown(components, card, language)}: {_does(card)}"


def _shown(components: Components, card: Card, language: str) -> str:
    """Its good, and how many symbols if they are more than one."""
    names = {JOKER: _in_the_box("good", JOKER)} | {row.key: row.name for row in components.good}
    name = names[card.good]
    if name == _in_the_box("good", card.good):
        said = f"{{ good-{card.good}.short }}"
    else:
        said = f"{{ {quoted(name.get(language) or card.good)} }}"
    return f"{said} ×{card.symbols}" if card.symbols > 1 else said


def _does(card: Card) -> str:
    deeds = [term(f"deed-{deed}", count=count) for deed, count in card.does]
    return term(f"deeds-{card.join}").join(deeds)


@cache
def _names_in_the_box() -> dict[tuple[str, str], dict[str, str]]:
    box = load(own_text())
    cards = {("card", row.key): row.name for row in box.card}
    return cards | {("good", row.key): row.name for row in box.good}


def _in_the_box(table: str, key: str) -> dict[str, str]:
    """The names of a row that comes in the box; none of any other."""
    return _names_in_the_box().get((table, key), {})
