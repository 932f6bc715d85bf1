"""An analysis in words, for terminal and page."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import ClassVar

from pentarchy.analysis.marks import Account
from pentarchy.analysis.result import Analysis, Judged, Turning
from pentarchy.kernel.game import Game
from pentarchy.speech import KERNEL, Speech

MINUS = "\N{MINUS SIGN}"
THINGS = 3
"""So many things that were drawn at once are named."""


class AnalysisSpeech(Speech):
    """The texts of kernel, analysis and game."""

    rooms: ClassVar[tuple[str, ...]] = (KERNEL, "pentarchy.analysis")


class Telling:
    """Says what an analysis found."""

    def __init__(
        self,
        analysis: Analysis,
        game: Game,
        language: str,
        names: Sequence[str],
        level: str,
        why: Callable[[Judged], Iterable[str]],
    ) -> None:
        """`why` says why the best was better than what was done."""
        self.analysis = analysis
        self.language = language
        self.names = tuple(names)
        self._level = level
        self._why = why
        self._texts = AnalysisSpeech(language, game, names)

    def say(self, message: str, **args: str | float) -> str:
        """A sentence about the analysis."""
        return self._texts.say(f"analysis-{message}", **args)

    def head(self) -> str:
        """What was analysed."""
        title = self._texts.say("title")
        judged = sum(one.mark is not None for one in self.analysis.decisions)
        return self.say("head", title=title, decisions=judged, unit=self.analysis.unit)

    def warnings(self) -> list[str]:
        """What has to be known first."""
        return [] if self.analysis.finished else [self.say("unfinished")]

    def how(self) -> str:
        """How it was found."""
        level = self._texts.thing(f"level:{self._level}")
        effort = self.analysis.effort
        return self.say("how", level=level, worlds=effort.worlds, lines=effort.lines)

    def course_title(self) -> str:
        """What the graph shows."""
        return self.say("course" if self.analysis.unit == "chance" else "course-points")

    def columns(self) -> list[str]:
        """The head of the table of players."""
        told = ("player", "start", "luck", "own", "others", "remainder", "result", "accuracy")
        return [self.say(column) for column in told]

    def rows(self) -> list[list[str]]:
        """The table of players: start and changes add up to the result."""
        return [self._row(account) for account in self.analysis.accounts]

    def _row(self, account: Account) -> list[str]:
        """A player's row; rounded parts may not add up, so the remainder is what is left."""
        digits = 2 if self.analysis.unit == "chance" else 1
        start, result = round(account.start, digits), round(account.result, digits)
        parts = [round(part, digits) for part in (account.luck, account.own, account.others)]
        return [
            self.names[account.seat],
            self._amount(start),
            *(self._change(part) for part in (*parts, result - start - sum(parts))),
            self._amount(result),
            "" if account.accuracy is None else f"{account.accuracy:.0%}",
        ]

    def costly_title(self, seat: int) -> str:
        """Whose costliest decisions follow."""
        return self.say("costly", player=self.names[seat])

    def costly(self, seat: int) -> list[tuple[str, ...]]:
        """A player's costliest decisions: what was done, what would have been better, and why."""
        numbers = self.analysis.accounts[seat].costliest
        return [self._decision(self.analysis.decisions[number]) for number in numbers]

    def _decision(self, one: Judged) -> tuple[str, ...]:
        done = self.say(
            "decision",
            number=one.number + 1,
            turn=one.turn + 1,
            done=self._texts.tell(one.label, one.seat),
            mark=self._texts.say(f"mark-{one.mark}"),
            loss=self._amount(one.loss),
        )
        best = one.choices[0]
        if best.actions[0] == one.action:
            return (done,)
        line = "; ".join(self._texts.tell(click, one.seat) for click in best.line)
        return done, self.say("better", line=line), *self._why(one)

    def turnings(self) -> list[str]:
        """What changed most, in the order of the game."""
        found = sorted(self.analysis.turnings, key=lambda one: one.number)
        return [self._drawn(one) if one.seat is None else self._turned(one) for one in found]

    def _turned(self, one: Turning) -> str:
        assert one.seat is not None
        return self.say(
            "turned",
            number=one.number + 1,
            player=self.names[one.seat],
            done=self._texts.tell(self.analysis.decisions[one.number].label, one.seat),
            change=self._change(one.change[one.seat]),
        )

    def _drawn(self, one: Turning) -> str:
        """Of what chance brought is told whom it helped most."""
        seat = one.change.index(max(one.change))
        drawn = [draw.action for draw in self.analysis.draws if draw.number == one.number]
        things = [self._texts.thing(action.partition(" ")[2]) for action in drawn[:THINGS]]
        return self.say(
            "drawn",
            number=one.number,
            things=", ".join(things) + ("…" if len(drawn) > THINGS else ""),
            player=self.names[seat],
            change=self._change(one.change[seat]),
        )

    def _amount(self, value: float) -> str:
        if self.analysis.unit == "chance":
            return f"{value:.0%}".replace("-", MINUS)
        shown = f"{value:.1f}".replace("-", MINUS)
        return shown.replace(".", ",") if self.language == "ru" else shown

    def _change(self, value: float) -> str:
        told = self._amount(abs(value))
        if not told.strip("0.,%"):
            return told
        return f"{'+' if value > 0 else MINUS}{told}"
