"""Roll & Write in 80 columns: the players, the Settlement, the Empire sheet, the fields, the pools.

A box shows its icons, an X once it is crossed; a dot stands by what may be crossed now. Sections
that are part of a structure have its building's number instead of the X.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any

from rich.console import Group, RenderableType
from rich.style import Style
from rich.text import Text

from pentarchy.cli import looks
from pentarchy.cli.boards.hanging import Hanging
from pentarchy.cli.boards.roll_and_write_words import fields, holds, legend, order
from pentarchy.cli.boards.sight import Look, Sight
from pentarchy.games.roll_and_write import RollAndWrite
from pentarchy.games.roll_and_write.components import RESOURCES
from pentarchy.games.roll_and_write.view import BuildingSeen, PlayerSeen, RollView, Track

__all__ = ["KINDS", "LOOKS", "OF_PLAYER", "draw", "legend", "order"]

KINDS = frozenset({"walls", "houses", "barns", "bridges", "meadow", "foothills", "valley", "lands"})
LABEL = 9
CELL = 7
OPEN = Style(color="#ffffff", bold=True)
DONE = Style(color="#8f8f8f")
OUTLINED = Style(color="#6cc8ff", bold=True)
REACHED = Style(color="#c9a6ff", bold=True)


def draw(game: RollAndWrite, view: RollView, sight: Sight) -> Group:
    """The whole table as that seat sees it; a spectator sees the first seat's sheets in full."""
    if not view.players:
        return Group(Text(""))
    seat = view.seat or 0
    player = view.players[seat]
    return Group(
        _players(view, sight),
        settlement(view, seat, sight),
        empire(view, player, sight),
        _fields(view, player, sight),
        _round(view, player, sight),
    )


def _round(view: RollView, player: PlayerSeen, sight: Sight) -> Hanging:
    """The round, the dice as this player has them, and what is at hand."""
    say, name = sight.texts.say, sight.texts.thing
    dice = ", ".join(name(f"resource:{face}") for face in player.dice)
    lines = [Text(say("board-round", round=view.round, rounds=view.setup.rounds), looks.HEADING)]
    if player.dice:
        lines.append(Text(say("board-dice", dice=dice, workers=player.workers)))
    lines.append(_at_hand(player, sight))
    if player.favour is not None:
        used = "board-favour-used" if player.favour_used else "board-favour"
        favour = f"favour:{player.favour}"
        told = (f" ({name(favour, 'does')})", looks.QUIET)
        lines.append(Text.assemble(say(used, favour=name(favour)), told))
    return Hanging(lines)


def _at_hand(player: PlayerSeen, sight: Sight) -> Text:
    """The actions and resources that are left."""
    texts = sight.texts
    pairs = zip(RESOURCES, player.pool, strict=True)
    held = [f"{texts.thing(f'resource:{key}')} {count}" for key, count in pairs if count]
    pool = ", ".join(held) or texts.thing("none")
    return Text(texts.say("board-pool", actions=player.actions, pool=pool))


def empire(view: RollView, player: PlayerSeen, sight: Sight) -> Text:
    numbers = "".join(str(n).center(CELL) for n in range(1, 10))
    lines = [Text(" " * LABEL + numbers, style=looks.QUIET)]
    if sight.brief:
        lines.insert(0, _at_hand(player, sight))
    outlined = {
        section: structure.slot + 1
        for structure in player.structures
        for section in structure.sections
    }
    for row, track in enumerate(view.setup.tracks):
        lines += _track(track, row, player, outlined, sight)
    return Text("\n").join(lines)


def _track(
    track: Track, row: int, player: PlayerSeen, outlined: dict[str, int], sight: Sight
) -> Iterator[Text]:
    line = Text(sight.texts.thing(f"track:{track.key}")[: LABEL - 1].ljust(LABEL))
    crossed = player.crossed[row]
    for place, boxes in enumerate(track.sections, start=1):
        structure = outlined.get(f"section:{row + 1}-{place}")
        cell = Text()
        for box in boxes:
            done = crossed > 0
            cost = holds(sight.texts, box.cost) or "_"
            crossed -= 1
            if cell:
                cell.append("|", looks.QUIET)
            if done:
                mark = str(structure) if structure else "X"
                cell.append(mark, OUTLINED if structure else DONE)
            elif box.target in sight.marked:
                cell.append(looks.OPEN_SIGN + cost, OPEN)
            else:
                cell.append(cost)
        cell.align("center", CELL)
        line.append_text(cell)
    yield line
    if sight.brief:
        return
    points = Text(" " * LABEL)
    for place, value in enumerate(track.points, start=1):
        reached = place == player.full[row]
        shown = f"({value})" if reached else str(value)
        points.append(shown.center(CELL), REACHED if reached else looks.QUIET)
    yield points


