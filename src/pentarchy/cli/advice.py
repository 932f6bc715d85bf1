"""What a bot would do, and why, in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from pentarchy import bots
from pentarchy.arena.simulate import bot_seed
from pentarchy.bots.player import Reasons
from pentarchy.cli.common import decimal
from pentarchy.cli.desk import Desk
from pentarchy.cli.spelling import plain
from pentarchy.cli.text import Texts

ADVISER = "master"
"""Who hints where nobody was asked for."""
MOST = 4
"""So many terms are told, the largest first."""


def hint(desk: Desk, asked: str, seat: int) -> None:
    """Say what a bot of that level would do for the seat; of the usual one if none is named."""
    level = _level(desk.texts, asked)
    if level is None:
        desk.say("cli-hint-who", words=asked, levels=", ".join(_named(desk.texts)))
        return
    state = desk.table.state
    adviser = bots.make(level, bot_seed(desk.table.seed, seat))
    thought = adviser.choose(desk.table.game, state.view(seat), state.legal(seat))
    name = desk.texts.thing(f"level:{level}")
    desk.say("cli-hint", name=name, advice=desk.label(seat, thought.action))
    if thought.reasons is not None:
        for sentence in told(desk.texts, thought.reasons, seat):
            desk.console.print(f"  {sentence}")


def _named(texts: Texts) -> dict[str, str]:
    """The levels by the names that may be typed for them."""
    return {plain(texts.thing(f"level:{level}")): level for level in bots.LEVELS[1:]}


def _level(texts: Texts, asked: str) -> str | None:
    """The level that is meant: any beginning of its name will do."""
    if not asked:
        return ADVISER
    word = plain(asked)
    names = {**_named(texts), **{level: level for level in bots.LEVELS[1:]}}
    found = {level for name, level in names.items() if name.startswith(word)}
    return found.pop() if len(found) == 1 else None


def told(texts: Texts, reasons: Reasons, seat: int) -> Iterator[str]:
    """The reasons as sentences, each only where there is something to say."""
    if len(reasons.line) > 1:
        clicks = [texts.tell(click, seat) for click in reasons.line[1:]]
        yield texts.say("cli-why-line", clicks="; ".join(clicks))
    if reasons.gains:
        yield texts.say("cli-why-gains", terms=_terms(texts, reasons.gains))
    if reasons.prepares:
        yield texts.say("cli-why-prepares", terms=_terms(texts, reasons.prepares))
    if reasons.chance is not None and reasons.chance_before is not None:
        before, after = (f"{chance:.0%}" for chance in (reasons.chance_before, reasons.chance))
        yield texts.say("cli-why-chance", before=before, after=after, playouts=reasons.playouts)
    if reasons.runner_up is not None:
        other = texts.tell(reasons.runner_up, seat)
        alone = reasons.chance is None
        amount = decimal(texts, reasons.ahead * (1 if alone else 100))
        message = "cli-why-next-points" if alone else "cli-why-next"
        yield texts.say(message, other=other, amount=amount)


def _terms(texts: Texts, terms: Mapping[str, float]) -> str:
    """The largest of the terms with their signs."""
    largest = sorted(terms.items(), key=lambda term: -abs(term[1]))[:MOST]
    return ", ".join(
        f"{texts.thing(term)} {'+' if value > 0 else '−'}{decimal(texts, abs(value))}"
        for term, value in largest
    )
