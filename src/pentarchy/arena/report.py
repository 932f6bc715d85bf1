"""A match or a ladder as one HTML page that needs nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from pentarchy.arena import plots
from pentarchy.arena.ladder import Ladder
from pentarchy.arena.match import Result, Thinking
from pentarchy.arena.stats import Estimate, Paired
from pentarchy.arena.task import Played, Task, round_of
from pentarchy.speech import Speech

BEGINS = 25.0
"""What OpenSkill gives somebody of whom nothing is known."""
STYLE = """
:root { color-scheme: light dark; --ink: #1f2328; --paper: #fffdf8; --quiet: #6b6a63;
  --rule: #d8d4c8; --a: #1b6ca8; --b: #b5541c; --c: #3d7d3f; --d: #7a4b9d; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e4da; --paper: #1b1c1f; --quiet: #a09d93;
  --rule: #3a3b40; --a: #6db3e8; --b: #ef9a63; --c: #86c788; --d: #c39ae0; } }
body { margin: 2rem auto; max-width: 54rem; padding: 0 1rem; color: var(--ink);
  background: var(--paper); font: 16px/1.5 system-ui, sans-serif; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.1rem; margin-top: 2rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .25rem .75rem .25rem 0; border-bottom: 1px solid var(--rule); text-align: right;
  white-space: pre; vertical-align: top; }
th:first-child, td:first-child { text-align: left; position: sticky; left: 0;
  background: var(--paper); }
td:first-child { white-space: pre-line; overflow-wrap: anywhere; min-width: 6rem; }
.wide { overflow-x: auto; } p.quiet { color: var(--quiet); font-size: .875rem; }
svg { display: block; width: 100%; max-width: 36rem; height: auto; }
svg text { fill: var(--ink); font: 13px system-ui, sans-serif; }
.grid { stroke: var(--rule); } .mark { stroke: var(--quiet); stroke-dasharray: 4 4; }
.range { stroke-width: 4; stroke-linecap: round; opacity: .55; }
.c0 { stroke: var(--a); fill: var(--a); } .c1 { stroke: var(--b); fill: var(--b); }
.c2 { stroke: var(--c); fill: var(--c); } .c3 { stroke: var(--d); fill: var(--d); }
.band { fill: var(--a); opacity: .2; } .curve { fill: none; stroke: var(--a); stroke-width: 2; }
.bar { fill: var(--a); }
"""


def match_report(
    texts: Speech, task: Task, result: Result, names: Sequence[str], games: Iterable[Played]
) -> str:
    """The page of a match."""
    summary = result.summary
    facts = _said(
        texts,
        "arena-match",
        title=texts.say("title"),
        games=summary.games,
        seats=summary.seats,
        deals=result.deals,
        seed=str(summary.seed),
    )
    parts = [facts]
    if summary.series:
        parts.append(_said(texts, "arena-series", games=summary.single_games))
    parts.append(_players(texts, result, names))
    course, margins = _first(task, games)
    fair = 1 / summary.seats
    if course and summary.seats > 1:
        rows = [
            (name, player.wins, f"{decimal(texts, player.wins.value * 100)} %")
            for name, player in zip(names, result.players, strict=True)
        ]
        wins = texts.say("arena-wins")
        marks = [(fair, f"{fair * 100:.0f} %"), (0.0, "0 %"), (1.0, "100 %")]
        parts += [_head(wins), plots.intervals(wins, rows, 0, 1, marks)]
        title = texts.say("arena-course", name=names[0])
        parts += [_head(title), plots.course(title, course, fair)]
    if margins:
        title = texts.say("arena-margins" if summary.seats > 1 else "arena-points", name=names[0])
        parts += [_head(title), plots.histogram(title, margins)]
    for lost in result.lost:
        about = texts.tell(lost.why)
        seed = str(lost.seed)
        parts.append(_said(texts, "arena-forfeit", number=lost.number, seed=seed, about=about))
    parts += _notes(
        texts, "arena-how-times", *([] if result.until is None else ["arena-how-until"])
    )
    return _page(texts, " — ".join((texts.say("title"), ", ".join(names))), parts)


def ladder_report(texts: Speech, ladder: Ladder, names: Sequence[str]) -> str:
    """The page of a ladder."""
    rows = []
    order = sorted(range(len(names)), key=lambda player: -ladder.ratings[player].mu)
    for player in order:
        found = ladder.ratings[player]
        low, high = found.mu - 2 * found.sigma, found.mu + 2 * found.sigma
        rows.append((names[player], Estimate(found.mu, low, high), decimal(texts, found.mu)))
    low = min(estimate.low for _, estimate, _ in rows)
    high = max(estimate.high for _, estimate, _ in rows)
    rating = texts.say("arena-rating")
    parts = [
        _said(
            texts,
            "arena-ladder",
            title=texts.say("title"),
            games=ladder.games,
            seed=str(ladder.seed),
        ),
        _head(rating),
        plots.intervals(rating, rows, low, high, [(BEGINS, f"{BEGINS:g}")]),
        _head(texts.say("arena-cross")),
        _cross(texts, ladder, names, order),
    ]
    parts += _notes(texts)
    return _page(texts, f"{texts.say('title')} — {texts.say('arena-ladder-title')}", parts)


def _first(task: Task, games: Iterable[Played]) -> tuple[list[Estimate], list[float]]:
    """The first player's share after each deal, and its margins; alone, its points."""
    share = Paired(round_of(task))
    course: list[Estimate] = []
    margins: list[float] = []
    for played in games:
        seat = played.players.index(0)
        share.add(played.share(seat))
        if share.games > len(course) * round_of(task):
            course.append(share.estimate())
        if played.forfeit is None:
            others = played.scores[:seat] + played.scores[seat + 1 :]
            margins.append(played.scores[seat] - (max(others) if others else 0))
    return course, margins


def _players(texts: Speech, result: Result, names: Sequence[str]) -> str:
    keys = ["player", "wins", "score", "margin", "rating", "decision", "turn"]
    keys += ["forfeits"] if result.forfeits else []
    counted = result.summary.games > result.forfeits
    rows = [
        [
            name,
            interval(texts, player.wins, 100, " %"),
            interval(texts, player.score) if counted else "–",
            interval(texts, player.margin) if counted and player.margin is not None else "–",
            ""
            if player.rating is None
            else f"{decimal(texts, player.rating.mu)} ± {decimal(texts, player.rating.sigma)}",
            _thinking(texts, player.decision),
            _thinking(texts, player.turn),
            *([str(player.forfeits)] if result.forfeits else []),
        ]
        for name, player in zip(names, result.players, strict=True)
    ]
    return _table([texts.say(f"arena-{key}") for key in keys], rows)


def _cross(texts: Speech, ladder: Ladder, names: Sequence[str], order: Sequence[int]) -> str:
    rows = []
    for first in order:
        cells = [names[first]]
        for second in order:
            found = ladder.share(first, second)
            cells.append("–" if found is None else interval(texts, found, 100, " %"))
        rows.append(cells)
    return _table(["", *(names[player] for player in order)], rows)


def _table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(cell)}</th>" for cell in headings)
    body = "\n".join(
        f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows
    )
    table = f"<table><thead><tr>{head}</tr></thead>\n<tbody>{body}</tbody></table>"
    return f'<div class="wide" tabindex="0" role="group">{table}</div>'


