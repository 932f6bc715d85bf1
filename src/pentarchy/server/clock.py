"""Time at a table: who has been asked since when, and how much time is left, if there is a clock.

All of it follows from the rows of the table's history and the moments they were written, so that
another process, or this one after a restart, comes to the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

import msgspec

from pentarchy.server.store.records import ClockRule, MoveRow

RETURN = 0.1
"""Who comes back has at least this share of the bank again."""


class SeatTime(msgspec.Struct, frozen=True, kw_only=True):
    """A seat's time as readers see it."""

    seat: int
    turn: float
    """Seconds left of the turn's own time."""
    bank: float
    running: bool


class ClockTold(msgspec.Struct, frozen=True, kw_only=True):
    """The clock of a table as it stands."""

    seats: tuple[SeatTime, ...]
    paused: bool
    pausing: tuple[int, ...]
    """The seats that would like a pause."""


Span: TypeAlias = tuple[float, float]
"""From when until when; a span that has not ended lasts for ever."""


class Outages:
    """When nobody could move: no server was there, or it could not play this game. That time is
    nobody's."""

    def __init__(self, spans: Iterable[Span] = (), house: Outages | None = None) -> None:
        self._house = house
        """What holds for all tables, where these spans are one table's."""
        self._spans = _joined(spans)

    def add(self, span: Span) -> None:
        """One more, which whoever reckons with these knows from now on."""
        self._spans = _joined([*self._spans, span])

    def between(self, since: float, until: float) -> float:
        """How many seconds of that time nobody could move."""
        spans = self._spans
        if self._house is not None:
            spans = _joined([*spans, *self._house._spans]) if spans else self._house._spans
        lost = 0.0
        for begin, end in reversed(spans):
            if end <= since:
                break
            lost += max(0.0, min(until, end) - max(since, begin))
        return lost


def _joined(spans: Iterable[Span]) -> list[Span]:
    """In order of time, with none that meets another: no second is counted twice."""
    found: list[Span] = []
    for begin, end in sorted(spans):
        if found and begin <= found[-1][1]:
            found[-1] = (found[-1][0], max(end, found[-1][1]))
        else:
            found.append((begin, end))
    return found


class _Time:
    """One person's time."""

    __slots__ = ("away", "bank", "moved", "since", "used")

    def __init__(self, bank: float) -> None:
        self.bank = bank
        self.used = 0.0
        """What has been spent of the turn."""
        self.since: float | None = None
        """Since when this seat has been asked; None while it is not."""
        self.moved = False
        """Whether it has moved since."""
        self.away = False
        """Whether a bot plays for it."""

    def copy(self) -> _Time:
        found = _Time(self.bank)
        found.used, found.since = self.used, self.since
        found.moved, found.away = self.moved, self.away
        return found


class Timing:
    """Follows the rows of a table."""

    def __init__(
        self, rule: ClockRule | None, people: Iterable[int], begun: float, outages: Outages
    ) -> None:
        self.rule = rule
        self.paused = False
        self.pausing: tuple[int, ...] = ()
        self._outages = outages
        self._at = begun
        self._turn = -1
        self._times = {seat: _Time(rule.bank if rule else 0.0) for seat in people}

    def copy(self) -> Timing:
        found = Timing(self.rule, (), self._at, self._outages)
        found.paused, found.pausing, found._turn = self.paused, self.pausing, self._turn
        found._times = {seat: time.copy() for seat, time in self._times.items()}
        return found

    def begin(self, actors: Sequence[int], turn: int) -> None:
        """The first question of the game."""
        self._ask(actors, turn)

    def follow(self, row: MoveRow, actors: Sequence[int], turn: int) -> None:
        """A row was written; these seats are asked after it, in that turn."""
        self._settle(row.at)
        if row.kind == "pause":
            self._pause(row)
        elif row.kind == "move" and self.pausing:
            self.pausing, self.paused = (), False  # who moves goes on
        time = self._times.get(row.seat)
        if time is not None:
            if row.kind in ("timeout", "away", "resign"):
                time.away, time.since = True, None
            elif row.kind == "back":
                self._return(time)
            elif row.kind == "move":
                time.moved = True
        self._ask(actors, turn)

    def _pause(self, row: MoveRow) -> None:
        if row.action == "end":
            self.pausing, self.paused = (), False
        else:
            self.pausing = (*(seat for seat in self.pausing if seat != row.seat), row.seat)
            self.paused = row.action == "begin"

    def _return(self, time: _Time) -> None:
        time.away, time.used = False, 0.0
        if self.rule is not None:
            time.bank = max(time.bank, RETURN * self.rule.bank)

    def _settle(self, at: float) -> None:
        """Take the time that has passed from who was asked."""
        if self.rule is not None and not self.paused:
            passed = self._passed(at)
            for time in self._times.values():
                if time.since is not None:
                    _spend(time, self.rule.turn, passed)
        self._at = max(self._at, at)

    def _passed(self, at: float) -> float:
        return max(0.0, at - self._at - self._outages.between(self._at, at))

    def _ask(self, actors: Sequence[int], turn: int) -> None:
        fresh = turn != self._turn
        self._turn = turn
        for seat, time in self._times.items():
            asked = seat in actors and not time.away
            if time.since is not None and (fresh or not asked):  # its turn is done
                if time.moved and self.rule is not None:
                    time.bank += self.rule.increment
                time.since = None
                time.used = 0.0
                time.moved = False
            if asked and time.since is None:
                time.since = self._at

    # Questions ------------------------------------------------------------------------------

    @property
    def running(self) -> tuple[int, ...]:
        """The seats whose time runs, or would without a pause."""
        return tuple(seat for seat, time in self._times.items() if time.since is not None)

    def waited(self, seat: int, now: float) -> float:
        """How long that seat has been waited for; nothing while it is not asked."""
        time = self._times.get(seat)
        if time is None or time.since is None:
            return 0.0
        return max(0.0, now - time.since - self._outages.between(time.since, now))

    def expired(self, now: float) -> tuple[int, ...]:
        """The seats whose time has run out."""
        if self.rule is None or self.paused:
            return ()
        passed = self._passed(now)
        return tuple(seat for seat in self.running if self._left(seat) <= passed)

    def deadline(self, now: float) -> float | None:
        """When the first of them runs out, if nothing happens before."""
        if self.rule is None or self.paused or not self.running:
            return None
        return now + min(self._left(seat) for seat in self.running) - self._passed(now)

    def _left(self, seat: int) -> float:
        assert self.rule is not None
        time = self._times[seat]
        return max(0.0, self.rule.turn - time.used) + time.bank

    def told(self, now: float) -> ClockTold | None:
        """The clock as it stands; None where there is none."""
        rule = self.rule
        if rule is None:
            return None
        found = self.copy()
        found._settle(now)
        return ClockTold(
            seats=tuple(
                SeatTime(
                    seat=seat,
                    turn=max(0.0, rule.turn - time.used),
                    bank=max(0.0, time.bank),
                    running=time.since is not None and not self.paused,
                )
                for seat, time in found._times.items()
                if not time.away
            ),
            paused=self.paused,
            pausing=self.pausing,
        )


def _spend(time: _Time, own: float, passed: float) -> None:
    """First the turn's own time, then the bank."""
    before = max(0.0, own - time.used)
    time.used += passed
    time.bank -= max(0.0, passed - before)
