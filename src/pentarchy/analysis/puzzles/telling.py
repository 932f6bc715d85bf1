"""A puzzle in words, for the terminal: what it is about, hints in steps, the explanation."""

from __future__ import annotations

from collections.abc import Mapping

from pentarchy.analysis.puzzles.judging import Verdict
from pentarchy.analysis.puzzles.puzzle import Puzzle
from pentarchy.analysis.puzzles.reading import Posed
from pentarchy.analysis.weighing import labels
from pentarchy.speech import Speech

MOST = 4
"""So many terms are told, the largest first."""
HINTS = 3
"""So many steps of hints there are: the theme, the first click, the whole turn."""


class PuzzleTelling:
    """Says what there is to say of one puzzle; the speech knows the texts of `analysis`."""

    def __init__(self, posed: Posed, texts: Speech) -> None:
        self._posed = posed
        self._texts = texts
        self._seat = posed.puzzle.seat

    def head(self) -> str:
        """What is asked for."""
        return self._texts.say("puzzle-ask", name=self._texts.player(self._seat))

    def hint(self, step: int) -> str:
        """A hint: the first tells least, the last everything."""
        puzzle, texts = self._posed.puzzle, self._texts
        if step == 1:
            return texts.say(
                "puzzle-hint-theme", theme=texts.thing(puzzle.theme), clicks=len(puzzle.solution)
            )
        clicks = self._clicks()
        if step == 2:
            return texts.say("puzzle-hint-first", click=clicks[0])
        return texts.say("puzzle-hint-all", clicks="; ".join(clicks))

    def explanation(self) -> list[str]:
        """Why the solution is best."""
        puzzle, texts = self._posed.puzzle, self._texts
        found = [texts.say("puzzle-hint-all", clicks="; ".join(self._clicks()))]
        found.append(
            texts.say(
                "puzzle-why",
                value=self._amount(puzzle.value),
                other=self._amount(puzzle.other_value),
                playouts=puzzle.playouts,
            )
        )
        return found + self._terms(puzzle.gains, puzzle.prepares, "puzzle-more-than-next")

    def why_not(self, verdict: Verdict) -> list[str]:
        """What a wrong try misses."""
        key = "puzzle-as-good" if verdict.as_good else "puzzle-not"
        value, best = self._amount(verdict.value), self._amount(verdict.solution)
        found = [self._texts.say(key, value=value, solution=best)]
        if verdict.as_good:
            return found
        return found + self._terms(verdict.gains, verdict.prepares, "puzzle-misses")

    def _clicks(self) -> list[str]:
        told = labels(self._posed.state, self._seat, self._posed.solution)
        return [self._texts.tell(click, self._seat) for click in told]

    def _terms(
        self, gains: Mapping[str, float], prepares: Mapping[str, float], message: str
    ) -> list[str]:
        both = {**gains, **prepares}
        largest = sorted(both.items(), key=lambda term: -abs(term[1]))[:MOST]
        if not largest:
            return []
        told = ", ".join(
            f"{self._texts.thing(term)} {'+' if value > 0 else '−'}{self._decimal(abs(value))}"
            for term, value in largest
        )
        return [self._texts.say(message, terms=told)]

    def _amount(self, value: float) -> str:
        if self._posed.state.seats == 1:
            return self._texts.say("puzzle-points", points=self._decimal(value))
        return f"{min(1.0, max(0.0, value)):.0%}"

    def _decimal(self, value: float) -> str:
        shown = f"{value:.1f}"
        return shown.replace(".", ",") if self._texts.language == "ru" else shown


def row(texts: Speech, puzzle: Puzzle) -> tuple[str, str, str]:
    """A puzzle in a list: how hard, when in a game, what it is about."""
    return (
        texts.say(f"puzzle-{puzzle.difficulty}"),
        texts.say(f"puzzle-{puzzle.stage}"),
        texts.thing(puzzle.theme),
    )
