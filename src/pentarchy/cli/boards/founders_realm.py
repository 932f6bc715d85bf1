"""One realm of Founders of the Empire in the terminal: a grid, and what may be chosen in it."""

from __future__ import annotations

from collections import Counter
from functools import cache

from rich.console import Group
from rich.style import Style
from rich.text import Text

from pentarchy.cli import looks
from pentarchy.cli.boards.founders_words import (
    CART,
    SIGNS,
    Packed,
    made,
    sign_of,
    written,
)
from pentarchy.cli.boards.sight import Sight
from pentarchy.games.founders.about import bare
from pentarchy.games.founders.view import FoundersView, TileSeen

Cell = tuple[int, int]

FAMILIES = {
    "nature": ("#2f5d2a", "#d7efc9"),
    "village": ("#23518c", "#d3e4fb"),
    "city": ("#5b3a86", "#e7dafa"),
    "prize": ("#8f2f22", "#fbddd5"),
}
"""Background and letters of each family."""
UNKNOWN = ("#3a3a3a", "#dddddd")
LIT = Style(color="#ffffff", bold=True)
NUMBERS = Style(color="#a0a0a0")
CELL = 5
"""Characters a cell: two letters, what lies there, a dot, and what stands at its corner."""
NARROW = 6
"""Realms with at most so many columns stand side by side."""


@cache
def family_style(family: str) -> Style:
    ground, ink = FAMILIES.get(family, UNKNOWN)
    return Style(bgcolor=ground, color=ink)


class Realm:
    """One player's tiles, as that seat sees them who is told."""

    def __init__(self, view: FoundersView, sight: Sight, seat: int) -> None:
        self._view = view
        self._sight = sight
        self._seat = seat
        self._player = view.players[seat]
        self._tiles = {(tile.column, tile.row): tile for tile in self._player.tiles}
        self._own = view.seat is None or seat == view.seat
        places = 0 if self._own else (seat - (view.seat or 0)) % view.seats
        self._prefix = f"rival-cell:{places}/" if places else "cell:"
        self._cells = self._marked(self._prefix)
        self._corners = self._marked("corner:") if self._own else {}
        cells = {*self._tiles, *self._cells} or {(0, 0)}
        self._columns = range(min(c for c, _ in cells), max(c for c, _ in cells) + 1)
        self._rows = range(min(r for _, r in cells), max(r for _, r in cells) + 1)

    @property
    def width(self) -> int:
        return len(self._columns)

    @property
    def chosen(self) -> bool:
        """Whether something may be chosen here."""
        return bool(self._cells or self._corners)

    def _marked(self, prefix: str) -> dict[Cell, str]:
        """The cells or corners that may be chosen, in the order of the board."""
        found = {}
        for target in self._sight.marked:
            if target.startswith(prefix):
                column, row = target.removeprefix(prefix).split(",")
                found[int(column), int(row)] = target
        return dict(sorted(found.items(), key=lambda place: (-place[0][1], place[0][0])))

    def drawn(self) -> Group:
        numbers = "".join(f"{column:>2}".ljust(CELL) for column in self._columns)
        lines = [self._head(), *(self._line(row) for row in reversed(self._rows))]
        lines.append(Text(f"    {numbers}", style=NUMBERS))
        return Group(Text("\n").join(lines), *self._told())

    def _head(self) -> Text:
        texts = self._sight.texts
        told = [] if self._own and self._view.seat is not None else [self._tokens()]
        if self._player.replaced:
            told.append(texts.say("board-replaced", tiles=len(self._player.replaced)))
        name = f"{looks.seat_sign(self._seat)} {texts.player(self._seat)}"
        more = f"  {'; '.join(told)}" if told else ""
        return Text.assemble((name, looks.seat_style(self._seat)), (more, looks.QUIET))

    def _tokens(self) -> str:
        texts = self._sight.texts
        held = Counter(self._player.tokens).items()
        names = [(texts.thing(f"token:{key}"), count) for key, count in held]
        listed = ", ".join(f"{name} ×{count}" if count > 1 else name for name, count in names)
        return listed or texts.say("board-no-tokens")

    def _line(self, row: int) -> Text:
        line = Text(f"{row:3} ", style=NUMBERS)
        for column in self._columns:
            cell = (column, row)
            tile = self._tiles.get(cell)
            dot = looks.OPEN_SIGN if cell in self._cells else " "
            if tile is None:
                line.append(dot.center(CELL), style=LIT)
                continue
            style = family_style(self._view.setup.kinds[tile.kind].family)
            mark = self._sight.texts.thing(f"tile:{tile.kind}", "mark")[:2].ljust(2)
            line.append(mark, style=style + LIT if cell in self._cells else style)
            line.append(sign_of(tile) + dot, style=style + LIT)
            line.append(self._corner(cell), style=LIT)
        return line

    def _corner(self, cell: Cell) -> str:
        """What stands at the far right corner of a cell."""
        if cell in self._player.carts:
            return CART
        return looks.OPEN_SIGN if cell in self._corners else " "

    def _told(self) -> list[Packed]:
        """What this realm makes now, or else the places that may be chosen, as they are typed."""
        say = self._sight.texts.say
        free = [cell for cell in self._cells if cell not in self._tiles]
        taken = [cell for cell in self._cells if cell in self._tiles]
        lists = (
            ("board-free", [self._typed(self._cells[cell]) for cell in free]),
            ("board-taken", [self._typed_tile(cell) for cell in taken]),
            ("board-corners", [self._typed(target) for target in self._corners.values()]),
        )
        told = [Packed(f"    {say(label)}: ", entries, ";") for label, entries in lists if entries]
        return told if told or not self._own else [self._makes()]

    def _typed(self, target: str) -> Text:
        return Text(written(self._sight.texts, target) or target, style=LIT)

    def _typed_tile(self, cell: Cell) -> Text:
        tile = self._tiles[cell]
        texts = self._sight.texts
        told = bare(texts, f"tile:{tile.kind}")
        if not self._own and (product := made(texts, self._view.setup.kinds[tile.kind])):
            told += f" {product}"
        return Text.assemble(self._typed(self._cells[cell]), (f" {told}", looks.QUIET))

    def _makes(self) -> Packed:
        texts = self._sight.texts
        products = Counter(
            made(texts, self._view.setup.kinds[tile.kind])
            for tile in self._player.tiles
            if not silent(tile)
        )
        words = [
            Text(f"{product} ×{count}" if count > 1 else product, looks.QUIET)
            for product, count in products.items()
            if product
        ]
        return Packed(f"    {texts.say('board-making')}: ", words) if words else Packed("", [])


def silent(tile: TileSeen) -> bool:
    """Rule 4.5: whether a tile makes nothing now."""
    return sign_of(tile) in SIGNS
