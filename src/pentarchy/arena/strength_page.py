"""The page about strength: what was measured, beside the bars, with the command that repeats it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pentarchy.arena.measured import SEED, Measured
from pentarchy.arena.pairings import SHARE, Bar
from pentarchy.arena.stats import Estimate

BEGIN = "<!-- made by `pentarchy arena strength`: begin -->"
END = "<!-- end -->"
HEAD = "# How strong the players are"


def page(before: str, known: Sequence[Measured]) -> str:
    """The page with its generated part written anew."""
    head, _, rest = before.partition(BEGIN)
    after = rest.partition(END)[2] or "\n"
    return f"{head.rstrip() or HEAD}\n\n{BEGIN}\n\n{_body(known)}\n{END}{after}"


def _body(known: Sequence[Measured]) -> str:
    parts = [_total(known)]
    sections: tuple[tuple[str, Callable[[int], bool]], ...] = (
        ("Two seats", lambda seats: seats == 2),
        ("Alone", lambda seats: seats == 1),
        ("Three and four seats", lambda seats: seats > 2),
    )
    for heading, wanted in sections:
        chosen = [one for one in known if wanted(len(one.pairing.players))]
        if chosen:
            table = _bars(chosen) if any(one.pairing.bars for one in chosen) else _plain(chosen)
            parts += [f"## {heading}", table]
    return "\n\n".join(parts) + "\n"


def _total(known: Sequence[Measured]) -> str:
    games = sum(one.games for one in known)
    hours = sum(one.kept.seconds for one in known) / 3600
    bars = [(one, bar) for one in known for bar in one.pairing.bars]
    shown = sum(one.reached(bar) for one, bar in bars)
    older = "† played before the code of players or valuation last changed. "
    return (
        f"{games} games in {hours:.1f} core-hours; {shown} of {len(bars)} bars shown. "
        f"{older if any(one.older for one in known) else ''}"
        f"All games have seed {SEED}; deals are numbered from 0, each is played in every seating."
    )


def _bars(known: Sequence[Measured]) -> str:
    lines = [
        "| title | players | seen | 95 % interval | games | bar | | repeat with |",
        "| --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    for one in known:
        lines += [_bar_row(one, bar) for bar in one.pairing.bars]
    return "\n".join(lines)


def _bar_row(one: Measured, bar: Bar) -> str:
    goal = _number(bar, bar.value)
    if bar.moonshot is not None:
        goal += f" (moonshot {_number(bar, bar.moonshot)})"
    if not one.games:
        why = "not measured since rules, weights or levels changed" if one.stale else "not measured"
        return _row(one.pairing.title, _players(one), "", "", "0", goal, why, _command(one))
    found = one.estimate(bar)
    return _row(
        one.pairing.title,
        _players(one),
        _number(bar, found.value),
        f"{_number(bar, found.low)} to {_number(bar, found.high)}",
        _games(one),
        goal,
        _verdict(one, bar, found),
        _command(one),
    )


def _verdict(one: Measured, bar: Bar, found: Estimate) -> str:
    if one.few:
        return "not shown: too few games yet"
    if one.reached(bar):
        beyond = bar.moonshot is not None and found.low >= bar.moonshot
        return "**shown, and the moonshot**" if beyond else "**shown**"
    if found.high < bar.value:
        return "not shown: below the bar"
    return "not shown: the interval holds the bar"


def _plain(known: Sequence[Measured]) -> str:
    lines = [
        "| title | players | wins | 95 % interval | by chance | games | repeat with |",
        "| --- | --- | --- | --- | --- | --- | --- |",
    ]
    for one in known:
        seats = len(one.pairing.players)
        share = one.share()
        seen, apart = "", ""
        if one.games:
            seen = _percent(share.value)
            apart = f"{_percent(share.low)} to {_percent(share.high)}"
        chance = _percent(1 / seats)
        cells = (one.pairing.title, _players(one), seen, apart, chance, _games(one))
        lines.append(_row(*cells, _command(one)))
    return "\n".join(lines)


def _games(one: Measured) -> str:
    return f"{one.games} ({one.older}†)" if one.older else str(one.games)


def _players(one: Measured) -> str:
    first, *others = one.pairing.players
    if not others:
        return f"{first} alone"
    count = f"{len(others)} " if len(others) > 1 else ""
    return f"{first} over {count}{others[0]}"


def _command(one: Measured) -> str:
    words = ["pentarchy arena match", *dict.fromkeys(one.pairing.players)]
    words += ["--title", one.pairing.title, "--seats", str(len(one.pairing.players))]
    words += ["--games", str(one.games or 100), "--seed", str(SEED)]
    return f"`{' '.join(words)}`"


def _row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def _number(bar: Bar, value: float) -> str:
    return _percent(value) if bar.what == SHARE else f"{value:.1f} points"


def _percent(share: float) -> str:
    return f"{share * 100:.1f} %"
