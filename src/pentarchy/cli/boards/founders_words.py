"""What the board of Founders of the Empire writes, in which order, and what its things do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from pentarchy.cli import looks
from pentarchy.cli.boards.sight import Look, Sight
from pentarchy.cli.text import Texts
from pentarchy.games.founders import Founders
from pentarchy.games.founders.about import bare
from pentarchy.games.founders.components import STACKS, Tile
from pentarchy.games.founders.view import FoundersView, KindSeen, TileSeen

RUINED, RUINED_COIN, MASTERED, COIN = SIGNS = ("x", "X", "m", "$")
"""What lies on a tile: such a tile makes nothing (rule 4.5)."""
CART = "&"
INDENT = 6
"""So far later lines of a list stand in."""


def sign_of(tile: TileSeen) -> str:
    """What lies on a tile; war covers a master, and a coin stays (rules 6.4 and 6.5)."""
    if tile.ruined:
        return RUINED_COIN if tile.coin else RUINED
    return MASTERED if tile.master else COIN if tile.coin else " "


class Packed:
    """A label and a list of short texts, none of which is broken between lines."""

    def __init__(self, label: str | Text, words: Sequence[Text], after: str = ",") -> None:
        self._label = Text(label) if isinstance(label, str) else label
        self._words = words
        self._after = after

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        line = self._label.copy()
        begun = False
        for number, word in enumerate(self._words, start=1):
            more = word.copy().append(self._after if number < len(self._words) else "")
            room = options.max_width - line.cell_len - begun
            if begun and more.cell_len > room:
                yield line
                line, begun = Text(" " * INDENT), False
            line.append_text(Text(" " if begun else "") + more)
            begun = True
        if line.plain:
            yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [word.cell_len + 2 for word in self._words]
        first = self._label.cell_len
        least = max([first + widths[0] if widths else first, *(INDENT + w for w in widths)])
        return Measurement(
            min(least, options.max_width), min(first + sum(widths), options.max_width)
        )


# Tiles in words -----------------------------------------------------------------------------


def made(texts: Texts, row: KindSeen | Tile) -> str:
    """What a tile makes; of two things it makes one a turn."""
    return "/".join(texts.thing(f"resource:{key}") for key in row.makes)


def printed(texts: Texts, row: KindSeen | Tile) -> str:
    """What is printed on a tile: cost, product, points."""
    costs = "+".join(texts.thing(f"resource:{key}") for key in row.cost)
    makes = made(texts, row)
    told = f"{costs}→{makes}" if costs and makes else costs or makes
    return f"{told}={row.points}" if row.points else told


# What is written and typed ------------------------------------------------------------------


def written(texts: Texts, target: str) -> str | None:
    """What the board writes for a target: `0,1`, `1/0,1` in the next player's realm, `0,0/1,1` for
    the corner between these cells, a name, and beside a name that several share what they cost."""
    kind, _, key = target.partition(":")
    if kind == "corner":
        column, row = map(int, key.split(","))
        return f"{key}/{column + 1},{row + 1}"
    if kind in ("cell", "rival-cell"):
        return key
    if kind == "stack":
        return texts.thing(target, "lane")
    if kind == "tile":
        return texts.thing(target).replace(" (", " ").replace(" + ", "+").removesuffix(")")
    return texts.thing(target) if kind == "token" else None


def order(view: FoundersView, target: str) -> tuple[int, ...]:
    """From left to right and top to bottom, as it lies on the board."""
    kind, _, key = target.partition(":")
    if kind in ("cell", "corner", "rival-cell"):
        rival, _, cell = key.rpartition("/")
        column, row = map(int, cell.split(","))
        return (int(rival or 0), -row, column)
    if kind == "stack":
        return (STACKS.index(key),)
    if kind == "token":
        held = view.players[view.seat or 0].tokens
        return (held.index(key) if key in held else len(held),)
    lying = [*view.draft, *(kind for stack in STACKS for kind in view.rows[stack]), *view.prizes]
    return (lying.index(key) if key in lying else len(lying),)


def legend(game: Founders, texts: Texts) -> list[tuple[str, str]]:
    """Every sign with what it means."""
    signs = (*SIGNS, CART, "→", "/", "+", "=", "×")
    names = (
        "ruined", "ruined-coin", "master", "coin", "cart", "makes", "either", "cost", "points",
        "times",
    )  # fmt: skip
    told = [(sign, texts.say(f"sign-{n}")) for sign, n in zip(signs, names, strict=True)]
    marks: dict[str, str] = {}
    for tile in game.components.tiles:
        target = f"tile:{tile.key}"
        means = bare(texts, target)
        if tile.makes:
            means += f" →{made(texts, tile)}"
        else:
            means = texts.say("sign-prize", points=tile.points)
        marks.setdefault(texts.thing(target, "mark")[:2], means)
    return [*told, *marks.items()]


# Further sights -----------------------------------------------------------------------------


def removed(game: Any, view: FoundersView, sight: Sight, seat: int | None) -> RenderableType:
    """Rule 2.4: the tiles that have left the game, family by family."""
    texts = sight.texts
    if not view.removed:
        return Text(texts.say("board-none-removed"))
    table = Table.grid()
    for stack in STACKS:
        gone = Counter(kind for kind in view.removed if view.setup.kinds[kind].family == stack)
        words = [
            Text(
                f"{bare(texts, f'tile:{kind}')} {printed(texts, view.setup.kinds[kind])}"
                + (f" ×{count}" if count > 1 else "")
            )
            for kind, count in gone.items()
        ]
        if words:
            table.add_row(Packed(f"{texts.thing(f'stack:{stack}', 'lane')}: ", words))
    return Group(Text(texts.say("board-removed"), style=looks.HEADING), table)


def realm(game: Any, view: FoundersView, sight: Sight, seat: int | None) -> RenderableType:
    """Every tile of a realm with what is printed on it and what lies there; one's own if none is
    named."""
    texts = sight.texts
    whose = (view.seat or 0) if seat is None else seat
    table = Table.grid(padding=(0, 2, 0, 0))
    tiles = sorted(view.players[whose].tiles, key=lambda tile: (-tile.row, tile.column))
    for tile in tiles:
        sign = sign_of(tile)
        says = texts.say(f"sign-{_STATES[sign]}") if sign in SIGNS else ""
        table.add_row(
            f"{tile.column},{tile.row}",
            bare(texts, f"tile:{tile.kind}"),
            printed(texts, view.setup.kinds[tile.kind]),
            says,
        )
    return Group(looks.player(whose, texts.player(whose)), table)


_STATES = dict(zip(SIGNS, ("ruined", "ruined-coin", "master", "coin"), strict=True))
LOOKS: Mapping[str, Look] = MappingProxyType({"removed": removed, "realm": realm})
OF_PLAYER = "realm"
