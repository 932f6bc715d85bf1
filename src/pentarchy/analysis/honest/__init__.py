"""How far chances can be trusted: measured on games that no number was fitted to, and kept here."""

from __future__ import annotations

from pentarchy.analysis.honest.kept import Honesty, Measured, Reliable, Stage, honesty
from pentarchy.analysis.honest.measuring import Said, measured, said_in

__all__ = ["Honesty", "Measured", "Reliable", "Said", "Stage", "honesty", "measured", "said_in"]