def _said(texts: Speech, message: str, **args: str | float) -> str:
    return f"<p>{escape(texts.say(message, **args))}</p>"


def _head(words: str) -> str:
    return f"<h2>{escape(words)}</h2>"


def _notes(texts: Speech, *keys: str) -> list[str]:
    keys = ("arena-how-wins", *keys, "arena-how-rating")
    return [f'<p class="quiet">{escape(texts.say(key))}</p>' for key in keys]


def _page(texts: Speech, title: str, parts: Sequence[str]) -> str:
    body = "\n".join(parts)
    return f"""<!DOCTYPE html>
<html lang="{texts.language}">
<head>
<meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<title>{escape(title)}</title>
<style>{STYLE}</style>
</head>
<body>
<h1>{escape(title)}</h1>
{body}
</body>
</html>
"""


def _thinking(texts: Speech, found: Thinking) -> str:
    return " / ".join(decimal(texts, seconds * 1000) for seconds in (found.p50, found.p99))


def decimal(texts: Speech, value: float) -> str:
    """A number with the language's decimal sign."""
    written = f"{value:.1f}".replace("-", "−")
    return written.replace(".", ",") if texts.language == "ru" else written


def interval(texts: Speech, found: Estimate, factor: float = 1, unit: str = "") -> str:
    """A value with its interval below it."""
    value, low, high = (decimal(texts, x * factor) for x in (found.value, found.low, found.high))
    return f"{value}{unit}\n[{low}; {high}]"
