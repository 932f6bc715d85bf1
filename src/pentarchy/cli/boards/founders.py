"""Founders of the Empire in 80 columns: every realm as a grid, and what lies open.

A tile in a realm is two letters on the colour of its family, then a sign for what lies on it; see
`founders_words.legend`. What may be chosen has a dot, and under a realm the cells, tiles or
corners that may be chosen are written out as they are typed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from pentarchy.cli import looks
from pentarchy.cli.boards.founders_realm import NARROW, Realm, family_style
from pentarchy.cli.boards.founders_words import (
    LOOKS,
    OF_PLAYER,
    Packed,
    legend,
    order,
    printed,
    written,
)
from pentarchy.cli.boards.sight import Sight
from pentarchy.games.founders import Founders
from pentarchy.games.founders.about import bare
from pentarchy.games.founders.components import STACKS
from pentarchy.games.founders.view import FoundersView

__all__ = ["KINDS", "LOOKS", "OF_PLAYER", "draw", "legend", "order", "written"]

KINDS = frozenset({"cell", "corner", "rival-cell", "tile", "stack", "token"})


def draw(game: Founders, view: FoundersView, sight: Sight) -> Group:
    """The whole table as that seat sees it: the others, the own realm, and what lies open.

    While something is picked that lies open, the own realm stays beside it in one piece.
    """
    mine = view.seat
    others = [(mine or 0) + places for places in range(0 if mine is None else 1, view.seats)]
    rivals = [Realm(view, sight, seat % view.seats) for seat in others]
    blocks: list[RenderableType] = list(_beside(rivals))
    lying = open_tiles(view, sight)
    if mine is None:
        return Group(*blocks, lying)
    own = Realm(view, sight, mine)
    if own.chosen:
        return Group(*blocks, lying, own.drawn())
    both = Table.grid()
    both.add_row(own.drawn())
    both.add_row(lying)
    return Group(*blocks, both)


def _beside(realms: list[Realm]) -> Iterator[RenderableType]:
    """Two narrow realms side by side, wide ones one below the other."""
    if any(realm.width > NARROW for realm in realms):
        yield from (realm.drawn() for realm in realms)
        return
    for first in range(0, len(realms), 2):
        grid = Table.grid(padding=(0, 3, 0, 0))
        grid.add_row(*(realm.drawn() for realm in realms[first : first + 2]))
        yield grid


def open_tiles(view: FoundersView, sight: Sight) -> Table:
    """The tiles to choose from, stacks with their rows, the prizes, and the seat's own tokens."""
    texts = sight.texts
    table = Table.grid()
    if view.draft:
        table.add_row(Packed(f"{texts.say('board-draft')}: ", listed(view.draft, view, sight)))
    for stack in STACKS:
        left = sum(view.stacks[stack])
        label = Text.assemble(
            _lit(f"stack:{stack}", texts.thing(f"stack:{stack}", "lane"), sight),
            ", ",
            texts.say("board-in-stack", tiles=left),
            ": ",
        )
        label.stylize(family_style(stack), 0, len(label) - 2)
        table.add_row(Packed(label, listed(view.rows[stack], view, sight)))
    label = Text(texts.say("board-prizes"), style=family_style("prize"))
    table.add_row(Packed(label + Text(": ", Style.null()), listed(view.prizes, view, sight)))
    if view.seat is not None:
        tokens = list(held(view, view.seat, sight))
        table.add_row(Packed(f"{texts.say('board-tokens')}: ", tokens))
    return table


def listed(kinds: Iterable[str], view: FoundersView, sight: Sight) -> list[Text]:
    """Tiles in words, equal ones once: name, what they cost, what they make, their points."""
    words = []
    for kind, count in Counter(kinds).items():
        target = f"tile:{kind}"
        told = printed(sight.texts, view.setup.kinds[kind])
        times = f" ×{count}" if count > 1 else ""
        name = _lit(target, bare(sight.texts, target), sight)
        words.append(Text.assemble(name, (f" {told}{times}", looks.QUIET)))
    return words or [Text(sight.texts.say("board-empty"), looks.QUIET)]


def held(view: FoundersView, seat: int, sight: Sight) -> Iterator[Text]:
    """The tokens of a seat, those with a dot that may be played; and what it has bought."""
    texts = sight.texts
    for key, count in Counter(view.players[seat].tokens).items():
        target = f"token:{key}"
        name = _lit(target, texts.thing(target), sight)
        yield Text.assemble(name, (f" ×{count}" if count > 1 else "", looks.QUIET))
    if not view.players[seat].tokens:
        yield Text(texts.say("board-no-tokens"), looks.QUIET)
    if view.bought is not None and seat in view.actors:
        resource = texts.thing(f"resource:{view.bought}")
        yield Text(texts.say("board-bought", resource=resource), looks.HEADING)


def _lit(target: str, name: str, sight: Sight) -> Text:
    """A name, with a dot before it where it may be chosen."""
    if target not in sight.marked:
        return Text(name)
    return Text(f"{looks.OPEN_SIGN}{name}", style=looks.HEADING)
