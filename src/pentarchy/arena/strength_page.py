"""The page about strength: what was measured, beside the bars, with the commands that repeat it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pentarchy.arena.elo import rate
from pentarchy.arena.measured import SEED, Measured
from pentarchy.arena.pairings import SHARE, Bar
from pentarchy.arena.ratings import ENOUGH, Rated
from pentarchy.arena.stats import Estimate
from pentarchy.bots.levels import SEARCHERS
from pentarchy.kernel.registry import game as game_of
from pentarchy.speech import Speech

BEGIN = "<!-- made by `pentarchy arena strength`: begin -->"
END = "<!-- end -->"
HEAD = "# How strong the players are"
HEADINGS = {2: "Two seats", 1: "Alone", 3: "Three seats", 4: "Four seats"}
"""By number of seats, in the order of the page."""
MATCH = "pentarchy arena match"
RULE = ("---",)


def page(before: str, known: Sequence[Measured]) -> str:
    """The page with its generated part written anew."""
    head, _, rest = before.partition(BEGIN)
    after = rest.partition(END)[2] or "\n"
    return f"{head.rstrip() or HEAD}\n\n{BEGIN}\n\n{_body(known)}\n{END}{after}"


def _body(known: Sequence[Measured]) -> str:
    parts = [_total(known)]
    for seats, heading in HEADINGS.items():
        chosen = [one for one in known if len(one.pairing.players) == seats]
        if chosen:
            barred = any(one.pairing.bars for one in chosen)
            parts += [f"## {heading}", *(_bars(chosen) if barred else _crowd(chosen, seats))]
    parts += _ratings(known) + _repeating(known)
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


# With bars ---------------------------------------------------------------------------------------


def _bars(known: Sequence[Measured]) -> list[str]:
    rows = [(one, _bar_row(one, bar)) for one in known for bar in one.pairing.bars]
    return [_table(("title", "players", "seen", "95 % interval", "games", "bar", "result"), rows)]


def _bar_row(one: Measured, bar: Bar) -> Sequence[str]:
    players = _players(one)
    if len(one.pairing.bars) > 1:
        players += f": {'wins' if bar.what == SHARE else 'points'}"
    goal = _goal(bar)
    if not one.games:
        why = "not measured since rules, weights or levels changed" if one.stale else "not measured"
        return (players, "–", "–", "0", goal, why)
    found = one.estimate(bar)
    single = len(one.kept.deals) < 2  # of one deal nothing is known about how they differ
    between = "–" if single else _between(bar.what, found)
    return (
        players,
        _number(bar, found.value),
        between,
        _games(one),
        goal,
        _verdict(one, bar, found),
    )


def _goal(bar: Bar) -> str:
    def written(value: float) -> str:
        return f"{value * 100:g} %" if bar.what == SHARE else f"{value:g}"

    far = "" if bar.moonshot is None else f" (moonshot {written(bar.moonshot)})"
    return written(bar.value) + far


def _verdict(one: Measured, bar: Bar, found: Estimate) -> str:
    if one.few:
        return "not shown: too few games yet"
    if one.reached(bar):
        beyond = bar.moonshot is not None and found.low >= bar.moonshot
        return "**shown, and the moonshot**" if beyond else "**shown**"
    if found.high < bar.value:
        return "not shown: below the bar"
    return "not shown: the interval holds the bar"


# Without bars ------------------------------------------------------------------------------------


def _crowd(known: Sequence[Measured], seats: int) -> list[str]:
    """One player against two or three others; what has no games yet is named, not tabled."""
    played = [one for one in known if one.games]
    missing = [one for one in known if not one.games]
    if not played:
        return ["Not measured yet: time goes to the bars first."]
    rows = [(one, _crowd_row(one)) for one in played]
    parts = [
        f"One player against the others; by chance it wins {_percent(1 / seats)}.",
        _table(("title", "players", "wins", "95 % interval", "games"), rows),
    ]
    return [*parts, _missing(missing)] if missing else parts


def _crowd_row(one: Measured) -> Sequence[str]:
    share = one.share()
    between = _between(SHARE, share) if len(one.kept.deals) > 1 else "–"
    return (_players(one), _percent(share.value), between, _games(one))


def _missing(known: Sequence[Measured]) -> str:
    by_title: dict[str, list[str]] = {}
    for one in known:
        by_title.setdefault(_title(one.pairing.title), []).append(_players(one))
    listed = (f"{title} ({', '.join(players)})" for title, players in by_title.items())
    return f"Not measured yet: {'; '.join(listed)}."


# Ratings, and how to repeat it -------------------------------------------------------------------


def _ratings(known: Sequence[Measured]) -> list[str]:
    """What the table tells of each level."""
    rated = rate(known)
    rows = [
        (_title(title), *(_rating(rated[title].get(level)) for level in SEARCHERS))
        for title in dict.fromkeys(one.pairing.title for one in known)
        if title in rated
    ]
    if not rows:
        return []
    words = (
        "On Elo's scale, from the games of two: Points, which never changes, has 1500 in every "
        "title, and 400 points more are ten wins to one. This is what is told where opponents are "
        f"chosen; a level with fewer than {ENOUGH} games has none."
    )
    heading = ("title", *SEARCHERS)
    table = "\n".join(map(_row, (heading, RULE * len(heading), *rows)))
    return ["## Ratings", words, table]


def _rating(found: Rated | None) -> str:
    return "–" if found is None or found.games < ENOUGH else f"{found.rating:.0f}"


def _repeating(known: Sequence[Measured]) -> list[str]:
    commands = [_command(one) for one in known if one.games]
    if not commands:
        return []
    return ["## To repeat a pairing", "\n".join(("```sh", *commands, "```"))]


def _command(one: Measured) -> str:
    words = [MATCH, *dict.fromkeys(one.pairing.players)]
    words += ["--title", one.pairing.title, "--seats", str(len(one.pairing.players))]
    words += ["--games", str(one.games), "--seed", str(SEED)]
    return " ".join(words)


# Words -------------------------------------------------------------------------------------------


def _table(headings: Sequence[str], rows: Iterable[tuple[Measured, Sequence[str]]]) -> str:
    """Rows under their headings; a title is named in the first of its rows."""
    lines = [_row(headings), _row(RULE * len(headings))]
    before = ""
    for one, cells in rows:
        title = one.pairing.title
        lines.append(_row(("" if title == before else _title(title), *cells)))
        before = title
    return "\n".join(lines)


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _title(key: str) -> str:
    return Speech("en", game_of(key)).say("title")


def _players(one: Measured) -> str:
    first, *others = one.pairing.players
    if not others:
        return f"{first} alone"
    count = f"{len(others)} " if len(others) > 1 else ""
    return f"{first} over {count}{others[0]}"


def _games(one: Measured) -> str:
    if one.older == one.games:
        return f"{one.games}†"
    return f"{one.games} ({one.older}†)" if one.older else str(one.games)


def _between(what: str, found: Estimate) -> str:
    if what == SHARE:
        return f"{found.low * 100:.1f} to {_percent(found.high)}"
    return f"{found.low:.1f} to {found.high:.1f}"


def _number(bar: Bar, value: float) -> str:
    return _percent(value) if bar.what == SHARE else f"{value:.1f}"


def _percent(share: float) -> str:
    return f"{share * 100:.1f} %"
