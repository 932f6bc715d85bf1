"""What the board of Roll & Write writes, in which order, and what its things do."""

from __future__ import annotations

from itertools import groupby

from rich.console import Group, RenderableType
from rich.text import Text

from pentarchy.cli.boards.sight import Sight
from pentarchy.cli.text import Texts
from pentarchy.games.roll_and_write import RollAndWrite
from pentarchy.games.roll_and_write.texts import WORDS
from pentarchy.games.roll_and_write.view import RollView

LETTERS = {letter: WORDS[letter] for letter in "SWFG"}
"""The resources that boxes and circles are marked with."""
TRACKS = ("walls", "houses", "barns", "bridges")


def letter(texts: Texts, resource: str) -> str:
    """The letter that stands for a resource: the first of its name in the reader's language."""
    return texts.thing(f"resource:{resource}")[:1].upper()


def holds(texts: Texts, letters: str) -> str:
    """What a box costs or a circle holds, in the reader's letters."""
    return "".join(letter(texts, LETTERS[one]) if one in LETTERS else one for one in letters)


def order(view: RollView, target: str) -> tuple[int, ...]:
    """Tracks from the top, then fields, then buildings as they stand on the sheet."""
    kind, _, key = target.partition(":")
    rows = [*TRACKS, *(field.key for field in view.setup.fields)]
    sheet = [building.key for building in view.setup.settlements[view.seat or 0]]
    rows += sheet
    if kind == "section":
        track, place = map(int, key.split("-"))
        return (track - 1, place)
    if kind == "building":
        return (rows.index(key) if key in rows else len(rows), 0)
    if kind in rows:
        return (rows.index(kind), *map(int, key.split("-")))
    return (len(rows), 0)


def legend(game: RollAndWrite, texts: Texts) -> list[tuple[str, str]]:
    """Every sign of the drawing with what it means."""
    found = [(letter(texts, name), texts.thing(f"resource:{name}")) for name in LETTERS.values()]
    return [
        *found,
        ("_", texts.say("cli-sign-free-box")),
        ("|", texts.say("cli-sign-boxes")),
        ("X", texts.say("cli-sign-crossed")),
        ("(X)", texts.say("cli-sign-harvested")),
        ("(3)", texts.say("cli-sign-reached")),
        ("1 2 …", texts.say("cli-sign-structure")),
        ("★", texts.say("cli-sign-star")),
        ("+", texts.say("cli-sign-active")),
        ("##", texts.say("cli-sign-blueprint")),
        ("[2-0-1-3]", texts.say("cli-sign-full")),
    ]


def opens(texts: Texts, field: str, sections: tuple[int, ...]) -> str:
    """Which sections of the bridges open a field."""
    bridges = "-".join(map(str, (sections[0], sections[-1])))
    name = texts.thing(f"field:{field}")
    return f"{name}: {texts.say('cli-board-field', bridges=bridges)}"


def fields(game: RollAndWrite, view: RollView, sight: Sight, seat: int | None) -> RenderableType:
    """Which bridges open which field, and what its circles hold."""
    lines = []
    for row in game.components.field:
        circles = ", ".join(
            " ".join(
                f"{sight.texts.thing(f'resource:{LETTERS[one]}')} ×{len(list(same))}"
                for one, same in groupby(circle)
            )
            for circle in row.circles
        )
        lines.append(Text(f"{opens(sight.texts, row.key, row.sections)}: {circles}"))
    return Group(*lines)
