"""What a bot would do, and why, in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from pentarchy import bots
from pentarchy.analysis.advice import Advice, advice
from pentarchy.analysis.differing import TELLING
from pentarchy.arena.simulate import bot_seed
from pentarchy.bots.player import Reasons
from pentarchy.cli.common import decimal
from pentarchy.cli.desk import Desk
from pentarchy.cli.spelling import plain
from pentarchy.cli.text import Texts

ADVISER = "master"
"""Who hints where nobody was asked for."""
MOST = 2
"""So many terms are told in a line of a hint."""
LEAST = 0.2
"""Points and prospects that differ by less say nothing at a glance."""
LEAST_CHANCE = 0.005
"""The same of chances of winning."""


def hint(desk: Desk, asked: str, seat: int) -> None:
    """Say what a bot of that level would do for the seat; of the usual one if none is named."""
    if asked and plain(asked) in map(plain, desk.texts.say("cli-hint-more").split(", ")):
        _more(desk)
        return
    level = _level(desk.texts, asked)
    if level is None:
        desk.say("cli-hint-who", words=asked, levels=", ".join(_named(desk.texts)))
        return
    state, game = desk.table.state, desk.table.game
    view, legal = state.view(seat), state.legal(seat)
    thought = bots.make(level, bot_seed(desk.table.seed, seat)).choose(game, view, legal)
    name = desk.texts.thing(f"level:{level}")
    desk.say("cli-hint", name=name, advice=desk.label(seat, thought.action))
    told, reasons = advice(game, view, legal, thought), thought.reasons
    desk.untold = []
    if told is None or reasons is None:
        desk.console.print("  " + desk.texts.say("advice-only"))
        return
    for sentence in brief(desk.texts, told, reasons, seat):
        desk.console.print(f"  {sentence}")
    desk.untold = [*whole(desk.texts, told, reasons, seat)]


def _more(desk: Desk) -> None:
    """The rest of the last hint."""
    for sentence in desk.untold or [desk.texts.say("cli-hint-none")]:
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


def brief(texts: Texts, told: Advice, reasons: Reasons, seat: int) -> Iterator[str]:
    """What the move gains now and what it prepares: two lines at most, as in the browser."""
    if told.sealed:
        yield texts.say("advice-sealed")
    if told.instead is None:
        return
    other = texts.within(_other(texts, told, seat))
    gains, later = (_named_terms(texts, terms, LEAST) for terms in (told.gains, told.prepares))
    alone = reasons.chance_before is None
    ahead = reasons.ahead >= (LEAST if alone else LEAST_CHANCE)
    better = bool(later) and sum(told.gains.values()) + sum(told.prepares.values()) > LEAST
    if gains:
        more = round(sum(told.gains.values()))
        message = f"advice-now-{'even' if not more else 'more' if more > 0 else 'fewer'}"
        terms = _listed(texts, gains, MOST)
        yield texts.say(message, terms=terms, points=abs(more), instead=other)
    elif better or ahead:
        yield texts.say("advice-now-same", instead=other)
    if better:
        yield texts.say("advice-later", terms=_listed(texts, later, MOST))
    elif ahead:
        yield _tried(texts, later, reasons.ahead, alone)
    else:
        yield texts.say("advice-as-good", instead=other)


def _other(texts: Texts, told: Advice, seat: int) -> str:
    """The next best thing in words, with what must be picked before it."""
    assert told.instead is not None
    click = texts.tell(told.instead, seat)
    if told.after is None:
        return click
    return texts.say("advice-then", first=texts.tell(told.after, seat), click=click)


def _tried(texts: Texts, later: Mapping[str, float], ahead: float, alone: bool) -> str:
    """The terms do not tell why: what speaks for it all the same, and what was seen in trials."""
    hope = max(later, key=lambda name: later[name], default="")
    hopes = later if later.get(hope, 0.0) > 0 else {}
    message = f"advice-{'later-' if hopes else ''}{'points' if alone else 'chance'}"
    terms = _listed(texts, hopes, MOST, hope) if hopes else ""
    amount = decimal(texts, ahead)
    return texts.say(message, terms=terms, points=amount, games=_in_a_hundred(ahead))


def _in_a_hundred(ahead: float) -> int:
    """So many games more are won of a hundred."""
    return max(1, round(100 * ahead))


def whole(texts: Texts, told: Advice, reasons: Reasons, seat: int) -> Iterator[str]:
    """The rest: each sentence only where there is something to say."""
    if len(reasons.line) > 1:
        clicks = [texts.tell(click, seat) for click in reasons.line[1:]]
        yield texts.say("cli-why-line", clicks="; ".join(clicks))
    for message, terms in (("cli-why-gains", told.gains), ("cli-why-prepares", told.prepares)):
        if terms:
            named = _named_terms(texts, terms, TELLING)
            yield texts.say(message, terms=_listed(texts, named, len(named)))
    if reasons.chance is not None and reasons.chance_before is not None:
        before, after = (f"{chance:.0%}" for chance in (reasons.chance_before, reasons.chance))
        yield texts.say("cli-why-chance", before=before, after=after, playouts=reasons.playouts)
    if told.instead is not None:
        yield _next(texts, told, reasons, seat)


def _next(texts: Texts, told: Advice, reasons: Reasons, seat: int) -> str:
    """The next best thing, and how much less it came to in trials."""
    alone, other = reasons.chance_before is None, _other(texts, told, seat)
    if reasons.ahead < (LEAST if alone else LEAST_CHANCE):
        return texts.say("cli-why-next-same", other=other)
    if alone:
        return texts.say("cli-why-next-points", other=other, amount=decimal(texts, reasons.ahead))
    return texts.say("cli-why-next", other=other, games=_in_a_hundred(reasons.ahead))


def _named_terms(texts: Texts, terms: Mapping[str, float], least: float) -> dict[str, float]:
    """The terms by what people call them: several may be one thing to them."""
    found: dict[str, float] = {}
    for term, value in terms.items():
        name = texts.thing(term)
        found[name] = found.get(name, 0.0) + value
    return {name: value for name, value in found.items() if abs(value) >= least}


def _listed(texts: Texts, terms: Mapping[str, float], most: int, first: str = "") -> str:
    """The largest of the terms with their signs: first the one that decides which way it goes,
    or the one that is asked for."""
    upwards = sum(terms.values()) >= 0
    ordered = sorted(terms, key=lambda name: -abs(terms[name]))
    first = first or next((name for name in ordered if (terms[name] > 0) == upwards), ordered[0])
    shown = [first, *(name for name in ordered if name != first)][:most]
    return ", ".join(f"{name} {_signed(texts, terms[name])}" for name in shown)


def _signed(texts: Texts, value: float) -> str:
    rounded = round(abs(value), 1)
    digits = 0 if rounded == int(rounded) else 1
    return f"{'+' if value > 0 else '−'}{decimal(texts, rounded, digits)}"
