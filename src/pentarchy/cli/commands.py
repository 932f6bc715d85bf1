"""What a person can ask for during a game, besides playing."""

from __future__ import annotations

from collections.abc import Callable

from rich.markdown import Markdown
from rich.table import Table as Grid
from rich.text import Text

from pentarchy.cli import looks
from pentarchy.cli.advice import hint
from pentarchy.cli.answers import why
from pentarchy.cli.desk import Desk
from pentarchy.cli.looking import legend, look, things_by_rule
from pentarchy.cli.rulespage import headings, passage, rules_page
from pentarchy.cli.spelling import plain
from pentarchy.cli.table import Quit
from pentarchy.cli.telling import score_table, sentences
from pentarchy.cli.text import Texts

NAMES = ("help", "look", "legend", "rules", "why", "scores", "log", "undo", "hint", "quit")


def words_of(texts: Texts) -> dict[str, str]:
    """What may be typed for each command."""
    return {plain(word): name for name in NAMES for word in _words(texts, name)}


def _words(texts: Texts, name: str) -> list[str]:
    return [*(word.strip() for word in texts.say(f"cli-command-{name}").split(",")), name]


def obey(name: str, desk: Desk, rest: str, seat: int) -> None:
    """Do what a command says; `undo` is the table's."""
    _COMMANDS[name](desk, rest, seat)


def _help(desk: Desk, rest: str, seat: int) -> None:
    example = desk.example(seat)
    desk.say("cli-help-choose", example=example)
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for name in _offered(desk):
        typed = Text(f"  {_words(desk.texts, name)[0]}", style=looks.COMMAND)
        grid.add_row(typed, desk.texts.say(f"cli-help-{name}", example=example))
    desk.console.print(grid)


def _offered(desk: Desk) -> list[str]:
    """The commands that there is something to show for."""
    signs = desk.drawing.legend(desk.table.game, desk.texts)
    return [name for name in NAMES if name != "legend" or signs]


def _rules(desk: Desk, rest: str, seat: int) -> None:
    page = rules_page(desk.table.game, desk.texts.language)
    if not page:
        desk.say("cli-rules-none")
    elif not rest:
        desk.console.print(Text(headings(page)))
        desk.say("cli-rules-how")
    elif found := passage(page, rest):
        desk.console.print(Markdown(found))
        _own_parts(desk, rest)
    else:
        desk.say("cli-rules-unknown", number=rest)


def _own_parts(desk: Desk, number: str) -> None:
    """The page tells of the box: what a user's components make of a rule is said after it."""
    game = desk.table.game
    if not game.own_components:
        return
    for thing in things_by_rule(game, number):
        if said := desk.texts.about(thing):
            desk.say("cli-rules-own", thing=desk.texts.thing(thing), said=said)


def _scores(desk: Desk, rest: str, seat: int) -> None:
    desk.console.print(score_table(desk.texts, desk.table.state))


def _log(desk: Desk, rest: str, seat: int) -> None:
    for sentence in sentences(desk.texts, desk.table.events(), seat):
        desk.console.print(sentence)


def _quit(desk: Desk, rest: str, seat: int) -> None:
    raise Quit


_COMMANDS: dict[str, Callable[[Desk, str, int], None]] = {
    "help": _help,
    "look": look,
    "legend": legend,
    "rules": _rules,
    "why": why,
    "scores": _scores,
    "log": _log,
    "hint": hint,
    "quit": _quit,
}
