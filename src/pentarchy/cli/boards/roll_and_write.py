"""Roll & Write in 80 columns: the Empire sheet, the fields, the Settlement and the pools.

A box shows its icons, an X once it is crossed; a dot stands by what may be crossed now. Sections
that are part of a structure have its building's number instead of the X.
"""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group
from rich.style import Style
from rich.text import Text

from pentarchy.cli import looks
from pentarchy.cli.boards.sight import Sight
from pentarchy.games.roll_and_write import RollAndWrite
from pentarchy.games.roll_and_write.components import RESOURCES
from pentarchy.games.roll_and_write.view import BuildingSeen, Player, RollView, Track

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
    blocks = [_round(view, player, sight), _empire(view, player, sight)]
    blocks += [_fields(view, player, sight), _settlement(view, seat, sight)]
    blocks += [_players(view, sight)]
    return Group(*blocks)


def _round(view: RollView, player: Player, sight: Sight) -> Text:
    """The round, the dice as this player has them, and what is at hand."""
    say, name = sight.texts.say, sight.texts.thing
    dice = ", ".join(name(f"resource:{face}") for face in player.dice)
    lines = [Text(say("board-round", round=view.round, rounds=view.setup.rounds), looks.HEADING)]
    if player.dice:
        lines.append(Text(say("board-dice", dice=dice, workers=player.workers)))
    held = [
        f"{name(f'resource:{key}')} {count}"
        for key, count in zip(RESOURCES, player.pool, strict=True)
        if count
    ]
    at_hand = ", ".join(held) or name("none")
    lines.append(Text(say("board-pool", actions=player.actions, pool=at_hand)))
    if player.favour is not None:
        used = "board-favour-used" if player.favour_used else "board-favour"
        lines.append(Text(say(used, favour=name(f"favour:{player.favour}"))))
    return Text("\n").join(lines)


def _empire(view: RollView, player: Player, sight: Sight) -> Text:
    numbers = "".join(str(n).center(CELL) for n in range(1, 10))
    lines = [Text(" " * LABEL + numbers, style=looks.QUIET)]
    outlined = {
        section: structure.slot + 1
        for structure in player.structures
        for section in structure.sections
    }
    for row, track in enumerate(view.setup.tracks):
        lines += _track(track, row, player, outlined, sight)
    return Text("\n").join(lines)


def _track(
    track: Track, row: int, player: Player, outlined: dict[str, int], sight: Sight
) -> Iterator[Text]:
    line = Text(sight.texts.thing(f"track:{track.key}")[: LABEL - 1].ljust(LABEL))
    crossed = player.crossed[row]
    for place, boxes in enumerate(track.sections, start=1):
        structure = outlined.get(f"section:{row + 1}-{place}")
        cell = Text()
        for box in boxes:
            done = crossed > 0
            crossed -= 1
            if cell:
                cell.append("|", looks.QUIET)
            if done:
                mark = str(structure) if structure else "X"
                cell.append(mark, OUTLINED if structure else DONE)
            elif box.target in sight.marked:
                cell.append(looks.OPEN_SIGN + (box.cost or "_"), OPEN)
            else:
                cell.append(box.cost or "_")
        cell.align("center", CELL)
        line.append_text(cell)
    yield line
    points = Text(" " * LABEL)
    for place, value in enumerate(track.points, start=1):
        reached = place == player.full[row]
        shown = f"({value})" if reached else str(value)
        points.append(shown.center(CELL), REACHED if reached else looks.QUIET)
    yield points


def _fields(view: RollView, player: Player, sight: Sight) -> Text:
    line = []
    for number, field in enumerate(view.setup.fields):
        part = Text(sight.texts.thing(f"field:{field.key}"))
        part.stylize("" if number in player.fields else looks.QUIET)
        for circle in field.circles:
            if circle.target in player.harvested:
                part.append(" (X)", DONE)
            elif circle.target in sight.marked:
                part.append(f" {looks.OPEN_SIGN}({circle.holds})", OPEN)
            else:
                part.append(f" ({circle.holds})", looks.QUIET)
        line.append(part)
    return Text("\n").join([Text("  ").join(line[:2]), Text("  ").join(line[2:])])


def _settlement(view: RollView, seat: int, sight: Sight) -> Text:
    player = view.players[seat]
    title = sight.texts.thing(f"sheet:{view.setup.sheets[seat]}")
    lines = [Text(title, looks.HEADING)]
    for slot, building in enumerate(view.setup.settlements[seat]):
        lines.append(_building(building, slot, player, sight))
    return Text("\n").join(lines)


def _building(building: BuildingSeen, slot: int, player: Player, sight: Sight) -> Text:
    line = Text(f"{slot + 1} {sight.texts.thing(f'building:{building.key}')}")
    line.append("★ " if building.star else " ")
    for box in building.boxes:
        done = box.target in player.built
        line.append(f"[{'X' if done else box.cost or '_'}]", DONE if done else "")
    if building.ignored:
        return Text(line.plain, looks.QUIET)
    if slot in player.active and building.boxes:
        line.append(" +")
    line.append(f" {sight.texts.tell(player.does[slot])}", looks.QUIET)
    if building.blueprint:
        line.append(f" {'/'.join(building.blueprint)}", OUTLINED)
    return line


def _players(view: RollView, sight: Sight) -> Text:
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
    return Text("\n").join(lines)
