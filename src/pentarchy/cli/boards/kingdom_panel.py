"""What lies beside the board of Kingdom Builder: cards, tiles and players."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from pentarchy.cli import looks
from pentarchy.cli.boards.hanging import Hanging
from pentarchy.cli.boards.sight import Sight
from pentarchy.games.kingdom_builder.view import KingdomView, PlayerSeen

CASTLE_SIGN = "♜"
TILE_STYLE = Style(color="#ffd75f", bold=True)


def about(view: KingdomView, sight: Sight) -> Hanging:
    """What pays and what the tiles do: it stays the same all game."""
    return Hanging([_kingdom(view, sight), _locations(view, sight)])


def beside(view: KingdomView, sight: Sight) -> Hanging:
    """Players and cards, as short lines beside the map."""
    return Hanging([_players(view, sight), _cards(view, sight)])


def _heading(sight: Sight, message: str) -> Text:
    return Text(sight.texts.say(message), style=looks.HEADING)


def _kingdom(view: KingdomView, sight: Sight) -> Text:
    lines = [_heading(sight, "board-kingdom")]
    things = [f"kingdom:{key}" for key in view.setup.kingdom]
    for thing in [*things, "castle"]:
        sign = f"{CASTLE_SIGN} " if thing == "castle" else ""
        name = f"{sign}{sight.texts.thing(thing)}: "
        lines.append(Text.assemble(name, (sight.texts.thing(thing, "pays"), looks.QUIET)))
    return Text("\n").join(lines)


def _locations(view: KingdomView, sight: Sight) -> Text:
    lines = [_heading(sight, "board-tiles")]
    for key in dict.fromkeys(view.setup.locations.values()):
        thing = f"tile:{key}"
        does = sight.texts.thing(thing, "brief")
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
