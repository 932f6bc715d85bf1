"""What a typed line is answered with: the choice it means, a question, or why it cannot be."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from rich.text import Text

from pentarchy.cli import looks
from pentarchy.cli.choices import in_columns
from pentarchy.cli.desk import Desk
from pentarchy.cli.telling import reason_lines
from pentarchy.cli.words import Meant
from pentarchy.kernel.actions import Action
from pentarchy.kernel.errors import IllegalAction, InvalidNotation
from pentarchy.kernel.messages import Reason

ROUND_THE_LIST = 4
"""So many rows of a screen are left for what stands around a list."""
MOST_REASONS = 4
_NUMBER = re.compile(r"[-−]?\d{1,9}")


def understand(desk: Desk, line: str, seat: int) -> Action | None:
    """The choice that is meant; None if it is unclear or not open, which is then said."""
    found, refusals = _meant(desk, line, seat)
    if len(found) == 1:
        return found[0]
    if found:
        _ask_which(desk, found, seat)
    elif refusals:
        for sentence in refusals:
            desk.console.print(sentence)
    else:
        desk.say("cli-unknown", words=line, example=desk.example(seat))
    return None


def why(desk: Desk, line: str, seat: int) -> None:
    """Say why something cannot be chosen, or that it can."""
    found, refusals = _meant(desk, line, seat) if line else ([], [])
    if found:
        desk.say("cli-why-allowed")
    elif refusals:
        for sentence in refusals:
            desk.console.print(sentence)
    else:
        desk.say("cli-why-what", example=desk.example(seat))


def _meant(desk: Desk, line: str, seat: int) -> tuple[list[Action], list[Text]]:
    """The open choices that are meant; if there are none, why what is meant is not open.

    What is named in full and shut by a rule is not taken for something else that begins alike.
    """
    reading = desk.reading(seat)
    found = reading.exactly(line)
    if found:
        return found, []
    known = desk.lexicon.known(line, seat)
    reasons = _reasons(desk, known, seat)
    if any(reason.rule for _, reason in reasons):
        return [], _told(desk, known, reasons, seat)
    found = reading.loosely(line)
    if found:
        return found, []
    # The name may be that of a thing nobody is asked about, and a word of one that a rule shuts.
    guessed = desk.lexicon.guessed(line, seat)
    others = _reasons(desk, guessed, seat)
    if not known or any(reason.rule for _, reason in others):
        known, reasons = guessed, others
    return [], _told(desk, known, reasons, seat) or _beyond(desk, line, seat)


def _ask_which(desk: Desk, found: Sequence[Action], seat: int) -> None:
    """List what it can be, each with what to type for it, as many as the screen holds."""
    desk.say("cli-which")
    reading = desk.reading(seat)
    room = max(1, desk.console.height - ROUND_THE_LIST)
    listed = [(reading.shown(action), reading.labels[action]) for action in found]
    kept = listed if len(listed) <= room else listed[: room - 1]
    desk.console.print(in_columns(kept, 1))
    if len(kept) < len(listed):
        desk.say("cli-more", count=len(listed) - len(kept))


Found = list[tuple[str, Reason]]
"""Reasons, each with the target it speaks of."""


def _reasons(desk: Desk, meant: Sequence[Meant], seat: int) -> Found:
    found = [pair for one in meant for pair in _reasons_of(desk, one, seat)]
    seen = desk.seen(seat)
    visible = [pair for pair in found if not pair[0] or seen(pair[0])]
    return _with_rules(visible) or _with_rules(found) or visible or found


def _with_rules(found: Found) -> Found:
    return [pair for pair in found if pair[1].rule]


def _reasons_of(desk: Desk, meant: Meant, seat: int) -> Iterator[tuple[str, Reason]]:
    state, actions = desk.table.state, desk.table.game.actions
    if meant.verb is None:
        for target in meant.targets:
            yield from ((target, reason) for reason in state.why_not(seat, target))
        return
    every = actions.targets[meant.verb]
    for target in meant.targets or [every.name(index) for index in range(len(every))]:
        try:
            # Nothing changes when it is refused, and it is not legal, or it would be played.
            state.copy().play(seat, actions.parse(f"{meant.verb} {target}".strip()))
        except IllegalAction as error:
            yield from ((target, reason) for reason in error.reasons)
        except InvalidNotation:
            continue


def _told(desk: Desk, meant: Sequence[Meant], reasons: Found, seat: int) -> list[Text]:
    """The reasons in words, each once; what they speak of is named where it is not one thing."""
    said = {line.plain: line for _, r in reasons for line in reason_lines(desk.texts, [r], seat)}
    if len(said) == 1:  # the same of all that is meant
        return list(said.values())
    lines: dict[str, Text] = {}
    verbs = {reason.verb for _, reason in reasons if reason.verb}
    names = {desk.lexicon.name(target, seat) for target, _ in reasons if target}
    for target, reason in reasons:
        line = reason_lines(desk.texts, [reason], seat)[0]
        begin = []
        if len(verbs) > 1 and (word := desk.lexicon.verb_word(reason.verb)):
            begin.append(word)
        name = desk.lexicon.name(target, seat) if target else ""
        if len(names) > 1 and name and name not in line.plain:
            begin.append(name)
        if begin:
            line = Text.assemble((f"{', '.join(begin)}: ", looks.QUIET), line)
        lines[line.plain] = line
    alone = all(not one.targets for one in meant)
    if alone and len(lines) > 1:  # a verb alone, and no single rule shuts it
        return [Text(desk.texts.say("cli-nothing-to-choose"))]
    kept = list(lines.values())
    if len(kept) > MOST_REASONS:
        more = desk.texts.say("cli-more", count=len(kept) - MOST_REASONS)
        kept = [*kept[:MOST_REASONS], Text(more, style=looks.QUIET)]
    return kept


def _beyond(desk: Desk, line: str, seat: int) -> list[Text]:
    """A number outside all there are: the rule that bounds it, or else the largest."""
    words = line.split()
    if not words or not _NUMBER.fullmatch(words[-1]):
        return []
    typed = words[-1].replace("−", "-")
    state, actions = desk.table.state, desk.table.game.actions
    for verb in dict.fromkeys(action.verb for action in state.legal(seat)):
        every = actions.targets[verb]
        largest = every.name(len(every) - 1)
        number = largest.partition(":")[2]
        if number.isdecimal() and not 0 <= int(typed) <= int(number):
            if (reason := state.why_no_more(seat, verb)) is not None:
                return reason_lines(desk.texts, [reason], seat)
            most = desk.texts.say("cli-most", most=desk.lexicon.name(largest, seat))
            return [Text(most, style=looks.REFUSED)]
    return []
