"""What tiles do and cards pay, made from their rows: text and effect cannot differ.

The words are terms in `text.en.ftl` and `text.ru.ftl`; here they are only put together, in the same
way for what comes in the box and for a user's components.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from pentarchy.games.kingdom_builder.components import (
    Components,
    Kingdom,
    Location,
    Row,
    Terrain,
    load,
    own_text,
)
from pentarchy.kernel.components import index_of
from pentarchy.kernel.fluent import message, quoted, speakable, term

FORMS = ("on", "onto", "beside", "card", "hex", "of", "mark")
"""The attributes of a terrain, in one language or the other."""


def texts(components: Components, language: str) -> str:
    """Everything that the rows say about tiles, cards and castles, as Fluent text."""
    return "\n".join(_messages(components, language))


def _messages(components: Components, language: str) -> Iterator[str]:
    for terrain in components.terrain:
        if not _boxed(terrain) and speakable(terrain.key):
            yield _unknown_terrain(terrain, language)
    marks: set[str] = set()
    for location in components.location:
        name = _name(location, language)
        marks.add(mark := _mark(name, marks))
        does = _does(components, location, language)
        attributes = {
            "does": f"{term(f'does-{location.action}')} {does}{term('stop')}",
            "brief": f"{term(f'brief-{location.action}')} {does}",
            "only": f"{term(_only(location), tile=name)} {does}{term('stop')}",
            "mark": f"{{ {quoted(mark)} }}",
        }
        if speakable(location.key):
            yield message(f"tile-{location.key}", f"{{ {quoted(name)} }}", attributes)
    for card in filter(lambda row: speakable(row.key), components.kingdom):
        name = _name(card, language)
        paid = {"pays": _pays(components, card, language)}
        yield message(f"kingdom-{card.key}", f"{{ {quoted(name)} }}", paid)
    gold = term("gold", count=components.numbers.castle_gold)
    yield message("castle", term("castles"), {"pays": f"{gold} {term('for-castle')}"})


def _name(row: Row, language: str) -> str:
    return row.name.get(language) or row.key


def _mark(name: str, taken: set[str]) -> str:
    """The sign of a tile: the first letter of its name that no other tile has."""
    letters = [letter.upper() for letter in name if letter.isalpha()]
    return next((letter for letter in letters if letter not in taken), name[:1])


def _only(row: Location) -> str:
    return "only-jump" if row.where == "two-away" else f"only-{row.action}"


def _does(components: Components, row: Location, language: str) -> str:
    """Where a tile builds, or where it moves a settlement to."""
    kind, _, key = row.where.partition(":")
    if kind == "terrain":
        form = "on" if row.action == "build" else "onto"
        place = _ground(components, key, form, language)
    else:
        place = term(f"{row.action}-{row.where}")
    if row.where == "two-away":
        return place + (term("in-contact") if row.beside_own else "")
    own_line = row.where == "line-end" and row.action == "build"
    return place + ("" if row.beside_own or own_line else term("out-of-contact"))


def _pays(components: Components, row: Kingdom, language: str) -> str:
    """What a kingdom card pays, and for what."""
    if row.scores == "sector-rank":
        first, *others = row.gold
        ranks = "".join(term("for-next-rank", gold=gold) for gold in others)
        return f"{term('gold', count=first)} {term('for-first-rank')}{ranks}"
    counted = f"{term('gold', count=row.gold[0])} {term(f'for-{row.scores}', per=row.per)}"
    beside = term("or").join(_ground(components, kind, "beside", language) for kind in row.beside)
    return f"{counted} {beside}" if beside else counted


# Terrain: the texts know those in the box with all their forms -------------------------------


def _ground(components: Components, key: str, form: str, language: str) -> str:
    """A terrain in one of its forms, or another kind of hex: castle, location."""
    place = index_of(components.terrain, key)
    if place < 0:
        return term(f"{form}-{key}")
    terrain = components.terrain[place]
    if _boxed(terrain):
        return f"{{ terrain-{key}.{form} }}"
    return term("ground", form=form, name=_name(terrain, language))


@cache
def _names_in_the_box() -> dict[str, dict[str, str]]:
    return {terrain.key: terrain.name for terrain in load(own_text()).terrain}


def _boxed(terrain: Terrain) -> bool:
    return _names_in_the_box().get(terrain.key) == terrain.name


def _unknown_terrain(terrain: Terrain, language: str) -> str:
    """A terrain of a user's components, in forms that suit any name."""
    name = _name(terrain, language)
    forms = {form: term("ground", form=form, name=name) for form in FORMS}
    return message(f"terrain-{terrain.key}", f"{{ {quoted(name)} }}", forms)
