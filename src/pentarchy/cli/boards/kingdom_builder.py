"""Kingdom Builder in 80 columns: what pays and what the tiles do, then the map with the players.

Columns of the map have letters and rows numbers, as on a chess board. A hex is two characters
wide: its sign, and a gap that holds a dot if the hex may be chosen. Terrain has a colour and a
letter; a settlement is its owner's sign on the same colour, darker; a location has its sign and
the number of tiles left there.
"""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

from rich.console import Group
from rich.style import Style
from rich.table import Table
from rich.text import Text

from pentarchy.cli import looks
from pentarchy.cli.boards.kingdom_panel import CASTLE_SIGN, TILE_STYLE, about, beside
from pentarchy.cli.boards.sight import Sight
from pentarchy.cli.text import Texts
from pentarchy.games.kingdom_builder import KingdomBuilder
from pentarchy.games.kingdom_builder.components import CASTLE, LOCATION, SIZE
from pentarchy.games.kingdom_builder.view import KingdomView

__all__ = ["KINDS", "draw", "legend", "order", "written"]

KINDS = frozenset({"cell"})
THINGS = ("castle",)
SIDE = 2 * SIZE
GROUND = {
    "plains": ("#6f8f2f", "#b9d67c"),
    "canyon": ("#7a4a2a", "#c79a76"),
    "desert": ("#b39a3f", "#efe0a0"),
    "flowers": ("#8c3f74", "#dd9fca"),
    "forest": ("#17482a", "#6fae84"),
    "water": ("#1f4f86", "#7fb2e6"),
    "mountain": ("#5c5f66", "#b4b8c0"),
}
"""Background and letter of each terrain."""
UNKNOWN_GROUND = ("#3a3a3a", "#bbbbbb")
SHADE = 0.35
"""How much of the terrain's colour is left under a settlement."""
LIT = Style(color="#ffffff", bold=True)
FRESH = Style(underline=True)
SEAM = Style(color="#9a9a9a")
NUMBERS = Style(color="#a0a0a0")

Piece: TypeAlias = tuple[str, Style]


def draw(game: KingdomBuilder, view: KingdomView, sight: Sight) -> Group:
    """The whole table as that seat sees it."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    side = Group(beside(view, sight), terrains(game, sight))
    table.add_row(Map(game, view, sight).text(), side)
    return Group(about(view, sight), table)


def written(texts: Texts, target: str) -> str | None:
    """What the board writes for a hex: its column's letter and the number of its row."""
    return texts.thing(target) if target.startswith("cell:") else None


def order(view: KingdomView, target: str) -> tuple[int, ...]:
    """Row by row, as the map is read."""
    kind, _, key = target.partition(":")
    return tuple(map(int, key.split("-"))) if kind == "cell" else ()


def legend(game: KingdomBuilder, texts: Texts) -> list[tuple[str, str]]:
    """Every sign of the map with what it means."""
    found = []
    for kind, rows in (("terrain", game.components.terrain), ("tile", game.components.location)):
        for row in rows:
            thing = f"{kind}:{row.key}"
            found.append((_sign(texts.thing(thing, "mark")), texts.thing(thing)))
    found.append((CASTLE_SIGN, texts.thing("castle")))
    found.append((" ".join(looks.SEAT_SIGNS[: game.seat_range[-1]]), texts.say("cli-sign-seats")))
    return [*found, ("2", texts.say("cli-sign-tiles-left"))]


def terrains(game: KingdomBuilder, sight: Sight) -> Text:
    """What the letters of the map mean."""
    words = []
    for row in game.components.terrain:
        mark = _sign(sight.texts.thing(f"terrain:{row.key}", "mark"))
        name = sight.texts.thing(f"terrain:{row.key}").lower()
        words.append(Text.assemble((mark, ground_style(row.key)), (f" {name}", looks.QUIET)))
    return Text("\n").join(words)


class Map:
    """The board as lines of text."""

    def __init__(self, game: KingdomBuilder, view: KingdomView, sight: Sight) -> None:
        self._view = view
        self._sight = sight
        self._terrain = {row.letter: row.key for row in game.components.terrain}
        self._owner = {
            cell: seat for seat, player in enumerate(view.players) for cell in player.settlements
        }

    def text(self) -> Text:
        letters = [chr(ord("A") + column) for column in range(SIDE)]
        halves = ("".join(f"{letter} " for letter in half) for half in _halves(letters))
        lines = [Text(f"    {' '.join(halves)}", style=NUMBERS)]
        lines += [self._row(row) for row in range(SIDE)]
        return Text("\n").join(lines)

    def _row(self, row: int) -> Text:
        line = Text(f"{row + 1:2}  " if row % 2 == 0 else f"{row + 1:2}   ", style=NUMBERS)
        for column in range(SIDE):
            for characters, style in self._cell(row, column):
                line.append(characters, style=style)
            if column == SIZE - 1:
                line.append("│", style=SEAM)
        return line

    def _cell(self, row: int, column: int) -> tuple[Piece, Piece]:
        """The two characters of a hex."""
        cell = row * SIDE + column
        letter = self._view.setup.map[row][column]
        terrain = self._terrain.get(letter, "")
        style = ground_style(terrain)
        opened = f"cell:{row}-{column}" in self._sight.marked
        gap = looks.OPEN_SIGN if opened else " "
        if (seat := self._owner.get(cell)) is not None:
            under = ground_style(terrain, shaded=True)
            fresh = f"cell:{row}-{column}" in self._sight.fresh
            piece = under + looks.seat_style(seat) + (FRESH if fresh else Style.null())
            return (looks.seat_sign(seat), piece), (gap, under + LIT)
        if letter == LOCATION:
            return self._location(cell, style)
        if letter == CASTLE:
            return (CASTLE_SIGN, style + LIT), (gap, style + LIT)
        mark = _sign(self._sight.texts.thing(f"terrain:{terrain or letter}", "mark"))
        return (mark, style + LIT if opened else style), (gap, style + LIT)

    def _location(self, cell: int, style: Style) -> tuple[Piece, Piece]:
        """The sign of a location, and how many tiles are left there."""
        kind = self._view.setup.locations.get(cell)
        sign = _sign(self._sight.texts.thing(f"tile:{kind}", "mark"))
        left = self._view.tiles_left.get(cell, 0)
        return (sign, style + TILE_STYLE), (str(left), style + TILE_STYLE)


@cache
def ground_style(terrain: str, shaded: bool = False) -> Style:
    """Background and letter of a terrain; darker under a settlement."""
    ground, ink = GROUND.get(terrain, UNKNOWN_GROUND)
    if shaded:
        parts = (int(ground[n : n + 2], 16) for n in (1, 3, 5))
        ground = "#" + "".join(f"{int(part * SHADE):02x}" for part in parts)
    return Style(bgcolor=ground, color=ink)


def _halves(letters: list[str]) -> tuple[list[str], list[str]]:
    return letters[:SIZE], letters[SIZE:]


def _sign(mark: str) -> str:
    """One character, whatever a components file calls its things."""
    return mark[:1] or "?"
