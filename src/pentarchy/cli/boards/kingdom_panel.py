"""What lies beside the board of Kingdom Builder: cards, tiles and players."""

from __future__ import annotations

from functools import cache

from rich.style import Style
from rich.text import Text

from pentarchy.cli import looks
from pentarchy.cli.boards.hanging import Hanging
from pentarchy.cli.boards.sight import Sight
from pentarchy.cli.text import Texts
from pentarchy.games.kingdom_builder import KingdomBuilder
from pentarchy.games.kingdom_builder.components import Components, load, own_text
from pentarchy.games.kingdom_builder.view import KingdomView, PlayerSeen

CASTLE_SIGN = "♜"
TILE_STYLE = Style(color="#ffd75f", bold=True)


def about(game: KingdomBuilder, view: KingdomView, sight: Sight) -> Hanging:
    """What pays and what the tiles do: it stays the same all game."""
    return Hanging([_kingdom(game, view, sight), _locations(game, view, sight)])


def beside(view: KingdomView, sight: Sight) -> Hanging:
    """Players and cards, as short lines beside the map."""
    return Hanging([_players(view, sight), _cards(view, sight)])


def describe(game: KingdomBuilder, texts: Texts, thing: str) -> list[str]:
    """What a tile does, and what a kingdom card or a castle pays for."""
    kind, _, key = thing.partition(":")
    if kind == "location":
        kind, thing = "tile", f"tile:{key}"
    attribute = {"tile": "brief", "kingdom": "pays", "castle": "pays"}.get(kind)
    if attribute is None:
        return []
    said = texts.thing(_unknown(thing) if _changed(game, thing) else thing, attribute)
    return [said] if said else []


def _heading(sight: Sight, message: str) -> Text:
    return Text(sight.texts.say(message), style=looks.HEADING)


def _kingdom(game: KingdomBuilder, view: KingdomView, sight: Sight) -> Text:
    lines = [_heading(sight, "board-kingdom")]
    things = [f"kingdom:{key}" for key in view.setup.kingdom]
    for thing in [*things, "castle"]:
        described = _unknown(thing) if _changed(game, thing) else thing
        sign = f"{CASTLE_SIGN} " if thing == "castle" else ""
        name = f"{sign}{sight.texts.thing(thing)}: "
        lines.append(Text.assemble(name, (sight.texts.thing(described, "pays"), looks.QUIET)))
    return Text("\n").join(lines)


def _locations(game: KingdomBuilder, view: KingdomView, sight: Sight) -> Text:
    lines = [_heading(sight, "board-tiles")]
    for key in dict.fromkeys(view.setup.locations.values()):
        thing = f"tile:{key}"
        described = _unknown(thing) if _changed(game, thing) else thing
        does = sight.texts.thing(described, "brief")
        mark = sight.texts.thing(thing, "mark")[:1]
        name = f" {sight.texts.thing(thing)}: "
        lines.append(Text.assemble((mark, TILE_STYLE), name, (does, looks.QUIET)))
    return Text("\n").join(lines)


def _players(view: KingdomView, sight: Sight) -> Text:
    lines = [_heading(sight, "board-players")]
    for seat, player in enumerate(view.players):
        about = [sight.texts.say("board-supply", count=player.supply)]
        if seat == view.setup.start:
            about.append(sight.texts.say("board-start"))
        name = looks.player(seat, sight.texts.player(seat))
        lines.append(Text.assemble(name, f"  {', '.join(about)}"))
        if player.tiles:
            lines.append(_tiles(player, sight))
    return Text("\n").join(lines)


def _tiles(player: PlayerSeen, sight: Sight) -> Text:
    """Ready tiles in full, the others in brackets."""
    line = Text("  ")
    for number, tile in enumerate(player.tiles):
        name = sight.texts.thing(f"tile:{tile.kind}")
        line.append(", " if number else "")
        line.append(name if tile.ready else f"({name})", style="" if tile.ready else looks.QUIET)
    return line


def _cards(view: KingdomView, sight: Sight) -> Text:
    lines = []
    if view.card is not None:
        terrain = sight.texts.thing(f"terrain:{view.card}")
        played = sight.texts.say("board-played", terrain=terrain)
        supply = max((view.players[seat].supply for seat in view.actors if seat >= 0), default=0)
        builds = sight.texts.say("board-builds", builds=min(view.builds, supply))
        lines.append(Text(f"{played}, {builds}"))
    if view.seat is not None and (held := view.players[view.seat].card) is not None:
        terrain = sight.texts.thing(f"terrain:{held}")
        lines.append(Text(sight.texts.say("board-held", terrain=terrain)))
    lines.append(Text(sight.texts.say("board-pile", cards=view.pile), style=looks.QUIET))
    return Text("\n").join(lines)


def _unknown(thing: str) -> str:
    """A thing of the same kind that no text knows."""
    return "kingdom:" if thing == "castle" else thing.partition(":")[0] + ":"


def _changed(game: KingdomBuilder, thing: str) -> bool:
    """Whether a user's components say something else about it than those in the box."""
    return game.own_components and _facts(game.components, thing) != _facts(_boxed(), thing)


def _facts(components: Components, thing: str) -> object:
    kind, _, key = thing.partition(":")
    if kind == "castle":
        return components.numbers.castle_gold
    rows = components.kingdom if kind == "kingdom" else components.location
    return next((row for row in rows if row.key == key), None)


@cache
def _boxed() -> Components:
    return load(own_text())
