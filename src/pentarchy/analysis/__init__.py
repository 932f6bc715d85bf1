"""What a game was about: what decisions cost, what chance brought, in chances of winning."""

from __future__ import annotations

from pentarchy.analysis.game import analyse
from pentarchy.analysis.marks import Account
from pentarchy.analysis.result import Analysis, Better, Drawn, Judged, Turning
from pentarchy.analysis.weighing import EFFORTS, Effort, effort_of

__all__ = [
    "EFFORTS",
    "Account",
    "Analysis",
    "Better",
    "Drawn",
    "Effort",
    "Judged",
    "Turning",
    "analyse",
    "effort_of",
]
