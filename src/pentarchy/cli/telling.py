"""Pieces of screens that several commands show: events, scores, reasons."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rich import box
from rich.table import Table
from rich.text import Text

from pentarchy.cli import looks
from pentarchy.cli.text import Texts
from pentarchy.kernel.messages import Event, Reason, ScoreLine
from pentarchy.kernel.state import State


def sentences(texts: Texts, events: Iterable[Event], seat: int | None) -> list[Text]:
    """What happened, in sentences, as that seat may know it."""
    told = texts.told(event.seen_by(seat) for event in events)
    return [looks.with_names(sentence, texts.players) for sentence, _ in told]


class Paragraph(NamedTuple):
    """All that one player did in a row."""

    text: Text
    events: int


def paragraphs(texts: Texts, events: Iterable[Event], seat: int | None) -> list[Paragraph]:
    """What happened, one paragraph for all that one player did in a row."""
    found: list[Paragraph] = []
    before: int | None = None
    for said, some in texts.told(event.seen_by(seat) for event in events):
        sentence = looks.with_names(said, texts.players)
        if found and some[0].seat == before:
            text, count = found.pop()
            found.append(Paragraph(text.append(" ").append_text(sentence), count + len(some)))
        else:
            found.append(Paragraph(sentence, len(some)))
        before = some[0].seat
    return found


def reason_lines(texts: Texts, reasons: Sequence[Reason], seat: int) -> list[Text]:
    """Why something is not allowed, each reason once, with the number of its rule."""
    found = {}
    for reason in reasons:
        sentence = texts.tell(reason.message, seat)
        cited = f" ({texts.say('cli-rule', number=reason.rule)})" if reason.rule else ""
        found[sentence + cited] = Text.assemble((sentence, looks.REFUSED), (cited, looks.QUIET))
    return list(found.values())


def table(*headings: str | Text) -> Table:
    """An empty table in the style of all tables: the first column words, the others numbers."""
    made = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, header_style=looks.HEADING)
    for number, heading in enumerate(headings):
        # Numbers are never broken: a long name gives way.
        made.add_column(heading, justify="right" if number else "left", no_wrap=number > 0)
    return made


def score_table(texts: Texts, state: State) -> Table:
    """Where everybody's points come from."""
    seats = range(state.seats)
    made = table("", *(looks.player(seat, texts.player(seat)) for seat in seats))
    lines = [state.score_lines(seat) for seat in seats]
    sources = dict.fromkeys(line.source for own in lines for line in own if line.count is None)
    for source in sources:
        points = [sum(line.points for line in own if line.source == source) for own in lines]
        made.add_row(texts.thing(source), *(str(number) for number in points))
    made.add_section()
    totals = (Text(str(total), style=looks.HEADING) for total in state.scores())
    made.add_row(Text(texts.say("cli-total"), style=looks.HEADING), *totals)
    for source, counts in _ties(lines).items():
        made.add_row(texts.thing(source), *counts)
    return made


def _ties(lines: Sequence[Sequence[ScoreLine]]) -> dict[str, list[str]]:
    """What decided a tie: for each seat how much of it, or nothing for those it did not concern."""
    found: dict[str, list[str]] = {}
    for seat, own in enumerate(lines):
        for line in own:
            if line.count is not None:
                found.setdefault(line.source, [""] * len(lines))[seat] = str(line.count)
    return found


def winner_line(texts: Texts, state: State) -> Text:
    """Who has won, and where points were equal by what; alone, the title that was earned."""
    if state.seats == 1:
        return _alone(texts, state)
    winners = state.winners()
    decided = _decided(texts, state) if len(winners) == 1 else None
    if decided is None:
        return share_line(texts, winners, "cli-winner", "cli-winners")
    name = texts.player(winners[0])
    said = texts.say("cli-winner-tie", name=name, tie=decided[0], counts=decided[1])
    return looks.with_names(said, texts.players)


def share_line(texts: Texts, winners: Sequence[int], one: str, several: str) -> Text:
    """The winner, or all who share the victory, in these messages."""
    *others, last = [texts.player(seat) for seat in winners]
    if not others:
        return looks.with_names(texts.say(one, name=last), texts.players)
    listed = f"{', '.join(others)} {texts.say('cli-and')} {last}"
    return looks.with_names(texts.say(several, names=listed), texts.players)


def _alone(texts: Texts, state: State) -> Text:
    """Whoever plays alone earns a title, or loses to the game."""
    rank, name = state.rank(), texts.player(0)
    if not state.winners():
        return looks.with_names(texts.say("cli-alone-lost", name=name), texts.players)
    if rank is None:
        return looks.with_names(texts.say("cli-winner", name=name), texts.players)
    said = texts.say("cli-alone", name=name, rank=texts.thing(rank))
    return looks.with_names(said, texts.players)


def _decided(texts: Texts, state: State) -> tuple[str, str] | None:
    """The tie-break that decided, if one did, and how much of it each of the tied had."""
    ties = _ties([state.score_lines(seat) for seat in range(state.seats)])
    if not ties:
        return None
    source, counts = list(ties.items())[-1]
    tied = [f"{texts.player(seat)} – {count}" for seat, count in enumerate(counts) if count]
    return texts.thing(source), ", ".join(tied)
