"""Founders of the Empire in 80 columns: what lies open, and every realm as a grid.

A tile is two letters on the colour of its family, then a sign for what lies on it: `x` ruined,
`$` a coin, `m` a master. A dot is a free cell that may be chosen, `+` after a tile that the tile
itself may be chosen, and `&` stands at the corner of four tiles that has a cart.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from rich.console import Group
from rich.style import Style
from rich.table import Table
from rich.text import Text

from pentarchy.cli import looks
from pentarchy.cli.boards.sight import Sight
from pentarchy.games.founders import Founders
from pentarchy.games.founders.components import STACKS
from pentarchy.games.founders.view import FoundersView, KindSeen, Player, TileSeen

KINDS = frozenset({"cell", "corner", "rival-cell", "tile", "stack", "token"})
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
CELL = 4
"""Characters a cell: two letters, a sign, a gap."""
NARROW = 8
"""Realms with at most so many columns stand side by side."""


def draw(game: Founders, view: FoundersView, sight: Sight) -> Group:
    """The whole table as that seat sees it."""
    first = view.seat or 0
    order = [(first + places) % view.seats for places in range(view.seats)]
    realms = [Realm(view, sight, seat) for seat in order]
    if all(realm.width <= NARROW for realm in realms):
        grid = Table.grid(padding=(0, 3, 0, 0))
        for pair in range(0, len(realms), 2):
            grid.add_row(*(realm.text() for realm in realms[pair : pair + 2]))
        return Group(open_tiles(view, sight), grid)
    return Group(open_tiles(view, sight), *(realm.text() for realm in realms))


@cache
def family_style(family: str) -> Style:
    ground, ink = FAMILIES.get(family, UNKNOWN)
    return Style(bgcolor=ground, color=ink)


def open_tiles(view: FoundersView, sight: Sight) -> Table:
    """Stacks with their rows, the tiles to choose from, and the prizes."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    if view.draft:
        table.add_row(sight.texts.say("board-draft"), _listed(view.draft, view, sight))
    for stack in STACKS:
        left = sum(view.stacks[stack])
        lit = looks.OPEN_SIGN if f"stack:{stack}" in sight.marked else " "
        name = Text.assemble(
            (f" {left:2} ", family_style(stack)), (lit, LIT), sight.texts.thing(f"stack:{stack}")
        )
        table.add_row(name, _listed(view.rows[stack], view, sight))
    table.add_row(
        Text.assemble(("  ★ ", family_style("prize")), f" {sight.texts.say('board-prizes')}"),
        _listed(view.prizes, view, sight),
    )
    return table


def _listed(kinds: Iterable[str], view: FoundersView, sight: Sight) -> Text:
    words = [_described(kind, view.setup.kinds[kind], sight) for kind in kinds]
    return Text(", ").join(words) if words else Text(sight.texts.say("board-empty"), looks.QUIET)


def _described(kind: str, row: KindSeen, sight: Sight) -> Text:
    """A tile in words: its name, what it costs, what it makes, its points."""
    texts = sight.texts
    name = texts.thing(f"tile:{kind}").partition(" (")[0]
    costs = "+".join(texts.thing(f"resource:{key}") for key in row.cost)
    makes = "/".join(texts.thing(f"resource:{key}") for key in row.makes)
    told = f" {costs}→{makes}" if costs and makes else f" {costs or makes}"
    if row.points:
        told += f"={row.points}"
    lit = LIT if f"tile:{kind}" in sight.marked else Style.null()
    sign = looks.OPEN_SIGN if f"tile:{kind}" in sight.marked else ""
    return Text.assemble((f"{sign}{name}", lit), (told, looks.QUIET))


class Realm:
    """One player's tiles as lines of text."""

    def __init__(self, view: FoundersView, sight: Sight, seat: int) -> None:
        self._view = view
        self._sight = sight
        self._seat = seat
        self._player: Player = view.players[seat]
        self._tiles = {(tile.column, tile.row): tile for tile in self._player.tiles}
        own = view.seat is None or seat == view.seat
        places = 0 if own else (seat - (view.seat or 0)) % view.seats
        self._prefix = f"rival-cell:{places}/" if places else "cell:"
        self._chosen = self._cells_marked()
        cells = set(self._tiles) | self._chosen or {(0, 0)}
        self._columns = range(min(c for c, _ in cells), max(c for c, _ in cells) + 1)
        self._rows = range(min(r for _, r in cells), max(r for _, r in cells) + 1)

    @property
    def width(self) -> int:
        return len(self._columns)

    def _cells_marked(self) -> set[tuple[int, int]]:
        found = set()
        for target in self._sight.marked:
            if target.startswith(self._prefix):
                column, row = target.removeprefix(self._prefix).split(",")
                found.add((int(column), int(row)))
        return found

    def text(self) -> Text:
        lines = [self._head()]
        numbers = "".join(f"{column:>2}".ljust(CELL) for column in self._columns)
        lines += [self._line(row) for row in reversed(self._rows)]
        lines.append(Text(f"    {numbers}", style=NUMBERS))
        return Text("\n").join(lines)

    def _head(self) -> Text:
        texts = self._sight.texts
        tokens = ", ".join(texts.thing(f"token:{key}") for key in self._player.tokens)
        replaced = len(self._player.replaced)
        told = f"  {tokens or texts.say('board-no-tokens')}"
        if replaced:
            told += f"; {texts.say('board-replaced', tiles=replaced)}"
        name = texts.player(self._seat)
        sign = looks.seat_sign(self._seat)
        return Text.assemble((f"{sign} {name}", looks.seat_style(self._seat)), (told, looks.QUIET))

    def _line(self, row: int) -> Text:
        line = Text(f"{row:3} ", style=NUMBERS)
        for column in self._columns:
            tile = self._tiles.get((column, row))
            chosen = (column, row) in self._chosen
            if tile is None:
                line.append(looks.OPEN_SIGN.center(CELL) if chosen else " " * CELL, style=LIT)
                continue
            style = family_style(self._view.setup.kinds[tile.kind].family)
            mark = self._sight.texts.thing(f"tile:{tile.kind}", "mark")[:2].ljust(2)
            line.append(mark, style=style + LIT if chosen else style)
            line.append("+" if chosen else _sign(tile), style=style + LIT)
            line.append("&" if (column, row) in self._player.carts else " ", style=LIT)
        return line


def _sign(tile: TileSeen) -> str:
    """What lies on a tile; war covers all else."""
    if tile.ruined:
        return "x"
    return "m" if tile.master else "$" if tile.coin else " "