def _fields(view: RollView, player: PlayerSeen, sight: Sight) -> Hanging:
    """Every field with its circles, and the sections of the Bridges that open it; in few rows two
    fields a line, without them."""
    lines = []
    for number, field in enumerate(view.setup.fields):
        bridges = "-".join(map(str, (field.bridge[0], field.bridge[-1])))
        said = sight.texts.say("cli-board-field", bridges=bridges)
        part = Text(sight.texts.thing(f"field:{field.key}"))
        if number not in player.fields:
            part.append("" if sight.brief else f" ({said})")
            part.stylize(looks.QUIET)
        for circle in field.circles:
            held = holds(sight.texts, circle.holds)
            if circle.target in player.harvested:
                part.append(" (X)", DONE)
            elif circle.target in sight.marked:
                part.append(f" {looks.OPEN_SIGN}({held})", OPEN)
            else:
                part.append(f" ({held})", looks.QUIET)
        lines.append(part)
    if not sight.brief:
        return Hanging(lines)
    return Hanging([Text("  ").join(lines[:2]), Text("  ").join(lines[2:])])


def settlement(view: RollView, seat: int, sight: Sight) -> Hanging:
    """A Settlement sheet: every building with its boxes and what it does."""
    player = view.players[seat]
    title = sight.texts.thing(f"sheet:{view.setup.sheets[seat]}")
    lines = [Text(title, looks.HEADING)]
    for slot, building in enumerate(view.setup.settlements[seat]):
        lines.append(_building(building, slot, player, sight))
    return Hanging(lines)


def _building(building: BuildingSeen, slot: int, player: PlayerSeen, sight: Sight) -> Text:
    opened = {f"building:{building.key}", *(box.target for box in building.boxes)} & sight.marked
    sign = looks.OPEN_SIGN if opened else " "
    line = Text(f"{sign}{slot + 1} {sight.texts.thing(f'building:{building.key}')}")
    line.append("★ " if building.star else " ")
    for box in building.boxes:
        done = box.target in player.built
        shown = "X" if done else holds(sight.texts, box.cost) or "_"
        line.append(f"[{shown}]", DONE if done else "")
    if building.ignored:
        line.append(f" {sight.texts.say('cli-board-ignored')}")
        return Text(line.plain, looks.QUIET)
    if slot in player.active and building.boxes:
        line.append(" +")
    if not sight.brief:
        line.append(f" {sight.texts.tell(player.does[slot])}", looks.QUIET)
    if building.blueprint:
        line.append(f" {'/'.join(building.blueprint)}", OUTLINED)
    return line


def _players(view: RollView, sight: Sight) -> Hanging:
    lines = []
    for seat, player in enumerate(view.players):
        about = [sight.texts.say("board-points", points=player.points)]
        if player.favour is not None:
            about.append(sight.texts.thing(f"favour:{player.favour}"))
        if seat == view.start:
            about.append(sight.texts.say("board-first"))
        full = "-".join(str(count) for count in player.full)
        name = looks.player(seat, sight.texts.player(seat))
        lines.append(Text.assemble(name, f"  {', '.join(about)}  [{full}]"))
    if view.rank is not None:
        lines.append(
            Text(sight.texts.say("board-rank", rank=sight.texts.thing(f"rank:{view.rank}")))
        )
    return Hanging(lines)


def sheet(game: Any, view: RollView, sight: Sight, seat: int | None) -> RenderableType:
    """The sheets of a player: of the one who is named, or else of everybody else."""
    seats = [other for other in range(view.seats) if other != view.seat] if seat is None else [seat]
    plain = Sight(sight.texts)
    parts: list[RenderableType] = []
    for one in seats or [0]:
        player = view.players[one]
        parts += [looks.player(one, sight.texts.player(one)), settlement(view, one, plain)]
        parts += [empire(view, player, plain), _fields(view, player, plain), Text("")]
    return Group(*parts)


LOOKS: Mapping[str, Look] = MappingProxyType({"sheet": sheet, "fields": fields})
OF_PLAYER = "sheet"
