"""What a person can ask for during a game, besides playing."""

from __future__ import annotations

from collections.abc import Callable

from rich.markdown import Markdown
from rich.table import Table as Grid
from rich.text import Text

from pentarchy import bots
from pentarchy.arena.simulate import bot_seed
from pentarchy.cli import looks
from pentarchy.cli.common import decimal
from pentarchy.cli.desk import Desk
from pentarchy.cli.players import OPPONENT
from pentarchy.cli.rulespage import headings, passage, rules_page
from pentarchy.cli.table import Quit
from pentarchy.cli.telling import score_table, sentences
from pentarchy.cli.text import Texts
from pentarchy.cli.words import matching, plain

NAMES = ("help", "rules", "why", "scores", "log", "undo", "hint", "quit")


def words_of(texts: Texts) -> dict[str, str]:
    """What may be typed for each command."""
    return {plain(word): name for name in NAMES for word in _words(texts, name)}


def _words(texts: Texts, name: str) -> list[str]:
    return [*(word.strip() for word in texts.say(f"cli-command-{name}").split(",")), name]


def obey(name: str, desk: Desk, rest: str, seat: int) -> None:
    """Do what a command says; `undo` is the table's."""
    _COMMANDS[name](desk, rest, seat)


def _help(desk: Desk, rest: str, seat: int) -> None:
    legal = desk.table.state.legal(seat)
    example = desk.lexicon.shown(legal[len(legal) // 2])
    desk.say("cli-help-choose", example=example)
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for name in NAMES:
        typed = Text(f"  {_words(desk.texts, name)[0]}", style=looks.COMMAND)
        grid.add_row(typed, desk.texts.say(f"cli-help-{name}"))
    desk.console.print(grid)


def _rules(desk: Desk, rest: str, seat: int) -> None:
    page = rules_page(desk.table.game, desk.texts.language)
    if not page:
        desk.say("cli-rules-none")
    elif not rest:
        desk.console.print(Text(headings(page)))
        desk.say("cli-rules-how")
    elif found := passage(page, rest):
        desk.console.print(Markdown(found))
    else:
        desk.say("cli-rules-unknown", number=rest)


def _why(desk: Desk, rest: str, seat: int) -> None:
    legal = desk.table.state.legal(seat)
    meant = desk.lexicon.read(rest, legal)
    if not rest or not (meant.verb or meant.targets):
        desk.say("cli-why-what", words=rest or "?")
    elif matching(meant, legal):
        desk.say("cli-why-allowed")
    elif not desk.refuse(meant, seat):
        desk.say("cli-why-what", words=rest)


def _scores(desk: Desk, rest: str, seat: int) -> None:
    desk.console.print(score_table(desk.texts, desk.table.state))


def _log(desk: Desk, rest: str, seat: int) -> None:
    for sentence in sentences(desk.texts, desk.table.events(), seat):
        desk.console.print(sentence)


def _hint(desk: Desk, rest: str, seat: int) -> None:
    state = desk.table.state
    adviser = bots.make(OPPONENT, bot_seed(desk.table.seed, seat))
    thought = adviser.choose(desk.table.game, state.view(seat), state.legal(seat))
    name = desk.texts.thing(f"level:{OPPONENT}")
    desk.say("cli-hint", name=name, advice=desk.label(seat, thought.action))
    terms = sorted(thought.terms.items(), key=lambda term: -abs(term[1]))
    listed = [
        f"{desk.texts.thing(term)} {decimal(desk.texts, value)}"
        for term, value in terms
        if abs(value) >= 0.05
    ]
    if listed:
        desk.say("cli-hint-terms", terms=", ".join(listed))


def _quit(desk: Desk, rest: str, seat: int) -> None:
    raise Quit


_COMMANDS: dict[str, Callable[[Desk, str, int], None]] = {
    "help": _help,
    "rules": _rules,
    "why": _why,
    "scores": _scores,
    "log": _log,
    "hint": _hint,
    "quit": _quit,
}
