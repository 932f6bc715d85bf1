"""What can be looked at besides the board: what things do, further sights, the signs."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from pentarchy.about import things_of
from pentarchy.cli import looks
from pentarchy.cli.boards import Sight
from pentarchy.cli.desk import Desk
from pentarchy.cli.spelling import WAYS, fits, tokens
from pentarchy.kernel.components import parts
from pentarchy.kernel.game import Game
from pentarchy.names import thing_of

PLAYERS = frozenset({"seat", "rival"})
"""The kinds of things that are players."""


def look(desk: Desk, asked: str, seat: int) -> None:
    """A further sight of the table, what the thing of that name does, or what a player has."""
    if not asked:
        _list(desk)
        return
    typed = tokens(asked)
    for key in desk.drawing.looks:
        for word in sight_words(desk, key):
            if typed[: len(word)] == word:
                whose = _whose(desk, typed[len(word) :])
                _sight(desk, key, seat, whose)
                return
    things = _named(desk, typed)
    player = _whose(desk, typed) if desk.drawing.of_player else None
    if player is not None and (
        typed == tokens(desk.texts.player(player))  # a card may begin with the name of a player
        or all(thing.partition(":")[0] in PLAYERS for thing in things)
    ):
        _sight(desk, desk.drawing.of_player, seat, player)
    elif not things:
        desk.say("cli-looking-unknown", words=asked)
    else:
        for thing in things:
            _describe(desk, thing)


def legend(desk: Desk, rest: str, seat: int) -> None:
    """Every sign of the drawing with its meaning."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for sign, means in desk.drawing.legend(desk.table.game, desk.texts):
        grid.add_row(Text(sign, style=looks.COMMAND), means)
    grid.add_row(Text(looks.OPEN_SIGN, style=looks.COMMAND), desk.texts.say("cli-legend-open"))
    desk.console.print(grid)


def sight_words(desk: Desk, key: str) -> list[tuple[str, ...]]:
    """What may be typed for a further sight, as words; the one to show first."""
    message = f"cli-look-{key}"
    listed = desk.texts.say(message).split(",") if desk.texts.has(message) else []
    return [tokens(word) for word in (*listed, key)]


def _list(desk: Desk) -> None:
    words = [" ".join(sight_words(desk, key)[0]) for key in desk.drawing.looks]
    if words:
        desk.say("cli-looking-what", sights=", ".join(words))
    else:
        desk.say("cli-looking-thing")


def _sight(desk: Desk, key: str, seat: int, whose: int | None) -> None:
    view = desk.table.state.view(seat)
    made = desk.drawing.looks[key](desk.table.game, view, Sight(desk.texts), whose)
    desk.console.print(made)


def _whose(desk: Desk, typed: tuple[str, ...]) -> int | None:
    """The player whose name begins so."""
    seats = range(desk.table.state.seats)
    for way in range(len(WAYS)):
        found = [s for s in seats if fits(typed, tokens(desk.texts.player(s)), way)]
        if len(found) == 1:
            return found[0]
    return None


def things_by_rule(game: Game, number: str) -> Iterator[str]:
    """The components that say of themselves that this rule is theirs."""
    for part in parts(game.components_text):
        if part.values.get("rule") == number:
            yield thing_of(game, part)


def _named(desk: Desk, typed: tuple[str, ...]) -> list[str]:
    """The things of that name that there is something to say about, each description once; what
    only the browser draws, where nothing else is called so."""
    game, texts = desk.table.game, desk.texts
    things = list(dict.fromkeys((*things_of(game), *desk.drawing.things)))
    for way, those in product(range(len(WAYS)), (things, texts.icons())):
        told = {
            thing: about
            for thing in those
            if fits(typed, tokens(name := texts.thing(thing)), way)
            and (about := texts.about(thing)) not in ("", name)
        }
        # A building is meant by its name, not its boxes.
        just_so = [thing for thing in told if tokens(texts.thing(thing)) == typed]
        found = {told[thing]: thing for thing in just_so or told}
        if found:
            return list(found.values())
    return []


def _describe(desk: Desk, thing: str) -> None:
    desk.console.print(Text(desk.texts.thing(thing), style=looks.HEADING))
    rule = desk.texts.rule_about(thing)
    cited = f" ({desk.texts.say('cli-rule', number=rule)})" if rule else ""
    desk.console.print(Padding(Text(desk.texts.about(thing) + cited), (0, 0, 0, 2)))
