"""What the arena's commands print: tables in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console

from pentarchy.arena.ladder import Ladder
from pentarchy.arena.match import Result, Thinking
from pentarchy.arena.skill import Rating
from pentarchy.arena.stats import Estimate
from pentarchy.cli import common
from pentarchy.cli.telling import table
from pentarchy.cli.text import Texts


def tell_match(console: Console, texts: Texts, result: Result, names: Sequence[str]) -> None:
    """A match in words and tables."""
    summary = result.summary
    console.print(
        texts.say(
            "arena-match",
            title=texts.say("title"),
            games=summary.games,
            seats=summary.seats,
            deals=result.deals,
            seed=str(summary.seed),
        )
    )
    if summary.series:
        console.print(texts.say("arena-series", games=summary.single_games))
    if summary.interrupted:
        console.print(texts.say("arena-interrupted"))
    console.print()
    _players(console, texts, result, names)
    _times(console, texts, result, names)
    _forfeits(console, texts, result, names)
    _until(console, texts, result, names)
    for line in ("arena-how-wins", "arena-how-times"):
        console.print(texts.say(line))
    if result.until is not None:
        console.print(texts.say("arena-how-until"))
    if any(player.rating for player in result.players):
        console.print(texts.say("arena-how-rating"))


def _players(console: Console, texts: Texts, result: Result, names: Sequence[str]) -> None:
    headings = ("arena-player", "arena-wins", "arena-score", "arena-margin")
    made = table(*(texts.say(heading) for heading in headings))
    counted = result.summary.games > result.forfeits
    for name, player in zip(names, result.players, strict=True):
        made.add_row(
            name,
            interval(texts, player.wins, 100, " %"),
            interval(texts, player.score) if counted else "–",
            interval(texts, player.margin) if counted and player.margin is not None else "–",
        )
    console.print(made)
    console.print()


def _times(console: Console, texts: Texts, result: Result, names: Sequence[str]) -> None:
    headings = ("arena-player", "arena-rating", "arena-decision", "arena-turn", "arena-forfeits")
    made = table(*(texts.say(heading) for heading in headings))
    for name, player in zip(names, result.players, strict=True):
        made.add_row(
            name,
            rating(texts, player.rating),
            _thinking(texts, player.decision),
            _thinking(texts, player.turn),
            str(player.forfeits),
        )
    console.print(made)
    console.print()


def _forfeits(console: Console, texts: Texts, result: Result, names: Sequence[str]) -> None:
    for lost in result.lost:
        console.print(
            texts.say(
                "arena-forfeit",
                number=lost.number,
                seed=str(lost.seed),
                about=texts.tell(lost.why),
            )
        )
    if result.forfeits > len(result.lost):
        count = result.forfeits - len(result.lost)
        console.print(texts.say("arena-more-forfeits", count=count))
    if result.forfeits:
        console.print()


def _until(console: Console, texts: Texts, result: Result, names: Sequence[str]) -> None:
    if result.until is None:
        return
    until = percent(texts, result.until)
    if result.clear is None:
        console.print(texts.say("arena-not-clear", name=names[0], until=until))
    else:
        message = "arena-clear-above" if result.clear.above else "arena-clear-below"
        low, high = (percent(texts, x) for x in (result.clear.wins.low, result.clear.wins.high))
        games = result.clear.games
        console.print(
            texts.say(message, name=names[0], until=until, games=games, low=low, high=high)
        )
    console.print()


def tell_ladder(console: Console, texts: Texts, ladder: Ladder, names: Sequence[str]) -> None:
    """A ladder: ratings, best first, and who beat whom how often."""
    title, seed = texts.say("title"), str(ladder.seed)
    console.print(texts.say("arena-ladder", title=title, games=ladder.games, seed=seed))
    console.print()
    order = sorted(range(len(names)), key=lambda player: -ladder.ratings[player].mu)
    made = table(texts.say("arena-player"), texts.say("arena-rating"), *(names[p] for p in order))
    for player in order:
        shares = [ladder.share(player, other) for other in order]
        cells = ["" if share is None else f"{percent(texts, share.value)} %" for share in shares]
        made.add_row(names[player], rating(texts, ladder.ratings[player]), *cells)
    console.print(made)
    console.print()
    for line in ("arena-cross", "arena-how-rating"):
        console.print(texts.say(line))


def percent(texts: Texts, share: float) -> str:
    return common.decimal(texts, share * 100)


def rating(texts: Texts, found: Rating | None) -> str:
    if found is None:
        return ""
    return f"{common.decimal(texts, found.mu)} ± {common.decimal(texts, found.sigma)}"


def _thinking(texts: Texts, found: Thinking) -> str:
    return " / ".join(
        common.decimal(texts, seconds * 1000, 1 if seconds < 0.1 else 0)
        for seconds in (found.p50, found.p99)
    )


def interval(texts: Texts, estimate: Estimate, factor: float = 1, unit: str = "") -> str:
    """A value with its interval."""
    value, low, high = (
        common.decimal(texts, number * factor)
        for number in (estimate.value, estimate.low, estimate.high)
    )
    return f"{value}{unit}  [{low}; {high}]"
