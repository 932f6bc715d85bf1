"""`pentarchy games`: what is on the shelf, and how each game is set up."""

from __future__ import annotations

import re
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from pentarchy import bots
from pentarchy.arena.ratings import rating
from pentarchy.cli import common, looks
from pentarchy.cli.text import Texts
from pentarchy.kernel.components import numbers, parts
from pentarchy.kernel.errors import BadOptions
from pentarchy.kernel.game import Game
from pentarchy.kernel.registry import game as game_of
from pentarchy.kernel.registry import loaded
from pentarchy.names import thing_of

INDENT = (0, 0, 0, 2)


def games(
    context: typer.Context,
    title: Annotated[str | None, typer.Argument(help="A game's key: show its options.")] = None,
    components: Annotated[
        bool, typer.Option("--components", help="List the game's parts with their sources.")
    ] = False,
    lang: common.LanguageOption = None,
) -> None:
    """The games on the shelf, or the options and parts of one."""
    language = common.language(context, lang)
    console = common.screen()
    if title is None:
        if components:
            raise BadOptions("components: say of which game", "cli-components-whose")
        _shelf(console, language)
        return
    game = game_of(title)
    texts = Texts(language, game)
    console.print(Text(texts.say("title"), style=looks.HEADING))
    console.print(texts.say("tagline"))
    if texts.has("reconstructed"):
        console.print(Text(texts.say("reconstructed"), style=looks.QUIET))
    console.print()
    if components:
        _parts(console, texts, game)
    else:
        _options(console, texts, game)
        console.print()
        _levels(console, texts, game)


def _seats(game: Game) -> str:
    low, high = game.seat_range[0], game.seat_range[-1]
    return str(low) if low == high else f"{low}-{high}"


def _shelf(console: Console, language: str) -> None:
    texts = Texts(language)
    for game in loaded()[0]:
        own = Texts(language, game)
        seats = texts.say("cli-seats", seats=_seats(game))
        line = Text(own.say("title"), style=looks.HEADING)
        console.print(Text.assemble(line, "  ", (f"{game.key}, {seats}", looks.QUIET)))
        console.print(Padding(own.say("tagline"), INDENT))
    console.print()
    console.print(texts.say("cli-shelf-how"))
    common.say_broken(language)


def _options(console: Console, texts: Texts, game: Game) -> None:
    """Every option with what it means, what it can be and what it is by default."""
    defaults: dict[str, Any] = msgspec.to_builtins(game.options_type())
    for field in msgspec.structs.fields(game.options_type):
        message = f"option-{field.name}"
        values = texts.thing(message, "values") or _values(texts, field.type)
        console.print(Text(field.name, style=looks.COMMAND))
        default = texts.thing(message, "default") or _default(texts, defaults[field.name])
        possible = texts.say("cli-option-values", values=values, default=default)
        console.print(Padding(f"{texts.say(message)}\n{possible}", INDENT))
    console.print()
    console.print(texts.say("cli-option-how", key=game.key))


def _levels(console: Console, texts: Texts, game: Game) -> None:
    """The bots that can be played against, weakest first, with their ratings where measured."""
    console.print(texts.say("cli-levels"))
    for level in bots.LEVELS[1:]:
        found = rating(game.key, level)
        name = texts.thing(f"level:{level}")
        line = Text.assemble((level, looks.COMMAND), f"  {name}")
        if found is not None:
            line.append(f", {texts.say('cli-level-rating', rating=str(round(found)))}")
        console.print(Padding(line, INDENT))


def _default(texts: Texts, value: object) -> str:
    if value is None or value in ((), []):
        return texts.say("cli-by-lot")
    return str(value).lower() if isinstance(value, bool) else str(value)


def _values(texts: Texts, kind: Any) -> str:
    """What an option can be, from its type."""
    described = msgspec.inspect.type_info(kind)
    if isinstance(described, msgspec.inspect.UnionType):
        inner = [t for t in described.types if not isinstance(t, msgspec.inspect.NoneType)]
        described = inner[0]
    if isinstance(described, msgspec.inspect.LiteralType):
        return ", ".join(str(value) for value in described.values)
    if isinstance(described, msgspec.inspect.BoolType):
        return "true, false"
    if isinstance(described, msgspec.inspect.IntType):
        return texts.say("cli-a-number")
    return texts.say("cli-a-list")


SOURCES = {
    "artwork": "cli-source-artwork",
    "published": "cli-source-published",
    "reconstructed": "cli-source-reconstructed",
    "reviews": "cli-source-reviews",
    "rulebook": "cli-source-rulebook",
    "scan": "cli-source-scan",
}
"""The words that our titles use for where a fact is from."""


def source_told(texts: Texts, source: str) -> str:
    """Where a fact is from; somebody's own word for it stays as it is."""
    return texts.say(SOURCES[source]) if source in SOURCES else source


def note_told(texts: Texts, note: str) -> str:
    """What is noted about a part, in the reader's language where the game's texts have it: their
    id is made of the note's own words."""
    key = "note-" + re.sub("[^a-z0-9]+", "-", note.lower()).strip("-")
    return texts.say(key) if texts.has(key) else note


def _parts(console: Console, texts: Texts, game: Game) -> None:
    """Every part with all its values, where its facts are from, and what is noted about it."""
    console.print(Text(texts.say("cli-part-keys"), style=looks.QUIET))
    before = ""
    for part in (*numbers(game.components_text), *parts(game.components_text)):
        if part.table != before:
            message = f"part-{part.table}"
            heading = texts.say(message) if texts.has(message) else part.table.replace("_", " ")
            if part.table == "numbers":
                heading = texts.say("cli-part-numbers")
            console.print(Text(heading, style=looks.HEADING))
            before = part.table
        if part.key:
            name = part.name.get(texts.language) or texts.thing(f"{part.table}:{part.key}")
            console.print(Padding(Text.assemble(name, (f"  {part.key}", looks.QUIET)), INDENT))
            if said := texts.about(thing_of(game, part)):
                console.print(Padding(said, (0, 0, 0, 4)))
        told = [f"{key.replace('_', ' ')} {_value(value)}" for key, value in part.values.items()]
        if part.source:
            told.append(f"{texts.say('cli-part-source')}: {source_told(texts, part.source)}")
        if part.note:
            told.append(f"{texts.say('cli-part-note')}: {note_told(texts, part.note)}")
        console.print(Padding("; ".join(filter(None, told)), (0, 0, 0, 4)))


def _value(value: Any) -> str:
    """A value of a components file in one line."""
    if isinstance(value, dict):
        return ", ".join(f"{key} {_value(item)}" for key, item in value.items())
    if isinstance(value, list):
        nested = any(isinstance(item, list | dict) for item in value)
        return (" / " if nested else ", ").join(_value(item) for item in value) or "-"
    if isinstance(value, bool):
        return "✓" if value else "-"
    return " ".join(str(value).split()) or "-"
