"""What the bots' workers are asked, and what they answer."""

from __future__ import annotations

import msgspec

from pentarchy.analysis.advice import Advice
from pentarchy.bots import Plan, Reasons


class Think(msgspec.Struct, frozen=True, tag=True):
    """Pick one of these actions for the seat that sees this: all that a bot is ever given."""

    title: str
    level: str
    view: msgspec.Raw
    legal: list[int]
    plan: Plan | None = None
    """What came with the seat's last answer: whichever worker is asked goes on with it."""
    advises: bool = False
    """Whether somebody wants to know what speaks for the pick, against the next best one."""


class Picked(msgspec.Struct, frozen=True, tag=True):
    """What a bot picked, and why."""

    action: int
    plan: Plan | None = None
    """To be given back with the seat's next question."""
    reasons: Reasons | None = None
    advice: Advice | None = None
    """Only where it was asked for."""
