"""Puzzles: positions of real games where one whole turn is better than every other."""

from __future__ import annotations

from pentarchy.analysis.puzzles.puzzle import DIFFICULTIES, STAGES, Puzzle
from pentarchy.analysis.puzzles.reading import Posed, posed, puzzles_of

__all__ = ["DIFFICULTIES", "STAGES", "Posed", "Puzzle", "posed", "puzzles_of"]
