"""What a table in memory remembers besides its game: the last lines of its chat, what its bots mean
to do, and who would not wait for whom."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from msgspec.structs import replace

from pentarchy.bots import Plan
from pentarchy.server.store.records import ChatLine

KEPT_LINES = 100
"""So many lines of a table's chat are kept at hand."""


class Talk:
    """The last lines that were said at a table."""

    def __init__(self, lines: Sequence[ChatLine]) -> None:
        self._lines = deque(lines, maxlen=KEPT_LINES)

    @property
    def count(self) -> int:
        """How many lines there have been."""
        return self._lines[-1].number + 1 if self._lines else 0

    def hear(self, lines: Sequence[ChatLine]) -> None:
        self._lines.extend(lines)

    def since(self, number: int) -> tuple[ChatLine, ...]:
        """The lines from that one on, as far as they are at hand."""
        if number >= self.count:
            return ()
        return tuple(line for line in self._lines if line.number >= number)


class Plans:
    """What the bots of a table mean to do for the rest of their turns. Nothing else of what they
    thought is remembered, and this only as long as the table is in memory."""

    def __init__(self) -> None:
        self._kept: dict[int, tuple[str, int, Plan]] = {}

    def keep(self, seat: int, level: str, undos: int, plan: Plan | None) -> None:
        """The plan that came with a seat's last move, made after so many undos."""
        if plan is None:
            self._kept.pop(seat, None)
        else:
            self._kept[seat] = (level, undos, plan)

    def get(self, seat: int, level: str, undos: int) -> Plan | None:
        """The seat's plan, if a bot of that level made it. After an undo its turn is thought
        through with the whole budget again, should something else be asked."""
        by, before, plan = self._kept.get(seat, ("", 0, None))
        if plan is None or by != level:
            return None
        return plan if before == undos else replace(plan, spent=0.0)


class Absences:
    """Who would let a bot play for whom."""

    def __init__(self) -> None:
        self._asking: dict[int, set[int]] = {}
        self._away: set[int] = set()
        self.played_for: set[int] = set()
        """The seats that a bot has moved for while their people were away."""
        self.nudged: dict[int, float] = {}
        """When seats were last reminded that they are waited for."""

    def add(self, seat: int, other: int) -> None:
        self._asking.setdefault(other, set()).add(seat)

    def asking(self, other: int) -> frozenset[int]:
        """The seats that would let a bot play for that one."""
        return frozenset(self._asking.get(other, ()))

    def moved(self, seat: int) -> None:
        """Somebody moved there: nobody is asked for any more. A bot, if its person was away."""
        self._asking.pop(seat, None)
        if seat in self._away:
            self.played_for.add(seat)

    def leaves(self, seat: int) -> None:
        """A bot plays there from now on."""
        self._asking.pop(seat, None)
        self._away.add(seat)

    def returns(self, seat: int) -> None:
        """Its person plays again."""
        self._away.discard(seat)
